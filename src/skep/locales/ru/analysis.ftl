analysis = Анализ
analyse = Анализировать
analysis-chances = Шансы
analysis-even = Шансы равны.
analysis-better =
    { $color ->
        [white] У белых немного лучше.
       *[black] У чёрных немного лучше.
    }
analysis-clearly-better =
    { $color ->
        [white] У белых заметно лучше.
       *[black] У чёрных заметно лучше.
    }
analysis-winning =
    { $color ->
        [white] Белые выигрывают.
       *[black] Чёрные выигрывают.
    }
analysis-wins-in =
    { $color ->
        [white] Белые могут форсировать победу. Ходов: { $moves }.
       *[black] Чёрные могут форсировать победу. Ходов: { $moves }.
    }
analysis-depth = Глубина { $depth }
analysis-speed = Позиций в секунду: { $speed }
analysis-deeper = Искать глубже
analysis-stop = Остановить
analysis-lines = Линии
analysis-to-game = Вернуться к партии
analysis-not-now = Партию с другим человеком можно анализировать, когда она закончена.
analysis-unavailable = В этом браузере не удалось загрузить программу для анализа.
analysis-variation = Вариант
analysis-threat = Угроза
analysis-threat-means = Что сделал бы соперник, если пропустить ход?
analysis-tools = Правка
analysis-notes = Комментарий и знаки
analysis-draw = Стрелки и метки
analysis-promote = Сделать этот вариант первым
analysis-delete = Удалить отсюда и дальше
analysis-undo = Отменить
analysis-comment = Комментарий
analysis-signs = Знаки
analysis-sign-1 = Хороший ход
analysis-sign-2 = Ошибка
analysis-sign-3 = Блестящий ход
analysis-sign-4 = Грубая ошибка
analysis-sign-5 = Интересный ход
analysis-sign-6 = Сомнительный ход
analysis-address = Адрес для отправки
analysis-address-means = Ходы, варианты и комментарии сохраняются на сервере такими, какие они сейчас. Их увидит каждый, у кого есть адрес.
analysis-address-expires = Если их долго никто не открывает, они удаляются.
analysis-make-address = Создать адрес
analysis-copy-pgn = Скопировать как PGN
play-from-here = Играть отсюда
game-from-position = С выбранной позиции

setup = Расставить позицию
setup-leave = Назад к анализу
setup-to-move = Чей ход
setup-turn =
    { $color ->
        [white] Белые
       *[black] Чёрные
    }
setup-just-moved = Только что ходила
setup-nobody = Ни одна
setup-remove = Убрать
setup-clear = Очистить стол
setup-possible = Партия может прийти к этой позиции.
setup-fault-cannot_climb = Только жуки и москиты могут лежать на других фишках. Здесь: { $pieces }.
setup-fault-two_hives = Эти фишки отделены от улья: { $pieces }.
setup-fault-too_early = В игре больше фишек, чем было ходов.
setup-fault-no_first_piece =
    { $color ->
        [white] Белые уже ходили, а в игре нет ни одной их фишки.
       *[black] Чёрные уже ходили, а в игре нет ни одной их фишки.
    }
setup-fault-queen_due =
    { $color ->
        [white] Нет белой королевы: она вступает в игру не позже четвёртого хода.
       *[black] Нет чёрной королевы: она вступает в игру не позже четвёртого хода.
    }
setup-fault-queen_first_turn = Королева не может быть первой фишкой игрока. Здесь: { $pieces }.
setup-fault-queen_not_placed = Ни одна фишка не могла забраться наверх раньше, чем её королева вступила в игру. Здесь: { $pieces }.
setup-fault-just_moved_not_in_play = Фишки, которая только что ходила, нет в игре.
setup-fault-just_moved_covered = Фишка, которая только что ходила, лежит под другой.
setup-fault-just_moved_not_thrown = Фишку стороны, чей ход, могли туда только перебросить, а мокрицы рядом нет.
