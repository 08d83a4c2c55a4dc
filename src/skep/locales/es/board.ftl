### El tablero en palabras: lo que dice un lector de pantalla, y las teclas.

board = Mesa
board-hand = { $side ->
    [white] Mano de las blancas
   *[black] Mano de las negras
}

board-on-top = { $piece }, debajo: { $below }
board-pile = { $count ->
    [one] { $piece }, la última en la mano
   *[other] { $piece }, { $count } en la mano
}
board-hand-empty = No queda nada en la mano

board-place-on = encima de: { $piece }
board-place-beside = { $bearing ->
    [ne] arriba a la derecha de: { $piece }
    [e] a la derecha de: { $piece }
    [se] abajo a la derecha de: { $piece }
    [sw] abajo a la izquierda de: { $piece }
    [w] a la izquierda de: { $piece }
   *[nw] arriba a la izquierda de: { $piece }
}
board-place-table = en el centro de la mesa

board-spot-empty = Libre, { $place }
board-spot-go = Ir aquí: { $place }
board-spot-climb = { $tile }. Trepar aquí
board-spot-movable = { $tile }. Puede moverse
board-spot-chosen = { $tile }. Pieza elegida

board-chosen = { $count ->
    [0] Pieza elegida: { $piece }.
    [one] Pieza elegida: { $piece }. Un sitio posible.
   *[other] Pieza elegida: { $piece }. { $count } sitios posibles.
}
board-let-go = Ninguna pieza elegida.
board-placed = Pieza colocada: { $piece }, { $place }.
board-moved = Pieza movida: { $piece }, { $place }.
board-thrown = Pieza lanzada: { $piece }, { $place }. La lanza: { $thrower }.
board-passed = Se pasa: no había jugada.
board-planned = Jugada prevista, si se puede: { $piece }, { $place }.
board-waiting = { $piece }, { $place }: elige otra vez el sitio para confirmar.
board-stack = Una pila de { $count } piezas
board-show = Mostrar: { $piece }

board-key-walk = Recorrer la mesa
board-key-diagonal = Ir en las cuatro direcciones inclinadas
board-key-pick = Tomar una pieza y dejarla
board-key-let-go = Soltar
board-key-next = La siguiente pieza que puede moverse, o el siguiente sitio
board-key-stack = Mirar dentro de una pila
board-key-zoom = Más cerca, más lejos, toda la colmena
board-key-turn = Girar la colmena
