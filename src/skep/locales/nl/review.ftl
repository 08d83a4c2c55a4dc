### A review of a game: what a move does, what it is worth, and what would have been better.

# The queen of a colour inside a sentence; other forms of the word are attributes.
# $color: white or black.
review-queen =
    { $color ->
        [white] de witte koningin
       *[black] de zwarte koningin
    }

## What a move does
##
## Each is said of the move that was made and of the one that was better, so it is in the present and names
## no person. $color is the colour of the queen or the player it is about (white or black), $free how many
## sides of that queen are free after the move, $pieces the pieces it is about, as a list of names in the
## form of piece-name: put it after a colon.

fact-surrounds_queen = De zet omsingelt { review-queen } en wint.
fact-surrounds_own_queen = De zet bezet de laatste vrije kant van de eigen koningin en verliest.
fact-surrounds_both = Beide koninginnen zijn omsingeld: remise.
fact-allows_win = Hierna kan { review-queen } meteen worden omsingeld.
fact-crowds_own_queen = De zet kost de eigen koningin een vrije kant (vrije kanten over: { $free }).
fact-queen_goes_tight = De koningin gaat naar een plek waar minder kanten vrij zijn ({ $free }).
fact-opens_queen = De zet geeft { review-queen } meer ruimte (vrije kanten: { $free }).
fact-climbs_off_queen = Het stuk klimt van { review-queen } af.
fact-frees_opponent = De zet bevrijdt stukken van de tegenstander: { $pieces }.
fact-uncovers = De zet legt een stuk van de tegenstander bloot: { $pieces }.
fact-pins_own = Hiermee raken eigen stukken vast: { $pieces }.
fact-frees_queen = Nu kan { review-queen } weer bewegen.
fact-climbs_on_queen = Het stuk klimt op { review-queen }, die nu niet meer kan bewegen.
fact-threatens = De zet dreigt { review-queen } in de volgende beurt te omsingelen.
fact-stops_threat = De zet weert de dreiging af om { review-queen } te omsingelen.
fact-forces_pass = De tegenstander heeft geen zet meer en moet passen.
fact-drops_beside_queen = Een nieuw stuk komt naast { review-queen } (vrije kanten over: { $free }).
fact-attacks_queen = De zet bezet een kant van { review-queen } (vrije kanten over: { $free }).
fact-shuts_in_queen = Nu kan { review-queen } niet meer bewegen.
fact-queen_escapes = De koningin gaat naar een plek waar meer kanten vrij zijn ({ $free }).
fact-opens_own_queen = De zet geeft de eigen koningin meer ruimte (vrije kanten: { $free }).
fact-throws = De zet werpt een stuk van de tegenstander: { $pieces }.
fact-throws_own = De zet werpt een eigen stuk: { $pieces }.
fact-covers = Het stuk klimt op een ander, dat nu niet meer kan bewegen: { $pieces }.
fact-pins = Hiermee raken stukken van de tegenstander vast: { $pieces }.
fact-frees_own = De zet bevrijdt eigen stukken: { $pieces }.
fact-places_queen = De koningin komt in het spel.
fact-last_in_hand = Het laatste stuk uit de hand komt in het spel: { $pieces }.
fact-brings = Een nieuw stuk komt in het spel: { $pieces }.
fact-repeats = Deze stelling is al eerder voorgekomen.
fact-passes = Er was geen zet: alleen passen kon.
fact-quiet = Een rustige zet: { $pieces }.

## What a move is worth

# $judgement: best, good, only_move, inaccuracy, mistake, blunder or missed_win.
review-judgement =
    { $judgement ->
        [best] Beste zet
        [good] Goede zet
        [only_move] Enige zet
        [inaccuracy] Onnauwkeurigheid
        [mistake] Fout
        [blunder] Blunder
       *[missed_win] Gemiste winst
    }
# $move: a move as UHP writes it.
review-better = Beter was { $move }.
# $count: how many turns the win would have taken.
review-missed-win = Een gedwongen winst is gemist (beurten nodig: { $count }).
# $color: white or black. $before, $after: chances in percent.
review-chances = Kansen van { $color ->
    [white] Wit
   *[black] Zwart
}: { NUMBER($before, style: "percent") }, daarna { NUMBER($after, style: "percent") }.

## The review as a whole

review-title = Terugblik op de partij
review-turning-points = Keerpunten
review-no-turning-points = De partij had geen keerpunt.
# $white, $black: in percent.
review-accuracy = Precisie: Wit { NUMBER($white, style: "percent") }, Zwart { NUMBER($black, style: "percent") }.
# $ply: which move. $count: how many there are.
review-progress = Zet { $ply } van { $count } wordt bekeken

## The review on the page

review-open = Terugblik
review-of = Terugblik: { $game }
review-to-game = Naar de partij
review-summary = Overzicht
review-start = De partij begint.
review-graph = Kansen van Wit in de loop van de partij
review-graph-at = Na zet { $number }: Wit { NUMBER($chance, style: "percent") }
review-percent = { NUMBER($value, style: "percent") }
review-accuracy-label = Precisie
review-well =
    { $who ->
        [you] Je goede zetten: { $good } van de { $total }.
        [white] Goede zetten van Wit: { $good } van de { $total }.
       *[black] Goede zetten van Zwart: { $good } van de { $total }.
    }
review-better-was = Beter was
review-show-better = De betere zet tonen
review-show-next = Volgende zet
review-show-played = Wat er gespeeld werd
review-try = De betere zetten vinden ({ $count })
review-try-this = Nog een poging
review-try-place = { $place } van { $total }
review-try-ask =
    { $color ->
        [white] Wit is aan zet: vind iets beters.
       *[black] Zwart is aan zet: vind iets beters.
    }
review-try-judging = Je zet wordt bekeken…
review-try-best = Ja, dat is de beste zet.
review-try-good = Goed, dat is veel beter.
review-try-wrong = Nog niet: er is iets beters.
review-try-next = Volgende fout
review-all-moves = Alle zetten
review-not-yet = De terugblik komt als de partij voorbij is.
review-failed = De terugblik is niet gelukt.
review-retry = Opnieuw proberen

## In the list of games

review-study = Precisie en openingen
review-study-average = Gemiddelde precisie: { NUMBER($accuracy, style: "percent") } (partijen met terugblik: { $count })
review-study-more = De andere partijen bekijken ({ $count })
review-study-busy = Bekeken partijen: { $done } van { $count }
review-study-opening = Opening
review-study-games = Partijen
