### What the commands beside `skep play` say to people: `skep show`, `bestmove`, `solve` and `serve`.
###
### Moves as wA1 -bQ and addresses stay as they are in every language. A ply is one move of one
### player.

## skep show

# A heading over a list of moves.
cli-legal-moves =
    { $count ->
        [one] { $count } возможный ход
        [few] { $count } возможных хода
       *[many] { $count } возможных ходов
    }
cli-pass-only = Остаётся только пропустить ход.

## skep bestmove

cli-searching = Идёт поиск…
# How good a move is. $points: the points with their sign, as in +35; $count: without it.
cli-points =
    { $count ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
# $count: in how many of the winner's own turns.
cli-wins-in =
    { $count ->
        [one] победа в { $count } ход
        [few] победа в { $count } хода
       *[many] победа в { $count } ходов
    }
cli-loses-in =
    { $count ->
        [one] поражение через { $count } ход
        [few] поражение через { $count } хода
       *[many] поражение через { $count } ходов
    }
# How likely a win is.
cli-chance = { NUMBER($chance, style: "percent") }
# How many plies were searched.
cli-depth = глубина { $depth }
# How many positions were looked at.
cli-nodes =
    { $nodes ->
        [one] { $nodes } позиция
        [few] { $nodes } позиции
       *[many] { $nodes } позиций
    }
cli-effort = { cli-nodes }, { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } с
# $score: points, or in how many turns one wins or loses; $line: the moves to expect.
cli-found = { color-name }: { $score } ({ cli-depth }, { cli-effort }): { $line }

## skep solve

# Part of the sentences below.
cli-in-plies =
    { $plies ->
        [one] в { $plies } полуход
        [few] в { $plies } полухода
       *[many] в { $plies } полуходов
    }
# $color: the side to move.
cli-solve-undecided =
    { $color ->
        [white] Неизвестно: предел достигнут раньше, чем выяснилось, могут ли белые форсированно победить { cli-in-plies } ({ cli-effort }).
       *[black] Неизвестно: предел достигнут раньше, чем выяснилось, могут ли чёрные форсированно победить { cli-in-plies } ({ cli-effort }).
    }
# After the sentence above: what is known.
cli-solve-not-sooner = Точно известно лишь, что { cli-in-plies } это невозможно.
cli-solve-none = { color-name } не могут форсированно победить { cli-in-plies } ({ cli-effort }).
# $move: as in wA1 -bQ.
cli-solve-win = { color-name } побеждают { cli-in-plies }: { $move } ({ cli-effort }).
cli-solve-maybe-more = Могут быть и другие выигрывающие ходы: проверить удалось не все.
cli-solve-only = Это единственный выигрывающий ход.
# $moves: a list of moves.
cli-solve-only-but-symmetry = Это единственный выигрывающий ход с точностью до симметрии: { $moves }.
cli-solve-several =
    { $count ->
        [one] Есть { $count } выигрывающий ход: { $moves }.
        [few] Есть { $count } выигрывающих хода: { $moves }.
       *[many] Есть { $count } выигрывающих ходов: { $moves }.
    }
cli-solve-defence = Самая долгая защита: { $moves }

## skep serve

# $address: where a browser finds it.
cli-served = Skep здесь: { $address }  (остановить — Ctrl-C)
# $command: what to type in a shell.
cli-page-missing = Страница не собрана: запусти { $command }. API работает и без неё.
