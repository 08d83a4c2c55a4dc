### Los insectos, los dos colores y el nombre de una pieza.

color-name =
    { $color ->
        [white] Las blancas
       *[black] Las negras
    }

bug-title =
    { $bug ->
        [queen] Abeja reina
        [beetle] Escarabajo
        [grasshopper] Saltamontes
        [spider] Araña
        [ant] Hormiga
        [mosquito] Mosquito
        [ladybug] Mariquita
       *[pillbug] Bicho bola
    }

bug-subject =
    { $bug ->
        [queen] La reina
        [beetle] El escarabajo
        [grasshopper] El saltamontes
        [spider] La araña
        [ant] La hormiga
        [mosquito] El mosquito
        [ladybug] La mariquita
       *[pillbug] El bicho bola
    }

piece-name =
    { $bug ->
        [queen] { $color ->
            [white] reina blanca
           *[black] reina negra
        }
        [beetle] { $color ->
            [white] escarabajo blanco { $number }
           *[black] escarabajo negro { $number }
        }
        [grasshopper] { $color ->
            [white] saltamontes blanco { $number }
           *[black] saltamontes negro { $number }
        }
        [spider] { $color ->
            [white] araña blanca { $number }
           *[black] araña negra { $number }
        }
        [ant] { $color ->
            [white] hormiga blanca { $number }
           *[black] hormiga negra { $number }
        }
        [mosquito] { $color ->
            [white] mosquito blanco
           *[black] mosquito negro
        }
        [ladybug] { $color ->
            [white] mariquita blanca
           *[black] mariquita negra
        }
       *[pillbug] { $color ->
            [white] bicho bola blanco
           *[black] bicho bola negro
        }
    }
