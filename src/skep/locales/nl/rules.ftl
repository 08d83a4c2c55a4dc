### De regels, om te lezen en te printen.

rules-title = De regels van Hive
rules-lead = Twee spelers, één korf, geen bord. Een partij duurt een kwartier.
rules-trademark = Hive is een merk van Gen42 Games. Skep is niet aan dat bedrijf verbonden.
# The link above the title, which leads back to the lessons.
rules-back = Alle lessen

rules-legend = In de figuren is ‘o’ een plek waar het stuk heen mag, en ‘x’ een waar het niet heen mag. De namen zijn die van de stukken: w wit, b zwart, dan Q koningin, B kever, G sprinkhaan, S spin, A mier, M mug, L lieveheersbeestje, P pissebed.

rules-aim-title = Het doel
rules-aim-text =
    Omsingel de koningin van de andere speler aan alle zes kanten, en houd die van jou vrij. Van wie de stukken rond een koningin zijn, maakt niet uit.

rules-pieces-title = De stukken
rules-pieces-text =
    De ene speler heeft de witte stukken, de andere dezelfde in zwart. Ze liggen allemaal open voor hun eigenaar: dat is de hand.

    De mug, het lieveheersbeestje en de pissebed zijn extra. Spreek voor de partij af welke meedoen.

    In het basisspel heeft ieder elf stukken. De Carbon-uitgave heeft ook het lieveheersbeestje en de mug, dat maakt dertien, en met de pissebed zijn het er veertien. Elk van de drie kan er ook alleen bij.
rules-pieces-line = { bug-title }: { $count }

rules-turns-title = Om de beurt
rules-turns-text =
    Wit begint en legt een stuk op tafel. Zwart legt er een stuk naast, aan een kant naar keuze. Daarna gaat het om de beurt.

    In je beurt doe je één ding: een nieuw stuk leggen, of een stuk op tafel bewegen. De stukken op tafel zijn de korf. Een ander bord is er niet.

rules-placing-title = Een stuk leggen
rules-placing-text =
    Een nieuw stuk moet minstens één stuk van je eigen kleur raken, en geen van de andere. Alleen het eerste stuk van Zwart is een uitzondering. Een stapel heeft de kleur van het bovenste stuk.

    Een nieuw stuk komt van boven, dus het mag ook een gat vullen waar niets in zou kunnen schuiven. Het blijft tot het einde op tafel. Je hoeft niet al je stukken te leggen.

rules-queen-first-title = De koningin moet in het spel
rules-queen-first-text =
    Na je vierde beurt moet je koningin op tafel liggen. Heb je haar nog in de hand als die beurt begint, dan mag je alleen haar leggen.

    Tot je koningin op tafel ligt, mag je alleen stukken leggen. Geen van jouw stukken mag bewegen.

rules-moving-title = Een stuk bewegen
rules-moving-text =
    Elk beestje beweegt op zijn eigen manier. Een stuk mag naast elk ander stuk eindigen, van welke kleur ook. Alleen het bovenste stuk van een stapel kan bewegen, en er gaat nooit iets van tafel.

    Elke zet houdt zich aan twee regels: de korf blijft één geheel, en er moet ruimte zijn om te bewegen.

rules-one-hive-title = Eén korf
rules-one-hive-text =
    Alle stukken op tafel blijven verbonden, ook terwijl er een onderweg is. Til het stuk op: hangen de andere niet meer aan elkaar, dan mag het niet bewegen, ook als het ze aan het eind weer zou verbinden. Een stuk dat op een ander ligt is in dit opzicht altijd vrij.

rules-room-title = Ruimte om te bewegen
rules-room-text =
    Over de tafel schuiven de stukken. Door een te nauwe opening tussen twee stukken past er geen, niet een gat in en niet een gat uit.

    Bij elke stap over de tafel blijft het stuk de korf raken. Het gaat niet over open ruimte.

rules-bugs-title = De beestjes

rules-queen-text = De koningin doet één stap langs de rand van de korf.

rules-beetle-text =
    De kever doet één stap. Hij mag ook op een ander stuk klimmen, daar van stuk naar stuk lopen en weer omlaag komen, ook in een gat. Wat onder hem ligt kan niet bewegen, en de plek telt als zijn kleur. Kevers mogen op kevers staan.

    Hij wordt gelegd als elk ander stuk, nooit bovenop.

    Op tafel schuift hij, en daar houdt een nauwe opening hem tegen. Alle vier de kevers mogen op één plek staan.

rules-grasshopper-text = De sprinkhaan springt in een rechte lijn over een of meer stukken en landt op de eerste vrije plek. Hij moet over minstens één stuk springen en kan niet over een open plek heen. Een gat in en een gat uit springen mag.

rules-spider-text = De spin loopt precies drie stappen langs de rand van de korf. In één zet komt ze niet twee keer op dezelfde plek.

rules-ant-text =
    De mier loopt langs de rand van de korf, zoveel stappen als ze wil.

    Een baai met een opening die wijd genoeg is mag ze in, een gesloten gat niet.

rules-expansions-title = Nog drie beestjes

rules-mosquito-text =
    De mug beweegt als een beestje dat ze aan het begin van haar zet raakt, van welke kleur ook. Raakt ze meer soorten, dan kies je er een. Naast een stapel telt alleen het bovenste stuk.

    Raakt ze alleen een mug, dan kan ze niet bewegen. Boven op andere stukken beweegt ze als een kever tot ze weer beneden is.

    In haar volgende beurt doet ze de stukken na die ze dan raakt.

rules-ladybug-text = Het lieveheersbeestje doet precies drie stappen: de korf op, naar een ander stuk, en omlaag naar een vrije plek. Het loopt niet over de tafel en blijft nooit boven.

rules-pillbug-text =
    De pissebed doet één stap langs de rand van de korf, zoals de koningin. In plaats daarvan mag ze een stuk werpen dat alleen naast haar ligt, van welke kleur ook: de pissebed op, en omlaag aan een andere vrije kant van de pissebed. Dat mag ook als ze zelf niet kan bewegen. Een mug op tafel die een pissebed raakt mag ook werpen.

    Een stuk dat de beurt ervoor bewoog kan niet geworpen worden en niet werpen. Een geworpen stuk rust de volgende beurt. Ook hier moet de korf verbonden blijven.

rules-high-gates-title = Nauwe doorgangen in de hoogte
rules-high-gates-text =
    Ook boven de tafel is ruimte nodig. Een stuk dat klimt of geworpen wordt kan niet tussen twee stapels door als beide hoger zijn dan de plek die het verlaat en de plek waar het heen gaat. Alleen de sprinkhaan heeft daar geen last van.

rules-no-move-title = Als je niets kunt doen
rules-no-move-text =
    Kun je geen stuk leggen en geen stuk bewegen, dan pas je, tot er weer iets mogelijk is. Is er iets mogelijk, dan mag je niet passen.

rules-end-title = Het einde van de partij
rules-end-text =
    De partij is afgelopen als een koningin aan alle zes kanten omsingeld is. Haar eigenaar heeft verloren, wie de laatste zet ook deed. Ook een koningin onder een kever telt.

    Omsingelt één zet beide koninginnen, dan is het remise. De spelers mogen ook remise afspreken. Spreken ze het voor de partij af, dan is het ook remise als dezelfde stelling voor de derde keer voorkomt.

rules-opening-title = De opening op toernooien
rules-opening-text = Op toernooien mag niemand met de koningin beginnen. Zo speelt ook Skep, tenzij je de regel van de gedrukte bladen kiest, waarbij elk stuk het eerste mag zijn.

rules-figure-aim-1 = De zwarte koningin is omsingeld: Wit heeft gewonnen.
rules-figure-placing-1 = Een nieuw wit stuk mag naar { $count } plekken. De andere raken zwart.
rules-figure-one-hive-1 = De zwarte mier mag niet bewegen: de korf zou uiteenvallen.
rules-figure-one-hive-2 = De zwarte koningin mag niet bewegen: onderweg zou de sprinkhaan alleen zijn.
rules-figure-gates-1 = De zwarte koningin mag naar { $count } plekken schuiven. Op weg naar het kruis zou ze het contact met de korf verliezen.
rules-figure-gates-2 = De zwarte koningin kan niet het gat in schuiven: de opening is te nauw.
rules-figure-gates-3 = De witte koningin zit opgesloten, al is één kant vrij. De sprinkhaan houdt de korf bijeen.
rules-figure-queen-1 = De zwarte koningin kan naar { $count } plekken.
rules-figure-beetle-1 = De witte kever kan naar { $count } plekken, waarvan twee bovenop.
rules-figure-beetle-3 = Een zwarte kever zit op een witte spin. Zwart mag ernaast leggen: { $count } plekken.
rules-figure-grasshopper-1 = De zwarte sprinkhaan kan naar { $count } plekken. Het kruis ligt voorbij een open plek.
rules-figure-grasshopper-2 = De witte sprinkhaan is in een gat gesprongen.
rules-figure-spider-1 = De zwarte spin kan naar { $count } plekken. Het kruis is twee stappen verderop.
rules-figure-ant-1 = De witte mier kan naar { $count } plekken. Het gat in het midden is voor haar dicht.
rules-figure-mosquito-1 = De mug raakt een kever en een spin: { $count } plekken.
rules-figure-ladybug-1 = Het lieveheersbeestje kan naar { $count } plekken.
rules-figure-pillbug-2 = De witte pissebed heeft de zwarte mier geworpen.
rules-figure-high-gates-1 = De kever rechts kan naar { $count } plekken, maar niet naar de sprinkhaan tussen de twee stapels.
rules-figure-no-move-1 = Wit moet passen: er valt niets te leggen en niets te bewegen.
rules-figure-the-end-2 = Eén sprong omsingelt beide koninginnen: remise.
rules-figure-table-2 = Zwart legt het eerste stuk naast dat van Wit, aan welke kant ook.
rules-figure-placing-2 = Wit heeft een stuk in een gat gelegd.
rules-figure-queen-first-2 = De koningin komt uiterlijk in de vierde beurt in het spel.
rules-figure-ant-2 = De mier is een open baai in gelopen.
rules-figure-beetle-again-1 = De witte kever is in het gat gezakt.
rules-figure-beetle-again-2 = De witte kever staat op een zwarte, en die op de witte koningin.
rules-figure-beetle-again-3 = De witte kever kan naar { $count } plekken, maar hij kan niet het gat in schuiven.
rules-figure-mosquito-2 = Alleen de kever bovenop telt, niet de mier eronder: { $count } plekken.
rules-figure-mosquito-again-1 = Op een kever beweegt de mug als een kever: { $count } plekken.
rules-figure-mosquito-again-2 = De mug raakt alleen sprinkhanen, dus ze springt: { $count } plekken.
rules-figure-mosquito-again-3 = De witte mug naast de zwarte pissebed heeft de zwarte mier geworpen.
rules-figure-ladybug-gate = Tussen de twee stapels kan het lieveheersbeestje niet op de koningin klimmen: { $count } plekken.
rules-figure-opening-2 = Wit brengt de koningin in de tweede beurt in het spel.
rules-figure-stack = Zeven stukken op één plek: een spin, vier kevers en twee muggen.
rules-figure-own-queen = Wit heeft de eigen koningin omsingeld: Zwart heeft gewonnen.
rules-figure-repetition = De witte koningin gaat heen en weer, en de stelling komt terug.
rules-figure-editions = Lieveheersbeestje, mug en pissebed: niet elke uitgave heeft ze.

rules-signs-title = Hoe je de figuren leest
rules-sign-target = Hier mag het stuk heen.
rules-sign-climb = Hier mag het stuk op klimmen.
rules-sign-cross = Hier mag het stuk niet heen.
rules-sign-chosen = Om dit stuk gaat het.
rules-sign-stuck = Dit stuk kan niet bewegen.
rules-sign-moved = Dit stuk is verplaatst, van de lege omtrek langs de lijn.
rules-contents = Inhoud
