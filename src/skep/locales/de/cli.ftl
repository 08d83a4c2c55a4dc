### Was das Terminal mit `skep play` zu Menschen sagt.

cli-on = auf
cli-hand =
    { $color ->
        [white] Weiß auf der Hand
       *[black] Schwarz auf der Hand
    }
cli-to-move = { color-name } am Zug, Zug { $turn }.
cli-has-won = { color-name } hat gewonnen.
cli-drawn = Die Partie endet remis.
cli-last-move = Letzter Zug: { $move }.
cli-here = hier

cli-start =
    { $opening ->
        [rulebook] Hive, { $type } mit der Eröffnung nach dem Regelblatt.
       *[tournament] Hive, { $type } mit der Turniereröffnung.
    }
cli-how = Gib einen Zug wie wS1 ein, einen Stein, um seine Ziele zu sehen, oder help.
cli-against = Du spielst { $color ->
        [white] Weiß
       *[black] Schwarz
    }. Dein Gegner: { $name }, Stufe { $level }.
cli-engine-plays = { $name }: { $move }
cli-engine-plays-on = { $name } möchte weiterspielen, solange sich nichts wiederholt.

cli-help =
    Ein Zug sieht so aus: wA1 -bQ. Die weiße Ameise 1 geht links neben die schwarze Königin.
      \R  R/   links oben, rechts oben vom Stein R
      -R  R-   links, rechts
      /R  R\   links unten, rechts unten
      R        auf R
    Oder wähle aus: erst einen Stein (wA1, oder nur a1, ant oder a), dann eine Nummer der Liste.

      moves            alle möglichen Züge auflisten
      why MOVE         sagen, ob ein Zug möglich ist, und wenn nicht, warum
      pass             aussetzen; nur wenn du musst, dann genügt die Eingabetaste
      undo, redo [N]   die letzten Züge zurücknehmen und wieder machen
      board            das Feld noch einmal zeichnen
      draw, resign     die Partie beenden
      new [TYPE]       eine andere Partie beginnen, etwa new Base+M
      save FILE        die Partie speichern: als PGN, bei .uhp und .txt als Zugfolge
      load FILE        eine Partie aus PGN, SGF oder Zugfolge fortsetzen
      game             die Zugfolge ausgeben
      quit             aufhören (auch Strg-D)

cli-yes = j ja
cli-question = { $question } [j/N]
cli-agree = { color-name }, bist du mit Remis einverstanden?
cli-leave = Die Partie ist nicht gespeichert. Trotzdem aufhören?
cli-replace = { $file } gibt es schon. Ersetzen?

cli-cannot = { $piece }: { $reason }
cli-no-kind =
    { $bug ->
        [queen] Deine Königin kann sich jetzt nicht bewegen.
       *[other] Keiner deiner Steine dieser Art kann sich jetzt bewegen.
    }
cli-can-go =
    { $count ->
        [one] { $piece } kann auf einen Platz.
       *[other] { $piece } kann auf { $count } Plätze.
    }
cli-why-what = Was erklären? Gib why und einen Zug ein, etwa why wA1 -bQ.
cli-legal-pass = Das geht: Es gibt keinen anderen Zug.
cli-legal-place = Das geht: Der Stein wird dort gelegt.
cli-legal-throw = Das geht, geworfen von: { $piece }.
cli-legal-slide =
    { $count ->
        [one] Das geht: Der Stein wird dorthin geschoben.
       *[other] Das geht: Der Stein wird in { $count } Schritten dorthin geschoben.
    }
cli-legal-jump = Das geht: Der Stein springt dorthin.
cli-legal-climb = Das geht: Der Stein klettert dorthin.
cli-no-list = Es gibt keine Liste zum Auswählen: Gib moves oder einen Stein ein.
cli-pick = Wähle eine Nummer von 1 bis { $count }.
cli-type-number = Gib eine Nummer ein, um den Zug zu machen.
cli-only-pass = Es gibt keinen Zug: Drücke die Eingabetaste, um auszusetzen.
cli-must-pass = { color-name } hat keinen Zug und muss aussetzen: Drücke die Eingabetaste.

cli-not-understood = { $word } ist weder ein Zug noch ein Befehl.
cli-did-you-mean = Meintest du { $word }?
cli-try = Gib einen Zug, einen Stein oder help ein.
cli-how-many = Wie viele Züge? Gib eine Zahl ein, oder nichts für einen.
cli-nothing-to-undo = Es gibt nichts zurückzunehmen.
cli-nothing-to-redo = Es gibt nichts zu wiederholen.

cli-prompt-over = Partie zu Ende
cli-ended =
    { $how ->
        [queen_surrounded] die Königin ist umzingelt
        [both_queens_surrounded] beide Königinnen sind umzingelt
        [resignation] durch Aufgabe
        [agreement] nach Vereinbarung
        [repetition] dieselbe Stellung kam dreimal vor
        [timeout] durch Zeitüberschreitung
        [abandoned] der andere Spieler ist gegangen
        [forfeit] kampflos
       *[adjudication] durch Schiedsspruch
    }
cli-won-by = { color-name } gewinnt: { cli-ended }.
cli-drawn-by = Remis: { cli-ended }.
# What may be done after the end.
cli-what-next = Weiter mit save FILE, undo, new oder quit.
cli-over = Die Partie ist zu Ende.
cli-over-now = Die Partie ist zu Ende. Mit undo geht sie weiter, mit new beginnt eine andere.
cli-repeated = Diese Stellung kam dreimal vor; ihr könnt euch auf Remis einigen.
cli-goes-on = Die Partie geht weiter.

cli-unsaved = Die Partie wurde nicht gespeichert. So geht sie weiter:
cli-save-where = Wohin? Gib save und einen Dateinamen ein, etwa save game.pgn.
cli-load-which = Welche Datei? Gib load und ihren Namen ein.
cli-not-written = Es wurde nichts gespeichert.
cli-saved = Gespeichert in { $file }.
cli-saved-without-result = Gespeichert in { $file }, aber ohne das Ergebnis.
