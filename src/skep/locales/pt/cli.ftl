### O que o terminal diz com `skep play`.

cli-on = sobre
cli-hand =
    { $color ->
        [white] Mão das brancas
       *[black] Mão das pretas
    }
cli-to-move = { color-name } jogam, turno { $turn }.
cli-has-won = { color-name } ganharam.
cli-drawn = A partida acaba empatada.
cli-last-move = Última jogada: { $move }.
cli-here = aqui

cli-start =
    { $opening ->
        [rulebook] Hive, { $type } com a abertura do folheto.
       *[tournament] Hive, { $type } com a abertura de torneio.
    }
cli-how = Escreve uma jogada como wS1, uma peça para ver aonde pode ir, ou help.
cli-against = Jogas com { $color ->
        [white] as brancas
       *[black] as pretas
    }. O teu adversário: { $name }, nível { $level }.
cli-engine-plays = { $name }: { $move }
cli-engine-plays-on = { $name } quer continuar enquanto nada se repetir.

cli-help =
    Uma jogada escreve-se wA1 -bQ: a formiga branca 1 vai para a esquerda da rainha preta.
      \R  R/   em cima à esquerda, em cima à direita da peça R
      -R  R-   à esquerda, à direita
      /R  R\   em baixo à esquerda, em baixo à direita
      R        em cima de R
    Ou escolhe: uma peça (wA1, ou só a1, ant ou a) e depois um número da lista.

      moves            lista todas as jogadas
      why MOVE         diz se uma jogada é possível e, se não, porquê
      pass             passar; só quando deves, e então basta Enter
      undo, redo [N]   desfaz as últimas jogadas, e volta a fazê-las
      board            desenha a mesa outra vez
      draw, resign     acaba a partida
      new [TYPE]       começa outra partida, como new Base+M
      save FILE        guarda a partida: em PGN, ou como texto em .uhp e .txt
      load FILE        continua uma partida em PGN, SGF ou texto
      game             mostra a partida como texto
      quit             sai (Ctrl-D também)

cli-yes = s sim
cli-question = { $question } [s/N]
cli-agree =
    { $color ->
        [white] Brancas, aceitam o empate?
       *[black] Pretas, aceitam o empate?
    }
cli-leave = A partida não está guardada. Sair mesmo assim?
cli-replace = { $file } já existe. Substituir?

cli-cannot = { $piece }: { $reason }
cli-no-kind =
    { $bug ->
        [queen] A tua rainha não pode mover-se agora.
       *[other] Nenhuma das tuas peças deste tipo pode mover-se agora.
    }
cli-can-go =
    { $count ->
        [one] { $piece } pode ir para um lugar.
       *[other] { $piece } pode ir para { $count } lugares.
    }
cli-why-what = Explicar o quê? Escreve why e uma jogada, como why wA1 -bQ.
cli-legal-pass = É possível: não há outra jogada.
cli-legal-place = É possível: coloca-se aí.
cli-legal-throw = É possível; quem a lança: { $piece }.
cli-legal-slide =
    { $count ->
        [one] É possível: desliza até lá.
       *[other] É possível: desliza até lá em { $count } passos.
    }
cli-legal-jump = É possível: salta até lá.
cli-legal-climb = É possível: trepa até lá.
cli-no-list = Não há lista de onde escolher: escreve moves, ou uma peça.
cli-pick = Escolhe um número de 1 a { $count }.
cli-type-number = Escreve um número para fazer essa jogada.
cli-only-pass = Não há jogada: prime Enter para passar.
cli-must-pass = { color-name } não têm jogada e têm de passar: prime Enter.

cli-not-understood = { $word } não é nem uma jogada nem um comando.
cli-did-you-mean = Querias dizer { $word }?
cli-try = Escreve uma jogada, uma peça, ou help.
cli-how-many = Quantas jogadas? Escreve um número, ou nada para uma.
cli-nothing-to-undo = Não há nada para desfazer.
cli-nothing-to-redo = Não há nada para refazer.

cli-prompt-over = Fim da partida
cli-ended =
    { $how ->
        [queen_surrounded] a rainha está cercada
        [both_queens_surrounded] as duas rainhas estão cercadas
        [resignation] por desistência
        [agreement] de comum acordo
        [repetition] a posição repetiu-se três vezes
        [timeout] por tempo
        [abandoned] o outro jogador saiu
        [forfeit] por falta de comparência
       *[adjudication] por decisão de um árbitro
    }
cli-won-by = { color-name } ganham: { cli-ended }.
cli-drawn-by = Empate: { cli-ended }.
# What may be done after the end.
cli-what-next = Escreve save FILE, undo, new ou quit.
cli-over = A partida acabou.
cli-over-now = A partida acabou. Escreve undo para a continuar, ou new para começar outra.
cli-repeated = Esta posição repetiu-se três vezes; podem combinar um empate.
cli-goes-on = A partida continua.

cli-unsaved = A partida não foi guardada. Para a continuar:
cli-save-where = Onde? Escreve save e o nome de um ficheiro, como save game.pgn.
cli-load-which = Que ficheiro? Escreve load e o seu nome.
cli-not-written = Nada foi guardado.
cli-saved = Guardado em { $file }.
cli-saved-without-result = Guardado em { $file }, mas sem o resultado.
