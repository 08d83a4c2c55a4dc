### Het veld in woorden: wat een schermlezer zegt, en de toetsen.

board = Speelveld
board-hand = { $side ->
    [white] Hand van Wit
   *[black] Hand van Zwart
}

board-on-top = { $piece }, boven op { $below }
board-pile = { $count ->
    [one] { $piece }, de laatste in de hand
   *[other] { $piece }, { $count } in de hand
}
board-hand-empty = Niets meer in de hand

board-place-on = boven op { $piece }
board-place-beside = { $bearing ->
    [ne] rechtsboven van { $piece }
    [e] rechts van { $piece }
    [se] rechtsonder van { $piece }
    [sw] linksonder van { $piece }
    [w] links van { $piece }
   *[nw] linksboven van { $piece }
}
board-place-table = midden op tafel

board-spot-empty = Leeg, { $place }
board-spot-go = Hierheen: { $place }
board-spot-climb = { $tile }. Klim hierop
board-spot-movable = { $tile }. Kan bewegen
board-spot-chosen = { $tile }. Gekozen

board-chosen = { $count ->
    [0] { $piece } gekozen.
    [one] { $piece } gekozen. Eén plek mogelijk.
   *[other] { $piece } gekozen. { $count } plekken mogelijk.
}
board-let-go = Losgelaten.
board-placed = { $piece } gelegd, { $place }.
board-moved = { $piece } verplaatst, { $place }.
board-thrown = { $piece } geworpen, { $place }. Geworpen door: { $thrower }.
board-passed = Gepast: er was geen zet.
board-planned = Volgende zet, als het kan: { $piece }, { $place }.
board-waiting = { $piece }, { $place }: kies de plek nog eens om te bevestigen.
board-stack = Een stapel van { $count } stukken
board-show = Tonen: { $piece }

board-key-walk = Over het veld lopen
board-key-diagonal = In de vier schuine richtingen lopen
board-key-pick = Een stuk pakken en neerleggen
board-key-let-go = Loslaten
board-key-next = Het volgende stuk dat kan bewegen, of de volgende plek
board-key-stack = In een stapel kijken
board-key-zoom = Dichterbij, verder weg, de hele korf
board-key-turn = De korf draaien
