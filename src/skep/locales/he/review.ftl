### A review of a game: what a move does, what it is worth, and what would have been better.

# The queen of a colour inside a sentence; other forms of the word are attributes.
# $color: white or black.
review-queen =
    { $color ->
        [white] המלכה הלבנה
       *[black] המלכה השחורה
    }
    .dat =
        { $color ->
            [white] למלכה הלבנה
           *[black] למלכה השחורה
        }

## What a move does
##
## Each is said of the move that was made and of the one that was better, so it is in the present and names
## no person. $color is the colour of the queen or the player it is about (white or black), $free how many
## sides of that queen are free after the move, $pieces the pieces it is about, as a list of names in the
## form of piece-name: put it after a colon.

fact-surrounds_queen = המהלך מכתר את { review-queen } ומנצח.
fact-surrounds_own_queen = השחקן תופס את הצד הפנוי האחרון של המלכה שלו, ומפסיד.
fact-surrounds_both = שתי המלכות מכותרות: תיקו.
fact-allows_win = אחרי המהלך אפשר לכתר מיד את { review-queen }.
fact-crowds_own_queen = השחקן תופס צד פנוי של המלכה שלו (צדדים פנויים שנותרו: { $free }).
fact-queen_goes_tight = המלכה הולכת למקום שבו פחות צדדים פנויים ({ $free }).
fact-opens_queen = המהלך נותן יותר מרחב { review-queen.dat } (צדדים פנויים: { $free }).
fact-climbs_off_queen = האבן יורדת מעל { review-queen }.
fact-frees_opponent = המהלך משחרר אבנים של היריב: { $pieces }.
fact-uncovers = המהלך חושף אבן של היריב: { $pieces }.
fact-pins_own = השחקן מרתק אבנים שלו: { $pieces }.
fact-frees_queen = עכשיו { review-queen } יכולה שוב לזוז.
fact-climbs_on_queen = האבן עולה על { review-queen }, שאינה יכולה עוד לזוז.
fact-threatens = המהלך מאיים לכתר את { review-queen } בתור הבא.
fact-stops_threat = המהלך עוצר את האיום לכתר את { review-queen }.
fact-forces_pass = ליריב לא נשאר מהלך, והוא חייב לוותר על התור.
fact-drops_beside_queen = אבן חדשה נכנסת ליד { review-queen } (צדדים פנויים שנותרו: { $free }).
fact-attacks_queen = המהלך תופס צד של { review-queen } (צדדים פנויים שנותרו: { $free }).
fact-shuts_in_queen = עכשיו { review-queen } אינה יכולה לזוז.
fact-queen_escapes = המלכה הולכת למקום שבו יותר צדדים פנויים ({ $free }).
fact-opens_own_queen = השחקן נותן יותר מרחב למלכה שלו (צדדים פנויים: { $free }).
fact-throws = המהלך זורק אבן של היריב: { $pieces }.
fact-throws_own = השחקן זורק אבן שלו: { $pieces }.
fact-covers = האבן עולה על אבן אחרת, שאינה יכולה עוד לזוז: { $pieces }.
fact-pins = המהלך מרתק אבנים של היריב: { $pieces }.
fact-frees_own = השחקן משחרר אבנים שלו: { $pieces }.
fact-places_queen = המלכה נכנסת למשחק.
fact-last_in_hand = האבן האחרונה מהיד נכנסת למשחק: { $pieces }.
fact-brings = אבן חדשה נכנסת למשחק: { $pieces }.
fact-repeats = המצב הזה כבר היה.
fact-passes = לא היה מהלך, רק ויתור על התור.
fact-quiet = מהלך שקט: { $pieces }.

## What a move is worth

# $judgement: best, good, only_move, inaccuracy, mistake, blunder or missed_win.
review-judgement =
    { $judgement ->
        [best] המהלך הטוב ביותר
        [good] מהלך טוב
        [only_move] המהלך היחיד
        [inaccuracy] אי־דיוק
        [mistake] טעות
        [blunder] טעות חמורה
       *[missed_win] ניצחון שהוחמץ
    }
# $move: a move as UHP writes it.
review-better = עדיף היה { $move }.
# $count: how many turns the win would have taken.
review-missed-win = הוחמץ ניצחון כפוי (תורות שנדרשו: { $count }).
# $color: white or black. $before, $after: chances in percent.
review-chances = הסיכויים של { $color ->
    [white] הלבן
   *[black] השחור
}: { NUMBER($before, style: "percent") }, ואחר כך { NUMBER($after, style: "percent") }.

## The review as a whole

review-title = סקירת המשחק
review-turning-points = נקודות המפנה
review-no-turning-points = במשחק לא הייתה נקודת מפנה.
# $white, $black: in percent.
review-accuracy = דיוק: הלבן { NUMBER($white, style: "percent") }, השחור { NUMBER($black, style: "percent") }.
# $ply: which move. $count: how many there are.
review-progress = נסקר מהלך { $ply } מתוך { $count }

## The review on the page

review-open = סקירה
review-of = סקירה: { $game }
review-to-game = אל המשחק
review-summary = מבט כולל
review-start = המשחק מתחיל.
review-graph = הסיכויים של הלבן לאורך המשחק
review-graph-at = אחרי מהלך { $number }: הלבן { NUMBER($chance, style: "percent") }
review-percent = { NUMBER($value, style: "percent") }
review-accuracy-label = דיוק
review-well =
    { $who ->
        [you] המהלכים הטובים שלכם: { $good } מתוך { $total }.
        [white] המהלכים הטובים של הלבן: { $good } מתוך { $total }.
       *[black] המהלכים הטובים של השחור: { $good } מתוך { $total }.
    }
review-better-was = עדיף היה
review-show-better = הצגת המהלך העדיף
review-show-next = המהלך הבא
review-show-played = מה ששוחק
review-try = חיפוש מהלכים עדיפים ({ $count })
review-try-this = ניסיון נוסף
review-try-place = { $place } מתוך { $total }
review-try-ask =
    { $color ->
        [white] תור הלבן: מצאו משהו טוב יותר.
       *[black] תור השחור: מצאו משהו טוב יותר.
    }
review-try-judging = בודקים את המהלך שלכם…
review-try-best = כן, זה המהלך הטוב ביותר.
review-try-good = יפה, זה הרבה יותר טוב.
review-try-wrong = עדיין לא: יש משהו טוב יותר.
review-try-next = הטעות הבאה
review-all-moves = כל המהלכים
review-not-yet = הסקירה תבוא כשהמשחק ייגמר.
review-failed = לא היה אפשר לערוך את הסקירה.
review-retry = ניסיון נוסף

## In the list of games

review-study = דיוק ופתיחות
review-study-average = דיוק ממוצע: { NUMBER($accuracy, style: "percent") } (משחקים שנסקרו: { $count })
review-study-more = סקירת שאר המשחקים ({ $count })
review-study-busy = משחקים שנסקרו: { $done } מתוך { $count }
review-study-opening = פתיחה
review-study-games = משחקים
