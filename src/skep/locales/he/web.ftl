### The page in the browser: buttons, screens, and what it says during a game.
###
### $name is a player's name, or that of a level (levels.ftl). $color is white or black. Sentences are
### short and kind; buttons say what happens.

skep = Skep
tagline = משחק המשושים והחרקים שנכנס לכל שולחן.
trademark = Hive הוא סימן מסחרי של Gen42 Games. את Skep עושים אנשים שאוהבים את המשחק, ואין לו קשר אליה.

## The title of the tab

title-home = Skep: העוקץ (Hive)
# $page: the name of the screen.
title-page = { $page } · Skep
title-your-turn = ● התור שלכם · Skep

## Words for many places

play = שחקו
home = דף הבית
close = סגירה
cancel = ביטול
confirm = ביצוע המהלך
accept = כן
decline = לא
copied = הועתק
copy-failed = הדפדפן לא הרשה את זה.
share = שיתוף
settings = הגדרות
more = עוד
menu = תפריט
learn = לימוד
my-games = המשחקים שלי
open-game = פתיחת משחק
game = משחק
moves = מהלכים
actions = פעולות
tools = כלים
your-name = השם שלכם
name-placeholder = מה שאחרים רואים
your-turn = התור שלכם
language = שפה

## Home

play-friend = משחק עם חברים
play-screen = באותו מסך
play-link = שליחת קישור
opponent = מי מולכם
opponent-engine = מנוע
# $level: its number, from 1 to 10.
level-label = רמה { $level }: { $name }
against-level = מול { $name }, רמה { $level }
against = מול { $name }
resume = המשך מול { $name }
resume-screen = המשך במסך הזה
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

color = הצבע שלכם
color-wish-random = לא משנה
color-wish-white = לבן
color-wish-black = שחור

opening = פתיחה
opening-tournament = טורניר
opening-tournament-means = האבן הראשונה לא יכולה להיות המלכה.
opening-rulebook = דף הכללים
opening-rulebook-means = המלכה יכולה לבוא ראשונה.
# $opening: tournament or rulebook.
opening-is =
    { $opening ->
        [tournament] פתיחת טורניר
       *[rulebook] פתיחה לפי דף הכללים
    }

clock = שעון
clock-none = בלי שעון
clock-own = אחר
# $minutes each for the whole game, and $increment seconds more with every move.
clock-is = { $minutes } דק׳ + { $increment } שנ׳
clock-means = דקות לכל צד, ושניות שכל מהלך מוסיף.
minutes = דקות לכל צד
increment = שניות למהלך

takebacks = אפשר לבטל מהלכים
repetition = אותו מצב שלוש פעמים הוא תיקו

## At the table

# Who plays whom, as a heading.
game-names = { $white } מול { $black }
# The side of a player, for screen readers.
side-of =
    { $color ->
        [white] הצד של הלבן
       *[black] הצד של השחור
    }
# What a player without a name is called, in the place of a name.
seat-name =
    { $color ->
        [white] הלבן
       *[black] השחור
    }
open-seat = מקום פנוי
you = אני
level = רמה { $level }
away = לא כאן
is-offline = ללא רשת
device-offline = אין חיבור לרשת. המשחק נמשך כאן, והשרת יקבל אותו כשהרשת תחזור.
device-renamed = בשרת המשחק הזה נראה אחרת, ולכן המהלכים שלכם נמשכים כמשחק נפרד.
device-refused = השרת לא קיבל את המשחק הזה. הוא נשאר במכשיר הזה.
winner = ניצחון
watching = מצב צפייה
clock-of =
    { $color ->
        [white] הזמן של הלבן:
       *[black] הזמן של השחור:
    }

thinking = { $name } במחשבה.
engine-queue = { $name } במחשבה על משחקים אחרים. המקום שלכם בתור: { $place }.
name-to-move = התור של { $name }.
to-move =
    { $color ->
        [white] התור של הלבן.
       *[black] התור של השחור.
    }
you-pass = אין לכם מהלך: אתם מוותרים על התור.
other-passes = { $name }: אין מהלך, ויתור על התור.
looking-back = מהלך { $ply } מתוך { $plies }
confirm-hint = להניח שם?
premove-choose = תכננו את המהלך הבא: לאן?
premove-set = המהלך הבא שלכם מתוכנן. געו בלוח כדי לבטל אותו.
premove-gone = המהלך שתכננתם כבר לא אפשרי.
may-still-throw = עדיין אפשר לזרוק: { $pieces }.
reconnecting = החיבור אבד. מנסים שוב…
no-moves = עוד אין מהלכים.
pass = ויתור על התור

steps = מעבר על המהלכים
step-first = אל המהלך הראשון
step-back = מהלך אחד אחורה
step-forward = מהלך אחד קדימה
step-last = אל המהלך האחרון

takeback = ביטול מהלך
ask-takeback = בקשה לביטול מהלך
offer-draw = הצעת תיקו
agree-draw = תיקו בהסכמה
resign = פרישה
resign-sure = לפרוש מהמשחק הזה?
resign-means = אז הצד השני מנצח.
play-on = המשך המשחק
abort = ביטול המשחק
claim-win = קבלת ניצחון
claim-draw = הכרזת תיקו
# $seconds: how long until then.
claim-in =
    { $seconds ->
        [one] הצד השני עזב. אפשר לקבל את הניצחון בעוד שנייה.
        [two] הצד השני עזב. אפשר לקבל את הניצחון בעוד שתי שניות.
       *[other] הצד השני עזב. אפשר לקבל את הניצחון בעוד { $seconds } שניות.
    }
fit = כל הכוורת
turn = סיבוב הלוח
sound = צליל

draw-offered = הצעת תיקו מאת { $name }. מסכימים?
draw-waits = הצעת התיקו נשלחה.
# $count: how many moves.
takeback-asked =
    { $count ->
        [one] בקשה מאת { $name } לביטול מהלך. מסכימים?
        [two] בקשה מאת { $name } לביטול שני מהלכים. מסכימים?
       *[other] בקשה מאת { $name } לביטול { $count } מהלכים. מסכימים?
    }
takeback-waits = הבקשה לביטול מהלך נשלחה.
draw-declined = הצעת התיקו נדחתה.
takeback-declined = הבקשה לביטול מהלך נדחתה.

phrases = אמרו משהו
phrase-hello = שלום!
phrase-good-luck = בהצלחה ושיהיה כיף!
phrase-good-move = מהלך יפה!
phrase-oops = אופס!
phrase-one-moment = רגע אחד, בבקשה.
phrase-thanks = תודה!
phrase-good-game = משחק יפה!
phrase-goodbye = הגיע הזמן ללכת. להתראות!
said-phrase = { $name }: { $phrase }

## A game behind a link

invite-title = הזמנה למשחק
invite-means = שלחו את הכתובת הזאת לחבר או לחברה. המשחק מתחיל כשהמקום השני נתפס.
address = כתובת המשחק
copy-address = העתקת הכתובת
seat-link = המשך במכשיר אחר
seat-link-means = פתחו את הקישור הזה במכשיר האחר בתוך עשר דקות, והמקום שלכם יעבור לשם. הקישור טוב לפעם אחת: אל תראו אותו לאיש.
seat-link-address = קישור למקום שלכם
seat-link-copy = העתקת הקישור
sit-title = יש מקום פנוי
sit-means =
    { $color ->
        [white] שבו ושחקו בלבן, או הישארו לצפות.
       *[black] שבו ושחקו בשחור, או הישארו לצפות.
    }
sit-down =
    { $color ->
        [white] שחקו בלבן
       *[black] שחקו בשחור
    }

## The end of a game

result = תוצאה
result-won = ניצחתם.
result-lost = הפסדתם.
result-draw = תיקו.
result-aborted = המשחק בוטל.
result-wins =
    { $color ->
        [white] הלבן ניצח.
       *[black] השחור ניצח.
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
        [white] השחור פרש.
       *[black] הלבן פרש.
    }
ended-agreement = שני הצדדים הסכימו.
ended-repetition = אותו מצב הופיע שלוש פעמים.
ended-timeout =
    { $winner ->
        [white] הזמן של השחור נגמר.
       *[black] הזמן של הלבן נגמר.
    }
ended-abandoned =
    { $winner ->
        [white] השחור עזב את המשחק.
        [black] הלבן עזב את המשחק.
       *[none] אחד הצדדים עזב את המשחק.
    }
ended-adjudication = המשחק הוכרע בידי שופט.
ended-forfeit =
    { $winner ->
        [white] הפסד טכני לשחור.
       *[black] הפסד טכני ללבן.
    }
ended-aborted = הוא לא נחשב.

rematch = משחק חוזר
rematch-waits = מחכים לתשובה
rematch-offered = הצעה מאת { $name } למשחק חוזר.
to-rematch = אל המשחק הבא

## Sharing

share-game = המשחק
share-position = תמונה של המצב הזה
picture-alt = המצב על הלוח
copy-game-string = העתקה כמחרוזת משחק
download-game-string = מחרוזת משחק
download-pgn = PGN

## My games

no-games = עוד אין לכם משחקים.
more-games = עוד משחקים
game-screen = באותו מסך
game-waiting = מחכים לצד השני
game-against = מול { $name }
game-record = משחק שנפתח
on-device = במכשיר שלכם
# $count: how many moves were made.
game-moves =
    { $count ->
        [0] בלי מהלכים
        [one] מהלך אחד
        [two] שני מהלכים
       *[other] { $count } מהלכים
    }
delete = מחיקה
# $game: what the game is called in the list.
delete-game = מחיקה: { $game }
delete-sure = למחוק את המשחק הזה?
delete-means = המשחק ״{ $game }״ יימחק לתמיד.
keep = השארה

figures = התוצאות שלכם
figures-won = ניצחונות
figures-drawn = תיקו
figures-lost = הפסדים
figures-friends = חברים

## Opening a game

open-means = הדביקו כאן משחק: מחרוזת משחק, PGN או SGF. אפשר גם לגרור קובץ לכל מקום בדף הזה.
open-placeholder = Base+MLP;InProgress;White[2];wS1;bG1 wS1-
choose-file = בחירת קובץ
open-now = פתיחה

## Settings

settings-look = מראה
settings-play = משחק

theme = מצב תצוגה
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

confirm-moves = אישור כל מהלך
confirm-touch = במסכי מגע
confirm-always = תמיד
confirm-never = אף פעם

switch-sound = צליל
switch-sound-means = נקישה שקטה לכל מהלך.
switch-premove = מהלך מראש
switch-premove-means = בחרו את המהלך הבא בזמן שהצד השני חושב.
switch-phrases = משפטים
switch-phrases-means = מה שהצד השני אומר במשחק דרך קישור.
switch-queenTicks = הצדדים הפנויים של המלכות
switch-queenTicks-means = שישה סימנים קטנים סביב כל מלכה.
switch-notation = שמות על האבנים
switch-notation-means = כמו שהם כתובים ברשימת המהלכים.
switch-turnBoard = סיבוב הלוח
switch-turnBoard-means = באותו מסך, אל מי שהתור שלו.

## Keys

keys = מקלדת
key-tab = מעבר בין הידיים, הלוח והכפתורים
key-step = מהלך אחד אחורה, מהלך אחד קדימה
key-help = הרשימה הזאת

## What went wrong

problem-offline = השרת לא עונה. נסו שוב בעוד רגע.
offline = אין חיבור לרשת. אפשר ללמוד בשיעורים, לשחק מול עשר הרמות ולקרוא את הכללים; למשחקים עם חברים צריך רשת.
problem-banned = מפעיל השרת הזה חסם אתכם.
problem-internal = משהו השתבש בשרת. נסו שוב.
problem-not-found = אין משחק כזה. ייתכן שהוא נמחק.
problem-not-your-seat = המקום הזה שייך למישהו אחר.
problem-not-your-turn = זה לא התור שלכם.
problem-wrong-ply = בינתיים המשחק התקדם.
problem-game-over = המשחק נגמר.
problem-too-many = זה היה קצת מהר מדי. חכו רגע.
problem-too-large = זה ארוך מדי בשביל משחק.
problem-too-many-records = אין מקום לשמור עוד משחקים. קודם צריך למחוק כמה תחת ״המשחקים שלי״.
problem-not-allowed = זה לא אפשרי עכשיו.
problem-offered-already = כבר ביקשתם. אפשר לבקש שוב אחרי המהלך הבא.
problem-seat-taken = מישהו אחר כבר התיישב כאן.
problem-link-expired = הקישור הזה כבר נוצל או ישן מדי. צרו קישור חדש במכשיר שבו אתם משחקים.
problem-bad-record = אי אפשר לקרוא את זה כמשחק.
# Of an imported game. $ply: the number of the move; $move: as it is written there.
problem-record-rule = מהלך { $ply }, { $move }, מפר כלל.
problem-record-move = אי אפשר לקרוא את מהלך { $ply }: { $move }
# $line: the number of a line.
problem-record-line = השגיאה בשורה { $line }.
problem-bad-request = השרת לא הבין את זה.
problem-unsupported = המנוע הזה לא משחק משחק מהסוג הזה.
problem-conflict = בינתיים המשחק השתנה. נסו שוב.
problem-try-again = המשחק נקטע. שום דבר לא אבד: נסו שוב.

nowhere = אין כאן כלום
nowhere-means = אין דף בכתובת הזאת.

## Spoken when it happens

said-joined = המקום נתפס: { $name }. המשחק מתחיל.
said-offered-draw = הצעת תיקו מאת { $name }.
said-offered-takeback = בקשה מאת { $name } לביטול מהלך.
said-offered-rematch = הצעה מאת { $name } למשחק חוזר.
said-declined = התשובה: לא.
said-taken-back = מהלך בוטל.
