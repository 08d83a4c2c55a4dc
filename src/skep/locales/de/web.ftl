### Die Seite im Browser: Knöpfe, Bildschirme, und was sie während einer Partie sagt.

skep = Skep
tagline = Das Spiel aus Sechsecken und Tieren, das auf jeden Tisch passt.
trademark = Hive ist eine Marke von Gen42 Games. Skep wird von Menschen gemacht, die das Spiel lieben, und steht in keiner Verbindung dazu.

title-home = Skep: Hive spielen
title-page = { $page } · Skep
title-your-turn = ● Du bist am Zug · Skep

play = Spielen
home = Start
close = Schließen
cancel = Abbrechen
confirm = Zug machen
accept = Ja
decline = Nein
copied = Kopiert
copy-failed = Der Browser hat es nicht erlaubt.
share = Teilen
settings = Einstellungen
more = Mehr
menu = Menü
learn = Lernen
my-games = Meine Partien
open-game = Partie öffnen
game = Partie
moves = Züge
actions = Aktionen
tools = Werkzeuge
your-name = Dein Name
name-placeholder = Was andere sehen
your-turn = Du bist am Zug
language = Sprache

play-friend = Mit einem Freund spielen
play-screen = Am selben Gerät
play-link = Per Link
opponent = Dein Gegner
opponent-engine = Programm
level-label = Stufe { $level }: { $name }
against-level = gegen { $name }, Stufe { $level }
against = gegen { $name }
resume = Weiter gegen { $name }
resume-screen = Deine Partie an diesem Gerät fortsetzen
options = Optionen

pieces = Steine
expansions = Erweiterungen
edition-base = Grundspiel
edition-base-short = Basis
edition-carbon = Carbon-Ausgabe
edition-carbon-short = Carbon
edition-complete = Komplettes Spiel
edition-complete-short = Komplett
edition-own = Grundspiel mit { $bugs }

color = Deine Farbe
color-wish-random = Egal
color-wish-white = Weiß
color-wish-black = Schwarz

opening = Eröffnung
opening-tournament = Turnier
opening-tournament-means = Die Königin darf nicht der erste Stein sein.
opening-rulebook = Regelblatt
opening-rulebook-means = Die Königin darf der erste Stein sein.
opening-is =
    { $opening ->
        [tournament] Turniereröffnung
       *[rulebook] Eröffnung nach Regelblatt
    }

clock = Uhr
clock-none = Ohne Uhr
clock-own = Andere
clock-is = { $minutes } Min. + { $increment } s
clock-means = Minuten für jeden Spieler, und Sekunden, die jeder Zug dazugibt.
minutes = Minuten je Spieler
increment = Sekunden je Zug

takebacks = Züge dürfen zurückgenommen werden
repetition = Dreimal dieselbe Stellung ist remis

game-names = { $white } und { $black }
side-of =
    { $color ->
        [white] Seite von Weiß
       *[black] Seite von Schwarz
    }
# What a player without a name is called, in the place of a name.
seat-name =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    }
open-seat = Freier Platz
you = du
level = Stufe { $level }
away = nicht da
is-offline = offline
device-offline = Du bist offline. Die Partie geht hier weiter, und der Server bekommt sie, sobald das Netz wieder da ist.
device-renamed = Der Server hat diese Partie in anderer Form, deshalb gehen deine Züge als eigene Partie weiter.
device-refused = Der Server hat diese Partie nicht angenommen. Sie bleibt auf diesem Gerät.
winner = gewonnen
watching = Du schaust zu
clock-of =
    { $color ->
        [white] Zeit von Weiß:
       *[black] Zeit von Schwarz:
    }

thinking = { $name } denkt nach.
engine-queue = { $name } denkt über andere Partien nach. Dein Platz in der Warteschlange: { $place }.
name-to-move = { $name } ist am Zug.
to-move =
    { $color ->
        [white] Weiß ist am Zug.
       *[black] Schwarz ist am Zug.
    }
you-pass = Du hast keinen Zug: Du setzt aus.
other-passes = { $name } hat keinen Zug und setzt aus.
looking-back = Zug { $ply } von { $plies }
confirm-hint = Stein dorthin?
premove-choose = Plane deinen nächsten Zug: wohin?
premove-set = Dein nächster Zug ist geplant. Berühre das Feld, um ihn zu verwerfen.
premove-gone = Der geplante Zug ist nicht mehr möglich.
may-still-throw = Werfen geht trotzdem: { $pieces }.
reconnecting = Die Verbindung ist weg. Neuer Versuch …
no-moves = Noch keine Züge.
pass = ausgesetzt

steps = Durch die Züge gehen
step-first = Zum ersten Zug
step-back = Einen Zug zurück
step-forward = Einen Zug weiter
step-last = Zum letzten Zug

takeback = Zurücknehmen
ask-takeback = Um Rücknahme bitten
offer-draw = Remis anbieten
agree-draw = Remis vereinbaren
resign = Aufgeben
resign-sure = Diese Partie aufgeben?
resign-means = Dann gewinnt der andere Spieler.
play-on = Weiterspielen
abort = Partie abbrechen
claim-win = Sieg beanspruchen
claim-draw = Remis beanspruchen
claim-in =
    { $seconds ->
        [one] Der andere Spieler ist weg. In einer Sekunde darfst du den Sieg beanspruchen.
       *[other] Der andere Spieler ist weg. In { $seconds } Sekunden darfst du den Sieg beanspruchen.
    }
fit = Ganzen Schwarm zeigen
turn = Feld drehen
sound = Ton

draw-offered = { $name } bietet Remis an. Einverstanden?
draw-waits = Du hast Remis angeboten.
takeback-asked =
    { $count ->
        [one] { $name } möchte einen Zug zurücknehmen. Einverstanden?
       *[other] { $name } möchte { $count } Züge zurücknehmen. Einverstanden?
    }
takeback-waits = Du hast um Rücknahme gebeten.
draw-declined = Dein Remisangebot wurde abgelehnt.
takeback-declined = Deine Bitte um Rücknahme wurde abgelehnt.

phrases = Etwas sagen
phrase-hello = Hallo!
phrase-good-luck = Viel Glück und viel Spaß!
phrase-good-move = Guter Zug!
phrase-oops = Hoppla!
phrase-one-moment = Einen Moment, bitte.
phrase-thanks = Danke!
phrase-good-game = Schöne Partie!
phrase-goodbye = Ich muss los. Tschüss!
said-phrase = { $name }: { $phrase }

invite-title = Einen Freund einladen
invite-means = Schicke diese Adresse einem Freund. Die Partie beginnt, wenn er Platz nimmt.
address = Adresse der Partie
copy-address = Adresse kopieren
seat-link = Auf einem anderen Gerät weiterspielen
seat-link-means = Öffne diesen Link innerhalb von zehn Minuten auf dem anderen Gerät, dann zieht dein Platz dorthin um. Der Link gilt nur einmal: Zeig ihn sonst niemandem.
seat-link-address = Link zu deinem Platz
seat-link-copy = Link kopieren
sit-title = Ein Platz ist frei
sit-means =
    { $color ->
        [white] Nimm Platz und spiele Weiß, oder bleib und schau zu.
       *[black] Nimm Platz und spiele Schwarz, oder bleib und schau zu.
    }
sit-down =
    { $color ->
        [white] Weiß spielen
       *[black] Schwarz spielen
    }

result = Ergebnis
result-won = Du hast gewonnen.
result-lost = Du hast verloren.
result-draw = Remis.
result-aborted = Die Partie wurde abgebrochen.
result-wins =
    { $color ->
        [white] Weiß hat gewonnen.
       *[black] Schwarz hat gewonnen.
    }

ended-queen-surrounded =
    { $winner ->
        [white] Die schwarze Königin ist umzingelt.
       *[black] Die weiße Königin ist umzingelt.
    }
ended-both-queens-surrounded = Beide Königinnen sind umzingelt.
ended-resignation =
    { $winner ->
        [white] Schwarz hat aufgegeben.
       *[black] Weiß hat aufgegeben.
    }
ended-agreement = Beide waren einverstanden.
ended-repetition = Dieselbe Stellung kam dreimal vor.
ended-timeout =
    { $winner ->
        [white] Die Zeit von Schwarz ist um.
       *[black] Die Zeit von Weiß ist um.
    }
ended-abandoned =
    { $winner ->
        [white] Schwarz hat die Partie verlassen.
        [black] Weiß hat die Partie verlassen.
       *[none] Ein Spieler hat die Partie verlassen.
    }
ended-adjudication = Ein Schiedsrichter hat entschieden.
ended-forfeit =
    { $winner ->
        [white] Schwarz hat kampflos verloren.
       *[black] Weiß hat kampflos verloren.
    }
ended-aborted = Sie zählt nicht.

rematch = Noch einmal
rematch-waits = Warten auf Antwort
rematch-offered = { $name } möchte noch einmal spielen.
to-rematch = Zur nächsten Partie

share-game = Die Partie
share-position = Ein Bild dieser Stellung
picture-alt = Die Stellung auf dem Feld
copy-game-string = Als Zugfolge kopieren
download-game-string = Zugfolge
download-pgn = PGN

no-games = Du hast noch keine Partien.
more-games = Mehr zeigen
game-screen = Am selben Gerät
game-waiting = Wartet auf einen Freund
game-against = Gegen { $name }
game-record = Geöffnete Partie
on-device = auf deinem Gerät
game-moves =
    { $count ->
        [0] Kein Zug
        [one] Ein Zug
       *[other] { $count } Züge
    }
delete = Löschen
delete-game = Löschen: { $game }
delete-sure = Diese Partie löschen?
delete-means = „{ $game }“ ist dann endgültig weg.
keep = Behalten

figures = Deine Ergebnisse
figures-won = Gewonnen
figures-drawn = Remis
figures-lost = Verloren
figures-friends = Freunde

open-means = Füge hier eine Partie ein: Zugfolge, PGN oder SGF. Du kannst auch eine Datei irgendwo auf diese Seite ziehen.
open-placeholder = Base+MLP;InProgress;White[2];wS1;bG1 wS1-
choose-file = Datei wählen
open-now = Öffnen

settings-look = Aussehen
settings-play = Spiel

theme = Farbschema
theme-auto = Wie das Gerät
theme-light = Hell
theme-dark = Dunkel

palette = Farben
palette-normal = Wie gedruckt
palette-safe = Für Farbenblinde
palette-contrast = Hoher Kontrast

motion = Bewegung
motion-auto = Wie das Gerät
motion-none = Keine

confirm-moves = Jeden Zug bestätigen
confirm-touch = Auf Touchscreens
confirm-always = Immer
confirm-never = Nie

switch-sound = Ton
switch-sound-means = Ein leises Klopfen bei jedem Zug.
switch-premove = Zug vorausplanen
switch-premove-means = Wähle deinen nächsten Zug, während der andere nachdenkt.
switch-phrases = Zurufe
switch-phrases-means = Was der andere in einer Partie per Link sagt.
switch-queenTicks = Freie Seiten der Königinnen
switch-queenTicks-means = Sechs kleine Striche um jede Königin.
switch-notation = Namen auf den Steinen
switch-notation-means = Wie in der Liste der Züge.
switch-turnBoard = Feld drehen
switch-turnBoard-means = Am selben Gerät, zu dem hin, der am Zug ist.

keys = Tastatur
key-tab = Zwischen Händen, Feld und Knöpfen wechseln
key-step = Einen Zug zurück, einen Zug weiter
key-help = Diese Liste

problem-offline = Der Server antwortet nicht. Bitte versuche es gleich noch einmal.
offline = Du bist offline. Du kannst die Lektionen machen, gegen die zehn Stufen spielen und die Regeln lesen; Partien mit Freunden brauchen das Netz.
problem-banned = Der Betreiber dieses Servers hat dich gesperrt.
problem-internal = Auf dem Server ging etwas schief. Bitte versuche es noch einmal.
problem-not-found = Diese Partie gibt es nicht. Vielleicht wurde sie gelöscht.
problem-not-your-seat = Dieser Platz gehört jemand anderem.
problem-not-your-turn = Du bist nicht am Zug.
problem-wrong-ply = Die Partie ist inzwischen weitergegangen.
problem-game-over = Die Partie ist zu Ende.
problem-too-many = Das war ein wenig zu schnell. Bitte warte einen Moment.
problem-too-large = Das ist zu lang für eine Partie.
problem-too-many-records = Mehr Partien kannst du nicht speichern. Lösche zuerst einige unter „Meine Partien“.
problem-not-allowed = Das geht jetzt nicht.
problem-offered-already = Du hast schon gefragt. Nach dem nächsten Zug geht es wieder.
problem-seat-taken = Hier sitzt schon jemand.
problem-link-expired = Dieser Link wurde schon benutzt oder ist zu alt. Erstelle einen neuen auf dem Gerät, an dem du spielst.
problem-bad-record = Das lässt sich nicht als Partie lesen.
# Of an imported game. $ply: the number of the move; $move: as it is written there.
problem-record-rule = Zug { $ply }, { $move }, verstößt gegen eine Regel.
problem-record-move = Zug { $ply } ist nicht lesbar: { $move }
# $line: the number of a line.
problem-record-line = Der Fehler steht in Zeile { $line }.
problem-bad-request = Der Server hat das nicht verstanden.
problem-unsupported = Dieses Programm spielt diese Art Partie nicht.
problem-conflict = Die Partie hat sich inzwischen geändert. Bitte versuche es noch einmal.
problem-try-again = Die Partie wurde unterbrochen. Nichts ist verloren: Bitte versuche es noch einmal.

nowhere = Hier ist nichts
nowhere-means = Unter dieser Adresse gibt es keine Seite.

said-joined = { $name } hat Platz genommen. Die Partie beginnt.
said-offered-draw = { $name } bietet Remis an.
said-offered-takeback = { $name } möchte einen Zug zurücknehmen.
said-offered-rematch = { $name } möchte noch einmal spielen.
said-declined = Die Antwort ist Nein.
said-taken-back = Ein Zug wurde zurückgenommen.
