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
analysis-address-expires = It is deleted when nobody has opened it for a long time.
analysis-make-address = Make an address
analysis-copy-pgn = Copy as PGN
# A new game begins with the position on the board.
play-from-here = Play on from here
# Beside the moves of such a game: it did not begin with the empty table.
game-from-position = From a chosen position

# The board on which a position is set up.
setup = Set up a position
setup-leave = Back to the analysis
setup-to-move = To move
setup-turn =
    { $color ->
        [white] White
       *[black] Black
    }
setup-just-moved = Just moved
setup-nobody = No piece
# A chosen piece goes back to the hand.
setup-remove = Take away
setup-clear = Clear the table
setup-possible = A game can come to this position.
setup-fault-cannot_climb = Only beetles and mosquitoes can lie on other pieces. Here: { $pieces }.
setup-fault-two_hives = These pieces are apart from the hive: { $pieces }.
setup-fault-too_early = More pieces are in play than there were turns.
setup-fault-no_first_piece =
    { $color ->
        [white] White has had a turn, and has no piece in play.
       *[black] Black has had a turn, and has no piece in play.
    }
setup-fault-queen_due =
    { $color ->
        [white] White’s queen is missing: it comes into play in the fourth turn at the latest.
       *[black] Black’s queen is missing: it comes into play in the fourth turn at the latest.
    }
setup-fault-queen_first_turn = The queen may not be the first piece of a player. Here: { $pieces }.
setup-fault-queen_not_placed = No piece can have climbed before its queen was in play. Here: { $pieces }.
setup-fault-just_moved_not_in_play = The piece that was just moved is not in play.
setup-fault-just_moved_covered = The piece that was just moved lies under another.
setup-fault-just_moved_not_thrown = A piece of the side to move can only have been thrown there, and no pillbug is near.
