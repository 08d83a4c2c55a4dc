### Gli insetti, i due colori e il nome di un pezzo.

color-name =
    { $color ->
        [white] Il Bianco
       *[black] Il Nero
    }

bug-title =
    { $bug ->
        [queen] Ape regina
        [beetle] Scarafaggio
        [grasshopper] Cavalletta
        [spider] Ragno
        [ant] Formica
        [mosquito] Zanzara
        [ladybug] Coccinella
       *[pillbug] Onisco
    }

bug-subject =
    { $bug ->
        [queen] La regina
        [beetle] Lo scarafaggio
        [grasshopper] La cavalletta
        [spider] Il ragno
        [ant] La formica
        [mosquito] La zanzara
        [ladybug] La coccinella
       *[pillbug] L’onisco
    }

piece-name =
    { $bug ->
        [queen] { $color ->
            [white] regina bianca
           *[black] regina nera
        }
        [beetle] { $color ->
            [white] scarafaggio bianco { $number }
           *[black] scarafaggio nero { $number }
        }
        [grasshopper] { $color ->
            [white] cavalletta bianca { $number }
           *[black] cavalletta nera { $number }
        }
        [spider] { $color ->
            [white] ragno bianco { $number }
           *[black] ragno nero { $number }
        }
        [ant] { $color ->
            [white] formica bianca { $number }
           *[black] formica nera { $number }
        }
        [mosquito] { $color ->
            [white] zanzara bianca
           *[black] zanzara nera
        }
        [ladybug] { $color ->
            [white] coccinella bianca
           *[black] coccinella nera
        }
       *[pillbug] { $color ->
            [white] onisco bianco
           *[black] onisco nero
        }
    }
