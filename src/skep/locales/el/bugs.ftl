### The bugs, the two colours, and what a piece is called.
###
### The variable bug is one of queen, beetle, grasshopper, spider, ant, mosquito, ladybug, pillbug;
### color is white or black; number tells pieces of one kind apart, and is 0 for a bug that each player
### has only one of. A language may add attributes (.genitive, for example) to these messages, and
### use them in its own sentences as { bug-subject.genitive }.

# A player, or the player's colour, at the beginning of a sentence or by itself.
color-name =
    { $color ->
        [white] Τα λευκά
       *[black] Τα μαύρα
    }
# The name of a bug as a heading or on a button.
bug-title =
    { $bug ->
        [queen] Βασίλισσα
        [beetle] Σκαθάρι
        [grasshopper] Ακρίδα
        [spider] Αράχνη
        [ant] Μυρμήγκι
        [mosquito] Κουνούπι
        [ladybug] Πασχαλίτσα
       *[pillbug] Ισόποδο
    }
# The bug that a sentence is about, at its beginning: The ant cannot move.
# $color: its colour, where the language needs it.
bug-subject =
    { $bug ->
        [queen] Η βασίλισσα
        [beetle] Το σκαθάρι
        [grasshopper] Η ακρίδα
        [spider] Η αράχνη
        [ant] Το μυρμήγκι
        [mosquito] Το κουνούπι
        [ladybug] Η πασχαλίτσα
       *[pillbug] Το ισόποδο
    }
# One piece in a list or by itself, never at the beginning of a sentence: black ant 2, white queen.
piece-name =
    { $color ->
        [white]
            { $bug ->
                [queen] λευκή βασίλισσα
                [beetle] λευκό σκαθάρι
                [grasshopper] λευκή ακρίδα
                [spider] λευκή αράχνη
                [ant] λευκό μυρμήγκι
                [mosquito] λευκό κουνούπι
                [ladybug] λευκή πασχαλίτσα
               *[pillbug] λευκό ισόποδο
            }
       *[black]
            { $bug ->
                [queen] μαύρη βασίλισσα
                [beetle] μαύρο σκαθάρι
                [grasshopper] μαύρη ακρίδα
                [spider] μαύρη αράχνη
                [ant] μαύρο μυρμήγκι
                [mosquito] μαύρο κουνούπι
                [ladybug] μαύρη πασχαλίτσα
               *[pillbug] μαύρο ισόποδο
            }
    }{ $number ->
        [0] { "" }
       *[other] { " " }{ $number }
    }
