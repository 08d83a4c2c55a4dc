### De lessen.

lesson-chapter-basics = Eerste stappen
lesson-chapter-bugs = De beestjes
lesson-chapter-hive = De korf
lesson-chapter-expansions = Nog drie beestjes
lesson-chapter-play = Goed spelen

lesson-more =
    { $count ->
        [one] Goed tot nu toe. Nog één te vinden.
       *[other] Goed tot nu toe. Nog { $count } te vinden.
    }
lesson-other-piece =
    { $color ->
        [white] Hier kijken we naar de witte stukken.
       *[black] Hier kijken we naar de zwarte stukken.
    }
lesson-can-move = { bug-subject } kan bewegen.
lesson-go-on =
    { $count ->
        [one] Goed. Nu nog één zet.
       *[other] Goed. Nog { $count } zetten.
    }

lesson-not-places = Dat kan, maar hier komt eerst de koningin.
lesson-not-enters = Dat kan, maar een andere plek was bedoeld.
lesson-not-wins = Dat kan, maar de koningin heeft nog een vrije kant.
lesson-not-draws = Dat kan, maar het omsingelt niet beide koninginnen.
lesson-not-pins = Dat kan, maar de zwarte mier kan nog bewegen.
lesson-not-covers = Dat kan, maar de zwarte koningin is nog niet bedekt.
lesson-not-silences = Dat kan, maar Wit heeft nog een zet.
lesson-not-throws = Dat kan, maar de zwarte mier is niet geworpen.
lesson-not-fills = Dat kan, maar de zwarte koningin heeft nog evenveel vrije kanten.
lesson-not-escapes = Dat kan, maar de witte koningin heeft niet meer ruimte dan eerst.
lesson-not-defends = Dat kan, maar Zwart kan met de volgende zet nog winnen.
lesson-not-line = Dat kan, maar er is iets sterkers. Neem de zet terug en kijk nog eens.

lesson-aim-title = Het doel
lesson-aim-text = Omsingel de andere koningin aan alle zes kanten, en je wint. Van wie de stukken om haar heen zijn, maakt niet uit. Houd je eigen koningin vrij.
lesson-aim-1-task = De zwarte koningin heeft nog één vrije kant. Breng daar een witte mier heen.
lesson-aim-1-hint = Raak een witte mier aan, dan de vrije plek naast de zwarte koningin.
lesson-aim-1-done = De ring is gesloten en Wit wint. De meeste stukken om de koningin zijn zwart, en ook die tellen.

lesson-table-title = De tafel en de eerste beurten
lesson-table-text = Er is geen bord. De stukken op tafel zijn het bord, en samen heten ze de korf. Wit begint, Zwart legt er een stuk naast, en dan om de beurt: een nieuw stuk leggen, of een stuk bewegen.
lesson-table-1-task = Je bent Wit. Leg je eerste stuk op tafel.
lesson-table-1-hint = Kies een stuk uit je hand, alles behalve de koningin, en raak de gemarkeerde plek aan.
lesson-table-1-done = Het begin van de korf. In het basisspel heb je elf stukken, en je hoeft ze niet allemaal te leggen.
lesson-table-2-task = Nu ben je Zwart. Leg een stuk naast het witte.
lesson-table-2-hint = Kies een stuk uit je hand. Elk van de zes kanten is goed.
lesson-table-2-done = Nu raken ze elkaar. Alleen deze ene keer mag een nieuw stuk de andere kleur raken.

lesson-placing-title = Een stuk leggen
lesson-placing-text = Een nieuw stuk moet je eigen kleur raken en mag de andere kleur niet raken. Eenmaal gelegd blijft het tot het einde in het spel.
lesson-placing-1-task = Raak elke plek aan waar een nieuwe witte mier heen mag.
lesson-placing-1-hint = Zoek vrije plekken naast de witte spin die niet naast de zwarte liggen.
lesson-placing-1-done = Goed, het zijn er { $count }. De andere plekken raken de zwarte spin.
lesson-placing-2-task = Er is een gat midden in de witte stukken. Leg er een stuk in.
lesson-placing-2-hint = Kies een stuk uit je hand, dan de plek met bijna overal wit eromheen.
lesson-placing-2-done = In dat gat kan niets schuiven, maar een nieuw stuk komt van boven.

lesson-queen-first-title = De koningin moet in het spel
lesson-queen-first-text = Leg je koningin in een van je eerste vier beurten. Tot ze op tafel ligt, mag geen van je stukken bewegen. Heb je haar in de vierde beurt nog in de hand, dan moet je haar leggen.
lesson-queen-first-1-task = Je mier wil graag lopen. Doe wat eerst moet.
lesson-queen-first-1-hint = Leg de witte koningin.
lesson-queen-first-1-done = Je koningin ligt op tafel, dus vanaf de volgende beurt mogen je stukken bewegen.
lesson-queen-first-2-task = Dit is je vierde beurt, en je hebt je koningin nog in de hand. Leg haar.
lesson-queen-first-2-hint = Kies de witte koningin. Elke plek die alleen wit raakt is goed.
lesson-queen-first-2-done = Net op tijd. Veel spelers leggen haar eerder.

lesson-queen-title = De bijenkoningin
lesson-queen-text = De koningin doet één stap per keer, langs de rand van de korf. Ze is langzaam, maar één stap op het juiste moment kan een hele aanval bederven.
lesson-queen-1-task = Raak elke plek aan waar de zwarte koningin kan komen.
lesson-queen-1-hint = Eén stap, naar een vrije plek vlak naast haar.
lesson-queen-1-done = Goed, het zijn er { $count }. Meer heeft ze er nooit.
lesson-queen-2-task = Zwart komt dicht bij de witte koningin. Breng haar naar een plek met meer vrije kanten.
lesson-queen-2-hint = Raak de witte koningin aan. Rechts kan ze eruit.
lesson-queen-2-done = Veel beter. Nu heeft ze weer ruimte.

lesson-beetle-title = De kever
lesson-beetle-text = Ook de kever doet één stap, en hij mag op andere stukken klimmen. Wat onder hem ligt kan niet bewegen. Bovenop loopt hij van stuk naar stuk, en hij kan weer omlaag.
lesson-beetle-1-task = Raak elke plek aan waar deze witte kever kan komen, op tafel en boven op andere.
lesson-beetle-1-hint = Hij kan over de tafel naar twee kanten, of op de mier of de spin klimmen.
lesson-beetle-1-done = Goed, het zijn er { $count }: twee op tafel en twee bovenop.
lesson-beetle-2-task = Zet de witte kever op de zwarte koningin.
lesson-beetle-2-hint = Hij staat vlak naast haar.
lesson-beetle-2-done = Nu kan de zwarte koningin niet bewegen tot de kever weggaat.
lesson-beetle-3-task = Een stapel heeft de kleur van het bovenste stuk. Hier zit een zwarte kever op een witte spin. Raak elke plek aan voor een nieuwe zwarte mier.
lesson-beetle-3-hint = Kijk rond de zwarte koningin en de stapel. Witte stukken mogen niet geraakt worden.
lesson-beetle-3-done = Goed, het zijn er { $count }. Ook naast de stapel mag Zwart leggen, want die telt nu als zwart.

lesson-grasshopper-title = De sprinkhaan
lesson-grasshopper-text = De sprinkhaan springt in een rechte lijn over een of meer stukken en landt op de eerste vrije plek. Hij moet ergens overheen springen, en springt nooit over een open plek.
lesson-grasshopper-1-task = Raak elke plek aan waar de zwarte sprinkhaan kan komen.
lesson-grasshopper-1-hint = Volg in elke richting de rij stukken tot het einde.
lesson-grasshopper-1-done = Goed, het zijn er { $count }. Een plek voorbij een open plek is onbereikbaar.
lesson-grasshopper-2-task = Spring in het gat in het midden.
lesson-grasshopper-2-hint = Raak de witte sprinkhaan aan. Eén rij leidt recht het gat in.
lesson-grasshopper-2-done = Daar kan niets in schuiven, maar de sprinkhaan komt van boven.

lesson-spider-title = De spin
lesson-spider-text = De spin loopt precies drie stappen rond de korf, niet meer en niet minder. Ze blijft de hele weg bij de korf en komt niet twee keer op dezelfde plek.
lesson-spider-1-task = Raak elke plek aan waar de zwarte spin kan komen.
lesson-spider-1-hint = Loop drie stappen naar elke kant. In een inham kan de spin de korf aan beide kanten volgen.
lesson-spider-1-done = Goed, het zijn er { $count }. Eén vrije plek vlak naast de spin is twee stappen verderop, dus daar kan ze niet stoppen.

lesson-ant-title = De mier
lesson-ant-text = De mier loopt rond de korf, zo ver als ze wil. Daarom is ze een van de sterkste stukken. Door een nauwe opening past ze niet.
lesson-ant-1-task = Raak elke plek aan waar de witte mier kan komen.
lesson-ant-1-hint = Helemaal rond de korf.
lesson-ant-1-done = Goed, het zijn er { $count }. Het gat in het midden is dicht voor de mier, want de ingang is te nauw.
lesson-ant-2-task = Deze korf heeft een open baai. Laat de mier er zo diep mogelijk in lopen.
lesson-ant-2-hint = De diepste plek ligt vlak onder de twee spinnen.
lesson-ant-2-done = De ingang van deze baai is wijd genoeg, dus de mier kan erin.

lesson-one-hive-title = Eén korf
lesson-one-hive-text = Alle stukken blijven altijd verbonden. Til in gedachten een stuk op: vallen de andere uiteen, dan mag het niet bewegen. Dat het ze aan het eind weer zou verbinden, helpt niet.
lesson-one-hive-1-task = Raak elk zwart stuk aan dat niet kan bewegen.
lesson-one-hive-1-hint = Welk zwart stuk verbindt de zwarte koningin met de rest?
lesson-one-hive-1-done = Goed. Zonder de mier zou de zwarte koningin losraken.
lesson-one-hive-2-task = Raak elk zwart stuk aan dat niet kan bewegen.
lesson-one-hive-2-hint = Wat zou er met de sprinkhaan gebeuren terwijl de koningin beweegt?
lesson-one-hive-2-done = Goed. Na één stap zou de koningin haar beide buren weer raken, maar onderweg zou de sprinkhaan alleen zijn.

lesson-gates-title = Ruimte om te bewegen
lesson-gates-text = Stukken schuiven, zoals op een echte tafel. Waar twee stukken maar een nauwe opening laten, kan niets erdoor. En een schuivend stuk blijft de hele weg de korf raken.
lesson-gates-1-task = Raak elke plek aan waar de zwarte koningin kan komen.
lesson-gates-1-hint = Ze moet de korf blijven raken terwijl ze schuift.
lesson-gates-1-done = Goed, het zijn er { $count }. Recht naar de witte spin zou ze het contact met de korf verliezen.
lesson-gates-2-task = Raak elke plek aan waar de zwarte koningin kan komen.
lesson-gates-2-hint = Is er ruimte om in het gat naast haar te schuiven?
lesson-gates-2-done = Goed, het zijn er { $count }. De opening naar het gat is te nauw.
lesson-gates-3-task = Raak elk wit stuk aan dat niet kan bewegen.
lesson-gates-3-hint = Eén zit opgesloten. Een ander houdt de korf bijeen.
lesson-gates-3-done = Goed. De koningin heeft een vrije kant, maar geen ruimte om eruit te schuiven. De sprinkhaan houdt de korf bijeen.

lesson-beetle-again-title = Meer over de kever
lesson-beetle-again-text = Op tafel schuift de kever als elk ander stuk, dus een nauwe opening houdt hem tegen. Van boven mag hij in een gat naast hem stappen. En kevers mogen op kevers staan, zelfs alle vier op één plek.
lesson-beetle-again-1-task = Laat de witte kever in het gat in het midden zakken.
lesson-beetle-again-1-hint = De kever zit op de witte koningin, vlak naast het gat.
lesson-beetle-again-1-done = In dat gat kan niets schuiven, maar de kever komt van boven.
lesson-beetle-again-2-task = Een zwarte kever zit op je koningin. Zet je kever erbovenop.
lesson-beetle-again-2-hint = Je kever staat vlak naast die stapel.
lesson-beetle-again-2-done = Nu kan de zwarte kever niet bewegen, en de plek telt als wit.
lesson-beetle-again-3-task = Raak elke plek aan waar deze witte kever kan komen.
lesson-beetle-again-3-hint = Op twee stukken kan hij klimmen. Is er ruimte om het gat in te schuiven?
lesson-beetle-again-3-done = Goed, het zijn er { $count }. Op tafel is de opening naar het gat ook voor de kever te nauw.

lesson-high-gates-title = Nauwe doorgangen in de hoogte
lesson-high-gates-text = Ook een klimmend stuk kan tegengehouden worden. Zijn twee stapels hoger dan de plek die het verlaat en de plek waar het heen gaat, dan kan het er niet tussendoor.
lesson-high-gates-1-task = Raak elke plek aan waar de kever op tafel kan komen.
lesson-high-gates-1-hint = Hij kan op de twee stapels klimmen, maar wat ligt ertussen?
lesson-high-gates-1-done = Goed, het zijn er { $count }. Op de sprinkhaan tussen de twee stapels kan hij niet klimmen.
lesson-high-gates-2-task = Raak elke plek aan waar de kever op de sprinkhaan kan komen.
lesson-high-gates-2-hint = Eén stap, omhoog of omlaag. Zoek de plek tussen twee stapels.
lesson-high-gates-2-done = Goed, het zijn er { $count }. Tussen de twee stapels kan hij niet omlaag.

lesson-no-move-title = Als je niets kunt doen
lesson-no-move-text = Kun je geen stuk leggen en geen stuk bewegen, dan pas je, tot er weer iets kan. Is er een zet, dan moet je die doen.
lesson-no-move-1-task = Je bent Zwart. Laat Wit geen enkele zet.
lesson-no-move-1-hint = Wat als je kever op de witte koningin zat?
lesson-no-move-1-done = Wit moet passen. De koningin is bedekt, de spin houdt de korf bijeen, en elke plek voor een nieuw stuk raakt zwart.

lesson-the-end-title = Het einde
lesson-the-end-text = De partij eindigt als een koningin omsingeld is. Haar eigenaar verliest, ook als het zijn eigen zet was. Omsingelt één zet beide koninginnen, dan is het remise; dat mogen spelers ook afspreken.
lesson-the-end-1-task = Wit kan nu winnen. Vind de zet.
lesson-the-end-1-hint = De zwarte koningin heeft één vrije kant. Welk wit stuk kan daar komen?
lesson-the-end-1-done = De zwarte koningin is omsingeld, en Wit wint.
lesson-the-end-2-task = Elke koningin heeft één vrije kant, en het is dezelfde plek. Bezet die.
lesson-the-end-2-hint = Alleen een sprong leidt erheen.
lesson-the-end-2-done = Beide koninginnen zijn tegelijk omsingeld. Remise.

lesson-mosquito-title = De mug
lesson-mosquito-text = De mug beweegt als een beestje dat ze aan het begin van haar beurt raakt, van welke kleur ook. Naast een stapel telt alleen het bovenste stuk. Van een andere mug leert ze niets.
lesson-mosquito-1-task = Deze mug raakt een kever en een spin. Raak elke plek aan waar ze kan komen.
lesson-mosquito-1-hint = Eén stap als de kever, of drie als de spin.
lesson-mosquito-1-done = Goed, het zijn er { $count }.
lesson-mosquito-2-task = Naast deze mug zit een kever op een mier. Raak elke plek aan waar de mug kan komen.
lesson-mosquito-2-hint = De mier is bedekt, dus alleen de kever telt.
lesson-mosquito-2-done = Goed, het zijn er { $count }. De mug beweegt als de kever bovenop.
lesson-mosquito-3-task = Raak elk wit stuk aan dat niet kan bewegen.
lesson-mosquito-3-hint = Wat raakt de witte mug?
lesson-mosquito-3-done = Goed. De witte mug raakt alleen een mug, dus er valt niets over te nemen.

lesson-ladybug-title = Het lieveheersbeestje
lesson-ladybug-text = Het lieveheersbeestje doet precies drie stappen: twee boven op de korf, dan één omlaag. Het blijft nooit boven, en het kan in gesloten gaten komen en er weer uit.
lesson-ladybug-1-task = Raak elke plek aan waar het lieveheersbeestje kan komen.
lesson-ladybug-1-hint = Op een buur, verder naar een ander stuk, en ernaast omlaag.
lesson-ladybug-1-done = Goed, het zijn er { $count }.

lesson-pillbug-title = De pissebed
lesson-pillbug-text = De pissebed doet één stap, zoals de koningin. Of ze werpt: ze tilt een stuk naast zich op, van welke kleur ook, en legt het aan een andere kant. Wat net bewoog kan niet geworpen worden, en een geworpen stuk rust één beurt.
lesson-pillbug-1-task = De pissebed kan haar eigen koningin werpen. Raak elke plek aan waar die kan komen.
lesson-pillbug-1-hint = De vrije kanten van de pissebed.
lesson-pillbug-1-done = Goed, het zijn er { $count }. De pissebed houdt de korf bijeen en kan niet bewegen, maar wel werpen.
lesson-pillbug-2-task = Werp de zwarte mier.
lesson-pillbug-2-hint = Raak de zwarte mier aan, dan een vrije kant van je pissebed.
lesson-pillbug-2-done = Zwart kan deze mier de volgende beurt niet gebruiken.
lesson-pillbug-3-task = Nu ben je Zwart, en je mier is net geworpen. Raak elk zwart stuk aan dat kan bewegen.
lesson-pillbug-3-hint = De mier rust. Wie is er nog vrij?
lesson-pillbug-3-done = Goed. De beurt daarna mag de mier weer bewegen.

lesson-mosquito-again-title = Meer over de mug
lesson-mosquito-again-text = Een mug die op de korf is geklommen blijft een kever tot ze weer beneden is. Elke beurt doet ze de stukken na die ze dan raakt. Naast een pissebed kan ze ook werpen.
lesson-mosquito-again-1-task = De mug zit op een kever. Raak elke plek aan waar ze kan komen.
lesson-mosquito-again-1-hint = Daarboven doet ze één stap als een kever, al raakt ze een mier.
lesson-mosquito-again-1-done = Goed, het zijn er { $count }. Haar buren doet ze weer na als ze op tafel is.
lesson-mosquito-again-2-task = De mug kwam hier als een mier. Nu raakt ze alleen sprinkhanen. Raak elke plek aan waar ze kan komen.
lesson-mosquito-again-2-hint = Nu springt ze, in een rechte lijn.
lesson-mosquito-again-2-done = Goed, het zijn er { $count }. Wat ze de beurt ervoor nadeed telt niet meer.
lesson-mosquito-again-3-task = Je mug raakt een zwarte pissebed. Werp de zwarte mier.
lesson-mosquito-again-3-hint = Raak de zwarte mier aan, dan een vrije kant van je mug.
lesson-mosquito-again-3-done = De mug heeft geworpen als een pissebed, al houdt ze de korf bijeen en kan ze zelf niet bewegen.

lesson-opening-title = De toernooiopening
lesson-opening-text = Op toernooien begint niemand met de koningin, en zo speelt ook Skep als je niets anders kiest. Velen leggen haar in de tweede beurt, zodat hun stukken vroeg kunnen bewegen.
lesson-opening-1-task = Leg je eerste stuk: elk behalve de koningin.
lesson-opening-1-hint = Een sprinkhaan of een spin is een goed begin. Bewaar je mieren voor later.
lesson-opening-1-done = Een rustig begin.
lesson-opening-2-task = Dit is je tweede beurt. Breng je koningin in het spel.
lesson-opening-2-hint = Kies de witte koningin en een plek naast je eerste stuk.
lesson-opening-2-done = Vanaf de volgende beurt kunnen je stukken bewegen.

lesson-pins-title = Vastzetten
lesson-pins-text = Een stuk dat de korf bijeenhoudt kan niet bewegen. Zo kun je een sterk stuk vastzetten met een zwakker: leg het jouwe aan de buitenkant ervan, waar het verder niets raakt.
lesson-pins-1-task = Zet de zwarte mier vast.
lesson-pins-1-hint = Je mier kan naar de buitenkant van de zwarte mier lopen.
lesson-pins-1-done = Nu kan de zwarte mier niet bewegen: zonder haar zou jouw mier losraken.
lesson-pins-2-task = Zet de zwarte mier vast met een zwakker stuk dan een mier.
lesson-pins-2-hint = Een van je spinnen kan naar haar buitenkant lopen.
lesson-pins-2-done = Een spin voor een mier: een goede ruil.

lesson-filling-title = De koningin insluiten
lesson-filling-text = Tel de vrije kanten van beide koninginnen en breng stukken naar de zwarte. Een kever boven op haar houdt haar vast. Bovendien telt haar plek dan als die van jou, dus je mag er nieuwe stukken naast leggen.
lesson-filling-1-task = Neem de zwarte koningin een vrije kant af.
lesson-filling-1-hint = Je mier kan naar haar toe lopen.
lesson-filling-1-done = Eén kant minder.
lesson-filling-2-task = Nog eens dezelfde stelling. Zet nu een kever op de zwarte koningin.
lesson-filling-2-hint = Je beide kevers staan naast haar.
lesson-filling-2-done = Ze kan niet meer weg, en haar plek telt als wit.

lesson-tempo-title = Tempo
lesson-tempo-text = Dreig zo dat de ander moet antwoorden, dan bepaal jij waar de partij heen gaat. Maar kijk eerst naar je eigen koningin: dreigt Zwart te winnen, voorkom dat dan voor alles.
lesson-tempo-1-task = Wit kan in twee zetten winnen, wat Zwart ook doet. Doe de eerste.
lesson-tempo-1-hint = Eerst de mier, zodat er één kant vrij is. Dan stapt de kever omlaag.
lesson-tempo-1-done = De kever stapt op de laatste vrije kant, en Wit wint. Van boven op de koningin kon niemand hem tegenhouden.
lesson-tempo-2-task = Zwart dreigt naar de laatste vrije kant van je koningin te springen. Voorkom dat.
lesson-tempo-2-hint = Zet de zwarte sprinkhaan vast.
lesson-tempo-2-done = Nu houdt de sprinkhaan de korf bijeen, dus hij kan niet springen.

lesson-first-game-title = Je eerste partij
lesson-first-game-text = Speel nu een hele partij tegen ons vriendelijkste niveau. Elke beurt is er een advies. Je mag zetten terugnemen zo vaak je wilt.
lesson-first-game-1-task = Je bent Wit. Omsingel de zwarte koningin.
lesson-first-game-1-hint = Breng vroeg je koningin in het spel, dan je mieren, en tel de vrije kanten van beide koninginnen.
lesson-first-game-1-done = Je hebt je eerste partij gewonnen. Goed gespeeld!
lesson-game-lost = Deze keer was Zwart sneller. Nu weet je hoe een partij gaat; speel er nog een.
lesson-game-drawn = Beide koninginnen werden tegelijk omsingeld: remise, en dat is zeldzaam. Goed gespeeld!

advice-first = Begin met een sprinkhaan of een spin, en bewaar je mieren voor later.
advice-queen = Breng nu je koningin in het spel, zodat je stukken kunnen bewegen.
advice-queen-due = Je koningin moet nu in het spel. Kies een plek met veel vrije kanten.
advice-wait = Zwart denkt na.
advice-pass = Je kunt deze beurt niets doen, dus je past.
advice-win = Met deze zet kun je winnen! Kijk naar de laatste vrije kant van de zwarte koningin.
advice-danger =
    { $count ->
        [one] Pas op: je koningin heeft nog maar één vrije kant. Beweeg haar, of haal een stuk bij haar weg.
       *[other] Pas op: je koningin heeft nog maar { $count } vrije kanten. Maak ruimte voor haar.
    }
advice-ant = Breng een mier in het spel. Die kan naar elke kant van de zwarte koningin.
advice-fill =
    { $count ->
        [one] De zwarte koningin heeft nog één vrije kant. Vind een stuk dat daar snel kan komen.
       *[other] De zwarte koningin heeft { $count } vrije kanten. Breng een stuk naar haar toe.
    }
advice-build = Leg nog een stuk, of breng er een dichter bij de zwarte koningin.
