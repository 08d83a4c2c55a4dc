### As lições.

lesson-chapter-basics = Primeiros passos
lesson-chapter-bugs = Os insetos
lesson-chapter-hive = A colmeia
lesson-chapter-expansions = Mais três insetos
lesson-chapter-play = Jogar bem

lesson-more =
    { $what ->
        [piece] { $count ->
            [one] Certo até aqui. Falta uma.
           *[other] Certo até aqui. Faltam { $count }.
        }
       *[place] { $count ->
            [one] Certo até aqui. Falta um.
           *[other] Certo até aqui. Faltam { $count }.
        }
    }
lesson-other-piece =
    { $color ->
        [white] Aqui olhamos para as peças brancas.
       *[black] Aqui olhamos para as peças pretas.
    }
lesson-can-move = { bug-subject } pode mover-se.
lesson-go-on =
    { $count ->
        [one] Certo. Mais uma jogada.
       *[other] Certo. Mais { $count } jogadas.
    }

lesson-not-places = É possível, mas aqui primeiro entra a rainha.
lesson-not-enters = É possível, mas o lugar era outro.
lesson-not-wins = É possível, mas a rainha ainda tem um lado livre.
lesson-not-draws = É possível, mas não cerca as duas rainhas.
lesson-not-pins = É possível, mas a formiga preta ainda pode mover-se.
lesson-not-covers = É possível, mas a rainha preta ainda não está coberta.
lesson-not-silences = É possível, mas as brancas ainda têm uma jogada.
lesson-not-throws = É possível, mas a formiga preta não foi lançada.
lesson-not-fills = É possível, mas a rainha preta tem tantos lados livres como antes.
lesson-not-escapes = É possível, mas a rainha branca não tem mais espaço do que antes.
lesson-not-defends = É possível, mas as pretas ainda podem ganhar na próxima jogada.
lesson-not-line = É possível, mas há algo mais forte. Desfaz a jogada e olha outra vez.

lesson-aim-title = O objetivo
lesson-aim-text = Cerca a outra rainha pelos seis lados, e ganhas. Não importa de quem são as peças à volta dela. Mantém a tua rainha livre.
lesson-aim-1-task = A rainha preta só tem um lado livre. Leva para lá uma formiga branca.
lesson-aim-1-hint = Toca numa formiga branca, depois no lugar livre ao lado da rainha preta.
lesson-aim-1-done = O cerco fechou-se e as brancas ganham. A maioria das peças à volta da rainha é preta, e também conta.

lesson-table-title = A mesa e os primeiros turnos
lesson-table-text = Não há tabuleiro. As peças na mesa são o tabuleiro, e juntas chamam-se colmeia. As brancas começam, as pretas põem uma peça ao lado, e depois joga-se à vez: colocar uma peça nova ou mover uma que lá está.
lesson-table-1-task = Jogas com as brancas. Põe a tua primeira peça na mesa.
lesson-table-1-hint = Escolhe uma peça da mão, menos a rainha, e toca no lugar marcado.
lesson-table-1-done = É o começo da colmeia. No jogo base tens onze peças, e não é preciso colocá-las todas.
lesson-table-2-task = Agora jogas com as pretas. Põe uma peça ao lado da branca.
lesson-table-2-hint = Escolhe uma peça da mão. Qualquer dos seis lados serve.
lesson-table-2-done = Agora as duas tocam-se. É a única vez em que uma peça nova pode tocar na outra cor.

lesson-placing-title = Colocar uma peça
lesson-placing-text = Uma peça nova tem de tocar na tua cor e não pode tocar na outra. Depois de colocada, fica em jogo até ao fim.
lesson-placing-1-task = Toca em cada lugar para onde pode ir uma formiga branca nova.
lesson-placing-1-hint = Procura lugares livres ao lado da aranha branca que não estejam ao lado da preta.
lesson-placing-1-done = Certo, são { $count }. Os outros lugares tocam na aranha preta.
lesson-placing-2-task = Há um buraco no meio das peças brancas. Coloca lá uma peça.
lesson-placing-2-hint = Escolhe uma peça da mão, depois o lugar quase cercado de peças brancas.
lesson-placing-2-done = Nada conseguiria deslizar para esse buraco, mas uma peça nova vem de cima.

lesson-queen-first-title = A rainha tem de entrar
lesson-queen-first-text = Coloca a tua rainha num dos quatro primeiros turnos. Até ela estar na mesa, nenhuma das tuas peças pode mover-se. Se no quarto turno ainda estiver na mão, tens de a colocar.
lesson-queen-first-1-task = A tua formiga gostaria de andar. Faz o que tem de vir primeiro.
lesson-queen-first-1-hint = Coloca a rainha branca.
lesson-queen-first-1-done = A tua rainha está na mesa: a partir do próximo turno as tuas peças podem mover-se.
lesson-queen-first-2-task = É o teu quarto turno e a tua rainha ainda está na mão. Coloca-a.
lesson-queen-first-2-hint = Escolhe a rainha branca. Serve qualquer lugar que só toque em peças brancas.
lesson-queen-first-2-done = Mesmo a tempo. Muitos jogadores põem-na mais cedo.

lesson-queen-title = A abelha-rainha
lesson-queen-text = A rainha dá um passo de cada vez, pela borda da colmeia. É lenta, mas um passo na altura certa pode estragar um ataque inteiro.
lesson-queen-1-task = Toca em cada lugar a que a rainha preta pode chegar.
lesson-queen-1-hint = Um passo, para um lugar livre mesmo ao lado dela.
lesson-queen-1-done = Certo, são { $count }. Nunca tem mais.
lesson-queen-2-task = As pretas aproximam-se da rainha branca. Leva-a para um lugar com mais lados livres.
lesson-queen-2-hint = Toca na rainha branca. Pode sair pela direita.
lesson-queen-2-done = Muito melhor. Agora tem espaço outra vez.

lesson-beetle-title = O escaravelho
lesson-beetle-text = O escaravelho também dá um passo, e pode trepar para cima de outras peças. O que está por baixo não pode mover-se. Lá em cima anda de peça em peça, e pode voltar a descer.
lesson-beetle-1-task = Toca em cada lugar a que este escaravelho branco pode chegar, na mesa e em cima de outras.
lesson-beetle-1-hint = Pode ir pela mesa para os dois lados, ou trepar para a formiga ou para a aranha.
lesson-beetle-1-done = Certo, são { $count }: dois na mesa e dois em cima.
lesson-beetle-2-task = Põe o escaravelho branco em cima da rainha preta.
lesson-beetle-2-hint = Está mesmo ao lado dela.
lesson-beetle-2-done = Agora a rainha preta não pode mover-se até o escaravelho sair.
lesson-beetle-3-task = Uma pilha tem a cor da peça de cima. Aqui um escaravelho preto está sobre uma aranha branca. Toca em cada lugar para uma formiga preta nova.
lesson-beetle-3-hint = Olha à volta da rainha preta e da pilha. A peça nova não pode tocar em peças brancas.
lesson-beetle-3-done = Certo, são { $count }. As pretas também podem colocar ao lado da pilha, porque agora conta como preta.

lesson-grasshopper-title = O gafanhoto
lesson-grasshopper-text = O gafanhoto salta em linha reta por cima de uma ou mais peças e cai no primeiro lugar livre. Precisa de algo para saltar, e nunca salta por cima de um vazio.
lesson-grasshopper-1-task = Toca em cada lugar a que o gafanhoto preto pode chegar.
lesson-grasshopper-1-hint = Em cada direção, segue a fila de peças até ao fim.
lesson-grasshopper-1-done = Certo, são { $count }. Um lugar para lá de um vazio fica fora do alcance.
lesson-grasshopper-2-task = Salta para o buraco do meio.
lesson-grasshopper-2-hint = Toca no gafanhoto branco. Uma fila leva direito ao buraco.
lesson-grasshopper-2-done = Nada conseguiria deslizar para ali, mas o gafanhoto vem de cima.

lesson-spider-title = A aranha
lesson-spider-text = A aranha dá exatamente três passos à volta da colmeia, nem mais nem menos. Fica sempre em contacto com a colmeia e não pisa o mesmo lugar duas vezes.
lesson-spider-1-task = Toca em cada lugar a que a aranha preta pode chegar.
lesson-spider-1-hint = Dá três passos para cada lado. Numa reentrância a aranha pode seguir a colmeia por um lado ou pelo outro.
lesson-spider-1-done = Certo, são { $count }. Um lugar livre mesmo ao lado da aranha está a dois passos: não pode parar ali.

lesson-ant-title = A formiga
lesson-ant-text = A formiga anda à volta da colmeia tão longe quanto quiser. Por isso é uma das peças mais fortes. Não passa por uma abertura estreita.
lesson-ant-1-task = Toca em cada lugar a que a formiga branca pode chegar.
lesson-ant-1-hint = A toda a volta da colmeia.
lesson-ant-1-done = Certo, são { $count }. O buraco do meio está fechado para a formiga, porque a entrada é demasiado estreita.
lesson-ant-2-task = Esta colmeia tem uma baía aberta. Leva a formiga até ao fundo.
lesson-ant-2-hint = O lugar mais fundo fica logo por baixo das duas aranhas.
lesson-ant-2-done = A entrada desta baía é larga o bastante, e a formiga pode entrar.

lesson-one-hive-title = Uma só colmeia
lesson-one-hive-text = Todas as peças ficam unidas, sempre. Levanta uma peça em pensamento: se as outras se separam, não pode mover-se. Não adianta que no fim as voltasse a unir.
lesson-one-hive-1-task = Toca em cada peça preta que não pode mover-se.
lesson-one-hive-1-hint = Que peça preta liga a rainha preta ao resto?
lesson-one-hive-1-done = Certo. Sem a formiga a rainha preta ficaria isolada.
lesson-one-hive-2-task = Toca em cada peça preta que não pode mover-se.
lesson-one-hive-2-hint = O que aconteceria ao gafanhoto enquanto a rainha se move?
lesson-one-hive-2-done = Certo. Depois de um passo a rainha voltaria a tocar nos dois vizinhos, mas pelo caminho o gafanhoto ficaria sozinho.

lesson-gates-title = Espaço para mover
lesson-gates-text = As peças deslizam, como numa mesa a sério. Onde duas peças deixam só uma abertura estreita, nada passa. E uma peça que desliza fica sempre em contacto com a colmeia.
lesson-gates-1-task = Toca em cada lugar a que a rainha preta pode chegar.
lesson-gates-1-hint = Ao deslizar tem de continuar a tocar na colmeia.
lesson-gates-1-done = Certo, são { $count }. A direito para a aranha branca perderia o contacto com a colmeia.
lesson-gates-2-task = Toca em cada lugar a que a rainha preta pode chegar.
lesson-gates-2-hint = Há espaço para deslizar para o buraco ao lado dela?
lesson-gates-2-done = Certo, são { $count }. A abertura para o buraco é demasiado estreita.
lesson-gates-3-task = Toca em cada peça branca que não pode mover-se.
lesson-gates-3-hint = Uma está fechada. Outra mantém a colmeia unida.
lesson-gates-3-done = Certo. A rainha tem um lado livre, mas não tem espaço para sair. O gafanhoto mantém a colmeia unida.

lesson-beetle-again-title = Mais sobre o escaravelho
lesson-beetle-again-text = Na mesa o escaravelho desliza como qualquer peça, e uma abertura estreita trava-o. De cima pode descer para um buraco ao lado. E um escaravelho pode subir para outro, até os quatro no mesmo lugar.
lesson-beetle-again-1-task = Faz descer o escaravelho branco para o buraco do meio.
lesson-beetle-again-1-hint = O escaravelho está sobre a rainha branca, mesmo ao lado do buraco.
lesson-beetle-again-1-done = Nada conseguiria deslizar para esse buraco, mas o escaravelho vem de cima.
lesson-beetle-again-2-task = Um escaravelho preto está sobre a tua rainha. Põe o teu escaravelho em cima dele.
lesson-beetle-again-2-hint = O teu escaravelho está mesmo ao lado dessa pilha.
lesson-beetle-again-2-done = Agora o escaravelho preto não se pode mover, e o lugar conta como branco.
lesson-beetle-again-3-task = Toca em cada lugar a que este escaravelho branco pode chegar.
lesson-beetle-again-3-hint = Pode trepar para duas peças. Há espaço para deslizar para o buraco?
lesson-beetle-again-3-done = Certo, são { $count }. Na mesa a abertura para o buraco é demasiado estreita também para o escaravelho.

lesson-high-gates-title = Passagens em altura
lesson-high-gates-text = Uma peça que trepa também pode ser travada. Se duas pilhas são mais altas do que o lugar que deixa e do que aquele para onde vai, não passa entre elas.
lesson-high-gates-1-task = Toca em cada lugar a que o escaravelho na mesa pode chegar.
lesson-high-gates-1-hint = Pode trepar para as duas pilhas, mas o que há entre elas?
lesson-high-gates-1-done = Certo, são { $count }. Não pode trepar para o gafanhoto entre as duas pilhas.
lesson-high-gates-2-task = Toca em cada lugar a que o escaravelho sobre o gafanhoto pode chegar.
lesson-high-gates-2-hint = Um passo, para cima ou para baixo. Procura o lugar entre duas pilhas.
lesson-high-gates-2-done = Certo, são { $count }. Não pode descer entre as duas pilhas.

lesson-no-move-title = Quando não podes jogar
lesson-no-move-text = Se não podes colocar nem mover nenhuma peça, passas, até que algo volte a ser possível. Se há alguma jogada, tens de a fazer.
lesson-no-move-1-task = Jogas com as pretas. Deixa as brancas sem nenhuma jogada.
lesson-no-move-1-hint = E se o teu escaravelho estivesse sobre a rainha branca?
lesson-no-move-1-done = As brancas têm de passar. A rainha está coberta, a aranha mantém a colmeia unida, e cada lugar para uma peça nova toca em peças pretas.

lesson-the-end-title = O fim
lesson-the-end-text = A partida acaba quando uma rainha está cercada. O dono perde, mesmo que a jogada tenha sido sua. Se uma jogada cerca as duas rainhas, é empate; os jogadores também o podem combinar.
lesson-the-end-1-task = As brancas podem ganhar agora. Encontra a jogada.
lesson-the-end-1-hint = A rainha preta tem um lado livre. Que peça branca pode lá chegar?
lesson-the-end-1-done = A rainha preta está cercada, e as brancas ganham.
lesson-the-end-2-task = Cada rainha tem um lado livre, e é o mesmo lugar. Ocupa-o.
lesson-the-end-2-hint = Só um salto leva até lá.
lesson-the-end-2-done = As duas rainhas ficam cercadas ao mesmo tempo. É empate.

lesson-mosquito-title = O mosquito
lesson-mosquito-text = O mosquito move-se como um inseto em que toca no início do turno, de uma ou outra cor. Ao lado de uma pilha só conta a peça de cima. De outro mosquito não aprende nada.
lesson-mosquito-1-task = Este mosquito toca num escaravelho e numa aranha. Toca em cada lugar a que pode chegar.
lesson-mosquito-1-hint = Um passo como o escaravelho, ou três como a aranha.
lesson-mosquito-1-done = Certo, são { $count }.
lesson-mosquito-2-task = Ao lado deste mosquito há um escaravelho sobre uma formiga. Toca em cada lugar a que o mosquito pode chegar.
lesson-mosquito-2-hint = A formiga está coberta, por isso só conta o escaravelho.
lesson-mosquito-2-done = Certo, são { $count }. O mosquito move-se como o escaravelho de cima.
lesson-mosquito-3-task = Toca em cada peça branca que não pode mover-se.
lesson-mosquito-3-hint = Em que toca o mosquito branco?
lesson-mosquito-3-done = Certo. O mosquito branco só toca num mosquito, por isso não tem nada para copiar.

lesson-ladybug-title = A joaninha
lesson-ladybug-text = A joaninha dá exatamente três passos: dois por cima da colmeia, depois um para descer. Nunca fica em cima, e pode entrar em buracos fechados e sair deles.
lesson-ladybug-1-task = Toca em cada lugar a que a joaninha pode chegar.
lesson-ladybug-1-hint = Sobe para uma vizinha, passa para outra peça, e desce ao lado.
lesson-ladybug-1-done = Certo, são { $count }.

lesson-pillbug-title = O bicho-de-conta
lesson-pillbug-text = O bicho-de-conta dá um passo, como a rainha. Ou então lança: levanta uma peça ao lado, de uma ou outra cor, e pousa-a noutro lado. Uma peça que acabou de se mover não pode ser lançada, e uma lançada descansa um turno.
lesson-pillbug-1-task = O bicho-de-conta pode lançar a própria rainha. Toca em cada lugar para onde ela pode ir.
lesson-pillbug-1-hint = Os lados livres do bicho-de-conta.
lesson-pillbug-1-done = Certo, são { $count }. O bicho-de-conta mantém a colmeia unida e não pode mover-se, mas pode lançar.
lesson-pillbug-2-task = Lança a formiga preta.
lesson-pillbug-2-hint = Toca na formiga preta, depois num lado livre do teu bicho-de-conta.
lesson-pillbug-2-done = As pretas não podem usar esta formiga no próximo turno.
lesson-pillbug-3-task = Agora jogas com as pretas, e a tua formiga acabou de ser lançada. Toca em cada peça preta que pode mover-se.
lesson-pillbug-3-hint = A formiga descansa. Quem mais está livre?
lesson-pillbug-3-done = Certo. A formiga pode voltar a mover-se no turno a seguir.

lesson-mosquito-again-title = Mais sobre o mosquito
lesson-mosquito-again-text = Um mosquito que trepou para a colmeia continua escaravelho até descer. Em cada turno copia as peças em que toca nesse momento. Ao lado de um bicho-de-conta também pode lançar.
lesson-mosquito-again-1-task = O mosquito está sobre um escaravelho. Toca em cada lugar a que pode chegar.
lesson-mosquito-again-1-hint = Lá em cima dá um passo como um escaravelho, embora toque numa formiga.
lesson-mosquito-again-1-done = Certo, são { $count }. Voltará a copiar as vizinhas quando estiver na mesa.
lesson-mosquito-again-2-task = O mosquito veio para aqui como uma formiga. Agora só toca em gafanhotos. Toca em cada lugar a que pode chegar.
lesson-mosquito-again-2-hint = Agora salta, em linha reta.
lesson-mosquito-again-2-done = Certo, são { $count }. O que copiou no turno anterior já não conta.
lesson-mosquito-again-3-task = O teu mosquito toca num bicho-de-conta preto. Lança a formiga preta.
lesson-mosquito-again-3-hint = Toca na formiga preta, depois num lado livre do teu mosquito.
lesson-mosquito-again-3-done = O mosquito lançou como um bicho-de-conta, embora mantenha a colmeia unida e não se possa mover.

lesson-opening-title = A abertura de torneio
lesson-opening-text = Nos torneios ninguém começa com a rainha, e o Skep também joga assim se não escolheres outra coisa. Muitos põem-na no segundo turno, para as peças se moverem cedo.
lesson-opening-1-task = Coloca a tua primeira peça: qualquer uma menos a rainha.
lesson-opening-1-hint = Um gafanhoto ou uma aranha é um bom começo. Guarda as formigas para depois.
lesson-opening-1-done = Um começo tranquilo.
lesson-opening-2-task = É o teu segundo turno. Põe a tua rainha.
lesson-opening-2-hint = Escolhe a rainha branca e um lugar ao lado da tua primeira peça.
lesson-opening-2-done = A partir do próximo turno as tuas peças podem mover-se.

lesson-pins-title = Prender peças
lesson-pins-text = Uma peça que mantém a colmeia unida não pode mover-se. Assim podes prender uma peça forte com uma mais fraca: põe a tua do lado de fora dela, onde não toca em mais nada.
lesson-pins-1-task = Prende a formiga preta.
lesson-pins-1-hint = A tua formiga pode ir para o lado de fora da formiga preta.
lesson-pins-1-done = Agora a formiga preta não pode mover-se: sem ela a tua formiga ficaria isolada.
lesson-pins-2-task = Prende a formiga preta com uma peça mais fraca do que uma formiga.
lesson-pins-2-hint = Uma das tuas aranhas pode ir para o lado de fora dela.
lesson-pins-2-done = Uma aranha por uma formiga: uma boa troca.

lesson-filling-title = Apertar a rainha
lesson-filling-text = Conta os lados livres das duas rainhas e leva peças para junto da preta. Um escaravelho em cima segura-a. Além disso, o lugar dela passa a contar como teu, por isso podes colocar peças novas ao lado.
lesson-filling-1-task = Tira um lado livre à rainha preta.
lesson-filling-1-hint = A tua formiga pode ir até ela.
lesson-filling-1-done = Um lado a menos.
lesson-filling-2-task = A mesma posição outra vez. Põe agora um escaravelho em cima da rainha preta.
lesson-filling-2-hint = Os teus dois escaravelhos estão ao lado dela.
lesson-filling-2-done = Já não pode afastar-se, e o lugar dela conta como branco.

lesson-tempo-title = O tempo
lesson-tempo-text = Faz ameaças a que o outro tenha de responder, e és tu quem decide para onde vai a partida. Mas olha primeiro para a tua rainha: se as pretas ameaçam ganhar, impede isso antes de tudo.
lesson-tempo-1-task = As brancas podem ganhar em duas jogadas, façam as pretas o que fizerem. Faz a primeira.
lesson-tempo-1-hint = Primeiro a formiga, para ficar só um lado livre. Depois o escaravelho desce.
lesson-tempo-1-done = O escaravelho desce para o último lado livre, e as brancas ganham. De cima da rainha, ninguém o podia impedir.
lesson-tempo-2-task = As pretas ameaçam saltar para o último lado livre da tua rainha. Impede isso.
lesson-tempo-2-hint = Prende o gafanhoto preto.
lesson-tempo-2-done = Agora o gafanhoto mantém a colmeia unida e não pode saltar.

lesson-first-game-title = A tua primeira partida
lesson-first-game-text = Joga agora uma partida inteira contra o nosso nível mais gentil. Em cada turno há um conselho. Podes desfazer jogadas quantas vezes quiseres.
lesson-first-game-1-task = Jogas com as brancas. Cerca a rainha preta.
lesson-first-game-1-hint = Põe cedo a rainha, depois as formigas, e conta os lados livres das duas rainhas.
lesson-first-game-1-done = Ganhaste a tua primeira partida. Bem jogado!
lesson-game-lost = Desta vez as pretas foram mais rápidas. Agora já sabes como é uma partida; joga outra.
lesson-game-drawn = As duas rainhas ficaram cercadas ao mesmo tempo: empate, e isso é raro. Bem jogado!

advice-first = Começa com um gafanhoto ou uma aranha, e guarda as formigas para depois.
advice-queen = Põe agora a tua rainha, para as tuas peças poderem mover-se.
advice-queen-due = A tua rainha tem de entrar agora. Escolhe um lugar com muitos lados livres.
advice-wait = As pretas estão a pensar.
advice-pass = Neste turno não podes fazer nada, por isso passas.
advice-win = Podes ganhar com esta jogada! Olha para o último lado livre da rainha preta.
advice-danger =
    { $count ->
        [one] Cuidado: a tua rainha só tem um lado livre. Move-a, ou afasta uma peça dela.
       *[other] Cuidado: a tua rainha só tem { $count } lados livres. Arranja-lhe espaço.
    }
advice-ant = Põe uma formiga. Pode ir a qualquer lado da rainha preta.
advice-fill =
    { $count ->
        [one] À rainha preta resta um lado livre. Encontra uma peça que lá chegue depressa.
       *[other] A rainha preta tem { $count } lados livres. Aproxima dela uma peça.
    }
advice-build = Coloca outra peça, ou aproxima uma da rainha preta.
