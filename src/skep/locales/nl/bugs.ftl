### De beestjes, de twee kleuren en de naam van een stuk.

color-name =
    { $color ->
        [white] Wit
       *[black] Zwart
    }

bug-title =
    { $bug ->
        [queen] Bijenkoningin
        [beetle] Kever
        [grasshopper] Sprinkhaan
        [spider] Spin
        [ant] Mier
        [mosquito] Mug
        [ladybug] Lieveheersbeestje
       *[pillbug] Pissebed
    }

bug-subject =
    { $bug ->
        [queen] De koningin
        [beetle] De kever
        [grasshopper] De sprinkhaan
        [spider] De spin
        [ant] De mier
        [mosquito] De mug
        [ladybug] Het lieveheersbeestje
       *[pillbug] De pissebed
    }

piece-name =
    { $bug ->
        [ladybug] { $color ->
            [white] wit lieveheersbeestje
           *[black] zwart lieveheersbeestje
        }
        [queen] { $color ->
            [white] witte koningin
           *[black] zwarte koningin
        }
        [mosquito] { $color ->
            [white] witte mug
           *[black] zwarte mug
        }
        [pillbug] { $color ->
            [white] witte pissebed
           *[black] zwarte pissebed
        }
        [beetle] { $color ->
            [white] witte kever { $number }
           *[black] zwarte kever { $number }
        }
        [grasshopper] { $color ->
            [white] witte sprinkhaan { $number }
           *[black] zwarte sprinkhaan { $number }
        }
        [spider] { $color ->
            [white] witte spin { $number }
           *[black] zwarte spin { $number }
        }
       *[ant] { $color ->
            [white] witte mier { $number }
           *[black] zwarte mier { $number }
        }
    }
