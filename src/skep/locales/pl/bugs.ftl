### The bugs, the two colours, and what a piece is called.
###
### The variable bug is one of queen, beetle, grasshopper, spider, ant, mosquito, ladybug, pillbug;
### color is white or black; number tells pieces of one kind apart, and is 0 for a bug that each player
### has only one of. A language may add attributes (.genitive, for example) to these messages, and
### use them in its own sentences as { bug-subject.genitive }.

# A player, or the player's colour, at the beginning of a sentence or by itself.
color-name =
    { $color ->
        [white] Białe
       *[black] Czarne
    }
# The name of a bug as a heading or on a button.
bug-title =
    { $bug ->
        [queen] Królowa pszczół
        [beetle] Żuk
        [grasshopper] Konik polny
        [spider] Pająk
        [ant] Mrówka
        [mosquito] Komar
        [ladybug] Biedronka
       *[pillbug] Stonoga
    }
# The bug that a sentence is about, at its beginning: The ant cannot move.
# $color: its colour, where the language needs it.
bug-subject =
    { $bug ->
        [queen] Królowa
        [beetle] Żuk
        [grasshopper] Konik polny
        [spider] Pająk
        [ant] Mrówka
        [mosquito] Komar
        [ladybug] Biedronka
       *[pillbug] Stonoga
    }
    .pronoun =
        { $bug ->
            [beetle] niego
            [grasshopper] niego
            [spider] niego
            [mosquito] niego
           *[other] niej
        }
# One piece in a list or by itself, never at the beginning of a sentence: black ant 2, white queen.
piece-name =
    { $color ->
        [white]
            { $bug ->
                [queen] biała królowa
                [beetle] biały żuk
                [grasshopper] biały konik polny
                [spider] biały pająk
                [ant] biała mrówka
                [mosquito] biały komar
                [ladybug] biała biedronka
               *[pillbug] biała stonoga
            }
       *[black]
            { $bug ->
                [queen] czarna królowa
                [beetle] czarny żuk
                [grasshopper] czarny konik polny
                [spider] czarny pająk
                [ant] czarna mrówka
                [mosquito] czarny komar
                [ladybug] czarna biedronka
               *[pillbug] czarna stonoga
            }
    }{ $number ->
        [0] { "" }
       *[other] { " " }{ $number }
    }
