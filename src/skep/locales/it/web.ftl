### La pagina nel browser: pulsanti, schermate, e che cosa dice durante una partita.

skep = Skep
tagline = Il gioco di esagoni e insetti che sta su ogni tavolo.
trademark = Hive è un marchio di Gen42 Games. Skep è fatto da persone che amano il gioco, senza legami con questa società.

title-home = Skep: gioca a Hive
title-page = { $page } · Skep
title-your-turn = ● Tocca a te · Skep

play = Gioca
home = Inizio
close = Chiudi
cancel = Annulla
confirm = Fai la mossa
accept = Sì
decline = No
copied = Copiato
copy-failed = Il browser non l’ha permesso.
share = Condividi
settings = Impostazioni
more = Altro
menu = Menu
learn = Impara
my-games = Le mie partite
open-game = Apri una partita
game = Partita
moves = Mosse
actions = Azioni
tools = Strumenti
your-name = Il tuo nome
name-placeholder = Quello che vedono gli altri
your-turn = Tocca a te
language = Lingua

play-friend = Gioca con un amico
play-screen = Stesso schermo
play-link = Con un link
opponent = Il tuo avversario
opponent-engine = Programma
level-label = Livello { $level }: { $name }
against-level = contro { $name }, livello { $level }
against = contro { $name }
resume = Continua contro { $name }
resume-screen = Continua la tua partita su questo schermo
options = Opzioni

pieces = Pezzi
expansions = Insetti extra
edition-base = Gioco base
edition-base-short = Base
edition-carbon = Edizione Carbon
edition-carbon-short = Carbon
edition-complete = Gioco completo
edition-complete-short = Completo
edition-own = Gioco base con { $bugs }

color = Il tuo colore
color-wish-random = A caso
color-wish-white = Bianco
color-wish-black = Nero

opening = Apertura
opening-tournament = Torneo
opening-tournament-means = La regina non può essere il primo pezzo.
opening-rulebook = Regolamento
opening-rulebook-means = La regina può entrare per prima.
opening-is =
    { $opening ->
        [tournament] apertura da torneo
       *[rulebook] apertura del regolamento
    }

clock = Orologio
clock-none = Senza orologio
clock-own = Altro
clock-is = { $minutes } min + { $increment } s
clock-means = Minuti per ogni giocatore, e secondi che ogni mossa aggiunge.
minutes = Minuti a testa
increment = Secondi per mossa

takebacks = Si possono annullare le mosse
repetition = Tre volte la stessa posizione è patta

game-names = { $white } e { $black }
side-of =
    { $color ->
        [white] Lato del Bianco
       *[black] Lato del Nero
    }
# What a player without a name is called, in the place of a name.
seat-name =
    { $color ->
        [white] Bianco
       *[black] Nero
    }
open-seat = Posto libero
you = tu
level = livello { $level }
away = assente
is-offline = offline
device-offline = Sei offline. La partita continua qui, e il server la riceverà quando torna la rete.
device-renamed = Il server ha questa partita in un’altra forma, perciò le tue mosse continuano come partita a sé.
device-refused = Il server non ha accettato questa partita. Resta su questo dispositivo.
winner = vince
watching = Stai guardando
clock-of =
    { $color ->
        [white] Tempo del Bianco:
       *[black] Tempo del Nero:
    }

thinking = { $name } sta pensando.
engine-queue = { $name } sta pensando ad altre partite. Il tuo posto in coda: { $place }.
name-to-move = Tocca a { $name }.
to-move =
    { $color ->
        [white] Tocca al Bianco.
       *[black] Tocca al Nero.
    }
you-pass = Non hai mosse: passi.
other-passes = { $name } non ha mosse e passa.
looking-back = Mossa { $ply } di { $plies }
confirm-hint = Metterlo lì?
premove-choose = Prepara la prossima mossa: dove?
premove-set = La tua prossima mossa è prevista. Tocca il tavolo per toglierla.
premove-gone = La mossa prevista non è più possibile.
may-still-throw = Può comunque lanciare: { $pieces }.
reconnecting = Connessione persa. Riprovo…
no-moves = Ancora nessuna mossa.
pass = passa

steps = Scorri le mosse
step-first = Alla prima mossa
step-back = Una mossa indietro
step-forward = Una mossa avanti
step-last = All’ultima mossa

takeback = Annulla mossa
ask-takeback = Chiedi di annullare
offer-draw = Offri la patta
agree-draw = Concorda la patta
resign = Abbandona
resign-sure = Abbandonare questa partita?
resign-means = Allora vince l’altro giocatore.
play-on = Continua a giocare
abort = Annulla partita
claim-win = Reclama la vittoria
claim-draw = Dichiara la patta
claim-in =
    { $seconds ->
        [one] L’altro giocatore se n’è andato. Potrai reclamare la vittoria tra un secondo.
       *[other] L’altro giocatore se n’è andato. Potrai reclamare la vittoria tra { $seconds } secondi.
    }
fit = Mostra tutto l’alveare
turn = Gira l’alveare
sound = Suono

draw-offered = { $name } offre la patta. Accetti?
draw-waits = Hai offerto la patta.
takeback-asked =
    { $count ->
        [one] { $name } vorrebbe annullare una mossa. Va bene?
       *[other] { $name } vorrebbe annullare { $count } mosse. Va bene?
    }
takeback-waits = Hai chiesto di annullare una mossa.
draw-declined = La tua offerta di patta è stata rifiutata.
takeback-declined = La tua richiesta di annullare è stata rifiutata.

phrases = Di’ qualcosa
phrase-hello = Ciao!
phrase-good-luck = Buona fortuna e buon divertimento!
phrase-good-move = Bella mossa!
phrase-oops = Ops!
phrase-one-moment = Un attimo, per favore.
phrase-thanks = Grazie!
phrase-good-game = Bella partita!
phrase-goodbye = Devo andare. Ciao!
said-phrase = { $name }: { $phrase }

invite-title = Invita un amico
invite-means = Manda questo indirizzo a un amico. La partita comincia quando si siede.
address = Indirizzo della partita
copy-address = Copia l’indirizzo
seat-link = Continua su un altro dispositivo
seat-link-means = Apri questo link sull’altro dispositivo entro dieci minuti e il tuo posto si sposterà lì. Il link vale una volta sola: non mostrarlo a nessuno.
seat-link-address = Link al tuo posto
seat-link-copy = Copia il link
sit-title = C’è un posto libero
sit-means =
    { $color ->
        [white] Siediti e gioca col Bianco, o resta a guardare.
       *[black] Siediti e gioca col Nero, o resta a guardare.
    }
sit-down =
    { $color ->
        [white] Gioca col Bianco
       *[black] Gioca col Nero
    }

result = Risultato
result-won = Hai vinto.
result-lost = Hai perso.
result-draw = È patta.
result-aborted = La partita è stata annullata.
result-wins =
    { $color ->
        [white] Ha vinto il Bianco.
       *[black] Ha vinto il Nero.
    }

ended-queen-surrounded =
    { $winner ->
        [white] La regina nera è circondata.
       *[black] La regina bianca è circondata.
    }
ended-both-queens-surrounded = Entrambe le regine sono circondate.
ended-resignation =
    { $winner ->
        [white] Il Nero ha abbandonato.
       *[black] Il Bianco ha abbandonato.
    }
ended-agreement = Entrambi erano d’accordo.
ended-repetition = La stessa posizione si è presentata tre volte.
ended-timeout =
    { $winner ->
        [white] Il tempo del Nero è scaduto.
       *[black] Il tempo del Bianco è scaduto.
    }
ended-abandoned =
    { $winner ->
        [white] Il Nero ha lasciato la partita.
        [black] Il Bianco ha lasciato la partita.
       *[none] Un giocatore ha lasciato la partita.
    }
ended-adjudication = Un arbitro ha deciso la partita.
ended-forfeit =
    { $winner ->
        [white] Il Nero perde a tavolino.
       *[black] Il Bianco perde a tavolino.
    }
ended-aborted = Non conta.

rematch = Gioca ancora
rematch-waits = In attesa di risposta
rematch-offered = { $name } vorrebbe giocare ancora.
to-rematch = Alla prossima partita

share-game = La partita
share-position = Un’immagine di questa posizione
picture-alt = La posizione sul tavolo
copy-game-string = Copia come stringa
download-game-string = Stringa di gioco
download-pgn = PGN

no-games = Non hai ancora partite.
more-games = Mostra altre
game-screen = Sullo stesso schermo
game-waiting = In attesa di un amico
game-against = Contro { $name }
game-record = Partita aperta
on-device = sul tuo dispositivo
game-moves =
    { $count ->
        [0] Nessuna mossa
        [one] Una mossa
       *[other] { $count } mosse
    }
delete = Elimina
delete-game = Elimina: { $game }
delete-sure = Eliminare questa partita?
delete-means = «{ $game }» sparirà per sempre.
keep = Tieni

figures = I tuoi risultati
figures-won = Vinte
figures-drawn = Patte
figures-lost = Perse
figures-friends = Amici

open-means = Incolla qui una partita: stringa di gioco, PGN o SGF. Puoi anche trascinare un file in qualunque punto di questa pagina.
open-placeholder = Base+MLP;InProgress;White[2];wS1;bG1 wS1-
choose-file = Scegli un file
open-now = Apri

settings-look = Aspetto
settings-play = Gioco

theme = Tema
theme-auto = Come il dispositivo
theme-light = Chiaro
theme-dark = Scuro

palette = Colori
palette-normal = Set stampato
palette-safe = Per daltonici
palette-contrast = Alto contrasto

motion = Movimento
motion-auto = Come il dispositivo
motion-none = Nessuno

confirm-moves = Conferma ogni mossa
confirm-touch = Su schermi tattili
confirm-always = Sempre
confirm-never = Mai

switch-sound = Suono
switch-sound-means = Un colpetto leggero a ogni mossa.
switch-premove = Mossa anticipata
switch-premove-means = Scegli la prossima mossa mentre l’altro pensa.
switch-phrases = Frasi
switch-phrases-means = Ciò che dice l’altro in una partita con un link.
switch-queenTicks = Lati liberi delle regine
switch-queenTicks-means = Sei piccoli segni intorno a ogni regina.
switch-notation = Nomi sui pezzi
switch-notation-means = Come nella lista delle mosse.
switch-turnBoard = Gira l’alveare
switch-turnBoard-means = Sullo stesso schermo, verso chi deve muovere.

keys = Tastiera
key-tab = Passare tra le mani, il tavolo e i pulsanti
key-step = Una mossa indietro, una mossa avanti
key-help = Questa lista

problem-offline = Il server non risponde. Riprova tra un momento.
offline = Sei offline. Puoi seguire le lezioni, giocare contro i dieci livelli e leggere le regole; per le partite con gli amici serve la rete.
problem-banned = Il gestore di questo server ti ha tolto l’accesso.
problem-internal = Qualcosa è andato storto sul server. Riprova.
problem-not-found = Questa partita non esiste. Forse è stata eliminata.
problem-not-your-seat = Questo posto è di qualcun altro.
problem-not-your-turn = Non tocca a te.
problem-wrong-ply = Intanto la partita è andata avanti.
problem-game-over = La partita è finita.
problem-too-many = Un po’ troppo in fretta. Aspetta un momento.
problem-too-large = È troppo lungo per essere una partita.
problem-too-many-records = Non puoi salvare altre partite. Prima eliminane qualcuna in «Le mie partite».
problem-not-allowed = Ora non è possibile.
problem-offered-already = L’hai già chiesto. Potrai farlo di nuovo dopo la prossima mossa.
problem-seat-taken = Qualcun altro ha già preso il posto.
problem-link-expired = Questo link è già stato usato o è troppo vecchio. Creane uno nuovo sul dispositivo su cui giochi.
problem-bad-record = Questo non si può leggere come partita.
# Of an imported game. $ply: the number of the move; $move: as it is written there.
problem-record-rule = La mossa { $ply }, { $move }, viola una regola.
problem-record-move = La mossa { $ply } non si può leggere: { $move }
# $line: the number of a line.
problem-record-line = L’errore è alla riga { $line }.
problem-bad-request = Il server non ha capito.
problem-unsupported = Quel programma non gioca questo tipo di partita.
problem-conflict = Intanto la partita è cambiata. Riprova.
problem-try-again = La partita si è interrotta. Nulla è perduto: riprova.

nowhere = Qui non c’è nulla
nowhere-means = A questo indirizzo non c’è nessuna pagina.

said-joined = { $name } è al tavolo. La partita comincia.
said-offered-draw = { $name } offre la patta.
said-offered-takeback = { $name } chiede di annullare una mossa.
said-offered-rematch = { $name } vorrebbe giocare ancora.
said-declined = La risposta è no.
said-taken-back = Una mossa è stata annullata.
