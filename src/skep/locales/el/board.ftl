### The board in words: what a screen reader says, and the keys.
###
### A $piece, $tile or $thrower is a piece-name of bugs.ftl: a language that declines names puts it where
### the plain form is right, after a colon or a dash.

board = Ταμπλό
# $side: white or black.
board-hand =
    { $side ->
        [white] Το χέρι των λευκών
       *[black] Το χέρι των μαύρων
    }

## The tiles

# $below is a tile, and what that one is on.
board-on-top = { $piece }, από κάτω { $below }
board-pile =
    { $count ->
        [one] { $piece }, το τελευταίο τέτοιο κομμάτι στο χέρι
       *[other] { $piece }, { $count } στο χέρι
    }
board-hand-empty = Δεν έμεινε τίποτα στο χέρι

## Places

board-place-on = πάνω στο κομμάτι «{ $piece }»
# $bearing is the side of $piece on which the place lies.
board-place-beside =
    { $bearing ->
        [ne] πάνω δεξιά από το κομμάτι «{ $piece }»
        [e] δεξιά από το κομμάτι «{ $piece }»
        [se] κάτω δεξιά από το κομμάτι «{ $piece }»
        [sw] κάτω αριστερά από το κομμάτι «{ $piece }»
        [w] αριστερά από το κομμάτι «{ $piece }»
       *[nw] πάνω αριστερά από το κομμάτι «{ $piece }»
    }
board-place-table = στη μέση του τραπεζιού

## The cell that the keyboard is on

board-spot-empty = Άδεια θέση, { $place }
board-spot-go = Μπορεί να πάει εδώ: { $place }
board-spot-climb = { $tile }. Μπορεί να ανέβει εδώ
board-spot-movable = { $tile }. Μπορεί να κινηθεί
board-spot-chosen = { $tile }. Επιλεγμένο κομμάτι

## What happens

board-chosen =
    { $count ->
        [0] Επιλέχθηκε: { $piece }.
        [one] Επιλέχθηκε: { $piece }. Μπορεί να πάει σε μία θέση.
       *[other] Επιλέχθηκε: { $piece }. Μπορεί να πάει σε { $count } θέσεις.
    }
board-let-go = Η επιλογή ακυρώθηκε.
board-placed = Τοποθετήθηκε: { $piece }, { $place }.
board-moved = Κινήθηκε: { $piece }, { $place }.
board-thrown = Μεταφέρθηκε: { $piece }, { $place }. Το μεταφέρει: { $thrower }.
board-passed = Πάσο: δεν υπήρχε κίνηση.
board-planned = Αν γίνεται, επόμενη κίνηση: { $piece }, { $place }.
board-waiting = { $piece }, { $place }: διάλεξε ξανά τη θέση για επιβεβαίωση.
board-stack = Στήλη με { $count } κομμάτια
board-show = Εμφάνιση: { $piece }

## Keys

board-key-walk = Περπάτημα στο ταμπλό
board-key-diagonal = Περπάτημα στις τέσσερις λοξές κατευθύνσεις
board-key-pick = Πάρε ένα κομμάτι και άφησέ το
board-key-let-go = Άσε το κομμάτι
board-key-next = Το επόμενο κομμάτι που κινείται ή η επόμενη θέση όπου πάει
board-key-stack = Κοίταξε μέσα σε στήλη
board-key-zoom = Πιο κοντά, πιο μακριά, όλη η κυψέλη
board-key-turn = Γύρισε την κυψέλη
