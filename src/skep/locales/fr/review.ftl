### A review of a game: what a move does, what it is worth, and what would have been better.

# The queen of a colour inside a sentence; other forms of the word are attributes.
# $color: white or black.
review-queen =
    { $color ->
        [white] la reine blanche
       *[black] la reine noire
    }
    .gen =
        { $color ->
            [white] de la reine blanche
           *[black] de la reine noire
        }
    .dat =
        { $color ->
            [white] à la reine blanche
           *[black] à la reine noire
        }

## What a move does
##
## Each is said of the move that was made and of the one that was better, so it is in the present and names
## no person. $color is the colour of the queen or the player it is about (white or black), $free how many
## sides of that queen are free after the move, $pieces the pieces it is about, as a list of names in the
## form of piece-name: put it after a colon.

fact-surrounds_queen = Le coup encercle { review-queen } et gagne.
fact-surrounds_own_queen = Le joueur prend le dernier côté libre de sa propre reine et perd.
fact-surrounds_both = Les deux reines sont encerclées : partie nulle.
fact-allows_win = Après ce coup, { review-queen } peut être encerclée aussitôt.
fact-crowds_own_queen = Le joueur prend un côté libre à sa propre reine (côtés libres restants : { $free }).
fact-queen_goes_tight = La reine va là où moins de côtés sont libres ({ $free }).
fact-opens_queen = Le coup donne plus d’espace { review-queen.dat } (côtés libres : { $free }).
fact-climbs_off_queen = La pièce descend { review-queen.gen }.
fact-frees_opponent = Le coup libère des pièces adverses : { $pieces }.
fact-uncovers = Le coup découvre une pièce adverse : { $pieces }.
fact-pins_own = Le joueur cloue ses propres pièces : { $pieces }.
fact-frees_queen = Maintenant, { review-queen } peut de nouveau bouger.
fact-climbs_on_queen = La pièce monte sur { review-queen }, qui ne peut plus bouger.
fact-threatens = Le coup menace d’encercler { review-queen } au tour suivant.
fact-stops_threat = Le coup pare la menace d’encercler { review-queen }.
fact-forces_pass = L’adversaire n’a plus de coup et doit passer.
fact-drops_beside_queen = Une nouvelle pièce arrive à côté { review-queen.gen } (côtés libres restants : { $free }).
fact-attacks_queen = Le coup prend un côté { review-queen.gen } (côtés libres restants : { $free }).
fact-shuts_in_queen = Maintenant, { review-queen } ne peut plus bouger.
fact-queen_escapes = La reine va là où plus de côtés sont libres ({ $free }).
fact-opens_own_queen = Le joueur donne plus d’espace à sa propre reine (côtés libres : { $free }).
fact-throws = Le coup lance une pièce adverse : { $pieces }.
fact-throws_own = Le joueur lance une de ses propres pièces : { $pieces }.
fact-covers = La pièce monte sur une autre, qui ne peut plus bouger : { $pieces }.
fact-pins = Le coup cloue des pièces adverses : { $pieces }.
fact-frees_own = Le joueur libère ses propres pièces : { $pieces }.
fact-places_queen = La reine entre en jeu.
fact-last_in_hand = La dernière pièce de la main entre en jeu : { $pieces }.
fact-brings = Une nouvelle pièce entre en jeu : { $pieces }.
fact-repeats = La position s’est déjà présentée.
fact-passes = Il n’y avait aucun coup : il fallait passer.
fact-quiet = Un coup tranquille : { $pieces }.

## What a move is worth

# $judgement: best, good, only_move, inaccuracy, mistake, blunder or missed_win.
review-judgement =
    { $judgement ->
        [best] Meilleur coup
        [good] Bon coup
        [only_move] Seul coup
        [inaccuracy] Imprécision
        [mistake] Erreur
        [blunder] Gaffe
       *[missed_win] Gain manqué
    }
# $move: a move as UHP writes it.
review-better = { $move } était meilleur.
# $count: how many turns the win would have taken.
review-missed-win = Un gain forcé a été manqué (tours nécessaires : { $count }).
# $color: white or black. $before, $after: chances in percent.
review-chances = Chances { $color ->
    [white] des Blancs
   *[black] des Noirs
} : { NUMBER($before, style: "percent") }, puis { NUMBER($after, style: "percent") }.

## The review as a whole

review-title = Bilan de la partie
review-turning-points = Tournants de la partie
review-no-turning-points = La partie n’a pas eu de tournant.
# $white, $black: in percent.
review-accuracy = Précision : Blancs { NUMBER($white, style: "percent") }, Noirs { NUMBER($black, style: "percent") }.
# $ply: which move. $count: how many there are.
review-progress = Examen du coup { $ply } sur { $count }

## The review on the page

review-open = Bilan
review-of = Bilan : { $game }
review-to-game = Vers la partie
review-summary = Vue d’ensemble
review-start = La partie commence.
review-graph = Chances des Blancs au fil de la partie
review-graph-at = Après le coup { $number } : Blancs { NUMBER($chance, style: "percent") }
review-percent = { NUMBER($value, style: "percent") }
review-accuracy-label = Précision
review-well =
    { $who ->
        [you] Tes bons coups : { $good } sur { $total }.
        [white] Bons coups des Blancs : { $good } sur { $total }.
       *[black] Bons coups des Noirs : { $good } sur { $total }.
    }
review-better-was = Mieux valait
review-show-better = Montrer le meilleur coup
review-show-next = Coup suivant
review-show-played = Ce qui a été joué
review-try = Trouver les meilleurs coups ({ $count })
review-try-this = Réessayer
review-try-place = { $place } sur { $total }
review-try-ask =
    { $color ->
        [white] Trait aux Blancs : trouve mieux.
       *[black] Trait aux Noirs : trouve mieux.
    }
review-try-judging = Examen de ton coup…
review-try-best = Oui, c’est le meilleur coup.
review-try-good = Bien, c’est nettement mieux.
review-try-wrong = Pas encore : il y a mieux.
review-try-next = Erreur suivante
review-all-moves = Tous les coups
review-not-yet = Le bilan vient quand la partie est finie.
review-failed = Le bilan n’a pas pu être fait.
review-retry = Réessayer

## In the list of games

review-study = Précision et ouvertures
review-study-average = Précision moyenne : { NUMBER($accuracy, style: "percent") } (parties avec bilan : { $count })
review-study-more = Faire le bilan des autres parties ({ $count })
review-study-busy = Parties examinées : { $done } sur { $count }
review-study-opening = Ouverture
review-study-games = Parties
