### Die Regeln zum Lesen und Drucken.

rules-title = Die Regeln von Hive
rules-lead = Zwei Spieler, ein Schwarm, kein Brett. Eine Partie dauert eine Viertelstunde.
rules-trademark = Hive ist eine Marke von Gen42 Games. Skep steht in keiner Verbindung dazu.
# The link above the title, which leads back to the lessons.
rules-back = Alle Lektionen

rules-legend = In den Bildern ist „o“ ein Platz, auf den der Stein darf, und „x“ einer, auf den er nicht darf. Die Namen sind die der Steine: w weiß, b schwarz, dann Q Königin, B Käfer, G Grashüpfer, S Spinne, A Ameise, M Moskito, L Marienkäfer, P Assel.

rules-aim-title = Das Ziel
rules-aim-text =
    Umzingle die Königin des anderen auf allen sechs Seiten, und halte deine eigene frei. Wem die Steine um eine Königin gehören, spielt keine Rolle.

rules-pieces-title = Die Steine
rules-pieces-text =
    Ein Spieler hat die weißen Steine, der andere dieselben in Schwarz. Alle liegen offen vor ihrem Besitzer: Das ist die Hand.

    Moskito, Marienkäfer und Assel sind Erweiterungen. Einigt euch vor der Partie, welche davon mitspielen.

    Im Grundspiel hat jeder elf Steine. Die Carbon-Ausgabe hat dazu Marienkäfer und Moskito, das sind dreizehn, und mit der Assel sind es vierzehn. Jeder der drei kann auch allein dazukommen.
rules-pieces-line = { bug-title }: { $count }

rules-turns-title = Abwechselnd ziehen
rules-turns-text =
    Weiß beginnt und legt einen Stein auf den Tisch. Schwarz legt einen Stein daneben, auf eine beliebige Seite. Danach zieht ihr abwechselnd.

    In deinem Zug tust du eines: einen neuen Stein legen oder einen bewegen, der auf dem Tisch ist. Die Steine auf dem Tisch sind der Schwarm. Ein anderes Brett gibt es nicht.

rules-placing-title = Einen Stein legen
rules-placing-text =
    Ein neuer Stein muss mindestens einen Stein deiner Farbe berühren und keinen der anderen. Nur der erste Stein von Schwarz ist eine Ausnahme. Ein Stapel hat die Farbe des obersten Steins.

    Ein neuer Stein kommt von oben, er darf also auch ein Loch füllen, in das sich nichts schieben ließe. Er bleibt bis zum Ende der Partie auf dem Tisch. Du musst nicht alle Steine legen.

rules-queen-first-title = Die Königin muss ins Spiel
rules-queen-first-text =
    Nach deinem vierten Zug muss deine Königin auf dem Tisch sein. Hast du sie zu Beginn dieses Zuges noch auf der Hand, darfst du nur sie legen.

    Bis deine Königin auf dem Tisch ist, darfst du nur Steine legen. Keiner von deinen darf sich bewegen.

rules-moving-title = Einen Stein bewegen
rules-moving-text =
    Jedes Tier bewegt sich auf seine Art. Ein bewegter Stein darf neben jedem Stein enden, gleich welcher Farbe. Nur der oberste Stein eines Stapels kann sich bewegen, und nichts wird je vom Tisch genommen.

    Jeder Zug muss zwei Regeln achten: Der Schwarm bleibt zusammen, und es muss Platz für die Bewegung sein.

rules-one-hive-title = Ein Schwarm
rules-one-hive-text =
    Alle Steine auf dem Tisch bleiben verbunden, auch während einer unterwegs ist. Heb den Stein an: Hängen die anderen nicht mehr zusammen, darf er nicht ziehen, auch wenn er sie am Ende wieder verbinden würde. Ein Stein, der auf einem anderen liegt, ist in dieser Hinsicht immer frei.

rules-room-title = Platz zum Bewegen
rules-room-text =
    Auf dem Tisch werden die Steine geschoben. Durch eine zu enge Lücke zwischen zwei Steinen passt keiner, weder in ein Loch hinein noch heraus.

    Bei jedem Schritt auf dem Tisch muss der Stein den Schwarm berühren. Über freie Fläche darf er nicht.

rules-bugs-title = Die Tiere

rules-queen-text = Die Königin geht einen Schritt am Rand des Schwarms.

rules-beetle-text =
    Der Käfer geht einen Schritt. Er darf auch auf einen anderen Stein klettern, oben von Stein zu Stein gehen und wieder herunterkommen, auch in ein Loch. Was unter ihm liegt, kann sich nicht bewegen, und der Platz hat die Farbe des Käfers. Käfer dürfen auf Käfern stehen.

    Gelegt wird er wie jeder andere Stein, nie obenauf.

    Auf dem Tisch wird er geschoben, dort hält ihn eine enge Lücke auf. Alle vier Käfer dürfen auf einem Platz stehen.

rules-grasshopper-text = Der Grashüpfer springt in gerader Linie über einen oder mehrere Steine und landet auf dem ersten freien Platz. Er muss mindestens einen Stein überspringen und kann nicht über eine Lücke. In ein Loch hinein und heraus darf er springen.

rules-spider-text = Die Spinne läuft genau drei Schritte am Rand des Schwarms. In einem Zug betritt sie keinen Platz zweimal.

rules-ant-text =
    Die Ameise läuft am Rand des Schwarms so viele Schritte, wie sie will.

    In eine Bucht mit genügend weiter Öffnung darf sie laufen, in ein geschlossenes Loch nicht.

rules-expansions-title = Drei weitere Tiere

rules-mosquito-text =
    Der Moskito zieht wie ein Tier, das er zu Beginn seines Zuges berührt, gleich welcher Farbe. Berührt er mehrere Arten, wählst du eine. Neben einem Stapel zählt nur der oberste Stein.

    Berührt er nichts als einen Moskito, kann er nicht ziehen. Auf anderen Steinen zieht er wie ein Käfer, bis er wieder unten ist.

    In seinem nächsten Zug ahmt er die Steine nach, die er dann berührt.

rules-ladybug-text = Der Marienkäfer geht genau drei Schritte: hinauf auf den Schwarm, weiter auf einen anderen Stein und hinunter auf einen freien Platz. Er läuft nicht auf dem Tisch und bleibt nie oben.

rules-pillbug-text =
    Die Assel geht einen Schritt am Rand des Schwarms, wie die Königin. Stattdessen darf sie einen Stein werfen, der allein neben ihr liegt, gleich welcher Farbe: hinauf auf die Assel und hinunter auf eine andere freie Seite der Assel. Das darf sie auch, wenn sie sich selbst nicht bewegen kann. Ein Moskito auf dem Tisch, der eine Assel berührt, darf ebenfalls werfen.

    Ein Stein, der im Zug davor bewegt wurde, kann nicht geworfen werden und nicht werfen. Ein geworfener Stein ruht im nächsten Zug. Auch hier muss der Schwarm verbunden bleiben.

rules-high-gates-title = Enge Stellen in der Höhe
rules-high-gates-text =
    Auch über dem Tisch muss Platz sein. Ein kletternder oder geworfener Stein kommt nicht zwischen zwei Stapeln durch, wenn beide höher sind als der Platz, den er verlässt, und der, auf den er will. Nur den Grashüpfer stört das nicht.

rules-no-move-title = Wenn nichts geht
rules-no-move-text =
    Kannst du weder einen Stein legen noch einen bewegen, setzt du aus. Du setzt aus, bis wieder etwas möglich ist. Ist irgendetwas möglich, darfst du nicht aussetzen.

rules-end-title = Das Ende der Partie
rules-end-text =
    Die Partie ist zu Ende, wenn eine Königin auf allen sechs Seiten umzingelt ist. Ihr Besitzer hat verloren, wer auch immer zuletzt gezogen hat. Auch eine Königin unter einem Käfer zählt.

    Umzingelt ein Zug beide Königinnen, endet die Partie remis, also unentschieden. Ihr dürft euch auch auf Remis einigen. Wenn ihr das vor der Partie vereinbart, ist sie auch remis, sobald dieselbe Stellung zum dritten Mal vorkommt.

rules-opening-title = Die Eröffnung auf Turnieren
rules-opening-text = Auf Turnieren darf niemand mit der Königin beginnen. So spielt auch Skep, wenn du nicht die Regel der gedruckten Blätter wählst, nach der jeder Stein der erste sein darf.

rules-figure-aim-1 = Die schwarze Königin ist umzingelt: Weiß hat gewonnen.
rules-figure-placing-1 = Ein neuer weißer Stein darf auf { $count } Plätze. Die anderen berühren Schwarz.
rules-figure-one-hive-1 = Die schwarze Ameise darf nicht ziehen: Der Schwarm würde zerfallen.
rules-figure-one-hive-2 = Die schwarze Königin darf nicht ziehen: Unterwegs wäre der Grashüpfer allein.
rules-figure-gates-1 = Die schwarze Königin lässt sich auf { $count } Plätze schieben. Auf dem Weg zum Kreuz würde sie den Kontakt zum Schwarm verlieren.
rules-figure-gates-2 = Die schwarze Königin lässt sich nicht in das Loch schieben: Die Lücke ist zu eng.
rules-figure-gates-3 = Die weiße Königin ist eingeschlossen, obwohl eine Seite frei ist. Der Grashüpfer hält den Schwarm zusammen.
rules-figure-queen-1 = Die schwarze Königin erreicht { $count } Plätze.
rules-figure-beetle-1 = Der weiße Käfer erreicht { $count } Plätze, zwei davon oben.
rules-figure-beetle-3 = Ein schwarzer Käfer sitzt auf einer weißen Spinne. Schwarz darf daneben legen: { $count } Plätze.
rules-figure-grasshopper-1 = Der schwarze Grashüpfer erreicht { $count } Plätze. Das Kreuz liegt hinter einer Lücke.
rules-figure-grasshopper-2 = Der weiße Grashüpfer ist in ein Loch gesprungen.
rules-figure-spider-1 = Die schwarze Spinne erreicht { $count } Plätze. Das Kreuz ist zwei Schritte entfernt.
rules-figure-ant-1 = Die weiße Ameise erreicht { $count } Plätze. Das Loch in der Mitte ist ihr verschlossen.
rules-figure-mosquito-1 = Der Moskito berührt einen Käfer und eine Spinne: { $count } Plätze.
rules-figure-ladybug-1 = Der Marienkäfer erreicht { $count } Plätze.
rules-figure-pillbug-2 = Die weiße Assel hat die schwarze Ameise geworfen.
rules-figure-high-gates-1 = Der rechte Käfer erreicht { $count } Plätze, aber nicht den Grashüpfer zwischen den beiden Stapeln.
rules-figure-no-move-1 = Weiß muss aussetzen: Es gibt nichts zu legen und nichts zu bewegen.
rules-figure-the-end-2 = Ein Sprung umzingelt beide Königinnen: Remis.
rules-figure-table-2 = Schwarz legt den ersten Stein neben den weißen, auf eine beliebige Seite.
rules-figure-placing-2 = Weiß hat einen Stein in ein Loch gelegt.
rules-figure-queen-first-2 = Spätestens im vierten Zug kommt die Königin.
rules-figure-ant-2 = Die Ameise ist in eine offene Bucht gelaufen.
rules-figure-beetle-again-1 = Der weiße Käfer ist in das Loch gestiegen.
rules-figure-beetle-again-2 = Der weiße Käfer steht auf einem schwarzen, und dieser auf der weißen Königin.
rules-figure-beetle-again-3 = Der weiße Käfer erreicht { $count } Plätze, in das Loch lässt er sich aber nicht schieben.
rules-figure-mosquito-2 = Nur der Käfer obenauf zählt, nicht die Ameise unter ihm: { $count } Plätze.
rules-figure-mosquito-again-1 = Auf einem Käfer zieht der Moskito wie ein Käfer: { $count } Plätze.
rules-figure-mosquito-again-2 = Der Moskito berührt nur Grashüpfer, also springt er: { $count } Plätze.
rules-figure-mosquito-again-3 = Der weiße Moskito neben der schwarzen Assel hat die schwarze Ameise geworfen.
rules-figure-ladybug-gate = Zwischen den beiden Stapeln kann der Marienkäfer nicht auf die Königin klettern: { $count } Plätze.
rules-figure-opening-2 = Weiß bringt die Königin im zweiten Zug ins Spiel.
rules-figure-stack = Sieben Steine auf einem Platz: eine Spinne, vier Käfer und zwei Moskitos.
rules-figure-own-queen = Weiß hat die eigene Königin umzingelt: Schwarz hat gewonnen.
rules-figure-repetition = Die weiße Königin geht hin und her, und die Stellung kommt wieder.
rules-figure-editions = Marienkäfer, Moskito und Assel: Nicht jede Ausgabe hat sie.

rules-signs-title = So liest du die Bilder
rules-sign-target = Hierhin darf der Stein.
rules-sign-climb = Hier darf der Stein hinaufklettern.
rules-sign-cross = Hierhin darf der Stein nicht.
rules-sign-chosen = Um diesen Stein geht es.
rules-sign-stuck = Dieser Stein kann nicht ziehen.
rules-sign-moved = Dieser Stein wurde gezogen, vom leeren Umriss die Linie entlang.
rules-contents = Inhalt
