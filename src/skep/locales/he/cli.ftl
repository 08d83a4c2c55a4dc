### What the terminal says to people who play with `skep play`.
###
### Words to type (help, moves, why, undo, save, quit, pass ...) and pieces as wA1 or bQ stay as they
### are in every language.

## The drawing

# A white beetle on a black queen: wB1 on bQ.
cli-on = על
cli-hand =
    { $color ->
        [white] היד של הלבן
       *[black] היד של השחור
    }
# $color: who is to move; $turn: the number of the turn.
cli-to-move = התור של { color-name }, תור { $turn }.
cli-has-won = { color-name } ניצח.
cli-drawn = המשחק נגמר בתיקו.
cli-last-move = המהלך האחרון: { $move }.
# The only move that leads nowhere: the first piece goes here.
cli-here = כאן

## The beginning and the help

# $type: the game type, as Base+MLP; $opening: tournament or rulebook.
cli-start =
    { $opening ->
        [rulebook] העוקץ (Hive), { $type }, פתיחה לפי דף הכללים.
       *[tournament] העוקץ (Hive), { $type }, פתיחת טורניר.
    }
cli-how = הקלידו מהלך כמו wS1, אבן כדי לראות לאן היא יכולה ללכת, או help.
# Against the engine. $color: the person's side; $name and $level: the opponent.
cli-against =
    אתם משחקים { $color ->
        [white] בלבן
       *[black] בשחור
    }. מולכם: { $name }, רמה { $level }.
# $name: the opponent; $move: as in wA1 -bQ.
cli-engine-plays = { $name }: { $move }
cli-engine-plays-on = { $name } בעד המשך המשחק, כל עוד שום מצב לא חוזר.

# Each line stands by itself; the columns are kept with spaces.
cli-help =
    מהלך מקלידים כמו wA1 -bQ: הנמלה הלבנה 1 הולכת לצד שמאל של המלכה השחורה.
      \R  R/   משמאל למעלה, מימין למעלה לאבן R
      -R  R-   משמאל, מימין
      /R  R\   משמאל למטה, מימין למטה
      R        על האבן R
    או בחרו: הקלידו אבן (wA1, או רק a1, ant או a) ואחריה מספר מהרשימה.

      moves            כל המהלכים האפשריים
      why MOVE         האם מהלך אפשרי, ואם לא, למה
      pass             ויתור על התור; רק כשחייבים, ואז מספיק Enter
      undo, redo [N]   לבטל את המהלכים האחרונים, ולעשות אותם שוב
      board            לצייר שוב את הלוח
      draw, resign     לסיים את המשחק
      new [TYPE]       להתחיל משחק אחר, למשל new Base+M
      save FILE        לכתוב את המשחק לקובץ: PGN, או מחרוזת משחק ל־.uhp ול־.txt
      load FILE        להמשיך משחק מ־PGN, מ־SGF או ממחרוזת משחק
      game             להדפיס את מחרוזת המשחק
      quit             לצאת (גם Ctrl-D)

## Questions

# What is typed for yes, in small letters, divided by spaces; y and yes are understood anyway.
cli-yes = כ כן
# $question: one of the questions below.
cli-question = { $question } [כ/ל]
# $color: who is asked.
cli-agree = { color-name }, מסכימים לתיקו?
cli-leave = המשחק לא נשמר. לצאת ממנו?
# $file: the name of a file.
cli-replace = { $file } כבר קיים. להחליף אותו?

## Moves

# What a piece may not do. $piece: which; $reason: a sentence, or two, that say why.
cli-cannot = { $piece }: { $reason }
cli-no-kind =
    { $bug ->
        [queen] המלכה שלכם לא יכולה לזוז עכשיו.
       *[other] אף אחת מהאבנים שלכם מהסוג הזה לא יכולה לזוז עכשיו.
    }
cli-can-go =
    { $count ->
        [one] { $piece }: אפשר ללכת למקום אחד.
        [two] { $piece }: אפשר ללכת לשני מקומות.
       *[other] { $piece }: אפשר ללכת ל־{ $count } מקומות.
    }
cli-why-what = להסביר מה? הקלידו why ומהלך, למשל why wA1 -bQ.
cli-legal-pass = זה אפשרי: אין מהלך אחר.
cli-legal-place = זה אפשרי: האבן מונחת שם.
# $piece: who throws.
cli-legal-throw = זה אפשרי. האבן שזורקת אותה לשם: { $piece }.
# $count: in how many steps.
cli-legal-slide =
    { $count ->
        [one] זה אפשרי: האבן מחליקה לשם.
        [two] זה אפשרי: האבן מחליקה לשם בשני צעדים.
       *[other] זה אפשרי: האבן מחליקה לשם ב־{ $count } צעדים.
    }
cli-legal-jump = זה אפשרי: האבן קופצת לשם.
cli-legal-climb = זה אפשרי: האבן מטפסת לשם.
cli-no-list = אין רשימה לבחור ממנה: הקלידו moves, או אבן, כדי לקבל אחת.
# $count: the highest number.
cli-pick = בחרו מספר מ־1 עד { $count }.
cli-type-number = הקלידו מספר כדי לשחק את המהלך.
cli-only-pass = אין מהלך: הקישו Enter כדי לוותר על התור.
# $color: who must pass.
cli-must-pass =
    { $color ->
        [white] ללבן אין מהלך והוא חייב לוותר על התור: הקישו Enter.
       *[black] לשחור אין מהלך והוא חייב לוותר על התור: הקישו Enter.
    }

## What is not understood

# $word: what was typed, in quotation marks.
cli-not-understood = { $word } אינו מהלך ואינו פקודה.
# $word: a command.
cli-did-you-mean = אולי התכוונתם ל־{ $word }?
cli-try = הקלידו מהלך, אבן, או help.
cli-how-many = כמה מהלכים? הקלידו מספר, או כלום בשביל מהלך אחד.
cli-nothing-to-undo = אין מה לבטל.
cli-nothing-to-redo = אין מה לעשות שוב.

## The end

cli-prompt-over = המשחק נגמר
# $how: what ended the game, as in the selector.
cli-ended =
    { $how ->
        [queen_surrounded] המלכה מכותרת
        [both_queens_surrounded] שתי המלכות מכותרות
        [resignation] בפרישה
        [agreement] בהסכמה
        [repetition] אותו מצב הופיע שלוש פעמים
        [timeout] הזמן נגמר
        [abandoned] הצד השני עזב
        [forfeit] בהפסד טכני
       *[adjudication] בהחלטת שופט
    }
# $color: who wins.
cli-won-by = { color-name } ניצח: { cli-ended }.
cli-drawn-by = תיקו: { cli-ended }.
# What may be done after the end.
cli-what-next = הקלידו save FILE, undo, new או quit.
cli-over = המשחק נגמר.
cli-over-now = המשחק נגמר. הקלידו undo כדי להמשיך בו, או new כדי להתחיל אחר.
cli-repeated = המצב הזה הופיע שלוש פעמים; אפשר להסכים על תיקו.
cli-goes-on = המשחק נמשך.

## Files

cli-unsaved = המשחק לא נשמר. כדי להמשיך בו:
cli-save-where = לאן? הקלידו save ושם של קובץ, למשל save game.pgn.
cli-load-which = איזה קובץ? הקלידו load ואת שמו.
cli-not-written = שום דבר לא נכתב.
# $file: the name of a file.
cli-saved = נשמר בקובץ { $file }.
cli-saved-without-result = נשמר בקובץ { $file }, אבל בלי התוצאה.
