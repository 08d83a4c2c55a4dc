analysis = Analyse
analyse = Analyseren
analysis-chances = Kansen
analysis-even = De kansen zijn gelijk.
analysis-better =
    { $color ->
        [white] Wit staat iets beter.
       *[black] Zwart staat iets beter.
    }
analysis-clearly-better =
    { $color ->
        [white] Wit staat duidelijk beter.
       *[black] Zwart staat duidelijk beter.
    }
analysis-winning =
    { $color ->
        [white] Wit staat gewonnen.
       *[black] Zwart staat gewonnen.
    }
analysis-wins-in =
    { $color ->
        [white] Wit kan de winst afdwingen. Zetten: { $moves }.
       *[black] Zwart kan de winst afdwingen. Zetten: { $moves }.
    }
analysis-depth = Diepte { $depth }
analysis-speed = Stellingen per seconde: { $speed }
analysis-deeper = Dieper zoeken
analysis-stop = Stoppen
analysis-lines = Lijnen
analysis-to-game = Terug naar de partij
analysis-not-now = Een partij tegen iemand anders kan worden geanalyseerd als ze afgelopen is.
analysis-unavailable = Het analyseprogramma kon in deze browser niet worden geladen.
analysis-variation = Zijvariant
analysis-threat = Dreiging
analysis-threat-means = Wat zou de tegenstander doen als er gepast werd?
analysis-tools = Bewerken
analysis-notes = Commentaar en tekens
analysis-draw = Pijlen en markeringen
analysis-promote = Deze variant vooraan zetten
analysis-delete = Vanaf hier verwijderen
analysis-undo = Ongedaan maken
analysis-comment = Commentaar
analysis-signs = Tekens
analysis-sign-1 = Goede zet
analysis-sign-2 = Fout
analysis-sign-3 = Briljante zet
analysis-sign-4 = Blunder
analysis-sign-5 = Interessante zet
analysis-sign-6 = Twijfelachtige zet
analysis-address = Een adres om te sturen
analysis-address-means = Zetten, varianten en commentaar worden op de server bewaard zoals ze nu zijn. Iedereen met het adres ziet ze.
analysis-address-expires = Alles wordt gewist als niemand het lange tijd opent.
analysis-make-address = Adres maken
analysis-copy-pgn = Kopiëren als PGN
play-from-here = Vanaf hier spelen
game-from-position = Vanaf een gekozen stelling

setup = Een stelling opzetten
setup-leave = Terug naar de analyse
setup-to-move = Aan zet
setup-turn =
    { $color ->
        [white] Wit
       *[black] Zwart
    }
setup-just-moved = Net verplaatst
setup-nobody = Geen stuk
setup-remove = Weghalen
setup-clear = Tafel leegmaken
setup-possible = Een partij kan in deze stelling komen.
setup-fault-cannot_climb = Alleen kevers en muggen kunnen op andere stukken liggen. Hier: { $pieces }.
setup-fault-two_hives = Deze stukken liggen los van de korf: { $pieces }.
setup-fault-too_early = Er zijn meer stukken in het spel dan er beurten zijn geweest.
setup-fault-no_first_piece =
    { $color ->
        [white] Wit is al aan de beurt geweest en heeft geen stuk in het spel.
       *[black] Zwart is al aan de beurt geweest en heeft geen stuk in het spel.
    }
setup-fault-queen_due =
    { $color ->
        [white] De witte koningin ontbreekt: ze komt uiterlijk in de vierde beurt in het spel.
       *[black] De zwarte koningin ontbreekt: ze komt uiterlijk in de vierde beurt in het spel.
    }
setup-fault-queen_first_turn = De koningin mag niet het eerste stuk van een speler zijn. Hier: { $pieces }.
setup-fault-queen_not_placed = Geen stuk kan geklommen zijn voordat zijn koningin in het spel was. Hier: { $pieces }.
setup-fault-just_moved_not_in_play = Het stuk dat net is verplaatst, is niet in het spel.
setup-fault-just_moved_covered = Het stuk dat net is verplaatst, ligt onder een ander.
setup-fault-just_moved_not_thrown = Een stuk van wie aan zet is, kan daar alleen heen geworpen zijn, en er is geen pissebed in de buurt.
