### Lo que dice el terminal con `skep play`.

cli-on = sobre
cli-hand =
    { $color ->
        [white] Mano de las blancas
       *[black] Mano de las negras
    }
cli-to-move = { color-name } juegan, turno { $turn }.
cli-has-won = { color-name } han ganado.
cli-drawn = La partida acaba en tablas.
cli-last-move = Última jugada: { $move }.
cli-here = aquí

cli-start =
    { $opening ->
        [rulebook] Hive, { $type } con la apertura del reglamento.
       *[tournament] Hive, { $type } con la apertura de torneo.
    }
cli-how = Escribe una jugada como wS1, una pieza para ver adónde puede ir, o help.
cli-against = Juegas con { $color ->
        [white] las blancas
       *[black] las negras
    }. Tu rival: { $name }, nivel { $level }.
cli-engine-plays = { $name }: { $move }
cli-engine-plays-on = { $name } quiere seguir mientras nada se repita.

cli-help =
    Una jugada se escribe wA1 -bQ: la hormiga blanca 1 va a la izquierda de la reina negra.
      \R  R/   arriba a la izquierda, arriba a la derecha de la pieza R
      -R  R-   a la izquierda, a la derecha
      /R  R\   abajo a la izquierda, abajo a la derecha
      R        encima de R
    O elige: una pieza (wA1, o solo a1, ant o a) y luego un número de la lista.

      moves            la lista de todas las jugadas
      why MOVE         decir si una jugada es posible y, si no, por qué
      pass             pasar; solo cuando debes, y entonces basta Intro
      undo, redo [N]   deshacer las últimas jugadas, y volver a hacerlas
      board            dibujar otra vez la mesa
      draw, resign     terminar la partida
      new [TYPE]       empezar otra partida, como new Base+M
      save FILE        guardar la partida: en PGN, o como cadena en .uhp y .txt
      load FILE        seguir una partida en PGN, SGF o cadena
      game             mostrar la cadena de la partida
      quit             salir (también Ctrl-D)

cli-yes = s si sí
cli-question = { $question } [s/N]
cli-agree =
    { $color ->
        [white] Blancas, ¿aceptáis tablas?
       *[black] Negras, ¿aceptáis tablas?
    }
cli-leave = La partida no está guardada. ¿Salir de todos modos?
cli-replace = { $file } ya existe. ¿Reemplazarlo?

cli-cannot = { $piece }: { $reason }
cli-no-kind =
    { $bug ->
        [queen] Tu reina no puede moverse ahora.
       *[other] Ninguna de tus piezas de esta clase puede moverse ahora.
    }
cli-can-go =
    { $count ->
        [one] { $piece } puede ir a un sitio.
       *[other] { $piece } puede ir a { $count } sitios.
    }
cli-why-what = ¿Explicar qué? Escribe why y una jugada, como why wA1 -bQ.
cli-legal-pass = Es posible: no hay otra jugada.
cli-legal-place = Es posible: se coloca ahí.
cli-legal-throw = Es posible; la lanza: { $piece }.
cli-legal-slide =
    { $count ->
        [one] Es posible: se desliza hasta ahí.
       *[other] Es posible: se desliza hasta ahí en { $count } pasos.
    }
cli-legal-jump = Es posible: salta hasta ahí.
cli-legal-climb = Es posible: trepa hasta ahí.
cli-no-list = No hay lista de la que elegir: escribe moves, o una pieza.
cli-pick = Elige un número del 1 al { $count }.
cli-type-number = Escribe un número para hacer esa jugada.
cli-only-pass = No hay jugada: pulsa Intro para pasar.
cli-must-pass = { color-name } no tienen jugada y deben pasar: pulsa Intro.

cli-not-understood = { $word } no es una jugada ni una orden.
cli-did-you-mean = ¿Querías decir { $word }?
cli-try = Escribe una jugada, una pieza, o help.
cli-how-many = ¿Cuántas jugadas? Escribe un número, o nada para una.
cli-nothing-to-undo = No hay nada que deshacer.
cli-nothing-to-redo = No hay nada que rehacer.

cli-prompt-over = Fin de la partida
cli-ended =
    { $how ->
        [queen_surrounded] la reina está rodeada
        [both_queens_surrounded] las dos reinas están rodeadas
        [resignation] por abandono
        [agreement] de común acuerdo
        [repetition] la posición se ha dado tres veces
        [timeout] por tiempo
        [abandoned] el otro jugador se ha ido
        [forfeit] por incomparecencia
       *[adjudication] por decisión de un árbitro
    }
cli-won-by = { color-name } ganan: { cli-ended }.
cli-drawn-by = Tablas: { cli-ended }.
# What may be done after the end.
cli-what-next = Escribe save FILE, undo, new o quit.
cli-over = La partida ha terminado.
cli-over-now = La partida ha terminado. Escribe undo para seguirla, o new para empezar otra.
cli-repeated = Esta posición se ha dado tres veces; podéis acordar tablas.
cli-goes-on = La partida sigue.

cli-unsaved = La partida no se ha guardado. Para seguirla:
cli-save-where = ¿Dónde? Escribe save y un nombre de archivo, como save game.pgn.
cli-load-which = ¿Qué archivo? Escribe load y su nombre.
cli-not-written = No se ha guardado nada.
cli-saved = Guardado en { $file }.
cli-saved-without-result = Guardado en { $file }, pero sin el resultado.
