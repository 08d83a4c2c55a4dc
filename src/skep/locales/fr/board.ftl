### Le jeu en mots : ce que dit un lecteur d'écran, et les touches.

board = Table
board-hand = { $side ->
    [white] Main des Blancs
   *[black] Main des Noirs
}

board-on-top = { $piece }, dessous : { $below }
board-pile = { $count ->
    [one] { $piece }, la dernière en main
   *[other] { $piece }, { $count } en main
}
board-hand-empty = Plus rien en main

board-place-on = sur : { $piece }
board-place-beside = { $bearing ->
    [ne] en haut à droite de : { $piece }
    [e] à droite de : { $piece }
    [se] en bas à droite de : { $piece }
    [sw] en bas à gauche de : { $piece }
    [w] à gauche de : { $piece }
   *[nw] en haut à gauche de : { $piece }
}
board-place-table = au milieu de la table

board-spot-empty = Libre, { $place }
board-spot-go = Aller ici : { $place }
board-spot-climb = { $tile }. Grimper ici
board-spot-movable = { $tile }. Peut bouger
board-spot-chosen = { $tile }. Pièce choisie

board-chosen = { $count ->
    [0] Pièce choisie : { $piece }.
    [one] Pièce choisie : { $piece }. Une place possible.
   *[other] Pièce choisie : { $piece }. { $count } places possibles.
}
board-let-go = Choix annulé.
board-placed = Pièce posée : { $piece }, { $place }.
board-moved = Pièce déplacée : { $piece }, { $place }.
board-thrown = Pièce lancée : { $piece }, { $place }. Lancée par : { $thrower }.
board-passed = Tour passé : aucun coup possible.
board-planned = Coup prévu, si possible : { $piece }, { $place }.
board-waiting = { $piece }, { $place } : choisis encore la place pour confirmer.
board-stack = Une pile de { $count } pièces
board-show = Montrer : { $piece }

board-key-walk = Se déplacer sur la table
board-key-diagonal = Aller dans les quatre directions obliques
board-key-pick = Prendre une pièce et la poser
board-key-let-go = Lâcher
board-key-next = La prochaine pièce qui peut bouger, ou la prochaine place
board-key-stack = Regarder dans une pile
board-key-zoom = Plus près, plus loin, toute la ruche
board-key-turn = Tourner la ruche
