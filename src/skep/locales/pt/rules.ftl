### As regras, para ler e imprimir.

rules-title = As regras de Hive
rules-lead = Dois jogadores, uma colmeia, sem tabuleiro. Uma partida dura um quarto de hora.
rules-trademark = Hive é uma marca da Gen42 Games. O Skep não tem ligação com essa empresa.
# The link above the title, which leads back to the lessons.
rules-back = Todas as lições

rules-legend = Nas figuras, «o» é um lugar para onde a peça pode ir, e «x» um para onde não pode. Os nomes são os das peças: w branca, b preta, e depois Q rainha, B escaravelho, G gafanhoto, S aranha, A formiga, M mosquito, L joaninha, P bicho-de-conta.

rules-aim-title = O objetivo
rules-aim-text =
    Cerca a rainha do outro jogador pelos seis lados, e mantém a tua livre. Não importa de quem são as peças à volta de uma rainha.

rules-pieces-title = As peças
rules-pieces-text =
    Um jogador tem as peças brancas, o outro as mesmas em preto. Estão todas à frente do dono, à vista de ambos: é a mão.

    O mosquito, a joaninha e o bicho-de-conta são extras. Combinem antes da partida quais entram.

    No jogo base cada um tem onze peças. A edição Carbon junta a joaninha e o mosquito, o que faz treze, e com o bicho-de-conta são catorze. Cada um dos três também se pode juntar sozinho.
rules-pieces-line = { bug-title }: { $count }

rules-turns-title = Um de cada vez
rules-turns-text =
    As brancas começam e põem uma peça na mesa. As pretas põem uma ao lado, do lado que quiserem. Depois joga-se à vez.

    No teu turno fazes uma coisa: colocar uma peça nova, ou mover uma que está na mesa. As peças na mesa são a colmeia. Não há outro tabuleiro.

rules-placing-title = Colocar uma peça
rules-placing-text =
    Uma peça nova tem de tocar pelo menos numa da tua cor e em nenhuma da outra. Só a primeira peça das pretas é exceção. Uma pilha tem a cor da peça de cima.

    Uma peça nova vem de cima, por isso pode encher um buraco para onde nada conseguiria deslizar. Fica na mesa até ao fim. Não tens de colocar todas as peças.

rules-queen-first-title = A rainha tem de entrar
rules-queen-first-text =
    A tua rainha tem de estar na mesa depois do teu quarto turno. Se quando esse turno chega ainda estiver na mão, só a podes colocar a ela.

    Até a tua rainha estar na mesa, só podes colocar peças. Nenhuma das tuas pode mover-se.

rules-moving-title = Mover uma peça
rules-moving-text =
    Cada inseto move-se à sua maneira. Uma peça pode acabar ao lado de qualquer outra, de uma ou outra cor. Só a peça de cima de uma pilha pode mover-se, e nada sai nunca da mesa.

    Cada jogada respeita duas regras: a colmeia fica unida, e tem de haver espaço para o movimento.

rules-one-hive-title = Uma só colmeia
rules-one-hive-text =
    Todas as peças na mesa ficam unidas, também enquanto uma está a caminho. Levanta a peça: se as outras já não estão unidas, não pode mover-se, mesmo que no fim as voltasse a unir. Uma peça em cima de outra está sempre livre neste aspeto.

rules-room-title = Espaço para mover
rules-room-text =
    Na mesa as peças deslizam. Nenhuma passa por uma abertura demasiado estreita entre duas peças, nem para entrar num buraco nem para sair.

    A cada passo na mesa a peça fica em contacto com a colmeia. Não atravessa o espaço vazio.

rules-bugs-title = Os insetos

rules-queen-text = A rainha dá um passo pela borda da colmeia.

rules-beetle-text =
    O escaravelho dá um passo. Também pode trepar para cima de outra peça, andar lá em cima de peça em peça e voltar a descer, mesmo para um buraco. O que está por baixo não pode mover-se, e o lugar conta como da sua cor. Um escaravelho pode subir para outro.

    Coloca-se como qualquer outra peça, nunca em cima.

    Na mesa desliza, e aí uma abertura estreita trava-o. Os quatro escaravelhos podem estar no mesmo lugar.

rules-grasshopper-text = O gafanhoto salta em linha reta por cima de uma ou mais peças e cai no primeiro lugar livre. Tem de saltar pelo menos uma peça e não pode saltar por cima de um vazio. Pode saltar para dentro de um buraco e para fora dele.

rules-spider-text = A aranha dá exatamente três passos pela borda da colmeia. Numa jogada não pisa o mesmo lugar duas vezes.

rules-ant-text =
    A formiga anda pela borda da colmeia tantos passos quantos quiser.

    Pode entrar numa baía de boca larga, mas não num buraco fechado.

rules-expansions-title = Mais três insetos

rules-mosquito-text =
    O mosquito move-se como um inseto em que toca no início da jogada, de uma ou outra cor. Se toca em vários tipos, escolhes um. Ao lado de uma pilha só conta a peça de cima.

    Se só toca num mosquito, não pode mover-se. Em cima de outras peças move-se como um escaravelho até descer.

    No turno seguinte copia as peças em que toca então.

rules-ladybug-text = A joaninha dá exatamente três passos: sobe para a colmeia, passa para outra peça e desce para um lugar livre. Não anda na mesa e nunca fica em cima.

rules-pillbug-text =
    O bicho-de-conta dá um passo pela borda da colmeia, como a rainha. Em vez disso pode lançar uma peça que esteja sozinha ao seu lado, de uma ou outra cor: sobe para o bicho-de-conta e desce para outro lado livre dele. Pode fazê-lo mesmo quando ele próprio não pode mover-se. Um mosquito na mesa que toca num bicho-de-conta também pode lançar.

    Uma peça que se moveu no turno anterior não pode ser lançada nem lançar. Uma peça lançada descansa no turno seguinte. Também aqui a colmeia tem de ficar unida.

rules-high-gates-title = Passagens em altura
rules-high-gates-text = Também por cima da mesa é preciso espaço. Uma peça que trepa ou é lançada não passa entre duas pilhas se ambas são mais altas do que o lugar que deixa e do que aquele para onde vai. Só o gafanhoto escapa a esta regra.

rules-no-move-title = Quando não podes jogar
rules-no-move-text =
    Se não podes colocar nem mover nenhuma peça, passas, até que algo volte a ser possível. Se há alguma jogada, não podes passar.

rules-end-title = O fim da partida
rules-end-text =
    A partida acaba quando uma rainha está cercada pelos seis lados. O dono perdeu, seja de quem for a última jogada. Uma rainha debaixo de um escaravelho também conta.

    Se uma jogada cerca as duas rainhas, a partida acaba empatada. Os jogadores também podem combinar um empate. Se assim o decidirem antes da partida, é também empate quando a mesma posição aparece pela terceira vez.

rules-opening-title = A abertura nos torneios
rules-opening-text = Nos torneios ninguém pode começar com a rainha. O Skep também joga assim, a não ser que escolhas a regra dos folhetos impressos, em que qualquer peça pode ser a primeira.

rules-figure-aim-1 = A rainha preta está cercada: as brancas ganharam.
rules-figure-placing-1 = Uma peça branca nova tem { $count } lugares. Os outros tocam em peças pretas.
rules-figure-one-hive-1 = A formiga preta não pode mover-se: a colmeia partir-se-ia.
rules-figure-one-hive-2 = A rainha preta não pode mover-se: pelo caminho o gafanhoto ficaria sozinho.
rules-figure-gates-1 = A rainha preta pode deslizar para { $count } lugares. A caminho da cruz perderia o contacto com a colmeia.
rules-figure-gates-2 = A rainha preta não pode deslizar para o buraco: a abertura é demasiado estreita.
rules-figure-gates-3 = A rainha branca está fechada, embora tenha um lado livre. O gafanhoto mantém a colmeia unida.
rules-figure-queen-1 = A rainha preta pode chegar a { $count } lugares.
rules-figure-beetle-1 = O escaravelho branco pode chegar a { $count } lugares, dois deles em cima.
rules-figure-beetle-3 = Um escaravelho preto está sobre uma aranha branca. As pretas podem colocar ao lado: { $count } lugares.
rules-figure-grasshopper-1 = O gafanhoto preto pode chegar a { $count } lugares. A cruz está para lá de um vazio.
rules-figure-grasshopper-2 = O gafanhoto branco saltou para um buraco.
rules-figure-spider-1 = A aranha preta pode chegar a { $count } lugares. A cruz está a dois passos.
rules-figure-ant-1 = A formiga branca pode chegar a { $count } lugares. O buraco do meio está-lhe fechado.
rules-figure-mosquito-1 = O mosquito toca num escaravelho e numa aranha: { $count } lugares.
rules-figure-ladybug-1 = A joaninha pode chegar a { $count } lugares.
rules-figure-pillbug-2 = O bicho-de-conta branco lançou a formiga preta.
rules-figure-high-gates-1 = O escaravelho da direita pode chegar a { $count } lugares, mas não ao gafanhoto entre as duas pilhas.
rules-figure-no-move-1 = As brancas têm de passar: não há nada para colocar nem para mover.
rules-figure-the-end-2 = Um salto cerca as duas rainhas: empate.
rules-figure-table-2 = As pretas põem a primeira peça ao lado da branca, de qualquer lado.
rules-figure-placing-2 = As brancas colocaram uma peça num buraco.
rules-figure-queen-first-2 = A rainha entra o mais tardar no quarto turno.
rules-figure-ant-2 = A formiga entrou numa baía aberta.
rules-figure-beetle-again-1 = O escaravelho branco desceu para o buraco.
rules-figure-beetle-again-2 = O escaravelho branco está sobre um preto, e este sobre a rainha branca.
rules-figure-beetle-again-3 = O escaravelho branco pode chegar a { $count } lugares, mas não pode deslizar para o buraco.
rules-figure-mosquito-2 = Só conta o escaravelho de cima, não a formiga debaixo dele: { $count } lugares.
rules-figure-mosquito-again-1 = Sobre um escaravelho o mosquito move-se como um escaravelho: { $count } lugares.
rules-figure-mosquito-again-2 = O mosquito só toca em gafanhotos, por isso salta: { $count } lugares.
rules-figure-mosquito-again-3 = O mosquito branco, ao lado do bicho-de-conta preto, lançou a formiga preta.
rules-figure-ladybug-gate = Entre as duas pilhas a joaninha não pode trepar para a rainha: { $count } lugares.
rules-figure-opening-2 = As brancas põem a rainha no segundo turno.
rules-figure-stack = Sete peças no mesmo lugar: uma aranha, quatro escaravelhos e dois mosquitos.
rules-figure-own-queen = As brancas cercaram a própria rainha: as pretas ganharam.
rules-figure-repetition = A rainha branca vai e vem, e a posição repete-se.
rules-figure-editions = Joaninha, mosquito e bicho-de-conta: nem todas as edições os têm.

rules-signs-title = Como ler as figuras
rules-sign-target = A peça pode ir para aqui.
rules-sign-climb = A peça pode trepar para aqui.
rules-sign-cross = A peça não pode ir para aqui.
rules-sign-chosen = É desta peça que se trata.
rules-sign-stuck = Esta peça não se pode mover.
rules-sign-moved = Esta peça moveu-se, do contorno vazio ao longo da linha.
rules-contents = Índice
