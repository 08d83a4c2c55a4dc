### La page dans le navigateur : boutons, écrans, et ce qu'elle dit pendant une partie.

skep = Skep
tagline = Le jeu d’hexagones et d’insectes qui tient sur toutes les tables.
trademark = Hive est une marque de Gen42 Games. Skep est fait par des gens qui aiment le jeu, sans lien avec cette société.

title-home = Skep : jouer à Hive
title-page = { $page } · Skep
title-your-turn = ● À toi de jouer · Skep

play = Jouer
home = Accueil
close = Fermer
cancel = Annuler
confirm = Jouer ce coup
accept = Oui
decline = Non
copied = Copié
copy-failed = Le navigateur ne l’a pas permis.
share = Partager
settings = Réglages
more = Plus
menu = Menu
learn = Apprendre
my-games = Mes parties
open-game = Ouvrir une partie
game = Partie
moves = Coups
actions = Actions
tools = Outils
your-name = Ton nom
name-placeholder = Ce que voient les autres
your-turn = À toi de jouer
language = Langue

play-friend = Jouer avec un ami
play-screen = Même écran
play-link = Par un lien
opponent = Ton adversaire
opponent-engine = Programme
level-label = Niveau { $level } : { $name }
against-level = contre { $name }, niveau { $level }
against = contre { $name }
resume = Reprendre contre { $name }
resume-screen = Reprendre ta partie sur cet écran
options = Options

pieces = Pièces
expansions = Insectes en plus
edition-base = Jeu de base
edition-base-short = Base
edition-carbon = Édition Carbon
edition-carbon-short = Carbon
edition-complete = Jeu complet
edition-complete-short = Complet
edition-own = Jeu de base avec { $bugs }

color = Ta couleur
color-wish-random = Au hasard
color-wish-white = Blancs
color-wish-black = Noirs

opening = Ouverture
opening-tournament = Tournoi
opening-tournament-means = La reine ne peut pas être la première pièce.
opening-rulebook = Livret
opening-rulebook-means = La reine peut venir en premier.
opening-is =
    { $opening ->
        [tournament] ouverture de tournoi
       *[rulebook] ouverture du livret
    }

clock = Pendule
clock-none = Sans pendule
clock-own = Autre
clock-is = { $minutes } min + { $increment } s
clock-means = Minutes par joueur, et secondes ajoutées à chaque coup.
minutes = Minutes chacun
increment = Secondes par coup

takebacks = On peut reprendre ses coups
repetition = Trois fois la même position : nulle

game-names = { $white } et { $black }
side-of =
    { $color ->
        [white] Côté des Blancs
       *[black] Côté des Noirs
    }
# What a player without a name is called, in the place of a name.
seat-name =
    { $color ->
        [white] Blanc
       *[black] Noir
    }
open-seat = Place libre
you = toi
level = niveau { $level }
away = pas là
is-offline = hors ligne
device-offline = Tu es hors ligne. La partie continue ici, et le serveur la recevra au retour du réseau.
device-renamed = Le serveur a cette partie sous une autre forme : tes coups continuent donc dans une partie à part.
device-refused = Le serveur n’a pas accepté cette partie. Elle reste sur cet appareil.
winner = gagne
watching = Tu regardes
clock-of =
    { $color ->
        [white] Temps des Blancs :
       *[black] Temps des Noirs :
    }

thinking = { $name } réfléchit.
engine-queue = { $name } réfléchit à d’autres parties. Ta place dans la file d’attente : { $place }.
name-to-move = C’est à { $name } de jouer.
to-move =
    { $color ->
        [white] C’est aux Blancs de jouer.
       *[black] C’est aux Noirs de jouer.
    }
you-pass = Tu n’as aucun coup : tu passes.
other-passes = { $name } n’a aucun coup et passe.
looking-back = Coup { $ply } sur { $plies }
confirm-hint = On la met là ?
premove-choose = Prévois ton prochain coup : vers où ?
premove-set = Ton prochain coup est prévu. Touche la table pour l’annuler.
premove-gone = Le coup prévu n’est plus possible.
may-still-throw = Lancer reste possible : { $pieces }.
reconnecting = Connexion perdue. Nouvel essai…
no-moves = Aucun coup pour l’instant.
pass = passe

steps = Parcourir les coups
step-first = Au premier coup
step-back = Un coup en arrière
step-forward = Un coup en avant
step-last = Au dernier coup

takeback = Reprendre le coup
ask-takeback = Demander à reprendre
offer-draw = Proposer la nulle
agree-draw = Convenir d’une nulle
resign = Abandonner
resign-sure = Abandonner cette partie ?
resign-means = L’autre joueur gagne alors.
play-on = Continuer
abort = Annuler la partie
claim-win = Réclamer la victoire
claim-draw = Déclarer la nulle
claim-in =
    { $seconds ->
        [one] L’autre joueur est parti. Tu pourras réclamer la victoire dans une seconde.
       *[other] L’autre joueur est parti. Tu pourras réclamer la victoire dans { $seconds } secondes.
    }
fit = Voir toute la ruche
turn = Tourner la ruche
sound = Son

draw-offered = { $name } propose la nulle. D’accord ?
draw-waits = Tu as proposé la nulle.
takeback-asked =
    { $count ->
        [one] { $name } voudrait reprendre un coup. D’accord ?
       *[other] { $name } voudrait reprendre { $count } coups. D’accord ?
    }
takeback-waits = Tu as demandé à reprendre un coup.
draw-declined = Ta proposition de nulle a été refusée.
takeback-declined = Ta demande de reprendre un coup a été refusée.

phrases = Dire quelque chose
phrase-hello = Bonjour !
phrase-good-luck = Bonne chance et bon jeu !
phrase-good-move = Bien joué !
phrase-oops = Oups !
phrase-one-moment = Un instant, s’il te plaît.
phrase-thanks = Merci !
phrase-good-game = Belle partie !
phrase-goodbye = Je dois partir. Au revoir !
said-phrase = { $name } : { $phrase }

invite-title = Inviter un ami
invite-means = Envoie cette adresse à un ami. La partie commence quand il prend place.
address = Adresse de la partie
copy-address = Copier l’adresse
seat-link = Continuer sur un autre appareil
seat-link-means = Ouvre ce lien sur l’autre appareil dans les dix minutes : ta place y sera transférée. Il ne sert qu’une fois, garde-le pour toi.
seat-link-address = Lien vers ta place
seat-link-copy = Copier le lien
sit-title = Une place est libre
sit-means =
    { $color ->
        [white] Assieds-toi et joue les Blancs, ou reste et regarde.
       *[black] Assieds-toi et joue les Noirs, ou reste et regarde.
    }
sit-down =
    { $color ->
        [white] Jouer les Blancs
       *[black] Jouer les Noirs
    }

result = Résultat
result-won = Tu as gagné.
result-lost = Tu as perdu.
result-draw = Partie nulle.
result-aborted = La partie a été annulée.
result-wins =
    { $color ->
        [white] Les Blancs ont gagné.
       *[black] Les Noirs ont gagné.
    }

ended-queen-surrounded =
    { $winner ->
        [white] La reine noire est encerclée.
       *[black] La reine blanche est encerclée.
    }
ended-both-queens-surrounded = Les deux reines sont encerclées.
ended-resignation =
    { $winner ->
        [white] Les Noirs ont abandonné.
       *[black] Les Blancs ont abandonné.
    }
ended-agreement = Les deux joueurs étaient d’accord.
ended-repetition = La même position est revenue trois fois.
ended-timeout =
    { $winner ->
        [white] Le temps des Noirs est écoulé.
       *[black] Le temps des Blancs est écoulé.
    }
ended-abandoned =
    { $winner ->
        [white] Les Noirs ont quitté la partie.
        [black] Les Blancs ont quitté la partie.
       *[none] Un joueur a quitté la partie.
    }
ended-adjudication = La partie a été décidée par un arbitre.
ended-forfeit =
    { $winner ->
        [white] Les Noirs perdent par forfait.
       *[black] Les Blancs perdent par forfait.
    }
ended-aborted = Elle ne compte pas.

rematch = Rejouer
rematch-waits = En attente d’une réponse
rematch-offered = { $name } voudrait rejouer.
to-rematch = À la partie suivante

share-game = La partie
share-position = Une image de cette position
picture-alt = La position sur la table
copy-game-string = Copier la suite de coups
download-game-string = Suite de coups
download-pgn = PGN

no-games = Tu n’as pas encore de partie.
more-games = En voir plus
game-screen = Sur le même écran
game-waiting = En attente d’un ami
game-against = Contre { $name }
game-record = Partie ouverte
on-device = sur ton appareil
game-moves =
    { $count ->
        [0] Aucun coup
        [one] Un coup
       *[other] { $count } coups
    }
delete = Supprimer
delete-game = Supprimer : { $game }
delete-sure = Supprimer cette partie ?
delete-means = « { $game } » disparaîtra pour toujours.
keep = Garder

figures = Tes résultats
figures-won = Victoires
figures-drawn = Nulles
figures-lost = Défaites
figures-friends = Amis

open-means = Colle ici une partie : suite de coups, PGN ou SGF. Tu peux aussi déposer un fichier n’importe où sur cette page.
open-placeholder = Base+MLP;InProgress;White[2];wS1;bG1 wS1-
choose-file = Choisir un fichier
open-now = Ouvrir

settings-look = Apparence
settings-play = Jeu

theme = Thème
theme-auto = Comme l’appareil
theme-light = Clair
theme-dark = Sombre

palette = Couleurs
palette-normal = Jeu imprimé
palette-safe = Pour daltoniens
palette-contrast = Fort contraste

motion = Mouvement
motion-auto = Comme l’appareil
motion-none = Aucun

confirm-moves = Confirmer chaque coup
confirm-touch = Sur écran tactile
confirm-always = Toujours
confirm-never = Jamais

switch-sound = Son
switch-sound-means = Un petit coup discret à chaque déplacement.
switch-premove = Coup d’avance
switch-premove-means = Choisis ton prochain coup pendant que l’autre réfléchit.
switch-phrases = Phrases
switch-phrases-means = Ce que dit l’autre dans une partie par lien.
switch-queenTicks = Côtés libres des reines
switch-queenTicks-means = Six petites marques autour de chaque reine.
switch-notation = Noms sur les pièces
switch-notation-means = Comme dans la liste des coups.
switch-turnBoard = Tourner la ruche
switch-turnBoard-means = Sur un même écran, vers celui qui joue.

keys = Clavier
key-tab = Passer des mains à la table et aux boutons
key-step = Un coup en arrière, un coup en avant
key-help = Cette liste

problem-offline = Le serveur ne répond pas. Réessaie dans un instant.
offline = Tu es hors ligne. Tu peux suivre les leçons, jouer contre les dix niveaux et lire les règles ; les parties entre amis ont besoin du réseau.
problem-banned = L’administrateur de ce serveur t’a retiré l’accès.
problem-internal = Quelque chose s’est mal passé sur le serveur. Réessaie.
problem-not-found = Cette partie n’existe pas. Elle a peut-être été supprimée.
problem-not-your-seat = Cette place est à quelqu’un d’autre.
problem-not-your-turn = Ce n’est pas à toi de jouer.
problem-wrong-ply = La partie a avancé entre-temps.
problem-game-over = La partie est terminée.
problem-too-many = C’était un peu trop rapide. Attends un instant.
problem-too-large = C’est trop long pour une partie.
problem-too-many-records = Tu ne peux pas enregistrer plus de parties. Supprimes-en d’abord dans « Mes parties ».
problem-not-allowed = Ce n’est pas possible maintenant.
problem-offered-already = Tu l’as déjà demandé. Tu pourras le refaire après le prochain coup.
problem-seat-taken = Quelqu’un a déjà pris cette place.
problem-link-expired = Ce lien a déjà servi ou il est trop ancien. Crée-en un nouveau sur l’appareil où tu joues.
problem-bad-record = Cela ne se lit pas comme une partie.
# Of an imported game. $ply: the number of the move; $move: as it is written there.
problem-record-rule = Le coup { $ply }, { $move }, enfreint une règle.
problem-record-move = Le coup { $ply } est illisible : { $move }
# $line: the number of a line.
problem-record-line = Le problème est à la ligne { $line }.
problem-bad-request = Le serveur n’a pas compris.
problem-unsupported = Ce programme ne joue pas à cette sorte de partie.
problem-conflict = La partie a changé entre-temps. Réessaie.
problem-try-again = La partie a été interrompue. Rien n’est perdu : réessaie.

nowhere = Rien ici
nowhere-means = Il n’y a pas de page à cette adresse.

said-joined = { $name } est à table. La partie commence.
said-offered-draw = { $name } propose la nulle.
said-offered-takeback = { $name } demande à reprendre un coup.
said-offered-rematch = { $name } voudrait rejouer.
said-declined = La réponse est non.
said-taken-back = Un coup a été repris.
