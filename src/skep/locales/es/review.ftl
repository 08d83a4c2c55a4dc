### A review of a game: what a move does, what it is worth, and what would have been better.

# The queen of a colour inside a sentence; other forms of the word are attributes.
# $color: white or black.
review-queen =
    { $color ->
        [white] la reina blanca
       *[black] la reina negra
    }
    .gen =
        { $color ->
            [white] de la reina blanca
           *[black] de la reina negra
        }
    .dat =
        { $color ->
            [white] a la reina blanca
           *[black] a la reina negra
        }

## What a move does
##
## Each is said of the move that was made and of the one that was better, so it is in the present and names
## no person. $color is the colour of the queen or the player it is about (white or black), $free how many
## sides of that queen are free after the move, $pieces the pieces it is about, as a list of names in the
## form of piece-name: put it after a colon.

fact-surrounds_queen = La jugada rodea { review-queen.dat } y gana.
fact-surrounds_own_queen = El jugador ocupa el último lado libre de su propia reina y pierde.
fact-surrounds_both = Las dos reinas están rodeadas: tablas.
fact-allows_win = Después de esto se puede rodear { review-queen.dat } enseguida.
fact-crowds_own_queen = El jugador quita un lado libre a su propia reina (lados libres que quedan: { $free }).
fact-queen_goes_tight = La reina va adonde hay menos lados libres ({ $free }).
fact-opens_queen = La jugada da más espacio { review-queen.dat } (lados libres: { $free }).
fact-climbs_off_queen = La pieza baja { review-queen.gen }.
fact-frees_opponent = La jugada libera piezas rivales: { $pieces }.
fact-uncovers = La jugada descubre una pieza rival: { $pieces }.
fact-pins_own = La jugada clava piezas propias: { $pieces }.
fact-frees_queen = Ahora { review-queen } puede moverse de nuevo.
fact-climbs_on_queen = La pieza sube encima { review-queen.gen }, que ya no puede moverse.
fact-threatens = La jugada amenaza con rodear { review-queen.dat } en el próximo turno.
fact-stops_threat = La jugada para la amenaza de rodear { review-queen.dat }.
fact-forces_pass = El rival se queda sin jugadas y tiene que pasar.
fact-drops_beside_queen = Una pieza nueva entra al lado { review-queen.gen } (lados libres que quedan: { $free }).
fact-attacks_queen = La jugada ocupa un lado { review-queen.gen } (lados libres que quedan: { $free }).
fact-shuts_in_queen = Ahora { review-queen } ya no puede moverse.
fact-queen_escapes = La reina va adonde hay más lados libres ({ $free }).
fact-opens_own_queen = El jugador da más espacio a su propia reina (lados libres: { $free }).
fact-throws = La jugada lanza una pieza rival: { $pieces }.
fact-throws_own = La jugada lanza una pieza propia: { $pieces }.
fact-covers = La pieza sube encima de otra, que ya no puede moverse: { $pieces }.
fact-pins = La jugada clava piezas rivales: { $pieces }.
fact-frees_own = La jugada libera piezas propias: { $pieces }.
fact-places_queen = La reina entra en juego.
fact-last_in_hand = Entra en juego la última pieza de la mano: { $pieces }.
fact-brings = Entra en juego una pieza nueva: { $pieces }.
fact-repeats = La posición ya se había dado antes.
fact-passes = No había jugadas: solo se podía pasar.
fact-quiet = Una jugada tranquila: { $pieces }.

## What a move is worth

# $judgement: best, good, only_move, inaccuracy, mistake, blunder or missed_win.
review-judgement =
    { $judgement ->
        [best] Mejor jugada
        [good] Buena jugada
        [only_move] Única jugada
        [inaccuracy] Imprecisión
        [mistake] Error
        [blunder] Error grave
       *[missed_win] Victoria perdida
    }
# $move: a move as UHP writes it.
review-better = Era mejor { $move }.
# $count: how many turns the win would have taken.
review-missed-win = Se dejó escapar una victoria forzada (turnos necesarios: { $count }).
# $color: white or black. $before, $after: chances in percent.
review-chances = Posibilidades de las { $color ->
    [white] blancas
   *[black] negras
}: { NUMBER($before, style: "percent") }, luego { NUMBER($after, style: "percent") }.

## The review as a whole

review-title = Repaso de la partida
review-turning-points = Momentos decisivos
review-no-turning-points = La partida no tuvo momentos decisivos.
# $white, $black: in percent.
review-accuracy = Precisión: blancas { NUMBER($white, style: "percent") }, negras { NUMBER($black, style: "percent") }.
# $ply: which move. $count: how many there are.
review-progress = Repaso de la jugada { $ply } de { $count }

## The review on the page

review-open = Repaso
review-of = Repaso: { $game }
review-to-game = A la partida
review-summary = Resumen
review-start = Empieza la partida.
review-graph = Posibilidades de las blancas a lo largo de la partida
review-graph-at = Tras la jugada { $number }: blancas { NUMBER($chance, style: "percent") }
review-percent = { NUMBER($value, style: "percent") }
review-accuracy-label = Precisión
review-well =
    { $who ->
        [you] Tus buenas jugadas: { $good } de { $total }.
        [white] Buenas jugadas de las blancas: { $good } de { $total }.
       *[black] Buenas jugadas de las negras: { $good } de { $total }.
    }
review-better-was = Era mejor
review-show-better = Mostrar la jugada mejor
review-show-next = Jugada siguiente
review-show-played = Lo que se jugó
review-try = Buscar las jugadas mejores ({ $count })
review-try-this = Intentarlo otra vez
review-try-place = { $place } de { $total }
review-try-ask =
    { $color ->
        [white] Juegan las blancas: busca algo mejor.
       *[black] Juegan las negras: busca algo mejor.
    }
review-try-judging = Mirando tu jugada…
review-try-best = Sí, esa es la mejor jugada.
review-try-good = Bien, eso es mucho mejor.
review-try-wrong = Todavía no: hay algo mejor.
review-try-next = Error siguiente
review-all-moves = Todas las jugadas
review-not-yet = El repaso llega cuando termina la partida.
review-failed = No se ha podido hacer el repaso.
review-retry = Volver a intentarlo

## In the list of games

review-study = Precisión y aperturas
review-study-average = Precisión media: { NUMBER($accuracy, style: "percent") } (partidas repasadas: { $count })
review-study-more = Repasar las demás partidas ({ $count })
review-study-busy = Partidas repasadas: { $done } de { $count }
review-study-opening = Apertura
review-study-games = Partidas
