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
analysis-depth = Βάθος { $depth }
analysis-speed = Θέσεις ανά δευτερόλεπτο: { $speed }
analysis-deeper = Πιο βαθιά
analysis-stop = Διακοπή
analysis-lines = Γραμμές
analysis-to-game = Πίσω στην παρτίδα
analysis-not-now = Μια παρτίδα με άλλο άτομο αναλύεται όταν τελειώσει.
analysis-unavailable = Η μηχανή δεν φορτώθηκε σε αυτόν τον περιηγητή.
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
analysis-make-address = Δημιουργία διεύθυνσης
analysis-copy-pgn = Αντιγραφή ως PGN
