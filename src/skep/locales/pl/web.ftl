### The page in the browser: buttons, screens, and what it says during a game.
###
### $name is a player's name, or that of a level (levels.ftl). $color is white or black. Sentences are
### short and kind; buttons say what happens.

skep = Skep
tagline = Gra sześciokątów i stawonogów, która mieści się na każdym stole.
trademark = Hive jest znakiem towarowym Gen42 Games. Skep tworzą ludzie, którzy kochają tę grę; nie jest związany z tą firmą.

## The title of the tab

title-home = Skep: zagraj w Hive
# $page: the name of the screen.
title-page = { $page } · Skep
title-your-turn = ● Twój ruch · Skep

## Words for many places

play = Graj
home = Start
close = Zamknij
cancel = Anuluj
confirm = Wykonaj ruch
accept = Tak
decline = Nie
copied = Skopiowano
copy-failed = Przeglądarka na to nie pozwoliła.
share = Udostępnij
settings = Ustawienia
more = Więcej
menu = Menu
learn = Nauka
my-games = Moje partie
open-game = Otwórz partię
game = Partia
moves = Ruchy
actions = Działania
tools = Narzędzia
your-name = Twoje imię
name-placeholder = Widzą je inni
your-turn = Twój ruch
language = Język

## Home

play-friend = Zagraj z kimś
play-screen = Jeden ekran
play-link = Wyślij link
opponent = Przeciwnik
opponent-engine = Program
# $level: its number, from 1 to 10.
level-label = Poziom { $level }: { $name }
against-level = przeciwnik: { $name }, poziom { $level }
against = przeciwnik: { $name }
resume = Graj dalej: { $name }
resume-screen = Graj dalej na tym ekranie
options = Opcje

## How a game is set up

pieces = Płytki
expansions = Dodatkowe stawonogi
# The sets as they are sold.
edition-base = Zestaw podstawowy
edition-base-short = Podstawowy
edition-carbon = Zestaw Carbon
edition-carbon-short = Carbon
edition-complete = Pełny zestaw
edition-complete-short = Pełny
# $bugs: the bugs that are added, as a list.
edition-own = Zestaw podstawowy oraz: { $bugs }
color = Twój kolor
color-wish-random = Dowolny
color-wish-white = Białe
color-wish-black = Czarne
opening = Otwarcie
opening-tournament = Turniejowe
opening-tournament-means = Królowa nie może być pierwszą płytką gracza.
opening-rulebook = Z instrukcji
opening-rulebook-means = Królowa może wejść jako pierwsza.
# $opening: tournament or rulebook.
opening-is =
    { $opening ->
        [tournament] otwarcie turniejowe
       *[rulebook] otwarcie z instrukcji
    }
clock = Zegar
clock-none = Bez zegara
clock-own = Inny
# $minutes each for the whole game, and $increment seconds more with every move.
clock-is = { $minutes } min + { $increment } s
clock-means = Minuty dla każdego gracza i sekundy, które dodaje każdy ruch.
minutes = Minuty na osobę
increment = Sekundy na ruch
takebacks = Ruchy można cofać
repetition = Trzy razy ta sama pozycja to remis

## At the table

# Who plays whom, as a heading.
game-names = { $white } i { $black }
# The side of a player, for screen readers.
side-of =
    { $color ->
        [white] Strona białych
       *[black] Strona czarnych
    }
# What a player without a name is called, in the place of a name.
seat-name =
    { $color ->
        [white] Gracz białych
       *[black] Gracz czarnych
    }
open-seat = Wolne miejsce
you = ty
level = poziom { $level }
away = poza stołem
is-offline = offline
device-offline = Jesteś offline. Partia toczy się dalej tutaj, a serwer dostanie ją, gdy wróci sieć.
device-renamed = Serwer ma tę partię w innej postaci, więc twoje ruchy toczą się dalej jako osobna partia.
device-refused = Serwer nie przyjął tej partii. Zostaje na tym urządzeniu.
winner = wygrana
watching = Oglądasz
clock-of =
    { $color ->
        [white] Czas białych:
       *[black] Czas czarnych:
    }
thinking = { $name } myśli.
engine-queue = { $name } myśli nad innymi partiami. Twoje miejsce w kolejce: { $place }.
name-to-move = Teraz gra: { $name }.
to-move =
    { $color ->
        [white] Ruch białych.
       *[black] Ruch czarnych.
    }
you-pass = Nie masz ruchu: pasujesz.
other-passes = { $name } nie ma ruchu i pasuje.
looking-back = Ruch { $ply } z { $plies }
confirm-hint = Czy tutaj?
premove-choose = Zaplanuj następny ruch: dokąd?
premove-set = Następny ruch jest zaplanowany. Dotknij planszy, żeby z niego zrezygnować.
premove-gone = Zaplanowany ruch nie jest już możliwy.
may-still-throw = Może jednak przerzucić: { $pieces }.
reconnecting = Połączenie przerwane. Próbujemy znowu…
no-moves = Nie ma jeszcze ruchów.
pass = pas
steps = Przeglądaj ruchy
step-first = Do pierwszego ruchu
step-back = Ruch wstecz
step-forward = Ruch naprzód
step-last = Do ostatniego ruchu
takeback = Cofnij ruch
ask-takeback = Poproś o cofnięcie
offer-draw = Zaproponuj remis
agree-draw = Uzgodnij remis
resign = Poddaj się
resign-sure = Poddać tę partię?
resign-means = Wtedy wygrywa druga strona.
play-on = Graj dalej
abort = Przerwij partię
claim-win = Odbierz wygraną
claim-draw = Ogłoś remis
# $seconds: how long until then.
claim-in =
    { $seconds ->
        [one] Druga strona odeszła. Wygraną możesz odebrać za sekundę.
        [few] Druga strona odeszła. Wygraną możesz odebrać za { $seconds } sekundy.
       *[many] Druga strona odeszła. Wygraną możesz odebrać za { $seconds } sekund.
    }
fit = Pokaż cały rój
turn = Obróć planszę
sound = Dźwięk
draw-offered = { $name } proponuje remis. Zgoda?
draw-waits = Remis zaproponowany.
# $count: how many moves.
takeback-asked =
    { $count ->
        [one] { $name } prosi o cofnięcie ruchu. Zgoda?
       *[other] { $name } prosi o cofnięcie { $count } ruchów. Zgoda?
    }
takeback-waits = Prośba o cofnięcie ruchu wysłana.
draw-declined = Propozycję remisu odrzucono.
takeback-declined = Prośbę o cofnięcie ruchu odrzucono.

phrases = Powiedz coś
phrase-hello = Cześć!
phrase-good-luck = Powodzenia i miłej gry!
phrase-good-move = Dobry ruch!
phrase-oops = Ojej!
phrase-one-moment = Chwileczkę, proszę.
phrase-thanks = Dziękuję!
phrase-good-game = Dobra partia!
phrase-goodbye = Muszę iść. Do zobaczenia!
said-phrase = { $name }: { $phrase }

## A game behind a link

invite-title = Zaproś kogoś
invite-means = Wyślij ten adres drugiej osobie. Partia zacznie się, gdy usiądzie do stołu.
address = Adres partii
copy-address = Skopiuj adres
seat-link = Graj na innym urządzeniu
seat-link-means = Otwórz ten link na drugim urządzeniu w ciągu dziesięciu minut, a twoje miejsce przeniesie się tam. Link działa tylko raz: nie pokazuj go nikomu.
seat-link-address = Link do twojego miejsca
seat-link-copy = Skopiuj link
sit-title = Jest wolne miejsce
sit-means =
    { $color ->
        [white] Usiądź i graj białymi albo zostań i oglądaj.
       *[black] Usiądź i graj czarnymi albo zostań i oglądaj.
    }
sit-down =
    { $color ->
        [white] Graj białymi
       *[black] Graj czarnymi
    }

## The end of a game

result = Wynik
result-won = Wygrywasz.
result-lost = Przegrywasz.
result-draw = Remis.
result-aborted = Partia została przerwana.
result-wins =
    { $color ->
        [white] Białe wygrały.
       *[black] Czarne wygrały.
    }
# $winner: white, black or none.
ended-queen-surrounded =
    { $winner ->
        [white] Czarna królowa jest otoczona.
       *[black] Biała królowa jest otoczona.
    }
ended-both-queens-surrounded = Obie królowe są otoczone.
ended-resignation =
    { $winner ->
        [white] Czarne się poddały.
       *[black] Białe się poddały.
    }
ended-agreement = Za zgodą obu stron.
ended-repetition = Ta sama pozycja pojawiła się trzy razy.
ended-timeout =
    { $winner ->
        [white] Czarnym skończył się czas.
       *[black] Białym skończył się czas.
    }
ended-abandoned =
    { $winner ->
        [white] Czarne odeszły od partii.
        [black] Białe odeszły od partii.
       *[none] Jedna ze stron odeszła od partii.
    }
ended-adjudication = O wyniku zdecydował sędzia.
ended-forfeit =
    { $winner ->
        [white] Czarne przegrały walkowerem.
       *[black] Białe przegrały walkowerem.
    }
ended-aborted = Nie liczy się.
rematch = Zagraj znowu
rematch-waits = Czekamy na odpowiedź
rematch-offered = { $name } chce zagrać jeszcze raz.
to-rematch = Do następnej partii

## Sharing

share-game = Partia
share-position = Obrazek tej pozycji
picture-alt = Pozycja na planszy
copy-game-string = Skopiuj zapis UHP
download-game-string = Zapis UHP
download-pgn = PGN

## My games

no-games = Nie masz jeszcze partii.
more-games = Pokaż więcej
game-screen = Na jednym ekranie
game-waiting = Czekamy na drugą osobę
game-against = Przeciwnik: { $name }
game-record = Otwarta partia
on-device = na twoim urządzeniu
# $count: how many moves were made.
game-moves =
    { $count ->
        [0] Brak ruchów
        [one] Jeden ruch
        [few] { $count } ruchy
       *[many] { $count } ruchów
    }
delete = Usuń
# $game: what the game is called in the list.
delete-game = Usuń: { $game }
delete-sure = Usunąć tę partię?
delete-means = Partia „{ $game }” zniknie na zawsze.
keep = Zostaw

figures = Twoje wyniki
figures-won = Wygrane
figures-drawn = Remisy
figures-lost = Przegrane
figures-friends = Znajomi

## Opening a game

open-means = Wklej tu partię: zapis UHP, PGN albo SGF. Możesz też upuścić plik gdziekolwiek na tej stronie.
open-placeholder = Base+MLP;InProgress;White[2];wS1;bG1 wS1-
choose-file = Wybierz plik
open-now = Otwórz

## Settings

settings-look = Wygląd
settings-play = Gra
theme = Motyw
theme-auto = Jak urządzenie
theme-light = Jasny
theme-dark = Ciemny
palette = Kolory
palette-normal = Jak w zestawie
palette-safe = Dla daltonistów
palette-contrast = Kontrastowe
motion = Ruch na ekranie
motion-auto = Jak urządzenie
motion-none = Brak
confirm-moves = Potwierdzaj każdy ruch
confirm-touch = Na ekranach dotykowych
confirm-always = Zawsze
confirm-never = Nigdy
switch-sound = Dźwięk
switch-sound-means = Ciche stuknięcie przy każdym ruchu.
switch-premove = Ruch z góry
switch-premove-means = Wybierz następny ruch, gdy druga strona myśli.
switch-phrases = Zwroty
switch-phrases-means = Co mówi druga osoba w partii przez link.
switch-queenTicks = Wolne boki królowych
switch-queenTicks-means = Sześć małych znaczków wokół każdej królowej.
switch-notation = Nazwy na płytkach
switch-notation-means = Tak jak na liście ruchów.
switch-turnBoard = Obracaj planszę
switch-turnBoard-means = Na jednym ekranie, w stronę tego, kto ma ruch.

## Keys

keys = Klawiatura
key-tab = Między zapasami, planszą i przyciskami
key-step = Ruch wstecz, ruch naprzód
key-help = Ta lista

## What went wrong

problem-offline = Serwer nie odpowiada. Spróbuj ponownie za chwilę.
offline = Jesteś offline. Możesz przerabiać lekcje, grać z dziesięcioma poziomami i czytać zasady; partie ze znajomymi wymagają sieci.
problem-banned = Administrator tego serwera zablokował ci dostęp.
problem-internal = Na serwerze coś poszło nie tak. Spróbuj ponownie.
problem-not-found = Nie ma takiej partii. Może została usunięta.
problem-not-your-seat = To miejsce należy do kogoś innego.
problem-not-your-turn = To nie twój ruch.
problem-wrong-ply = Partia poszła tymczasem dalej.
problem-game-over = Partia jest skończona.
problem-too-many = To było trochę za szybko. Poczekaj chwilę.
problem-too-large = To za długie jak na partię.
problem-too-many-records = Nie możesz zapisać więcej partii. Usuń najpierw kilka w sekcji „Moje partie”.
problem-not-allowed = Teraz nie jest to możliwe.
problem-offered-already = Już to zaproponowano. Ponownie można po następnym ruchu.
problem-seat-taken = Ktoś już zajął to miejsce.
problem-link-expired = Ten link został już użyty albo jest za stary. Utwórz nowy na urządzeniu, na którym grasz.
problem-bad-record = Nie da się tego odczytać jako partii.
# Of an imported game. $ply: the number of the move; $move: as it is written there.
problem-record-rule = Ruch { $ply }, { $move }, łamie zasady.
problem-record-move = Nie da się odczytać ruchu { $ply }: { $move }
# $line: the number of a line.
problem-record-line = Błąd jest w wierszu { $line }.
problem-bad-request = Serwer tego nie zrozumiał.
problem-unsupported = Ten program nie gra takim zestawem.
problem-conflict = Partia w międzyczasie się zmieniła. Spróbuj jeszcze raz.
problem-try-again = Partia została przerwana. Nic nie przepadło, spróbuj jeszcze raz.
nowhere = Nic tu nie ma
nowhere-means = Pod tym adresem nie ma strony.

## Spoken when it happens

said-joined = { $name } siada do stołu. Partia się zaczyna.
said-offered-draw = { $name } proponuje remis.
said-offered-takeback = { $name } prosi o cofnięcie ruchu.
said-offered-rematch = { $name } chce zagrać jeszcze raz.
said-declined = Odpowiedź brzmi: nie.
said-taken-back = Ruch został cofnięty.
