### Las lecciones.

lesson-chapter-basics = Primeros pasos
lesson-chapter-bugs = Los insectos
lesson-chapter-hive = La colmena
lesson-chapter-expansions = Tres insectos más
lesson-chapter-play = Jugar bien

lesson-more =
    { $what ->
        [piece] { $count ->
            [one] Vas bien. Falta una por encontrar.
           *[other] Vas bien. Faltan { $count } por encontrar.
        }
       *[place] { $count ->
            [one] Vas bien. Falta uno por encontrar.
           *[other] Vas bien. Faltan { $count } por encontrar.
        }
    }
lesson-other-piece =
    { $color ->
        [white] Aquí miramos las piezas blancas.
       *[black] Aquí miramos las piezas negras.
    }
lesson-can-move = { bug-subject } puede moverse.
lesson-go-on =
    { $count ->
        [one] Bien. Ahora una jugada más.
       *[other] Bien. { $count } jugadas más.
    }

lesson-not-places = Es posible, pero aquí la reina va primero.
lesson-not-enters = Es posible, pero se trataba de otro sitio.
lesson-not-wins = Es posible, pero la reina aún tiene un lado libre.
lesson-not-draws = Es posible, pero no rodea a las dos reinas.
lesson-not-pins = Es posible, pero la hormiga negra aún puede moverse.
lesson-not-covers = Es posible, pero la reina negra aún no está cubierta.
lesson-not-silences = Es posible, pero las blancas aún tienen jugada.
lesson-not-throws = Es posible, pero la hormiga negra no ha sido lanzada.
lesson-not-fills = Es posible, pero la reina negra tiene tantos lados libres como antes.
lesson-not-escapes = Es posible, pero la reina blanca no tiene más espacio que antes.
lesson-not-defends = Es posible, pero las negras aún pueden ganar en la próxima jugada.
lesson-not-line = Es posible, pero hay algo más fuerte. Deshaz la jugada y mira otra vez.

lesson-aim-title = El objetivo
lesson-aim-text = Rodea a la otra reina por sus seis lados y ganas. No importa de quién sean las piezas que la rodean. Mantén libre tu reina.
lesson-aim-1-task = A la reina negra le queda un lado libre. Lleva allí una hormiga blanca.
lesson-aim-1-hint = Toca una hormiga blanca y luego el sitio libre junto a la reina negra.
lesson-aim-1-done = El cerco está cerrado y ganan las blancas. La mayoría de las piezas que rodean a la reina son negras, y también cuentan.

lesson-table-title = La mesa y los primeros turnos
lesson-table-text = No hay tablero. Las piezas de la mesa son el tablero, y juntas se llaman la colmena. Las blancas empiezan, las negras ponen una pieza al lado, y luego por turnos: colocar una pieza nueva o mover una que ya está.
lesson-table-1-task = Juegas con las blancas. Pon tu primera pieza en la mesa.
lesson-table-1-hint = Elige una pieza de tu mano, cualquiera menos la reina, y toca el sitio marcado.
lesson-table-1-done = Así empieza la colmena. En el juego base tienes once piezas, y no hace falta colocarlas todas.
lesson-table-2-task = Ahora juegas con las negras. Pon una pieza junto a la blanca.
lesson-table-2-hint = Elige una pieza de tu mano. Vale cualquiera de los seis lados.
lesson-table-2-done = Ahora se tocan. Es la única vez que una pieza nueva puede tocar el otro color.

lesson-placing-title = Colocar una pieza
lesson-placing-text = Una pieza nueva debe tocar tu color y no puede tocar el otro. Una vez colocada, sigue en el juego hasta el final.
lesson-placing-1-task = Toca cada sitio al que puede ir una hormiga blanca nueva.
lesson-placing-1-hint = Busca sitios libres junto a la araña blanca que no estén junto a la negra.
lesson-placing-1-done = Eso es, son { $count }. Los demás sitios tocan la araña negra.
lesson-placing-2-task = Hay un hueco en medio de las piezas blancas. Coloca una pieza en él.
lesson-placing-2-hint = Elige una pieza de tu mano y luego el sitio casi rodeado de blancas.
lesson-placing-2-done = En ese hueco nada podría deslizarse, pero una pieza nueva se pone desde arriba.

lesson-queen-first-title = La reina tiene que entrar
lesson-queen-first-text = Coloca tu reina en uno de tus cuatro primeros turnos. Hasta que esté en la mesa, ninguna de tus piezas puede moverse. Si en el cuarto turno sigue en la mano, tienes que colocarla.
lesson-queen-first-1-task = Tu hormiga querría andar. Haz lo que tiene que ir primero.
lesson-queen-first-1-hint = Coloca la reina blanca.
lesson-queen-first-1-done = Tu reina está en la mesa: tus piezas podrán moverse desde el próximo turno.
lesson-queen-first-2-task = Es tu cuarto turno y tu reina sigue en la mano. Colócala.
lesson-queen-first-2-hint = Elige la reina blanca. Vale cualquier sitio que solo toque blancas.
lesson-queen-first-2-done = Justo a tiempo. Muchos jugadores la sacan antes.

lesson-queen-title = La abeja reina
lesson-queen-text = La reina da un paso cada vez, por el borde de la colmena. Es lenta, pero un paso a tiempo puede estropear todo un ataque.
lesson-queen-1-task = Toca cada sitio al que puede llegar la reina negra.
lesson-queen-1-hint = Un paso, a un sitio libre justo a su lado.
lesson-queen-1-done = Eso es, son { $count }. Nunca tiene más.
lesson-queen-2-task = Las negras se acercan a la reina blanca. Llévala a un sitio con más lados libres.
lesson-queen-2-hint = Toca la reina blanca. Puede salir por la derecha.
lesson-queen-2-done = Mucho mejor. Ahora vuelve a tener espacio.

lesson-beetle-title = El escarabajo
lesson-beetle-text = El escarabajo también da un paso, y puede trepar sobre otras piezas. Lo que está debajo no puede moverse. Arriba anda de pieza en pieza, y puede volver a bajar.
lesson-beetle-1-task = Toca cada sitio al que puede llegar este escarabajo blanco, en la mesa y sobre otras.
lesson-beetle-1-hint = Puede ir por la mesa a ambos lados, o trepar a la hormiga o a la araña.
lesson-beetle-1-done = Eso es, son { $count }: dos en la mesa y dos arriba.
lesson-beetle-2-task = Pon el escarabajo blanco sobre la reina negra.
lesson-beetle-2-hint = Está justo a su lado.
lesson-beetle-2-done = Ahora la reina negra no puede moverse hasta que el escarabajo se vaya.
lesson-beetle-3-task = Una pila tiene el color de la pieza de arriba. Aquí un escarabajo negro está sobre una araña blanca. Toca cada sitio para una hormiga negra nueva.
lesson-beetle-3-hint = Mira alrededor de la reina negra y de la pila. La pieza nueva no puede tocar ninguna blanca.
lesson-beetle-3-done = Eso es, son { $count }. Las negras también pueden colocar junto a la pila, porque ahora cuenta como negra.

lesson-grasshopper-title = El saltamontes
lesson-grasshopper-text = El saltamontes salta en línea recta sobre una o más piezas y cae en el primer sitio libre. Necesita algo que saltar, y nunca salta por encima de un espacio vacío.
lesson-grasshopper-1-task = Toca cada sitio al que puede llegar el saltamontes negro.
lesson-grasshopper-1-hint = En cada dirección, sigue la fila de piezas hasta su final.
lesson-grasshopper-1-done = Eso es, son { $count }. Un sitio más allá de un espacio vacío queda fuera de alcance.
lesson-grasshopper-2-task = Salta al hueco del centro.
lesson-grasshopper-2-hint = Toca el saltamontes blanco. Una fila lleva directa al hueco.
lesson-grasshopper-2-done = Ahí no podría deslizarse nada, pero el saltamontes llega desde arriba.

lesson-spider-title = La araña
lesson-spider-text = La araña da exactamente tres pasos alrededor de la colmena, ni más ni menos. No se separa de la colmena y no pisa dos veces el mismo sitio.
lesson-spider-1-task = Toca cada sitio al que puede llegar la araña negra.
lesson-spider-1-hint = Da tres pasos hacia cada lado. En un entrante, la araña puede seguir la colmena por un lado o por el otro.
lesson-spider-1-done = Eso es, son { $count }. Un sitio libre junto a la araña está a dos pasos: no puede pararse ahí.

lesson-ant-title = La hormiga
lesson-ant-text = La hormiga anda alrededor de la colmena tan lejos como quiera. Por eso es una de las piezas más fuertes. No cabe por un paso estrecho.
lesson-ant-1-task = Toca cada sitio al que puede llegar la hormiga blanca.
lesson-ant-1-hint = Toda la vuelta a la colmena.
lesson-ant-1-done = Eso es, son { $count }. El hueco del centro está cerrado para la hormiga, porque la entrada es demasiado estrecha.
lesson-ant-2-task = Esta colmena tiene una bahía abierta. Lleva la hormiga hasta el fondo.
lesson-ant-2-hint = El sitio más hondo está justo debajo de las dos arañas.
lesson-ant-2-done = La entrada de esta bahía es bastante ancha, y la hormiga puede entrar.

lesson-one-hive-title = Una sola colmena
lesson-one-hive-text = Todas las piezas siguen unidas, siempre. Levanta una pieza mentalmente: si las demás se separan, no puede moverse. No importa que al final volviera a unirlas.
lesson-one-hive-1-task = Toca cada pieza negra que no puede moverse.
lesson-one-hive-1-hint = ¿Qué pieza negra une a la reina negra con el resto?
lesson-one-hive-1-done = Eso es. Sin la hormiga, la reina negra quedaría aislada.
lesson-one-hive-2-task = Toca cada pieza negra que no puede moverse.
lesson-one-hive-2-hint = ¿Qué pasaría con el saltamontes mientras la reina se mueve?
lesson-one-hive-2-done = Eso es. Tras un paso la reina tocaría de nuevo a sus dos vecinos, pero por el camino el saltamontes estaría solo.

lesson-gates-title = Espacio para moverse
lesson-gates-text = Las piezas se deslizan, como en una mesa de verdad. Donde dos piezas dejan solo un paso estrecho, nada cabe. Y una pieza que se desliza no se separa de la colmena.
lesson-gates-1-task = Toca cada sitio al que puede llegar la reina negra.
lesson-gates-1-hint = Al deslizarse debe seguir tocando la colmena.
lesson-gates-1-done = Eso es, son { $count }. Cruzando directa hacia la araña blanca perdería el contacto con la colmena.
lesson-gates-2-task = Toca cada sitio al que puede llegar la reina negra.
lesson-gates-2-hint = ¿Hay espacio para deslizarse al hueco de al lado?
lesson-gates-2-done = Eso es, son { $count }. El paso hacia el hueco es demasiado estrecho.
lesson-gates-3-task = Toca cada pieza blanca que no puede moverse.
lesson-gates-3-hint = Una está encerrada. Otra mantiene unida la colmena.
lesson-gates-3-done = Eso es. La reina tiene un lado libre, pero no espacio para salir. El saltamontes mantiene unida la colmena.

lesson-beetle-again-title = Más sobre el escarabajo
lesson-beetle-again-text = En la mesa el escarabajo se desliza como cualquier pieza, y un paso estrecho lo detiene. Desde arriba puede bajar a un hueco vecino. Y un escarabajo puede subirse a otro, incluso los cuatro en un mismo sitio.
lesson-beetle-again-1-task = Baja el escarabajo blanco al hueco del centro.
lesson-beetle-again-1-hint = El escarabajo está sobre la reina blanca, justo al lado del hueco.
lesson-beetle-again-1-done = En ese hueco no podría deslizarse nada, pero el escarabajo llega desde arriba.
lesson-beetle-again-2-task = Un escarabajo negro está sobre tu reina. Pon tu escarabajo encima de él.
lesson-beetle-again-2-hint = Tu escarabajo está justo al lado de esa pila.
lesson-beetle-again-2-done = Ahora el escarabajo negro no puede moverse, y su sitio cuenta como blanco.
lesson-beetle-again-3-task = Toca cada sitio al que puede llegar este escarabajo blanco.
lesson-beetle-again-3-hint = Puede trepar a dos piezas. ¿Hay espacio para deslizarse al hueco?
lesson-beetle-again-3-done = Eso es, son { $count }. En la mesa el paso hacia el hueco es demasiado estrecho también para el escarabajo.

lesson-high-gates-title = Pasos estrechos en lo alto
lesson-high-gates-text = También se puede frenar a una pieza que trepa. Si dos pilas son más altas que el sitio que deja y el sitio al que va, no pasa entre ellas.
lesson-high-gates-1-task = Toca cada sitio al que puede llegar el escarabajo de la mesa.
lesson-high-gates-1-hint = Puede trepar a las dos pilas, pero ¿qué hay entre ellas?
lesson-high-gates-1-done = Eso es, son { $count }. No puede trepar al saltamontes entre las dos pilas.
lesson-high-gates-2-task = Toca cada sitio al que puede llegar el escarabajo que está sobre el saltamontes.
lesson-high-gates-2-hint = Un paso, hacia arriba o hacia abajo. Busca el sitio entre dos pilas.
lesson-high-gates-2-done = Eso es, son { $count }. No puede bajar entre las dos pilas.

lesson-no-move-title = Cuando no puedes jugar
lesson-no-move-text = Si no puedes colocar ni mover ninguna pieza, pasas, hasta que algo vuelva a ser posible. Si hay alguna jugada, tienes que hacerla.
lesson-no-move-1-task = Juegas con las negras. Deja a las blancas sin ninguna jugada.
lesson-no-move-1-hint = ¿Y si tu escarabajo estuviera sobre la reina blanca?
lesson-no-move-1-done = Las blancas deben pasar. La reina está cubierta, la araña mantiene unida la colmena, y cada sitio para una pieza nueva toca una negra.

lesson-the-end-title = El final
lesson-the-end-text = La partida termina cuando una reina está rodeada. Su dueño pierde, aunque la jugada fuera suya. Si una jugada rodea a las dos reinas, son tablas; los jugadores también pueden acordarlas.
lesson-the-end-1-task = Las blancas pueden ganar ahora. Encuentra la jugada.
lesson-the-end-1-hint = La reina negra tiene un lado libre. ¿Qué pieza blanca puede llegar?
lesson-the-end-1-done = La reina negra está rodeada, y ganan las blancas.
lesson-the-end-2-task = Cada reina tiene un lado libre, y es el mismo sitio. Ocúpalo.
lesson-the-end-2-hint = Solo un salto llega hasta ahí.
lesson-the-end-2-done = Las dos reinas quedan rodeadas a la vez. Son tablas.

lesson-mosquito-title = El mosquito
lesson-mosquito-text = El mosquito se mueve como un insecto que toca al empezar su turno, de uno u otro color. Junto a una pila solo cuenta la pieza de arriba. De otro mosquito no aprende nada.
lesson-mosquito-1-task = Este mosquito toca un escarabajo y una araña. Toca cada sitio al que puede llegar.
lesson-mosquito-1-hint = Un paso como el escarabajo, o tres como la araña.
lesson-mosquito-1-done = Eso es, son { $count }.
lesson-mosquito-2-task = Junto a este mosquito hay un escarabajo sobre una hormiga. Toca cada sitio al que puede llegar el mosquito.
lesson-mosquito-2-hint = La hormiga está cubierta, así que solo cuenta el escarabajo.
lesson-mosquito-2-done = Eso es, son { $count }. El mosquito se mueve como el escarabajo de arriba.
lesson-mosquito-3-task = Toca cada pieza blanca que no puede moverse.
lesson-mosquito-3-hint = ¿Qué toca el mosquito blanco?
lesson-mosquito-3-done = Eso es. El mosquito blanco solo toca a un mosquito, así que no tiene nada que copiar.

lesson-ladybug-title = La mariquita
lesson-ladybug-text = La mariquita da exactamente tres pasos: dos por encima de la colmena y uno para bajar. Nunca se queda arriba, y puede entrar en huecos cerrados y salir de ellos.
lesson-ladybug-1-task = Toca cada sitio al que puede llegar la mariquita.
lesson-ladybug-1-hint = Sube a una vecina, pasa a otra pieza y baja a su lado.
lesson-ladybug-1-done = Eso es, son { $count }.

lesson-pillbug-title = El bicho bola
lesson-pillbug-text = El bicho bola da un paso, como la reina. O bien lanza: levanta una pieza vecina, de uno u otro color, y la deja en otro lado. Una pieza que se acaba de mover no puede ser lanzada, y una lanzada descansa un turno.
lesson-pillbug-1-task = El bicho bola puede lanzar a su propia reina. Toca cada sitio al que ella puede ir.
lesson-pillbug-1-hint = Los lados libres del bicho bola.
lesson-pillbug-1-done = Eso es, son { $count }. El bicho bola mantiene unida la colmena y no puede moverse, pero sí lanzar.
lesson-pillbug-2-task = Lanza la hormiga negra.
lesson-pillbug-2-hint = Toca la hormiga negra y luego un lado libre de tu bicho bola.
lesson-pillbug-2-done = Las negras no pueden usar esta hormiga en el próximo turno.
lesson-pillbug-3-task = Ahora juegas con las negras, y tu hormiga acaba de ser lanzada. Toca cada pieza negra que puede moverse.
lesson-pillbug-3-hint = La hormiga descansa. ¿Quién más está libre?
lesson-pillbug-3-done = Eso es. La hormiga podrá moverse otra vez en el turno siguiente.

lesson-mosquito-again-title = Más sobre el mosquito
lesson-mosquito-again-text = Un mosquito que ha trepado a la colmena sigue siendo un escarabajo hasta que baja. En cada turno copia las piezas que toca entonces. Junto a un bicho bola también puede lanzar.
lesson-mosquito-again-1-task = El mosquito está sobre un escarabajo. Toca cada sitio al que puede llegar.
lesson-mosquito-again-1-hint = Allí arriba da un paso como un escarabajo, aunque toque una hormiga.
lesson-mosquito-again-1-done = Eso es, son { $count }. Volverá a copiar a sus vecinas cuando esté en la mesa.
lesson-mosquito-again-2-task = El mosquito vino aquí como una hormiga. Ahora solo toca saltamontes. Toca cada sitio al que puede llegar.
lesson-mosquito-again-2-hint = Ahora salta, en línea recta.
lesson-mosquito-again-2-done = Eso es, son { $count }. Lo que copió el turno anterior ya no cuenta.
lesson-mosquito-again-3-task = Tu mosquito toca un bicho bola negro. Lanza la hormiga negra.
lesson-mosquito-again-3-hint = Toca la hormiga negra y luego un lado libre de tu mosquito.
lesson-mosquito-again-3-done = El mosquito ha lanzado como un bicho bola, aunque mantiene unida la colmena y no puede moverse.

lesson-opening-title = La apertura de torneo
lesson-opening-text = En los torneos nadie empieza con la reina, y Skep juega así también si no eliges otra cosa. Muchos la sacan en el segundo turno, para que sus piezas puedan moverse pronto.
lesson-opening-1-task = Coloca tu primera pieza: cualquiera menos la reina.
lesson-opening-1-hint = Un saltamontes o una araña es un buen comienzo. Guarda tus hormigas para después.
lesson-opening-1-done = Un comienzo tranquilo.
lesson-opening-2-task = Es tu segundo turno. Saca tu reina.
lesson-opening-2-hint = Elige la reina blanca y un sitio junto a tu primera pieza.
lesson-opening-2-done = Desde el próximo turno tus piezas pueden moverse.

lesson-pins-title = Clavar piezas
lesson-pins-text = Una pieza que mantiene unida la colmena no puede moverse. Así puedes clavar una pieza fuerte con una más débil: pon la tuya en su lado exterior, donde no toque nada más.
lesson-pins-1-task = Clava la hormiga negra.
lesson-pins-1-hint = Tu hormiga puede ir al lado exterior de la hormiga negra.
lesson-pins-1-done = La hormiga negra ya no puede moverse: sin ella, tu hormiga quedaría aislada.
lesson-pins-2-task = Clava la hormiga negra con una pieza más débil que una hormiga.
lesson-pins-2-hint = Una de tus arañas puede ir a su lado exterior.
lesson-pins-2-done = Una araña por una hormiga: un buen cambio.

lesson-filling-title = Cercar a la reina
lesson-filling-text = Cuenta los lados libres de ambas reinas y lleva piezas hacia la negra. Un escarabajo encima la retiene. Además, su sitio cuenta entonces como tuyo, así que puedes colocar piezas nuevas a su lado.
lesson-filling-1-task = Quítale un lado libre a la reina negra.
lesson-filling-1-hint = Tu hormiga puede llegar hasta ella.
lesson-filling-1-done = Un lado menos.
lesson-filling-2-task = Otra vez la misma posición. Pon ahora un escarabajo sobre la reina negra.
lesson-filling-2-hint = Tus dos escarabajos están a su lado.
lesson-filling-2-done = Ya no puede apartarse, y su sitio cuenta como blanco.

lesson-tempo-title = El tempo
lesson-tempo-text = Haz amenazas a las que el otro deba responder, y tú decides por dónde va la partida. Pero mira antes a tu reina: si las negras amenazan con ganar, impídelo antes que nada.
lesson-tempo-1-task = Las blancas pueden ganar en dos jugadas, hagan las negras lo que hagan. Haz la primera.
lesson-tempo-1-hint = Primero la hormiga, para que quede un solo lado libre. Luego baja el escarabajo.
lesson-tempo-1-done = El escarabajo baja al último lado libre, y ganan las blancas. Desde lo alto de la reina nadie podía impedírselo.
lesson-tempo-2-task = Las negras amenazan con saltar al último lado libre de tu reina. Impídelo.
lesson-tempo-2-hint = Clava el saltamontes negro.
lesson-tempo-2-done = Ahora el saltamontes mantiene unida la colmena y no puede saltar.

lesson-first-game-title = Tu primera partida
lesson-first-game-text = Juega ahora una partida entera contra nuestro nivel más amable. En cada turno hay un consejo. Puedes deshacer jugadas tantas veces como quieras.
lesson-first-game-1-task = Juegas con las blancas. Rodea a la reina negra.
lesson-first-game-1-hint = Saca pronto tu reina, después tus hormigas, y cuenta los lados libres de ambas reinas.
lesson-first-game-1-done = Has ganado tu primera partida. ¡Bien jugado!
lesson-game-lost = Esta vez las negras fueron más rápidas. Ya sabes cómo va una partida; juega otra.
lesson-game-drawn = Las dos reinas quedaron rodeadas a la vez: tablas, y eso es raro. ¡Bien jugado!

advice-first = Empieza con un saltamontes o una araña, y guarda tus hormigas para después.
advice-queen = Saca ahora tu reina, para que tus piezas puedan moverse.
advice-queen-due = Tu reina tiene que entrar ahora. Elige un sitio con muchos lados libres.
advice-wait = Las negras están pensando.
advice-pass = En este turno no puedes hacer nada, así que pasas.
advice-win = ¡Puedes ganar con esta jugada! Mira el último lado libre de la reina negra.
advice-danger =
    { $count ->
        [one] Cuidado: a tu reina solo le queda un lado libre. Muévela, o aparta una pieza de ella.
       *[other] Cuidado: a tu reina solo le quedan { $count } lados libres. Hazle sitio.
    }
advice-ant = Saca una hormiga. Puede llegar a cualquier lado de la reina negra.
advice-fill =
    { $count ->
        [one] A la reina negra le queda un lado libre. Busca una pieza que pueda llegar pronto.
       *[other] La reina negra tiene { $count } lados libres. Acércale una pieza.
    }
advice-build = Coloca otra pieza, o acerca una a la reina negra.
