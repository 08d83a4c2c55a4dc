### The board in words: what a screen reader says, and the keys.
###
### A $piece, $tile or $thrower is a piece-name of bugs.ftl: a language that declines names puts it where
### the plain form is right, after a colon or a dash.

board = לוח
# $side: white or black.
board-hand = { $side ->
    [white] היד של הלבן
   *[black] היד של השחור
}

## The tiles

# $below is a tile, and what that one is on.
board-on-top = { $piece }, על { $below }
board-pile = { $count ->
    [one] { $piece }, האבן האחרונה ביד
   *[other] { $piece }, ביד: { $count }
}
board-hand-empty = לא נשאר כלום ביד

## Places

board-place-on = על { $piece }
# $bearing is the side of $piece on which the place lies.
board-place-beside = { $bearing ->
    [ne] מימין למעלה לאבן: { $piece }
    [e] מימין לאבן: { $piece }
    [se] מימין למטה לאבן: { $piece }
    [sw] משמאל למטה לאבן: { $piece }
    [w] משמאל לאבן: { $piece }
   *[nw] משמאל למעלה לאבן: { $piece }
}
board-place-table = באמצע השולחן

## The cell that the keyboard is on

board-spot-empty = ריק, { $place }
board-spot-go = אפשר לכאן: { $place }
board-spot-climb = { $tile }. אפשר לטפס לכאן
board-spot-movable = { $tile }. אפשר להזיז
board-spot-chosen = { $tile }. האבן נבחרה

## What happens

board-chosen = { $count ->
    [0] נבחרה האבן: { $piece }.
    [one] נבחרה האבן: { $piece }. אפשר להגיע למקום אחד.
    [two] נבחרה האבן: { $piece }. אפשר להגיע לשני מקומות.
   *[other] נבחרה האבן: { $piece }. אפשר להגיע ל־{ $count } מקומות.
}
board-let-go = הבחירה בוטלה.
board-placed = הונחה האבן: { $piece }, { $place }.
board-moved = הוזזה האבן: { $piece }, { $place }.
board-thrown = נזרקה האבן: { $piece }, { $place }. האבן הזורקת: { $thrower }.
board-passed = ויתור על התור: לא היה מהלך.
board-planned = מתוכנן, אם יתאפשר: { $piece }, { $place }.
board-waiting = { $piece }, { $place }: בחרו שוב את המקום כדי לאשר.
board-stack = ערימה של { $count } אבנים
board-show = הצגה: { $piece }

## Keys

board-key-walk = תנועה על הלוח
board-key-diagonal = תנועה בארבעת הכיוונים האלכסוניים
board-key-pick = בחירת אבן והנחתה
board-key-let-go = ביטול הבחירה
board-key-next = האבן הבאה שיכולה לזוז, או היעד הבא
board-key-stack = הצצה לתוך ערימה
board-key-zoom = קרוב יותר, רחוק יותר, כל הכוורת
board-key-turn = סיבוב הכוורת
