### The board in words: what a screen reader says, and the keys.
###
### A $piece, $tile or $thrower is a piece-name of bugs.ftl: a language that declines names puts it where
### the plain form is right, after a colon or a dash.

board = Plansza
# $side: white or black.
board-hand =
    { $side ->
        [white] Zapas białych
       *[black] Zapas czarnych
    }

## The tiles

# $below is a tile, and what that one is on.
board-on-top = { $piece }, pod spodem { $below }
board-pile =
    { $count ->
        [one] { $piece }, ostatnia taka płytka w zapasie
       *[other] { $piece }, w zapasie: { $count }
    }
board-hand-empty = Zapas jest pusty

## Places

board-place-on = na wierzchu płytki „{ $piece }”
# $bearing is the side of $piece on which the place lies.
board-place-beside =
    { $bearing ->
        [ne] na prawo w górę od płytki „{ $piece }”
        [e] na prawo od płytki „{ $piece }”
        [se] na prawo w dół od płytki „{ $piece }”
        [sw] na lewo w dół od płytki „{ $piece }”
        [w] na lewo od płytki „{ $piece }”
       *[nw] na lewo w górę od płytki „{ $piece }”
    }
board-place-table = na środku stołu

## The cell that the keyboard is on

board-spot-empty = Pusto, { $place }
board-spot-go = Można tutaj: { $place }
board-spot-climb = { $tile }. Można wejść
board-spot-movable = { $tile }. Może się ruszyć
board-spot-chosen = { $tile }. Płytka wybrana

## What happens

board-chosen =
    { $count ->
        [0] Wybrana płytka: { $piece }.
       *[other] Wybrana płytka: { $piece }. Dostępne miejsca: { $count }.
    }
board-let-go = Wybór anulowany.
board-placed = Wystawiona płytka: { $piece }, { $place }.
board-moved = Ruch: { $piece }, { $place }.
board-thrown = Przerzucona płytka: { $piece }, { $place }. Przerzuca: { $thrower }.
board-passed = Pas: nie było ruchu.
board-planned = Jeśli się uda, następny ruch: { $piece }, { $place }.
board-waiting = { $piece }, { $place }: wybierz to miejsce jeszcze raz, żeby potwierdzić.
board-stack =
    { $count ->
        [one] Stos: { $count } płytka
        [few] Stos: { $count } płytki
       *[many] Stos: { $count } płytek
    }
board-show = Pokaż: { $piece }

## Keys

board-key-walk = Chodź po planszy
board-key-diagonal = Chodź w czterech skośnych kierunkach
board-key-pick = Weź płytkę i połóż ją
board-key-let-go = Anuluj wybór
board-key-next = Następna płytka, która może się ruszyć, albo następne miejsce do ruchu
board-key-stack = Zajrzyj do stosu
board-key-zoom = Bliżej, dalej, pokaż cały rój
board-key-turn = Obróć rój
