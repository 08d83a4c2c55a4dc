### Les règles, à lire et à imprimer.

rules-title = Les règles de Hive
rules-lead = Deux joueurs, une ruche, pas de plateau. Une partie dure un quart d’heure.
rules-trademark = Hive est une marque de Gen42 Games. Skep n’a aucun lien avec cette société.
# The link above the title, which leads back to the lessons.
rules-back = Toutes les leçons

rules-legend = Dans les figures, « o » est une place où la pièce peut aller, et « x » une place où elle ne peut pas. Les lettres désignent les pièces : w blanc, b noir, puis Q reine, B scarabée, G sauterelle, S araignée, A fourmi, M moustique, L coccinelle, P cloporte.

rules-aim-title = Le but
rules-aim-text =
    Encercle la reine de l’autre joueur sur ses six côtés, et garde la tienne libre. Peu importe à qui sont les pièces autour d’une reine.

rules-pieces-title = Les pièces
rules-pieces-text =
    Un joueur a les pièces blanches, l’autre les mêmes en noir. Toutes sont devant leur propriétaire, visibles de tous : c’est la main.

    Le moustique, la coccinelle et le cloporte sont en plus. Décidez avant la partie lesquels participent.

    Dans le jeu de base, chacun a onze pièces. L’édition Carbon ajoute la coccinelle et le moustique, ce qui fait treize, et avec le cloporte quatorze. Chacun des trois peut aussi s’ajouter seul.
rules-pieces-line = { bug-title } : { $count }

rules-turns-title = Chacun son tour
rules-turns-text =
    Les Blancs commencent et posent une pièce sur la table. Les Noirs en posent une à côté, du côté qu’ils veulent. Ensuite, chacun joue à son tour.

    À ton tour, tu fais une seule chose : poser une nouvelle pièce, ou en déplacer une qui est sur la table. Les pièces sur la table forment la ruche. Il n’y a pas d’autre plateau.

rules-placing-title = Poser une pièce
rules-placing-text =
    Une nouvelle pièce doit toucher au moins une pièce de ta couleur, et aucune de l’autre. Seule la première pièce des Noirs fait exception. Une pile a la couleur de la pièce du dessus.

    Une nouvelle pièce arrive d’en haut : elle peut donc remplir un trou où rien ne pourrait glisser. Elle reste sur la table jusqu’à la fin. Rien n’oblige à poser toutes ses pièces.

rules-queen-first-title = La reine doit entrer
rules-queen-first-text =
    Ta reine doit être sur la table après ton quatrième tour. Si elle est encore en main quand ce tour arrive, tu ne peux que la poser.

    Tant que ta reine n’est pas sur la table, tu ne peux que poser des pièces. Aucune des tiennes ne peut bouger.

rules-moving-title = Déplacer une pièce
rules-moving-text =
    Chaque insecte se déplace à sa façon. Une pièce peut finir à côté de n’importe quelle autre, de l’une ou l’autre couleur. Seule la pièce du dessus d’une pile peut bouger, et rien ne quitte jamais la table.

    Chaque coup respecte deux règles : la ruche reste d’un seul tenant, et il faut la place pour bouger.

rules-one-hive-title = Une seule ruche
rules-one-hive-text =
    Toutes les pièces sur la table restent reliées, même pendant que l’une d’elles est en chemin. Soulève la pièce : si les autres ne se tiennent plus, elle ne peut pas bouger, même si elle devait les relier à la fin. Une pièce posée sur une autre est toujours libre à cet égard.

rules-room-title = La place pour bouger
rules-room-text =
    Sur la table, les pièces glissent. Aucune ne passe par un espace trop étroit entre deux pièces, ni pour entrer dans un trou ni pour en sortir.

    À chaque pas sur la table, la pièce reste au contact de la ruche. Elle ne traverse pas le vide.

rules-bugs-title = Les insectes

rules-queen-text = La reine fait un pas le long de la ruche.

rules-beetle-text =
    Le scarabée fait un pas. Il peut aussi grimper sur une autre pièce, y marcher de pièce en pièce et redescendre, même dans un trou. Ce qui est sous lui ne peut pas bouger, et la place compte comme étant de sa couleur. Un scarabée peut monter sur un scarabée.

    On le pose comme toute autre pièce, jamais sur le dessus.

    Sur la table il glisse, et un espace étroit l’y arrête. Les quatre scarabées peuvent être sur une même place.

rules-grasshopper-text = La sauterelle saute en ligne droite par-dessus une ou plusieurs pièces et retombe sur la première place libre. Elle doit sauter au moins une pièce et ne saute pas par-dessus un vide. Elle peut sauter dans un trou et en sortir.

rules-spider-text = L’araignée fait exactement trois pas le long de la ruche. Elle ne passe pas deux fois au même endroit dans un coup.

rules-ant-text =
    La fourmi marche le long de la ruche d’autant de pas qu’elle veut.

    Elle peut entrer dans une baie dont l’entrée est assez large, mais pas dans un trou fermé.

rules-expansions-title = Trois autres insectes

rules-mosquito-text =
    Le moustique se déplace comme un insecte qu’il touche au début de son coup, de l’une ou l’autre couleur. S’il en touche plusieurs sortes, tu en choisis une. À côté d’une pile, seule la pièce du dessus compte.

    S’il ne touche qu’un moustique, il ne peut pas bouger. Sur d’autres pièces, il se déplace comme un scarabée jusqu’à ce qu’il redescende.

    Au tour suivant, il imite les pièces qu’il touche alors.

rules-ladybug-text = La coccinelle fait exactement trois pas : monter sur la ruche, passer sur une autre pièce, descendre sur une place libre. Elle ne marche pas sur la table et ne reste jamais en haut.

rules-pillbug-text =
    Le cloporte fait un pas le long de la ruche, comme la reine. À la place, il peut lancer une pièce seule à côté de lui, de l’une ou l’autre couleur : elle monte sur le cloporte et descend d’un autre côté libre du cloporte. Il le peut même quand il ne peut pas bouger lui-même. Un moustique sur la table qui touche un cloporte peut lancer aussi.

    Une pièce qui a bougé au tour précédent ne peut ni être lancée ni lancer. Une pièce lancée se repose au tour suivant. Ici aussi, la ruche doit rester reliée.

rules-high-gates-title = Passages en hauteur
rules-high-gates-text =
    Il faut de la place au-dessus de la table aussi. Une pièce qui grimpe ou qui est lancée ne passe pas entre deux piles si toutes deux sont plus hautes que la place qu’elle quitte et que celle où elle va. Seule la sauterelle n’en est pas gênée.

rules-no-move-title = Quand on ne peut pas jouer
rules-no-move-text =
    Si tu ne peux ni poser ni déplacer de pièce, tu passes, jusqu’à ce que quelque chose redevienne possible. Si un coup est possible, tu ne peux pas passer.

rules-end-title = La fin de la partie
rules-end-text =
    La partie se termine quand une reine est encerclée sur ses six côtés. Son propriétaire a perdu, quel que soit l’auteur du dernier coup. Une reine sous un scarabée compte aussi.

    Si un coup encercle les deux reines, la partie est nulle. Les joueurs peuvent aussi convenir d’une nulle. S’ils en conviennent avant la partie, elle est nulle aussi quand la même position revient pour la troisième fois.

rules-opening-title = L’ouverture en tournoi
rules-opening-text = En tournoi, personne ne commence par la reine. Skep suit cette règle, sauf si tu choisis celle des livrets imprimés, où n’importe quelle pièce peut venir en premier.

rules-figure-aim-1 = La reine noire est encerclée : les Blancs ont gagné.
rules-figure-placing-1 = Une nouvelle pièce blanche a { $count } places possibles. Les autres touchent du noir.
rules-figure-one-hive-1 = La fourmi noire ne peut pas bouger : la ruche se séparerait.
rules-figure-one-hive-2 = La reine noire ne peut pas bouger : en chemin, la sauterelle serait seule.
rules-figure-gates-1 = La reine noire peut glisser à { $count } places. En allant vers la croix, elle perdrait le contact avec la ruche.
rules-figure-gates-2 = La reine noire ne peut pas glisser dans le trou : l’espace est trop étroit.
rules-figure-gates-3 = La reine blanche est enfermée, bien qu’un côté soit libre. La sauterelle relie toute la ruche.
rules-figure-queen-1 = La reine noire peut atteindre { $count } places.
rules-figure-beetle-1 = Le scarabée blanc peut atteindre { $count } places, dont deux en hauteur.
rules-figure-beetle-3 = Un scarabée noir est sur une araignée blanche. Les Noirs peuvent poser à côté : { $count } places.
rules-figure-grasshopper-1 = La sauterelle noire peut atteindre { $count } places. La croix est au-delà d’un vide.
rules-figure-grasshopper-2 = La sauterelle blanche a sauté dans un trou.
rules-figure-spider-1 = L’araignée noire peut atteindre { $count } places. La croix est à deux pas.
rules-figure-ant-1 = La fourmi blanche peut atteindre { $count } places. Le trou du milieu lui est fermé.
rules-figure-mosquito-1 = Le moustique touche un scarabée et une araignée : { $count } places.
rules-figure-ladybug-1 = La coccinelle peut atteindre { $count } places.
rules-figure-pillbug-2 = Le cloporte blanc a lancé la fourmi noire.
rules-figure-high-gates-1 = Le scarabée de droite peut atteindre { $count } places, mais pas la sauterelle entre les deux piles.
rules-figure-no-move-1 = Les Blancs doivent passer : rien à poser et rien à déplacer.
rules-figure-the-end-2 = Un seul saut encercle les deux reines : partie nulle.
rules-figure-table-2 = Les Noirs posent leur première pièce à côté de la blanche, du côté qu’ils veulent.
rules-figure-placing-2 = Les Blancs ont posé une pièce dans un trou.
rules-figure-queen-first-2 = La reine entre au quatrième tour au plus tard.
rules-figure-ant-2 = La fourmi est entrée dans une baie ouverte.
rules-figure-beetle-again-1 = Le scarabée blanc est descendu dans le trou.
rules-figure-beetle-again-2 = Le scarabée blanc est sur un scarabée noir, lui-même sur la reine blanche.
rules-figure-beetle-again-3 = Le scarabée blanc peut atteindre { $count } places, mais ne peut pas glisser dans le trou.
rules-figure-mosquito-2 = Seul le scarabée du dessus compte, pas la fourmi dessous : { $count } places.
rules-figure-mosquito-again-1 = Sur un scarabée, le moustique se déplace comme un scarabée : { $count } places.
rules-figure-mosquito-again-2 = Le moustique ne touche que des sauterelles, donc il saute : { $count } places.
rules-figure-mosquito-again-3 = Le moustique blanc, à côté du cloporte noir, a lancé la fourmi noire.
rules-figure-ladybug-gate = Entre les deux piles, la coccinelle ne peut pas grimper sur la reine : { $count } places.
rules-figure-opening-2 = Les Blancs font entrer la reine au deuxième tour.
rules-figure-stack = Sept pièces sur une place : une araignée, quatre scarabées et deux moustiques.
rules-figure-own-queen = Les Blancs ont encerclé leur propre reine : les Noirs ont gagné.
rules-figure-repetition = La reine blanche va et vient, et la position se répète.
rules-figure-editions = Coccinelle, moustique et cloporte : toutes les éditions ne les ont pas.

rules-signs-title = Comment lire les figures
rules-sign-target = La pièce peut aller ici.
rules-sign-climb = La pièce peut grimper ici.
rules-sign-cross = La pièce ne peut pas aller ici.
rules-sign-chosen = C’est de cette pièce qu’il s’agit.
rules-sign-stuck = Cette pièce ne peut pas bouger.
rules-sign-moved = Cette pièce a bougé, depuis le contour vide le long du trait.
rules-contents = Sommaire
