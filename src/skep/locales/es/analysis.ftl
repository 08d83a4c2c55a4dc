analysis = Análisis
analyse = Analizar
analysis-chances = Posibilidades
analysis-even = Las posibilidades están igualadas.
analysis-better =
    { $color ->
        [white] Las blancas están algo mejor.
       *[black] Las negras están algo mejor.
    }
analysis-clearly-better =
    { $color ->
        [white] Las blancas están claramente mejor.
       *[black] Las negras están claramente mejor.
    }
analysis-winning =
    { $color ->
        [white] Las blancas están ganando.
       *[black] Las negras están ganando.
    }
analysis-wins-in =
    { $color ->
        [white] Las blancas pueden forzar la victoria. Jugadas: { $moves }.
       *[black] Las negras pueden forzar la victoria. Jugadas: { $moves }.
    }
analysis-depth = Profundidad { $depth }
analysis-speed = Posiciones por segundo: { $speed }
analysis-deeper = Buscar más a fondo
analysis-stop = Parar
analysis-lines = Líneas
analysis-to-game = Volver a la partida
analysis-not-now = Una partida contra otra persona se puede analizar cuando ha terminado.
analysis-unavailable = No se ha podido cargar el programa de análisis en este navegador.
analysis-variation = Variante
analysis-threat = Amenaza
analysis-threat-means = ¿Qué haría el rival si se pasara el turno?
analysis-tools = Editar
analysis-notes = Comentario y signos
analysis-draw = Flechas y marcas
analysis-promote = Poner esta variante primero
analysis-delete = Borrar desde aquí
analysis-undo = Deshacer
analysis-comment = Comentario
analysis-signs = Signos
analysis-sign-1 = Buena jugada
analysis-sign-2 = Error
analysis-sign-3 = Jugada brillante
analysis-sign-4 = Error grave
analysis-sign-5 = Jugada interesante
analysis-sign-6 = Jugada dudosa
analysis-address = Una dirección para enviar
analysis-address-means = Las jugadas, variantes y comentarios se guardan en el servidor tal como están ahora. Cualquiera que tenga la dirección los ve.
analysis-address-expires = Se borra todo cuando nadie la abre durante mucho tiempo.
analysis-make-address = Crear una dirección
analysis-copy-pgn = Copiar como PGN
play-from-here = Seguir desde aquí
game-from-position = Desde una posición elegida

setup = Componer una posición
setup-leave = Volver al análisis
setup-to-move = Juegan
setup-turn =
    { $color ->
        [white] Blancas
       *[black] Negras
    }
setup-just-moved = Recién movida
setup-nobody = Ninguna
setup-remove = Quitar
setup-clear = Vaciar la mesa
setup-possible = Una partida puede llegar a esta posición.
setup-fault-cannot_climb = Solo los escarabajos y los mosquitos pueden estar sobre otras piezas. Aquí: { $pieces }.
setup-fault-two_hives = Estas piezas están separadas de la colmena: { $pieces }.
setup-fault-too_early = Hay más piezas en juego que turnos jugados.
setup-fault-no_first_piece =
    { $color ->
        [white] Las blancas ya han tenido un turno y no tienen ninguna pieza en juego.
       *[black] Las negras ya han tenido un turno y no tienen ninguna pieza en juego.
    }
setup-fault-queen_due =
    { $color ->
        [white] Falta la reina blanca: entra en juego a más tardar en el cuarto turno.
       *[black] Falta la reina negra: entra en juego a más tardar en el cuarto turno.
    }
setup-fault-queen_first_turn = La reina no puede ser la primera pieza de un jugador. Aquí: { $pieces }.
setup-fault-queen_not_placed = Ninguna pieza ha podido trepar antes de que su reina estuviera en juego. Aquí: { $pieces }.
setup-fault-just_moved_not_in_play = La pieza recién movida no está en juego.
setup-fault-just_moved_covered = La pieza recién movida está debajo de otra.
setup-fault-just_moved_not_thrown = Una pieza del bando que juega solo puede haber sido lanzada ahí, y no hay ningún bicho bola cerca.
