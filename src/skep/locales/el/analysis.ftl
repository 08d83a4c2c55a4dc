analysis = Ανάλυση
analyse = Ανάλυση παρτίδας
analysis-chances = Πιθανότητες
analysis-even = Οι πιθανότητες είναι ίσες.
analysis-better =
    { $color ->
        [white] Τα λευκά είναι λίγο καλύτερα.
       *[black] Τα μαύρα είναι λίγο καλύτερα.
    }
analysis-clearly-better =
    { $color ->
        [white] Τα λευκά είναι σαφώς καλύτερα.
       *[black] Τα μαύρα είναι σαφώς καλύτερα.
    }
analysis-winning =
    { $color ->
        [white] Τα λευκά κερδίζουν.
       *[black] Τα μαύρα κερδίζουν.
    }
analysis-wins-in =
    { $color ->
        [white] Τα λευκά μπορούν να επιβάλουν τη νίκη. Κινήσεις: { $moves }.
       *[black] Τα μαύρα μπορούν να επιβάλουν τη νίκη. Κινήσεις: { $moves }.
    }
analysis-depth = Βάθος { $depth }
analysis-speed = Διατάξεις ανά δευτερόλεπτο: { $speed }
analysis-deeper = Πιο βαθιά
analysis-stop = Διακοπή
analysis-lines = Γραμμές
analysis-to-game = Πίσω στην παρτίδα
analysis-not-now = Μια παρτίδα με άλλο άτομο αναλύεται όταν τελειώσει.
analysis-unavailable = Το πρόγραμμα ανάλυσης δεν φορτώθηκε σε αυτόν τον περιηγητή.
analysis-variation = Παραλλαγή
analysis-threat = Απειλή
analysis-threat-means = Τι θα έκανε ο αντίπαλος μετά από ένα πάσο;
analysis-tools = Επεξεργασία
analysis-notes = Σχόλιο και σημεία
analysis-draw = Βέλη και σημάδια
analysis-promote = Πρώτη αυτή η παραλλαγή
analysis-delete = Διαγραφή από εδώ και πέρα
analysis-undo = Αναίρεση
analysis-comment = Σχόλιο
analysis-signs = Σημεία
analysis-sign-1 = Καλή κίνηση
analysis-sign-2 = Λάθος
analysis-sign-3 = Λαμπρή κίνηση
analysis-sign-4 = Σοβαρό λάθος
analysis-sign-5 = Ενδιαφέρουσα κίνηση
analysis-sign-6 = Αμφίβολη κίνηση
analysis-address = Διεύθυνση για αποστολή
analysis-address-means = Οι κινήσεις, οι παραλλαγές και τα σχόλια αποθηκεύονται στον διακομιστή όπως είναι τώρα. Όποιος έχει τη διεύθυνση τα βλέπει.
analysis-address-expires = Διαγράφονται αν δεν τα ανοίξει κανείς για πολύ καιρό.
analysis-make-address = Δημιουργία διεύθυνσης
analysis-copy-pgn = Αντιγραφή ως PGN
play-from-here = Παίξε από εδώ
game-from-position = Από επιλεγμένη διάταξη

setup = Στήσιμο διάταξης
setup-leave = Πίσω στην ανάλυση
setup-to-move = Παίζουν
setup-turn =
    { $color ->
        [white] Λευκά
       *[black] Μαύρα
    }
setup-just-moved = Μόλις κινήθηκε
setup-nobody = Κανένα
setup-remove = Αφαίρεση
setup-clear = Άδειασμα του τραπεζιού
setup-possible = Μια παρτίδα μπορεί να φτάσει σε αυτή τη διάταξη.
setup-fault-cannot_climb = Μόνο τα σκαθάρια και τα κουνούπια μπορούν να βρίσκονται πάνω σε άλλα κομμάτια. Εδώ: { $pieces }.
setup-fault-two_hives = Αυτά τα κομμάτια είναι χωριστά από την κυψέλη: { $pieces }.
setup-fault-too_early = Βρίσκονται στο παιχνίδι περισσότερα κομμάτια από τις κινήσεις που παίχτηκαν.
setup-fault-no_first_piece =
    { $color ->
        [white] Τα λευκά έχουν ήδη παίξει και δεν έχουν κομμάτι στο παιχνίδι.
       *[black] Τα μαύρα έχουν ήδη παίξει και δεν έχουν κομμάτι στο παιχνίδι.
    }
setup-fault-queen_due =
    { $color ->
        [white] Λείπει η λευκή βασίλισσα: μπαίνει στο παιχνίδι το αργότερο στην τέταρτη κίνηση.
       *[black] Λείπει η μαύρη βασίλισσα: μπαίνει στο παιχνίδι το αργότερο στην τέταρτη κίνηση.
    }
setup-fault-queen_first_turn = Η βασίλισσα δεν μπορεί να είναι το πρώτο κομμάτι ενός παίκτη. Εδώ: { $pieces }.
setup-fault-queen_not_placed = Κανένα κομμάτι δεν μπορεί να έχει σκαρφαλώσει πριν μπει στο παιχνίδι η βασίλισσά του. Εδώ: { $pieces }.
setup-fault-just_moved_not_in_play = Το κομμάτι που μόλις κινήθηκε δεν είναι στο παιχνίδι.
setup-fault-just_moved_covered = Το κομμάτι που μόλις κινήθηκε είναι κάτω από άλλο.
setup-fault-just_moved_not_thrown = Ένα κομμάτι του παίκτη που έχει σειρά μπορεί να βρίσκεται εκεί μόνο αν μεταφέρθηκε, και κανένα ισόποδο δεν είναι κοντά.
