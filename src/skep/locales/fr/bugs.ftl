### Les insectes, les deux couleurs, et le nom d'une pièce.

color-name =
    { $color ->
        [white] Les Blancs
       *[black] Les Noirs
    }

bug-title =
    { $bug ->
        [queen] Reine des abeilles
        [beetle] Scarabée
        [grasshopper] Sauterelle
        [spider] Araignée
        [ant] Fourmi
        [mosquito] Moustique
        [ladybug] Coccinelle
       *[pillbug] Cloporte
    }

bug-subject =
    { $bug ->
        [queen] La reine
        [beetle] Le scarabée
        [grasshopper] La sauterelle
        [spider] L’araignée
        [ant] La fourmi
        [mosquito] Le moustique
        [ladybug] La coccinelle
       *[pillbug] Le cloporte
    }

piece-name =
    { $bug ->
        [queen] { $color ->
            [white] reine blanche
           *[black] reine noire
        }
        [beetle] { $color ->
            [white] scarabée blanc { $number }
           *[black] scarabée noir { $number }
        }
        [grasshopper] { $color ->
            [white] sauterelle blanche { $number }
           *[black] sauterelle noire { $number }
        }
        [spider] { $color ->
            [white] araignée blanche { $number }
           *[black] araignée noire { $number }
        }
        [ant] { $color ->
            [white] fourmi blanche { $number }
           *[black] fourmi noire { $number }
        }
        [mosquito] { $color ->
            [white] moustique blanc
           *[black] moustique noir
        }
        [ladybug] { $color ->
            [white] coccinelle blanche
           *[black] coccinelle noire
        }
       *[pillbug] { $color ->
            [white] cloporte blanc
           *[black] cloporte noir
        }
    }
