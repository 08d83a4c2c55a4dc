### The bugs, the two colours, and what a piece is called.
###
### The variable bug is one of queen, beetle, grasshopper, spider, ant, mosquito, ladybug, pillbug;
### color is white or black; number tells pieces of one kind apart, and is 0 for a bug that each player
### has only one of. A language may add attributes (.genitive, for example) to these messages, and
### use them in its own sentences as { bug-subject.genitive }.

# A player, or the player's colour, at the beginning of a sentence or by itself.
color-name =
    { $color ->
        [white] לבן
       *[black] שחור
    }

# The name of a bug as a heading or on a button.
bug-title =
    { $bug ->
        [queen] מלכת הדבורים
        [beetle] חיפושית
        [grasshopper] חגב
        [spider] עכביש
        [ant] נמלה
        [mosquito] יתוש
        [ladybug] מושית
       *[pillbug] טחבית
    }

# The bug that a sentence is about, at its beginning: The ant cannot move.
# $color: its colour, where the language needs it.
bug-subject =
    { $bug ->
        [queen] המלכה
        [beetle] החיפושית
        [grasshopper] החגב
        [spider] העכביש
        [ant] הנמלה
        [mosquito] היתוש
        [ladybug] המושית
       *[pillbug] הטחבית
    }
    .can =
    { $bug ->
        [grasshopper] יכול
        [spider] יכול
        [mosquito] יכול
       *[other] יכולה
    }
    .goes =
    { $bug ->
        [grasshopper] הולך
        [spider] הולך
        [mosquito] הולך
       *[other] הולכת
    }

# One piece in a list or by itself, never at the beginning of a sentence: black ant 2, white queen.
piece-name =
    { $number ->
        [0] { piece-name.kind }
       *[other] { piece-name.kind } { $number }
    }
    .kind =
    { $bug ->
        [queen] מלכה
        [beetle] חיפושית
        [grasshopper] חגב
        [spider] עכביש
        [ant] נמלה
        [mosquito] יתוש
        [ladybug] מושית
       *[pillbug] טחבית
    } { $color ->
        [white] { $bug ->
            [grasshopper] לבן
            [spider] לבן
            [mosquito] לבן
           *[other] לבנה
        }
       *[black] { $bug ->
            [grasshopper] שחור
            [spider] שחור
            [mosquito] שחור
           *[other] שחורה
        }
    }
