### The page in the browser: buttons, screens, and what it says during a game.
###
### $name is a player's name, or that of a level (levels.ftl). $color is white or black. Sentences are
### short and kind; buttons say what happens.

skep = Skep
tagline = Игра из шестиугольников и насекомых, для которой хватит любого стола.
trademark = Hive — товарный знак Gen42 Games. Skep делают люди, которые любят эту игру; с компанией он не связан.

## The title of the tab

title-home = Skep: играть в Hive
# $page: the name of the screen.
title-page = { $page } · Skep
title-your-turn = ● Твой ход · Skep

## Words for many places

play = Играть
home = Главная
close = Закрыть
cancel = Отмена
confirm = Сделать ход
accept = Да
decline = Нет
copied = Скопировано
copy-failed = Браузер этого не разрешил.
share = Поделиться
settings = Настройки
more = Ещё
menu = Меню
learn = Учиться
my-games = Мои партии
open-game = Открыть партию
game = Партия
moves = Ходы
actions = Действия
tools = Инструменты
your-name = Твоё имя
name-placeholder = Его видят другие
your-turn = Твой ход
language = Язык

## Home

play-friend = Играть с другом
play-screen = Один экран
play-link = По ссылке
opponent = Соперник
opponent-engine = Программа
# $level: its number, from 1 to 10.
level-label = Уровень { $level }: { $name }
against-level = соперник: { $name }, уровень { $level }
against = соперник: { $name }
resume = Продолжить: { $name }
resume-screen = Продолжить на этом экране
options = Параметры

## How a game is set up

pieces = Фишки
expansions = Дополнительные насекомые
# The sets as they are sold.
edition-base = Базовый набор
edition-base-short = Базовый
edition-carbon = Набор Carbon
edition-carbon-short = Carbon
edition-complete = Полный набор
edition-complete-short = Полный
# $bugs: the bugs that are added, as a list.
edition-own = Базовый набор плюс: { $bugs }
color = Твой цвет
color-wish-random = Любой
color-wish-white = Белые
color-wish-black = Чёрные
opening = Дебют
opening-tournament = Турнирный
opening-tournament-means = Королева не может быть первой фишкой игрока.
opening-rulebook = По буклету
opening-rulebook-means = Королева может выйти первой.
# $opening: tournament or rulebook.
opening-is =
    { $opening ->
        [tournament] турнирный дебют
       *[rulebook] дебют по буклету
    }
clock = Часы
clock-none = Без часов
clock-own = Другие
# $minutes each for the whole game, and $increment seconds more with every move.
clock-is = { $minutes } мин + { $increment } с
clock-means = Минуты для каждого игрока и секунды, которые добавляет каждый ход.
minutes = Минут каждому
increment = Секунд за ход
takebacks = Ходы можно возвращать
repetition = Трижды та же позиция — ничья

## At the table

# Who plays whom, as a heading.
game-names = { $white } — { $black }
# The side of a player, for screen readers.
side-of =
    { $color ->
        [white] Сторона белых
       *[black] Сторона чёрных
    }
# What a player without a name is called, in the place of a name.
seat-name =
    { $color ->
        [white] Игрок белыми
       *[black] Игрок чёрными
    }
open-seat = Свободное место
you = ты
level = уровень { $level }
away = не здесь
is-offline = нет сети
device-offline = Сети нет. Партия продолжается здесь, а сервер получит её, когда сеть вернётся.
device-renamed = На сервере эта партия выглядит иначе, поэтому твои ходы продолжаются отдельной партией.
device-refused = Сервер не принял эту партию. Она остаётся на этом устройстве.
winner = победа
watching = Ты зритель
clock-of =
    { $color ->
        [white] Время белых:
       *[black] Время чёрных:
    }
thinking = { $name } думает.
engine-queue = { $name } думает над другими партиями. Твоё место в очереди: { $place }.
name-to-move = Ходит { $name }.
to-move =
    { $color ->
        [white] Ход белых.
       *[black] Ход чёрных.
    }
you-pass = У тебя нет ходов: ты пропускаешь ход.
other-passes = { $name } не имеет ходов и пропускает ход.
looking-back = Ход { $ply } из { $plies }
confirm-hint = Сюда?
premove-choose = Задумай следующий ход: куда?
premove-set = Следующий ход задуман. Коснись доски, чтобы его отменить.
premove-gone = Задуманный ход больше невозможен.
may-still-throw = Но ещё может перебросить: { $pieces }.
reconnecting = Связь пропала. Пробуем снова…
no-moves = Ходов ещё нет.
pass = пропуск
steps = Листать ходы
step-first = К первому ходу
step-back = На ход назад
step-forward = На ход вперёд
step-last = К последнему ходу
takeback = Вернуть ход
ask-takeback = Попросить вернуть ход
offer-draw = Предложить ничью
agree-draw = Договориться о ничьей
resign = Сдаться
resign-sure = Сдать эту партию?
resign-means = Тогда победит соперник.
play-on = Играть дальше
abort = Отменить партию
claim-win = Засчитать победу
claim-draw = Объявить ничью
# $seconds: how long until then.
claim-in =
    { $seconds ->
        [1] Соперник ушёл. Засчитать победу можно через секунду.
        [one] Соперник ушёл. Засчитать победу можно через { $seconds } секунду.
        [few] Соперник ушёл. Засчитать победу можно через { $seconds } секунды.
       *[many] Соперник ушёл. Засчитать победу можно через { $seconds } секунд.
    }
fit = Показать весь улей
turn = Повернуть доску
sound = Звук
draw-offered = { $name } предлагает ничью. Согласиться?
draw-waits = Ничья предложена.
# $count: how many moves.
takeback-asked =
    { $count ->
        [1] { $name } просит вернуть ход. Можно?
        [one] { $name } просит вернуть { $count } ход. Можно?
        [few] { $name } просит вернуть { $count } хода. Можно?
       *[many] { $name } просит вернуть { $count } ходов. Можно?
    }
takeback-waits = Просьба вернуть ход отправлена.
draw-declined = Предложение ничьей отклонено.
takeback-declined = Просьба вернуть ход отклонена.

phrases = Сказать
phrase-hello = Привет!
phrase-good-luck = Удачи и приятной игры!
phrase-good-move = Хороший ход!
phrase-oops = Ой!
phrase-one-moment = Минутку, пожалуйста.
phrase-thanks = Спасибо!
phrase-good-game = Хорошая партия!
phrase-goodbye = Мне пора. Пока!
said-phrase = { $name }: { $phrase }

## A game behind a link

invite-title = Позвать друга
invite-means = Отправь этот адрес другу. Партия начнётся, когда он сядет за стол.
address = Адрес партии
copy-address = Скопировать адрес
seat-link = Играть на другом устройстве
seat-link-means = Открой эту ссылку на другом устройстве в течение десяти минут, и твоё место перейдёт туда. Она действует один раз: никому её не показывай.
seat-link-address = Ссылка на твоё место
seat-link-copy = Скопировать ссылку
sit-title = Есть свободное место
sit-means =
    { $color ->
        [white] Садись и играй белыми или оставайся смотреть.
       *[black] Садись и играй чёрными или оставайся смотреть.
    }
sit-down =
    { $color ->
        [white] Играть белыми
       *[black] Играть чёрными
    }

## The end of a game

result = Результат
result-won = Победа за тобой.
result-lost = Партия проиграна.
result-draw = Ничья.
result-aborted = Партия отменена.
result-wins =
    { $color ->
        [white] Белые победили.
       *[black] Чёрные победили.
    }
# $winner: white, black or none.
ended-queen-surrounded =
    { $winner ->
        [white] Чёрная королева окружена.
       *[black] Белая королева окружена.
    }
ended-both-queens-surrounded = Обе королевы окружены.
ended-resignation =
    { $winner ->
        [white] Чёрные сдались.
       *[black] Белые сдались.
    }
ended-agreement = По соглашению игроков.
ended-repetition = Позиция повторилась трижды.
ended-timeout =
    { $winner ->
        [white] У чёрных вышло время.
       *[black] У белых вышло время.
    }
ended-abandoned =
    { $winner ->
        [white] Чёрные ушли из партии.
        [black] Белые ушли из партии.
       *[none] Один из игроков ушёл.
    }
ended-adjudication = Исход партии решил судья.
ended-forfeit =
    { $winner ->
        [white] Чёрным засчитано поражение.
       *[black] Белым засчитано поражение.
    }
ended-aborted = Она не считается.
rematch = Сыграть ещё
rematch-waits = Ждём ответа
rematch-offered = { $name } хочет сыграть ещё.
to-rematch = К следующей партии

## Sharing

share-game = Партия
share-position = Картинка этой позиции
picture-alt = Позиция на доске
copy-game-string = Скопировать строкой
download-game-string = Строка партии
download-pgn = PGN

## My games

no-games = Партий пока нет.
more-games = Показать ещё
game-screen = На одном экране
game-waiting = Ждём друга
game-against = Соперник: { $name }
game-record = Открытая партия
on-device = на твоём устройстве
# $count: how many moves were made.
game-moves =
    { $count ->
        [0] Ходов нет
        [1] Один ход
        [one] { $count } ход
        [few] { $count } хода
       *[many] { $count } ходов
    }
delete = Удалить
# $game: what the game is called in the list.
delete-game = Удалить: { $game }
delete-sure = Удалить эту партию?
delete-means = «{ $game }» исчезнет навсегда.
keep = Оставить

figures = Твои результаты
figures-won = Победы
figures-drawn = Ничьи
figures-lost = Поражения
figures-friends = Друзья

## Opening a game

open-means = Вставь сюда партию: строку партии, PGN или SGF. Можно и перетащить файл в любое место этой страницы.
open-placeholder = Base+MLP;InProgress;White[2];wS1;bG1 wS1-
choose-file = Выбрать файл
open-now = Открыть

## Settings

settings-look = Вид
settings-play = Игра
theme = Тема
theme-auto = Как на устройстве
theme-light = Светлая
theme-dark = Тёмная
palette = Цвета
palette-normal = Как в наборе
palette-safe = Для дальтоников
palette-contrast = Контрастные
motion = Движение
motion-auto = Как на устройстве
motion-none = Нет
confirm-moves = Подтверждать каждый ход
confirm-touch = На сенсорных экранах
confirm-always = Всегда
confirm-never = Никогда
switch-sound = Звук
switch-sound-means = Тихий стук при каждом ходе.
switch-premove = Ход заранее
switch-premove-means = Выбирай следующий ход, пока соперник думает.
switch-phrases = Реплики
switch-phrases-means = Что говорит соперник в партии по ссылке.
switch-queenTicks = Свободные стороны королев
switch-queenTicks-means = Шесть маленьких меток вокруг каждой королевы.
switch-notation = Имена на фишках
switch-notation-means = Так, как они пишутся в списке ходов.
switch-turnBoard = Поворачивать доску
switch-turnBoard-means = На одном экране — к тому, чей ход.

## Keys

keys = Клавиатура
key-tab = Между запасами, доской и кнопками
key-step = На ход назад, на ход вперёд
key-help = Этот список

## What went wrong

problem-offline = Сервер не отвечает. Попробуй ещё раз чуть позже.
offline = Сети нет. Можно проходить уроки, играть с десятью уровнями и читать правила; для партий с друзьями нужна сеть.
problem-banned = Администратор этого сервера закрыл тебе доступ.
problem-internal = На сервере что-то пошло не так. Попробуй ещё раз.
problem-not-found = Такой партии нет. Возможно, её удалили.
problem-not-your-seat = Это место занято другим игроком.
problem-not-your-turn = Сейчас не твой ход.
problem-wrong-ply = Партия тем временем ушла вперёд.
problem-game-over = Партия окончена.
problem-too-many = Это было слишком быстро. Подожди немного.
problem-too-large = Для партии это слишком длинно.
problem-too-many-records = Больше партий сохранить нельзя. Сначала удали несколько в разделе «Мои партии».
problem-not-allowed = Сейчас это невозможно.
problem-offered-already = Это уже предлагалось. Снова можно после следующего хода.
problem-seat-taken = Это место уже кто-то занял.
problem-link-expired = Эта ссылка уже использована или устарела. Создай новую на том устройстве, на котором играешь.
problem-bad-record = Это не получается прочитать как партию.
# Of an imported game. $ply: the number of the move; $move: as it is written there.
problem-record-rule = Ход { $ply }, { $move }, нарушает правила.
problem-record-move = Ход { $ply } не получается прочитать: { $move }
# $line: the number of a line.
problem-record-line = Ошибка в строке { $line }.
problem-bad-request = Сервер этого не понял.
problem-unsupported = Эта программа не играет с таким набором.
problem-conflict = Партия тем временем изменилась. Попробуй ещё раз.
problem-try-again = Партия прервалась. Ничего не потеряно, попробуй ещё раз.
nowhere = Здесь ничего нет
nowhere-means = По этому адресу нет страницы.

## Spoken when it happens

said-joined = { $name } за столом. Партия начинается.
said-offered-draw = { $name } предлагает ничью.
said-offered-takeback = { $name } просит вернуть ход.
said-offered-rematch = { $name } хочет сыграть ещё.
said-declined = Ответ: нет.
said-taken-back = Ход возвращён.
