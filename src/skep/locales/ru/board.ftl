### The board in words: what a screen reader says, and the keys.
###
### A $piece, $tile or $thrower is a piece-name of bugs.ftl: a language that declines names puts it where
### the plain form is right, after a colon or a dash.

board = Доска
# $side: white or black.
board-hand =
    { $side ->
        [white] Запас белых
       *[black] Запас чёрных
    }

## The tiles

# $below is a tile, and what that one is on.
board-on-top = { $piece }, снизу { $below }
board-pile =
    { $count ->
        [one] { $piece }, последняя такая фишка в запасе
       *[other] { $piece }, в запасе: { $count }
    }
board-hand-empty = Запас пуст

## Places

board-place-on = поверх фишки «{ $piece }»
# $bearing is the side of $piece on which the place lies.
board-place-beside =
    { $bearing ->
        [ne] справа сверху от фишки «{ $piece }»
        [e] справа от фишки «{ $piece }»
        [se] справа снизу от фишки «{ $piece }»
        [sw] слева снизу от фишки «{ $piece }»
        [w] слева от фишки «{ $piece }»
       *[nw] слева сверху от фишки «{ $piece }»
    }
board-place-table = в середине стола

## The cell that the keyboard is on

board-spot-empty = Пусто, { $place }
board-spot-go = Можно сюда: { $place }
board-spot-climb = { $tile }. Можно забраться
board-spot-movable = { $tile }. Может ходить
board-spot-chosen = { $tile }. Фишка выбрана

## What happens

board-chosen =
    { $count ->
        [0] Выбрана фишка: { $piece }.
       *[other] Выбрана фишка: { $piece }. Доступных мест: { $count }.
    }
board-let-go = Выбор снят.
board-placed = Выставлена фишка: { $piece }, { $place }.
board-moved = Ход: { $piece }, { $place }.
board-thrown = Переброс, { $thrower }. Переброшена фишка: { $piece }, { $place }.
board-passed = Ход пропущен: ходить было нечем.
board-planned = Если получится, следующий ход: { $piece }, { $place }.
board-waiting = { $piece }, { $place }: выбери место ещё раз, чтобы подтвердить.
board-stack = Стопка, фишек: { $count }
board-show = Показать: { $piece }

## Keys

board-key-walk = Ходить по доске
board-key-diagonal = Ходить в четырёх наклонных направлениях
board-key-pick = Взять фишку и поставить её
board-key-let-go = Снять выбор
board-key-next = Следующая фишка, которая может ходить, или следующее место для хода
board-key-stack = Заглянуть в стопку
board-key-zoom = Ближе, дальше, показать весь улей
board-key-turn = Повернуть улей
