### Porque é que uma peça não pode ir para ali.

reason-game_over = A partida acabou.

reason-pass_not_allowed =
    { $moves ->
        [one] Ainda tens uma jogada, por isso não podes passar.
       *[other] Ainda tens { $moves } jogadas, por isso não podes passar.
    }

reason-not_in_game = { bug-subject } não entra nesta partida.

reason-not_your_piece = Esta peça é do outro jogador.

reason-queen_due = É o teu turno { $turn } e a tua rainha ainda está na mão. Coloca-a agora.

reason-queen_first_turn = A rainha não pode ser a tua primeira peça. Pode entrar no teu próximo turno.

reason-out_of_order = As peças do mesmo tipo entram por ordem. A próxima: { $pieces }.

reason-occupied =
    { $bug ->
        [mosquito] Esse lugar está ocupado.
       *[other] Esse lugar está ocupado. { bug-subject } não pode subir para cima de outras aqui.
    }

reason-not_origin = A primeira peça da partida vai para o meio da mesa.

reason-away_from_hive = Esse lugar não toca na colmeia. Cada peça tem de ficar junto das outras.

reason-touches_opponent =
    { $count ->
        [one] Uma peça nova só pode tocar nas tuas. Aqui tocaria também em: { $pieces }.
       *[other] Uma peça nova só pode tocar nas tuas. Aqui tocaria noutras { $count }: { $pieces }.
    }

reason-queen_not_placed = As tuas peças podem mover-se logo que a tua rainha esteja na mesa. Coloca-a primeiro.

reason-just_moved = { bug-subject } acabou de ser movid{ $bug ->
        [queen] a
        [spider] a
        [ant] a
        [ladybug] a
       *[other] o
    } e descansa neste turno.

reason-covered =
    { $count ->
        [one] { bug-subject } não pode mover-se enquanto tiver outra peça em cima: { $pieces }.
       *[other] { bug-subject } não pode mover-se enquanto tiver outras peças em cima: { $pieces }.
    }

reason-in_stack = Um bicho-de-conta só pode lançar uma peça que esteja sozinha. Aqui há uma pilha: { $pieces }.

reason-same_cell = { bug-subject } já está aí.

reason-one_hive =
    { $count ->
        [one] { bug-subject } mantém a colmeia unida. Sem { $bug ->
            [beetle] ele
            [grasshopper] ele
            [mosquito] ele
            [pillbug] ele
           *[other] ela
        }, uma peça ficaria isolada: { $pieces }.
       *[other] { bug-subject } mantém a colmeia unida. Sem { $bug ->
            [beetle] ele
            [grasshopper] ele
            [mosquito] ele
            [pillbug] ele
           *[other] ela
        }, { $count } peças ficariam isoladas: { $pieces }.
    }

reason-nothing_to_copy = O mosquito move-se como um inseto ao seu lado. De outro mosquito não tem nada para copiar.

reason-beyond_thrower = Uma peça lançada cai ao lado de quem a lança: { $pieces }.

reason-thrower_just_moved = A peça que a lançaria acabou de ser movida e descansa neste turno: { $pieces }.

reason-too_far =
    { $limit ->
        [one] { bug-subject } dá um passo, e esse lugar está a { $steps } passos.
       *[other] { bug-subject } dá no máximo { $limit } passos, e esse lugar está a { $steps } passos.
    }

reason-loses_contact = { bug-subject } perderia o contacto com a colmeia pelo caminho.

reason-gate =
    { $level ->
        [0] Não há espaço para deslizar entre estas duas peças: { $pieces }.
       *[other] Estas duas peças são demasiado altas para passar entre elas: { $pieces }.
    }

reason-enclosed = Pela mesa não há caminho até lá: outras peças fecham-no.

reason-wrong_steps =
    { $steps ->
        [one] Uma aranha dá exatamente { $limit } passos. Esse lugar está a um passo.
       *[other] Uma aranha dá exatamente { $limit } passos. Esse lugar está a { $steps } passos.
    }

reason-not_in_line = Um gafanhoto salta em linha reta.

reason-nothing_to_jump = Um gafanhoto precisa de algo para saltar por cima, e desse lado não há nada.

reason-gap_in_line = Um gafanhoto cai no primeiro lugar livre. Não pode saltar por cima de um vazio.

reason-no_way_over = Uma joaninha dá dois passos por cima da colmeia e depois um para descer. Assim não se chega lá.

reason-copies_cannot = Nenhum dos insetos ao lado do mosquito poderia ir para ali: { $pieces }.
