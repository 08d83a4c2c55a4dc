### What the terminal says to people who play with `skep play`.
###
### Words to type (help, moves, why, undo, save, quit, pass ...) and pieces as wA1 or bQ stay as they
### are in every language.

## The drawing

# A white beetle on a black queen: wB1 on bQ.
cli-on = על
cli-hand =
    { $color ->
        [white] ביד של לבן
       *[black] ביד של שחור
    }
# $color: who is to move; $turn: the number of the turn.
cli-to-move = התור של { color-name }, תור { $turn }.
cli-has-won = { color-name } ניצח.
cli-drawn = המשחק נגמר בתיקו.
cli-last-move = המהלך האחרון: { $move }.
# The only move that leads nowhere: the first piece goes here.
cli-here = כאן

## The beginning and the help

# $type: the game type, as Base+MLP; $opening: tournament or rulebook.
cli-start =
    { $opening ->
        [rulebook] Hive, { $type } עם פתיחת ספר הכללים.
       *[tournament] Hive, { $type } עם פתיחת הטורנירים.
    }
cli-how = אפשר להקליד מהלך כמו wS1, אבן כדי לראות לאן היא יכולה ללכת, או help.
# Against the machine. $color: the person's side; $name and $level: the opponent.
cli-against = הצבע שלך: { color-name }. מולך: { $name }, רמה { $level }.
# $name: the opponent; $move: as in wA1 -bQ.
cli-machine-plays = { $name }: { $move }
cli-machine-plays-on = { $name } בעד להמשיך לשחק כל עוד שום דבר לא חוזר.

# Each line stands by itself; the columns are kept with spaces.
cli-help =
    מהלך מקלידים כמו wA1 -bQ: הנמלה הלבנה 1 הולכת לצד שמאל של המלכה השחורה.
      \R  R/   משמאל למעלה, מימין למעלה לאבן R
      -R  R-   משמאל, מימין
      /R  R\   משמאל למטה, מימין למטה
      R        על האבן R
    או בוחרים: מקלידים אבן (wA1, או רק a1, ant או a) ואז מספר מהרשימה.

      moves            כל המהלכים האפשריים
      why MOVE         האם מהלך אפשרי, ואם לא, למה
      pass             ויתור על התור; רק כשחייבים, ואז מספיק Enter
      undo, redo [N]   לקחת חזרה את המהלכים האחרונים, ולעשות אותם שוב
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
cli-agree = { color-name }, האם מוסכם על תיקו?
cli-leave = המשחק לא נשמר. לצאת ממנו?
# $file: the name of a file.
cli-replace = { $file } כבר קיים. להחליף אותו?

## Moves

# What a piece may not do. $piece: which; $reason: a sentence, or two, that say why.
cli-cannot = { $piece }: { $reason }
cli-no-kind =
    { $bug ->
        [queen] המלכה שלך לא יכולה לזוז עכשיו.
       *[other] אף אחת מהאבנים שלך מהסוג הזה לא יכולה לזוז עכשיו.
    }
cli-can-go =
    { $count ->
        [one] { $piece }: אפשר ללכת למקום אחד.
        [two] { $piece }: אפשר ללכת לשני מקומות.
       *[other] { $piece }: אפשר ללכת ל־{ $count } מקומות.
    }
cli-why-what = למה מה? מקלידים why ומהלך, למשל why wA1 -bQ.
cli-legal-pass = זה אפשרי: אין מהלך אחר.
cli-legal-place = זה אפשרי: האבן מונחת שם.
# $piece: who throws.
cli-legal-throw = זה אפשרי, בזריקה לשם של: { $piece }.
# $count: in how many steps.
cli-legal-slide =
    { $count ->
        [one] זה אפשרי: האבן מחליקה לשם.
        [two] זה אפשרי: האבן מחליקה לשם בשני צעדים.
       *[other] זה אפשרי: האבן מחליקה לשם ב־{ $count } צעדים.
    }
cli-legal-jump = זה אפשרי: האבן קופצת לשם.
cli-legal-climb = זה אפשרי: האבן מטפסת לשם.
cli-no-list = אין רשימה לבחור ממנה: כדי לקבל אחת מקלידים moves, או אבן.
# $count: the highest number.
cli-pick = לבחור מספר מ־1 עד { $count }.
cli-type-number = כדי לשחק מהלך מקלידים את המספר שלו.
cli-only-pass = אין מהלך: ללחוץ על Enter כדי לוותר על התור.
# $color: who must pass.
cli-must-pass = ל{ color-name } אין מהלך והתור עובר: ללחוץ על Enter.

## What is not understood

# $word: what was typed, in quotation marks.
cli-not-understood = { $word } אינו מהלך ואינו פקודה.
# $word: a command.
cli-did-you-mean = האם הכוונה הייתה { $word }?
cli-try = אפשר להקליד מהלך, אבן, או help.
cli-how-many = כמה מהלכים? להקליד מספר, או כלום בשביל אחד.
cli-nothing-to-undo = אין מה לקחת חזרה.
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
cli-what-next = אפשר להקליד save FILE, undo, new או quit.
cli-over = המשחק נגמר.
cli-over-now = המשחק נגמר. אפשר להקליד undo כדי להמשיך בו, או new כדי להתחיל אחר.
cli-repeated = המצב הזה הופיע שלוש פעמים; אפשר להסכים על תיקו.
cli-goes-on = המשחק נמשך.

## Files

cli-unsaved = המשחק לא נשמר. כדי להמשיך בו:
cli-save-where = לאן? מקלידים save ושם של קובץ, למשל save game.pgn.
cli-load-which = איזה קובץ? מקלידים load ואת שמו.
cli-not-written = שום דבר לא נכתב.
# $file: the name of a file.
cli-saved = נשמר אל { $file }.
cli-saved-without-result = נשמר אל { $file }, אבל בלי התוצאה.
