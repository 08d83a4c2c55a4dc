### A review of a game: what a move does, what it is worth, and what would have been better.

# The queen of a colour inside a sentence; other forms of the word are attributes.
# $color: white or black.
review-queen =
    { $color ->
        [white] белая королева
       *[black] чёрная королева
    }
    .acc =
        { $color ->
            [white] белую королеву
           *[black] чёрную королеву
        }
    .gen =
        { $color ->
            [white] белой королевы
           *[black] чёрной королевы
        }
    .dat =
        { $color ->
            [white] белой королеве
           *[black] чёрной королеве
        }
    .ins =
        { $color ->
            [white] белой королевой
           *[black] чёрной королевой
        }

## What a move does
##
## Each is said of the move that was made and of the one that was better, so it is in the present and names
## no person. $color is the colour of the queen or the player it is about (white or black), $free how many
## sides of that queen are free after the move, $pieces the pieces it is about, as a list of names in the
## form of piece-name: put it after a colon.

fact-surrounds_queen = Ход окружает { review-queen.acc } и выигрывает.
fact-surrounds_own_queen = Игрок занимает последнюю свободную сторону своей же королевы и проигрывает.
fact-surrounds_both = Окружены обе королевы: ничья.
fact-allows_win = После этого { review-queen.acc } можно сразу окружить.
fact-crowds_own_queen = Игрок отнимает у своей королевы свободную сторону (осталось свободных сторон: { $free }).
fact-queen_goes_tight = Королева уходит туда, где свободных сторон меньше ({ $free }).
fact-opens_queen = Ход даёт { review-queen.dat } больше простора (свободных сторон: { $free }).
fact-climbs_off_queen = Фишка спускается с { review-queen.gen }.
fact-frees_opponent = Ход освобождает фишки соперника: { $pieces }.
fact-uncovers = Ход открывает фишку соперника: { $pieces }.
fact-pins_own = Игрок связывает свои же фишки: { $pieces }.
fact-frees_queen = Теперь { review-queen } снова может ходить.
fact-climbs_on_queen = Фишка встаёт поверх { review-queen.gen }, и та больше не может ходить.
fact-threatens = Возникает угроза окружить { review-queen.acc } следующим ходом.
fact-stops_threat = Ход отражает угрозу окружить { review-queen.acc }.
fact-forces_pass = У соперника не остаётся ходов, он пропускает ход.
fact-drops_beside_queen = Новая фишка появляется рядом с { review-queen.ins } (осталось свободных сторон: { $free }).
fact-attacks_queen = Ход занимает сторону { review-queen.gen } (осталось свободных сторон: { $free }).
fact-shuts_in_queen = Теперь { review-queen } не может ходить.
fact-queen_escapes = Королева уходит туда, где свободных сторон больше ({ $free }).
fact-opens_own_queen = Игрок даёт своей королеве больше простора (свободных сторон: { $free }).
fact-throws = Ход перебрасывает фишку соперника: { $pieces }.
fact-throws_own = Игрок перебрасывает свою фишку: { $pieces }.
fact-covers = Фишка встаёт поверх другой, и та больше не может ходить: { $pieces }.
fact-pins = Ход связывает фишки соперника: { $pieces }.
fact-frees_own = Игрок освобождает свои фишки: { $pieces }.
fact-places_queen = Королева вступает в игру.
fact-last_in_hand = Из запаса выходит последняя фишка: { $pieces }.
fact-brings = В игру входит новая фишка: { $pieces }.
fact-repeats = Такая позиция уже была.
fact-passes = Ходов не было, пришлось пропустить ход.
fact-quiet = Спокойный ход: { $pieces }.

## What a move is worth

# $judgement: best, good, only_move, inaccuracy, mistake, blunder or missed_win.
review-judgement =
    { $judgement ->
        [best] Лучший ход
        [good] Хороший ход
        [only_move] Единственный ход
        [inaccuracy] Неточность
        [mistake] Ошибка
        [blunder] Грубая ошибка
       *[missed_win] Упущенный выигрыш
    }
# $move: a move as UHP writes it.
review-better = Лучше было { $move }.
# $count: how many turns the win would have taken.
review-missed-win = Упущен форсированный выигрыш, ходов до него: { $count }.
# $color: white or black. $before, $after: chances in percent.
review-chances = Шансы { $color ->
    [white] белых
   *[black] чёрных
}: { NUMBER($before, style: "percent") }, затем { NUMBER($after, style: "percent") }.

## The review as a whole

review-title = Разбор партии
review-turning-points = Переломные моменты
review-no-turning-points = Переломных моментов в партии не было.
# $white, $black: in percent.
review-accuracy = Точность: белые { NUMBER($white, style: "percent") }, чёрные { NUMBER($black, style: "percent") }.
# $ply: which move. $count: how many there are.
review-progress = Разбирается ход { $ply } из { $count }

## The review on the page

review-open = Разбор
review-of = Разбор: { $game }
review-to-game = К партии
review-summary = Обзор
review-start = Партия начинается.
review-graph = Шансы белых по ходу партии
review-graph-at = После хода { $number }: белые { NUMBER($chance, style: "percent") }
review-percent = { NUMBER($value, style: "percent") }
review-accuracy-label = Точность
review-well =
    { $who ->
        [you] Твои хорошие ходы: { $good } из { $total }.
        [white] Хорошие ходы белых: { $good } из { $total }.
       *[black] Хорошие ходы чёрных: { $good } из { $total }.
    }
review-better-was = Лучше было
review-show-better = Показать ход лучше
review-show-next = Следующий ход
review-show-played = Что было сыграно
review-try = Найти ходы лучше ({ $count })
review-try-this = Попробовать ещё раз
review-try-place = { $place } из { $total }
review-try-ask =
    { $color ->
        [white] Ход белых: найди что-нибудь лучше.
       *[black] Ход чёрных: найди что-нибудь лучше.
    }
review-try-judging = Смотрим твой ход…
review-try-best = Да, это лучший ход.
review-try-good = Хорошо, так намного лучше.
review-try-wrong = Пока нет: есть ход лучше.
review-try-next = Следующая ошибка
review-all-moves = Все ходы
review-not-yet = Разбор будет, когда партия закончится.
review-failed = Не удалось сделать разбор.
review-retry = Повторить попытку

## In the list of games

review-study = Точность и дебюты
review-study-average = Средняя точность: { NUMBER($accuracy, style: "percent") } (разобрано партий: { $count })
review-study-more = Разобрать остальные партии ({ $count })
review-study-busy = Разобрано партий: { $done } из { $count }
review-study-opening = Дебют
review-study-games = Партии
