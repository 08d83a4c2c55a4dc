### Por qué una pieza no puede ir ahí.

reason-game_over = La partida ha terminado.

reason-pass_not_allowed =
    { $moves ->
        [one] Aún tienes una jugada, así que no puedes pasar.
       *[other] Aún tienes { $moves } jugadas, así que no puedes pasar.
    }

reason-not_in_game = { bug-subject } no participa en esta partida.

reason-not_your_piece = Esta pieza es del otro jugador.

reason-queen_due = Es tu turno { $turn } y tu reina sigue en la mano. Colócala ahora.

reason-queen_first_turn = La reina no puede ser tu primera pieza. Podrá salir en tu próximo turno.

reason-out_of_order = Las piezas de una misma clase salen en orden. La siguiente: { $pieces }.

reason-occupied =
    { $bug ->
        [mosquito] Ese sitio está ocupado.
       *[other] Ese sitio está ocupado. { bug-subject } no puede subirse a otras piezas aquí.
    }

reason-not_origin = La primera pieza de la partida va en el centro de la mesa.

reason-away_from_hive = Ese sitio no toca la colmena. Cada pieza debe seguir con las demás.

reason-touches_opponent =
    { $count ->
        [one] Una pieza nueva solo puede tocar las tuyas. Aquí tocaría también: { $pieces }.
       *[other] Una pieza nueva solo puede tocar las tuyas. Aquí tocaría otras { $count }: { $pieces }.
    }

reason-queen_not_placed = Tus piezas podrán moverse en cuanto tu reina esté en la mesa. Colócala primero.

reason-just_moved = { bug-subject } se acaba de mover y descansa este turno.

reason-covered =
    { $count ->
        [one] { bug-subject } no puede moverse mientras tenga otra pieza encima: { $pieces }.
       *[other] { bug-subject } no puede moverse mientras tenga otras piezas encima: { $pieces }.
    }

reason-in_stack = Un bicho bola solo puede lanzar una pieza que esté sola. Aquí hay una pila: { $pieces }.

reason-same_cell = { bug-subject } ya está ahí.

reason-one_hive =
    { $count ->
        [one] { bug-subject } mantiene unida la colmena. Sin { $bug ->
            [beetle] él
            [grasshopper] él
            [mosquito] él
            [pillbug] él
           *[other] ella
        }, una pieza quedaría aislada: { $pieces }.
       *[other] { bug-subject } mantiene unida la colmena. Sin { $bug ->
            [beetle] él
            [grasshopper] él
            [mosquito] él
            [pillbug] él
           *[other] ella
        }, { $count } piezas quedarían aisladas: { $pieces }.
    }

reason-nothing_to_copy = El mosquito se mueve como un insecto vecino. De otro mosquito no tiene nada que copiar.

reason-beyond_thrower = Una pieza lanzada cae al lado de la que la lanza: { $pieces }.

reason-thrower_just_moved = La pieza que la lanzaría se acaba de mover y descansa este turno: { $pieces }.

reason-too_far =
    { $limit ->
        [one] { bug-subject } da un paso, y ese sitio está a { $steps } pasos.
       *[other] { bug-subject } da como mucho { $limit } pasos, y ese sitio está a { $steps } pasos.
    }

reason-loses_contact = { bug-subject } perdería el contacto con la colmena por el camino.

reason-gate =
    { $level ->
        [0] El paso entre estas dos piezas es demasiado estrecho para deslizarse: { $pieces }.
       *[other] Estas dos piezas son demasiado altas para pasar entre ellas: { $pieces }.
    }

reason-enclosed = Por la mesa no hay camino hasta ahí: otras piezas lo cierran.

reason-wrong_steps =
    { $steps ->
        [one] Una araña da exactamente { $limit } pasos. Ese sitio está a un paso.
       *[other] Una araña da exactamente { $limit } pasos. Ese sitio está a { $steps } pasos.
    }

reason-not_in_line = Un saltamontes salta en línea recta.

reason-nothing_to_jump = Un saltamontes necesita algo que saltar, y por ese lado no hay nada.

reason-gap_in_line = Un saltamontes cae en el primer sitio libre. No puede saltar por encima de un espacio vacío.

reason-no_way_over = Una mariquita da dos pasos por encima de la colmena y uno para bajar. Así no se llega ahí.

reason-copies_cannot = Ninguno de los insectos junto al mosquito podría ir ahí: { $pieces }.
