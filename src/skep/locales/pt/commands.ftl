### What the commands beside `skep play` say to people: `skep show`, `bestmove`, `solve` and `serve`.
###
### Moves as wA1 -bQ and addresses stay as they are in every language. A ply is one move of one
### player.

## skep show

# A heading over a list of moves.
cli-legal-moves =
    { $count ->
        [one] { $count } jogada possível
       *[other] { $count } jogadas possíveis
    }
cli-pass-only = A única jogada possível é passar.

## skep bestmove

cli-searching = A procurar…
# How good a move is. $points: the points with their sign, as in +35; $count: without it.
cli-points =
    { $count ->
        [0] { $points } pontos
        [one] { $points } ponto
       *[other] { $points } pontos
    }
# $count: in how many of the winner's own turns.
cli-wins-in =
    { $count ->
        [one] ganha em { $count } jogada
       *[other] ganha em { $count } jogadas
    }
cli-loses-in =
    { $count ->
        [one] perde em { $count } jogada
       *[other] perde em { $count } jogadas
    }
# How likely a win is.
cli-chance = { NUMBER($chance, style: "percent") }
# How many plies were searched.
cli-depth = profundidade { $depth }
# How many positions were looked at.
cli-nodes =
    { $nodes ->
        [0] { $nodes } posições
        [one] { $nodes } posição
       *[other] { $nodes } posições
    }
cli-effort = { cli-nodes }, { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
# $score: points, or in how many turns one wins or loses; $line: the moves to expect.
cli-found = { color-name }: { $score } ({ cli-depth }, { cli-effort }): { $line }

## skep solve

# Part of the sentences below.
cli-in-plies =
    { $plies ->
        [one] em { $plies } meia jogada
       *[other] em { $plies } meias jogadas
    }
# $color: the side to move.
cli-solve-undecided =
    Por decidir: atingiu-se um limite antes de se saber se { $color ->
        [white] as brancas
       *[black] as pretas
    } conseguem forçar a vitória { cli-in-plies } ({ cli-effort }).
# After the sentence above: what is known.
cli-solve-not-sooner = Sabe-se que { cli-in-plies } não conseguem.
cli-solve-none = { color-name } não conseguem forçar a vitória { cli-in-plies } ({ cli-effort }).
# $move: as in wA1 -bQ.
cli-solve-win = { color-name } ganham { cli-in-plies } com { $move } ({ cli-effort }).
cli-solve-maybe-more = Pode haver outras jogadas vencedoras: não foi possível experimentar todas.
cli-solve-only = É a única jogada vencedora.
# $moves: a list of moves.
cli-solve-only-but-symmetry = É a única jogada vencedora, salvo simetria: { $moves }.
cli-solve-several =
    { $count ->
        [one] Há { $count } jogada vencedora: { $moves }.
       *[other] Há { $count } jogadas vencedoras: { $moves }.
    }
cli-solve-defence = A defesa mais longa: { $moves }

## skep serve

# $address: where a browser finds it.
cli-served = O Skep está em { $address }  (Ctrl-C para o parar)
# $command: what to type in a shell.
cli-page-missing = A página não foi gerada: executa { $command }. A API funciona mesmo sem ela.
