analysis = Análise
analyse = Analisar
analysis-chances = Hipóteses
analysis-even = As hipóteses estão equilibradas.
analysis-better =
    { $color ->
        [white] As brancas estão um pouco melhor.
       *[black] As pretas estão um pouco melhor.
    }
analysis-clearly-better =
    { $color ->
        [white] As brancas estão claramente melhor.
       *[black] As pretas estão claramente melhor.
    }
analysis-winning =
    { $color ->
        [white] As brancas estão a ganhar.
       *[black] As pretas estão a ganhar.
    }
analysis-wins-in =
    { $color ->
        [white] As brancas podem forçar a vitória. Jogadas: { $moves }.
       *[black] As pretas podem forçar a vitória. Jogadas: { $moves }.
    }
analysis-depth = Profundidade { $depth }
analysis-speed = Posições por segundo: { $speed }
analysis-deeper = Procurar mais fundo
analysis-stop = Parar
analysis-lines = Linhas
analysis-to-game = Voltar à partida
analysis-not-now = Uma partida contra outra pessoa pode ser analisada quando terminar.
analysis-unavailable = Não foi possível carregar o programa de análise neste navegador.
analysis-variation = Variante
analysis-threat = Ameaça
analysis-threat-means = O que faria o adversário se passasses a vez?
analysis-tools = Editar
analysis-notes = Comentário e sinais
analysis-draw = Setas e marcas
analysis-promote = Pôr esta variante em primeiro
analysis-delete = Apagar a partir daqui
analysis-undo = Desfazer
analysis-comment = Comentário
analysis-signs = Sinais
analysis-sign-1 = Boa jogada
analysis-sign-2 = Erro
analysis-sign-3 = Jogada brilhante
analysis-sign-4 = Erro grave
analysis-sign-5 = Jogada interessante
analysis-sign-6 = Jogada duvidosa
analysis-address = Um endereço para enviar
analysis-address-means = As jogadas, variantes e comentários são guardados no servidor tal como estão agora. Quem tiver o endereço pode vê-los.
analysis-address-expires = Tudo é apagado se ninguém o abrir durante muito tempo.
analysis-make-address = Criar um endereço
analysis-copy-pgn = Copiar como PGN
play-from-here = Jogar a partir daqui
game-from-position = A partir de uma posição escolhida

setup = Compor uma posição
setup-leave = Voltar à análise
setup-to-move = A jogar
setup-turn =
    { $color ->
        [white] Brancas
       *[black] Pretas
    }
setup-just-moved = Acabou de se mover
setup-nobody = Nenhuma
setup-remove = Retirar
setup-clear = Limpar a mesa
setup-possible = Uma partida pode chegar a esta posição.
setup-fault-cannot_climb = Só os escaravelhos e os mosquitos podem estar em cima de outras peças. Aqui: { $pieces }.
setup-fault-two_hives = Estas peças estão separadas da colmeia: { $pieces }.
setup-fault-too_early = Há mais peças em jogo do que turnos jogados.
setup-fault-no_first_piece =
    { $color ->
        [white] As brancas já tiveram um turno e não têm nenhuma peça em jogo.
       *[black] As pretas já tiveram um turno e não têm nenhuma peça em jogo.
    }
setup-fault-queen_due =
    { $color ->
        [white] Falta a rainha branca: entra em jogo o mais tardar no quarto turno.
       *[black] Falta a rainha preta: entra em jogo o mais tardar no quarto turno.
    }
setup-fault-queen_first_turn = A rainha não pode ser a primeira peça de um jogador. Aqui: { $pieces }.
setup-fault-queen_not_placed = Nenhuma peça pode ter subido antes de a sua rainha estar em jogo. Aqui: { $pieces }.
setup-fault-just_moved_not_in_play = A peça que acabou de se mover não está em jogo.
setup-fault-just_moved_covered = A peça que acabou de se mover está por baixo de outra.
setup-fault-just_moved_not_thrown = Uma peça de quem joga só pode ter sido lançada para ali, e não há nenhum bicho-de-conta por perto.
