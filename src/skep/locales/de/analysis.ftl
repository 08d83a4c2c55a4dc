analysis = Analyse
analyse = Analysieren
analysis-chances = Chancen
analysis-even = Die Chancen sind gleich.
analysis-better =
    { $color ->
        [white] Weiß steht etwas besser.
       *[black] Schwarz steht etwas besser.
    }
analysis-clearly-better =
    { $color ->
        [white] Weiß steht klar besser.
       *[black] Schwarz steht klar besser.
    }
analysis-winning =
    { $color ->
        [white] Weiß steht auf Gewinn.
       *[black] Schwarz steht auf Gewinn.
    }
analysis-wins-in =
    { $color ->
        [white] Weiß kann den Sieg erzwingen. Züge: { $moves }.
       *[black] Schwarz kann den Sieg erzwingen. Züge: { $moves }.
    }
analysis-depth = Tiefe { $depth }
analysis-speed = Stellungen pro Sekunde: { $speed }
analysis-deeper = Tiefer rechnen
analysis-stop = Anhalten
analysis-lines = Varianten
analysis-to-game = Zurück zur Partie
analysis-not-now = Eine Partie gegen einen anderen Menschen lässt sich analysieren, wenn sie zu Ende ist.
analysis-unavailable = Das Analyseprogramm ließ sich in diesem Browser nicht laden.
analysis-variation = Nebenvariante
analysis-threat = Drohung
analysis-threat-means = Was würde der Gegner tun, wenn du aussetzen würdest?
analysis-tools = Bearbeiten
analysis-notes = Kommentar und Zeichen
analysis-draw = Pfeile und Marken
analysis-promote = Diese Variante nach vorn stellen
analysis-delete = Ab hier löschen
analysis-undo = Rückgängig
analysis-comment = Kommentar
analysis-signs = Zeichen
analysis-sign-1 = Guter Zug
analysis-sign-2 = Fehler
analysis-sign-3 = Glänzender Zug
analysis-sign-4 = Grober Fehler
analysis-sign-5 = Interessanter Zug
analysis-sign-6 = Fragwürdiger Zug
analysis-address = Eine Adresse zum Verschicken
analysis-address-means = Züge, Varianten und Kommentare werden so, wie sie jetzt sind, auf dem Server gespeichert. Alle mit der Adresse sehen sie.
analysis-address-expires = Wird die Adresse lange Zeit nicht geöffnet, wird alles gelöscht.
analysis-make-address = Adresse erstellen
analysis-copy-pgn = Als PGN kopieren
play-from-here = Von hier weiterspielen
game-from-position = Ab einer gewählten Stellung

setup = Stellung aufbauen
setup-leave = Zurück zur Analyse
setup-to-move = Am Zug
setup-turn =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    }
setup-just-moved = Zuletzt bewegt
setup-nobody = Kein Stein
setup-remove = Wegnehmen
setup-clear = Tisch leeren
setup-possible = Zu dieser Stellung kann eine Partie kommen.
setup-fault-cannot_climb = Nur Käfer und Moskitos können auf anderen Steinen liegen. Hier: { $pieces }.
setup-fault-two_hives = Diese Steine sind vom Schwarm getrennt: { $pieces }.
setup-fault-too_early = Es sind mehr Steine im Spiel, als es Züge gab.
setup-fault-no_first_piece =
    { $color ->
        [white] Weiß war schon am Zug und hat keinen Stein im Spiel.
       *[black] Schwarz war schon am Zug und hat keinen Stein im Spiel.
    }
setup-fault-queen_due =
    { $color ->
        [white] Die weiße Königin fehlt: Sie kommt spätestens im vierten Zug ins Spiel.
       *[black] Die schwarze Königin fehlt: Sie kommt spätestens im vierten Zug ins Spiel.
    }
setup-fault-queen_first_turn = Die Königin darf nicht der erste Stein einer Seite sein. Hier: { $pieces }.
setup-fault-queen_not_placed = Kein Stein kann geklettert sein, bevor seine Königin im Spiel war. Hier: { $pieces }.
setup-fault-just_moved_not_in_play = Der zuletzt bewegte Stein ist nicht im Spiel.
setup-fault-just_moved_covered = Der zuletzt bewegte Stein liegt unter einem anderen.
setup-fault-just_moved_not_thrown = Ein Stein der Seite am Zug kann dort nur hingeworfen worden sein, und keine Assel ist in der Nähe.
