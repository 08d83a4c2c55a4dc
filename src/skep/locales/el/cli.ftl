### What the terminal says to people who play with `skep play`.
###
### Words to type (help, moves, why, undo, save, quit, pass ...) and pieces as wA1 or bQ stay as they
### are in every language.


## The drawing

# A white beetle on a black queen: wB1 on bQ.
cli-on = πάνω σε
cli-hand =
    { $color ->
        [white] Στο χέρι των λευκών
       *[black] Στο χέρι των μαύρων
    }
# $color: who is to move; $turn: the number of the turn.
cli-to-move =
    { $color ->
        [white] Παίζουν τα λευκά, κίνηση { $turn }.
       *[black] Παίζουν τα μαύρα, κίνηση { $turn }.
    }
cli-has-won =
    { $color ->
        [white] Κέρδισαν τα λευκά.
       *[black] Κέρδισαν τα μαύρα.
    }
cli-drawn = Η παρτίδα έληξε ισόπαλη.
cli-last-move = Τελευταία κίνηση: { $move }.
# The only move that leads nowhere: the first piece goes here.
cli-here = εδώ

## The beginning and the help

# $type: the game type, as Base+MLP; $opening: tournament or rulebook.
cli-start =
    { $opening ->
        [rulebook] Hive, { $type }, άνοιγμα του φυλλαδίου.
       *[tournament] Hive, { $type }, άνοιγμα τουρνουά.
    }
cli-how = Γράψε μια κίνηση όπως wS1, ένα κομμάτι για να δεις πού μπορεί να πάει, ή help.
# Against the engine. $color: the person's side; $name and $level: the opponent.
cli-against =
    { $color ->
        [white] Παίζεις με τα λευκά. Αντίπαλος: { $name }, επίπεδο { $level }.
       *[black] Παίζεις με τα μαύρα. Αντίπαλος: { $name }, επίπεδο { $level }.
    }
# $name: the opponent; $move: as in wA1 -bQ.
cli-engine-plays = { $name }: { $move }
cli-engine-plays-on = Συνέχεια ζητά: { $name }, όσο δεν επαναλαμβάνεται τίποτα.
# Each line stands by itself; the columns are kept with spaces.
cli-help =
    Γράψε μια κίνηση όπως wA1 -bQ: το λευκό μυρμήγκι 1 πάει αριστερά από τη μαύρη βασίλισσα.
      \R  R/   πάνω αριστερά, πάνω δεξιά από το κομμάτι R
      -R  R-   αριστερά, δεξιά
      /R  R\   κάτω αριστερά, κάτω δεξιά
      R        πάνω στο R
    Ή διάλεξε: γράψε ένα κομμάτι (wA1 ή απλώς a1, ant ή a) και μετά έναν αριθμό της λίστας.
    
      moves            δείξε όλες τις δυνατές κινήσεις
      why ΚΙΝΗΣΗ       πες αν μια κίνηση γίνεται και, αν όχι, γιατί
      pass             πάσο· μόνο όταν δεν υπάρχει κίνηση, και τότε αρκεί το Enter
      undo, redo [N]   αναίρεση των τελευταίων κινήσεων, και επανάληψή τους
      board            σχεδίασε ξανά το ταμπλό
      draw, resign     τέλος της παρτίδας: ισοπαλία, παραίτηση
      new [ΤΥΠΟΣ]      άρχισε άλλη παρτίδα, όπως new Base+M
      save ΑΡΧΕΙΟ      γράψε την παρτίδα σε αρχείο: PGN, ή κείμενο UHP για .uhp και .txt
      load ΑΡΧΕΙΟ      συνέχισε μια παρτίδα από PGN, SGF ή κείμενο UHP
      game             τύπωσε την παρτίδα ως κείμενο UHP
      quit             έξοδος (το ίδιο και με Ctrl-D)

## Questions

# What is typed for yes, in small letters, divided by spaces; y and yes are understood anyway.
cli-yes = ν ναι
# $question: one of the questions below.
cli-question = { $question } [ν/Ο]
# $color: who is asked.
cli-agree =
    { $color ->
        [white] Λευκά, συμφωνείτε σε ισοπαλία;
       *[black] Μαύρα, συμφωνείτε σε ισοπαλία;
    }
cli-leave = Η παρτίδα δεν έχει αποθηκευτεί. Να εγκαταλειφθεί;
# $file: the name of a file.
cli-replace = Το { $file } υπάρχει ήδη. Να αντικατασταθεί;

## Moves

# What a piece may not do. $piece: which; $reason: a sentence, or two, that say why.
cli-cannot = { $piece }: { $reason }
cli-no-kind =
    { $bug ->
        [queen] Η βασίλισσά σου δεν μπορεί να κινηθεί τώρα.
       *[other] Κανένα κομμάτι σου αυτού του είδους δεν μπορεί να κινηθεί τώρα.
    }
cli-can-go =
    { $count ->
        [one] Το { $piece } μπορεί να πάει σε μία θέση.
       *[other] Το { $piece } μπορεί να πάει σε { $count } θέσεις.
    }
cli-why-what = Τι να εξηγήσω; Γράψε why και μια κίνηση, όπως why wA1 -bQ.
cli-legal-pass = Γίνεται: δεν υπάρχει άλλη κίνηση.
cli-legal-place = Γίνεται: τοποθετείται εκεί.
# $piece: who throws.
cli-legal-throw = Γίνεται. Το μεταφέρει εκεί: { $piece }.
# $count: in how many steps.
cli-legal-slide =
    { $count ->
        [one] Γίνεται: γλιστρά ως εκεί.
       *[other] Γίνεται: γλιστρά ως εκεί σε { $count } βήματα.
    }
cli-legal-jump = Γίνεται: κάνει άλμα ως εκεί.
cli-legal-climb = Γίνεται: σκαρφαλώνει ως εκεί.
cli-no-list = Δεν υπάρχει λίστα για να διαλέξεις: γράψε moves ή ένα κομμάτι για να τη δεις.
# $count: the highest number.
cli-pick = Διάλεξε έναν αριθμό από 1 ως { $count }.
cli-type-number = Γράψε έναν αριθμό για να παιχτεί η κίνηση.
cli-only-pass = Δεν υπάρχει κίνηση: πάτησε Enter για πάσο.
# $color: who must pass.
cli-must-pass =
    { $color ->
        [white] Τα λευκά δεν έχουν κίνηση και πάνε πάσο: πάτησε Enter.
       *[black] Τα μαύρα δεν έχουν κίνηση και πάνε πάσο: πάτησε Enter.
    }

## What is not understood

# $word: what was typed, in quotation marks.
cli-not-understood = { $word }: δεν είναι ούτε κίνηση ούτε εντολή.
# $word: a command.
cli-did-you-mean = Μήπως εννοείς { $word };
cli-try = Γράψε μια κίνηση, ένα κομμάτι ή help.
cli-how-many = Πόσες κινήσεις; Γράψε έναν αριθμό, ή τίποτα για μία.
cli-nothing-to-undo = Δεν υπάρχει τίποτα για αναίρεση.
cli-nothing-to-redo = Δεν υπάρχει τίποτα για επανάληψη.

## The end

cli-prompt-over = Τέλος παρτίδας
# $how: what ended the game, as in the selector.
cli-ended =
    { $how ->
        [queen_surrounded] η βασίλισσα είναι περικυκλωμένη
        [both_queens_surrounded] και οι δύο βασίλισσες είναι περικυκλωμένες
        [resignation] με παραίτηση
        [agreement] με συμφωνία
        [repetition] η ίδια διάταξη ήρθε τρεις φορές
        [timeout] τέλειωσε ο χρόνος
        [abandoned] ο άλλος παίκτης έφυγε
        [forfeit] χωρίς αγώνα
       *[adjudication] με απόφαση διαιτητή
    }
# $color: who wins.
cli-won-by =
    { $color ->
        [white] Κερδίζουν τα λευκά: { cli-ended }.
       *[black] Κερδίζουν τα μαύρα: { cli-ended }.
    }
cli-drawn-by = Ισοπαλία: { cli-ended }.
# What may be done after the end.
cli-what-next = Γράψε save ΑΡΧΕΙΟ, undo, new ή quit.
cli-over = Η παρτίδα τελείωσε.
cli-over-now = Η παρτίδα τελείωσε. Γράψε undo για να τη συνεχίσεις ή new για να αρχίσεις άλλη.
cli-repeated = Η ίδια διάταξη ήρθε τρεις φορές· μπορείτε να συμφωνήσετε ισοπαλία.
cli-goes-on = Η παρτίδα συνεχίζεται.

## Files

cli-unsaved = Η παρτίδα δεν αποθηκεύτηκε. Για να τη συνεχίσεις:
cli-save-where = Πού; Γράψε save και το όνομα ενός αρχείου, όπως save game.pgn.
cli-load-which = Ποιο αρχείο; Γράψε load και το όνομά του.
cli-not-written = Δεν γράφτηκε τίποτα.
# $file: the name of a file.
cli-saved = Αποθηκεύτηκε στο { $file }.
cli-saved-without-result = Αποθηκεύτηκε στο { $file }, αλλά χωρίς το αποτέλεσμα.
