### Waarom een stuk daar niet heen kan.

reason-game_over = De partij is afgelopen.

reason-pass_not_allowed =
    { $moves ->
        [one] Je hebt nog een zet, dus je kunt niet passen.
       *[other] Je hebt nog { $moves } zetten, dus je kunt niet passen.
    }

reason-not_in_game = { bug-subject } doet in deze partij niet mee.

reason-not_your_piece = Dit stuk is van de andere speler.

reason-queen_due = Dit is beurt { $turn } en je hebt je koningin nog in de hand. Leg haar nu.

reason-queen_first_turn = De koningin mag niet je eerste stuk zijn. In je volgende beurt mag ze in het spel.

reason-out_of_order = Stukken van één soort komen op volgorde in het spel. Het volgende: { $pieces }.

reason-occupied =
    { $bug ->
        [mosquito] Die plek is bezet.
       *[other] Die plek is bezet. { bug-subject } kan hier niet op andere klimmen.
    }

reason-not_origin = Het eerste stuk van de partij komt midden op tafel.

reason-away_from_hive = Die plek raakt de korf niet. Elk stuk moet bij de andere blijven.

reason-touches_opponent =
    { $count ->
        [one] Een nieuw stuk mag alleen die van jou raken. Hier zou het ook dit raken: { $pieces }.
       *[other] Een nieuw stuk mag alleen die van jou raken. Hier zou het { $count } andere raken: { $pieces }.
    }

reason-queen_not_placed = Je stukken mogen bewegen zodra je koningin op tafel ligt. Leg eerst haar.

reason-just_moved = { bug-subject } is net verplaatst en rust deze beurt.

reason-covered =
    { $count ->
        [one] { bug-subject } kan niet bewegen zolang er een ander stuk op ligt: { $pieces }.
       *[other] { bug-subject } kan niet bewegen zolang er andere stukken op liggen: { $pieces }.
    }

reason-in_stack = Een pissebed kan alleen een stuk werpen dat alleen ligt. Hier is een stapel: { $pieces }.

reason-same_cell = { bug-subject } is daar al.

reason-one_hive =
    { $count ->
        [one] { bug-subject } houdt de korf bijeen. Zonder { $bug ->
            [beetle] hem
            [grasshopper] hem
            [ladybug] dit stuk
           *[other] haar
        } raakt één stuk los: { $pieces }.
       *[other] { bug-subject } houdt de korf bijeen. Zonder { $bug ->
            [beetle] hem
            [grasshopper] hem
            [ladybug] dit stuk
           *[other] haar
        } raken { $count } stukken los: { $pieces }.
    }

reason-nothing_to_copy = De mug beweegt als een beestje ernaast. Van een andere mug valt niets over te nemen.

reason-beyond_thrower = Een geworpen stuk landt naast het stuk dat het werpt: { $pieces }.

reason-thrower_just_moved = Het stuk dat zou werpen is net verplaatst en rust deze beurt: { $pieces }.

reason-too_far =
    { $limit ->
        [one] { bug-subject } doet één stap, en die plek is { $steps } stappen verderop.
       *[other] { bug-subject } doet hoogstens { $limit } stappen, en die plek is { $steps } stappen verderop.
    }

reason-loses_contact = { bug-subject } zou onderweg het contact met de korf verliezen.

reason-gate =
    { $level ->
        [0] Tussen deze twee stukken is te weinig ruimte om te schuiven: { $pieces }.
       *[other] Deze twee stukken zijn te hoog om ertussendoor te gaan: { $pieces }.
    }

reason-enclosed = Over de tafel leidt er geen weg heen: andere stukken sluiten hem af.

reason-wrong_steps =
    { $steps ->
        [one] Een spin loopt precies { $limit } stappen. Die plek is één stap verderop.
       *[other] Een spin loopt precies { $limit } stappen. Die plek is { $steps } stappen verderop.
    }

reason-not_in_line = Een sprinkhaan springt in een rechte lijn.

reason-nothing_to_jump = Een sprinkhaan moet ergens overheen springen, en aan die kant is niets.

reason-gap_in_line = Een sprinkhaan landt op de eerste vrije plek. Over een open plek kan hij niet springen.

reason-no_way_over = Een lieveheersbeestje doet twee stappen boven op de korf en dan één omlaag. Zo kom je daar niet.

reason-copies_cannot = Geen van de beestjes naast de mug kan daarheen: { $pieces }.
