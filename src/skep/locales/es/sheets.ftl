rules-sheets-title = Si tu reglamento impreso dice otra cosa
rules-sheets-text = Los reglamentos impresos no coinciden en todo, y algunos omiten cosas. Así juega Skep, como en los torneos y en otros programas.
rules-sheets-setting = Ajuste: { $setting }

rules-sheet-turns-title = ¿Quién empieza, y qué es un turno?
rules-sheet-turns-text = Ningún reglamento dice qué color empieza. En Skep empiezan las blancas. En cada turno se hace una sola cosa: una pieza recién colocada se mueve como pronto en el turno siguiente.

rules-sheet-queen-opens-title = ¿Puede la reina ser la primera?
rules-sheet-queen-opens-text = Según los reglamentos impresos, sí. En los torneos nadie puede empezar con la reina, y así juega Skep si no eliges otra cosa.

rules-sheet-how-many-title = ¿Cuántas piezas hay?
rules-sheet-how-many-text = Unos reglamentos dan once piezas a cada uno, otros trece. Son ediciones distintas. En Skep eliges qué insectos participan.

rules-sheet-touching-title = ¿Qué debe tocar una pieza nueva?
rules-sheet-touching-text = Unos reglamentos solo dicen que no puede tocar el otro color, otros solo que debe tocar el tuyo. Valen ambas cosas, también para el mosquito, del que dos reglamentos no lo dicen.

rules-sheet-hole-title = ¿Se puede poner una pieza en un hueco?
rules-sheet-hole-text = Sí. Una pieza nueva puede llenar un hueco si solo toca tu color. El reglamento alemán hace entrar a los mosquitos «de fuera»: eso quiere decir de la mano. Un escarabajo llega a un hueco con una jugada, desde arriba.

rules-sheet-contact-title = ¿Quién debe seguir tocando la colmena?
rules-sheet-contact-text = Los reglamentos lo dicen de la araña, y algunos de la reina. Vale para toda pieza que se desliza, en cada paso.

rules-sheet-beetle-gates-title = ¿Un paso estrecho detiene al escarabajo?
rules-sheet-beetle-gates-text = Los reglamentos llaman al escarabajo una excepción. Es verdad cuando trepa o baja. En la mesa lo detiene un paso estrecho, y más arriba dos pilas altas.

rules-sheet-ladybug-gates-title = ¿Un paso estrecho detiene a la mariquita?
rules-sheet-ladybug-gates-text = Los reglamentos no lo dicen. Trepa por piezas sueltas, pero, como un escarabajo, no pasa entre dos pilas más altas que el sitio que deja y que el sitio al que va.

rules-sheet-beetle-stops-title = ¿Solo un escarabajo detiene a otro?
rules-sheet-beetle-stops-text = Los reglamentos lo dicen, pero solo es verdad de un escarabajo encima de la colmena. También lo detiene un mosquito encima, un paso estrecho y, en la mesa, la regla de una sola colmena.

rules-sheet-stack-title = ¿Qué altura puede tener una pila?
rules-sheet-stack-text = Los reglamentos hablan de cuatro escarabajos. Con los mosquitos, que trepan como ellos, puede tener siete piezas.

rules-sheet-ant-ways-title = ¿Por dónde puede ir la hormiga?
rules-sheet-ant-ways-text = Un reglamento le prohíbe, como a toda pieza que se desliza, cualquier espacio dentro de la colmena. Solo la detienen los pasos estrechos: en una bahía abierta puede entrar. Que deba seguir una sola dirección, como dicen otros, no cambia nada.

rules-sheet-spider-words-title = ¿Qué tiene que ver la araña con el saltamontes?
rules-sheet-spider-words-text = Un reglamento Carbon antiguo dice que la araña toca una pieza en cada paso, excepto el saltamontes. Es una errata. Puede ir junto a cualquier pieza.

rules-sheet-mosquito-stack-title = ¿Qué copia un mosquito junto a una pila?
rules-sheet-mosquito-stack-text = Algunos reglamentos no lo dicen, y dos hablan de casos especiales. Es siempre la pieza de arriba, y nada de lo que hay debajo.

rules-sheet-mosquito-kinds-title = ¿El mosquito copia a todas sus vecinas?
rules-sheet-mosquito-kinds-text = El reglamento griego dice que a todas. Para cada jugada eliges una clase, y nunca se mezclan pasos de dos clases. Decide lo que toca al empezar la jugada.

rules-sheet-mosquito-pillbug-title = ¿Qué hace un mosquito junto a un bicho bola?
rules-sheet-mosquito-pillbug-text = Solo el reglamento griego conoce al bicho bola. Junto a uno de cualquier color, el mosquito puede moverse como él o lanzar como él, pero no si lo han lanzado a él en el turno anterior.

rules-sheet-pass-title = ¿Y si no puedes hacer nada?
rules-sheet-pass-text = El reglamento en hebreo no lo dice. Pasas hasta que algo vuelva a ser posible, y si no, no puedes pasar.

rules-sheet-own-queen-title = ¿Y si rodeas a tu propia reina?
rules-sheet-own-queen-text = El reglamento en hebreo solo habla de quien ataca. Pierde quien tiene la reina rodeada, haya movido quien haya movido.

rules-sheet-draw-title = ¿Cuándo acaba la partida en tablas?
rules-sheet-draw-text = Según el reglamento en hebreo, solo si una jugada rodea a las dos reinas. En Skep los jugadores también pueden acordar tablas. No tener jugadas no son tablas, aunque algunos reglamentos usen la palabra del ajedrez.

rules-sheet-repetition-title = ¿La repetición son tablas?
rules-sheet-repetition-text = Los reglamentos no lo dicen. En Skep no, si no lo eliges antes de la partida.
