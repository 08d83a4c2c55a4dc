### Why a piece cannot go there, for a person: one message for every reason of docs/explain.md.
###
### The board shows the evidence, and these sentences name it. Every reason may use $bug (the piece
### that would move: queen, ant ...), $color (its colour), $pieces (the pieces that are the evidence,
### as a list of names in the form of piece-name: put it after a colon) and $count (how many these
### are). Some have numbers of their own, which stand in their comments. A mosquito that copies a
### grasshopper, a spider or a ladybug hears what is said to these.

reason-game_over = Partia jest skończona.
# $moves: how many moves there are.
reason-pass_not_allowed =
    { $moves ->
        [one] Masz jeszcze jeden możliwy ruch, więc nie możesz pasować.
        [few] Masz jeszcze { $moves } możliwe ruchy, więc nie możesz pasować.
       *[many] Masz jeszcze { $moves } możliwych ruchów, więc nie możesz pasować.
    }
reason-not_in_game = { bug-subject } nie bierze udziału w tej partii.
reason-not_your_piece = Ta płytka należy do drugiego gracza.
# $turn: the turn it is.
reason-queen_due = To twój ruch numer { $turn }, a królowa jest wciąż w zapasie. Wystaw ją teraz.
reason-queen_first_turn = Królowa nie może być twoją pierwszą płytką. Może wejść w następnym ruchu.
reason-out_of_order = Płytki jednego rodzaju wchodzą po kolei. Następna: { $pieces }.
reason-occupied =
    { $bug ->
        [mosquito] To miejsce jest zajęte.
       *[other] To miejsce jest zajęte. { bug-subject } nie może tu stanąć na innych.
    }
reason-not_origin = Pierwszą płytkę partii kładzie się na środku stołu.
reason-away_from_hive = To miejsce nie dotyka roju. Wszystkie płytki muszą trzymać się razem.
reason-touches_opponent =
    { $count ->
        [one] Nowa płytka może dotykać tylko twoich. Tu dotknie cudzej: { $pieces }.
       *[other] Nowa płytka może dotykać tylko twoich. Tu dotknie cudzych: { $pieces }.
    }
reason-queen_not_placed = Twoje płytki będą mogły się ruszać, gdy królowa znajdzie się na stole. Najpierw wystaw ją.
reason-just_moved = { bug-subject } w tym ruchu odpoczywa: tę płytkę przed chwilą przesunięto.
reason-covered =
    { $count ->
        [one] { bug-subject } nie może się ruszyć, póki na wierzchu stoi inna płytka: { $pieces }.
       *[other] { bug-subject } nie może się ruszyć, póki na wierzchu stoją inne płytki: { $pieces }.
    }
reason-in_stack = Stonoga przerzuca tylko płytkę, która leży sama. Tu jest stos: { $pieces }.
reason-same_cell = { bug-subject } już tam stoi.
# $parts: how many parts the hive would fall into.
reason-one_hive =
    { bug-subject } trzyma rój w całości. Bez { bug-subject.pronoun } { $count ->
        [one] jedna płytka zostanie odcięta
        [few] { $count } płytki zostaną odcięte
       *[many] { $count } płytek zostanie odciętych
    }: { $pieces }.
reason-nothing_to_copy = Komar rusza się jak stawonóg obok niego. Od innego komara nie ma czego przejąć.
reason-beyond_thrower = Przerzucona płytka ląduje obok tej, która ją przerzuca: { $pieces }.
reason-thrower_just_moved = Płytkę, która miałaby przerzucać, przed chwilą przesunięto i w tym ruchu odpoczywa: { $pieces }.
# $steps: how far away the place is. $limit: how far the piece can go.
reason-too_far =
    { $limit ->
        [one] { bug-subject } robi tylko jeden krok
        [few] { bug-subject } robi najwyżej { $limit } kroki
       *[many] { bug-subject } robi najwyżej { $limit } kroków
    }, a do tego miejsca { $steps ->
        [one] jest jeden krok
        [few] są { $steps } kroki
       *[many] jest { $steps } kroków
    }.
reason-loses_contact = { bug-subject } po drodze traci kontakt z rojem.
# $gate: how high the two stand. $level: at which height the piece would have to pass between them.
reason-gate =
    { $level ->
        [0] Między tymi dwiema płytkami jest za ciasno, żeby się przesunąć: { $pieces }.
       *[other] Te dwie płytki stoją za wysoko, żeby przejść między nimi: { $pieces }.
    }
reason-enclosed = Po stole nie da się tam dojść: drogę zamykają inne płytki.
# $steps: the fewest steps that lead there. $limit: 3.
reason-wrong_steps =
    Pająk przechodzi dokładnie { $limit } kroki. Do tego miejsca { $steps ->
        [one] jest jeden krok
        [few] są { $steps } kroki
       *[many] jest { $steps } kroków
    }.
reason-not_in_line = Konik polny skacze w linii prostej.
reason-nothing_to_jump = Konik polny musi mieć co przeskoczyć, a po tej stronie nic nie ma.
reason-gap_in_line = Konik polny ląduje na pierwszym wolnym miejscu. Nie przeskoczy nad przerwą.
reason-no_way_over = Biedronka robi dwa kroki po wierzchu roju, a potem jeden w dół. Taka droga tam nie prowadzi.
reason-copies_cannot = Żaden stawonóg obok komara nie może się tam dostać: { $pieces }.
