analysis = Analyse
analyse = Analyser
analysis-chances = Chances
analysis-even = Les chances sont égales.
analysis-better =
    { $color ->
        [white] Les Blancs sont un peu mieux.
       *[black] Les Noirs sont un peu mieux.
    }
analysis-clearly-better =
    { $color ->
        [white] Les Blancs sont nettement mieux.
       *[black] Les Noirs sont nettement mieux.
    }
analysis-winning =
    { $color ->
        [white] Les Blancs sont en train de gagner.
       *[black] Les Noirs sont en train de gagner.
    }
analysis-wins-in =
    { $color ->
        [white] Les Blancs peuvent forcer la victoire. Coups : { $moves }.
       *[black] Les Noirs peuvent forcer la victoire. Coups : { $moves }.
    }
analysis-depth = Profondeur { $depth }
analysis-speed = Positions par seconde : { $speed }
analysis-deeper = Chercher plus loin
analysis-stop = Arrêter
analysis-lines = Lignes
analysis-to-game = Retour à la partie
analysis-not-now = Une partie contre une autre personne peut être analysée une fois terminée.
analysis-unavailable = Le moteur n’a pas pu être chargé dans ce navigateur.
analysis-variation = Variante
analysis-threat = Menace
analysis-threat-means = Que ferait l’adversaire après une passe ?
analysis-tools = Modifier
analysis-notes = Commentaire et signes
analysis-draw = Flèches et repères
analysis-promote = Mettre cette variante en premier
analysis-delete = Supprimer à partir d’ici
analysis-undo = Annuler
analysis-comment = Commentaire
analysis-signs = Signes
analysis-sign-1 = Bon coup
analysis-sign-2 = Erreur
analysis-sign-3 = Coup brillant
analysis-sign-4 = Gaffe
analysis-sign-5 = Coup intéressant
analysis-sign-6 = Coup douteux
analysis-address = Une adresse à envoyer
analysis-address-means = Les coups, variantes et commentaires sont enregistrés sur le serveur tels qu’ils sont maintenant. Toute personne ayant l’adresse les voit.
analysis-make-address = Créer une adresse
analysis-copy-pgn = Copier en PGN
