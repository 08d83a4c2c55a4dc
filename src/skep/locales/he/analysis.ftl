analysis = ניתוח
analyse = לניתוח המשחק
analysis-chances = סיכויים
analysis-even = הסיכויים שווים.
analysis-better =
    { $color ->
        [white] ללבן יתרון קל.
       *[black] לשחור יתרון קל.
    }
analysis-clearly-better =
    { $color ->
        [white] ללבן יתרון ברור.
       *[black] לשחור יתרון ברור.
    }
analysis-winning =
    { $color ->
        [white] הלבן בדרך לניצחון.
       *[black] השחור בדרך לניצחון.
    }
analysis-wins-in =
    { $color ->
        [white] הלבן יכול לכפות ניצחון. מהלכים: { $moves }.
       *[black] השחור יכול לכפות ניצחון. מהלכים: { $moves }.
    }
analysis-depth = עומק { $depth }
analysis-speed = מצבים בשנייה: { $speed }
analysis-deeper = חישוב עמוק יותר
analysis-stop = עצירה
analysis-lines = המשכים
analysis-to-game = חזרה למשחק
analysis-not-now = משחק מול אדם אחר אפשר לנתח אחרי שהוא מסתיים.
analysis-unavailable = לא ניתן היה לטעון את המנוע בדפדפן הזה.
analysis-variation = וריאציה
analysis-threat = איום
analysis-threat-means = מה היה היריב עושה אחרי ויתור על התור?
analysis-tools = עריכה
analysis-notes = הערה וסימנים
analysis-draw = חצים וסימונים
analysis-promote = העברת הווריאציה לראש
analysis-delete = מחיקה מכאן והלאה
analysis-undo = ביטול הפעולה
analysis-comment = הערה
analysis-signs = סימנים
analysis-sign-1 = מהלך טוב
analysis-sign-2 = טעות
analysis-sign-3 = מהלך מבריק
analysis-sign-4 = טעות חמורה
analysis-sign-5 = מהלך מעניין
analysis-sign-6 = מהלך מפוקפק
analysis-address = כתובת לשליחה
analysis-address-means = המהלכים, הווריאציות וההערות נשמרים בשרת כפי שהם עכשיו. כל מי שיש לו הכתובת רואה אותם.
analysis-address-expires = אם איש לא פותח את הכתובת זמן רב, הכול נמחק.
analysis-make-address = יצירת כתובת
analysis-copy-pgn = העתקה כ־PGN
play-from-here = המשך משחק מכאן
game-from-position = ממצב שנבחר

setup = סידור מצב
setup-leave = חזרה לניתוח
setup-to-move = מי בתור
setup-turn =
    { $color ->
        [white] לבן
       *[black] שחור
    }
setup-just-moved = זזה זה עתה
setup-nobody = אף אחת
setup-remove = הסרה
setup-clear = פינוי השולחן
setup-possible = משחק יכול להגיע למצב הזה.
setup-fault-cannot_climb = רק חיפושיות ויתושים יכולים להיות מעל אבנים אחרות. כאן: { $pieces }.
setup-fault-two_hives = האבנים האלה נפרדות מהכוורת: { $pieces }.
setup-fault-too_early = יש במשחק יותר אבנים ממספר התורות שהיו.
setup-fault-no_first_piece =
    { $color ->
        [white] ללבן כבר היה תור, ואין לו אבן במשחק.
       *[black] לשחור כבר היה תור, ואין לו אבן במשחק.
    }
setup-fault-queen_due =
    { $color ->
        [white] המלכה הלבנה חסרה: היא נכנסת למשחק לכל המאוחר בתור הרביעי.
       *[black] המלכה השחורה חסרה: היא נכנסת למשחק לכל המאוחר בתור הרביעי.
    }
setup-fault-queen_first_turn = המלכה לא יכולה להיות האבן הראשונה של שחקן. כאן: { $pieces }.
setup-fault-queen_not_placed = שום אבן לא יכלה לטפס לפני שהמלכה שלה נכנסה למשחק. כאן: { $pieces }.
setup-fault-just_moved_not_in_play = האבן שזזה זה עתה אינה במשחק.
setup-fault-just_moved_covered = האבן שזזה זה עתה נמצאת מתחת לאבן אחרת.
setup-fault-just_moved_not_thrown = אבן של מי שבתור יכלה רק להיזרק לשם, ואין טחבית בקרבת מקום.
