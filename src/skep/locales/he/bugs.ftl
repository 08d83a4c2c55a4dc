### The bugs, the two colours, and what a piece is called.
###
### The variable bug is one of queen, beetle, grasshopper, spider, ant, mosquito, ladybug, pillbug;
### color is white or black; number tells pieces of one kind apart, and is 0 for a bug that each player
### has only one of. A language may add attributes (.genitive, for example) to these messages, and
### use them in its own sentences as { bug-subject.genitive }.

# A player, or the player's colour, at the beginning of a sentence or by itself.
color-name =
    { $color ->
        [white] הלבן
       *[black] השחור
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
        [ladybug] פרת משה רבנו
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
        [ladybug] פרת משה רבנו
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
# The words are whole, not put together: a part by itself would be isolated, and a name of isolated
# parts has no direction of its own.
piece-name =
    { $color ->
        [white]
            { $bug ->
                [queen] מלכה לבנה
                [beetle] חיפושית לבנה { $number }
                [grasshopper] חגב לבן { $number }
                [spider] עכביש לבן { $number }
                [ant] נמלה לבנה { $number }
                [mosquito] יתוש לבן
                [ladybug] פרת משה רבנו לבנה
               *[pillbug] טחבית לבנה
            }
       *[black]
            { $bug ->
                [queen] מלכה שחורה
                [beetle] חיפושית שחורה { $number }
                [grasshopper] חגב שחור { $number }
                [spider] עכביש שחור { $number }
                [ant] נמלה שחורה { $number }
                [mosquito] יתוש שחור
                [ladybug] פרת משה רבנו שחורה
               *[pillbug] טחבית שחורה
            }
    }
