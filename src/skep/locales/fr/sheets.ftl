rules-sheets-title = Si ta feuille imprimée dit autre chose
rules-sheets-text = Les feuilles imprimées ne s’accordent pas sur tout, et certaines omettent des points. Voici ce que joue Skep, comme les tournois et les autres programmes.
rules-sheets-setting = Réglage : { $setting }

rules-sheet-turns-title = Qui commence, et qu’est-ce qu’un tour ?
rules-sheet-turns-text = Aucune feuille ne dit quelle couleur commence. Dans Skep, ce sont les Blancs. À chaque tour on fait une seule chose : une pièce qu’on vient de poser bouge au plus tôt au tour suivant.

rules-sheet-queen-opens-title = La reine peut-elle venir en premier ?
rules-sheet-queen-opens-text = D’après les feuilles imprimées, oui. En tournoi, personne ne commence par la reine, et Skep joue ainsi, sauf si tu choisis autrement.

rules-sheet-how-many-title = Combien y a-t-il de pièces ?
rules-sheet-how-many-text = Certaines feuilles donnent onze pièces à chacun, d’autres treize. Ce sont des éditions différentes. Dans Skep, tu choisis quels insectes participent.

rules-sheet-touching-title = Que doit toucher une nouvelle pièce ?
rules-sheet-touching-text = Certaines feuilles disent seulement qu’elle ne doit pas toucher l’autre couleur, d’autres seulement qu’elle doit toucher la tienne. Les deux sont valables.

rules-sheet-hole-title = Peut-on mettre une pièce dans un trou ?
rules-sheet-hole-text = Oui. Une nouvelle pièce peut remplir un trou si elle ne touche que ta couleur. La feuille allemande fait entrer les moustiques « du dehors » : cela veut dire de la main. Un scarabée entre dans un trou par un coup, d’en haut.

rules-sheet-contact-title = Qui doit rester en contact avec la ruche ?
rules-sheet-contact-text = Les feuilles le disent de l’araignée, et certaines de la reine. C’est vrai de toute pièce qui glisse, à chaque pas.

rules-sheet-beetle-gates-title = Un espace étroit arrête-t-il le scarabée ?
rules-sheet-beetle-gates-text = Les feuilles font du scarabée une exception. C’est vrai quand il grimpe ou descend. Sur la table un espace étroit l’arrête, et plus haut deux hautes piles.

rules-sheet-ladybug-gates-title = Un espace étroit arrête-t-il la coccinelle ?
rules-sheet-ladybug-gates-text = Les feuilles n’en disent rien. Elle grimpe sur les pièces seules mais, comme un scarabée, elle ne passe pas entre deux piles plus hautes que la place qu’elle quitte et que celle où elle va.

rules-sheet-beetle-stops-title = Seul un scarabée arrête-t-il un scarabée ?
rules-sheet-beetle-stops-text = Les feuilles le disent, mais ce n’est vrai que d’un scarabée sur la ruche. Un moustique sur lui l’arrête aussi, de même qu’un espace étroit et, sur la table, la règle de la ruche unique.

rules-sheet-stack-title = Quelle hauteur peut avoir une pile ?
rules-sheet-stack-text = Les feuilles parlent de quatre scarabées. Avec les moustiques, qui grimpent comme eux, elle peut compter sept pièces.

rules-sheet-ant-ways-title = Par où la fourmi peut-elle passer ?
rules-sheet-ant-ways-text = Une feuille lui interdit tout espace à l’intérieur de la ruche. Seul un espace étroit l’arrête : elle peut entrer dans une baie ouverte. Qu’elle garde une seule direction, comme le disent d’autres, ne change rien.

rules-sheet-spider-words-title = Que vient faire la sauterelle chez l’araignée ?
rules-sheet-spider-words-text = Une ancienne feuille Carbon dit que l’araignée touche une pièce à chaque pas, sauf la sauterelle. C’est une faute d’impression. Elle peut longer toutes les pièces.

rules-sheet-mosquito-stack-title = Qu’imite un moustique à côté d’une pile ?
rules-sheet-mosquito-stack-text = Certaines feuilles ne le disent pas, et deux parlent de cas particuliers. C’est toujours la pièce du dessus, et rien de ce qui est dessous.

rules-sheet-mosquito-kinds-title = Le moustique imite-t-il toutes ses voisines ?
rules-sheet-mosquito-kinds-text = La feuille grecque dit toutes. Tu choisis une sorte pour chaque coup, et on ne mêle jamais les pas de deux sortes. Ce qu’il touche au début du coup décide.

rules-sheet-mosquito-pillbug-title = Que fait un moustique à côté d’un cloporte ?
rules-sheet-mosquito-pillbug-text = Seule la feuille grecque connaît le cloporte. À côté d’un cloporte de n’importe quelle couleur, le moustique peut marcher ou lancer comme lui, mais pas s’il vient lui-même d’être lancé.

rules-sheet-pass-title = Et si on ne peut rien faire ?
rules-sheet-pass-text = La feuille en hébreu ne le dit pas. Tu passes jusqu’à ce que quelque chose soit de nouveau possible ; sinon, tu ne peux pas passer.

rules-sheet-own-queen-title = Et si on encercle sa propre reine ?
rules-sheet-own-queen-text = La feuille en hébreu ne parle que de l’attaquant. Celui dont la reine est encerclée perd, quel que soit l’auteur du coup.

rules-sheet-draw-title = Quand la partie est-elle nulle ?
rules-sheet-draw-text = D’après la feuille en hébreu, seulement si un coup encercle les deux reines. Dans Skep, les joueurs peuvent aussi convenir d’une partie nulle. N’avoir aucun coup n’est pas une nulle, bien que certaines feuilles emploient le mot des échecs.

rules-sheet-repetition-title = La répétition fait-elle nulle ?
rules-sheet-repetition-text = Les feuilles n’en disent rien. Dans Skep, non, sauf si tu le choisis avant la partie.
