### Die Tiere, die beiden Farben, und wie ein Stein heißt.

color-name =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    }

bug-title =
    { $bug ->
        [queen] Bienenkönigin
        [beetle] Käfer
        [grasshopper] Grashüpfer
        [spider] Spinne
        [ant] Ameise
        [mosquito] Moskito
        [ladybug] Marienkäfer
       *[pillbug] Assel
    }

bug-subject =
    { $bug ->
        [queen] Die Königin
        [beetle] Der Käfer
        [grasshopper] Der Grashüpfer
        [spider] Die Spinne
        [ant] Die Ameise
        [mosquito] Der Moskito
        [ladybug] Der Marienkäfer
       *[pillbug] Die Assel
    }

piece-name =
    { $bug ->
        [queen] { $color ->
            [white] weiße Königin
           *[black] schwarze Königin
        }
        [beetle] { $color ->
            [white] weißer Käfer { $number }
           *[black] schwarzer Käfer { $number }
        }
        [grasshopper] { $color ->
            [white] weißer Grashüpfer { $number }
           *[black] schwarzer Grashüpfer { $number }
        }
        [spider] { $color ->
            [white] weiße Spinne { $number }
           *[black] schwarze Spinne { $number }
        }
        [ant] { $color ->
            [white] weiße Ameise { $number }
           *[black] schwarze Ameise { $number }
        }
        [mosquito] { $color ->
            [white] weißer Moskito
           *[black] schwarzer Moskito
        }
        [ladybug] { $color ->
            [white] weißer Marienkäfer
           *[black] schwarzer Marienkäfer
        }
       *[pillbug] { $color ->
            [white] weiße Assel
           *[black] schwarze Assel
        }
    }
