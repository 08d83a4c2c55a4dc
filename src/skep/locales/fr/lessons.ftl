### Les leçons.

lesson-chapter-basics = Premiers pas
lesson-chapter-bugs = Les insectes
lesson-chapter-hive = La ruche
lesson-chapter-expansions = Trois autres insectes
lesson-chapter-play = Bien jouer

lesson-more =
    { $count ->
        [one] Bien. Il en reste une à trouver.
       *[other] Bien. Il en reste { $count } à trouver.
    }
lesson-other-piece =
    { $color ->
        [white] Ici, il s’agit des pièces blanches.
       *[black] Ici, il s’agit des pièces noires.
    }
lesson-can-move = { bug-subject } peut bouger.
lesson-go-on =
    { $count ->
        [one] Bien. Encore un coup.
       *[other] Bien. Encore { $count } coups.
    }

lesson-not-places = C’est possible, mais ici la reine vient d’abord.
lesson-not-enters = C’est possible, mais il s’agissait d’une autre place.
lesson-not-wins = C’est possible, mais la reine a encore un côté libre.
lesson-not-draws = C’est possible, mais cela n’encercle pas les deux reines.
lesson-not-pins = C’est possible, mais la fourmi noire peut encore bouger.
lesson-not-covers = C’est possible, mais la reine noire n’est pas encore couverte.
lesson-not-silences = C’est possible, mais les Blancs ont encore un coup.
lesson-not-throws = C’est possible, mais la fourmi noire n’a pas été lancée.
lesson-not-fills = C’est possible, mais la reine noire a autant de côtés libres qu’avant.
lesson-not-escapes = C’est possible, mais la reine blanche n’a pas plus de place qu’avant.
lesson-not-defends = C’est possible, mais les Noirs peuvent encore gagner au prochain coup.
lesson-not-line = C’est possible, mais il y a plus fort. Reprends ton coup et regarde encore.

lesson-aim-title = Le but
lesson-aim-text = Encercle l’autre reine sur ses six côtés, et tu gagnes. Peu importe à qui sont les pièces autour d’elle. Garde ta reine libre.
lesson-aim-1-task = La reine noire n’a plus qu’un côté libre. Amènes-y une fourmi blanche.
lesson-aim-1-hint = Touche une fourmi blanche, puis la place libre à côté de la reine noire.
lesson-aim-1-done = Le cercle est fermé et les Blancs gagnent. La plupart des pièces autour de la reine sont noires, et elles comptent aussi.

lesson-table-title = La table et les premiers tours
lesson-table-text = Il n’y a pas de plateau. Les pièces sur la table sont le plateau : ensemble, elles forment la ruche. Les Blancs commencent, les Noirs posent une pièce à côté, puis chacun à son tour pose une nouvelle pièce ou en déplace une.
lesson-table-1-task = Tu joues les Blancs. Pose ta première pièce sur la table.
lesson-table-1-hint = Choisis une pièce de ta main, sauf la reine, et touche la place indiquée.
lesson-table-1-done = Voilà le début de la ruche. Dans le jeu de base tu as onze pièces, et rien n’oblige à toutes les poser.
lesson-table-2-task = Maintenant tu joues les Noirs. Pose une pièce à côté de la blanche.
lesson-table-2-hint = Choisis une pièce de ta main. N’importe lequel des six côtés convient.
lesson-table-2-done = Les deux se touchent. C’est la seule fois où une nouvelle pièce peut toucher l’autre couleur.

lesson-placing-title = Poser une pièce
lesson-placing-text = Une nouvelle pièce doit toucher ta couleur, et ne peut pas toucher l’autre. Une fois posée, elle reste dans le jeu jusqu’à la fin.
lesson-placing-1-task = Touche chaque place où une nouvelle fourmi blanche peut aller.
lesson-placing-1-hint = Cherche les places libres à côté de l’araignée blanche, mais pas à côté de la noire.
lesson-placing-1-done = Oui, il y en a { $count }. Les autres places touchent l’araignée noire.
lesson-placing-2-task = Il y a un trou au milieu des pièces blanches. Poses-y une pièce.
lesson-placing-2-hint = Choisis une pièce de ta main, puis la place presque entourée de blanc.
lesson-placing-2-done = Rien ne pourrait glisser dans ce trou, mais une nouvelle pièce arrive d’en haut.

lesson-queen-first-title = La reine doit entrer
lesson-queen-first-text = Pose ta reine à l’un de tes quatre premiers tours. Tant qu’elle n’est pas sur la table, aucune de tes pièces ne peut bouger. Si elle est encore en main au quatrième tour, tu dois la poser.
lesson-queen-first-1-task = Ta fourmi voudrait marcher. Fais ce qui doit venir d’abord.
lesson-queen-first-1-hint = Pose la reine blanche.
lesson-queen-first-1-done = Ta reine est sur la table : tes pièces pourront bouger dès le prochain tour.
lesson-queen-first-2-task = C’est ton quatrième tour, et ta reine est encore en main. Pose-la.
lesson-queen-first-2-hint = Choisis la reine blanche. Toute place qui ne touche que du blanc convient.
lesson-queen-first-2-done = Juste à temps. Beaucoup de joueurs la posent plus tôt.

lesson-queen-title = La reine des abeilles
lesson-queen-text = La reine fait un pas à la fois, le long de la ruche. Elle est lente, mais un pas au bon moment peut gâcher toute une attaque.
lesson-queen-1-task = Touche chaque place que la reine noire peut atteindre.
lesson-queen-1-hint = Un pas, vers une place libre juste à côté d’elle.
lesson-queen-1-done = Oui, il y en a { $count }. Elle n’en a jamais davantage.
lesson-queen-2-task = Les Noirs se rapprochent de la reine blanche. Mène-la à une place avec plus de côtés libres.
lesson-queen-2-hint = Touche la reine blanche. Elle peut sortir par la droite.
lesson-queen-2-done = Bien mieux. Elle a de nouveau de la place.

lesson-beetle-title = Le scarabée
lesson-beetle-text = Le scarabée fait aussi un pas, et il peut grimper sur d’autres pièces. Ce qui est sous lui ne peut pas bouger. Là-haut, il marche de pièce en pièce, et il peut redescendre.
lesson-beetle-1-task = Touche chaque place que ce scarabée blanc peut atteindre, sur la table et sur les autres.
lesson-beetle-1-hint = Il peut aller sur la table des deux côtés, ou grimper sur la fourmi ou sur l’araignée.
lesson-beetle-1-done = Oui, il y en a { $count } : deux sur la table et deux en hauteur.
lesson-beetle-2-task = Mets le scarabée blanc sur la reine noire.
lesson-beetle-2-hint = Il est juste à côté d’elle.
lesson-beetle-2-done = La reine noire ne peut plus bouger tant que le scarabée est là.
lesson-beetle-3-task = Une pile a la couleur de la pièce du dessus. Ici un scarabée noir est sur une araignée blanche. Touche chaque place pour une nouvelle fourmi noire.
lesson-beetle-3-hint = Regarde autour de la reine noire et de la pile. La nouvelle pièce ne doit toucher aucune blanche.
lesson-beetle-3-done = Oui, il y en a { $count }. Les Noirs peuvent aussi poser à côté de la pile, car elle compte comme noire.

lesson-grasshopper-title = La sauterelle
lesson-grasshopper-text = La sauterelle saute en ligne droite par-dessus une ou plusieurs pièces et retombe sur la première place libre. Il lui faut quelque chose à sauter, et elle ne saute jamais par-dessus un vide.
lesson-grasshopper-1-task = Touche chaque place que la sauterelle noire peut atteindre.
lesson-grasshopper-1-hint = Dans chaque direction, suis la rangée de pièces jusqu’au bout.
lesson-grasshopper-1-done = Oui, il y en a { $count }. Une place au-delà d’un vide est hors d’atteinte.
lesson-grasshopper-2-task = Saute dans le trou du milieu.
lesson-grasshopper-2-hint = Touche la sauterelle blanche. Une rangée mène droit dans le trou.
lesson-grasshopper-2-done = Rien ne pourrait y glisser, mais la sauterelle arrive d’en haut.

lesson-spider-title = L’araignée
lesson-spider-text = L’araignée fait exactement trois pas autour de la ruche, ni plus ni moins. Elle reste au contact de la ruche et ne passe pas deux fois au même endroit.
lesson-spider-1-task = Touche chaque place que l’araignée noire peut atteindre.
lesson-spider-1-hint = Fais trois pas dans chaque sens. Dans un creux, l’araignée peut suivre la ruche d’un côté ou de l’autre.
lesson-spider-1-done = Oui, il y en a { $count }. Une place libre juste à côté de l’araignée est à deux pas : elle ne peut pas s’y arrêter.

lesson-ant-title = La fourmi
lesson-ant-text = La fourmi marche autour de la ruche aussi loin qu’elle veut. C’est l’une des pièces les plus fortes. Elle ne passe pas par un espace étroit.
lesson-ant-1-task = Touche chaque place que la fourmi blanche peut atteindre.
lesson-ant-1-hint = Tout autour de la ruche.
lesson-ant-1-done = Oui, il y en a { $count }. Le trou du milieu est fermé à la fourmi, car son entrée est trop étroite.
lesson-ant-2-task = Cette ruche a une baie ouverte. Mène la fourmi au plus profond.
lesson-ant-2-hint = La place la plus profonde est juste sous les deux araignées.
lesson-ant-2-done = L’entrée de cette baie est assez large, la fourmi peut y entrer.

lesson-one-hive-title = Une seule ruche
lesson-one-hive-text = Toutes les pièces restent reliées, à tout moment. Soulève une pièce en pensée : si les autres se séparent, elle ne peut pas bouger. Qu’elle les relie de nouveau à la fin n’y change rien.
lesson-one-hive-1-task = Touche chaque pièce noire qui ne peut pas bouger.
lesson-one-hive-1-hint = Quelle pièce noire relie la reine noire au reste ?
lesson-one-hive-1-done = Oui. Sans la fourmi, la reine noire serait coupée du reste.
lesson-one-hive-2-task = Touche chaque pièce noire qui ne peut pas bouger.
lesson-one-hive-2-hint = Qu’arriverait-il à la sauterelle pendant que la reine bouge ?
lesson-one-hive-2-done = Oui. Après un pas, la reine toucherait de nouveau ses deux voisines, mais en chemin la sauterelle serait seule.

lesson-gates-title = La place pour bouger
lesson-gates-text = Les pièces glissent, comme sur une vraie table. Là où deux pièces ne laissent qu’un espace étroit, rien ne passe. Et une pièce qui glisse reste tout le temps au contact de la ruche.
lesson-gates-1-task = Touche chaque place que la reine noire peut atteindre.
lesson-gates-1-hint = Elle doit rester au contact de la ruche en glissant.
lesson-gates-1-done = Oui, il y en a { $count }. Tout droit vers l’araignée blanche, elle lâcherait la ruche.
lesson-gates-2-task = Touche chaque place que la reine noire peut atteindre.
lesson-gates-2-hint = Y a-t-il la place de glisser dans le trou à côté d’elle ?
lesson-gates-2-done = Oui, il y en a { $count }. L’entrée du trou est trop étroite.
lesson-gates-3-task = Touche chaque pièce blanche qui ne peut pas bouger.
lesson-gates-3-hint = L’une est enfermée. Une autre relie toute la ruche.
lesson-gates-3-done = Oui. La reine a un côté libre, mais pas la place de glisser dehors. La sauterelle relie toute la ruche.

lesson-beetle-again-title = Encore le scarabée
lesson-beetle-again-text = Sur la table, le scarabée glisse comme toute pièce, et un espace étroit l’arrête. D’en haut, il peut descendre dans un trou voisin. Et un scarabée peut monter sur un scarabée, même tous les quatre sur une place.
lesson-beetle-again-1-task = Fais descendre le scarabée blanc dans le trou du milieu.
lesson-beetle-again-1-hint = Le scarabée est sur la reine blanche, juste à côté du trou.
lesson-beetle-again-1-done = Rien ne pourrait glisser dans ce trou, mais le scarabée arrive d’en haut.
lesson-beetle-again-2-task = Un scarabée noir est sur ta reine. Mets ton scarabée sur lui.
lesson-beetle-again-2-hint = Ton scarabée est juste à côté de cette pile.
lesson-beetle-again-2-done = Maintenant le scarabée noir ne peut plus bouger, et sa place compte comme blanche.
lesson-beetle-again-3-task = Touche chaque place que ce scarabée blanc peut atteindre.
lesson-beetle-again-3-hint = Il peut grimper sur deux pièces. A-t-il la place de glisser dans le trou ?
lesson-beetle-again-3-done = Oui, il y en a { $count }. Sur la table, l’entrée du trou est trop étroite, même pour le scarabée.

lesson-high-gates-title = Passages en hauteur
lesson-high-gates-text = Une pièce qui grimpe peut être arrêtée aussi. Si deux piles sont plus hautes que la place qu’elle quitte et que celle où elle va, elle ne passe pas entre elles.
lesson-high-gates-1-task = Touche chaque place que le scarabée sur la table peut atteindre.
lesson-high-gates-1-hint = Il peut grimper sur les deux piles, mais qu’y a-t-il entre elles ?
lesson-high-gates-1-done = Oui, il y en a { $count }. Il ne peut pas grimper sur la sauterelle entre les deux piles.
lesson-high-gates-2-task = Touche chaque place que le scarabée posé sur la sauterelle peut atteindre.
lesson-high-gates-2-hint = Un pas, vers le haut ou vers le bas. Cherche la place entre deux piles.
lesson-high-gates-2-done = Oui, il y en a { $count }. Il ne peut pas descendre entre les deux piles.

lesson-no-move-title = Quand on ne peut pas jouer
lesson-no-move-text = Si tu ne peux ni poser ni déplacer de pièce, tu passes, jusqu’à ce que quelque chose redevienne possible. S’il y a un coup, tu dois jouer.
lesson-no-move-1-task = Tu joues les Noirs. Ne laisse aucun coup aux Blancs.
lesson-no-move-1-hint = Et si ton scarabée était sur la reine blanche ?
lesson-no-move-1-done = Les Blancs doivent passer. La reine est couverte, l’araignée relie toute la ruche, et toute place pour une nouvelle pièce touche du noir.

lesson-the-end-title = La fin
lesson-the-end-text = La partie finit quand une reine est encerclée. Son propriétaire perd, même si c’était son propre coup. Si un coup encercle les deux reines, la partie est nulle ; les joueurs peuvent aussi en convenir.
lesson-the-end-1-task = Les Blancs peuvent gagner maintenant. Trouve le coup.
lesson-the-end-1-hint = La reine noire a un côté libre. Quelle pièce blanche peut y aller ?
lesson-the-end-1-done = La reine noire est encerclée, les Blancs gagnent.
lesson-the-end-2-task = Chaque reine a un côté libre, et c’est la même place. Occupe-la.
lesson-the-end-2-hint = Seul un saut y mène.
lesson-the-end-2-done = Les deux reines sont encerclées en même temps. Partie nulle.

lesson-mosquito-title = Le moustique
lesson-mosquito-text = Le moustique se déplace comme un insecte qu’il touche au début de son tour, de l’une ou l’autre couleur. À côté d’une pile, seule la pièce du dessus compte. D’un autre moustique, il n’apprend rien.
lesson-mosquito-1-task = Ce moustique touche un scarabée et une araignée. Touche chaque place qu’il peut atteindre.
lesson-mosquito-1-hint = Un pas comme le scarabée, ou trois pas comme l’araignée.
lesson-mosquito-1-done = Oui, il y en a { $count }.
lesson-mosquito-2-task = À côté de ce moustique, un scarabée est sur une fourmi. Touche chaque place que le moustique peut atteindre.
lesson-mosquito-2-hint = La fourmi est couverte, seul le scarabée compte.
lesson-mosquito-2-done = Oui, il y en a { $count }. Le moustique se déplace comme le scarabée du dessus.
lesson-mosquito-3-task = Touche chaque pièce blanche qui ne peut pas bouger.
lesson-mosquito-3-hint = Que touche le moustique blanc ?
lesson-mosquito-3-done = Oui. Le moustique blanc ne touche qu’un moustique : il n’a rien à imiter.

lesson-ladybug-title = La coccinelle
lesson-ladybug-text = La coccinelle fait exactement trois pas : deux sur la ruche, puis un pour descendre. Elle ne reste jamais en haut, et elle peut entrer dans les trous fermés et en sortir.
lesson-ladybug-1-task = Touche chaque place que la coccinelle peut atteindre.
lesson-ladybug-1-hint = Monte sur une voisine, passe sur une autre pièce, et descends à côté.
lesson-ladybug-1-done = Oui, il y en a { $count }.

lesson-pillbug-title = Le cloporte
lesson-pillbug-text = Le cloporte fait un pas, comme la reine. Ou bien il lance : il soulève une pièce voisine, de l’une ou l’autre couleur, et la repose d’un autre côté. Une pièce qui vient de bouger ne peut pas être lancée, et une pièce lancée se repose un tour.
lesson-pillbug-1-task = Le cloporte peut lancer sa propre reine. Touche chaque place où elle peut aller.
lesson-pillbug-1-hint = Les côtés libres du cloporte.
lesson-pillbug-1-done = Oui, il y en a { $count }. Le cloporte relie toute la ruche et ne peut pas bouger, mais il peut lancer.
lesson-pillbug-2-task = Lance la fourmi noire.
lesson-pillbug-2-hint = Touche la fourmi noire, puis un côté libre de ton cloporte.
lesson-pillbug-2-done = Les Noirs ne peuvent pas se servir de cette fourmi au prochain tour.
lesson-pillbug-3-task = Maintenant tu joues les Noirs, et ta fourmi vient d’être lancée. Touche chaque pièce noire qui peut bouger.
lesson-pillbug-3-hint = La fourmi se repose. Qui d’autre est libre ?
lesson-pillbug-3-done = Oui. La fourmi pourra bouger de nouveau au tour d’après.

lesson-mosquito-again-title = Encore le moustique
lesson-mosquito-again-text = Un moustique monté sur la ruche reste un scarabée jusqu’à ce qu’il redescende. À chaque tour, il imite les pièces qu’il touche à ce moment-là. À côté d’un cloporte, il peut aussi lancer.
lesson-mosquito-again-1-task = Le moustique est sur un scarabée. Touche chaque place qu’il peut atteindre.
lesson-mosquito-again-1-hint = Là-haut il fait un pas comme un scarabée, même s’il touche une fourmi.
lesson-mosquito-again-1-done = Oui, il y en a { $count }. Il imitera de nouveau ses voisines une fois sur la table.
lesson-mosquito-again-2-task = Le moustique est venu ici comme une fourmi. Il ne touche plus que des sauterelles. Touche chaque place qu’il peut atteindre.
lesson-mosquito-again-2-hint = Maintenant il saute, en ligne droite.
lesson-mosquito-again-2-done = Oui, il y en a { $count }. Ce qu’il a imité au tour d’avant ne compte plus.
lesson-mosquito-again-3-task = Ton moustique touche un cloporte noir. Lance la fourmi noire.
lesson-mosquito-again-3-hint = Touche la fourmi noire, puis un côté libre de ton moustique.
lesson-mosquito-again-3-done = Le moustique a lancé comme un cloporte, alors qu’il relie toute la ruche et ne peut pas bouger lui-même.

lesson-opening-title = L’ouverture de tournoi
lesson-opening-text = En tournoi, personne ne commence par la reine, et Skep suit cette règle, sauf si tu choisis autrement. Beaucoup de joueurs la posent au deuxième tour, pour que leurs pièces bougent tôt.
lesson-opening-1-task = Pose ta première pièce : n’importe laquelle, sauf la reine.
lesson-opening-1-hint = Une sauterelle ou une araignée est un bon début. Garde tes fourmis pour plus tard.
lesson-opening-1-done = Un début tranquille.
lesson-opening-2-task = C’est ton deuxième tour. Pose ta reine.
lesson-opening-2-hint = Choisis la reine blanche et une place à côté de ta première pièce.
lesson-opening-2-done = Dès le prochain tour, tes pièces peuvent bouger.

lesson-pins-title = Clouer
lesson-pins-text = Une pièce qui relie toute la ruche ne peut pas bouger. Tu peux donc clouer une pièce forte avec une plus faible : mets la tienne de son côté extérieur, là où elle ne touche rien d’autre.
lesson-pins-1-task = Cloue la fourmi noire.
lesson-pins-1-hint = Ta fourmi peut aller à l’extérieur de la fourmi noire.
lesson-pins-1-done = La fourmi noire ne peut plus bouger : sans elle, ta fourmi serait coupée du reste.
lesson-pins-2-task = Cloue la fourmi noire avec une pièce plus faible qu’une fourmi.
lesson-pins-2-hint = L’une de tes araignées peut aller de son côté extérieur.
lesson-pins-2-done = Une araignée contre une fourmi : un bon échange.

lesson-filling-title = Cerner la reine
lesson-filling-text = Compte les côtés libres des deux reines, et amène des pièces vers la noire. Un scarabée sur elle la retient. De plus, sa place compte alors comme la tienne : tu peux poser de nouvelles pièces à côté.
lesson-filling-1-task = Prends un côté libre à la reine noire.
lesson-filling-1-hint = Ta fourmi peut aller jusqu’à elle.
lesson-filling-1-done = Un côté de moins.
lesson-filling-2-task = La même position. Mets maintenant un scarabée sur la reine noire.
lesson-filling-2-hint = Tes deux scarabées sont à côté d’elle.
lesson-filling-2-done = Elle ne peut plus s’écarter, et sa place compte comme blanche.

lesson-tempo-title = Le tempo
lesson-tempo-text = Fais des menaces auxquelles l’autre doit répondre, et c’est toi qui mènes la partie. Mais regarde d’abord ta reine : si les Noirs menacent de gagner, empêche-les avant toute autre chose.
lesson-tempo-1-task = Les Blancs peuvent gagner en deux coups, quoi que fassent les Noirs. Joue le premier.
lesson-tempo-1-hint = D’abord la fourmi, pour qu’un seul côté soit libre. Ensuite le scarabée descend.
lesson-tempo-1-done = Le scarabée descend sur le dernier côté libre, et les Blancs gagnent. Depuis le dessus de la reine, rien ne pouvait l’en empêcher.
lesson-tempo-2-task = Les Noirs menacent de sauter sur le dernier côté libre de ta reine. Empêche-les.
lesson-tempo-2-hint = Cloue la sauterelle noire.
lesson-tempo-2-done = La sauterelle relie maintenant toute la ruche : elle ne peut pas sauter.

lesson-first-game-title = Ta première partie
lesson-first-game-text = Joue maintenant une partie entière contre notre niveau le plus doux. À chaque tour, il y a un conseil. Tu peux reprendre tes coups autant que tu veux.
lesson-first-game-1-task = Tu joues les Blancs. Encercle la reine noire.
lesson-first-game-1-hint = Sors tôt ta reine, puis tes fourmis, et compte les côtés libres des deux reines.
lesson-first-game-1-done = Tu as gagné ta première partie. Bien joué !
lesson-game-lost = Cette fois, les Noirs ont été plus rapides. Tu sais maintenant comment va une partie ; joues-en une autre.
lesson-game-drawn = Les deux reines ont été encerclées en même temps : une nulle, et c’est rare. Bien joué !

advice-first = Commence par une sauterelle ou une araignée, et garde tes fourmis pour plus tard.
advice-queen = Pose ta reine maintenant, pour que tes pièces puissent bouger.
advice-queen-due = Ta reine doit entrer maintenant. Choisis une place avec beaucoup de côtés libres.
advice-wait = Les Noirs réfléchissent.
advice-pass = Tu ne peux rien faire à ce tour, tu passes.
advice-win = Tu peux gagner avec ce coup ! Regarde le dernier côté libre de la reine noire.
advice-danger =
    { $count ->
        [one] Attention : ta reine n’a plus qu’un côté libre. Déplace-la, ou éloigne une pièce d’elle.
       *[other] Attention : ta reine n’a plus que { $count } côtés libres. Fais-lui de la place.
    }
advice-ant = Sors une fourmi. Elle peut aller de chaque côté de la reine noire.
advice-fill =
    { $count ->
        [one] La reine noire n’a plus qu’un côté libre. Trouve une pièce qui puisse y aller bientôt.
       *[other] La reine noire a { $count } côtés libres. Approche une pièce d’elle.
    }
advice-build = Pose une autre pièce, ou rapproches-en une de la reine noire.
