### De tien niveaus: dieren van de wei, de zwakste eerst.

level-1-name = Rups
level-1-character = Heeft net de regels geleerd, legt graag nieuwe stukken en kijkt nauwelijks naar die van jou.

level-2-name = Slak
level-2-character = Kruipt naar je koningin, vergeet die van zichzelf en kruipt soms langs de winst.

level-3-name = Mot
level-3-character = Vliegt op je koningin af als op een lamp en pakt elke winst in één zet.

level-4-name = Hommel
level-4-character = Goedmoedig en ijverig: vraagt zich af wat je antwoordt, en raadt een deel daarvan.

level-5-name = Krekel
level-5-character = Levendig en alert rond de koninginnen, maar verrast door lange wegen en verre sprongen.

level-6-name = Vuurvliegje
level-6-character = Verlicht bijna het hele veld; wat aan de donkere rand gebeurt, ontgaat het soms.

level-7-name = Libel
level-7-character = Ziet elke dreiging tegen de eigen koningin en wacht tot jij er een mist.

level-8-name = Hoornaar
level-8-character = Bereidt de aanval zetten lang voor en steekt als je stukken vastzitten.

level-9-name = Bidsprinkhaan
level-9-character = Geduldig, precies en moeilijk te verrassen: ziet bijna niets over het hoofd.

level-10-name = Uil
level-10-character = Overziet de hele wei en denkt zo lang als jij het toelaat: op volle kracht.
