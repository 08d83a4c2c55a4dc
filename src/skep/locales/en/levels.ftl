### The ten levels of our own engine: a name for each, and a sentence about how it plays.
###
### They are animals of the meadow, the weakest first. Short names; the sentence is honest and kind.

level-1-name = Caterpillar
level-1-character = Has just learned the rules, loves to bring out new pieces, and hardly looks at yours.

level-2-name = Snail
level-2-character = Creeps towards your queen, forgets its own, and may crawl past a win.

level-3-name = Moth
level-3-character = Flies at your queen as at a lamp, and takes every win that is one move away.

level-4-name = Bumblebee
level-4-character = Good-natured and busy: wonders what you might answer, and thinks of some of it.

level-5-name = Cricket
level-5-character = Lively and alert near the queens, but surprised by long walks and far jumps.

level-6-name = Firefly
level-6-character = Lights up most of the board; what happens at its dark edge is missed now and then.

level-7-name = Dragonfly
level-7-character = Has an eye for every threat to its queen, and waits for you to miss one to yours.

level-8-name = Hornet
level-8-character = Prepares an attack several moves ahead, and stings when your pieces are pinned.

level-9-name = Mantis
level-9-character = Patient, exact and hard to surprise: it overlooks next to nothing.

level-10-name = Owl
level-10-character = Sees the whole meadow, and thinks for as long as you let it: full strength.
