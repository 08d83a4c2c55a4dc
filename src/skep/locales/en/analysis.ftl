### The analysis board: what the engine in the browser says of a position.

analysis = Analysis
# A button that opens a game there.
analyse = Analyse
analysis-chances = Chances
analysis-even = The chances are even.
analysis-better =
    { $color ->
        [white] White is slightly better.
       *[black] Black is slightly better.
    }
analysis-clearly-better =
    { $color ->
        [white] White is clearly better.
       *[black] Black is clearly better.
    }
analysis-winning =
    { $color ->
        [white] White is winning.
       *[black] Black is winning.
    }
# $moves: how many moves of its own the winner needs.
analysis-wins-in =
    { $color ->
        [white] White can force a win. Moves: { $moves }.
       *[black] Black can force a win. Moves: { $moves }.
    }
# How many plies the engine looks ahead.
analysis-depth = Depth { $depth }
analysis-speed = Positions per second: { $speed }
analysis-deeper = Go deeper
analysis-stop = Stop
# How many of the best moves are shown, each with what follows.
analysis-lines = Lines
analysis-to-game = Back to the game
analysis-not-now = A game against another person can be analysed when it is over.
analysis-unavailable = The engine could not be loaded in this browser.
# A group of moves that were tried instead of the one above.
analysis-variation = Variation
# A button that shows what the opponent would do if the side to move passed.
analysis-threat = Threat
analysis-threat-means = What would the opponent do after a pass?
# A group of buttons.
analysis-tools = Edit
analysis-notes = Comment and signs
analysis-draw = Arrows and marks
# A variation becomes the line.
analysis-promote = Put this variation first
analysis-delete = Delete from here on
analysis-undo = Undo
analysis-comment = Comment
analysis-signs = Signs
# The signs are those of chess: !!, !, !?, ?!, ?, ??. They have the numbers of PGN.
analysis-sign-1 = Good move
analysis-sign-2 = Mistake
analysis-sign-3 = Brilliant move
analysis-sign-4 = Blunder
analysis-sign-5 = Interesting move
analysis-sign-6 = Dubious move
# A part of a dialog: the address of this analysis, for others.
analysis-address = An address to send
analysis-address-means = The moves, variations and comments as they are now are stored on the server. Everybody with the address sees them.
analysis-make-address = Make an address
analysis-copy-pgn = Copy as PGN
