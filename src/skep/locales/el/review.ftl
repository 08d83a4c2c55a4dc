### A review of a game: what a move does, what it is worth, and what would have been better.

# The queen of a colour inside a sentence; other forms of the word are attributes.
# $color: white or black.
review-queen =
    { $color ->
        [white] η λευκή βασίλισσα
       *[black] η μαύρη βασίλισσα
    }
    .acc =
        { $color ->
            [white] τη λευκή βασίλισσα
           *[black] τη μαύρη βασίλισσα
        }
    .gen =
        { $color ->
            [white] της λευκής βασίλισσας
           *[black] της μαύρης βασίλισσας
        }
    .eis =
        { $color ->
            [white] στη λευκή βασίλισσα
           *[black] στη μαύρη βασίλισσα
        }

## What a move does
##
## Each is said of the move that was made and of the one that was better, so it is in the present and names
## no person. $color is the colour of the queen or the player it is about (white or black), $free how many
## sides of that queen are free after the move, $pieces the pieces it is about, as a list of names in the
## form of piece-name: put it after a colon.

fact-surrounds_queen = Η κίνηση περικυκλώνει { review-queen.acc } και κερδίζει.
fact-surrounds_own_queen = Ο παίκτης κλείνει την τελευταία ελεύθερη πλευρά της δικής του βασίλισσας και χάνει.
fact-surrounds_both = Και οι δύο βασίλισσες είναι περικυκλωμένες: ισοπαλία.
fact-allows_win = Μετά από αυτό { review-queen } μπορεί να περικυκλωθεί αμέσως.
fact-crowds_own_queen = Ο παίκτης κλείνει μια ελεύθερη πλευρά της δικής του βασίλισσας (ελεύθερες πλευρές που μένουν: { $free }).
fact-queen_goes_tight = Η βασίλισσα πηγαίνει εκεί όπου λιγότερες πλευρές είναι ελεύθερες ({ $free }).
fact-opens_queen = Η κίνηση δίνει περισσότερο χώρο { review-queen.eis } (ελεύθερες πλευρές: { $free }).
fact-climbs_off_queen = Το κομμάτι κατεβαίνει από { review-queen.acc }.
fact-frees_opponent = Η κίνηση ελευθερώνει κομμάτια του αντιπάλου: { $pieces }.
fact-uncovers = Η κίνηση ξεσκεπάζει ένα κομμάτι του αντιπάλου: { $pieces }.
fact-pins_own = Ο παίκτης καρφώνει δικά του κομμάτια: { $pieces }.
fact-frees_queen = Τώρα { review-queen } μπορεί πάλι να κινηθεί.
fact-climbs_on_queen = Το κομμάτι ανεβαίνει πάνω { review-queen.eis }, που δεν μπορεί πια να κινηθεί.
fact-threatens = Η κίνηση απειλεί να περικυκλώσει { review-queen.acc } στην επόμενη κίνηση.
fact-stops_threat = Η κίνηση σταματά την απειλή να περικυκλωθεί { review-queen }.
fact-forces_pass = Ο αντίπαλος δεν έχει πια κίνηση και πάει πάσο.
fact-drops_beside_queen = Ένα νέο κομμάτι μπαίνει δίπλα { review-queen.eis } (ελεύθερες πλευρές που μένουν: { $free }).
fact-attacks_queen = Η κίνηση πιάνει μια πλευρά { review-queen.gen } (ελεύθερες πλευρές που μένουν: { $free }).
fact-shuts_in_queen = Τώρα { review-queen } δεν μπορεί να κινηθεί.
fact-queen_escapes = Η βασίλισσα πηγαίνει εκεί όπου περισσότερες πλευρές είναι ελεύθερες ({ $free }).
fact-opens_own_queen = Ο παίκτης δίνει περισσότερο χώρο στη δική του βασίλισσα (ελεύθερες πλευρές: { $free }).
fact-throws = Η κίνηση μεταφέρει ένα κομμάτι του αντιπάλου: { $pieces }.
fact-throws_own = Ο παίκτης μεταφέρει ένα δικό του κομμάτι: { $pieces }.
fact-covers = Το κομμάτι ανεβαίνει πάνω σε άλλο, που δεν μπορεί πια να κινηθεί: { $pieces }.
fact-pins = Η κίνηση καρφώνει κομμάτια του αντιπάλου: { $pieces }.
fact-frees_own = Ο παίκτης ελευθερώνει δικά του κομμάτια: { $pieces }.
fact-places_queen = Η βασίλισσα μπαίνει στο παιχνίδι.
fact-last_in_hand = Το τελευταίο κομμάτι από το χέρι μπαίνει στο παιχνίδι: { $pieces }.
fact-brings = Ένα νέο κομμάτι μπαίνει στο παιχνίδι: { $pieces }.
fact-repeats = Η διάταξη αυτή έχει ξαναεμφανιστεί.
fact-passes = Δεν υπήρχε κίνηση, μόνο πάσο.
fact-quiet = Ήσυχη κίνηση: { $pieces }.

## What a move is worth

# $judgement: best, good, only_move, inaccuracy, mistake, blunder or missed_win.
review-judgement =
    { $judgement ->
        [best] Καλύτερη κίνηση
        [good] Καλή κίνηση
        [only_move] Μοναδική κίνηση
        [inaccuracy] Ανακρίβεια
        [mistake] Λάθος
        [blunder] Σοβαρό λάθος
       *[missed_win] Χαμένη νίκη
    }
# $move: a move as UHP writes it.
review-better = Καλύτερο ήταν { $move }.
# $count: how many turns the win would have taken.
review-missed-win = Χάθηκε μια αναγκαστική νίκη (κινήσεις που χρειάζονταν: { $count }).
# $color: white or black. $before, $after: chances in percent.
review-chances = Πιθανότητες για { $color ->
    [white] τα λευκά
   *[black] τα μαύρα
}: { NUMBER($before, style: "percent") }, έπειτα { NUMBER($after, style: "percent") }.

## The review as a whole

review-title = Ανασκόπηση της παρτίδας
review-turning-points = Κρίσιμες στιγμές
review-no-turning-points = Η παρτίδα δεν είχε κρίσιμη στιγμή.
# $white, $black: in percent.
review-accuracy = Ακρίβεια: λευκά { NUMBER($white, style: "percent") }, μαύρα { NUMBER($black, style: "percent") }.
# $ply: which move. $count: how many there are.
review-progress = Εξετάζεται η κίνηση { $ply } από { $count }

## The review on the page

review-open = Ανασκόπηση
review-of = Ανασκόπηση: { $game }
review-to-game = Στην παρτίδα
review-summary = Σύνοψη
review-start = Η παρτίδα αρχίζει.
review-graph = Πιθανότητες για τα λευκά στην παρτίδα
review-graph-at = Μετά την κίνηση { $number }: λευκά { NUMBER($chance, style: "percent") }
review-percent = { NUMBER($value, style: "percent") }
review-accuracy-label = Ακρίβεια
review-well =
    { $who ->
        [you] Οι καλές σου κινήσεις: { $good } από { $total }.
        [white] Καλές κινήσεις των λευκών: { $good } από { $total }.
       *[black] Καλές κινήσεις των μαύρων: { $good } από { $total }.
    }
review-better-was = Καλύτερο ήταν
review-show-better = Δείξε την καλύτερη κίνηση
review-show-next = Επόμενη κίνηση
review-show-played = Τι παίχτηκε
review-try = Βρες τις καλύτερες κινήσεις ({ $count })
review-try-this = Δοκίμασε ξανά
review-try-place = { $place } από { $total }
review-try-ask =
    { $color ->
        [white] Παίζουν τα λευκά: βρες κάτι καλύτερο.
       *[black] Παίζουν τα μαύρα: βρες κάτι καλύτερο.
    }
review-try-judging = Εξετάζεται η κίνησή σου…
review-try-best = Ναι, αυτή είναι η καλύτερη κίνηση.
review-try-good = Ωραία, αυτό είναι πολύ καλύτερο.
review-try-wrong = Όχι ακόμη: υπάρχει κάτι καλύτερο.
review-try-next = Επόμενο λάθος
review-all-moves = Όλες οι κινήσεις
review-not-yet = Η ανασκόπηση έρχεται όταν τελειώσει η παρτίδα.
review-failed = Δεν ήταν δυνατή η ανασκόπηση.
review-retry = Νέα προσπάθεια

## In the list of games

review-study = Ακρίβεια και ανοίγματα
review-study-average = Μέση ακρίβεια: { NUMBER($accuracy, style: "percent") } (παρτίδες με ανασκόπηση: { $count })
review-study-more = Ανασκόπηση των άλλων παρτίδων ({ $count })
review-study-busy = Παρτίδες με ανασκόπηση: { $done } από { $count }
review-study-opening = Άνοιγμα
review-study-games = Παρτίδες
