### O jogo em palavras: o que diz um leitor de ecrã, e as teclas.

board = Mesa
board-hand = { $side ->
    [white] Mão das brancas
   *[black] Mão das pretas
}

board-on-top = { $piece }, por baixo: { $below }
board-pile = { $count ->
    [one] { $piece }, a última na mão
   *[other] { $piece }, { $count } na mão
}
board-hand-empty = Nada mais na mão

board-place-on = em cima de: { $piece }
board-place-beside = { $bearing ->
    [ne] em cima à direita de: { $piece }
    [e] à direita de: { $piece }
    [se] em baixo à direita de: { $piece }
    [sw] em baixo à esquerda de: { $piece }
    [w] à esquerda de: { $piece }
   *[nw] em cima à esquerda de: { $piece }
}
board-place-table = no meio da mesa

board-spot-empty = Livre, { $place }
board-spot-go = Ir para aqui: { $place }
board-spot-climb = { $tile }. Trepar aqui
board-spot-movable = { $tile }. Pode mover-se
board-spot-chosen = { $tile }. Peça escolhida

board-chosen = { $count ->
    [0] Peça escolhida: { $piece }.
    [one] Peça escolhida: { $piece }. Um lugar possível.
   *[other] Peça escolhida: { $piece }. { $count } lugares possíveis.
}
board-let-go = Escolha anulada.
board-placed = Peça colocada: { $piece }, { $place }.
board-moved = Peça movida: { $piece }, { $place }.
board-thrown = Peça lançada: { $piece }, { $place }. Quem lança: { $thrower }.
board-passed = Passa-se: não havia jogada.
board-planned = Jogada prevista, se for possível: { $piece }, { $place }.
board-waiting = { $piece }, { $place }: escolhe outra vez o lugar para confirmar.
board-stack = Uma pilha de { $count } peças
board-show = Mostrar: { $piece }

board-key-walk = Andar pela mesa
board-key-diagonal = Andar nas quatro direções inclinadas
board-key-pick = Pegar numa peça e pousá-la
board-key-let-go = Largar
board-key-next = A próxima peça que pode mover-se, ou o próximo lugar
board-key-stack = Ver dentro de uma pilha
board-key-zoom = Mais perto, mais longe, toda a colmeia
board-key-turn = Rodar a colmeia
