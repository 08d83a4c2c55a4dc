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
analysis-depth = Profondeur { $depth }
analysis-speed = Positions par seconde : { $speed }
analysis-deeper = Chercher plus loin
analysis-stop = Arrêter
analysis-lines = Lignes
analysis-to-game = Retour à la partie
analysis-not-now = Une partie contre une autre personne peut être analysée une fois terminée.
analysis-unavailable = Le programme d’analyse n’a pas pu être chargé dans ce navigateur.
analysis-variation = Variante
analysis-threat = Menace
analysis-threat-means = Que ferait l’adversaire si tu passais ?
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
analysis-address-expires = Le tout est supprimé si personne ne l’ouvre pendant longtemps.
analysis-make-address = Créer une adresse
analysis-copy-pgn = Copier en PGN
play-from-here = Jouer à partir d’ici
game-from-position = À partir d’une position choisie

setup = Composer une position
setup-leave = Retour à l’analyse
setup-to-move = Au trait
setup-turn =
    { $color ->
        [white] Les Blancs
       *[black] Les Noirs
    }
setup-just-moved = Vient de bouger
setup-nobody = Aucune pièce
setup-remove = Retirer
setup-clear = Vider la table
setup-possible = Une partie peut arriver à cette position.
setup-fault-cannot_climb = Seuls les scarabées et les moustiques peuvent être sur d’autres pièces. Ici : { $pieces }.
setup-fault-two_hives = Ces pièces sont séparées de la ruche : { $pieces }.
setup-fault-too_early = Il y a plus de pièces en jeu qu’il n’y a eu de tours.
setup-fault-no_first_piece =
    { $color ->
        [white] Les Blancs ont déjà eu leur tour et n’ont aucune pièce en jeu.
       *[black] Les Noirs ont déjà eu leur tour et n’ont aucune pièce en jeu.
    }
setup-fault-queen_due =
    { $color ->
        [white] La reine blanche manque : elle entre en jeu au quatrième tour au plus tard.
       *[black] La reine noire manque : elle entre en jeu au quatrième tour au plus tard.
    }
setup-fault-queen_first_turn = La reine ne peut pas être la première pièce d’un joueur. Ici : { $pieces }.
setup-fault-queen_not_placed = Aucune pièce n’a pu grimper avant que sa reine soit en jeu. Ici : { $pieces }.
setup-fault-just_moved_not_in_play = La pièce qui vient de bouger n’est pas en jeu.
setup-fault-just_moved_covered = La pièce qui vient de bouger est sous une autre.
setup-fault-just_moved_not_thrown = Une pièce du camp au trait n’a pu qu’être lancée là, et aucun cloporte n’est à côté.
