### The page in the browser: buttons, screens, and what it says during a game.
###
### $name is a player's name, or that of a level (levels.ftl). $color is white or black. Sentences are
### short and kind; buttons say what happens.

skep = Skep
tagline = The game of hexagons and bugs that fits on any table.
trademark = Hive is a trademark of Gen42 Games. Skep is made by people who love the game, and is not affiliated with them.

## The title of the tab

title-home = Skep: play Hive
# $page: the name of the screen.
title-page = { $page } · Skep
title-your-turn = ● Your turn · Skep

## Words for many places

play = Play
home = Home
close = Close
cancel = Cancel
confirm = Make the move
accept = Yes
decline = No
copied = Copied
copy-failed = The browser did not allow it.
share = Share
settings = Settings
more = More
menu = Menu
learn = Learn
my-games = My games
open-game = Open a game
game = Game
moves = Moves
actions = Actions
tools = Tools
your-name = Your name
name-placeholder = What others see
your-turn = Your turn
language = Language

## Home

play-friend = Play a friend
play-screen = Same screen
play-link = Send a link
opponent = Your opponent
opponent-engine = Engine
# $level: its number, from 1 to 10.
level-label = Level { $level }: { $name }
against-level = against { $name }, level { $level }
against = against { $name }
resume = Go on against { $name }
resume-screen = Go on at this screen
options = Options

## How a game is set up

pieces = Pieces
expansions = Extra bugs
# The sets as they are sold.
edition-base = Base set
edition-base-short = Base
edition-carbon = Carbon set
edition-carbon-short = Carbon
edition-complete = Complete set
edition-complete-short = Complete
# $bugs: the bugs that are added, as a list.
edition-own = Base set with { $bugs }

color = Your colour
color-wish-random = Either
color-wish-white = White
color-wish-black = Black

opening = Opening
opening-tournament = Tournament
opening-tournament-means = The queen may not be a player’s first piece.
opening-rulebook = Rulebook
opening-rulebook-means = The queen may come first.
# $opening: tournament or rulebook.
opening-is =
    { $opening ->
        [tournament] tournament opening
       *[rulebook] rulebook opening
    }

clock = Clock
clock-none = No clock
clock-own = Other
# $minutes each for the whole game, and $increment seconds more with every move.
clock-is = { $minutes } min + { $increment } s
clock-means = Minutes for each player, and seconds that every move adds.
minutes = Minutes each
increment = Seconds per move

takebacks = Moves may be taken back
repetition = The same position three times is a draw

## At the table

# Who plays whom, as a heading.
game-names = { $white } and { $black }
# The side of a player, for screen readers.
side-of =
    { $color ->
        [white] White’s side
       *[black] Black’s side
    }
# What a player without a name is called, in the place of a name.
seat-name =
    { $color ->
        [white] White
       *[black] Black
    }
open-seat = Free seat
you = you
level = level { $level }
away = away
# Beside the own name.
is-offline = offline
device-offline = You are offline. The game goes on here, and the server gets it when the network is back.
device-renamed = The server has this game in another form, so your moves go on as a game of their own.
device-refused = The server did not take this game. It stays on this device.
winner = won
watching = You are watching
clock-of =
    { $color ->
        [white] White’s time:
       *[black] Black’s time:
    }

thinking = { $name } is thinking.
engine-queue = { $name } is thinking about other games. Your place in the queue: { $place }.
name-to-move = { $name } is to move.
to-move =
    { $color ->
        [white] White is to move.
       *[black] Black is to move.
    }
you-pass = You have no move: you pass.
other-passes = { $name } has no move, and passes.
looking-back = Move { $ply } of { $plies }
confirm-hint = Shall it go there?
premove-choose = Plan your next move: where to?
premove-set = Your next move is planned. Touch the board to drop it.
premove-gone = The move you had planned is no longer possible.
# After the reason why a pillbug, or a mosquito beside one, that holds the hive together cannot move.
# $pieces: what it may throw, as a list.
may-still-throw = It may still throw: { $pieces }.
reconnecting = The connection is lost. Trying again…
no-moves = No moves yet.
pass = pass

steps = Go through the moves
step-first = To the first move
step-back = One move back
step-forward = One move on
step-last = To the last move

takeback = Take back
ask-takeback = Ask to take back
offer-draw = Offer a draw
agree-draw = Agree on a draw
resign = Resign
resign-sure = Resign this game?
resign-means = The other player wins then.
play-on = Play on
abort = Call off game
claim-win = Claim the win
claim-draw = Call it a draw
# $seconds: how long until then.
claim-in =
    { $seconds ->
        [one] The other player has left. You may claim the win in one second.
       *[other] The other player has left. You may claim the win in { $seconds } seconds.
    }
fit = Show the whole hive
turn = Turn the board
sound = Sound

draw-offered = { $name } offers a draw. Do you agree?
draw-waits = You have offered a draw.
# $count: how many moves.
takeback-asked =
    { $count ->
        [one] { $name } would like to take back a move. Is that all right?
       *[other] { $name } would like to take back { $count } moves. Is that all right?
    }
takeback-waits = You have asked to take back a move.
draw-declined = Your draw offer was declined.
takeback-declined = Your request to take back a move was declined.

# What players can say to each other in a game by link; short, and friendly.
phrases = Say something
phrase-hello = Hello!
phrase-good-luck = Good luck, have fun!
phrase-good-move = Good move!
phrase-oops = Oops!
phrase-one-moment = One moment, please.
phrase-thanks = Thank you!
phrase-good-game = Good game!
phrase-goodbye = I have to go. Goodbye!
# A phrase as it is read aloud.
said-phrase = { $name }: { $phrase }

## A game behind a link

invite-title = Invite a friend
invite-means = Send this address to a friend. The game begins when they sit down.
address = Address of the game
copy-address = Copy the address
seat-link = Play on another device
seat-link-means = Open this link on the other device within ten minutes, and your seat moves there. It works once: keep it to yourself.
seat-link-address = Link to your seat
seat-link-copy = Copy the link
sit-title = A seat is free
sit-means =
    { $color ->
        [white] Sit down and play white, or stay and watch.
       *[black] Sit down and play black, or stay and watch.
    }
sit-down =
    { $color ->
        [white] Play white
       *[black] Play black
    }

## The end of a game

result = Result
result-won = You have won.
result-lost = You have lost.
result-draw = It is a draw.
result-aborted = The game was called off.
result-wins =
    { $color ->
        [white] White has won.
       *[black] Black has won.
    }

# $winner: white, black or none.
ended-queen-surrounded =
    { $winner ->
        [white] The black queen is surrounded.
       *[black] The white queen is surrounded.
    }
ended-both-queens-surrounded = Both queens are surrounded.
ended-resignation =
    { $winner ->
        [white] Black has resigned.
       *[black] White has resigned.
    }
ended-agreement = Both players agreed.
ended-repetition = The same position came three times.
ended-timeout =
    { $winner ->
        [white] Black’s time is up.
       *[black] White’s time is up.
    }
ended-abandoned =
    { $winner ->
        [white] Black has left the game.
        [black] White has left the game.
       *[none] A player has left the game.
    }
ended-adjudication = A referee decided the game.
ended-forfeit =
    { $winner ->
        [white] Black has forfeited the game.
       *[black] White has forfeited the game.
    }
ended-aborted = It does not count.

rematch = Play again
rematch-waits = Waiting for an answer
rematch-offered = { $name } would like to play again.
to-rematch = To the next game

## Sharing

share-game = The game
share-position = A picture of this position
picture-alt = The position on the board
copy-game-string = Copy as game string
download-game-string = Game string
download-pgn = PGN

## My games

no-games = You have no games yet.
more-games = Show more
game-screen = On one screen
game-waiting = Waiting for a friend
game-against = Against { $name }
game-record = Opened game
# Where the machine of a game thought, in a list of facts about it.
on-device = on your device
# $count: how many moves were made.
game-moves =
    { $count ->
        [0] No moves
        [one] One move
       *[other] { $count } moves
    }
delete = Delete
# $game: what the game is called in the list.
delete-game = Delete: { $game }
delete-sure = Delete this game?
delete-means = “{ $game }” will be gone for good.
keep = Keep it

# How the games against each opponent ended: the heads of a table.
figures = Your results
figures-won = Won
figures-drawn = Drawn
figures-lost = Lost
figures-friends = Friends

## Opening a game

open-means = Paste a game here: a game string, PGN or SGF. You can also drop a file anywhere on this page.
open-placeholder = Base+MLP;InProgress;White[2];wS1;bG1 wS1-
choose-file = Choose a file
open-now = Open

## Settings

settings-look = Look
settings-play = Play

theme = Theme
theme-auto = As the device
theme-light = Light
theme-dark = Dark

palette = Colours
palette-normal = Printed set
palette-safe = Colour-blind safe
palette-contrast = High contrast

motion = Movement
motion-auto = As the device
motion-none = None

confirm-moves = Confirm each move
confirm-touch = On touch screens
confirm-always = Always
confirm-never = Never

switch-sound = Sound
switch-sound-means = A quiet knock for every move.
switch-premove = Plan ahead
switch-premove-means = Choose your next move while the other one thinks.
switch-phrases = Phrases
switch-phrases-means = What the other player says in a game by link.
switch-queenTicks = Free sides of the queens
switch-queenTicks-means = Six small marks around each queen.
switch-notation = Names on the tiles
switch-notation-means = As they are written in the list of moves.
switch-turnBoard = Turn the board
switch-turnBoard-means = At one screen, towards who is to move.

## Keys

keys = Keyboard
key-tab = Go between the hands, the board and the buttons
key-step = One move back, one move on
key-help = This list

## What went wrong

problem-offline = The server does not answer. Please try again in a moment.
offline = You are offline. You can do the lessons, play against the ten levels and read the rules; games with friends need the network.
problem-banned = The operator of this server has banned you.
problem-internal = Something went wrong on the server. Please try again.
problem-not-found = There is no such game. It may have been deleted.
problem-not-your-seat = This seat belongs to somebody else.
problem-not-your-turn = It is not your turn.
problem-wrong-ply = The game has moved on in the meantime.
problem-game-over = The game is over.
problem-too-many = That was a little too fast. Please wait a moment.
problem-too-large = That is too long to be a game.
problem-too-many-records = You have stored as many games as there is room for. Delete some under “My games” first.
problem-not-allowed = That is not possible now.
problem-offered-already = You have asked already. You can ask again after the next move.
problem-seat-taken = Somebody else has sat down already.
problem-link-expired = This link has been used or is too old. Make a new one on the device where you play.
problem-bad-record = This cannot be read as a game.
# Of an imported game. $ply: the number of the move; $move: as it is written there.
problem-record-rule = Move { $ply }, { $move }, breaks a rule.
problem-record-move = Move { $ply } cannot be read: { $move }
# $line: the number of a line.
problem-record-line = The trouble is on line { $line }.
problem-bad-request = The server did not understand that.
problem-unsupported = That engine does not play this kind of game.
problem-conflict = The game has changed in the meantime. Please try again.
problem-try-again = The game was interrupted. Nothing is lost: please try again.

nowhere = Nothing here
nowhere-means = There is no page at this address.

## Spoken when it happens

said-joined = { $name } has sat down. The game begins.
said-offered-draw = { $name } offers a draw.
said-offered-takeback = { $name } asks to take back a move.
said-offered-rematch = { $name } would like to play again.
said-declined = The answer is no.
said-taken-back = A move was taken back.
