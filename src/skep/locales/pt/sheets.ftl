rules-sheets-title = Se o teu folheto impresso diz outra coisa
rules-sheets-text = Os folhetos impressos não concordam em tudo, e alguns omitem coisas. É assim que o Skep joga, como nos torneios e nos outros programas.
rules-sheets-setting = Definição: { $setting }

rules-sheet-turns-title = Quem começa, e o que é um turno?
rules-sheet-turns-text = Nenhum folheto diz que cor começa. No Skep são as brancas. Em cada turno faz-se uma só coisa: uma peça acabada de colocar só se pode mover a partir do turno seguinte.

rules-sheet-queen-opens-title = A rainha pode ser a primeira?
rules-sheet-queen-opens-text = Segundo os folhetos impressos, sim. Nos torneios ninguém pode começar com a rainha, e é assim que o Skep joga se não escolheres outra coisa.

rules-sheet-how-many-title = Quantas peças há?
rules-sheet-how-many-text = Uns folhetos dão onze peças a cada um, outros treze. São edições diferentes. No Skep escolhes que insetos participam.

rules-sheet-touching-title = Em que deve tocar uma peça nova?
rules-sheet-touching-text = Uns folhetos só dizem que não pode tocar na outra cor, outros só que deve tocar na tua. Valem as duas coisas, também para o mosquito, de que dois folhetos não o dizem.

rules-sheet-hole-title = Pode pôr-se uma peça num buraco?
rules-sheet-hole-text = Sim. Uma peça nova pode preencher um buraco se tocar só na tua cor. O folheto alemão diz que os mosquitos entram de fora: quer dizer da mão. Um escaravelho chega a um buraco com uma jogada, de cima.

rules-sheet-contact-title = Quem deve ficar em contacto com a colmeia?
rules-sheet-contact-text = Os folhetos dizem-no da aranha, e alguns da rainha. Vale para toda a peça que desliza, em cada passo.

rules-sheet-beetle-gates-title = Uma abertura estreita trava o escaravelho?
rules-sheet-beetle-gates-text = Os folhetos chamam ao escaravelho uma exceção. É verdade quando trepa ou desce. Na mesa uma abertura estreita trava-o, e mais acima duas pilhas altas.

rules-sheet-ladybug-gates-title = Uma abertura estreita trava a joaninha?
rules-sheet-ladybug-gates-text = Os folhetos não o dizem. Trepa por peças soltas, mas, como um escaravelho, não passa entre duas pilhas mais altas do que o lugar que deixa e do que aquele para onde vai.

rules-sheet-beetle-stops-title = Só um escaravelho trava um escaravelho?
rules-sheet-beetle-stops-text = Os folhetos dizem que sim, mas só é verdade para um escaravelho em cima da colmeia. Também o trava um mosquito em cima dele, uma abertura estreita e, na mesa, a regra de uma só colmeia.

rules-sheet-stack-title = Que altura pode ter uma pilha?
rules-sheet-stack-text = Os folhetos falam de quatro escaravelhos. Com os mosquitos, que trepam como eles, pode ter sete peças.

rules-sheet-ant-ways-title = Por onde pode ir a formiga?
rules-sheet-ant-ways-text = Um folheto proíbe-lhe, como a qualquer peça que desliza, todos os espaços dentro da colmeia. Só as aberturas estreitas a travam: pode entrar numa baía aberta. Que deva seguir uma só direção, como dizem outros, não muda nada.

rules-sheet-spider-words-title = Que tem a aranha que ver com o gafanhoto?
rules-sheet-spider-words-text = Um folheto Carbon antigo diz que a aranha toca numa peça em cada passo, exceto no gafanhoto. É uma gralha. Pode andar ao longo de qualquer peça.

rules-sheet-mosquito-stack-title = O que copia um mosquito ao lado de uma pilha?
rules-sheet-mosquito-stack-text = Alguns folhetos não o dizem, e dois falam de casos especiais. É sempre a peça de cima, e nada do que está por baixo.

rules-sheet-mosquito-kinds-title = O mosquito copia todas as vizinhas?
rules-sheet-mosquito-kinds-text = O folheto grego diz que todas. Para cada jogada escolhes uma espécie, e nunca se misturam passos de duas. Decide aquilo em que toca no início da jogada.

rules-sheet-mosquito-pillbug-title = O que faz um mosquito ao lado de um bicho-de-conta?
rules-sheet-mosquito-pillbug-text = Só o folheto grego conhece o bicho-de-conta. Ao lado de um de qualquer cor, o mosquito pode mover-se ou lançar como ele, mas não se foi ele o lançado no turno anterior.

rules-sheet-pass-title = E se não puderes fazer nada?
rules-sheet-pass-text = O folheto em hebraico não o diz. Passas até que algo volte a ser possível, e de outro modo não podes passar.

rules-sheet-own-queen-title = E se cercares a tua própria rainha?
rules-sheet-own-queen-text = O folheto em hebraico só fala de quem ataca. Perde quem tem a rainha cercada, seja quem for que tenha jogado.

rules-sheet-draw-title = Quando é que a partida é um empate?
rules-sheet-draw-text = Segundo o folheto em hebraico, só se uma jogada cercar as duas rainhas. No Skep os jogadores também podem combinar um empate. Não ter jogadas não é empate, embora alguns folhetos usem a palavra do xadrez.

rules-sheet-repetition-title = A repetição é empate?
rules-sheet-repetition-text = Os folhetos não o dizem. No Skep não, se não o escolheres antes da partida.
