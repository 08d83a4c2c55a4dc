### What the commands beside `skep play` say to people: `skep show`, `bestmove`, `solve` and `serve`.
###
### Moves as wA1 -bQ and addresses stay as they are in every language. A ply is one move of one
### player.

## skep show

# A heading over a list of moves.
cli-legal-moves =
    { $count ->
        [one] { $count } δυνατή κίνηση
       *[other] { $count } δυνατές κινήσεις
    }
cli-pass-only = Η μόνη δυνατή κίνηση είναι το πάσο.

## skep bestmove

cli-searching = Αναζήτηση…
# How good a move is. $points: the points with their sign, as in +35; $count: without it.
cli-points =
    { $count ->
        [one] { $points } πόντος
       *[other] { $points } πόντοι
    }
# $count: in how many of the winner's own turns.
cli-wins-in =
    { $count ->
        [one] νίκη σε { $count } κίνηση
       *[other] νίκη σε { $count } κινήσεις
    }
cli-loses-in =
    { $count ->
        [one] ήττα σε { $count } κίνηση
       *[other] ήττα σε { $count } κινήσεις
    }
# How likely a win is.
cli-chance = { NUMBER($chance, style: "percent") }
# How many plies were searched.
cli-depth = βάθος { $depth }
# How many positions were looked at.
cli-nodes =
    { $nodes ->
        [one] { $nodes } διάταξη
       *[other] { $nodes } διατάξεις
    }
cli-effort = { cli-nodes }, { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } δευτ.
# $score: points, or in how many turns one wins or loses; $line: the moves to expect.
cli-found = { color-name }: { $score } ({ cli-depth }, { cli-effort }): { $line }

## skep solve

# Part of the sentences below.
cli-in-plies =
    { $plies ->
        [one] σε { $plies } ημικίνηση
       *[other] σε { $plies } ημικινήσεις
    }
# $color: the side to move.
cli-solve-undecided =
    { $color ->
        [white] Δεν κρίθηκε: εξαντλήθηκε ένα όριο πριν φανεί αν τα λευκά μπορούν να επιβάλουν τη νίκη { cli-in-plies } ({ cli-effort }).
       *[black] Δεν κρίθηκε: εξαντλήθηκε ένα όριο πριν φανεί αν τα μαύρα μπορούν να επιβάλουν τη νίκη { cli-in-plies } ({ cli-effort }).
    }
# After the sentence above: what is known.
cli-solve-not-sooner = Σίγουρα όχι { cli-in-plies }.
cli-solve-none =
    { $color ->
        [white] Τα λευκά δεν μπορούν να επιβάλουν τη νίκη { cli-in-plies } ({ cli-effort }).
       *[black] Τα μαύρα δεν μπορούν να επιβάλουν τη νίκη { cli-in-plies } ({ cli-effort }).
    }
# $move: as in wA1 -bQ.
cli-solve-win =
    { $color ->
        [white] Τα λευκά κερδίζουν { cli-in-plies } με { $move } ({ cli-effort }).
       *[black] Τα μαύρα κερδίζουν { cli-in-plies } με { $move } ({ cli-effort }).
    }
cli-solve-maybe-more = Ίσως υπάρχουν και άλλες κινήσεις που κερδίζουν: δεν ήταν δυνατό να δοκιμαστούν όλες.
cli-solve-only = Είναι η μόνη κίνηση που κερδίζει.
# $moves: a list of moves.
cli-solve-only-but-symmetry = Αν εξαιρεθεί η συμμετρία, είναι η μόνη κίνηση που κερδίζει: { $moves }.
cli-solve-several =
    { $count ->
        [one] Κερδίζει { $count } κίνηση: { $moves }.
       *[other] Κερδίζουν { $count } κινήσεις: { $moves }.
    }
cli-solve-defence = Η μακρύτερη άμυνα: { $moves }

## skep serve

# $address: where a browser finds it.
cli-served = Το Skep βρίσκεται στη διεύθυνση { $address }  (Ctrl-C για να σταματήσει)
# $command: what to type in a shell.
cli-page-missing = Η σελίδα δεν έχει δημιουργηθεί: τρέξε { $command }. Το API δουλεύει και χωρίς αυτήν.
