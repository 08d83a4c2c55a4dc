### Os insetos, as duas cores e o nome de uma peça.

color-name =
    { $color ->
        [white] As brancas
       *[black] As pretas
    }

bug-title =
    { $bug ->
        [queen] Abelha-rainha
        [beetle] Escaravelho
        [grasshopper] Gafanhoto
        [spider] Aranha
        [ant] Formiga
        [mosquito] Mosquito
        [ladybug] Joaninha
       *[pillbug] Bicho-de-conta
    }

bug-subject =
    { $bug ->
        [queen] A rainha
        [beetle] O escaravelho
        [grasshopper] O gafanhoto
        [spider] A aranha
        [ant] A formiga
        [mosquito] O mosquito
        [ladybug] A joaninha
       *[pillbug] O bicho-de-conta
    }

piece-name =
    { $bug ->
        [queen] { $color ->
            [white] rainha branca
           *[black] rainha preta
        }
        [beetle] { $color ->
            [white] escaravelho branco { $number }
           *[black] escaravelho preto { $number }
        }
        [grasshopper] { $color ->
            [white] gafanhoto branco { $number }
           *[black] gafanhoto preto { $number }
        }
        [spider] { $color ->
            [white] aranha branca { $number }
           *[black] aranha preta { $number }
        }
        [ant] { $color ->
            [white] formiga branca { $number }
           *[black] formiga preta { $number }
        }
        [mosquito] { $color ->
            [white] mosquito branco
           *[black] mosquito preto
        }
        [ladybug] { $color ->
            [white] joaninha branca
           *[black] joaninha preta
        }
       *[pillbug] { $color ->
            [white] bicho-de-conta branco
           *[black] bicho-de-conta preto
        }
    }
