### Where the printed sheets differ, and what Skep plays (docs/rules.md, section 16): a question, and an
### answer of two or three sentences. The first three messages stand above them all.

rules-sheets-title = If your printed sheet says otherwise
rules-sheets-text = The printed sheets do not agree in every point, and some leave things out. This is what Skep plays, as tournaments and other programs do.
# $setting: the name of the setting, and what to choose there.
rules-sheets-setting = Setting: { $setting }

rules-sheet-turns-title = Who begins, and what is a turn?
rules-sheet-turns-text = No sheet says which colour begins. In Skep it is White. On each turn you do one thing: a piece that you have just placed can move on your next turn at the earliest.

rules-sheet-queen-opens-title = May the queen come first?
rules-sheet-queen-opens-text = By the printed sheets, yes. In tournaments neither player may begin with the queen, and Skep plays so unless you choose otherwise.

rules-sheet-how-many-title = How many pieces are there?
rules-sheet-how-many-text = Some sheets have eleven pieces for each player, others thirteen. Those are different editions. In Skep you choose which bugs take part.

rules-sheet-touching-title = What must a new piece touch?
rules-sheet-touching-text = Some sheets only say that it may not touch the other colour, others only that it must touch your own. Both hold, also for the mosquito, of which two leaflets do not say it.

rules-sheet-hole-title = May a piece be put into a hole?
rules-sheet-hole-text = Yes. A new piece may fill a hole if it touches only your own colour. The German leaflet has mosquitoes come from the outside; that means from the hand. A beetle gets into a hole by a move, from above.

rules-sheet-contact-title = Who must stay in touch with the hive?
rules-sheet-contact-text = The sheets say it of the spider, and some of the queen. It holds for every piece that slides, with every step.

rules-sheet-beetle-gates-title = Does a narrow gap stop the beetle?
rules-sheet-beetle-gates-text = The sheets call the beetle an exception. That is so when it climbs or steps down. On the table a narrow gap stops it, and above it two high stacks do.

rules-sheet-ladybug-gates-title = Does a narrow gap stop the ladybug?
rules-sheet-ladybug-gates-text = The sheets do not say. It climbs over single pieces, but like a beetle it cannot pass between two stacks that are higher than the places it leaves and goes to.

rules-sheet-beetle-stops-title = Can only a beetle stop a beetle?
rules-sheet-beetle-stops-text = The sheets say so, but it is true only of a beetle on top of the hive. A mosquito on top stops it as well, and so do a narrow gap and, on the table, the rule of one hive.

rules-sheet-stack-title = How high can a stack be?
rules-sheet-stack-text = The sheets speak of four beetles. With the mosquitoes, which climb like beetles, it can be seven pieces high.

rules-sheet-ant-ways-title = Which ways may the ant go?
rules-sheet-ant-ways-text = One sheet forbids it, like every piece that slides, all spaces inside the hive. Only narrow gaps stop it: into an open bay it may walk. That it must keep to one direction, as others say, changes nothing.

rules-sheet-spider-words-title = What has the spider to do with the grasshopper?
rules-sheet-spider-words-text = An early Carbon sheet says that the spider touches a piece with every step, except the grasshopper. That is a misprint. It may walk along every piece.

rules-sheet-mosquito-stack-title = What does a mosquito copy beside a stack?
rules-sheet-mosquito-stack-text = Some sheets do not say, and two speak of special cases. It is always the top piece, and nothing under it.

rules-sheet-mosquito-kinds-title = Does the mosquito copy all its neighbours?
rules-sheet-mosquito-kinds-text = The Greek leaflet says all. You choose one kind for each move, and steps of two kinds are never mixed. What it touches at the start of the move decides.

rules-sheet-mosquito-pillbug-title = What does a mosquito do beside a pillbug?
rules-sheet-mosquito-pillbug-text = Only the Greek leaflet knows the pillbug. The mosquito may move like it or throw like it, beside a pillbug of either colour, but not when it has itself been thrown on the turn before.

rules-sheet-pass-title = What if you cannot do anything?
rules-sheet-pass-text = The Hebrew sheet does not say. You pass until something is possible again, and you may not pass otherwise.

rules-sheet-own-queen-title = What if you surround your own queen?
rules-sheet-own-queen-text = The Hebrew sheet only speaks of the attacker. Whoever owns the surrounded queen loses, whoever made the move.

rules-sheet-draw-title = When is the game a draw?
rules-sheet-draw-text = By the Hebrew sheet only when one move surrounds both queens. In Skep the players may also agree on a draw. To have no move is not a draw, although some sheets use the chess word for it.

rules-sheet-repetition-title = Is repetition a draw?
rules-sheet-repetition-text = The sheets do not say. In Skep it is not, unless you choose it before the game.
