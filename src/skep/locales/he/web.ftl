### The page in the browser: buttons, screens, and what it says during a game.
###
### $name is a player's name, or that of a level (levels.ftl). $color is white or black. Sentences are
### short and kind; buttons say what happens.

skep = Skep
tagline = משחק המשושים והחרקים שנכנס לכל שולחן.
trademark = Hive הוא סימן מסחרי של Gen42 Games. את Skep עושים אנשים שאוהבים את המשחק, ואין לו קשר אליה.

## The title of the tab

title-home = Skep: לשחק Hive
# $page: the name of the screen.
title-page = { $page } · Skep
title-your-turn = ● התור שלך · Skep

## Words for many places

play = לשחק
home = דף הבית
close = סגירה
cancel = ביטול
confirm = לבצע
accept = כן
decline = לא
copied = הועתק
copy-failed = הדפדפן לא הרשה את זה.
share = שיתוף
settings = הגדרות
more = עוד
menu = תפריט
learn = ללמוד
my-games = המשחקים שלי
open-game = פתיחת משחק
game = משחק
moves = מהלכים
actions = פעולות
tools = כלים
your-name = השם שלך
name-placeholder = מה שאחרים רואים
your-turn = התור שלך
language = שפה
language-auto = כמו בדפדפן

## Home

play-friend = לשחק עם חברים
play-screen = באותו מסך
play-link = לשלוח קישור
opponent = מי מולך
opponent-engine = מנוע
# $level: its number, from 1 to 10.
level-label = רמה { $level }: { $name }
against-level = נגד { $name }, רמה { $level }
against = נגד { $name }
resume = להמשיך נגד { $name }
resume-screen = להמשיך במסך הזה
options = אפשרויות

## How a game is set up

pieces = אבנים
expansions = חרקים נוספים
# The sets as they are sold.
edition-base = ערכה בסיסית
edition-base-short = בסיסית
edition-carbon = ערכת Carbon
edition-carbon-short = Carbon
edition-complete = ערכה מלאה
edition-complete-short = מלאה
# $bugs: the bugs that are added, as a list.
edition-own = ערכה בסיסית עם { $bugs }

color = הצבע שלך
color-wish-random = לא משנה
color-wish-white = לבן
color-wish-black = שחור

opening = פתיחה
opening-tournament = טורניר
opening-tournament-means = האבן הראשונה לא יכולה להיות המלכה.
opening-rulebook = ספר הכללים
opening-rulebook-means = המלכה יכולה לבוא ראשונה.
# $opening: tournament or rulebook.
opening-is =
    { $opening ->
        [tournament] פתיחת הטורנירים
       *[rulebook] פתיחת ספר הכללים
    }

clock = שעון
clock-none = בלי שעון
clock-own = אחר
# $minutes each for the whole game, and $increment seconds more with every move.
clock-is = { $minutes } דק׳ + { $increment } שנ׳
clock-means = דקות לכל צד, ושניות שכל מהלך מוסיף.
minutes = דקות לכל צד
increment = שניות למהלך

takebacks = אפשר לקחת מהלכים חזרה
repetition = אותו מצב שלוש פעמים הוא תיקו

## At the table

# Who plays whom, as a heading.
game-names = { $white } מול { $black }
# The side of a player, for screen readers.
side-of =
    { $color ->
        [white] הצד של לבן
       *[black] הצד של שחור
    }
open-seat = מקום פנוי
you = אני
level = רמה { $level }
away = לא כאן
winner = ניצחון
watching = מצב צפייה
clock-of =
    { $color ->
        [white] הזמן של לבן:
       *[black] הזמן של שחור:
    }

thinking = { $name }: במחשבה.
name-to-move = התור של { $name }.
to-move =
    { $color ->
        [white] התור של לבן.
       *[black] התור של שחור.
    }
you-pass = אין לך מהלך: התור עובר.
other-passes = אין מהלך לצד של { $name }, והתור עובר.
looking-back = מהלך { $ply } מתוך { $plies }
confirm-hint = ללכת לשם?
premove-set = המהלך הבא שלך מתוכנן. נגיעה בלוח תבטל אותו.
premove-gone = המהלך שתכננת כבר לא אפשרי.
reconnecting = החיבור אבד. מנסים שוב…
no-moves = עוד אין מהלכים.
pass = ויתור על התור

steps = לעבור על המהלכים
step-first = אל המהלך הראשון
step-back = מהלך אחד אחורה
step-forward = מהלך אחד קדימה
step-last = אל המהלך האחרון

takeback = לקחת חזרה
ask-takeback = לבקש לקחת חזרה
offer-draw = להציע תיקו
agree-draw = להסכים על תיקו
resign = לפרוש
resign-sure = לפרוש מהמשחק הזה?
resign-means = אז הצד השני מנצח.
play-on = להמשיך
abort = לבטל משחק
claim-win = לקבל ניצחון
claim-draw = להכריז תיקו
# $seconds: how long until then.
claim-in =
    { $seconds ->
        [one] הצד השני עזב. אפשר לקבל את הניצחון בעוד שנייה.
        [two] הצד השני עזב. אפשר לקבל את הניצחון בעוד שתי שניות.
       *[other] הצד השני עזב. אפשר לקבל את הניצחון בעוד { $seconds } שניות.
    }
fit = כל הכוורת
turn = לסובב את הלוח
sound = צליל

draw-offered = הצעת תיקו מאת { $name }. מוסכם?
draw-waits = הצעת תיקו.
# $count: how many moves.
takeback-asked =
    { $count ->
        [one] בקשה מאת { $name } לקחת חזרה מהלך. זה בסדר?
        [two] בקשה מאת { $name } לקחת חזרה שני מהלכים. זה בסדר?
       *[other] בקשה מאת { $name } לקחת חזרה { $count } מהלכים. זה בסדר?
    }
takeback-waits = ביקשת לקחת מהלך חזרה.

## A game behind a link

invite-title = הזמנה למשחק
invite-means = שולחים את הכתובת הזאת לחבר או לחברה. המשחק מתחיל כשהמקום השני נתפס.
address = כתובת המשחק
copy-address = להעתיק את הכתובת
sit-title = יש מקום פנוי
sit-means =
    { $color ->
        [white] אפשר לשבת ולשחק בלבן, או להישאר ולצפות.
       *[black] אפשר לשבת ולשחק בשחור, או להישאר ולצפות.
    }
sit-down =
    { $color ->
        [white] לשחק בלבן
       *[black] לשחק בשחור
    }

## The end of a game

result = תוצאה
result-won = ניצחת.
result-lost = הפסדת.
result-draw = תיקו.
result-aborted = המשחק בוטל.
result-wins =
    { $color ->
        [white] לבן ניצח.
       *[black] שחור ניצח.
    }

# $winner: white, black or none.
ended-queen-surrounded =
    { $winner ->
        [white] המלכה השחורה מכותרת.
       *[black] המלכה הלבנה מכותרת.
    }
ended-both-queens-surrounded = שתי המלכות מכותרות.
ended-resignation =
    { $winner ->
        [white] שחור פרש.
       *[black] לבן פרש.
    }
ended-agreement = שני הצדדים הסכימו.
ended-repetition = אותו מצב הופיע שלוש פעמים.
ended-timeout =
    { $winner ->
        [white] הזמן של שחור נגמר.
       *[black] הזמן של לבן נגמר.
    }
ended-abandoned =
    { $winner ->
        [white] שחור עזב את המשחק.
        [black] לבן עזב את המשחק.
       *[none] אחד הצדדים עזב את המשחק.
    }
ended-adjudication = המשחק הוכרע מבחוץ.
ended-forfeit =
    { $winner ->
        [white] הפסד טכני לשחור.
       *[black] הפסד טכני ללבן.
    }
ended-aborted = הוא לא נחשב.

rematch = לשחק שוב
rematch-waits = מחכים לתשובה
rematch-offered = הצעה מאת { $name } לשחק שוב.
to-rematch = אל המשחק הבא

## Sharing

share-game = המשחק
share-position = תמונה של המצב הזה
picture-alt = המצב על הלוח
copy-game-string = להעתיק כמחרוזת משחק
download-game-string = מחרוזת משחק
download-pgn = PGN

## My games

no-games = עוד אין לך משחקים.
more-games = להראות עוד
game-screen = במסך אחד
game-waiting = מחכים לצד השני
game-against = נגד { $name }
game-record = משחק שנפתח
# $count: how many moves were made.
game-moves =
    { $count ->
        [one] מהלך אחד
        [two] שני מהלכים
       *[other] { $count } מהלכים
    }
delete = מחיקה
# $game: what the game is called in the list.
delete-game = מחיקה: { $game }
delete-sure = למחוק את המשחק הזה?
delete-means = המשחק ״{ $game }״ יימחק לתמיד.
keep = להשאיר

## Opening a game

open-means = כאן מדביקים משחק: מחרוזת משחק, PGN או SGF. אפשר גם לגרור קובץ לכל מקום בדף הזה.
open-placeholder = Base+MLP;InProgress;White[2];wS1;bG1 wS1-
choose-file = לבחור קובץ
open-now = פתיחה

## Settings

settings-look = מראה
settings-play = משחק

theme = בהירות
theme-auto = כמו במכשיר
theme-light = בהיר
theme-dark = כהה

palette = צבעים
palette-normal = הערכה המודפסת
palette-safe = מותאם לעיוורי צבעים
palette-contrast = ניגודיות גבוהה

motion = תנועה
motion-auto = כמו במכשיר
motion-none = בלי

confirm-moves = לאשר כל מהלך
confirm-touch = במסכי מגע
confirm-always = תמיד
confirm-never = אף פעם

switch-sound = צליל
switch-sound-means = נקישה שקטה לכל מהלך.
switch-premove = לתכנן מראש
switch-premove-means = לבחור את המהלך הבא בזמן שהצד השני חושב.
switch-queenTicks = הצדדים הפנויים של המלכות
switch-queenTicks-means = שישה סימנים קטנים סביב כל מלכה.
switch-notation = שמות על האבנים
switch-notation-means = כמו שהם כתובים ברשימת המהלכים.
switch-turnBoard = לסובב את הלוח
switch-turnBoard-means = במסך אחד, אל מי שהתור שלו.

## Keys

keys = מקלדת
key-tab = לעבור בין הידיים, הלוח והכפתורים
key-step = מהלך אחד אחורה, מהלך אחד קדימה
key-help = הרשימה הזאת

## What went wrong

problem-offline = השרת לא עונה. כדאי לנסות שוב בעוד רגע.
problem-internal = משהו השתבש בשרת. כדאי לנסות שוב.
problem-not-found = אין משחק כזה. ייתכן שהוא נמחק.
problem-not-your-seat = המקום הזה שייך למישהו אחר.
problem-not-your-turn = זה לא התור שלך.
problem-wrong-ply = בינתיים המשחק התקדם.
problem-game-over = המשחק נגמר.
problem-too-many = זה היה קצת מהר מדי. כדאי לחכות רגע.
problem-too-large = זה ארוך מדי בשביל משחק.
problem-not-allowed = זה לא אפשרי עכשיו.
problem-seat-taken = מישהו אחר כבר התיישב כאן.
problem-bad-record = אי אפשר לקרוא את זה כמשחק.
problem-bad-request = השרת לא הבין את זה.
problem-unsupported = המנוע הזה לא משחק משחק מהסוג הזה.
problem-conflict = בינתיים המשחק השתנה. כדאי לנסות שוב.
problem-try-again = המשחק נקטע. שום דבר לא אבד: כדאי לנסות שוב.

nowhere = אין כאן כלום
nowhere-means = אין דף בכתובת הזאת.

## Spoken when it happens

said-joined = המקום נתפס: { $name }. המשחק מתחיל.
said-offered-draw = הצעת תיקו מאת { $name }.
said-offered-takeback = בקשה מאת { $name } לקחת מהלך חזרה.
said-offered-rematch = הצעה מאת { $name } לשחק שוב.
said-declined = התשובה היא לא.
said-taken-back = מהלך נלקח חזרה.
