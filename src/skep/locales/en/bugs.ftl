### The bugs, the two colours, and what a piece is called.
###
### The variable bug is one of queen, beetle, grasshopper, spider, ant, mosquito, ladybug, pillbug;
### color is white or black; number tells pieces of one kind apart, and is 0 for a bug that each player
### has only one of. A language may add attributes (.genitive, for example) to these messages, and
### use them in its own sentences as { bug-subject.genitive }.

# A player, or the player's colour, at the beginning of a sentence or by itself.
color-name =
    { $color ->
        [white] White
       *[black] Black
    }

# The name of a bug as a heading or on a button.
bug-title =
    { $bug ->
        [queen] Queen bee
        [beetle] Beetle
        [grasshopper] Grasshopper
        [spider] Spider
        [ant] Ant
        [mosquito] Mosquito
        [ladybug] Ladybug
       *[pillbug] Pillbug
    }

# The bug that a sentence is about, at its beginning: The ant cannot move.
# $color: its colour, where the language needs it.
bug-subject =
    { $bug ->
        [queen] The queen
        [beetle] The beetle
        [grasshopper] The grasshopper
        [spider] The spider
        [ant] The ant
        [mosquito] The mosquito
        [ladybug] The ladybug
       *[pillbug] The pillbug
    }

# One piece in a list or by itself, never at the beginning of a sentence: black ant 2, white queen.
piece-name =
    { $color ->
        [white] white
       *[black] black
    } { $bug ->
        [queen] queen
        [beetle] beetle
        [grasshopper] grasshopper
        [spider] spider
        [ant] ant
        [mosquito] mosquito
        [ladybug] ladybug
       *[pillbug] pillbug
    }{ $number ->
        [0] { "" }
       *[other] { " " }{ $number }
    }
