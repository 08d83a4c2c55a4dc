### Warum ein Stein dort nicht hin kann.

reason-game_over = Die Partie ist zu Ende.

reason-pass_not_allowed =
    { $moves ->
        [one] Du hast noch einen Zug und kannst daher nicht aussetzen.
       *[other] Du hast noch { $moves } Züge und kannst daher nicht aussetzen.
    }

reason-not_in_game = { bug-subject } spielt in dieser Partie nicht mit.

reason-not_your_piece = Dieser Stein gehört dem anderen Spieler.

reason-queen_due = Das ist Zug { $turn }, und deine Königin ist noch auf der Hand. Lege sie jetzt.

reason-queen_first_turn = Die Königin darf nicht dein erster Stein sein. Ab deinem nächsten Zug darf sie ins Spiel.

reason-out_of_order = Steine einer Art kommen der Reihe nach ins Spiel. Als Nächstes: { $pieces }.

reason-occupied =
    { $bug ->
        [mosquito] Dieser Platz ist besetzt.
       *[other] Dieser Platz ist besetzt. { bug-subject } kann hier nicht auf andere steigen.
    }

reason-not_origin = Der erste Stein der Partie kommt in die Mitte des Tisches.

reason-away_from_hive = Dieser Platz berührt den Schwarm nicht. Jeder Stein muss bei den anderen bleiben.

reason-touches_opponent =
    { $count ->
        [one] Ein neuer Stein darf nur deine eigenen berühren. Hier würde er auch diesen berühren: { $pieces }.
       *[other] Ein neuer Stein darf nur deine eigenen berühren. Hier würde er { $count } andere berühren: { $pieces }.
    }

reason-queen_not_placed = Deine Steine dürfen sich bewegen, sobald deine Königin auf dem Tisch ist. Lege zuerst sie.

reason-just_moved = { bug-subject } wurde gerade erst bewegt und ruht in diesem Zug.

reason-covered =
    { $count ->
        [one] { bug-subject } kann sich nicht bewegen, solange ein anderer Stein darauf liegt: { $pieces }.
       *[other] { bug-subject } kann sich nicht bewegen, solange andere Steine darauf liegen: { $pieces }.
    }

reason-in_stack = Eine Assel kann nur einen Stein werfen, der allein liegt. Hier ist ein Stapel: { $pieces }.

reason-same_cell = { bug-subject } ist schon dort.

reason-one_hive =
    { bug-subject } hält den Schwarm zusammen. Ohne { $bug ->
        [beetle] ihn
        [grasshopper] ihn
        [mosquito] ihn
        [ladybug] ihn
       *[other] sie
    } { $count ->
        [one] wäre ein Stein abgetrennt
       *[other] wären { $count } Steine abgetrennt
    }: { $pieces }.

reason-nothing_to_copy = Der Moskito zieht wie ein Tier neben ihm. Von einem anderen Moskito kann er nichts übernehmen.

reason-beyond_thrower = Ein geworfener Stein landet neben dem, der ihn wirft: { $pieces }.

reason-thrower_just_moved = Der Stein, der werfen würde, wurde gerade erst bewegt und ruht in diesem Zug: { $pieces }.

reason-too_far =
    { $limit ->
        [one] { bug-subject } geht einen Schritt, und dieser Platz ist { $steps } Schritte entfernt.
       *[other] { bug-subject } geht höchstens { $limit } Schritte, und dieser Platz ist { $steps } Schritte entfernt.
    }

reason-loses_contact = { bug-subject } würde dabei den Kontakt zum Schwarm verlieren.

reason-gate =
    { $level ->
        [0] Zwischen diesen beiden ist zu wenig Platz zum Schieben: { $pieces }.
       *[other] Diese beiden sind zu hoch, um zwischen ihnen durchzukommen: { $pieces }.
    }

reason-enclosed = Über den Tisch führt kein Weg dorthin: Andere Steine versperren ihn.

reason-wrong_steps =
    { $steps ->
        [one] Eine Spinne läuft genau { $limit } Schritte. Dieser Platz ist einen Schritt entfernt.
       *[other] Eine Spinne läuft genau { $limit } Schritte. Dieser Platz ist { $steps } Schritte entfernt.
    }

reason-not_in_line = Ein Grashüpfer springt in gerader Linie.

reason-nothing_to_jump = Ein Grashüpfer braucht etwas zum Überspringen, und auf dieser Seite ist nichts.

reason-gap_in_line = Ein Grashüpfer landet auf dem ersten freien Platz. Über die Lücke kann er nicht springen.

reason-no_way_over = Ein Marienkäfer geht zwei Schritte oben auf dem Schwarm und dann einen hinunter. So kommt er dort nicht hin.

reason-copies_cannot = Keines der Tiere neben dem Moskito käme dorthin: { $pieces }.
