### The bugs, the two colours, and what a piece is called.
###
### The variable bug is one of queen, beetle, grasshopper, spider, ant, mosquito, ladybug, pillbug;
### color is white or black; number tells pieces of one kind apart, and is 0 for a bug that each player
### has only one of. A language may add attributes (.genitive, for example) to these messages, and
### use them in its own sentences as { bug-subject.genitive }.

# A player, or the player's colour, at the beginning of a sentence or by itself.
color-name =
    { $color ->
        [white] Белые
       *[black] Чёрные
    }
# The name of a bug as a heading or on a button.
bug-title =
    { $bug ->
        [queen] Королева улья
        [beetle] Жук
        [grasshopper] Кузнечик
        [spider] Паук
        [ant] Муравей-солдат
        [mosquito] Москит
        [ladybug] Божья коровка
       *[pillbug] Мокрица
    }
# The bug that a sentence is about, at its beginning: The ant cannot move.
# $color: its colour, where the language needs it.
bug-subject =
    { $bug ->
        [queen] Королева
        [beetle] Жук
        [grasshopper] Кузнечик
        [spider] Паук
        [ant] Муравей
        [mosquito] Москит
        [ladybug] Божья коровка
       *[pillbug] Мокрица
    }
    .pronoun =
        { $bug ->
            [queen] неё
            [ladybug] неё
            [pillbug] неё
           *[other] него
        }
# One piece in a list or by itself, never at the beginning of a sentence: black ant 2, white queen.
piece-name =
    { $color ->
        [white]
            { $bug ->
                [queen] белая королева
                [beetle] белый жук
                [grasshopper] белый кузнечик
                [spider] белый паук
                [ant] белый муравей
                [mosquito] белый москит
                [ladybug] белая божья коровка
               *[pillbug] белая мокрица
            }
       *[black]
            { $bug ->
                [queen] чёрная королева
                [beetle] чёрный жук
                [grasshopper] чёрный кузнечик
                [spider] чёрный паук
                [ant] чёрный муравей
                [mosquito] чёрный москит
                [ladybug] чёрная божья коровка
               *[pillbug] чёрная мокрица
            }
    }{ $number ->
        [0] { "" }
       *[other] { " " }{ $number }
    }
