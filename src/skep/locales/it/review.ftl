### A review of a game: what a move does, what it is worth, and what would have been better.

# The queen of a colour inside a sentence; other forms of the word are attributes.
# $color: white or black.
review-queen =
    { $color ->
        [white] la regina bianca
       *[black] la regina nera
    }
    .gen =
        { $color ->
            [white] della regina bianca
           *[black] della regina nera
        }
    .dat =
        { $color ->
            [white] alla regina bianca
           *[black] alla regina nera
        }
    .dal =
        { $color ->
            [white] dalla regina bianca
           *[black] dalla regina nera
        }
    .sul =
        { $color ->
            [white] sulla regina bianca
           *[black] sulla regina nera
        }

## What a move does
##
## Each is said of the move that was made and of the one that was better, so it is in the present and names
## no person. $color is the colour of the queen or the player it is about (white or black), $free how many
## sides of that queen are free after the move, $pieces the pieces it is about, as a list of names in the
## form of piece-name: put it after a colon.

fact-surrounds_queen = La mossa circonda { review-queen } e vince.
fact-surrounds_own_queen = Il giocatore occupa l’ultimo lato libero della propria regina e perde.
fact-surrounds_both = Entrambe le regine sono circondate: patta.
fact-allows_win = Dopo questa mossa { review-queen } può essere circondata subito.
fact-crowds_own_queen = Il giocatore toglie un lato libero alla propria regina (lati liberi rimasti: { $free }).
fact-queen_goes_tight = La regina va dove meno lati sono liberi ({ $free }).
fact-opens_queen = La mossa dà più spazio { review-queen.dat } (lati liberi: { $free }).
fact-climbs_off_queen = Il pezzo scende { review-queen.dal }.
fact-frees_opponent = La mossa libera pezzi avversari: { $pieces }.
fact-uncovers = La mossa scopre un pezzo avversario: { $pieces }.
fact-pins_own = Il giocatore inchioda i propri pezzi: { $pieces }.
fact-frees_queen = Ora { review-queen } può muoversi di nuovo.
fact-climbs_on_queen = Il pezzo sale { review-queen.sul }, che non può più muoversi.
fact-threatens = La mossa minaccia di circondare { review-queen } al prossimo turno.
fact-stops_threat = La mossa para la minaccia di circondare { review-queen }.
fact-forces_pass = L’avversario non ha più mosse e deve passare.
fact-drops_beside_queen = Un nuovo pezzo entra accanto { review-queen.dat } (lati liberi rimasti: { $free }).
fact-attacks_queen = La mossa occupa un lato { review-queen.gen } (lati liberi rimasti: { $free }).
fact-shuts_in_queen = Ora { review-queen } non può più muoversi.
fact-queen_escapes = La regina va dove più lati sono liberi ({ $free }).
fact-opens_own_queen = Il giocatore dà più spazio alla propria regina (lati liberi: { $free }).
fact-throws = La mossa lancia un pezzo avversario: { $pieces }.
fact-throws_own = Il giocatore lancia un proprio pezzo: { $pieces }.
fact-covers = Il pezzo sale su un altro, che non può più muoversi: { $pieces }.
fact-pins = La mossa inchioda pezzi avversari: { $pieces }.
fact-frees_own = Il giocatore libera i propri pezzi: { $pieces }.
fact-places_queen = La regina entra in gioco.
fact-last_in_hand = L’ultimo pezzo della mano entra in gioco: { $pieces }.
fact-brings = Un nuovo pezzo entra in gioco: { $pieces }.
fact-repeats = La posizione si è già presentata.
fact-passes = Non c’erano mosse: si poteva solo passare.
fact-quiet = Una mossa tranquilla: { $pieces }.

## What a move is worth

# $judgement: best, good, only_move, inaccuracy, mistake, blunder or missed_win.
review-judgement =
    { $judgement ->
        [best] Mossa migliore
        [good] Buona mossa
        [only_move] Unica mossa
        [inaccuracy] Imprecisione
        [mistake] Errore
        [blunder] Errore grave
       *[missed_win] Vittoria mancata
    }
# $move: a move as UHP writes it.
review-better = Era meglio { $move }.
# $count: how many turns the win would have taken.
review-missed-win = È stata mancata una vittoria forzata (turni necessari: { $count }).
# $color: white or black. $before, $after: chances in percent.
review-chances = Possibilità { $color ->
    [white] del Bianco
   *[black] del Nero
}: { NUMBER($before, style: "percent") }, poi { NUMBER($after, style: "percent") }.

## The review as a whole

review-title = Revisione della partita
review-turning-points = Punti di svolta
review-no-turning-points = La partita non ha avuto punti di svolta.
# $white, $black: in percent.
review-accuracy = Precisione: Bianco { NUMBER($white, style: "percent") }, Nero { NUMBER($black, style: "percent") }.
# $ply: which move. $count: how many there are.
review-progress = Revisione della mossa { $ply } di { $count }

## The review on the page

review-open = Revisione
review-of = Revisione: { $game }
review-to-game = Alla partita
review-summary = Riepilogo
review-start = La partita comincia.
review-graph = Possibilità del Bianco nel corso della partita
review-graph-at = Dopo la mossa { $number }: Bianco { NUMBER($chance, style: "percent") }
review-percent = { NUMBER($value, style: "percent") }
review-accuracy-label = Precisione
review-well =
    { $who ->
        [you] Le tue buone mosse: { $good } su { $total }.
        [white] Buone mosse del Bianco: { $good } su { $total }.
       *[black] Buone mosse del Nero: { $good } su { $total }.
    }
review-better-was = Era meglio
review-show-better = Mostra la mossa migliore
review-show-next = Mossa seguente
review-show-played = Che cosa è stato giocato
review-try = Trova le mosse migliori ({ $count })
review-try-this = Riprova
review-try-place = { $place } di { $total }
review-try-ask =
    { $color ->
        [white] Tocca al Bianco: trova di meglio.
       *[black] Tocca al Nero: trova di meglio.
    }
review-try-judging = Guardo la tua mossa…
review-try-best = Sì, è la mossa migliore.
review-try-good = Bene, è molto meglio.
review-try-wrong = Non ancora: c’è di meglio.
review-try-next = Errore seguente
review-all-moves = Tutte le mosse
review-not-yet = La revisione arriva quando la partita è finita.
review-failed = Non è stato possibile fare la revisione.
review-retry = Riprova

## In the list of games

review-study = Precisione e aperture
review-study-average = Precisione media: { NUMBER($accuracy, style: "percent") } (partite riviste: { $count })
review-study-more = Rivedi le altre partite ({ $count })
review-study-busy = Partite riviste: { $done } di { $count }
review-study-opening = Apertura
review-study-games = Partite
