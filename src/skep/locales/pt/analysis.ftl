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
analysis-depth = Profundidade { $depth }
analysis-speed = Posições por segundo: { $speed }
analysis-deeper = Procurar mais fundo
analysis-stop = Parar
analysis-lines = Linhas
analysis-to-game = Voltar à partida
analysis-not-now = Uma partida contra outra pessoa pode ser analisada quando terminar.
analysis-unavailable = Não foi possível carregar o motor neste navegador.
analysis-variation = Variante
analysis-threat = Ameaça
analysis-threat-means = O que faria o adversário se a vez passasse?
analysis-tools = Editar
analysis-notes = Comentário e sinais
analysis-draw = Setas e marcas
analysis-promote = Pôr esta variante em primeiro
analysis-delete = Apagar a partir daqui
analysis-undo = Desfazer
analysis-comment = Comentário
analysis-signs = Sinais
analysis-sign-1 = Bom lance
analysis-sign-2 = Erro
analysis-sign-3 = Lance brilhante
analysis-sign-4 = Erro grave
analysis-sign-5 = Lance interessante
analysis-sign-6 = Lance duvidoso
analysis-address = Um endereço para enviar
analysis-address-means = Os lances, variantes e comentários são guardados no servidor tal como estão agora. Quem tiver o endereço pode vê-los.
analysis-make-address = Criar um endereço
analysis-copy-pgn = Copiar como PGN
