### Lernen im Browser: was um die Lektionen herum steht, Tipps, und der Rückblick nach einer Partie.

learn-lead = Lerne das Spiel, indem du es spielst. Berühre das Feld, und es antwortet.
learn-progress =
    { $done ->
        [0] Noch keine von { $count } Lektionen
       *[other] { $done } von { $count } Lektionen geschafft
    }
learn-begin = Mit der ersten Lektion beginnen
learn-go-on = Weiter: { $title }
learn-all-done = Du hast alle Lektionen geschafft. Sehr gut!
learn-done = geschafft
learn-rules = Die Regeln zum Lesen und Drucken

lesson = Lektion
lessons = Alle Lektionen
learn-place = Lektion { $number } von { $count }
learn-next = Nächste Lektion
task-open = Aufgabe { $number }
task-solved = Aufgabe { $number }, gelöst
task-next = Nächste Aufgabe
task-again = Noch einmal
hint = Tipp

first-game-begin = Die Partie beginnen
first-game-go-on = Deine Partie fortsetzen
first-game-anew = Neu beginnen
first-game-done = Du hast eine ganze Partie gespielt.
advice = Ratschlag

welcome = Neu bei diesem Spiel?
welcome-means = Lerne es in ein paar Minuten, mit den Steinen in der Hand. Ganz ohne Lesen.
welcome-learn = Spielen lernen
welcome-play = Ich kenne es schon

hint-is = Ein guter Zug, auf dem Feld markiert: { $piece }.

review-turned-yours = Die Wende kam mit deinem Zug Nummer { $number }: { $piece }. Deine Chancen gingen von { $before } % auf { $after } %.
review-turned-theirs = Die Wende kam mit einem Zug von { $name }, Nummer { $number }: { $piece }. Die Chancen der Maschine gingen von { $before } % auf { $after } %.
review-bit-by-bit = Kein einzelner Zug hat diese Partie entschieden. Sie wurde Stück für Stück gewonnen.
review-next-up = Dein nächster Gegner könnte Stufe { $level } sein: { $name }.
review-next-same = Wie wäre es mit noch einer Partie auf Stufe { $level }?
review-next-down = Stufe { $level } macht im Moment vielleicht mehr Spaß: { $name }.
review-next-top = Das war unsere stärkste Stufe. Gut gespielt!
review-show = Den Zug zeigen
review-play = Spielen: { $name }
