### De pagina in de browser: knoppen, schermen, en wat ze tijdens een partij zegt.

skep = Skep
tagline = Het spel van zeshoeken en beestjes dat op elke tafel past.
trademark = Hive is een merk van Gen42 Games. Skep wordt gemaakt door mensen die van het spel houden, en is niet aan dat bedrijf verbonden.

title-home = Skep: speel Hive
title-page = { $page } · Skep
title-your-turn = ● Jij bent aan zet · Skep

play = Spelen
home = Start
close = Sluiten
cancel = Annuleren
confirm = Zet doen
accept = Ja
decline = Nee
copied = Gekopieerd
copy-failed = De browser stond het niet toe.
share = Delen
settings = Instellingen
more = Meer
menu = Menu
learn = Leren
my-games = Mijn partijen
open-game = Partij openen
game = Partij
moves = Zetten
actions = Acties
tools = Hulpmiddelen
your-name = Je naam
name-placeholder = Wat anderen zien
your-turn = Jij bent aan zet
language = Taal

play-friend = Met een vriend spelen
play-screen = Zelfde scherm
play-link = Via een link
opponent = Je tegenstander
opponent-engine = Programma
level-label = Niveau { $level }: { $name }
against-level = tegen { $name }, niveau { $level }
against = tegen { $name }
resume = Verder tegen { $name }
resume-screen = Verder met je partij op dit scherm
options = Opties

pieces = Stukken
expansions = Extra beestjes
edition-base = Basisspel
edition-base-short = Basis
edition-carbon = Carbon-uitgave
edition-carbon-short = Carbon
edition-complete = Compleet spel
edition-complete-short = Compleet
edition-own = Basisspel met { $bugs }

color = Je kleur
color-wish-random = Maakt niet uit
color-wish-white = Wit
color-wish-black = Zwart

opening = Opening
opening-tournament = Toernooi
opening-tournament-means = De koningin mag niet het eerste stuk zijn.
opening-rulebook = Regelblad
opening-rulebook-means = De koningin mag het eerste stuk zijn.
opening-is =
    { $opening ->
        [tournament] toernooiopening
       *[rulebook] opening van het regelblad
    }

clock = Klok
clock-none = Geen klok
clock-own = Anders
clock-is = { $minutes } min + { $increment } s
clock-means = Minuten per speler, en seconden die elke zet erbij geeft.
minutes = Minuten per speler
increment = Seconden per zet

takebacks = Zetten mogen worden teruggenomen
repetition = Drie keer dezelfde stelling is remise

game-names = { $white } en { $black }
side-of =
    { $color ->
        [white] Kant van Wit
       *[black] Kant van Zwart
    }
# What a player without a name is called, in the place of a name.
seat-name =
    { $color ->
        [white] Wit
       *[black] Zwart
    }
open-seat = Vrije plaats
you = jij
level = niveau { $level }
away = weg
is-offline = offline
device-offline = Je bent offline. De partij gaat hier verder, en de server krijgt haar zodra het netwerk terug is.
device-renamed = De server heeft deze partij in een andere vorm, dus gaan je zetten verder als een eigen partij.
device-refused = De server heeft deze partij niet aangenomen. Ze blijft op dit apparaat.
winner = wint
watching = Je kijkt mee
clock-of =
    { $color ->
        [white] Tijd van Wit:
       *[black] Tijd van Zwart:
    }

thinking = { $name } denkt na.
engine-queue = { $name } denkt na over andere partijen. Je plaats in de wachtrij: { $place }.
name-to-move = { $name } is aan zet.
to-move =
    { $color ->
        [white] Wit is aan zet.
       *[black] Zwart is aan zet.
    }
you-pass = Je hebt geen zet: je past.
other-passes = { $name } heeft geen zet en past.
looking-back = Zet { $ply } van { $plies }
confirm-hint = Stuk daarheen?
premove-choose = Plan je volgende zet: waarheen?
premove-set = Je volgende zet is gepland. Raak het veld aan om hem te annuleren.
premove-gone = De geplande zet kan niet meer.
may-still-throw = Werpen mag nog wel: { $pieces }.
reconnecting = De verbinding is weg. Opnieuw proberen…
no-moves = Nog geen zetten.
pass = past

steps = Door de zetten lopen
step-first = Naar de eerste zet
step-back = Eén zet terug
step-forward = Eén zet verder
step-last = Naar de laatste zet

takeback = Zet terugnemen
ask-takeback = Terugnemen vragen
offer-draw = Remise aanbieden
agree-draw = Remise afspreken
resign = Opgeven
resign-sure = Deze partij opgeven?
resign-means = Dan wint de andere speler.
play-on = Doorspelen
abort = Partij afbreken
claim-win = Winst opeisen
claim-draw = Remise verklaren
claim-in =
    { $seconds ->
        [one] De andere speler is weg. Over één seconde mag je de winst opeisen.
       *[other] De andere speler is weg. Over { $seconds } seconden mag je de winst opeisen.
    }
fit = Hele korf tonen
turn = Veld draaien
sound = Geluid

draw-offered = { $name } biedt remise aan. Akkoord?
draw-waits = Je hebt remise aangeboden.
takeback-asked =
    { $count ->
        [one] { $name } wil graag een zet terugnemen. Is dat goed?
       *[other] { $name } wil graag { $count } zetten terugnemen. Is dat goed?
    }
takeback-waits = Je hebt gevraagd een zet terug te nemen.
draw-declined = Je aanbod van remise is afgewezen.
takeback-declined = Je verzoek om terug te nemen is afgewezen.

phrases = Iets zeggen
phrase-hello = Hallo!
phrase-good-luck = Succes en veel plezier!
phrase-good-move = Goede zet!
phrase-oops = Oeps!
phrase-one-moment = Een ogenblik alsjeblieft.
phrase-thanks = Dank je wel!
phrase-good-game = Mooie partij!
phrase-goodbye = Ik moet gaan. Tot ziens!
said-phrase = { $name }: { $phrase }

invite-title = Een vriend uitnodigen
invite-means = Stuur dit adres naar een vriend. De partij begint als die gaat zitten.
address = Adres van de partij
copy-address = Adres kopiëren
seat-link = Verder op een ander apparaat
seat-link-means = Open deze link binnen tien minuten op het andere apparaat, dan verhuist je plaats daarheen. De link werkt één keer: laat hem aan niemand anders zien.
seat-link-address = Link naar je plaats
seat-link-copy = De link kopiëren
sit-title = Er is een plaats vrij
sit-means =
    { $color ->
        [white] Ga zitten en speel Wit, of blijf en kijk mee.
       *[black] Ga zitten en speel Zwart, of blijf en kijk mee.
    }
sit-down =
    { $color ->
        [white] Wit spelen
       *[black] Zwart spelen
    }

result = Uitslag
result-won = Je hebt gewonnen.
result-lost = Je hebt verloren.
result-draw = Het is remise.
result-aborted = De partij is afgebroken.
result-wins =
    { $color ->
        [white] Wit heeft gewonnen.
       *[black] Zwart heeft gewonnen.
    }

ended-queen-surrounded =
    { $winner ->
        [white] De zwarte koningin is omsingeld.
       *[black] De witte koningin is omsingeld.
    }
ended-both-queens-surrounded = Beide koninginnen zijn omsingeld.
ended-resignation =
    { $winner ->
        [white] Zwart heeft opgegeven.
       *[black] Wit heeft opgegeven.
    }
ended-agreement = Beide spelers waren het eens.
ended-repetition = Dezelfde stelling kwam drie keer voor.
ended-timeout =
    { $winner ->
        [white] De tijd van Zwart is op.
       *[black] De tijd van Wit is op.
    }
ended-abandoned =
    { $winner ->
        [white] Zwart heeft de partij verlaten.
        [black] Wit heeft de partij verlaten.
       *[none] Een speler heeft de partij verlaten.
    }
ended-adjudication = Een scheidsrechter heeft beslist.
ended-forfeit =
    { $winner ->
        [white] Zwart verliest reglementair.
       *[black] Wit verliest reglementair.
    }
ended-aborted = Ze telt niet mee.

rematch = Nog een keer
rematch-waits = Wachten op antwoord
rematch-offered = { $name } wil graag nog een keer spelen.
to-rematch = Naar de volgende partij

share-game = De partij
share-position = Een plaatje van deze stelling
picture-alt = De stelling op het veld
copy-game-string = Kopiëren als tekst
download-game-string = Partij als tekst
download-pgn = PGN

no-games = Je hebt nog geen partijen.
more-games = Meer tonen
game-screen = Op hetzelfde scherm
game-waiting = Wacht op een vriend
game-against = Tegen { $name }
game-record = Geopende partij
on-device = op je apparaat
game-moves =
    { $count ->
        [0] Geen zetten
        [one] Eén zet
       *[other] { $count } zetten
    }
delete = Wissen
delete-game = Wissen: { $game }
delete-sure = Deze partij wissen?
delete-means = ‘{ $game }’ is dan voorgoed weg.
keep = Behouden

figures = Je resultaten
figures-won = Gewonnen
figures-drawn = Remise
figures-lost = Verloren
figures-friends = Vrienden

open-means = Plak hier een partij: tekst, PGN of SGF. Je kunt ook een bestand ergens op deze pagina neerzetten.
open-placeholder = Base+MLP;InProgress;White[2];wS1;bG1 wS1-
choose-file = Bestand kiezen
open-now = Openen

settings-look = Uiterlijk
settings-play = Spel

theme = Thema
theme-auto = Zoals het apparaat
theme-light = Licht
theme-dark = Donker

palette = Kleuren
palette-normal = Gedrukte set
palette-safe = Voor kleurenblinden
palette-contrast = Hoog contrast

motion = Beweging
motion-auto = Zoals het apparaat
motion-none = Geen

confirm-moves = Elke zet bevestigen
confirm-touch = Op aanraakschermen
confirm-always = Altijd
confirm-never = Nooit

switch-sound = Geluid
switch-sound-means = Een zacht tikje bij elke zet.
switch-premove = Zet vooraf
switch-premove-means = Kies je volgende zet terwijl de ander denkt.
switch-phrases = Zinnen
switch-phrases-means = Wat de ander zegt in een partij via een link.
switch-queenTicks = Vrije kanten van de koninginnen
switch-queenTicks-means = Zes kleine streepjes rond elke koningin.
switch-notation = Namen op de stukken
switch-notation-means = Zoals in de lijst met zetten.
switch-turnBoard = Veld draaien
switch-turnBoard-means = Op hetzelfde scherm, naar wie aan zet is.

keys = Toetsenbord
key-tab = Tussen de handen, het veld en de knoppen gaan
key-step = Eén zet terug, één zet verder
key-help = Deze lijst

problem-offline = De server antwoordt niet. Probeer het zo nog eens.
offline = Je bent offline. Je kunt de lessen doen, tegen de tien niveaus spelen en de regels lezen; voor partijen met vrienden is het netwerk nodig.
problem-banned = De beheerder van deze server heeft je geblokkeerd.
problem-internal = Er ging iets mis op de server. Probeer het nog eens.
problem-not-found = Die partij is er niet. Misschien is ze gewist.
problem-not-your-seat = Deze plaats is van iemand anders.
problem-not-your-turn = Jij bent niet aan zet.
problem-wrong-ply = De partij is intussen verdergegaan.
problem-game-over = De partij is afgelopen.
problem-too-many = Dat ging een beetje te snel. Wacht even.
problem-too-large = Dat is te lang voor een partij.
problem-too-many-records = Je kunt niet meer partijen bewaren. Wis er eerst een paar bij ‘Mijn partijen’.
problem-not-allowed = Dat kan nu niet.
problem-offered-already = Je hebt het al gevraagd. Na de volgende zet kan het weer.
problem-seat-taken = Er zit al iemand anders.
problem-link-expired = Deze link is al gebruikt of te oud. Maak een nieuwe op het apparaat waarop je speelt.
problem-bad-record = Dit is niet als partij te lezen.
# Of an imported game. $ply: the number of the move; $move: as it is written there.
problem-record-rule = Zet { $ply }, { $move }, is tegen de regels.
problem-record-move = Zet { $ply } is niet te lezen: { $move }
# $line: the number of a line.
problem-record-line = De fout staat in regel { $line }.
problem-bad-request = De server begreep dat niet.
problem-unsupported = Dat programma speelt dit soort partij niet.
problem-conflict = De partij is intussen veranderd. Probeer het nog eens.
problem-try-again = De partij werd onderbroken. Er is niets verloren: probeer het nog eens.

nowhere = Hier is niets
nowhere-means = Op dit adres is geen pagina.

said-joined = { $name } is gaan zitten. De partij begint.
said-offered-draw = { $name } biedt remise aan.
said-offered-takeback = { $name } vraagt een zet terug te nemen.
said-offered-rematch = { $name } wil graag nog een keer spelen.
said-declined = Het antwoord is nee.
said-taken-back = Er is een zet teruggenomen.
