### What the terminal says to people who play with `skep play`.
###
### Words to type (help, moves, why, undo, save, quit, pass ...) and pieces as wA1 or bQ stay as they
### are in every language.

## The drawing

# A white beetle on a black queen: wB1 on bQ.
cli-on = on
cli-hand =
    { $color ->
        [white] White in hand
       *[black] Black in hand
    }
# $color: who is to move; $turn: the number of the turn.
cli-to-move = { color-name } to move, turn { $turn }.
cli-has-won = { color-name } has won.
cli-drawn = The game is drawn.
cli-last-move = Last move: { $move }.
# The only move that leads nowhere: the first piece goes here.
cli-here = here

## The beginning and the help

# $type: the game type, as Base+MLP; $opening: tournament or rulebook.
cli-start =
    { $opening ->
        [rulebook] Hive, { $type } with the rulebook opening.
       *[tournament] Hive, { $type } with the tournament opening.
    }
cli-how = Type a move such as wS1, a piece to see where it can go, or help.
# Against the engine. $color: the person's side; $name and $level: the opponent.
cli-against = You are { color-name }. Your opponent: { $name }, level { $level }.
# $name: the opponent; $move: as in wA1 -bQ.
cli-engine-plays = { $name }: { $move }
cli-engine-plays-on = { $name } wants to play on as long as nothing is repeated.

# Each line stands by itself; the columns are kept with spaces.
cli-help =
    Type a move as wA1 -bQ: the white ant 1 goes to the left of the black queen.
      \R  R/   upper left, upper right of the piece R
      -R  R-   left, right
      /R  R\   lower left, lower right
      R        on top of R
    Or pick one: type a piece (wA1, or just a1, ant or a) and then a number from the list.

      moves            list all legal moves
      why MOVE         say whether a move is legal and, if not, why
      pass             pass; allowed only when you must, and then Enter is enough
      undo, redo [N]   take back the last moves, and make them again
      board            draw the board again
      draw, resign     end the game
      new [TYPE]       begin another game, as in new Base+M
      save FILE        write the game to a file: a PGN, or a game string for .uhp and .txt
      load FILE        go on with a game from a PGN, an SGF or a game string
      game             print the game string
      quit             leave (so does Ctrl-D)

## Questions

# What is typed for yes, in small letters, divided by spaces; y and yes are understood anyway.
cli-yes = y yes
# $question: one of the questions below.
cli-question = { $question } [y/N]
# $color: who is asked.
cli-agree = { color-name }, do you agree to a draw?
cli-leave = The game is not saved. Leave it?
# $file: the name of a file.
cli-replace = { $file } is there. Replace it?

## Moves

# What a piece may not do. $piece: which; $reason: a sentence, or two, that say why.
cli-cannot = { $piece }: { $reason }
cli-no-kind =
    { $bug ->
        [queen] Your queen cannot move now.
       *[other] None of your pieces of this kind can move now.
    }
cli-can-go =
    { $count ->
        [one] { $piece } can go to one place.
       *[other] { $piece } can go to { $count } places.
    }
cli-why-what = Why what? Type why and a move, as in why wA1 -bQ.
cli-legal-pass = That is legal: there is no other move.
cli-legal-place = That is legal: it is placed there.
# $piece: who throws.
cli-legal-throw = That is legal: { $piece } throws it there.
# $count: in how many steps.
cli-legal-slide =
    { $count ->
        [one] That is legal: it slides there.
       *[other] That is legal: it slides there in { $count } steps.
    }
cli-legal-jump = That is legal: it jumps there.
cli-legal-climb = That is legal: it climbs there.
cli-no-list = There is no list to pick from: type moves, or a piece, to get one.
# $count: the highest number.
cli-pick = Pick a number from 1 to { $count }.
cli-type-number = Type a number to play it.
cli-only-pass = There is no move: press Enter to pass.
# $color: who must pass.
cli-must-pass = { color-name } has no move and must pass: press Enter.

## What is not understood

# $word: what was typed, in quotation marks.
cli-not-understood = { $word } is neither a move nor a command.
# $word: a command.
cli-did-you-mean = Did you mean { $word }?
cli-try = Type a move, a piece, or help.
cli-how-many = How many moves? Type a number, or none for one.
cli-nothing-to-undo = There is nothing to take back.
cli-nothing-to-redo = There is nothing to make again.

## The end

cli-prompt-over = Game over
# $how: what ended the game, as in the selector.
cli-ended =
    { $how ->
        [queen_surrounded] the queen is surrounded
        [both_queens_surrounded] both queens are surrounded
        [resignation] by resignation
        [agreement] by agreement
        [repetition] the position has occurred three times
        [timeout] out of time
        [abandoned] the other player has left
        [forfeit] by forfeit
       *[adjudication] by decision of a referee
    }
# $color: who wins.
cli-won-by = { color-name } wins: { cli-ended }.
cli-drawn-by = Draw: { cli-ended }.
# What may be done after the end.
cli-what-next = Type save FILE, undo, new or quit.
cli-over = The game is over.
cli-over-now = The game is over. Type undo to go on with it, or new to begin another.
cli-repeated = This position has occurred three times; you may agree on a draw.
cli-goes-on = The game goes on.

## Files

cli-unsaved = The game was not saved. To go on with it:
cli-save-where = Where to? Type save and the name of a file, as in save game.pgn.
cli-load-which = Which file? Type load and its name.
cli-not-written = Nothing was written.
# $file: the name of a file.
cli-saved = Saved to { $file }.
cli-saved-without-result = Saved to { $file }, but without its result.
