### Learning in the browser: the screens around the lessons (which are in lessons.ftl), hints, and
### what is said when a game against the machine is over.
###
### $name is the name of a level (levels.ftl), $level its number. $piece is a piece in the form of
### piece-name: put it after a colon.

## The list of lessons

learn-lead = ללמוד את המשחק תוך כדי משחק. נוגעים בלוח, והוא עונה.
# $done of $count lessons are done.
learn-progress =
    { $count ->
       *[other] { $done } מתוך { $count } שיעורים הושלמו
    }
learn-begin = להתחיל בשיעור הראשון
# $title: the title of a lesson.
learn-go-on = להמשיך: { $title }
learn-all-done = השלמת את כל השיעורים. כל הכבוד!
learn-done = הושלם
learn-rules = הכללים, לקריאה ולהדפסה

## A lesson

lesson = שיעור
lessons = כל השיעורים
learn-next = השיעור הבא
# $number: which task of the lesson, for screen readers.
task-open = משימה { $number }
task-solved = משימה { $number }, נפתרה
task-next = המשימה הבאה
task-again = פעם נוספת
hint = רמז

## The first game

first-game-begin = להתחיל לשחק
first-game-go-on = להמשיך במשחק
first-game-anew = להתחיל מחדש
first-game-done = שיחקת משחק שלם.
advice = עצה

## The first visit

welcome = המשחק חדש לך?
welcome-means = לומדים אותו בכמה דקות, בנגיעה באבנים. בלי לקרוא קודם.
welcome-learn = ללמוד לשחק
welcome-play = אני כבר בעניינים

## A hint in a game

hint-is = מהלך טוב, מסומן על הלוח: { $piece }.

## After a game against a level

# $number: the number of the move. $before and $after: the chances to win, from 0 to 100.
review-turned-yours = המשחק התהפך במהלך מספר { $number } שלך: { $piece }. הסיכויים שלך ירדו מ־{ $before }% ל־{ $after }%.
review-turned-theirs = המשחק התהפך במהלך מספר { $number } של { $name }: { $piece }. הסיכויים של המחשב ירדו מ־{ $before }% ל־{ $after }%.
review-bit-by-bit = שום מהלך יחיד לא הכריע את המשחק הזה. הוא הוכרע לאט לאט.
review-next-up = מולך בפעם הבאה אולי רמה { $level }: { $name }.
review-next-same = רמה { $level } מתאימה לך עכשיו. כדאי לנסות שוב!
review-next-down = רמה { $level } אולי תהיה מהנה יותר בינתיים: { $name }.
review-next-top = זאת הייתה הרמה החזקה ביותר שלנו. כל הכבוד!
review-show = להראות את המהלך
review-play = לשחק: { $name }
