### Perché un pezzo non può andare lì.

reason-game_over = La partita è finita.

reason-pass_not_allowed =
    { $moves ->
        [one] Hai ancora una mossa, quindi non puoi passare.
       *[other] Hai ancora { $moves } mosse, quindi non puoi passare.
    }

reason-not_in_game = { bug-subject } non partecipa a questa partita.

reason-not_your_piece = Questo pezzo è dell’altro giocatore.

reason-queen_due = È il tuo turno { $turn } e la tua regina è ancora in mano. Piazzala adesso.

reason-queen_first_turn = La regina non può essere il tuo primo pezzo. Potrà entrare al tuo prossimo turno.

reason-out_of_order = I pezzi di una specie entrano in ordine. Il prossimo: { $pieces }.

reason-occupied =
    { $bug ->
        [mosquito] Quel posto è occupato.
       *[other] Quel posto è occupato. { bug-subject } non può salire sugli altri qui.
    }

reason-not_origin = Il primo pezzo della partita va al centro del tavolo.

reason-away_from_hive = Quel posto non tocca l’alveare. Ogni pezzo deve restare con gli altri.

reason-touches_opponent =
    { $count ->
        [one] Un pezzo nuovo può toccare solo i tuoi. Qui toccherebbe anche: { $pieces }.
       *[other] Un pezzo nuovo può toccare solo i tuoi. Qui ne toccherebbe altri { $count }: { $pieces }.
    }

reason-queen_not_placed = I tuoi pezzi potranno muoversi quando la tua regina sarà sul tavolo. Prima piazza lei.

reason-just_moved = { bug-subject } si è appena spostat{ $bug ->
        [beetle] o
        [spider] o
        [pillbug] o
       *[other] a
    } e in questo turno riposa.

reason-covered =
    { $count ->
        [one] { bug-subject } non può muoversi finché ha sopra un altro pezzo: { $pieces }.
       *[other] { bug-subject } non può muoversi finché ha sopra altri pezzi: { $pieces }.
    }

reason-in_stack = Un onisco può lanciare solo un pezzo che sta da solo. Qui c’è una pila: { $pieces }.

reason-same_cell = { bug-subject } è già lì.

reason-one_hive =
    { bug-subject } tiene insieme l’alveare. Senza { $bug ->
        [beetle] di lui
        [spider] di lui
        [pillbug] di lui
       *[other] di lei
    } { $count ->
        [one] un pezzo resterebbe isolato
       *[other] { $count } pezzi resterebbero isolati
    }: { $pieces }.

reason-nothing_to_copy = La zanzara si muove come un insetto vicino. Da un’altra zanzara non ha niente da copiare.

reason-beyond_thrower = Un pezzo lanciato atterra accanto a chi lo lancia: { $pieces }.

reason-thrower_just_moved = Il pezzo che lo lancerebbe si è appena spostato e in questo turno riposa: { $pieces }.

reason-too_far =
    { $limit ->
        [one] { bug-subject } fa un passo, e quel posto è a { $steps } passi.
       *[other] { bug-subject } fa al massimo { $limit } passi, e quel posto è a { $steps } passi.
    }

reason-loses_contact = { bug-subject } perderebbe il contatto con l’alveare lungo la strada.

reason-gate =
    { $level ->
        [0] Non c’è spazio per scivolare tra questi due pezzi: { $pieces }.
       *[other] Questi due pezzi sono troppo alti per passarci in mezzo: { $pieces }.
    }

reason-enclosed = Sul tavolo nessuna strada porta lì: altri pezzi la chiudono.

reason-wrong_steps =
    { $steps ->
        [one] Un ragno fa esattamente { $limit } passi. Quel posto è a un passo.
       *[other] Un ragno fa esattamente { $limit } passi. Quel posto è a { $steps } passi.
    }

reason-not_in_line = Una cavalletta salta in linea retta.

reason-nothing_to_jump = Una cavalletta ha bisogno di qualcosa da saltare, e da quella parte non c’è nulla.

reason-gap_in_line = Una cavalletta atterra sul primo posto libero. Non può saltare oltre un vuoto.

reason-no_way_over = Una coccinella fa due passi sopra l’alveare e poi uno per scendere. Così non si arriva lì.

reason-copies_cannot = Nessuno degli insetti accanto alla zanzara potrebbe andare lì: { $pieces }.
