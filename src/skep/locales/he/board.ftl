### The board in words: what a screen reader says, and the keys.
###
### A $piece, $tile or $thrower is a piece-name of bugs.ftl: a language that declines names puts it where
### the plain form is right, after a colon or a dash.

board = לוח
# $side: white or black.
board-hand = { $side ->
    [white] היד של לבן
   *[black] היד של שחור
}

## The tiles

# $below is a tile, and what that one is on.
board-on-top = { $piece }, על { $below }
board-pile = { $count ->
    [one] { $piece }, האבן האחרונה ביד
   *[other] { $piece }, { $count } ביד
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
board-spot-go = ללכת לכאן: { $place }
board-spot-climb = { $tile }. לטפס לכאן
board-spot-movable = { $tile }. אפשר להזיז
board-spot-chosen = { $tile }. נבחר

## What happens

board-chosen = { $count ->
    [0] נבחר: { $piece }.
    [one] נבחר: { $piece }. אפשר ללכת למקום אחד.
    [two] נבחר: { $piece }. אפשר ללכת לשני מקומות.
   *[other] נבחר: { $piece }. אפשר ללכת ל־{ $count } מקומות.
}
board-let-go = הבחירה בוטלה.
board-placed = הונח: { $piece }, { $place }.
board-moved = הוזז: { $piece }, { $place }.
board-thrown = נזרק: { $piece }, { $place }. הזריקה של: { $thrower }.
board-passed = התור עבר: לא היה מהלך.
board-planned = מתוכנן, אם יתאפשר: { $piece }, { $place }.
board-waiting = { $piece }, { $place }: לבחור שוב את המקום כדי לאשר.
board-stack = ערימה של { $count }

## Keys

board-key-walk = ללכת על הלוח
board-key-diagonal = ללכת בארבעת הכיוונים האלכסוניים
board-key-pick = לבחור אבן, ולהניח אותה
board-key-let-go = לעזוב
board-key-next = האבן הבאה שיכולה לזוז, או המקום הבא ללכת אליו
board-key-stack = להציץ לתוך ערימה
board-key-zoom = קרוב יותר, רחוק יותר, כל הכוורת
board-key-turn = לסובב את הכוורת
