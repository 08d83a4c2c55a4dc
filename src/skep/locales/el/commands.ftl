### What the commands beside `skep play` say to people: `skep show`, `bestmove`, `solve` and `serve`.
###
### Moves as wA1 -bQ and addresses stay as they are in every language. A ply is one move of one
### player.

## skep show

# A heading over a list of moves.
cli-legal-moves =
    { $count ->
        [one] { $count } επιτρεπτή κίνηση
       *[other] { $count } επιτρεπτές κινήσεις
    }
cli-pass-only = Η μόνη επιτρεπτή κίνηση είναι το πάσο.

## skep bestmove

cli-searching = Αναζήτηση…
# How good a move is. $points: the points with their sign, as in +35; $count: without it.
cli-points =
    { $count ->
        [one] { $points } πόντος
       *[other] { $points } πόντοι
    }
# $count: in how many of the winner's own turns.
cli-wins-in =
    { $count ->
        [one] νίκη σε { $count } κίνηση
       *[other] νίκη σε { $count } κινήσεις
    }
cli-loses-in =
    { $count ->
        [one] ήττα σε { $count } κίνηση
       *[other] ήττα σε { $count } κινήσεις
    }
# How many plies were searched.
cli-depth = βάθος { $depth }
# How many positions were looked at.
cli-nodes =
    { $nodes ->
        [one] { $nodes } θέση
       *[other] { $nodes } θέσεις
    }
cli-effort = { cli-nodes }, { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } δ.
# $score: points, or in how many turns one wins or loses; $line: the moves to expect.
cli-found = { color-name }: { $score } ({ cli-depth }, { cli-effort }): { $line }

## skep solve

# Part of the sentences below.
cli-in-plies =
    { $plies ->
        [one] σε { $plies } μισή κίνηση
       *[other] σε { $plies } μισές κινήσεις
    }
# $color: the side to move.
cli-solve-undecided =
    { $color ->
        [white] Άγνωστο: το όριο ήρθε πριν φανεί αν τα λευκά μπορούν να επιβάλουν τη νίκη { cli-in-plies } ({ cli-effort }).
       *[black] Άγνωστο: το όριο ήρθε πριν φανεί αν τα μαύρα μπορούν να επιβάλουν τη νίκη { cli-in-plies } ({ cli-effort }).
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
cli-solve-maybe-more = Ίσως υπάρχουν και άλλες κινήσεις που κερδίζουν: δεν δοκιμάστηκαν όλες.
cli-solve-only = Είναι η μόνη κίνηση που κερδίζει.
# $moves: a list of moves.
cli-solve-only-but-symmetry = Είναι η μόνη κίνηση που κερδίζει, πέρα από τις συμμετρικές: { $moves }.
cli-solve-several =
    { $count ->
        [one] { $count } κίνηση κερδίζει: { $moves }.
       *[other] { $count } κινήσεις κερδίζουν: { $moves }.
    }
cli-solve-defence = Η πιο μακρά άμυνα: { $moves }

## skep serve

# $address: where a browser finds it.
cli-served = Το Skep είναι στη διεύθυνση { $address }  (το σταματά το Ctrl-C)
# $command: what to type in a shell.
cli-page-missing = Η σελίδα δεν έχει χτιστεί: τρέξε { $command }. Το API δουλεύει και χωρίς αυτήν.
