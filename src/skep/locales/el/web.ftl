### The page in the browser: buttons, screens, and what it says during a game.
###
### $name is a player's name, or that of a level (levels.ftl). $color is white or black. Sentences are
### short and kind; buttons say what happens.

skep = Skep
tagline = Το παιχνίδι με εξάγωνα και έντομα που χωρά σε κάθε τραπέζι.
trademark = Το Hive είναι εμπορικό σήμα της Gen42 Games. Το Skep το φτιάχνουν άνθρωποι που αγαπούν το παιχνίδι, χωρίς σχέση με την εταιρεία.

## The title of the tab

title-home = Skep: παίξε Hive
# $page: the name of the screen.
title-page = { $page } · Skep
title-your-turn = ● Η σειρά σου · Skep

## Words for many places

play = Παίξε
home = Αρχική
close = Κλείσιμο
cancel = Άκυρο
confirm = Κάνε την κίνηση
accept = Ναι
decline = Όχι
copied = Αντιγράφηκε
copy-failed = Ο περιηγητής δεν το επέτρεψε.
share = Κοινοποίηση
settings = Ρυθμίσεις
more = Περισσότερα
menu = Μενού
learn = Μάθε
my-games = Οι παρτίδες μου
open-game = Φόρτωση παρτίδας
game = Παρτίδα
moves = Κινήσεις
actions = Ενέργειες
tools = Εργαλεία
your-name = Το όνομά σου
name-placeholder = Το βλέπουν οι άλλοι
your-turn = Η σειρά σου
language = Γλώσσα

## Home

play-friend = Με φίλο
play-screen = Ίδια οθόνη
play-link = Με σύνδεσμο
opponent = Ο αντίπαλός σου
opponent-engine = Πρόγραμμα
# $level: its number, from 1 to 10.
level-label = Επίπεδο { $level }: { $name }
against-level = αντίπαλος: { $name }, επίπεδο { $level }
against = αντίπαλος: { $name }
resume = Συνέχισε: { $name }
resume-screen = Συνέχισε σε αυτή την οθόνη
options = Επιλογές

## How a game is set up

pieces = Κομμάτια
expansions = Πρόσθετα έντομα
# The sets as they are sold.
edition-base = Βασικό σετ
edition-base-short = Βασικό
edition-carbon = Σετ Carbon
edition-carbon-short = Carbon
edition-complete = Πλήρες σετ
edition-complete-short = Πλήρες
# $bugs: the bugs that are added, as a list.
edition-own = Βασικό σετ και ακόμα: { $bugs }
color = Το χρώμα σου
color-wish-random = Τυχαίο
color-wish-white = Λευκά
color-wish-black = Μαύρα
opening = Άνοιγμα
opening-tournament = Τουρνουά
opening-tournament-means = Η βασίλισσα δεν μπορεί να είναι το πρώτο κομμάτι ενός παίκτη.
opening-rulebook = Φυλλάδιο
opening-rulebook-means = Η βασίλισσα μπορεί να βγει πρώτη.
# $opening: tournament or rulebook.
opening-is =
    { $opening ->
        [tournament] άνοιγμα τουρνουά
       *[rulebook] άνοιγμα του φυλλαδίου
    }
clock = Ρολόι
clock-none = Χωρίς ρολόι
clock-own = Άλλο
# $minutes each for the whole game, and $increment seconds more with every move.
clock-is = { $minutes } λεπ. + { $increment } δευτ.
clock-means = Λεπτά για κάθε παίκτη και δευτερόλεπτα που προσθέτει κάθε κίνηση.
minutes = Λεπτά ανά παίκτη
increment = Δευτερόλεπτα ανά κίνηση
takebacks = Οι κινήσεις αναιρούνται
repetition = Τρεις φορές η ίδια διάταξη: ισοπαλία

## At the table

# Who plays whom, as a heading.
game-names = { $white } – { $black }
# The side of a player, for screen readers.
side-of =
    { $color ->
        [white] Η πλευρά των λευκών
       *[black] Η πλευρά των μαύρων
    }
# What a player without a name is called, in the place of a name.
seat-name =
    { $color ->
        [white] Λευκός παίκτης
       *[black] Μαύρος παίκτης
    }
open-seat = Ελεύθερη θέση
you = εσύ
level = επίπεδο { $level }
away = λείπει
is-offline = εκτός σύνδεσης
device-offline = Είσαι εκτός σύνδεσης. Η παρτίδα συνεχίζεται εδώ και ο διακομιστής θα τη λάβει μόλις επιστρέψει το δίκτυο.
device-renamed = Ο διακομιστής έχει αυτή την παρτίδα αλλιώς, γι’ αυτό οι κινήσεις σου συνεχίζονται ως ξεχωριστή παρτίδα.
device-refused = Ο διακομιστής δεν δέχτηκε αυτή την παρτίδα. Μένει σε αυτή τη συσκευή.
winner = νίκη
watching = Παρακολουθείς
clock-of =
    { $color ->
        [white] Χρόνος των λευκών:
       *[black] Χρόνος των μαύρων:
    }
thinking = Σκέφτεται: { $name }.
engine-queue = Σκέφτεται άλλες παρτίδες: { $name }. Η θέση σου στην ουρά: { $place }.
name-to-move = Παίζει: { $name }.
to-move =
    { $color ->
        [white] Παίζουν τα λευκά.
       *[black] Παίζουν τα μαύρα.
    }
you-pass = Δεν έχεις κίνηση: πας πάσο.
other-passes = { $name }: δεν υπάρχει κίνηση, πάσο.
looking-back = Κίνηση { $ply } από { $plies }
confirm-hint = Να πάει εκεί;
premove-choose = Σχεδίασε την επόμενη κίνησή σου: πού;
premove-set = Η επόμενη κίνησή σου σχεδιάστηκε. Άγγιξε το ταμπλό για να την ακυρώσεις.
premove-gone = Η κίνηση που είχες σχεδιάσει δεν γίνεται πια.
may-still-throw = Μπορεί όμως να μεταφέρει: { $pieces }.
reconnecting = Η σύνδεση χάθηκε. Νέα προσπάθεια…
no-moves = Καμία κίνηση ακόμα.
pass = πάσο
steps = Πλοήγηση στις κινήσεις
step-first = Στην πρώτη κίνηση
step-back = Μία κίνηση πίσω
step-forward = Μία κίνηση μπροστά
step-last = Στην τελευταία κίνηση
takeback = Αναίρεση
ask-takeback = Ζήτησε αναίρεση
offer-draw = Πρότεινε ισοπαλία
agree-draw = Συμφωνία ισοπαλίας
resign = Παραίτηση
resign-sure = Παραιτείσαι από την παρτίδα;
resign-means = Τότε κερδίζει ο άλλος παίκτης.
play-on = Συνέχισε
abort = Ακύρωση παρτίδας
claim-win = Πάρε τη νίκη
claim-draw = Δώσε ισοπαλία
# $seconds: how long until then.
claim-in =
    { $seconds ->
        [one] Ο άλλος παίκτης έφυγε. Μπορείς να πάρεις τη νίκη σε ένα δευτερόλεπτο.
       *[other] Ο άλλος παίκτης έφυγε. Μπορείς να πάρεις τη νίκη σε { $seconds } δευτερόλεπτα.
    }
fit = Όλη η κυψέλη
turn = Γύρισε το ταμπλό
sound = Ήχος
draw-offered = Ισοπαλία προτείνει: { $name }. Συμφωνείς;
draw-waits = Πρότεινες ισοπαλία.
# $count: how many moves.
takeback-asked =
    { $count ->
        [one] Αναίρεση μίας κίνησης ζητά: { $name }. Εντάξει;
       *[other] Αναίρεση { $count } κινήσεων ζητά: { $name }. Εντάξει;
    }
takeback-waits = Ζήτησες αναίρεση κίνησης.
draw-declined = Η πρόταση ισοπαλίας απορρίφθηκε.
takeback-declined = Το αίτημα αναίρεσης απορρίφθηκε.

phrases = Πες κάτι
phrase-hello = Γεια!
phrase-good-luck = Καλή επιτυχία, καλή διασκέδαση!
phrase-good-move = Ωραία κίνηση!
phrase-oops = Ωχ!
phrase-one-moment = Μια στιγμή, παρακαλώ.
phrase-thanks = Ευχαριστώ!
phrase-good-game = Ωραία παρτίδα!
phrase-goodbye = Πρέπει να φύγω. Τα λέμε!
said-phrase = { $name }: { $phrase }

## A game behind a link

invite-title = Κάλεσε έναν φίλο
invite-means = Στείλε αυτή τη διεύθυνση σε έναν φίλο. Η παρτίδα αρχίζει μόλις καθίσει.
address = Διεύθυνση της παρτίδας
copy-address = Αντιγραφή διεύθυνσης
seat-link = Συνέχισε σε άλλη συσκευή
seat-link-means = Άνοιξε αυτόν τον σύνδεσμο στην άλλη συσκευή μέσα σε δέκα λεπτά και η θέση σου θα μεταφερθεί εκεί. Ισχύει μία φορά: μην τον δείξεις σε κανέναν.
seat-link-address = Σύνδεσμος για τη θέση σου
seat-link-copy = Αντιγραφή του συνδέσμου
sit-title = Υπάρχει ελεύθερη θέση
sit-means =
    { $color ->
        [white] Κάθισε και παίξε με τα λευκά ή μείνε να δεις.
       *[black] Κάθισε και παίξε με τα μαύρα ή μείνε να δεις.
    }
sit-down =
    { $color ->
        [white] Παίξε τα λευκά
       *[black] Παίξε τα μαύρα
    }

## The end of a game

result = Αποτέλεσμα
result-won = Κέρδισες.
result-lost = Έχασες.
result-draw = Είναι ισοπαλία.
result-aborted = Η παρτίδα ακυρώθηκε.
result-wins =
    { $color ->
        [white] Κέρδισαν τα λευκά.
       *[black] Κέρδισαν τα μαύρα.
    }
# $winner: white, black or none.
ended-queen-surrounded =
    { $winner ->
        [white] Η μαύρη βασίλισσα είναι περικυκλωμένη.
       *[black] Η λευκή βασίλισσα είναι περικυκλωμένη.
    }
ended-both-queens-surrounded = Και οι δύο βασίλισσες είναι περικυκλωμένες.
ended-resignation =
    { $winner ->
        [white] Τα μαύρα παραιτήθηκαν.
       *[black] Τα λευκά παραιτήθηκαν.
    }
ended-agreement = Οι δύο παίκτες συμφώνησαν.
ended-repetition = Η ίδια διάταξη ήρθε τρεις φορές.
ended-timeout =
    { $winner ->
        [white] Τέλειωσε ο χρόνος των μαύρων.
       *[black] Τέλειωσε ο χρόνος των λευκών.
    }
ended-abandoned =
    { $winner ->
        [white] Τα μαύρα έφυγαν από την παρτίδα.
        [black] Τα λευκά έφυγαν από την παρτίδα.
       *[none] Ένας παίκτης έφυγε από την παρτίδα.
    }
ended-adjudication = Αποφάσισε διαιτητής.
ended-forfeit =
    { $winner ->
        [white] Τα μαύρα έχασαν χωρίς αγώνα.
       *[black] Τα λευκά έχασαν χωρίς αγώνα.
    }
ended-aborted = Δεν μετρά.
rematch = Παίξε ξανά
rematch-waits = Αναμονή απάντησης
rematch-offered = { $name }: πρόταση για άλλη μία παρτίδα.
to-rematch = Στην επόμενη παρτίδα

## Sharing

share-game = Η παρτίδα
share-position = Εικόνα αυτής της διάταξης
picture-alt = Η διάταξη στο ταμπλό
copy-game-string = Αντιγραφή ως κείμενο UHP
download-game-string = Κείμενο UHP
download-pgn = PGN

## My games

no-games = Δεν έχεις ακόμα παρτίδες.
more-games = Δείξε κι άλλες
game-screen = Στην ίδια οθόνη
game-waiting = Αναμονή για φίλο
game-against = Αντίπαλος: { $name }
game-record = Παρτίδα από αρχείο
on-device = στη συσκευή σου
# $count: how many moves were made.
game-moves =
    { $count ->
        [0] Καμία κίνηση
        [one] Μία κίνηση
       *[other] { $count } κινήσεις
    }
delete = Διαγραφή
# $game: what the game is called in the list.
delete-game = Διαγραφή: { $game }
delete-sure = Να διαγραφεί η παρτίδα;
delete-means = Η παρτίδα «{ $game }» θα χαθεί οριστικά.
keep = Κράτησέ τη

figures = Τα αποτελέσματά σου
figures-won = Νίκες
figures-drawn = Ισοπαλίες
figures-lost = Ήττες
figures-friends = Φίλοι

## Opening a game

open-means = Επικόλλησε εδώ μια παρτίδα: κείμενο UHP, PGN ή SGF. Μπορείς και να αφήσεις ένα αρχείο οπουδήποτε στη σελίδα.
open-placeholder = Base+MLP;InProgress;White[2];wS1;bG1 wS1-
choose-file = Διάλεξε αρχείο
open-now = Φόρτωση

## Settings

settings-look = Εμφάνιση
settings-play = Παιχνίδι
theme = Θέμα
theme-auto = Όπως η συσκευή
theme-light = Φωτεινό
theme-dark = Σκούρο
palette = Χρώματα
palette-normal = Τυπωμένο σετ
palette-safe = Για αχρωματοψία
palette-contrast = Μεγάλη αντίθεση
motion = Κίνηση στην οθόνη
motion-auto = Όπως η συσκευή
motion-none = Καμία
confirm-moves = Επιβεβαίωση κάθε κίνησης
confirm-touch = Σε οθόνες αφής
confirm-always = Πάντα
confirm-never = Ποτέ
switch-sound = Ήχος
switch-sound-means = Ένας σιγανός χτύπος σε κάθε κίνηση.
switch-premove = Προκαθορισμένη κίνηση
switch-premove-means = Διάλεξε την επόμενη κίνησή σου όσο σκέφτεται ο άλλος.
switch-phrases = Φράσεις
switch-phrases-means = Τι λέει ο άλλος σε παρτίδα με σύνδεσμο.
switch-queenTicks = Ελεύθερες πλευρές των βασιλισσών
switch-queenTicks-means = Έξι μικρά σημάδια γύρω από κάθε βασίλισσα.
switch-notation = Ονόματα στα κομμάτια
switch-notation-means = Όπως γράφονται στη λίστα των κινήσεων.
switch-turnBoard = Γύρισμα του ταμπλό
switch-turnBoard-means = Στην ίδια οθόνη, προς όποιον έχει σειρά.

## Keys

keys = Πληκτρολόγιο
key-tab = Ανάμεσα στα χέρια, το ταμπλό και τα κουμπιά
key-step = Μία κίνηση πίσω, μία κίνηση μπροστά
key-help = Αυτή η λίστα

## What went wrong

problem-offline = Ο διακομιστής δεν απαντά. Δοκίμασε ξανά σε λίγο.
offline = Είσαι εκτός σύνδεσης. Μπορείς να κάνεις τα μαθήματα, να παίξεις με τα δέκα επίπεδα και να διαβάσεις τους κανόνες· οι παρτίδες με φίλους χρειάζονται δίκτυο.
problem-banned = Ο διαχειριστής αυτού του διακομιστή σε έχει αποκλείσει.
problem-internal = Κάτι πήγε στραβά στον διακομιστή. Δοκίμασε ξανά.
problem-not-found = Δεν υπάρχει τέτοια παρτίδα. Ίσως έχει διαγραφεί.
problem-not-your-seat = Αυτή η θέση ανήκει σε κάποιον άλλο.
problem-not-your-turn = Δεν είναι η σειρά σου.
problem-wrong-ply = Η παρτίδα στο μεταξύ προχώρησε.
problem-game-over = Η παρτίδα τελείωσε.
problem-too-many = Λίγο γρήγορα αυτό. Περίμενε μια στιγμή.
problem-too-large = Είναι πολύ μεγάλο για παρτίδα.
problem-too-many-records = Δεν χωρούν άλλες αποθηκευμένες παρτίδες. Διάγραψε πρώτα μερικές στο «Οι παρτίδες μου».
problem-not-allowed = Αυτό δεν γίνεται τώρα.
problem-offered-already = Το ζήτησες ήδη. Μπορείς ξανά μετά την επόμενη κίνηση.
problem-seat-taken = Κάποιος άλλος κάθισε ήδη.
problem-link-expired = Αυτός ο σύνδεσμος έχει ήδη χρησιμοποιηθεί ή είναι πολύ παλιός. Φτιάξε έναν νέο στη συσκευή όπου παίζεις.
problem-bad-record = Αυτό δεν διαβάζεται ως παρτίδα.
# Of an imported game. $ply: the number of the move; $move: as it is written there.
problem-record-rule = Η κίνηση { $ply }, { $move }, παραβαίνει κανόνα.
problem-record-move = Η κίνηση { $ply } δεν διαβάζεται: { $move }
# $line: the number of a line.
problem-record-line = Το λάθος είναι στη γραμμή { $line }.
problem-bad-request = Ο διακομιστής δεν το κατάλαβε.
problem-unsupported = Αυτό το πρόγραμμα δεν παίζει αυτό το είδος παιχνιδιού.
problem-conflict = Η παρτίδα άλλαξε στο μεταξύ. Δοκίμασε ξανά.
problem-try-again = Η παρτίδα διακόπηκε. Τίποτα δεν χάθηκε: δοκίμασε ξανά.
nowhere = Τίποτα εδώ
nowhere-means = Δεν υπάρχει σελίδα σε αυτή τη διεύθυνση.

## Spoken when it happens

said-joined = Στο τραπέζι ήρθε: { $name }. Η παρτίδα αρχίζει.
said-offered-draw = Ισοπαλία προτείνει: { $name }.
said-offered-takeback = Αναίρεση κίνησης ζητά: { $name }.
said-offered-rematch = { $name }: πρόταση για άλλη μία παρτίδα.
said-declined = Η απάντηση είναι όχι.
said-taken-back = Μια κίνηση αναιρέθηκε.
