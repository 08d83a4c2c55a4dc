### Why a piece cannot go there, for a person: one message for every reason of docs/explain.md.
###
### The board shows the evidence, and these sentences name it. Every reason may use $bug (the piece
### that would move: queen, ant ...), $color (its colour), $pieces (the pieces that are the evidence,
### as a list of names in the form of piece-name: put it after a colon) and $count (how many these
### are). Some have numbers of their own, which stand in their comments. A mosquito that copies a
### grasshopper, a spider or a ladybug hears what is said to these.

reason-game_over = Η παρτίδα τελείωσε.
# $moves: how many moves there are.
reason-pass_not_allowed =
    { $moves ->
        [one] Έχεις ακόμα μία κίνηση, γι’ αυτό δεν μπορείς να πας πάσο.
       *[other] Έχεις ακόμα { $moves } δυνατές κινήσεις, γι’ αυτό δεν μπορείς να πας πάσο.
    }
reason-not_in_game = { bug-subject } δεν παίζει σε αυτή την παρτίδα.
reason-not_your_piece = Αυτό το κομμάτι ανήκει στον άλλο παίκτη.
# $turn: the turn it is.
reason-queen_due = Είναι η κίνησή σου με αριθμό { $turn } και η βασίλισσα είναι ακόμα στο χέρι σου. Τοποθέτησέ την τώρα.
reason-queen_first_turn = Η βασίλισσα δεν μπορεί να είναι το πρώτο σου κομμάτι. Μπορεί να βγει στην επόμενη κίνησή σου.
reason-out_of_order = Τα κομμάτια του ίδιου είδους βγαίνουν με τη σειρά. Επόμενο: { $pieces }.
reason-occupied =
    { $bug ->
        [mosquito] Αυτή η θέση είναι πιασμένη.
       *[other] Αυτή η θέση είναι πιασμένη. { bug-subject } δεν μπορεί εδώ να ανέβει πάνω σε άλλα.
    }
reason-not_origin = Το πρώτο κομμάτι της παρτίδας μπαίνει στη μέση του τραπεζιού.
reason-away_from_hive = Αυτή η θέση δεν αγγίζει την κυψέλη. Όλα τα κομμάτια πρέπει να μένουν μαζί.
reason-touches_opponent =
    { $count ->
        [one] Ένα νέο κομμάτι μπορεί να αγγίζει μόνο δικά σου. Εδώ θα άγγιζε ξένο: { $pieces }.
       *[other] Ένα νέο κομμάτι μπορεί να αγγίζει μόνο δικά σου. Εδώ θα άγγιζε { $count } ξένα: { $pieces }.
    }
reason-queen_not_placed = Τα κομμάτια σου θα κινούνται μόλις η βασίλισσά σου βρεθεί στο τραπέζι. Τοποθέτησέ την πρώτα.
reason-just_moved = { bug-subject } μόλις μετακινήθηκε και σε αυτή την κίνηση ξεκουράζεται.
reason-covered =
    { $count ->
        [one] { bug-subject } δεν μπορεί να κινηθεί όσο έχει από πάνω άλλο κομμάτι: { $pieces }.
       *[other] { bug-subject } δεν μπορεί να κινηθεί όσο έχει από πάνω άλλα κομμάτια: { $pieces }.
    }
reason-in_stack = Το ισόποδο μεταφέρει μόνο κομμάτι που στέκεται μόνο του. Εδώ υπάρχει στήλη: { $pieces }.
reason-same_cell = { bug-subject } είναι ήδη εκεί.
# $parts: how many parts the hive would fall into.
reason-one_hive =
    { $count ->
        [one] { bug-subject } κρατά ενωμένη την κυψέλη. Χωρίς { $bug ->
            [queen] αυτήν
            [grasshopper] αυτήν
            [spider] αυτήν
            [ladybug] αυτήν
           *[other] αυτό
        } θα αποκοπτόταν ένα κομμάτι: { $pieces }.
       *[other] { bug-subject } κρατά ενωμένη την κυψέλη. Χωρίς { $bug ->
            [queen] αυτήν
            [grasshopper] αυτήν
            [spider] αυτήν
            [ladybug] αυτήν
           *[other] αυτό
        } θα αποκόπτονταν { $count } κομμάτια: { $pieces }.
    }
reason-nothing_to_copy = Το κουνούπι κινείται όπως ένα έντομο δίπλα του. Από άλλο κουνούπι δεν έχει τι να αντιγράψει.
reason-beyond_thrower = Ένα κομμάτι που μεταφέρεται καταλήγει δίπλα σε αυτό που το μεταφέρει: { $pieces }.
reason-thrower_just_moved = Το κομμάτι που θα το μετέφερε μόλις μετακινήθηκε και σε αυτή την κίνηση ξεκουράζεται: { $pieces }.
# $steps: how far away the place is. $limit: how far the piece can go.
reason-too_far =
    { $limit ->
        [one] { bug-subject } κάνει ένα βήμα και αυτή η θέση απέχει { $steps } βήματα.
       *[other] { bug-subject } κάνει το πολύ { $limit } βήματα και αυτή η θέση απέχει { $steps }.
    }
reason-loses_contact = { bug-subject } θα έχανε στον δρόμο την επαφή με την κυψέλη.
# $gate: how high the two stand. $level: at which height the piece would have to pass between them.
reason-gate =
    { $level ->
        [0] Πολύ στενό πέρασμα για να γλιστρήσει, ανάμεσα σε: { $pieces }.
       *[other] Αυτά τα δύο στέκονται πολύ ψηλά για να περάσει ανάμεσά τους: { $pieces }.
    }
reason-enclosed = Κανένας δρόμος πάνω στο τραπέζι δεν φτάνει εκεί: τον κλείνουν άλλα κομμάτια.
# $steps: the fewest steps that lead there. $limit: 3.
reason-wrong_steps =
    { $steps ->
        [one] Η αράχνη κάνει ακριβώς { $limit } βήματα. Αυτή η θέση απέχει ένα βήμα.
       *[other] Η αράχνη κάνει ακριβώς { $limit } βήματα. Αυτή η θέση απέχει { $steps }.
    }
reason-not_in_line = Η ακρίδα κάνει άλμα σε ευθεία γραμμή.
reason-nothing_to_jump = Η ακρίδα κάνει άλμα πάνω από κομμάτι, και σε εκείνη την πλευρά δεν υπάρχει κανένα.
reason-gap_in_line = Η ακρίδα προσγειώνεται στην πρώτη άδεια θέση. Δεν κάνει άλμα πάνω από κενό.
reason-no_way_over = Η πασχαλίτσα κάνει δύο βήματα πάνω στην κυψέλη και μετά ένα κάτω. Τέτοιος δρόμος δεν φτάνει εκεί.
reason-copies_cannot = Κανένα έντομο δίπλα στο κουνούπι δεν θα μπορούσε να πάει εκεί: { $pieces }.
