### Das Feld in Worten: was ein Vorleseprogramm sagt, und die Tasten.

board = Spielfeld
board-hand = { $side ->
    [white] Hand von Weiß
   *[black] Hand von Schwarz
}

board-on-top = { $piece }, darunter: { $below }
board-pile = { $count ->
    [one] { $piece }, der letzte Stein dieser Art auf der Hand
   *[other] { $piece }, noch { $count } auf der Hand
}
board-hand-empty = Nichts mehr auf der Hand

board-place-on = auf: { $piece }
board-place-beside = { $bearing ->
    [ne] rechts oben von: { $piece }
    [e] rechts von: { $piece }
    [se] rechts unten von: { $piece }
    [sw] links unten von: { $piece }
    [w] links von: { $piece }
   *[nw] links oben von: { $piece }
}
board-place-table = in der Mitte des Tisches

board-spot-empty = Leer, { $place }
board-spot-go = Hierhin: { $place }
board-spot-climb = { $tile }. Hier hinaufklettern
board-spot-movable = { $tile }. Kann ziehen
board-spot-chosen = { $tile }. Gewählt

board-chosen = { $count ->
    [0] { $piece } gewählt.
    [one] { $piece } gewählt. Ein Platz ist möglich.
   *[other] { $piece } gewählt. { $count } Plätze sind möglich.
}
board-let-go = Losgelassen.
board-placed = { $piece } gelegt, { $place }.
board-moved = { $piece } gezogen, { $place }.
board-thrown = { $piece } geworfen, { $place }. Geworfen von: { $thrower }.
board-passed = Ausgesetzt: Es gab keinen Zug.
board-planned = { $piece } geht als Nächstes, wenn möglich: { $place }.
board-waiting = { $piece }, { $place }: zum Bestätigen den Platz noch einmal wählen.
board-stack = Ein Stapel von { $count } Steinen
board-show = Zeigen: { $piece }

board-key-walk = Über das Feld gehen
board-key-diagonal = In die vier schrägen Richtungen gehen
board-key-pick = Einen Stein nehmen und ablegen
board-key-let-go = Loslassen
board-key-next = Der nächste Stein, der ziehen kann, oder das nächste Ziel
board-key-stack = In einen Stapel schauen
board-key-zoom = Näher, weiter weg, der ganze Schwarm
board-key-turn = Den Schwarm drehen
