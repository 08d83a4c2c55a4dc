### The lessons. Each has a title, a text of two or three sentences, and tasks: what is asked (-task),
### a hint (-hint), and what is said when it is done (-done).
###
### The positions are in src/skep/learn/lessons. "Touch" means a finger, a mouse or a key. Where it says
### how many cells, or pieces, there were to be found, the number is a variable.

lesson-chapter-basics = צעדים ראשונים
lesson-chapter-bugs = החרקים
lesson-chapter-hive = הכוורת
lesson-chapter-expansions = עוד שלושה חרקים
lesson-chapter-play = לשחק טוב

## What is said to an answer

# $count: how many are still to be found.
lesson-more =
    { $count ->
        [one] נכון עד כאן. נשאר למצוא עוד אחד.
        [two] נכון עד כאן. נשאר למצוא עוד שניים.
       *[other] נכון עד כאן. נשאר למצוא עוד { $count }.
    }

# The learner touched a piece of the other colour, or none. $color: whose pieces are meant.
lesson-other-piece =
    { $color ->
        [white] כאן מסתכלים על האבנים הלבנות.
       *[black] כאן מסתכלים על האבנים השחורות.
    }

# The learner took a piece for stuck that is free. $bug and $color: which.
lesson-can-move = { bug-subject } { bug-subject.can } לזוז.

# A row of moves: the first was right, and the other side has answered. $count: how many are left.
lesson-go-on =
    { $count ->
        [one] נכון. עכשיו עוד מהלך אחד.
        [two] נכון. עוד שני מהלכים.
       *[other] נכון. עוד { $count } מהלכים.
    }

## What is said to a move that is legal, but not the one that was asked for

lesson-not-places = זה אפשרי, אבל כאן המלכה קודמת.
lesson-not-enters = זה אפשרי, אבל הכוונה הייתה למקום אחר.
lesson-not-wins = זה אפשרי, אבל למלכה עדיין יש צד פנוי.
lesson-not-draws = זה אפשרי, אבל זה לא מכתר את שתי המלכות.
lesson-not-pins = זה אפשרי, אבל הנמלה השחורה עדיין יכולה לזוז.
lesson-not-covers = זה אפשרי, אבל המלכה השחורה עדיין לא מכוסה.
lesson-not-silences = זה אפשרי, אבל ללבן עדיין יש מהלך.
lesson-not-throws = זה אפשרי, אבל הנמלה השחורה לא נזרקה.
lesson-not-fills = זה אפשרי, אבל למלכה השחורה נשארו אותם צדדים פנויים.
lesson-not-escapes = זה אפשרי, אבל למלכה הלבנה אין יותר מקום מקודם.
lesson-not-defends = זה אפשרי, אבל שחור עדיין יכול לנצח במהלך הבא.
lesson-not-line = זה אפשרי, אבל יש משהו חזק יותר. כדאי לקחת את המהלך חזרה ולהסתכל שוב.

## The aim

lesson-aim-title = המטרה
lesson-aim-text = מי שמכתר את המלכה השנייה מכל ששת הצדדים מנצח. אין חשיבות לשאלה של מי האבנים שמסביבה. ואת המלכה שלך כדאי לשמור חופשית.
lesson-aim-1-task = למלכה השחורה נשאר צד פנוי אחד. להזיז לשם נמלה לבנה.
lesson-aim-1-hint = לגעת בנמלה לבנה, ואז במקום הריק שליד המלכה השחורה.
lesson-aim-1-done = הטבעת נסגרה, ולבן מנצח. רוב האבנים שמסביב למלכה שחורות, וגם הן נחשבות.

## The table and the first turns

lesson-table-title = השולחן והתורות הראשונים
lesson-table-text = אין לוח. האבנים שעל השולחן הן הלוח, וכולן יחד נקראות הכוורת. לבן מתחיל, שחור מניח אבן לידו, ואז משחקים לפי התור: מניחים אבן חדשה, או מזיזים אבן שכבר שם.
lesson-table-1-task = הצבע שלך לבן. להניח את האבן הראשונה על השולחן.
lesson-table-1-hint = לבחור אבן מהיד, כל אחת חוץ מהמלכה, ולגעת במקום המסומן.
lesson-table-1-done = הכוורת התחילה.
lesson-table-2-task = עכשיו הצבע שלך שחור. להניח אבן ליד האבן הלבנה.
lesson-table-2-hint = לבחור אבן מהיד. כל אחד מששת הצדדים מתאים.
lesson-table-2-done = עכשיו השתיים נוגעות. זאת הפעם היחידה שאבן חדשה יכולה לגעת בצבע השני.

## Placing a piece

lesson-placing-title = הנחת אבן
lesson-placing-text = אבן חדשה חייבת לגעת בצבע שלך, ואסור לה לגעת בצבע השני. אחרי שהונחה, היא נשארת במשחק עד הסוף.
lesson-placing-1-task = לגעת בכל מקום שאפשר להניח בו נמלה לבנה חדשה.
lesson-placing-1-hint = לחפש מקומות ריקים ליד העכביש הלבן שאינם ליד העכביש השחור.
lesson-placing-1-done = נכון, בסך הכול { $count }. המקומות האחרים נוגעים בעכביש השחור.
lesson-placing-2-task = יש חור באמצע האבנים הלבנות. להניח בו אבן.
lesson-placing-2-hint = לבחור אבן מהיד, ואז את המקום שאבנים לבנות כמעט מקיפות אותו.
lesson-placing-2-done = שום אבן לא יכלה להחליק לחור הזה, אבל אבן חדשה מונחת מלמעלה.

## The queen's fourth turn

lesson-queen-first-title = המלכה חייבת לבוא
lesson-queen-first-text = את המלכה מניחים באחד מארבעת התורות הראשונים. עד שהיא על השולחן, אף אחת מהאבנים שלך לא יכולה לזוז. אם בתור הרביעי היא עדיין ביד, חייבים להניח אותה אז.
lesson-queen-first-1-task = הנמלה שלך רוצה ללכת. לעשות את מה שצריך לבוא קודם.
lesson-queen-first-1-hint = להניח את המלכה הלבנה.
lesson-queen-first-1-done = המלכה שלך על השולחן, ולכן מהתור הבא האבנים שלך יכולות לזוז.
lesson-queen-first-2-task = זה התור הרביעי שלך, והמלכה עדיין ביד. להניח אותה.
lesson-queen-first-2-hint = לבחור את המלכה הלבנה. כל מקום שנוגע רק באבנים לבנות מתאים.
lesson-queen-first-2-done = בדיוק בזמן. רבים מביאים אותה מוקדם יותר.

## The queen

lesson-queen-title = מלכת הדבורים
lesson-queen-text = המלכה הולכת צעד אחד בכל פעם, לאורך שפת הכוורת. היא איטית, אבל צעד אחד ברגע הנכון יכול לקלקל התקפה שלמה.
lesson-queen-1-task = לגעת בכל מקום שהמלכה השחורה יכולה להגיע אליו.
lesson-queen-1-hint = צעד אחד, אל מקום ריק ממש לידה.
lesson-queen-1-done = נכון, בסך הכול { $count }. יותר מזה אף פעם לא אפשרי בשבילה.
lesson-queen-2-task = שחור סוגר על המלכה הלבנה. להזיז אותה למקום עם יותר צדדים פנויים.
lesson-queen-2-hint = לגעת במלכה הלבנה. היא יכולה להחליק החוצה מימין.
lesson-queen-2-done = הרבה יותר טוב. עכשיו שוב יש לה מקום.

## The beetle

lesson-beetle-title = החיפושית
lesson-beetle-text = גם החיפושית הולכת צעד אחד, והיא יכולה לטפס על אבנים אחרות. מה שמתחתיה לא יכול לזוז. למעלה היא יכולה ללכת מאבן לאבן, ולרדת שוב.
lesson-beetle-1-task = לגעת בכל מקום שהחיפושית הלבנה הזאת יכולה להגיע אליו, על השולחן ועל אבנים אחרות.
lesson-beetle-1-hint = היא יכולה ללכת על השולחן לשני הצדדים, או לטפס על הנמלה או על העכביש.
lesson-beetle-1-done = נכון, בסך הכול { $count }: שניים על השולחן ושניים למעלה.
lesson-beetle-2-task = להעלות את החיפושית הלבנה על המלכה השחורה.
lesson-beetle-2-hint = היא עומדת ממש לידה.
lesson-beetle-2-done = עכשיו המלכה השחורה לא יכולה לזוז עד שהחיפושית תלך.
lesson-beetle-3-task = צבע הערימה הוא צבע האבן העליונה. כאן חיפושית שחורה יושבת על עכביש לבן. לגעת בכל מקום שאפשר להניח בו נמלה שחורה חדשה.
lesson-beetle-3-hint = להסתכל מסביב למלכה השחורה ולערימה. האבן החדשה לא יכולה לגעת באבנים לבנות.
lesson-beetle-3-done = נכון, בסך הכול { $count }. שחור יכול להניח גם ליד הערימה, כי עכשיו היא נחשבת שחורה.

## The grasshopper

lesson-grasshopper-title = החגב
lesson-grasshopper-text = החגב קופץ בקו ישר מעל אבן אחת או יותר, ונוחת במקום הריק הראשון. הוא צריך משהו לקפוץ מעליו, ואף פעם לא קופץ מעבר לרווח.
lesson-grasshopper-1-task = לגעת בכל מקום שהחגב השחור יכול להגיע אליו.
lesson-grasshopper-1-hint = בכל כיוון, לעקוב אחרי שורת האבנים עד סופה.
lesson-grasshopper-1-done = נכון, בסך הכול { $count }. מקום שמעבר לרווח הוא מחוץ להישג ידו.
lesson-grasshopper-2-task = לקפוץ אל החור שבאמצע.
lesson-grasshopper-2-hint = לגעת בחגב הלבן. שורה אחת מובילה ישר אל החור.
lesson-grasshopper-2-done = שום אבן לא יכלה להחליק לשם, אבל החגב בא מלמעלה.

## The spider

lesson-spider-title = העכביש
lesson-spider-text = העכביש הולך בדיוק שלושה צעדים מסביב לכוורת, לא יותר ולא פחות. כל הדרך הוא נוגע בכוורת, ולא דורך פעמיים באותו מקום.
lesson-spider-1-task = לגעת בכל מקום שהעכביש השחור יכול להגיע אליו.
lesson-spider-1-hint = ללכת שלושה צעדים לכל כיוון. ברווח העכביש יכול ללכת לאורך הכוורת מכל צד.
lesson-spider-1-done = נכון, בסך הכול { $count }. מקום ריק אחד ממש ליד העכביש הוא במרחק שני צעדים, ולכן הוא לא יכול לעצור שם.

## The ant

lesson-ant-title = הנמלה
lesson-ant-text = הנמלה הולכת מסביב לכוורת כמה שתרצה. לכן היא אחת האבנים החזקות. היא לא יכולה להידחק דרך רווח צר.
lesson-ant-1-task = לגעת בכל מקום שהנמלה הלבנה יכולה להגיע אליו.
lesson-ant-1-hint = כל הדרך מסביב לכוורת.
lesson-ant-1-done = נכון, בסך הכול { $count }. החור שבאמצע סגור בפני הנמלה, כי הפתח שלו צר מדי.
lesson-ant-2-task = בכוורת הזאת יש מפרץ פתוח. להוליך את הנמלה לתוכו, הכי עמוק שאפשר.
lesson-ant-2-hint = המקום העמוק ביותר נמצא ממש מתחת לשני העכבישים.
lesson-ant-2-done = הפתח של המפרץ הזה רחב מספיק, ולכן הנמלה יכולה להיכנס.

## One hive

lesson-one-hive-title = כוורת מאוחדת
lesson-one-hive-text = כל האבנים נשארות מחוברות, בכל רגע. אפשר להרים אבן בדמיון: אם האחרות מתפרקות, אסור לה לזוז. לא עוזר שבסוף היא הייתה מצטרפת אליהן שוב.
lesson-one-hive-1-task = לגעת בכל אבן שחורה שלא יכולה לזוז.
lesson-one-hive-1-hint = איזו אבן שחורה מחברת את המלכה השחורה לשאר?
lesson-one-hive-1-done = נכון. בלי הנמלה המלכה השחורה הייתה מתנתקת.
lesson-one-hive-2-task = לגעת בכל אבן שחורה שלא יכולה לזוז.
lesson-one-hive-2-hint = מה היה קורה לחגב בזמן שהמלכה זזה?
lesson-one-hive-2-done = נכון. אחרי צעד אחד המלכה הייתה נוגעת שוב בשני שכניה, אבל בדרך החגב היה נשאר לבדו.

## Room to move

lesson-gates-title = מקום לזוז
lesson-gates-text = האבנים מחליקות, כמו על שולחן אמיתי. במקום ששתי אבנים משאירות רק רווח צר, שום אבן לא מחליקה. ואבן שמחליקה חייבת לגעת בכוורת כל הדרך.
lesson-gates-1-task = לגעת בכל מקום שהמלכה השחורה יכולה להגיע אליו.
lesson-gates-1-hint = היא חייבת להמשיך לגעת בכוורת בזמן שהיא מחליקה.
lesson-gates-1-done = נכון, בסך הכול { $count }. בדרך הישרה אל העכביש הלבן היא הייתה מתנתקת מהכוורת.
lesson-gates-2-task = לגעת בכל מקום שהמלכה השחורה יכולה להגיע אליו.
lesson-gates-2-hint = האם יש מקום להחליק אל החור שלידה?
lesson-gates-2-done = נכון, בסך הכול { $count }. הרווח אל החור צר מדי.
lesson-gates-3-task = לגעת בכל אבן לבנה שלא יכולה לזוז.
lesson-gates-3-hint = אחת מהן כלואה. אחרת מחזיקה את הכוורת יחד.
lesson-gates-3-done = נכון. למלכה יש צד פנוי, אבל אין לה מקום להחליק החוצה. החגב מחזיק את הכוורת יחד.

## Gates up high

lesson-high-gates-title = שערים למעלה
lesson-high-gates-text = אפשר לעצור גם אבן שמטפסת. אם שתי ערימות גבוהות מהמקום שהיא עוזבת ומהמקום שהיא מגיעה אליו, היא לא יכולה לעבור ביניהן.
lesson-high-gates-1-task = לגעת בכל מקום שהחיפושית שעל השולחן יכולה להגיע אליו.
lesson-high-gates-1-hint = היא יכולה לטפס על שתי הערימות, אבל מה יש ביניהן?
lesson-high-gates-1-done = נכון, בסך הכול { $count }. היא לא יכולה לטפס על החגב שבין שתי הערימות.
lesson-high-gates-2-task = לגעת בכל מקום שהחיפושית שעל החגב יכולה להגיע אליו.
lesson-high-gates-2-hint = צעד אחד, למעלה או למטה. לחפש את המקום שבין שתי ערימות.
lesson-high-gates-2-done = נכון, בסך הכול { $count }. היא לא יכולה לרדת בין שתי הערימות.

## When you cannot move

lesson-no-move-title = כשאין מהלך
lesson-no-move-text = אם אי אפשר להניח אבן וגם לא להזיז אבן, מפסידים את התור. זה נמשך עד שמשהו שוב אפשרי. אם יש מהלך כלשהו, חייבים לעשות אותו.
lesson-no-move-1-task = הצבע שלך שחור. להשאיר את לבן בלי שום מהלך.
lesson-no-move-1-hint = ומה אם החיפושית שלך תשב על המלכה הלבנה?
lesson-no-move-1-done = לבן חייב לוותר על התור. המלכה מכוסה, העכביש מחזיק את הכוורת יחד, וכל מקום לאבן חדשה נוגע בשחור.

## How it ends

lesson-the-end-title = איך זה נגמר
lesson-the-end-text = המשחק נגמר כשמלכה מכותרת. הצד שלה מפסיד, גם אם המהלך היה שלו. אם מהלך אחד מכתר את שתי המלכות, זה תיקו; אפשר גם להסכים על תיקו.
lesson-the-end-1-task = לבן יכול לנצח עכשיו. למצוא את המהלך.
lesson-the-end-1-hint = למלכה השחורה יש צד פנוי אחד. איזו אבן לבנה יכולה להגיע לשם?
lesson-the-end-1-done = המלכה השחורה מכותרת, ולבן מנצח.
lesson-the-end-2-task = לכל מלכה צד פנוי אחד, וזה אותו מקום. למלא אותו.
lesson-the-end-2-hint = רק קפיצה מובילה לשם.
lesson-the-end-2-done = שתי המלכות מכותרות בבת אחת. תיקו.

## The mosquito

lesson-mosquito-title = היתוש
lesson-mosquito-text = היתוש זז כמו כל חרק שהוא נוגע בו כשהתור שלו מתחיל, מכל צבע. ליד ערימה נחשבת רק האבן העליונה. מיתוש אחר הוא לא לומד דבר.
lesson-mosquito-1-task = היתוש הזה נוגע בחיפושית ובעכביש. לגעת בכל מקום שהוא יכול להגיע אליו.
lesson-mosquito-1-hint = צעד אחד כמו החיפושית, או שלושה צעדים כמו העכביש.
lesson-mosquito-1-done = נכון, בסך הכול { $count }.
lesson-mosquito-2-task = ליד היתוש הזה חיפושית יושבת על נמלה. לגעת בכל מקום שהיתוש יכול להגיע אליו.
lesson-mosquito-2-hint = הנמלה מכוסה, ולכן רק החיפושית נחשבת.
lesson-mosquito-2-done = נכון, בסך הכול { $count }. היתוש זז כמו החיפושית שלמעלה.
lesson-mosquito-3-task = לגעת בכל אבן לבנה שלא יכולה לזוז.
lesson-mosquito-3-hint = במה נוגע היתוש הלבן?
lesson-mosquito-3-done = נכון. היתוש הלבן נוגע רק ביתוש, ולכן אין לו מה להעתיק.

## The ladybug

lesson-ladybug-title = המושית
lesson-ladybug-text = המושית הולכת בדיוק שלושה צעדים: שניים על גבי הכוורת, ואז אחד למטה. היא אף פעם לא נשארת למעלה, ויכולה להיכנס לחורים סגורים ולצאת מהם.
lesson-ladybug-1-task = לגעת בכל מקום שהמושית יכולה להגיע אליו.
lesson-ladybug-1-hint = לעלות על אבן שכנה, לעבור לאבן אחרת, ולרדת לידה.
lesson-ladybug-1-done = נכון, בסך הכול { $count }.

## The pillbug

lesson-pillbug-title = הטחבית
lesson-pillbug-text = הטחבית הולכת צעד אחד, כמו המלכה. במקום זה היא יכולה לזרוק: להרים אבן שלידה, מכל צבע, ולהניח אותה בצד אחר שלה. אבן שזזה זה עתה לא יכולה להיזרק, ואבן שנזרקה נחה תור אחד.
lesson-pillbug-1-task = הטחבית יכולה לזרוק את המלכה שלה. לגעת בכל מקום שהמלכה יכולה להגיע אליו.
lesson-pillbug-1-hint = הצדדים הפנויים של הטחבית.
lesson-pillbug-1-done = נכון, בסך הכול { $count }. הטחבית מחזיקה את הכוורת יחד ולא יכולה לזוז, אבל היא עדיין יכולה לזרוק.
lesson-pillbug-2-task = לזרוק את הנמלה השחורה.
lesson-pillbug-2-hint = לגעת בנמלה השחורה, ואז בצד פנוי של הטחבית שלך.
lesson-pillbug-2-done = שחור לא יכול להשתמש בנמלה הזאת בתור הבא.
lesson-pillbug-3-task = עכשיו הצבע שלך שחור, והנמלה שלך נזרקה זה עתה. לגעת בכל אבן שחורה שיכולה לזוז.
lesson-pillbug-3-hint = הנמלה נחה. מי עוד חופשי?
lesson-pillbug-3-done = נכון. הנמלה תוכל לזוז שוב בתור שאחרי זה.

## The tournament opening

lesson-opening-title = פתיחת הטורנירים
lesson-opening-text = בטורנירים לא מתחילים במלכה, וכך גם ב־Skep, אלא אם בוחרים אחרת. רבים מביאים אותה בתור השני, כדי שהאבנים שלהם יוכלו לזוז מוקדם.
lesson-opening-1-task = להניח את האבן הראשונה: כל אחת חוץ מהמלכה.
lesson-opening-1-hint = חגב או עכביש הם התחלה טובה. את הנמלים כדאי לשמור לאחר כך.
lesson-opening-1-done = התחלה שקטה.
lesson-opening-2-task = זה התור השני שלך. להביא את המלכה.
lesson-opening-2-hint = לבחור את המלכה הלבנה, ומקום ליד האבן הראשונה שלך.
lesson-opening-2-done = מהתור הבא האבנים שלך יכולות לזוז.

## Pins

lesson-pins-title = ריתוק
lesson-pins-text = אבן שמחזיקה את הכוורת יחד לא יכולה לזוז. כך אפשר לרתק אבן חזקה בעזרת אבן חלשה יותר: מניחים את שלך בצד הרחוק שלה, במקום שלא נוגע בשום דבר אחר.
lesson-pins-1-task = לרתק את הנמלה השחורה.
lesson-pins-1-hint = הנמלה שלך יכולה ללכת אל הצד החיצוני של הנמלה השחורה.
lesson-pins-1-done = עכשיו הנמלה השחורה לא יכולה לזוז: בלעדיה הנמלה שלך הייתה מתנתקת.
lesson-pins-2-task = לרתק את הנמלה השחורה בעזרת אבן חלשה מנמלה.
lesson-pins-2-hint = אחד העכבישים שלך יכול ללכת אל הצד הרחוק שלה.
lesson-pins-2-done = עכביש תמורת נמלה: עסקה טובה.

## Filling in the queen

lesson-filling-title = לסגור על המלכה
lesson-filling-text = כדאי לספור את הצדדים הפנויים של שתי המלכות, ולהביא אבנים אל השחורה. חיפושית שעליה מחזיקה אותה במקום. ויותר מזה: המקום שלה נחשב אז שלך, ואפשר להניח לידו אבנים חדשות.
lesson-filling-1-task = לקחת מהמלכה השחורה צד פנוי.
lesson-filling-1-hint = הנמלה שלך יכולה ללכת עד אליה.
lesson-filling-1-done = צד אחד פחות.
lesson-filling-2-task = שוב אותו מצב. עכשיו להעלות חיפושית על המלכה השחורה.
lesson-filling-2-hint = שתי החיפושיות שלך עומדות לידה.
lesson-filling-2-done = היא כבר לא יכולה להתרחק, והמקום שלה נחשב לבן.

## Tempo

lesson-tempo-title = קצב
lesson-tempo-text = איומים שהצד השני חייב לענות עליהם נותנים לך לבחור לאן המשחק הולך. אבל קודם להסתכל על המלכה שלך: אם שחור מאיים לנצח, עוצרים את זה לפני הכול.
lesson-tempo-1-task = לבן יכול לנצח בשני מהלכים, לא משנה מה שחור יעשה. לעשות את הראשון.
lesson-tempo-1-hint = קודם הנמלה, כדי שרק צד אחד יישאר פנוי. אחר כך החיפושית יורדת.
lesson-tempo-1-done = החיפושית יורדת אל הצד הפנוי האחרון, ולבן מנצח. מעל המלכה אי אפשר היה לעצור אותה.
lesson-tempo-2-task = שחור מאיים לקפוץ אל הצד הפנוי האחרון של המלכה שלך. לעצור את זה.
lesson-tempo-2-hint = לרתק את החגב השחור.
lesson-tempo-2-done = עכשיו החגב מחזיק את הכוורת יחד, ולכן הוא לא יכול לקפוץ.

## The first game

lesson-first-game-title = המשחק הראשון שלך
lesson-first-game-text = ועכשיו משחק שלם נגד הרמה העדינה ביותר שלנו. בכל תור מחכה עצה קטנה. אפשר לקחת מהלכים חזרה כמה שרוצים.
lesson-first-game-1-task = הצבע שלך לבן. לכתר את המלכה השחורה.
lesson-first-game-1-hint = להביא את המלכה מוקדם ואחריה את הנמלים, ולספור את הצדדים הפנויים של שתי המלכות.
lesson-first-game-1-done = ניצחת במשחק הראשון שלך. כל הכבוד!
lesson-game-lost = הפעם שחור היה מהיר יותר. עכשיו יש לך משחק שלם מאחוריך; אפשר לשחק עוד אחד.
lesson-game-drawn = שתי המלכות כותרו בבת אחת: תיקו, וזה נדיר. כל הכבוד!

## Advice in the first game

advice-first = כדאי להתחיל בחגב או בעכביש, ולשמור את הנמלים לאחר כך.
advice-queen = כדאי להביא את המלכה עכשיו, כדי שהאבנים שלך יוכלו לזוז.
advice-queen-due = המלכה שלך חייבת לבוא עכשיו. כדאי לבחור מקום עם הרבה צדדים פנויים.
advice-wait = שחור חושב.
advice-pass = בתור הזה אין לך מה לעשות, ולכן התור עובר.
advice-win = אפשר לנצח במהלך הזה! להסתכל על הצד הפנוי האחרון של המלכה השחורה.
# $count: how many free sides the learner's queen has, 1 or 2.
advice-danger =
    { $count ->
        [one] זהירות: למלכה שלך נשאר רק צד פנוי אחד. כדאי להזיז אותה, או להרחיק ממנה אבן.
        [two] זהירות: למלכה שלך נשארו רק שני צדדים פנויים. כדאי לפנות לה מקום.
       *[other] זהירות: למלכה שלך נשארו רק { $count } צדדים פנויים. כדאי לפנות לה מקום.
    }
advice-ant = כדאי להביא נמלה. היא יכולה ללכת אל כל צד של המלכה השחורה.
# $count: how many free sides the black queen has.
advice-fill =
    { $count ->
        [one] למלכה השחורה נשאר צד פנוי אחד. כדאי למצוא אבן שתגיע לשם מהר.
        [two] למלכה השחורה שני צדדים פנויים. כדאי לקרב אליה אבן.
       *[other] למלכה השחורה { $count } צדדים פנויים. כדאי לקרב אליה אבן.
    }
advice-build = כדאי להניח עוד אבן, או לקרב אחת אל המלכה השחורה.
