### Aprender no navegador: o que rodeia as lições, as dicas, e o olhar para trás.

learn-lead = Aprende o jogo a jogar. Toca na mesa, e ela responde.
learn-progress =
    { $done ->
        [0] Nenhuma de { $count } lições feita
        [1] Uma de { $count } lições feita
       *[other] { $done } de { $count } lições feitas
    }
learn-begin = Começar pela primeira lição
learn-go-on = Continuar: { $title }
learn-all-done = Fizeste todas as lições. Muito bem!
learn-done = feita
learn-rules = As regras, para ler e imprimir

lesson = Lição
lessons = Todas as lições
learn-place = Lição { $number } de { $count }
learn-next = Lição seguinte
task-open = Exercício { $number }
task-solved = Exercício { $number }, resolvido
task-next = Exercício seguinte
task-again = Outra vez
hint = Dica

first-game-begin = Começar a partida
first-game-go-on = Continuar a tua partida
first-game-anew = Começar de novo
first-game-done = Jogaste uma partida inteira.
advice = Conselho

welcome = Não conheces o jogo?
welcome-means = Aprende-o em poucos minutos, tocando nas peças. Sem ler primeiro.
welcome-learn = Aprender a jogar
welcome-play = Já o conheço

hint-is = Uma boa jogada, marcada na mesa: { $piece }.

review-turned-yours = A partida virou com a tua jogada número { $number }: { $piece }. As tuas hipóteses passaram de { $before }% para { $after }%.
review-turned-theirs = A partida virou com a jogada número { $number } do adversário ({ $name }): { $piece }. As suas hipóteses passaram de { $before }% para { $after }%.
review-bit-by-bit = Nenhuma jogada decidiu sozinha. A partida foi ganha pouco a pouco.
review-next-up = O teu próximo adversário pode ser o nível { $level }: { $name }.
review-next-same = Que tal outra partida no nível { $level }?
review-next-down = Por agora o nível { $level } pode ser mais divertido: { $name }.
review-next-top = Era o nosso nível mais forte. Bem jogado!
review-show = Mostrar a jogada
review-play = Jogar: { $name }
