### Pourquoi une pièce ne peut pas aller là.

reason-game_over = La partie est terminée.

reason-pass_not_allowed =
    { $moves ->
        [one] Il te reste un coup possible, tu ne peux donc pas passer.
       *[other] Il te reste { $moves } coups possibles, tu ne peux donc pas passer.
    }

reason-not_in_game = { bug-subject } ne participe pas à cette partie.

reason-not_your_piece = Cette pièce appartient à l’autre joueur.

reason-queen_due = C’est ton tour { $turn } et ta reine est encore en main. Pose-la maintenant.

reason-queen_first_turn = La reine ne peut pas être ta première pièce. Elle pourra venir à ton prochain tour.

reason-out_of_order = Les pièces d’une même sorte viennent dans l’ordre. La suivante : { $pieces }.

reason-occupied =
    { $bug ->
        [mosquito] Cette place est prise.
       *[other] Cette place est prise. { bug-subject } ne peut pas monter sur les autres ici.
    }

reason-not_origin = La première pièce de la partie se pose au milieu de la table.

reason-away_from_hive = Cette place ne touche pas la ruche. Chaque pièce doit rester avec les autres.

reason-touches_opponent =
    { $count ->
        [one] Une nouvelle pièce ne touche que les tiennes. Ici elle toucherait aussi : { $pieces }.
       *[other] Une nouvelle pièce ne touche que les tiennes. Ici elle en toucherait { $count } autres : { $pieces }.
    }

reason-queen_not_placed = Tes pièces pourront bouger dès que ta reine sera sur la table. Pose-la d’abord.

reason-just_moved = { bug-subject } vient d’être déplacé{ $bug ->
        [queen] e
        [grasshopper] e
        [spider] e
        [ant] e
        [ladybug] e
       *[other] { "" }
    } et se repose pendant ce tour.

reason-covered =
    { $count ->
        [one] { bug-subject } ne peut pas bouger tant qu’une autre pièce est dessus : { $pieces }.
       *[other] { bug-subject } ne peut pas bouger tant que d’autres pièces sont dessus : { $pieces }.
    }

reason-in_stack = Un cloporte ne lance qu’une pièce seule. Ici il y a une pile : { $pieces }.

reason-same_cell = { bug-subject } y est déjà.

reason-one_hive =
    { $count ->
        [one] { bug-subject } relie toute la ruche. Sans { $bug ->
            [beetle] lui
            [mosquito] lui
            [pillbug] lui
           *[other] elle
        }, une pièce serait coupée du reste : { $pieces }.
       *[other] { bug-subject } relie toute la ruche. Sans { $bug ->
            [beetle] lui
            [mosquito] lui
            [pillbug] lui
           *[other] elle
        }, { $count } pièces seraient coupées du reste : { $pieces }.
    }

reason-nothing_to_copy = Le moustique se déplace comme un insecte voisin. D’un autre moustique, il n’a rien à imiter.

reason-beyond_thrower = Une pièce lancée retombe à côté de celle qui la lance : { $pieces }.

reason-thrower_just_moved = La pièce qui la lancerait vient d’être déplacée et se repose pendant ce tour : { $pieces }.

reason-too_far =
    { $limit ->
        [one] { bug-subject } avance d’un pas, et cette place est à { $steps } pas.
       *[other] { bug-subject } avance de { $limit } pas au plus, et cette place est à { $steps } pas.
    }

reason-loses_contact = { bug-subject } perdrait le contact avec la ruche en chemin.

reason-gate =
    { $level ->
        [0] Il n’y a pas assez de place pour glisser entre ces deux pièces : { $pieces }.
       *[other] Ces deux pièces sont trop hautes pour qu’on passe entre elles : { $pieces }.
    }

reason-enclosed = Aucun chemin n’y mène sur la table : d’autres pièces le ferment.

reason-wrong_steps =
    { $steps ->
        [one] Une araignée fait exactement { $limit } pas. Cette place est à un pas.
       *[other] Une araignée fait exactement { $limit } pas. Cette place est à { $steps } pas.
    }

reason-not_in_line = Une sauterelle saute en ligne droite.

reason-nothing_to_jump = Une sauterelle doit sauter par-dessus quelque chose, et de ce côté il n’y a rien.

reason-gap_in_line = Une sauterelle retombe sur la première place libre. Elle ne saute pas par-dessus un vide.

reason-no_way_over = Une coccinelle fait deux pas sur la ruche, puis un pas pour descendre. Aucun chemin de ce genre n’y mène.

reason-copies_cannot = Aucun des insectes voisins du moustique ne pourrait y aller : { $pieces }.
