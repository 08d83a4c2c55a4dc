### A review of a game: what a move does, what it is worth, and what would have been better.

# The queen of a colour inside a sentence; other forms of the word are attributes.
# $color: white or black.
review-queen =
    { $color ->
        [white] die weiße Königin
       *[black] die schwarze Königin
    }
    .gen =
        { $color ->
            [white] der weißen Königin
           *[black] der schwarzen Königin
        }

## What a move does
##
## Each is said of the move that was made and of the one that was better, so it is in the present and names
## no person. $color is the colour of the queen or the player it is about (white or black), $free how many
## sides of that queen are free after the move, $pieces the pieces it is about, as a list of names in the
## form of piece-name: put it after a colon.

fact-surrounds_queen = Der Zug umzingelt { review-queen } und gewinnt.
fact-surrounds_own_queen = Der Zug nimmt der eigenen Königin die letzte freie Seite und verliert.
fact-surrounds_both = Beide Königinnen sind umzingelt: Remis.
fact-allows_win = Danach kann { review-queen } sofort umzingelt werden.
fact-crowds_own_queen = Der Zug nimmt der eigenen Königin eine freie Seite (freie Seiten übrig: { $free }).
fact-queen_goes_tight = Die Königin geht dorthin, wo weniger Seiten frei sind ({ $free }).
fact-opens_queen = Der Zug verschafft { review-queen.gen } mehr Platz (freie Seiten: { $free }).
fact-climbs_off_queen = Der Stein steigt von { review-queen.gen } herunter.
fact-frees_opponent = Der Zug befreit gegnerische Steine: { $pieces }.
fact-uncovers = Der Zug deckt einen gegnerischen Stein auf: { $pieces }.
fact-pins_own = Der Zug hält eigene Steine fest: { $pieces }.
fact-frees_queen = Jetzt kann { review-queen } wieder ziehen.
fact-climbs_on_queen = Der Stein steigt auf { review-queen }, die nun nicht mehr ziehen kann.
fact-threatens = Der Zug droht, { review-queen } im nächsten Zug zu umzingeln.
fact-stops_threat = Der Zug wehrt die Drohung ab, { review-queen } zu umzingeln.
fact-forces_pass = Die andere Seite hat keinen Zug mehr und muss aussetzen.
fact-drops_beside_queen = Ein neuer Stein kommt neben { review-queen } (freie Seiten übrig: { $free }).
fact-attacks_queen = Der Zug nimmt { review-queen.gen } eine Seite (freie Seiten übrig: { $free }).
fact-shuts_in_queen = Jetzt kann { review-queen } nicht mehr ziehen.
fact-queen_escapes = Die Königin geht dorthin, wo mehr Seiten frei sind ({ $free }).
fact-opens_own_queen = Der Zug verschafft der eigenen Königin mehr Platz (freie Seiten: { $free }).
fact-throws = Der Zug wirft einen gegnerischen Stein: { $pieces }.
fact-throws_own = Der Zug wirft einen eigenen Stein: { $pieces }.
fact-covers = Der Stein steigt auf einen anderen, der nun nicht mehr ziehen kann: { $pieces }.
fact-pins = Der Zug hält gegnerische Steine fest: { $pieces }.
fact-frees_own = Der Zug befreit eigene Steine: { $pieces }.
fact-places_queen = Die Königin kommt ins Spiel.
fact-last_in_hand = Der letzte Stein aus der Hand kommt ins Spiel: { $pieces }.
fact-brings = Ein neuer Stein kommt ins Spiel: { $pieces }.
fact-repeats = Diese Stellung gab es schon.
fact-passes = Es gab keinen Zug, nur Aussetzen.
fact-quiet = Ein ruhiger Zug: { $pieces }.

## What a move is worth

# $judgement: best, good, only_move, inaccuracy, mistake, blunder or missed_win.
review-judgement =
    { $judgement ->
        [best] Bester Zug
        [good] Guter Zug
        [only_move] Einziger Zug
        [inaccuracy] Ungenauigkeit
        [mistake] Fehler
        [blunder] Grober Fehler
       *[missed_win] Verpasster Gewinn
    }
# $move: a move as UHP writes it.
review-better = Besser war { $move }.
# $count: how many turns the win would have taken.
review-missed-win = Ein erzwungener Gewinn wurde verpasst (Züge bis dahin: { $count }).
# $color: white or black. $before, $after: chances in percent.
review-chances = Chancen von { $color ->
    [white] Weiß
   *[black] Schwarz
}: { NUMBER($before, style: "percent") }, danach { NUMBER($after, style: "percent") }.

## The review as a whole

review-title = Rückblick auf die Partie
review-turning-points = Wendepunkte
review-no-turning-points = Die Partie hatte keinen Wendepunkt.
# $white, $black: in percent.
review-accuracy = Genauigkeit: Weiß { NUMBER($white, style: "percent") }, Schwarz { NUMBER($black, style: "percent") }.
# $ply: which move. $count: how many there are.
review-progress = Zug { $ply } von { $count } wird geprüft

## The review on the page

review-open = Rückblick
review-of = Rückblick: { $game }
review-to-game = Zur Partie
review-summary = Übersicht
review-start = Die Partie beginnt.
review-graph = Chancen von Weiß im Lauf der Partie
review-graph-at = Nach Zug { $number }: Weiß { NUMBER($chance, style: "percent") }
review-percent = { NUMBER($value, style: "percent") }
review-accuracy-label = Genauigkeit
review-well =
    { $who ->
        [you] Deine guten Züge: { $good } von { $total }.
        [white] Gute Züge von Weiß: { $good } von { $total }.
       *[black] Gute Züge von Schwarz: { $good } von { $total }.
    }
review-better-was = Besser war
review-show-better = Den besseren Zug zeigen
review-show-next = Nächster Zug
review-show-played = Was gespielt wurde
review-try = Die besseren Züge finden ({ $count })
review-try-this = Noch ein Versuch
review-try-place = { $place } von { $total }
review-try-ask =
    { $color ->
        [white] Weiß ist am Zug: Finde etwas Besseres.
       *[black] Schwarz ist am Zug: Finde etwas Besseres.
    }
review-try-judging = Dein Zug wird geprüft …
review-try-best = Ja, das ist der beste Zug.
review-try-good = Gut, das ist viel besser.
review-try-wrong = Noch nicht: Es gibt etwas Besseres.
review-try-next = Nächster Fehler
review-all-moves = Alle Züge
review-not-yet = Den Rückblick gibt es, wenn die Partie vorbei ist.
review-failed = Der Rückblick konnte nicht erstellt werden.
review-retry = Noch einmal versuchen

## In the list of games

review-study = Genauigkeit und Eröffnungen
review-study-average = Genauigkeit im Schnitt: { NUMBER($accuracy, style: "percent") } (Partien mit Rückblick: { $count })
review-study-more = Die übrigen Partien prüfen ({ $count })
review-study-busy = Geprüfte Partien: { $done } von { $count }
review-study-opening = Eröffnung
review-study-games = Partien
