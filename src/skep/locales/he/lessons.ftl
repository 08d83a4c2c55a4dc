### The lessons. Each has a title, a text of two or three sentences, and tasks: what is asked (-task),
### a hint (-hint), and what is said when it is done (-done).
###
### The positions are in src/skep/learn/lessons. "Touch" means a finger, a mouse or a key. Where it says
### how many cells, or pieces, there were to be found, the number is a variable.

lesson-chapter-basics = צעדים ראשונים
lesson-chapter-bugs = החרקים
lesson-chapter-hive = הכוורת
lesson-chapter-expansions = עוד שלושה חרקים
lesson-chapter-play = לשחק היטב

## What is said to an answer

# $count: how many are still to be found; $what: place or piece.
lesson-more =
    { $what ->
        [piece] נכון עד כאן. { $count ->
            [one] נשארה עוד אבן אחת.
            [two] נשארו עוד שתי אבנים.
           *[other] נשארו עוד { $count } אבנים.
        }
       *[place] נכון עד כאן. { $count ->
            [one] נשאר עוד מקום אחד.
            [two] נשארו עוד שני מקומות.
           *[other] נשארו עוד { $count } מקומות.
        }
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
       *[other] נכון. עוד { $count } מהלכים.
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
lesson-not-fills = זה אפשרי, אבל למלכה השחורה נשארו צדדים פנויים כמו קודם.
lesson-not-escapes = זה אפשרי, אבל למלכה הלבנה אין יותר מקום מקודם.
lesson-not-defends = זה אפשרי, אבל השחור עדיין יכול לנצח במהלך הבא.
lesson-not-line = זה אפשרי, אבל יש משהו חזק יותר. בטלו את המהלך והסתכלו שוב.

## The aim

lesson-aim-title = המטרה
lesson-aim-text = כתרו את המלכה השנייה מכל ששת הצדדים, וניצחתם. לא חשוב של מי האבנים שמסביבה. ושמרו את המלכה שלכם חופשית.
lesson-aim-1-task = למלכה השחורה נשאר צד פנוי אחד. הזיזו לשם נמלה לבנה.
lesson-aim-1-hint = געו בנמלה לבנה, ואז במקום הריק שליד המלכה השחורה.
lesson-aim-1-done = הטבעת נסגרה, והלבן מנצח. רוב האבנים שמסביב למלכה שחורות, וגם הן נחשבות.

## The table and the first turns

lesson-table-title = השולחן והתורות הראשונים
lesson-table-text = אין לוח. האבנים שעל השולחן הן הלוח, וכולן יחד נקראות הכוורת. הלבן מתחיל, השחור מניח אבן לידו, ואז משחקים לפי התור: מניחים אבן חדשה, או מזיזים אבן שכבר שם.
lesson-table-1-task = אתם הלבן. הניחו את האבן הראשונה על השולחן.
lesson-table-1-hint = בחרו אבן מהיד, כל אחת חוץ מהמלכה, וגעו במקום המסומן.
lesson-table-1-done = זאת ההתחלה של הכוורת. במשחק הבסיסי יש לכם אחת עשרה אבנים, ואין חובה להניח את כולן.
lesson-table-2-task = עכשיו אתם השחור. הניחו אבן ליד האבן הלבנה.
lesson-table-2-hint = בחרו אבן מהיד. כל אחד מששת הצדדים מתאים.
lesson-table-2-done = עכשיו הן נוגעות זו בזו. זאת הפעם היחידה שאבן חדשה יכולה לגעת בצבע השני.

## Placing a piece

lesson-placing-title = הנחת אבן
lesson-placing-text = אבן חדשה חייבת לגעת בצבע שלכם, ואסור לה לגעת בצבע השני. אחרי שהונחה, היא נשארת במשחק עד הסוף.
lesson-placing-1-task = געו בכל מקום שאפשר להניח בו נמלה לבנה חדשה.
lesson-placing-1-hint = חפשו מקומות ריקים ליד העכביש הלבן שאינם ליד העכביש השחור.
lesson-placing-1-done = נכון, בסך הכול { $count }. המקומות האחרים נוגעים בעכביש השחור.
lesson-placing-2-task = יש חלל באמצע האבנים הלבנות. הניחו בו אבן.
lesson-placing-2-hint = בחרו אבן מהיד, ואז את המקום שאבנים לבנות מקיפות כמעט לגמרי.
lesson-placing-2-done = שום אבן לא יכלה להחליק לחלל הזה, אבל אבן חדשה מונחת מלמעלה.

## The queen's fourth turn

lesson-queen-first-title = המלכה חייבת להיכנס
lesson-queen-first-text = הניחו את המלכה באחד מארבעת התורות הראשונים שלכם. עד שהיא על השולחן, אף אחת מהאבנים שלכם לא יכולה לזוז. אם בתור הרביעי היא עדיין ביד, חייבים להניח אותה אז.
lesson-queen-first-1-task = הנמלה שלכם רוצה ללכת. עשו את מה שצריך לבוא קודם.
lesson-queen-first-1-hint = הניחו את המלכה הלבנה.
lesson-queen-first-1-done = המלכה שלכם על השולחן, ולכן מהתור הבא האבנים שלכם יכולות לזוז.
lesson-queen-first-2-task = זה התור הרביעי שלכם, והמלכה עדיין ביד. הניחו אותה.
lesson-queen-first-2-hint = בחרו את המלכה הלבנה. כל מקום שנוגע רק באבנים לבנות מתאים.
lesson-queen-first-2-done = בדיוק בזמן. רבים מכניסים אותה מוקדם יותר.

## The queen

lesson-queen-title = מלכת הדבורים
lesson-queen-text = המלכה הולכת צעד אחד בכל פעם, לאורך שפת הכוורת. היא איטית, אבל צעד אחד ברגע הנכון יכול לקלקל התקפה שלמה.
lesson-queen-1-task = געו בכל מקום שהמלכה השחורה יכולה להגיע אליו.
lesson-queen-1-hint = צעד אחד, אל מקום ריק ממש לידה.
lesson-queen-1-done = נכון, בסך הכול { $count }. יותר מזה אין לה אף פעם.
lesson-queen-2-task = השחור סוגר על המלכה הלבנה. הזיזו אותה למקום עם יותר צדדים פנויים.
lesson-queen-2-hint = געו במלכה הלבנה. היא יכולה להחליק החוצה מימין.
lesson-queen-2-done = הרבה יותר טוב. עכשיו שוב יש לה מקום.

## The beetle

lesson-beetle-title = החיפושית
lesson-beetle-text = גם החיפושית הולכת צעד אחד, והיא יכולה לטפס על אבנים אחרות. מה שמתחתיה לא יכול לזוז. למעלה היא יכולה ללכת מאבן לאבן, ולרדת שוב.
lesson-beetle-1-task = געו בכל מקום שהחיפושית הלבנה הזאת יכולה להגיע אליו, על השולחן ועל אבנים אחרות.
lesson-beetle-1-hint = היא יכולה ללכת על השולחן לשני הצדדים, או לטפס על הנמלה או על העכביש.
lesson-beetle-1-done = נכון, בסך הכול { $count }: שניים על השולחן ושניים למעלה.
lesson-beetle-2-task = העלו את החיפושית הלבנה על המלכה השחורה.
lesson-beetle-2-hint = היא עומדת ממש לידה.
lesson-beetle-2-done = עכשיו המלכה השחורה לא יכולה לזוז עד שהחיפושית תלך.
lesson-beetle-3-task = צבע הערימה הוא צבע האבן העליונה. כאן חיפושית שחורה יושבת על עכביש לבן. געו בכל מקום שאפשר להניח בו נמלה שחורה חדשה.
lesson-beetle-3-hint = הסתכלו מסביב למלכה השחורה ולערימה. אסור לגעת באבנים לבנות.
lesson-beetle-3-done = נכון, בסך הכול { $count }. השחור יכול להניח גם ליד הערימה, כי עכשיו היא נחשבת שחורה.

## The grasshopper

lesson-grasshopper-title = החגב
lesson-grasshopper-text = החגב קופץ בקו ישר מעל אבן אחת או יותר, ונוחת במקום הריק הראשון. הוא צריך משהו לקפוץ מעליו, ואף פעם לא קופץ מעבר לרווח.
lesson-grasshopper-1-task = געו בכל מקום שהחגב השחור יכול להגיע אליו.
lesson-grasshopper-1-hint = בכל כיוון, עקבו אחרי שורת האבנים עד סופה.
lesson-grasshopper-1-done = נכון, בסך הכול { $count }. אל מקום שמעבר לרווח הוא לא מגיע.
lesson-grasshopper-2-task = קפצו אל החלל שבאמצע.
lesson-grasshopper-2-hint = געו בחגב הלבן. שורה אחת מובילה ישר אל החלל.
lesson-grasshopper-2-done = שום אבן לא יכלה להחליק לשם, אבל החגב בא מלמעלה.

## The spider

lesson-spider-title = העכביש
lesson-spider-text = העכביש הולך בדיוק שלושה צעדים מסביב לכוורת, לא יותר ולא פחות. כל הדרך הוא נוגע בכוורת, ולא דורך פעמיים באותו מקום.
lesson-spider-1-task = געו בכל מקום שהעכביש השחור יכול להגיע אליו.
lesson-spider-1-hint = לכו שלושה צעדים לכל כיוון. ברווח העכביש יכול ללכת לאורך הכוורת מכל צד.
lesson-spider-1-done = נכון, בסך הכול { $count }. מקום ריק אחד ממש ליד העכביש הוא במרחק שני צעדים, ולכן הוא לא יכול לעצור שם.

## The ant

lesson-ant-title = הנמלה
lesson-ant-text = הנמלה הולכת מסביב לכוורת כמה שתרצה. לכן היא אחת האבנים החזקות. היא לא יכולה להידחק דרך רווח צר.
lesson-ant-1-task = געו בכל מקום שהנמלה הלבנה יכולה להגיע אליו.
lesson-ant-1-hint = כל הדרך מסביב לכוורת.
lesson-ant-1-done = נכון, בסך הכול { $count }. החלל שבאמצע סגור בפני הנמלה, כי הפתח שלו צר מדי.
lesson-ant-2-task = בכוורת הזאת יש מפרץ פתוח. הוליכו את הנמלה לתוכו, הכי עמוק שאפשר.
lesson-ant-2-hint = המקום העמוק ביותר נמצא ממש מתחת לשני העכבישים.
lesson-ant-2-done = הפתח של המפרץ הזה רחב מספיק, ולכן הנמלה יכולה להיכנס.

## One hive

lesson-one-hive-title = כוורת מאוחדת
lesson-one-hive-text = כל האבנים נשארות מחוברות, בכל רגע. הרימו אבן בדמיון: אם האחרות מתפרקות, אסור לה לזוז. לא עוזר שבסוף היא הייתה מחברת אותן שוב.
lesson-one-hive-1-task = געו בכל אבן שחורה שלא יכולה לזוז.
lesson-one-hive-1-hint = איזו אבן שחורה מחברת את המלכה השחורה לשאר?
lesson-one-hive-1-done = נכון. בלי הנמלה המלכה השחורה הייתה מתנתקת.
lesson-one-hive-2-task = געו בכל אבן שחורה שלא יכולה לזוז.
lesson-one-hive-2-hint = מה היה קורה לחגב בזמן שהמלכה זזה?
lesson-one-hive-2-done = נכון. אחרי צעד אחד המלכה הייתה נוגעת שוב בשני שכניה, אבל בדרך החגב היה נשאר לבדו.

## Room to move

lesson-gates-title = מקום לזוז
lesson-gates-text = האבנים מחליקות, כמו על שולחן אמיתי. במקום ששתי אבנים משאירות רק רווח צר, שום אבן לא מחליקה. ואבן שמחליקה חייבת לגעת בכוורת כל הדרך.
lesson-gates-1-task = געו בכל מקום שהמלכה השחורה יכולה להגיע אליו.
lesson-gates-1-hint = היא חייבת להמשיך לגעת בכוורת בזמן שהיא מחליקה.
lesson-gates-1-done = נכון, בסך הכול { $count }. בדרך הישרה אל העכביש הלבן היא הייתה מתנתקת מהכוורת.
lesson-gates-2-task = געו בכל מקום שהמלכה השחורה יכולה להגיע אליו.
lesson-gates-2-hint = האם יש מקום להחליק אל החלל שלידה?
lesson-gates-2-done = נכון, בסך הכול { $count }. הרווח אל החלל צר מדי.
lesson-gates-3-task = געו בכל אבן לבנה שלא יכולה לזוז.
lesson-gates-3-hint = אחת מהן כלואה. אחרת מחזיקה את הכוורת יחד.
lesson-gates-3-done = נכון. למלכה יש צד פנוי, אבל אין לה מקום להחליק החוצה. החגב מחזיק את הכוורת יחד.

## The beetle again

lesson-beetle-again-title = עוד על החיפושית
lesson-beetle-again-text = על השולחן החיפושית מחליקה כמו כל אבן, ורווח צר עוצר אותה. מלמעלה היא יכולה לרדת אל חלל שלידה. וחיפושית יכולה לעמוד על חיפושית, אפילו כל הארבע במקום אחד.
lesson-beetle-again-1-task = הורידו את החיפושית הלבנה אל החלל שבאמצע.
lesson-beetle-again-1-hint = החיפושית יושבת על המלכה הלבנה, ממש ליד החלל.
lesson-beetle-again-1-done = שום אבן לא יכלה להחליק אל החלל הזה, אבל החיפושית באה מלמעלה.
lesson-beetle-again-2-task = חיפושית שחורה יושבת על המלכה שלכם. העלו עליה את החיפושית שלכם.
lesson-beetle-again-2-hint = החיפושית שלכם עומדת ממש ליד הערימה הזאת.
lesson-beetle-again-2-done = עכשיו החיפושית השחורה לא יכולה לזוז, והמקום נחשב לבן.
lesson-beetle-again-3-task = געו בכל מקום שהחיפושית הלבנה הזאת יכולה להגיע אליו.
lesson-beetle-again-3-hint = היא יכולה לטפס על שתי אבנים. האם יש מקום להחליק אל החלל?
lesson-beetle-again-3-done = נכון, בסך הכול { $count }. על השולחן הרווח אל החלל צר מדי גם בשביל החיפושית.

## Gates up high

lesson-high-gates-title = שערים למעלה
lesson-high-gates-text = אפשר לעצור גם אבן שמטפסת. אם שתי ערימות גבוהות מהמקום שהיא עוזבת ומהמקום שהיא מגיעה אליו, היא לא יכולה לעבור ביניהן.
lesson-high-gates-1-task = געו בכל מקום שהחיפושית שעל השולחן יכולה להגיע אליו.
lesson-high-gates-1-hint = היא יכולה לטפס על שתי הערימות, אבל מה יש ביניהן?
lesson-high-gates-1-done = נכון, בסך הכול { $count }. היא לא יכולה לטפס על החגב שבין שתי הערימות.
lesson-high-gates-2-task = געו בכל מקום שהחיפושית שעל החגב יכולה להגיע אליו.
lesson-high-gates-2-hint = צעד אחד, למעלה או למטה. חפשו את המקום שבין שתי ערימות.
lesson-high-gates-2-done = נכון, בסך הכול { $count }. היא לא יכולה לרדת בין שתי הערימות.

## When you cannot move

lesson-no-move-title = כשאין מהלך
lesson-no-move-text = אם אינכם יכולים להניח אבן וגם לא להזיז אבן, אתם מוותרים על התור. זה נמשך עד שמשהו שוב אפשרי. אם יש מהלך כלשהו, חייבים לעשות אותו.
lesson-no-move-1-task = אתם השחור. השאירו את הלבן בלי שום מהלך.
lesson-no-move-1-hint = ומה אם החיפושית שלכם תשב על המלכה הלבנה?
lesson-no-move-1-done = הלבן חייב לוותר על התור. המלכה מכוסה, העכביש מחזיק את הכוורת יחד, וכל מקום לאבן חדשה נוגע בשחור.

## How it ends

lesson-the-end-title = איך זה נגמר
lesson-the-end-text = המשחק נגמר כשמלכה מכותרת. בעליה מפסיד, גם אם המהלך היה שלו. אם מהלך אחד מכתר את שתי המלכות, זה תיקו; אפשר גם להסכים על תיקו.
lesson-the-end-1-task = הלבן יכול לנצח עכשיו. מצאו את המהלך.
lesson-the-end-1-hint = למלכה השחורה יש צד פנוי אחד. איזו אבן לבנה יכולה להגיע לשם?
lesson-the-end-1-done = המלכה השחורה מכותרת, והלבן מנצח.
lesson-the-end-2-task = לכל מלכה צד פנוי אחד, וזה אותו מקום. מלאו אותו.
lesson-the-end-2-hint = רק קפיצה מובילה לשם.
lesson-the-end-2-done = שתי המלכות מכותרות בבת אחת. תיקו.

## The mosquito

lesson-mosquito-title = היתוש
lesson-mosquito-text = היתוש זז כמו כל חרק שהוא נוגע בו כשהתור שלו מתחיל, מכל צבע. ליד ערימה נחשבת רק האבן העליונה. מיתוש אחר הוא לא לומד דבר.
lesson-mosquito-1-task = היתוש הזה נוגע בחיפושית ובעכביש. געו בכל מקום שהוא יכול להגיע אליו.
lesson-mosquito-1-hint = צעד אחד כמו החיפושית, או שלושה צעדים כמו העכביש.
lesson-mosquito-1-done = נכון, בסך הכול { $count }.
lesson-mosquito-2-task = ליד היתוש הזה חיפושית יושבת על נמלה. געו בכל מקום שהיתוש יכול להגיע אליו.
lesson-mosquito-2-hint = הנמלה מכוסה, ולכן רק החיפושית נחשבת.
lesson-mosquito-2-done = נכון, בסך הכול { $count }. היתוש זז כמו החיפושית שלמעלה.
lesson-mosquito-3-task = געו בכל אבן לבנה שלא יכולה לזוז.
lesson-mosquito-3-hint = במה נוגע היתוש הלבן?
lesson-mosquito-3-done = נכון. היתוש הלבן נוגע רק ביתוש, ולכן אין לו מה להעתיק.

## The ladybug

lesson-ladybug-title = פרת משה רבנו
lesson-ladybug-text = פרת משה רבנו הולכת בדיוק שלושה צעדים: שניים על גבי הכוורת, ואז אחד למטה. היא אף פעם לא נשארת למעלה, ויכולה להיכנס לחללים סגורים ולצאת מהם.
lesson-ladybug-1-task = געו בכל מקום שפרת משה רבנו יכולה להגיע אליו.
lesson-ladybug-1-hint = עלו על אבן שכנה, עברו לאבן אחרת, ורדו לידה.
lesson-ladybug-1-done = נכון, בסך הכול { $count }.

## The pillbug

lesson-pillbug-title = הטחבית
lesson-pillbug-text = הטחבית הולכת צעד אחד, כמו המלכה. במקום זה היא יכולה לזרוק: להרים אבן שלידה, מכל צבע, ולהניח אותה בצד אחר שלה. אבן שזזה זה עתה לא יכולה להיזרק, ואבן שנזרקה נחה תור אחד.
lesson-pillbug-1-task = הטחבית יכולה לזרוק את המלכה שלה. געו בכל מקום שהמלכה יכולה להגיע אליו.
lesson-pillbug-1-hint = הצדדים הפנויים של הטחבית.
lesson-pillbug-1-done = נכון, בסך הכול { $count }. הטחבית מחזיקה את הכוורת יחד ולא יכולה לזוז, אבל היא עדיין יכולה לזרוק.
lesson-pillbug-2-task = זרקו את הנמלה השחורה.
lesson-pillbug-2-hint = געו בנמלה השחורה, ואז בצד פנוי של הטחבית שלכם.
lesson-pillbug-2-done = השחור לא יכול להשתמש בנמלה הזאת בתור הבא.
lesson-pillbug-3-task = עכשיו אתם השחור, והנמלה שלכם נזרקה זה עתה. געו בכל אבן שחורה שיכולה לזוז.
lesson-pillbug-3-hint = הנמלה נחה. מי עוד חופשי?
lesson-pillbug-3-done = נכון. הנמלה תוכל לזוז שוב בתור הבא שלכם.

## The mosquito again

lesson-mosquito-again-title = עוד על היתוש
lesson-mosquito-again-text = יתוש שטיפס על הכוורת נשאר חיפושית עד שהוא יורד. בכל תור הוא מחקה את האבנים שהוא נוגע בהן אז. ליד טחבית הוא יכול גם לזרוק.
lesson-mosquito-again-1-task = היתוש יושב על חיפושית. געו בכל מקום שהוא יכול להגיע אליו.
lesson-mosquito-again-1-hint = שם למעלה הוא הולך צעד אחד כמו חיפושית, אף שהוא נוגע בנמלה.
lesson-mosquito-again-1-done = נכון, בסך הכול { $count }. את השכנים הוא יחקה שוב כשיחזור לשולחן.
lesson-mosquito-again-2-task = היתוש בא לכאן כמו נמלה. עכשיו הוא נוגע רק בחגבים. געו בכל מקום שהוא יכול להגיע אליו.
lesson-mosquito-again-2-hint = עכשיו הוא קופץ, בקו ישר.
lesson-mosquito-again-2-done = נכון, בסך הכול { $count }. מה שחיקה בתור הקודם כבר לא נחשב.
lesson-mosquito-again-3-task = היתוש שלכם נוגע בטחבית שחורה. זרקו את הנמלה השחורה.
lesson-mosquito-again-3-hint = געו בנמלה השחורה, ואז בצד פנוי של היתוש שלכם.
lesson-mosquito-again-3-done = היתוש זרק כמו טחבית, אף שהוא מחזיק את הכוורת יחד ולא יכול לזוז בעצמו.

## The tournament opening

lesson-opening-title = פתיחת טורניר
lesson-opening-text = בטורנירים לא מתחילים במלכה, וכך גם ב־Skep, אלא אם תבחרו אחרת. רבים מכניסים אותה בתור השני, כדי שהאבנים שלהם יוכלו לזוז מוקדם.
lesson-opening-1-task = הניחו את האבן הראשונה: כל אחת חוץ מהמלכה.
lesson-opening-1-hint = חגב או עכביש הם התחלה טובה. את הנמלים שמרו לאחר כך.
lesson-opening-1-done = התחלה שקטה.
lesson-opening-2-task = זה התור השני שלכם. הכניסו את המלכה.
lesson-opening-2-hint = בחרו את המלכה הלבנה, ומקום ליד האבן הראשונה שלכם.
lesson-opening-2-done = מהתור הבא האבנים שלכם יכולות לזוז.

## Pins

lesson-pins-title = ריתוק
lesson-pins-text = אבן שמחזיקה את הכוורת יחד לא יכולה לזוז. כך אפשר לרתק אבן חזקה בעזרת אבן חלשה יותר: הניחו את שלכם בצד החיצוני שלה, במקום שלא נוגע בשום אבן אחרת.
lesson-pins-1-task = רתקו את הנמלה השחורה.
lesson-pins-1-hint = הנמלה שלכם יכולה ללכת אל הצד החיצוני של הנמלה השחורה.
lesson-pins-1-done = עכשיו הנמלה השחורה לא יכולה לזוז: בלעדיה הנמלה שלכם הייתה מתנתקת.
lesson-pins-2-task = רתקו את הנמלה השחורה בעזרת אבן חלשה מנמלה.
lesson-pins-2-hint = אחד העכבישים שלכם יכול ללכת אל הצד החיצוני שלה.
lesson-pins-2-done = עכביש תמורת נמלה: עסקה טובה.

## Filling in the queen

lesson-filling-title = לסגור על המלכה
lesson-filling-text = ספרו את הצדדים הפנויים של שתי המלכות, והביאו אבנים אל השחורה. חיפושית שעליה מחזיקה אותה במקום. ויותר מזה: המקום שלה נחשב אז שלכם, ואפשר להניח לידו אבנים חדשות.
lesson-filling-1-task = קחו מהמלכה השחורה צד פנוי.
lesson-filling-1-hint = הנמלה שלכם יכולה ללכת עד אליה.
lesson-filling-1-done = צד אחד פחות.
lesson-filling-2-task = שוב אותו מצב. עכשיו העלו חיפושית על המלכה השחורה.
lesson-filling-2-hint = שתי החיפושיות שלכם עומדות לידה.
lesson-filling-2-done = היא כבר לא יכולה להתרחק, והמקום שלה נחשב לבן.

## Tempo

lesson-tempo-title = קצב
lesson-tempo-text = איימו כך שהצד השני יהיה חייב לענות, ואתם תבחרו לאן המשחק הולך. אבל קודם הסתכלו על המלכה שלכם: אם השחור מאיים לנצח, עצרו את זה לפני הכול.
lesson-tempo-1-task = הלבן יכול לנצח בשני מהלכים, לא משנה מה השחור יעשה. עשו את הראשון.
lesson-tempo-1-hint = קודם הנמלה, כדי שרק צד אחד יישאר פנוי. אחר כך החיפושית יורדת.
lesson-tempo-1-done = החיפושית יורדת אל הצד הפנוי האחרון, והלבן מנצח. מראש המלכה אי אפשר היה לעצור אותה.
lesson-tempo-2-task = השחור מאיים לקפוץ אל הצד הפנוי האחרון של המלכה שלכם. עצרו את זה.
lesson-tempo-2-hint = רתקו את החגב השחור.
lesson-tempo-2-done = עכשיו החגב מחזיק את הכוורת יחד, ולכן הוא לא יכול לקפוץ.

## The first game

lesson-first-game-title = המשחק הראשון שלכם
lesson-first-game-text = ועכשיו שחקו משחק שלם נגד הרמה העדינה ביותר שלנו. בכל תור מחכה עצה קטנה. אפשר לבטל מהלכים כמה שרוצים.
lesson-first-game-1-task = אתם הלבן. כתרו את המלכה השחורה.
lesson-first-game-1-hint = הכניסו את המלכה מוקדם ואחריה את הנמלים, וספרו את הצדדים הפנויים של שתי המלכות.
lesson-first-game-1-done = ניצחתם במשחק הראשון שלכם. כל הכבוד!
lesson-game-lost = הפעם השחור היה מהיר יותר. עכשיו אתם כבר יודעים איך נראה משחק שלם; שחקו עוד אחד.
lesson-game-drawn = שתי המלכות כותרו בבת אחת: תיקו, וזה נדיר. כל הכבוד!

## Advice in the first game

advice-first = התחילו בחגב או בעכביש, ושמרו את הנמלים לאחר כך.
advice-queen = הכניסו את המלכה עכשיו, כדי שהאבנים שלכם יוכלו לזוז.
advice-queen-due = המלכה שלכם חייבת להיכנס עכשיו. בחרו מקום עם הרבה צדדים פנויים.
advice-wait = השחור חושב.
advice-pass = בתור הזה אין לכם מה לעשות, ולכן אתם מוותרים עליו.
advice-win = אפשר לנצח במהלך הזה! הסתכלו על הצד הפנוי האחרון של המלכה השחורה.
# $count: how many free sides the learner's queen has, 1 or 2.
advice-danger =
    { $count ->
        [one] זהירות: למלכה שלכם נשאר רק צד פנוי אחד. הזיזו אותה, או הרחיקו ממנה אבן.
        [two] זהירות: למלכה שלכם נשארו רק שני צדדים פנויים. פנו לה מקום.
       *[other] זהירות: למלכה שלכם נשארו רק { $count } צדדים פנויים. פנו לה מקום.
    }
advice-ant = הכניסו נמלה. היא יכולה ללכת אל כל צד של המלכה השחורה.
# $count: how many free sides the black queen has.
advice-fill =
    { $count ->
        [one] למלכה השחורה נשאר צד פנוי אחד. מצאו אבן שתגיע לשם מהר.
        [two] למלכה השחורה שני צדדים פנויים. קרבו אליה אבן.
       *[other] למלכה השחורה { $count } צדדים פנויים. קרבו אליה אבן.
    }
advice-build = הניחו עוד אבן, או קרבו אחת אל המלכה השחורה.
