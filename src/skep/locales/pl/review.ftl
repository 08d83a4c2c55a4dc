### A review of a game: what a move does, what it is worth, and what would have been better.

# The queen of a colour inside a sentence; other forms of the word are attributes.
# $color: white or black.
review-queen =
    { $color ->
        [white] biała królowa
       *[black] czarna królowa
    }
    .acc =
        { $color ->
            [white] białą królową
           *[black] czarną królową
        }
    .gen =
        { $color ->
            [white] białej królowej
           *[black] czarnej królowej
        }

## What a move does
##
## Each is said of the move that was made and of the one that was better, so it is in the present and names
## no person. $color is the colour of the queen or the player it is about (white or black), $free how many
## sides of that queen are free after the move, $pieces the pieces it is about, as a list of names in the
## form of piece-name: put it after a colon.

fact-surrounds_queen = Ruch otacza { review-queen.acc } i wygrywa.
fact-surrounds_own_queen = Gracz zajmuje ostatni wolny bok własnej królowej i przegrywa.
fact-surrounds_both = Obie królowe są otoczone: remis.
fact-allows_win = Po tym ruchu { review-queen.acc } można od razu otoczyć.
fact-crowds_own_queen = Gracz odbiera własnej królowej wolny bok (pozostało wolnych boków: { $free }).
fact-queen_goes_tight = Królowa idzie tam, gdzie wolnych boków jest mniej ({ $free }).
fact-opens_queen = Ruch daje { review-queen.gen } więcej miejsca (wolnych boków: { $free }).
fact-climbs_off_queen = Płytka schodzi z { review-queen.gen }.
fact-frees_opponent = Ruch uwalnia płytki przeciwnika: { $pieces }.
fact-uncovers = Ruch odsłania płytkę przeciwnika: { $pieces }.
fact-pins_own = Gracz związuje własne płytki: { $pieces }.
fact-frees_queen = Teraz { review-queen } znów może się ruszyć.
fact-climbs_on_queen = Płytka wchodzi na { review-queen.acc }, która nie może się już ruszyć.
fact-threatens = Ruch grozi otoczeniem { review-queen.gen } w następnym ruchu.
fact-stops_threat = Ruch odpiera groźbę otoczenia { review-queen.gen }.
fact-forces_pass = Przeciwnik nie ma już ruchu i musi pasować.
fact-drops_beside_queen = Nowa płytka staje obok { review-queen.gen } (pozostało wolnych boków: { $free }).
fact-attacks_queen = Ruch zajmuje bok { review-queen.gen } (pozostało wolnych boków: { $free }).
fact-shuts_in_queen = Teraz { review-queen } nie może się ruszyć.
fact-queen_escapes = Królowa idzie tam, gdzie wolnych boków jest więcej ({ $free }).
fact-opens_own_queen = Gracz daje własnej królowej więcej miejsca (wolnych boków: { $free }).
fact-throws = Ruch przerzuca płytkę przeciwnika: { $pieces }.
fact-throws_own = Gracz przerzuca własną płytkę: { $pieces }.
fact-covers = Płytka wchodzi na inną, która nie może się już ruszyć: { $pieces }.
fact-pins = Ruch związuje płytki przeciwnika: { $pieces }.
fact-frees_own = Gracz uwalnia własne płytki: { $pieces }.
fact-places_queen = Królowa wchodzi do gry.
fact-last_in_hand = Do gry wchodzi ostatnia płytka z zapasu: { $pieces }.
fact-brings = Do gry wchodzi nowa płytka: { $pieces }.
fact-repeats = Ta pozycja już wystąpiła.
fact-passes = Nie było ruchu, można było tylko pasować.
fact-quiet = Spokojny ruch: { $pieces }.

## What a move is worth

# $judgement: best, good, only_move, inaccuracy, mistake, blunder or missed_win.
review-judgement =
    { $judgement ->
        [best] Najlepszy ruch
        [good] Dobry ruch
        [only_move] Jedyny ruch
        [inaccuracy] Niedokładność
        [mistake] Błąd
        [blunder] Gruby błąd
       *[missed_win] Przeoczona wygrana
    }
# $move: a move as UHP writes it.
review-better = Lepsze było { $move }.
# $count: how many turns the win would have taken.
review-missed-win = Przeoczono wymuszoną wygraną (liczba ruchów: { $count }).
# $color: white or black. $before, $after: chances in percent.
review-chances = Szanse { $color ->
    [white] białych
   *[black] czarnych
}: { NUMBER($before, style: "percent") }, potem { NUMBER($after, style: "percent") }.

## The review as a whole

review-title = Przegląd partii
review-turning-points = Punkty zwrotne
review-no-turning-points = W partii nie było punktu zwrotnego.
# $white, $black: in percent.
review-accuracy = Dokładność: białe { NUMBER($white, style: "percent") }, czarne { NUMBER($black, style: "percent") }.
# $ply: which move. $count: how many there are.
review-progress = Przegląd ruchu { $ply } z { $count }

## The review on the page

review-open = Przegląd
review-of = Przegląd: { $game }
review-to-game = Do partii
review-summary = Podsumowanie
review-start = Partia się zaczyna.
review-graph = Szanse białych w trakcie partii
review-graph-at = Po ruchu { $number }: białe { NUMBER($chance, style: "percent") }
review-percent = { NUMBER($value, style: "percent") }
review-accuracy-label = Dokładność
review-well =
    { $who ->
        [you] Twoje dobre ruchy: { $good } z { $total }.
        [white] Dobre ruchy białych: { $good } z { $total }.
       *[black] Dobre ruchy czarnych: { $good } z { $total }.
    }
review-better-was = Lepsze było
review-show-better = Pokaż lepszy ruch
review-show-next = Następny ruch
review-show-played = Co zagrano
review-try = Znajdź lepsze ruchy ({ $count })
review-try-this = Spróbuj jeszcze raz
review-try-place = { $place } z { $total }
review-try-ask =
    { $color ->
        [white] Ruch białych: znajdź coś lepszego.
       *[black] Ruch czarnych: znajdź coś lepszego.
    }
review-try-judging = Sprawdzam twój ruch…
review-try-best = Tak, to najlepszy ruch.
review-try-good = Dobrze, to dużo lepsze.
review-try-wrong = Jeszcze nie: jest coś lepszego.
review-try-next = Następny błąd
review-all-moves = Wszystkie ruchy
review-not-yet = Przegląd będzie po zakończeniu partii.
review-failed = Nie udało się zrobić przeglądu.
review-retry = Spróbuj ponownie

## In the list of games

review-study = Dokładność i otwarcia
review-study-average = Średnia dokładność: { NUMBER($accuracy, style: "percent") } (przejrzane partie: { $count })
review-study-more = Przejrzyj pozostałe partie ({ $count })
review-study-busy = Przejrzane partie: { $done } z { $count }
review-study-opening = Otwarcie
review-study-games = Partie
