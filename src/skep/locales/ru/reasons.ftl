### Why a piece cannot go there, for a person: one message for every reason of docs/explain.md.
###
### The board shows the evidence, and these sentences name it. Every reason may use $bug (the piece
### that would move: queen, ant ...), $color (its colour), $pieces (the pieces that are the evidence,
### as a list of names in the form of piece-name: put it after a colon) and $count (how many these
### are). Some have numbers of their own, which stand in their comments. A mosquito that copies a
### grasshopper, a spider or a ladybug hears what is said to these.

reason-game_over = Партия окончена.
# $moves: how many moves there are.
reason-pass_not_allowed =
    Пропускать нельзя: у тебя есть { $moves ->
        [1] возможный ход
        [one] { $moves } возможный ход
        [few] { $moves } возможных хода
       *[many] { $moves } возможных ходов
    }.
reason-not_in_game = { bug-subject } в этой партии не участвует.
reason-not_your_piece = Это фишка соперника.
# $turn: the turn it is.
reason-queen_due = Идёт твой { $turn }-й ход, а королева всё ещё в запасе. Выстави её сейчас.
reason-queen_first_turn = Королева не может быть твоей первой фишкой. Она может выйти на следующем ходу.
reason-out_of_order = Одинаковые фишки выходят по порядку. Следующая фишка: { $pieces }.
reason-occupied =
    { $bug ->
        [mosquito] Это место занято.
       *[other] Это место занято. { bug-subject } не может здесь встать поверх других.
    }
reason-not_origin = Первая фишка партии ставится в середину стола.
reason-away_from_hive = Это место не касается улья. Все фишки должны держаться вместе.
reason-touches_opponent =
    { $count ->
        [one] Новая фишка может касаться только твоих. Здесь она коснётся чужой: { $pieces }.
       *[other] Новая фишка может касаться только твоих. Здесь она коснётся чужих: { $pieces }.
    }
reason-queen_not_placed = Твои фишки смогут ходить, как только королева окажется на столе. Сначала выстави её.
reason-just_moved = { bug-subject } в этот ход отдыхает: эту фишку только что переместили.
reason-covered =
    { $count ->
        [one] { bug-subject } не может ходить, пока сверху стоит другая фишка: { $pieces }.
       *[other] { bug-subject } не может ходить, пока сверху стоят другие фишки: { $pieces }.
    }
reason-in_stack = Мокрица перебрасывает только фишку, которая стоит отдельно. Здесь стопка: { $pieces }.
reason-same_cell = { bug-subject } уже там стоит.
# $parts: how many parts the hive would fall into.
reason-one_hive =
    { bug-subject } скрепляет улей. Без { bug-subject.pronoun } { $count ->
        [1] одна фишка будет отрезана
        [one] { $count } фишка будет отрезана
        [few] { $count } фишки будут отрезаны
       *[many] { $count } фишек будет отрезано
    }: { $pieces }.
reason-nothing_to_copy = Москит ходит как насекомое рядом с ним. У другого москита перенять нечего.
reason-beyond_thrower = Переброшенная фишка встаёт рядом с той, что её перебрасывает: { $pieces }.
reason-thrower_just_moved = Фишку, которая перебрасывает, только что переместили, и в этот ход она отдыхает: { $pieces }.
# $steps: how far away the place is. $limit: how far the piece can go.
reason-too_far =
    { $limit ->
        [1] { bug-subject } делает только один шаг
       *[other] { bug-subject } делает не больше { $limit } шагов
    }, а до этого места { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
       *[many] { $steps } шагов
    }.
reason-loses_contact = { bug-subject } на пути туда оторвётся от улья.
# $gate: how high the two stand. $level: at which height the piece would have to pass between them.
reason-gate =
    { $level ->
        [0] Между этими двумя фишками слишком тесно, чтобы проскользнуть: { $pieces }.
       *[other] Эти две фишки стоят слишком высоко, чтобы пройти между ними: { $pieces }.
    }
reason-enclosed = По столу туда не пройти: путь закрывают другие фишки.
# $steps: the fewest steps that lead there. $limit: 3.
reason-wrong_steps =
    Паук проходит ровно { $limit } шага. До этого места { $steps ->
        [1] один шаг
        [one] { $steps } шаг
        [few] { $steps } шага
       *[many] { $steps } шагов
    }.
reason-not_in_line = Кузнечик прыгает по прямой.
reason-nothing_to_jump = Кузнечику нужно через что-то перепрыгнуть, а с этой стороны ничего нет.
reason-gap_in_line = Кузнечик приземляется на первое свободное место. Через пустоту он не перепрыгнет.
reason-no_way_over = Божья коровка делает два шага поверх улья, потом один вниз. Такого пути туда нет.
reason-copies_cannot = Никто из насекомых рядом с москитом не смог бы туда попасть: { $pieces }.
