### Las reglas, para leer e imprimir.

rules-title = Las reglas de Hive
rules-lead = Dos jugadores, una colmena, sin tablero. Una partida dura un cuarto de hora.
rules-trademark = Hive es una marca de Gen42 Games. Skep no tiene relación con esa empresa.
# The link above the title, which leads back to the lessons.
rules-back = Todas las lecciones

rules-legend = En las figuras, «o» es un sitio al que la pieza puede ir, y «x» uno al que no. Los nombres son los de las piezas: w blanca, b negra, y luego Q reina, B escarabajo, G saltamontes, S araña, A hormiga, M mosquito, L mariquita, P bicho bola.

rules-aim-title = El objetivo
rules-aim-text =
    Rodea a la reina del otro jugador por sus seis lados, y mantén libre la tuya. No importa de quién sean las piezas que rodean a una reina.

rules-pieces-title = Las piezas
rules-pieces-text =
    Un jugador tiene las piezas blancas, y el otro las mismas en negro. Todas están ante su dueño, a la vista de ambos: es la mano.

    El mosquito, la mariquita y el bicho bola son extras. Acordad antes de la partida cuáles participan.

    En el juego base cada uno tiene once piezas. La edición Carbon añade la mariquita y el mosquito, que hacen trece, y con el bicho bola son catorce. Cada uno de los tres se puede añadir también por separado.
rules-pieces-line = { bug-title }: { $count }

rules-turns-title = Por turnos
rules-turns-text =
    Las blancas empiezan y ponen una pieza en la mesa. Las negras ponen una a su lado, por donde quieran. Después se juega por turnos.

    En tu turno haces una cosa: colocar una pieza nueva o mover una que está en la mesa. Las piezas de la mesa son la colmena. No hay otro tablero.

rules-placing-title = Colocar una pieza
rules-placing-text =
    Una pieza nueva debe tocar al menos una de tu color y ninguna del otro. Solo la primera pieza de las negras es una excepción. Una pila tiene el color de la pieza de arriba.

    Una pieza nueva se pone desde arriba, así que puede llenar un hueco donde nada podría deslizarse. Se queda en la mesa hasta el final. No hace falta colocar todas las piezas.

rules-queen-first-title = La reina tiene que entrar
rules-queen-first-text =
    Tu reina debe estar en la mesa tras tu cuarto turno. Si al llegar ese turno sigue en la mano, solo puedes colocarla a ella.

    Hasta que tu reina esté en la mesa, solo puedes colocar piezas. Ninguna de las tuyas puede moverse.

rules-moving-title = Mover una pieza
rules-moving-text =
    Cada insecto se mueve a su manera. Una pieza puede acabar junto a cualquier otra, de uno u otro color. Solo la pieza de arriba de una pila puede moverse, y nada sale nunca de la mesa.

    Toda jugada respeta dos reglas: la colmena sigue unida, y hay espacio para moverse.

rules-one-hive-title = Una sola colmena
rules-one-hive-text =
    Todas las piezas de la mesa siguen unidas, también mientras una está en camino. Levanta la pieza: si las demás ya no están unidas, no puede moverse, aunque al final volviera a unirlas. Una pieza que está sobre otra es siempre libre en este sentido.

rules-room-title = Espacio para moverse
rules-room-text =
    Por la mesa las piezas se deslizan. Ninguna cabe por un paso demasiado estrecho entre dos piezas, ni para entrar en un hueco ni para salir de él.

    En cada paso por la mesa la pieza sigue tocando la colmena. No puede cruzar el espacio vacío.

rules-bugs-title = Los insectos

rules-queen-text = La reina da un paso por el borde de la colmena.

rules-beetle-text =
    El escarabajo da un paso. También puede trepar sobre otra pieza, andar por encima de pieza en pieza y volver a bajar, incluso a un hueco. Lo que está debajo no puede moverse, y el sitio cuenta como de su color. Un escarabajo puede subirse a otro.

    Se coloca como cualquier otra pieza, nunca encima.

    En la mesa se desliza, y allí un paso estrecho lo detiene. Los cuatro escarabajos pueden estar en un mismo sitio.

rules-grasshopper-text = El saltamontes salta en línea recta sobre una o más piezas y cae en el primer sitio libre. Debe saltar al menos una pieza y no puede saltar por encima de un espacio vacío. Puede saltar dentro de un hueco cerrado y salir de él.

rules-spider-text = La araña da exactamente tres pasos por el borde de la colmena. No pisa dos veces el mismo sitio en una jugada.

rules-ant-text =
    La hormiga anda por el borde de la colmena tantos pasos como quiera.

    Puede entrar en una bahía de boca bastante ancha, pero no en un hueco cerrado.

rules-expansions-title = Tres insectos más

rules-mosquito-text =
    El mosquito se mueve como un insecto que toca al empezar su jugada, de uno u otro color. Si toca varias clases, eliges una. Junto a una pila solo cuenta la pieza de arriba.

    Si solo toca a un mosquito, no puede moverse. Encima de otras piezas se mueve como un escarabajo hasta que baja.

    En su turno siguiente copia las piezas que toca entonces.

rules-ladybug-text = La mariquita da exactamente tres pasos: sube a la colmena, pasa a otra pieza y baja a un sitio libre. No anda por la mesa y nunca se queda arriba.

rules-pillbug-text =
    El bicho bola da un paso por el borde de la colmena, como la reina. En vez de eso puede lanzar una pieza que esté sola a su lado, de uno u otro color: sube al bicho bola y baja a otro lado libre suyo. Puede hacerlo aunque él mismo no pueda moverse. Un mosquito en la mesa que toca a un bicho bola también puede lanzar.

    Una pieza que se movió en el turno anterior no puede ser lanzada ni lanzar. Una pieza lanzada descansa el turno siguiente. También aquí la colmena debe seguir unida.

rules-high-gates-title = Pasos estrechos en lo alto
rules-high-gates-text = También por encima de la mesa hace falta espacio. Una pieza que trepa o es lanzada no pasa entre dos pilas si ambas son más altas que el sitio que deja y el sitio al que va. Solo el saltamontes se libra de esta regla.

rules-no-move-title = Cuando no puedes jugar
rules-no-move-text =
    Si no puedes colocar ni mover ninguna pieza, pasas, hasta que algo vuelva a ser posible. Si hay alguna jugada, no puedes pasar.

rules-end-title = El final de la partida
rules-end-text =
    La partida termina cuando una reina está rodeada por sus seis lados. Su dueño ha perdido, sea de quien sea la última jugada. Una reina bajo un escarabajo también cuenta.

    Si una jugada rodea a las dos reinas, la partida acaba en tablas. Los jugadores también pueden acordar tablas. Si así lo acuerdan antes de la partida, también son tablas cuando la misma posición se da por tercera vez.

rules-opening-title = La apertura en los torneos
rules-opening-text = En los torneos nadie puede empezar con la reina. Skep juega así también, salvo que elijas lo que dicen los reglamentos impresos: allí cualquier pieza puede ser la primera.

rules-figure-aim-1 = La reina negra está rodeada: han ganado las blancas.
rules-figure-placing-1 = Una pieza blanca nueva tiene { $count } sitios. Los demás tocan piezas negras.
rules-figure-one-hive-1 = La hormiga negra no puede moverse: la colmena se partiría.
rules-figure-one-hive-2 = La reina negra no puede moverse: por el camino el saltamontes se quedaría solo.
rules-figure-gates-1 = La reina negra puede deslizarse a { $count } sitios. De camino a la cruz perdería el contacto con la colmena.
rules-figure-gates-2 = La reina negra no puede deslizarse al hueco: el paso es demasiado estrecho.
rules-figure-gates-3 = La reina blanca está encerrada, aunque tiene un lado libre. El saltamontes mantiene unida la colmena.
rules-figure-queen-1 = La reina negra puede llegar a { $count } sitios.
rules-figure-beetle-1 = El escarabajo blanco puede llegar a { $count } sitios, dos de ellos arriba.
rules-figure-beetle-3 = Un escarabajo negro está sobre una araña blanca. Las negras pueden colocar a su lado: { $count } sitios.
rules-figure-grasshopper-1 = El saltamontes negro puede llegar a { $count } sitios. La cruz está más allá de un espacio vacío.
rules-figure-grasshopper-2 = El saltamontes blanco ha saltado dentro de un hueco.
rules-figure-spider-1 = La araña negra puede llegar a { $count } sitios. La cruz está a dos pasos.
rules-figure-ant-1 = La hormiga blanca puede llegar a { $count } sitios. El hueco del centro está cerrado para ella.
rules-figure-mosquito-1 = El mosquito toca un escarabajo y una araña: { $count } sitios.
rules-figure-ladybug-1 = La mariquita puede llegar a { $count } sitios.
rules-figure-pillbug-2 = El bicho bola blanco ha lanzado la hormiga negra.
rules-figure-high-gates-1 = El escarabajo de la derecha puede llegar a { $count } sitios, pero no al saltamontes entre las dos pilas.
rules-figure-no-move-1 = Las blancas deben pasar: no hay nada que colocar ni que mover.
rules-figure-the-end-2 = Un salto rodea a las dos reinas: tablas.
rules-figure-table-2 = Las negras ponen su primera pieza junto a la blanca, por cualquier lado.
rules-figure-placing-2 = Las blancas han colocado una pieza en un hueco.
rules-figure-queen-first-2 = La reina entra a más tardar en el cuarto turno.
rules-figure-ant-2 = La hormiga ha entrado en una bahía abierta.
rules-figure-beetle-again-1 = El escarabajo blanco ha bajado al hueco.
rules-figure-beetle-again-2 = El escarabajo blanco está sobre uno negro, y este sobre la reina blanca.
rules-figure-beetle-again-3 = El escarabajo blanco puede llegar a { $count } sitios, pero no puede deslizarse al hueco.
rules-figure-mosquito-2 = Solo cuenta el escarabajo de arriba, no la hormiga de debajo: { $count } sitios.
rules-figure-mosquito-again-1 = Sobre un escarabajo el mosquito se mueve como un escarabajo: { $count } sitios.
rules-figure-mosquito-again-2 = El mosquito solo toca saltamontes, así que salta: { $count } sitios.
rules-figure-mosquito-again-3 = El mosquito blanco, junto al bicho bola negro, ha lanzado la hormiga negra.
rules-figure-ladybug-gate = Entre las dos pilas la mariquita no puede trepar a la reina: { $count } sitios.
rules-figure-opening-2 = Las blancas sacan la reina en el segundo turno.
rules-figure-stack = Siete piezas en un mismo sitio: una araña, cuatro escarabajos y dos mosquitos.
rules-figure-own-queen = Las blancas han rodeado a su propia reina: han ganado las negras.
rules-figure-repetition = La reina blanca va y viene, y la posición se repite.
rules-figure-editions = Mariquita, mosquito y bicho bola: no todas las ediciones los tienen.

rules-signs-title = Cómo leer las figuras
rules-sign-target = La pieza puede ir aquí.
rules-sign-climb = La pieza puede trepar aquí.
rules-sign-cross = La pieza no puede ir aquí.
rules-sign-chosen = De esta pieza se trata.
rules-sign-stuck = Esta pieza no puede moverse.
rules-sign-moved = Esta pieza se ha movido, desde el contorno vacío a lo largo de la línea.
rules-contents = Índice
