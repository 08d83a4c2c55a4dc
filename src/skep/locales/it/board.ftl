### Il campo a parole: che cosa dice un lettore di schermo, e i tasti.

board = Tavolo
board-hand = { $side ->
    [white] Mano del Bianco
   *[black] Mano del Nero
}

board-on-top = { $piece }, sotto: { $below }
board-pile = { $count ->
    [one] { $piece }, l’ultimo pezzo di questo tipo in mano
   *[other] { $piece }, { $count } in mano
}
board-hand-empty = Non resta nulla in mano

board-place-on = sopra: { $piece }
board-place-beside = { $bearing ->
    [ne] in alto a destra di: { $piece }
    [e] a destra di: { $piece }
    [se] in basso a destra di: { $piece }
    [sw] in basso a sinistra di: { $piece }
    [w] a sinistra di: { $piece }
   *[nw] in alto a sinistra di: { $piece }
}
board-place-table = al centro del tavolo

board-spot-empty = Libero, { $place }
board-spot-go = Vai qui: { $place }
board-spot-climb = { $tile }. Sali qui
board-spot-movable = { $tile }. Può muoversi
board-spot-chosen = { $tile }. Pezzo scelto

board-chosen = { $count ->
    [0] Pezzo scelto: { $piece }.
    [one] Pezzo scelto: { $piece }. Un posto possibile.
   *[other] Pezzo scelto: { $piece }. { $count } posti possibili.
}
board-let-go = Scelta annullata.
board-placed = Pezzo piazzato: { $piece }, { $place }.
board-moved = Pezzo spostato: { $piece }, { $place }.
board-thrown = Pezzo lanciato: { $piece }, { $place }. Chi lancia: { $thrower }.
board-passed = Passo: non c’era nessuna mossa.
board-planned = Mossa prevista, se si può: { $piece }, { $place }.
board-waiting = { $piece }, { $place }: scegli di nuovo il posto per confermare.
board-stack = Una pila di { $count } pezzi
board-show = Mostra: { $piece }

board-key-walk = Muoversi sul tavolo
board-key-diagonal = Muoversi nelle quattro direzioni oblique
board-key-pick = Prendere un pezzo e posarlo
board-key-let-go = Lasciare
board-key-next = Il prossimo pezzo che può muoversi, o il prossimo posto
board-key-stack = Guardare dentro una pila
board-key-zoom = Più vicino, più lontano, tutto l’alveare
board-key-turn = Girare l’alveare
