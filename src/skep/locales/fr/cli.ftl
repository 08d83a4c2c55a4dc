### Ce que dit le terminal avec `skep play`.

cli-on = sur
cli-hand =
    { $color ->
        [white] Main des Blancs
       *[black] Main des Noirs
    }
cli-to-move = { color-name } jouent, tour { $turn }.
cli-has-won = { color-name } ont gagné.
cli-drawn = La partie est nulle.
cli-last-move = Dernier coup : { $move }.
cli-here = ici

cli-start =
    { $opening ->
        [rulebook] Hive, { $type } avec l’ouverture du livret.
       *[tournament] Hive, { $type } avec l’ouverture de tournoi.
    }
cli-how = Tape un coup comme wS1, une pièce pour voir où elle peut aller, ou help.
cli-against = Tu joues { $color ->
        [white] les Blancs
       *[black] les Noirs
    }. Ton adversaire : { $name }, niveau { $level }.
cli-engine-plays = { $name } : { $move }
cli-engine-plays-on = { $name } veut continuer tant que rien ne se répète.

cli-help =
    Un coup s’écrit wA1 -bQ : la fourmi blanche 1 va à gauche de la reine noire.
      \R  R/   en haut à gauche, en haut à droite de la pièce R
      -R  R-   à gauche, à droite
      /R  R\   en bas à gauche, en bas à droite
      R        sur R
    Ou choisis : une pièce (wA1, ou juste a1, ant ou a), puis un numéro de la liste.

      moves            la liste de tous les coups
      why MOVE         dire si un coup est possible et, sinon, pourquoi
      pass             passer ; seulement si tu le dois, et alors Entrée suffit
      undo, redo [N]   reprendre les derniers coups, et les rejouer
      board            redessiner la table
      draw, resign     terminer la partie
      new [TYPE]       commencer une autre partie, comme new Base+M
      save FILE        enregistrer : en PGN, ou en suite de coups pour .uhp et .txt
      load FILE        reprendre une partie en PGN, SGF ou suite de coups
      game             afficher la suite de coups
      quit             partir (Ctrl-D aussi)

cli-yes = o oui
cli-question = { $question } [o/N]
cli-agree = { color-name }, acceptez-vous la nulle ?
cli-leave = La partie n’est pas enregistrée. Partir quand même ?
cli-replace = { $file } existe déjà. Le remplacer ?

cli-cannot = { $piece } : { $reason }
cli-no-kind =
    { $bug ->
        [queen] Ta reine ne peut pas bouger maintenant.
       *[other] Aucune de tes pièces de cette sorte ne peut bouger maintenant.
    }
cli-can-go =
    { $count ->
        [one] { $piece } peut aller à une place.
       *[other] { $piece } peut aller à { $count } places.
    }
cli-why-what = Expliquer quoi ? Tape why et un coup, comme why wA1 -bQ.
cli-legal-pass = C’est possible : il n’y a pas d’autre coup.
cli-legal-place = C’est possible : la pièce se pose là.
cli-legal-throw = C’est possible ; la pièce qui lance : { $piece }.
cli-legal-slide =
    { $count ->
        [one] C’est possible : elle y glisse.
       *[other] C’est possible : elle y glisse en { $count } pas.
    }
cli-legal-jump = C’est possible : elle y saute.
cli-legal-climb = C’est possible : elle y grimpe.
cli-no-list = Il n’y a pas de liste : tape moves, ou une pièce, pour en avoir une.
cli-pick = Choisis un numéro de 1 à { $count }.
cli-type-number = Tape un numéro pour jouer ce coup.
cli-only-pass = Il n’y a aucun coup : appuie sur Entrée pour passer.
cli-must-pass = { color-name } n’ont aucun coup et doivent passer : appuie sur Entrée.

cli-not-understood = { $word } n’est ni un coup ni une commande.
cli-did-you-mean = Voulais-tu dire { $word } ?
cli-try = Tape un coup, une pièce, ou help.
cli-how-many = Combien de coups ? Tape un nombre, ou rien pour un seul.
cli-nothing-to-undo = Il n’y a rien à reprendre.
cli-nothing-to-redo = Il n’y a rien à rejouer.

cli-prompt-over = Partie terminée
cli-ended =
    { $how ->
        [queen_surrounded] la reine est encerclée
        [both_queens_surrounded] les deux reines sont encerclées
        [resignation] par abandon
        [agreement] d’un commun accord
        [repetition] la position s’est répétée trois fois
        [timeout] au temps
        [abandoned] l’autre joueur est parti
        [forfeit] par forfait
       *[adjudication] par décision d’un arbitre
    }
cli-won-by = { color-name } gagnent : { cli-ended }.
cli-drawn-by = Nulle : { cli-ended }.
# What may be done after the end.
cli-what-next = Tape save FILE, undo, new ou quit.
cli-over = La partie est terminée.
cli-over-now = La partie est terminée. Tape undo pour la reprendre, ou new pour en commencer une autre.
cli-repeated = Cette position s’est répétée trois fois ; vous pouvez convenir d’une nulle.
cli-goes-on = La partie continue.

cli-unsaved = La partie n’a pas été enregistrée. Pour la continuer :
cli-save-where = Où ? Tape save et un nom de fichier, comme save game.pgn.
cli-load-which = Quel fichier ? Tape load et son nom.
cli-not-written = Rien n’a été enregistré.
cli-saved = Enregistré dans { $file }.
cli-saved-without-result = Enregistré dans { $file }, mais sans le résultat.
