### What the terminal says to people who play with `skep play`.
###
### Words to type (help, moves, why, undo, save, quit, pass ...) and pieces as wA1 or bQ stay as they
### are in every language.


## The drawing

# A white beetle on a black queen: wB1 on bQ.
cli-on = на
cli-hand =
    { $color ->
        [white] Запас белых
       *[black] Запас чёрных
    }
# $color: who is to move; $turn: the number of the turn.
cli-to-move = { color-name } ходят, ход { $turn }.
cli-has-won = { color-name } победили.
cli-drawn = Партия закончилась вничью.
cli-last-move = Последний ход: { $move }.
# The only move that leads nowhere: the first piece goes here.
cli-here = сюда

## The beginning and the help

# $type: the game type, as Base+MLP; $opening: tournament or rulebook.
cli-start =
    { $opening ->
        [rulebook] Hive, { $type }, дебют по буклету.
       *[tournament] Hive, { $type }, турнирный дебют.
    }
cli-how = Введи ход, например wS1, или фишку, чтобы увидеть её ходы, или help.
# Against the engine. $color: the person's side; $name and $level: the opponent.
cli-against =
    Ты играешь { $color ->
        [white] белыми
       *[black] чёрными
    }. Соперник: { $name }, уровень { $level }.
# $name: the opponent; $move: as in wA1 -bQ.
cli-engine-plays = { $name }: { $move }
cli-engine-plays-on = { $name } хочет играть дальше, пока ничего не повторяется.
# Each line stands by itself; the columns are kept with spaces.
cli-help =
    Введи ход в виде wA1 -bQ: белый муравей 1 встаёт слева от чёрной королевы.
      \R  R/   слева сверху, справа сверху от фишки R
      -R  R-   слева, справа
      /R  R\   слева снизу, справа снизу
      R        поверх R
    Или выбери: введи фишку (wA1 или просто a1, ant или a), а потом номер из списка.
    
      moves            показать все возможные ходы
      why ХОД          сказать, возможен ли ход, и если нет, то почему
      pass             пропустить ход; только когда ходов нет, тогда хватит и Enter
      undo, redo [N]   вернуть последние ходы и сделать их снова
      board            нарисовать доску ещё раз
      draw, resign     закончить партию: ничья, сдача
      new [ТИП]        начать другую партию, например new Base+M
      save ФАЙЛ        записать партию в файл: PGN, а для .uhp и .txt строку партии
      load ФАЙЛ        продолжить партию из PGN, SGF или строки партии
      game             напечатать строку партии
      quit             выйти (можно и Ctrl-D)

## Questions

# What is typed for yes, in small letters, divided by spaces; y and yes are understood anyway.
cli-yes = д да
# $question: one of the questions below.
cli-question = { $question } [д/Н]
# $color: who is asked.
cli-agree = { color-name }, вы согласны на ничью?
cli-leave = Партия не сохранена. Бросить её?
# $file: the name of a file.
cli-replace = Файл { $file } уже есть. Заменить?

## Moves

# What a piece may not do. $piece: which; $reason: a sentence, or two, that say why.
cli-cannot = { $piece }: { $reason }
cli-no-kind =
    { $bug ->
        [queen] Твоя королева сейчас ходить не может.
       *[other] Ни одна из твоих фишек этого вида сейчас ходить не может.
    }
cli-can-go =
    { $count ->
        [1] Фишка { $piece } может пойти на одно место.
        [one] Фишка { $piece } может пойти на { $count } место.
        [few] Фишка { $piece } может пойти на { $count } места.
       *[many] Фишка { $piece } может пойти на { $count } мест.
    }
cli-why-what = Что объяснить? Введи why и ход, например why wA1 -bQ.
cli-legal-pass = Так можно: других ходов нет.
cli-legal-place = Так можно: фишку выставляют туда.
# $piece: who throws.
cli-legal-throw = Так можно: её перебрасывает туда { $piece }.
# $count: in how many steps.
cli-legal-slide =
    { $count ->
        [1] Так можно: фишка скользит туда.
        [one] Так можно: фишка скользит туда за { $count } шаг.
        [few] Так можно: фишка скользит туда за { $count } шага.
       *[many] Так можно: фишка скользит туда за { $count } шагов.
    }
cli-legal-jump = Так можно: фишка прыгает туда.
cli-legal-climb = Так можно: фишка забирается туда.
cli-no-list = Выбирать пока не из чего: введи moves или фишку, и появится список.
# $count: the highest number.
cli-pick = Выбери номер от 1 до { $count }.
cli-type-number = Введи номер, чтобы сделать ход.
cli-only-pass = Ходов нет: нажми Enter, чтобы пропустить ход.
# $color: who must pass.
cli-must-pass =
    { $color ->
        [white] У белых нет ходов, они пропускают ход: нажми Enter.
       *[black] У чёрных нет ходов, они пропускают ход: нажми Enter.
    }

## What is not understood

# $word: what was typed, in quotation marks.
cli-not-understood = { $word } — это не ход и не команда.
# $word: a command.
cli-did-you-mean = Может быть, { $word }?
cli-try = Введи ход, фишку или help.
cli-how-many = Сколько ходов? Введи число; без числа — один.
cli-nothing-to-undo = Возвращать нечего.
cli-nothing-to-redo = Повторять нечего.

## The end

cli-prompt-over = Партия окончена
# $how: what ended the game, as in the selector.
cli-ended =
    { $how ->
        [queen_surrounded] королева окружена
        [both_queens_surrounded] обе королевы окружены
        [resignation] соперник сдался
        [agreement] по соглашению
        [repetition] позиция повторилась три раза
        [timeout] время вышло
        [abandoned] соперник ушёл
        [forfeit] неявка
       *[adjudication] по решению судьи
    }
# $color: who wins.
cli-won-by = { color-name } победили: { cli-ended }.
cli-drawn-by = Ничья: { cli-ended }.
# What may be done after the end.
cli-what-next = Введи save ФАЙЛ, undo, new или quit.
cli-over = Партия окончена.
cli-over-now = Партия окончена. Введи undo, чтобы продолжить её, или new, чтобы начать другую.
cli-repeated = Эта позиция повторилась три раза; можно согласиться на ничью.
cli-goes-on = Партия продолжается.

## Files

cli-unsaved = Партия не сохранена. Чтобы её продолжить:
cli-save-where = Куда? Введи save и имя файла, например save game.pgn.
cli-load-which = Какой файл? Введи load и его имя.
cli-not-written = Ничего не записано.
# $file: the name of a file.
cli-saved = Сохранено в { $file }.
cli-saved-without-result = Сохранено в { $file }, но без результата.
