### Learning in the browser: the screens around the lessons (which are in lessons.ftl), hints, and
### what is said when a game against the engine is over.
###
### $name is the name of a level (levels.ftl), $level its number. $piece is a piece in the form of
### piece-name: put it after a colon.

## The list of lessons

learn-lead = Learn the game by playing it. Touch the board, and it answers.
# $done of $count lessons are done.
learn-progress =
    { $done ->
        [0] { $count } lessons, none done yet
       *[other] { $done } of { $count } lessons done
    }
learn-begin = Begin with the first lesson
# $title: the title of a lesson.
learn-go-on = Go on: { $title }
learn-all-done = You have done all lessons. Well done!
learn-done = done
learn-rules = The rules, to read and to print

## A lesson

lesson = Lesson
lessons = All lessons
# $number: which lesson it is, in the order of the list; $count: how many there are.
learn-place = Lesson { $number } of { $count }
learn-next = Next lesson
# $number: which task of the lesson, for screen readers.
task-open = Task { $number }
task-solved = Task { $number }, solved
task-next = Next task
task-again = Once more
hint = Hint

## The first game

first-game-begin = Begin the game
first-game-go-on = Go on with your game
first-game-anew = Begin anew
first-game-done = You have played a whole game.
advice = Advice

## The first visit

welcome = New to the game?
welcome-means = Learn it in a few minutes, by touching the pieces. No reading first.
welcome-learn = Learn to play
welcome-play = I know it already

## A hint in a game

hint-is = A good move, marked on the board: { $piece }.

## After a game against a level

# $number: the number of the turn, as in the list of moves. $before and $after: the chances to win, from 0 to 100.
review-turned-yours = The game turned with your move on turn { $number }: { $piece }. It took your chances from { $before }% to { $after }%.
review-turned-theirs = The game turned with a move by { $name } on turn { $number }: { $piece }. It took the machine’s chances from { $before }% to { $after }%.
review-bit-by-bit = No single move decided this game. It was won bit by bit.
review-next-up = Your next opponent could be level { $level }: { $name }.
review-next-same = How about another game at level { $level }?
review-next-down = Level { $level } may be more fun for now: { $name }.
review-next-top = That was our strongest level. Well played!
review-show = Show the move
review-play = Play: { $name }
