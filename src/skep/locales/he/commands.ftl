### What the commands beside `skep play` say to people: `skep show`, `bestmove`, `solve` and `serve`.
###
### Moves as wA1 -bQ and addresses stay as they are in every language. A ply is one move of one
### player.

## skep show

# A heading over a list of moves.
cli-legal-moves =
    { $count ->
        [one] מהלך אפשרי אחד
        [two] שני מהלכים אפשריים
       *[other] { $count } מהלכים אפשריים
    }
cli-pass-only = המהלך האפשרי היחיד הוא ויתור על התור.

## skep bestmove

cli-searching = מתבצע חיפוש…
# How good a move is. $points: the points with their sign, as in +35; $count: without it.
cli-points =
    { $count ->
        [one] { $points } נקודה
       *[other] { $points } נקודות
    }
# $count: in how many of the winner's own turns.
cli-wins-in =
    { $count ->
        [one] ניצחון במהלך אחד
        [two] ניצחון בשני מהלכים
       *[other] ניצחון ב־{ $count } מהלכים
    }
cli-loses-in =
    { $count ->
        [one] הפסד במהלך אחד
        [two] הפסד בשני מהלכים
       *[other] הפסד ב־{ $count } מהלכים
    }
# How likely a win is.
cli-chance = { NUMBER($chance, style: "percent") }
# How many plies were searched.
cli-depth = עומק { $depth }
# How many positions were looked at.
cli-nodes =
    { $nodes ->
        [one] מצב אחד
        [two] שני מצבים
       *[other] { $nodes } מצבים
    }
cli-effort = { cli-nodes }, { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } שנ׳
# $score: points, or in how many turns one wins or loses; $line: the moves to expect.
cli-found = { color-name }: { $score } ({ cli-depth }, { cli-effort }): { $line }

## skep solve

# Part of the sentences below.
cli-in-plies =
    { $plies ->
        [one] בחצי מהלך אחד
        [two] בשני חצאי מהלכים
       *[other] ב־{ $plies } חצאי מהלכים
    }
# $color: the side to move.
cli-solve-undecided = לא הוכרע: החיפוש הגיע למגבלה לפני שהתברר אם { color-name } יכול לכפות ניצחון { cli-in-plies } ({ cli-effort }).
# After the sentence above: what is known.
cli-solve-not-sooner = ידוע רק שזה לא אפשרי { cli-in-plies }.
cli-solve-none = { color-name } לא יכול לכפות ניצחון { cli-in-plies } ({ cli-effort }).
# $move: as in wA1 -bQ.
cli-solve-win = { color-name } מנצח { cli-in-plies }: { $move } ({ cli-effort }).
cli-solve-maybe-more = ייתכן שיש עוד מהלכים מנצחים: לא היה אפשר לבדוק את כולם.
cli-solve-only = זה המהלך המנצח היחיד.
# $moves: a list of moves.
cli-solve-only-but-symmetry = זה המהלך המנצח היחיד, עד כדי סימטריה: { $moves }.
cli-solve-several =
    { $count ->
        [one] יש מהלך מנצח אחד: { $moves }.
        [two] יש שני מהלכים מנצחים: { $moves }.
       *[other] יש { $count } מהלכים מנצחים: { $moves }.
    }
cli-solve-defence = ההגנה הארוכה ביותר: { $moves }

## skep serve

# $address: where a browser finds it.
cli-served = הכתובת של Skep: { $address }  (לעצירה: Ctrl-C)
# $command: what to type in a shell.
cli-page-missing = הדף עוד לא נבנה: הריצו { $command }. ה־API עובד גם בלעדיו.
