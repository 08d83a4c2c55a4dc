rules-sheets-title = Als je gedrukte blad iets anders zegt
rules-sheets-text = De gedrukte bladen zijn het niet in alles eens, en sommige laten iets weg. Zo speelt Skep, net als op toernooien en in andere programma’s.
rules-sheets-setting = Instelling: { $setting }

rules-sheet-turns-title = Wie begint, en wat is een beurt?
rules-sheet-turns-text = Geen blad zegt welke kleur begint. Bij Skep is dat Wit. In elke beurt doe je één ding: een stuk dat je net hebt gelegd beweegt op zijn vroegst in je volgende beurt.

rules-sheet-queen-opens-title = Mag de koningin eerst?
rules-sheet-queen-opens-text = Volgens de gedrukte bladen wel. Op toernooien mag niemand met de koningin beginnen, en zo speelt Skep tenzij je anders kiest.

rules-sheet-how-many-title = Hoeveel stukken zijn er?
rules-sheet-how-many-text = Sommige bladen noemen elf stukken voor ieder, andere dertien. Dat zijn verschillende uitgaven. Bij Skep kies je welke beestjes meedoen.

rules-sheet-touching-title = Wat moet een nieuw stuk raken?
rules-sheet-touching-text = Sommige bladen zeggen alleen dat het de andere kleur niet mag raken, andere alleen dat het je eigen kleur moet raken. Beide regels gelden, ook voor de mug, al zeggen twee bladen het er niet bij.

rules-sheet-hole-title = Mag een stuk in een gat?
rules-sheet-hole-text = Ja. Een nieuw stuk mag een gat vullen als het alleen je eigen kleur raakt. Het Duitse blad zegt dat muggen van buiten komen; dat betekent uit de hand. Een kever komt met een zet in een gat, van boven.

rules-sheet-contact-title = Wie moet in contact met de korf blijven?
rules-sheet-contact-text = De bladen zeggen het van de spin, en sommige van de koningin. Het geldt voor elk stuk dat schuift, bij elke stap.

rules-sheet-beetle-gates-title = Houdt een nauwe opening de kever tegen?
rules-sheet-beetle-gates-text = De bladen noemen de kever een uitzondering. Dat klopt als hij klimt of omlaag stapt. Op tafel houdt een nauwe opening hem tegen, en hogerop doen twee hoge stapels dat.

rules-sheet-ladybug-gates-title = Houdt een nauwe opening het lieveheersbeestje tegen?
rules-sheet-ladybug-gates-text = De bladen zeggen het niet. Het klimt over losse stukken, maar kan net als een kever niet tussen twee stapels door die hoger zijn dan de plek die het verlaat en de plek waar het heen gaat.

rules-sheet-beetle-stops-title = Houdt alleen een kever een kever tegen?
rules-sheet-beetle-stops-text = De bladen zeggen het, maar het klopt alleen voor een kever boven op de korf. Ook een mug op hem houdt hem tegen, net als een nauwe opening en op tafel de regel van één korf.

rules-sheet-stack-title = Hoe hoog kan een stapel worden?
rules-sheet-stack-text = De bladen spreken van vier kevers. Met de muggen, die klimmen als kevers, kan hij zeven stukken hoog zijn.

rules-sheet-ant-ways-title = Waar mag de mier lopen?
rules-sheet-ant-ways-text = Eén blad verbiedt haar, zoals elk stuk dat schuift, alle ruimte binnen de korf. Alleen nauwe openingen houden haar tegen: een open baai mag ze in. Dat ze één richting moet houden, zoals andere zeggen, verandert niets.

rules-sheet-spider-words-title = Wat heeft de spin met de sprinkhaan te maken?
rules-sheet-spider-words-text = Een vroeg Carbon-blad zegt dat de spin bij elke stap een stuk raakt, behalve de sprinkhaan. Dat is een drukfout. Ze mag langs elk stuk lopen.

rules-sheet-mosquito-stack-title = Wat doet een mug na naast een stapel?
rules-sheet-mosquito-stack-text = Sommige bladen zeggen het niet, en twee spreken van bijzondere gevallen. Het is altijd het bovenste stuk, en niets daaronder.

rules-sheet-mosquito-kinds-title = Doet de mug al haar buren na?
rules-sheet-mosquito-kinds-text = Het Griekse blad zegt alle. Voor elke zet kies je één soort, en stappen van twee soorten worden nooit gemengd. Wat ze aan het begin van de zet raakt, beslist.

rules-sheet-mosquito-pillbug-title = Wat doet een mug naast een pissebed?
rules-sheet-mosquito-pillbug-text = Alleen het Griekse blad kent de pissebed. Naast een pissebed van welke kleur ook mag de mug lopen of werpen als een pissebed, maar niet als ze zelf in de beurt ervoor geworpen is.

rules-sheet-pass-title = Wat als je niets kunt doen?
rules-sheet-pass-text = Het Hebreeuwse blad zegt het niet. Je past tot er weer iets kan, en anders mag je niet passen.

rules-sheet-own-queen-title = Wat als je je eigen koningin omsingelt?
rules-sheet-own-queen-text = Het Hebreeuwse blad spreekt alleen van de aanvaller. Wie de omsingelde koningin bezit verliest, wie de zet ook deed.

rules-sheet-draw-title = Wanneer is het remise?
rules-sheet-draw-text = Volgens het Hebreeuwse blad alleen als één zet beide koninginnen omsingelt. Bij Skep mogen de spelers ook remise afspreken. Geen zet hebben is geen remise, al gebruiken sommige bladen er het schaakwoord voor.

rules-sheet-repetition-title = Is herhaling remise?
rules-sheet-repetition-text = De bladen zeggen het niet. Bij Skep niet, tenzij je het voor de partij kiest.
