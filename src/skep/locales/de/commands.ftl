### What the commands beside `skep play` say to people: `skep show`, `bestmove`, `solve` and `serve`.
###
### Moves as wA1 -bQ and addresses stay as they are in every language. A ply is one move of one
### player.

## skep show

# A heading over a list of moves.
cli-legal-moves =
    { $count ->
        [one] { $count } möglicher Zug
       *[other] { $count } mögliche Züge
    }
cli-pass-only = Der einzige mögliche Zug ist das Aussetzen.

## skep bestmove

cli-searching = Suche …
# How good a move is. $points: the points with their sign, as in +35; $count: without it.
cli-points =
    { $count ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
# $count: in how many of the winner's own turns.
cli-wins-in =
    { $count ->
        [one] gewinnt in { $count } Zug
       *[other] gewinnt in { $count } Zügen
    }
cli-loses-in =
    { $count ->
        [one] verliert in { $count } Zug
       *[other] verliert in { $count } Zügen
    }
# How likely a win is.
cli-chance = { NUMBER($chance, style: "percent") }
# How many plies were searched.
cli-depth = Tiefe { $depth }
# How many positions were looked at.
cli-nodes =
    { $nodes ->
        [one] { $nodes } Stellung
       *[other] { $nodes } Stellungen
    }
cli-effort = { cli-nodes }, { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
# $score: points, or in how many turns one wins or loses; $line: the moves to expect.
cli-found = { color-name }: { $score } ({ cli-depth }, { cli-effort }): { $line }

## skep solve

# Part of the sentences below.
cli-in-plies =
    { $plies ->
        [one] in { $plies } Halbzug
       *[other] in { $plies } Halbzügen
    }
# $color: the side to move.
cli-solve-undecided = Offen: Eine Grenze war erreicht, bevor feststand, ob { color-name } { cli-in-plies } den Sieg erzwingen kann ({ cli-effort }).
# After the sentence above: what is known.
cli-solve-not-sooner =
    { $plies ->
        [one] In { $plies } Halbzug geht es nicht.
       *[other] In { $plies } Halbzügen geht es nicht.
    }
cli-solve-none = { color-name } kann { cli-in-plies } keinen Sieg erzwingen ({ cli-effort }).
# $move: as in wA1 -bQ.
cli-solve-win = { color-name } gewinnt { cli-in-plies } mit { $move } ({ cli-effort }).
cli-solve-maybe-more = Vielleicht gewinnen auch andere Züge: Nicht alle konnten geprüft werden.
cli-solve-only = Nur dieser Zug gewinnt.
# $moves: a list of moves.
cli-solve-only-but-symmetry = Bis auf Symmetrie gewinnt nur dieser Zug: { $moves }.
cli-solve-several =
    { $count ->
        [one] Es gewinnt { $count } Zug: { $moves }.
       *[other] Es gewinnen { $count } Züge: { $moves }.
    }
cli-solve-defence = Die längste Verteidigung: { $moves }

## skep serve

# $address: where a browser finds it.
cli-served = Skep läuft unter { $address }  (Strg-C beendet es)
# $command: what to type in a shell.
cli-page-missing = Die Seite ist noch nicht gebaut: Führe { $command } aus. Die API funktioniert auch ohne sie.
