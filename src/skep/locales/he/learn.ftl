### Learning in the browser: the screens around the lessons (which are in lessons.ftl), hints, and
### what is said when a game against the machine is over.
###
### $name is the name of a level (levels.ftl), $level its number. $piece is a piece in the form of
### piece-name: put it after a colon.

## The list of lessons

learn-lead = למדו את המשחק תוך כדי משחק. געו בלוח, והוא יענה.
# $done of $count lessons are done.
learn-progress =
    { $done ->
        [0] עוד לא הושלמו שיעורים, מתוך { $count }
        [one] הושלם שיעור אחד מתוך { $count }
       *[other] הושלמו { $done } שיעורים מתוך { $count }
    }
learn-begin = התחילו בשיעור הראשון
# $title: the title of a lesson.
learn-go-on = המשיכו: { $title }
learn-all-done = השלמתם את כל השיעורים. כל הכבוד!
learn-done = הושלם
learn-rules = הכללים, לקריאה ולהדפסה

## A lesson

lesson = שיעור
lessons = כל השיעורים
learn-place = שיעור { $number } מתוך { $count }
learn-next = השיעור הבא
# $number: which task of the lesson, for screen readers.
task-open = משימה { $number }
task-solved = משימה { $number }, נפתרה
task-next = המשימה הבאה
task-again = פעם נוספת
hint = רמז

## The first game

first-game-begin = התחלת המשחק
first-game-go-on = המשך המשחק
first-game-anew = התחלה מחדש
first-game-done = שיחקתם משחק שלם.
advice = עצה

## The first visit

welcome = חדשים במשחק?
welcome-means = למדו אותו בכמה דקות, בנגיעה באבנים. בלי לקרוא קודם.
welcome-learn = לימוד המשחק
welcome-play = המשחק כבר מוכר לי

## A hint in a game

hint-is = מהלך טוב, מסומן על הלוח: { $piece }.

## After a game against a level

# $number: the number of the move. $before and $after: the chances to win, from 0 to 100.
review-turned-yours = המשחק התהפך במהלך מספר { $number } שלכם: { $piece }. הסיכויים שלכם השתנו מ־{ $before }% ל־{ $after }%.
review-turned-theirs = המשחק התהפך במהלך מספר { $number } של { $name }: { $piece }. הסיכויים של המחשב השתנו מ־{ $before }% ל־{ $after }%.
review-bit-by-bit = שום מהלך יחיד לא הכריע את המשחק הזה. הניצחון נבנה צעד אחר צעד.
review-next-up = היריבה הבאה שלכם יכולה להיות רמה { $level }: { $name }.
review-next-same = מה דעתכם על עוד משחק ברמה { $level }?
review-next-down = בינתיים אולי תיהנו יותר מרמה { $level }: { $name }.
review-next-top = זאת הייתה הרמה החזקה ביותר שלנו. כל הכבוד!
review-show = הצגת המהלך
review-play = שחקו מול: { $name }
