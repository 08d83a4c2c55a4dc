rules-sheets-title = Si ton livret imprimé dit autre chose
rules-sheets-text = Les livrets imprimés ne s’accordent pas sur tout, et certains omettent des points. Voici comment joue Skep, comme en tournoi et dans les autres programmes.
rules-sheets-setting = Réglage : { $setting }

rules-sheet-turns-title = Qui commence, et qu’est-ce qu’un tour ?
rules-sheet-turns-text = Aucun livret ne dit quelle couleur commence. Dans Skep, ce sont les Blancs. À chaque tour on fait une seule chose : une pièce qu’on vient de poser bouge au plus tôt au tour suivant.

rules-sheet-queen-opens-title = La reine peut-elle venir en premier ?
rules-sheet-queen-opens-text = D’après les livrets imprimés, oui. En tournoi, personne ne commence par la reine, et Skep joue ainsi, sauf si tu choisis autrement.

rules-sheet-how-many-title = Combien y a-t-il de pièces ?
rules-sheet-how-many-text = Certains livrets donnent onze pièces à chacun, d’autres treize. Ce sont des éditions différentes. Dans Skep, tu choisis quels insectes participent.

rules-sheet-touching-title = Que doit toucher une nouvelle pièce ?
rules-sheet-touching-text = Certains livrets disent seulement qu’elle ne doit pas toucher l’autre couleur, d’autres seulement qu’elle doit toucher la tienne. Les deux sont valables, y compris pour le moustique, dont deux livrets ne le disent pas.

rules-sheet-hole-title = Peut-on mettre une pièce dans un trou ?
rules-sheet-hole-text = Oui. Une nouvelle pièce peut remplir un trou si elle ne touche que ta couleur. Le livret allemand fait entrer les moustiques « du dehors » : cela veut dire de la main. Un scarabée entre dans un trou par un coup, d’en haut.

rules-sheet-contact-title = Qui doit rester en contact avec la ruche ?
rules-sheet-contact-text = Les livrets le disent de l’araignée, et certains de la reine. C’est vrai de toute pièce qui glisse, à chaque pas.

rules-sheet-beetle-gates-title = Un espace étroit arrête-t-il le scarabée ?
rules-sheet-beetle-gates-text = Les livrets font du scarabée une exception. C’est vrai quand il grimpe ou descend. Sur la table un espace étroit l’arrête, et plus haut deux hautes piles.

rules-sheet-ladybug-gates-title = Un espace étroit arrête-t-il la coccinelle ?
rules-sheet-ladybug-gates-text = Les livrets n’en disent rien. Elle grimpe sur les pièces seules mais, comme un scarabée, elle ne passe pas entre deux piles plus hautes que la place qu’elle quitte et que celle où elle va.

rules-sheet-beetle-stops-title = Seul un scarabée arrête-t-il un scarabée ?
rules-sheet-beetle-stops-text = Les livrets le disent, mais ce n’est vrai que d’un scarabée sur la ruche. Un moustique sur lui l’arrête aussi, de même qu’un espace étroit et, sur la table, la règle de la ruche unique.

rules-sheet-stack-title = Quelle hauteur peut avoir une pile ?
rules-sheet-stack-text = Les livrets parlent de quatre scarabées. Avec les moustiques, qui grimpent comme eux, elle peut compter sept pièces.

rules-sheet-ant-ways-title = Par où la fourmi peut-elle passer ?
rules-sheet-ant-ways-text = Un livret lui interdit, comme à toute pièce qui glisse, tout espace à l’intérieur de la ruche. Seul un espace étroit l’arrête : elle peut entrer dans une baie ouverte. Qu’elle garde une seule direction, comme le disent d’autres, ne change rien.

rules-sheet-spider-words-title = Que vient faire la sauterelle chez l’araignée ?
rules-sheet-spider-words-text = Un ancien livret Carbon dit que l’araignée touche une pièce à chaque pas, sauf la sauterelle. C’est une faute d’impression. Elle peut longer toutes les pièces.

rules-sheet-mosquito-stack-title = Qu’imite un moustique à côté d’une pile ?
rules-sheet-mosquito-stack-text = Certains livrets ne le disent pas, et deux parlent de cas particuliers. C’est toujours la pièce du dessus, et rien de ce qui est dessous.

rules-sheet-mosquito-kinds-title = Le moustique imite-t-il toutes ses voisines ?
rules-sheet-mosquito-kinds-text = Le livret grec dit toutes. Tu choisis une sorte pour chaque coup, et on ne mêle jamais les pas de deux sortes. Ce qu’il touche au début du coup décide.

rules-sheet-mosquito-pillbug-title = Que fait un moustique à côté d’un cloporte ?
rules-sheet-mosquito-pillbug-text = Seul le livret grec connaît le cloporte. À côté d’un cloporte de n’importe quelle couleur, le moustique peut marcher ou lancer comme lui, mais pas s’il vient lui-même d’être lancé.

rules-sheet-pass-title = Et si on ne peut rien faire ?
rules-sheet-pass-text = Le livret en hébreu ne le dit pas. Tu passes jusqu’à ce que quelque chose soit de nouveau possible ; sinon, tu ne peux pas passer.

rules-sheet-own-queen-title = Et si on encercle sa propre reine ?
rules-sheet-own-queen-text = Le livret en hébreu ne parle que de l’attaquant. Celui dont la reine est encerclée perd, quel que soit l’auteur du coup.

rules-sheet-draw-title = Quand la partie est-elle nulle ?
rules-sheet-draw-text = D’après le livret en hébreu, seulement si un coup encercle les deux reines. Dans Skep, les joueurs peuvent aussi convenir d’une partie nulle. N’avoir aucun coup n’est pas une nulle, bien que certains livrets emploient le mot des échecs.

rules-sheet-repetition-title = La répétition fait-elle nulle ?
rules-sheet-repetition-text = Les livrets n’en disent rien. Dans Skep, non, sauf si tu le choisis avant la partie.
