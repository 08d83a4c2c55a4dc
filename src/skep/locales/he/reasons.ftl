### Why a piece cannot go there, for a person: one message for every reason of docs/explain.md.
###
### The board shows the evidence, and these sentences name it. Every reason may use $bug (the piece
### that would move: queen, ant ...), $color (its colour), $pieces (the pieces that are the evidence,
### as a list of names in the form of piece-name: put it after a colon) and $count (how many these
### are). Some have numbers of their own, which stand in their comments. A mosquito that copies a
### grasshopper, a spider or a ladybug hears what is said to these.

reason-game_over = המשחק נגמר.

# $moves: how many moves there are.
reason-pass_not_allowed =
    { $moves ->
        [one] עוד נשאר לכם מהלך אחד, ולכן אי אפשר לוותר על התור.
        [two] עוד נשארו לכם שני מהלכים, ולכן אי אפשר לוותר על התור.
       *[other] עוד נשארו לכם { $moves } מהלכים, ולכן אי אפשר לוותר על התור.
    }

reason-not_in_game =
    { $bug ->
        [grasshopper] { bug-subject } לא משתתף במשחק הזה.
        [spider] { bug-subject } לא משתתף במשחק הזה.
        [mosquito] { bug-subject } לא משתתף במשחק הזה.
       *[other] { bug-subject } לא משתתפת במשחק הזה.
    }

reason-not_your_piece = האבן הזאת שייכת לצד השני.

# $turn: the turn it is.
reason-queen_due = זה תור { $turn }, והמלכה שלכם עדיין ביד. הניחו אותה עכשיו.

reason-queen_first_turn = המלכה לא יכולה להיות האבן הראשונה שלכם. היא יכולה להיכנס בתור הבא.

reason-out_of_order = אבנים מאותו סוג נכנסות לפי הסדר. הבאה בתור: { $pieces }.

reason-occupied =
    { $bug ->
        [mosquito] המקום הזה תפוס.
       *[other] המקום הזה תפוס. { bug-subject } לא { bug-subject.can } לעלות כאן על אבנים אחרות.
    }

reason-not_origin = האבן הראשונה במשחק מונחת באמצע השולחן.

reason-away_from_hive = המקום הזה לא נוגע בכוורת. כל אבן חייבת להישאר עם האחרות.

reason-touches_opponent =
    { $count ->
        [one] אבן חדשה יכולה לגעת רק באבנים שלכם. כאן היא הייתה נוגעת באבן זרה: { $pieces }.
        [two] אבן חדשה יכולה לגעת רק באבנים שלכם. כאן היא הייתה נוגעת בשתי אבנים זרות: { $pieces }.
       *[other] אבן חדשה יכולה לגעת רק באבנים שלכם. כאן היא הייתה נוגעת ב־{ $count } אבנים זרות: { $pieces }.
    }

reason-queen_not_placed = האבנים שלכם יוכלו לזוז ברגע שהמלכה תהיה על השולחן. קודם הניחו אותה.

reason-just_moved =
    { $bug ->
        [grasshopper] { bug-subject } זז לפני רגע, ובתור הזה הוא נח.
        [spider] { bug-subject } זז לפני רגע, ובתור הזה הוא נח.
        [mosquito] { bug-subject } זז לפני רגע, ובתור הזה הוא נח.
       *[other] { bug-subject } זזה לפני רגע, ובתור הזה היא נחה.
    }

reason-covered =
    { $count ->
        [one] { bug-subject } לא { bug-subject.can } לזוז כל עוד אבן אחרת נמצאת למעלה: { $pieces }.
       *[other] { bug-subject } לא { bug-subject.can } לזוז כל עוד אבנים אחרות נמצאות למעלה: { $pieces }.
    }

reason-in_stack = טחבית יכולה לזרוק רק אבן שעומדת לבדה. כאן יש ערימה: { $pieces }.

reason-same_cell =
    { $bug ->
        [grasshopper] { bug-subject } כבר נמצא שם.
        [spider] { bug-subject } כבר נמצא שם.
        [mosquito] { bug-subject } כבר נמצא שם.
       *[other] { bug-subject } כבר נמצאת שם.
    }

# $parts: how many parts the hive would fall into.
reason-one_hive =
    { $bug ->
        [grasshopper] { bug-subject } מחזיק את הכוורת יחד. בלעדיו
        [spider] { bug-subject } מחזיק את הכוורת יחד. בלעדיו
        [mosquito] { bug-subject } מחזיק את הכוורת יחד. בלעדיו
       *[other] { bug-subject } מחזיקה את הכוורת יחד. בלעדיה
    } { $count ->
        [one] אבן אחת הייתה מתנתקת: { $pieces }.
        [two] שתי אבנים היו מתנתקות: { $pieces }.
       *[other] { $count } אבנים היו מתנתקות: { $pieces }.
    }

reason-nothing_to_copy = היתוש זז כמו חרק שלידו. מיתוש אחר אין לו מה להעתיק.

reason-beyond_thrower = אבן שנזרקת נוחתת ליד האבן שזורקת אותה: { $pieces }.

reason-thrower_just_moved = האבן שהייתה זורקת זזה לפני רגע, ובתור הזה היא נחה: { $pieces }.

# $steps: how far away the place is. $limit: how far the piece can go.
reason-too_far =
    { $limit ->
        [one] { bug-subject } { bug-subject.goes } צעד אחד, והמקום הזה במרחק { $steps } צעדים.
       *[other] { bug-subject } { bug-subject.goes } לכל היותר { $limit } צעדים, והמקום הזה במרחק { $steps } צעדים.
    }

reason-loses_contact =
    { $bug ->
        [grasshopper] { bug-subject } היה מתנתק מהכוורת בדרך לשם.
        [spider] { bug-subject } היה מתנתק מהכוורת בדרך לשם.
        [mosquito] { bug-subject } היה מתנתק מהכוורת בדרך לשם.
       *[other] { bug-subject } הייתה מתנתקת מהכוורת בדרך לשם.
    }

# $gate: how high the two stand. $level: at which height the piece would have to pass between them.
reason-gate =
    { $level ->
        [0] אין מספיק מקום להחליק בין שתי האבנים האלה: { $pieces }.
       *[other] שתי האבנים האלה גבוהות מכדי לעבור ביניהן: { $pieces }.
    }

reason-enclosed = אין דרך לשם על השולחן: אבנים אחרות חוסמות אותה.

# $steps: the fewest steps that lead there. $limit: 3.
reason-wrong_steps =
    { $steps ->
        [one] עכביש הולך בדיוק { $limit } צעדים. המקום הזה במרחק צעד אחד.
        [two] עכביש הולך בדיוק { $limit } צעדים. המקום הזה במרחק שני צעדים.
       *[other] עכביש הולך בדיוק { $limit } צעדים. המקום הזה במרחק { $steps } צעדים.
    }

reason-not_in_line = חגב קופץ בקו ישר.

reason-nothing_to_jump = חגב צריך משהו לקפוץ מעליו, ובצד הזה אין דבר.

reason-gap_in_line = חגב נוחת במקום הריק הראשון. הוא לא יכול לקפוץ מעבר לרווח.

reason-no_way_over = פרת משה רבנו הולכת שני צעדים על גבי הכוורת ואז צעד אחד למטה. אין דרך כזאת לשם.

reason-copies_cannot = אף אחד מהחרקים שליד היתוש לא היה יכול להגיע לשם: { $pieces }.
