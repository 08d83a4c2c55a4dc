### Die Lektionen.

lesson-chapter-basics = Erste Schritte
lesson-chapter-bugs = Die Tiere
lesson-chapter-hive = Der Schwarm
lesson-chapter-expansions = Drei weitere Tiere
lesson-chapter-play = Gut spielen

lesson-more =
    { $count ->
        [one] So weit richtig. Einer fehlt noch.
       *[other] So weit richtig. Es fehlen noch { $count }.
    }
lesson-other-piece =
    { $color ->
        [white] Hier geht es um die weißen Steine.
       *[black] Hier geht es um die schwarzen Steine.
    }
lesson-can-move = { bug-subject } kann sich bewegen.
lesson-go-on =
    { $count ->
        [one] Richtig. Jetzt noch ein Zug.
       *[other] Richtig. Noch { $count } Züge.
    }

lesson-not-places = Das geht, aber hier kommt zuerst die Königin.
lesson-not-enters = Das geht, aber gemeint war ein anderer Platz.
lesson-not-wins = Das geht, aber die Königin hat noch eine freie Seite.
lesson-not-draws = Das geht, aber es umzingelt nicht beide Königinnen.
lesson-not-pins = Das geht, aber die schwarze Ameise kann noch ziehen.
lesson-not-covers = Das geht, aber die schwarze Königin ist noch nicht bedeckt.
lesson-not-silences = Das geht, aber Weiß hat noch einen Zug.
lesson-not-throws = Das geht, aber die schwarze Ameise wurde nicht geworfen.
lesson-not-fills = Das geht, aber die schwarze Königin hat so viele freie Seiten wie zuvor.
lesson-not-escapes = Das geht, aber die weiße Königin hat nicht mehr Platz als zuvor.
lesson-not-defends = Das geht, aber Schwarz kann im nächsten Zug noch gewinnen.
lesson-not-line = Das geht, aber es gibt etwas Stärkeres. Nimm den Zug zurück und schau noch einmal.

lesson-aim-title = Das Ziel
lesson-aim-text = Umzingle die andere Königin auf allen sechs Seiten, und du gewinnst. Wem die Steine um sie herum gehören, spielt keine Rolle. Halte deine eigene Königin frei.
lesson-aim-1-task = Die schwarze Königin hat noch eine freie Seite. Ziehe eine weiße Ameise dorthin.
lesson-aim-1-hint = Berühre eine weiße Ameise, dann den freien Platz neben der schwarzen Königin.
lesson-aim-1-done = Der Ring ist geschlossen, Weiß gewinnt. Die meisten Steine um die Königin sind schwarz, und auch sie zählen.

lesson-table-title = Der Tisch und die ersten Züge
lesson-table-text = Es gibt kein Brett. Die Steine auf dem Tisch sind das Brett, zusammen heißen sie der Schwarm. Weiß beginnt, Schwarz legt einen Stein daneben, dann wechselt ihr euch ab: einen neuen Stein legen oder einen bewegen.
lesson-table-1-task = Du bist Weiß. Lege deinen ersten Stein auf den Tisch.
lesson-table-1-hint = Wähle einen Stein aus deiner Hand, nur nicht die Königin, und berühre den markierten Platz.
lesson-table-1-done = Das ist der Anfang des Schwarms. Im Grundspiel hast du elf Steine, und du musst nicht alle legen.
lesson-table-2-task = Jetzt bist du Schwarz. Lege einen Stein neben den weißen.
lesson-table-2-hint = Wähle einen Stein aus deiner Hand. Jede der sechs Seiten ist recht.
lesson-table-2-done = Nun berühren sich die beiden. Nur dieses eine Mal darf ein neuer Stein die andere Farbe berühren.

lesson-placing-title = Einen Stein legen
lesson-placing-text = Ein neuer Stein muss deine eigene Farbe berühren und darf die andere nicht berühren. Ist er gelegt, bleibt er bis zum Ende im Spiel.
lesson-placing-1-task = Berühre jeden Platz, auf den eine neue weiße Ameise darf.
lesson-placing-1-hint = Suche freie Plätze neben der weißen Spinne, die nicht neben der schwarzen liegen.
lesson-placing-1-done = Richtig, es sind { $count }. Die anderen Plätze berühren die schwarze Spinne.
lesson-placing-2-task = Mitten in den weißen Steinen ist ein Loch. Lege einen Stein hinein.
lesson-placing-2-hint = Wähle einen Stein aus deiner Hand, dann den Platz, den fast ringsum weiße Steine umgeben.
lesson-placing-2-done = In dieses Loch ließe sich nichts schieben, aber ein neuer Stein kommt von oben.

lesson-queen-first-title = Die Königin muss ins Spiel
lesson-queen-first-text = Lege deine Königin in einem deiner ersten vier Züge. Bevor sie auf dem Tisch ist, darf sich keiner deiner Steine bewegen. Ist sie im vierten Zug noch auf der Hand, musst du sie dann legen.
lesson-queen-first-1-task = Deine Ameise möchte laufen. Tu, was zuerst kommen muss.
lesson-queen-first-1-hint = Lege die weiße Königin.
lesson-queen-first-1-done = Deine Königin ist auf dem Tisch, ab dem nächsten Zug dürfen sich deine Steine bewegen.
lesson-queen-first-2-task = Das ist dein vierter Zug, und deine Königin ist noch auf der Hand. Lege sie.
lesson-queen-first-2-hint = Wähle die weiße Königin. Jeder Platz, der nur Weiß berührt, ist recht.
lesson-queen-first-2-done = Gerade noch rechtzeitig. Viele bringen sie früher ins Spiel.

lesson-queen-title = Die Bienenkönigin
lesson-queen-text = Die Königin geht einen Schritt am Rand des Schwarms. Sie ist langsam, aber ein Schritt im richtigen Moment kann einen ganzen Angriff verderben.
lesson-queen-1-task = Berühre jeden Platz, den die schwarze Königin erreicht.
lesson-queen-1-hint = Ein Schritt, auf einen freien Platz direkt neben ihr.
lesson-queen-1-done = Richtig, es sind { $count }. Mehr sind für sie nie möglich.
lesson-queen-2-task = Schwarz rückt der weißen Königin näher. Ziehe sie auf einen Platz mit mehr freien Seiten.
lesson-queen-2-hint = Berühre die weiße Königin. Rechts kann sie hinaus.
lesson-queen-2-done = Viel besser. Jetzt hat sie wieder Platz.

lesson-beetle-title = Der Käfer
lesson-beetle-text = Auch der Käfer geht einen Schritt, und er darf auf andere Steine klettern. Was unter ihm liegt, kann sich nicht bewegen. Oben geht er von Stein zu Stein und kommt wieder herunter.
lesson-beetle-1-task = Berühre jeden Platz, den dieser weiße Käfer erreicht, auf dem Tisch und auf anderen Steinen.
lesson-beetle-1-hint = Er kann auf dem Tisch nach beiden Seiten, oder auf die Ameise oder die Spinne klettern.
lesson-beetle-1-done = Richtig, es sind { $count }: zwei auf dem Tisch und zwei oben.
lesson-beetle-2-task = Setze den weißen Käfer auf die schwarze Königin.
lesson-beetle-2-hint = Er steht direkt neben ihr.
lesson-beetle-2-done = Jetzt kann die schwarze Königin nicht ziehen, bis der Käfer geht.
lesson-beetle-3-task = Ein Stapel hat die Farbe des obersten Steins. Hier sitzt ein schwarzer Käfer auf einer weißen Spinne. Berühre jeden Platz für eine neue schwarze Ameise.
lesson-beetle-3-hint = Schau rund um die schwarze Königin und den Stapel. Weiße Steine dürfen nicht berührt werden.
lesson-beetle-3-done = Richtig, es sind { $count }. Auch neben dem Stapel darf Schwarz legen, denn er zählt jetzt als schwarz.

lesson-grasshopper-title = Der Grashüpfer
lesson-grasshopper-text = Der Grashüpfer springt in gerader Linie über einen oder mehrere Steine und landet auf dem ersten freien Platz. Er braucht etwas zum Überspringen und springt nie über eine Lücke.
lesson-grasshopper-1-task = Berühre jeden Platz, den der schwarze Grashüpfer erreicht.
lesson-grasshopper-1-hint = Folge in jeder Richtung der Reihe von Steinen bis zu ihrem Ende.
lesson-grasshopper-1-done = Richtig, es sind { $count }. Ein Platz hinter einer Lücke ist außer Reichweite.
lesson-grasshopper-2-task = Springe in das Loch in der Mitte.
lesson-grasshopper-2-hint = Berühre den weißen Grashüpfer. Eine Reihe führt gerade in das Loch.
lesson-grasshopper-2-done = Schieben ließe sich nichts hinein, aber der Grashüpfer kommt von oben.

lesson-spider-title = Die Spinne
lesson-spider-text = Die Spinne läuft genau drei Schritte um den Schwarm, nicht mehr und nicht weniger. Sie bleibt die ganze Zeit am Schwarm und betritt keinen Platz zweimal.
lesson-spider-1-task = Berühre jeden Platz, den die schwarze Spinne erreicht.
lesson-spider-1-hint = Geh in jede Richtung drei Schritte. In einer Lücke kann die Spinne dem Schwarm auf beiden Seiten folgen.
lesson-spider-1-done = Richtig, es sind { $count }. Ein freier Platz direkt neben der Spinne ist zwei Schritte entfernt, dort kann sie nicht anhalten.

lesson-ant-title = Die Ameise
lesson-ant-text = Die Ameise läuft um den Schwarm, so weit sie will. Das macht sie zu einem der stärksten Steine. Durch eine enge Lücke passt sie nicht.
lesson-ant-1-task = Berühre jeden Platz, den die weiße Ameise erreicht.
lesson-ant-1-hint = Einmal rund um den Schwarm.
lesson-ant-1-done = Richtig, es sind { $count }. Das Loch in der Mitte ist der Ameise verschlossen, weil sein Eingang zu eng ist.
lesson-ant-2-task = Dieser Schwarm hat eine offene Bucht. Lass die Ameise hineinlaufen, so tief es geht.
lesson-ant-2-hint = Der tiefste Platz liegt gleich unter den beiden Spinnen.
lesson-ant-2-done = Der Eingang dieser Bucht ist weit genug, die Ameise kann hinein.

lesson-one-hive-title = Ein Schwarm
lesson-one-hive-text = Alle Steine bleiben immer verbunden. Heb in Gedanken einen Stein an: Fallen die anderen auseinander, darf er nicht ziehen. Dass er sie am Ende wieder verbinden würde, hilft nicht.
lesson-one-hive-1-task = Berühre jeden schwarzen Stein, der nicht ziehen kann.
lesson-one-hive-1-hint = Welcher schwarze Stein verbindet die schwarze Königin mit dem Rest?
lesson-one-hive-1-done = Richtig. Ohne die Ameise wäre die schwarze Königin abgetrennt.
lesson-one-hive-2-task = Berühre jeden schwarzen Stein, der nicht ziehen kann.
lesson-one-hive-2-hint = Was wäre mit dem Grashüpfer, während die Königin zieht?
lesson-one-hive-2-done = Richtig. Nach einem Schritt könnte die Königin beide Nachbarn wieder berühren, aber unterwegs wäre der Grashüpfer allein.

lesson-gates-title = Platz zum Bewegen
lesson-gates-text = Steine werden geschoben, wie auf einem echten Tisch. Wo zwei Steine nur eine enge Lücke lassen, passt keiner durch. Und ein geschobener Stein muss den Schwarm die ganze Zeit berühren.
lesson-gates-1-task = Berühre jeden Platz, den die schwarze Königin erreicht.
lesson-gates-1-hint = Sie muss beim Schieben am Schwarm bleiben.
lesson-gates-1-done = Richtig, es sind { $count }. Quer hinüber zur weißen Spinne verlöre sie den Schwarm.
lesson-gates-2-task = Berühre jeden Platz, den die schwarze Königin erreicht.
lesson-gates-2-hint = Ist Platz, um sie in das Loch daneben zu schieben?
lesson-gates-2-done = Richtig, es sind { $count }. Die Lücke zum Loch ist zu eng.
lesson-gates-3-task = Berühre jeden weißen Stein, der nicht ziehen kann.
lesson-gates-3-hint = Einer ist eingeschlossen. Ein anderer hält den Schwarm zusammen.
lesson-gates-3-done = Richtig. Die Königin hat eine freie Seite, aber keinen Platz, um hinauszukommen. Der Grashüpfer hält den Schwarm zusammen.

lesson-beetle-again-title = Mehr über den Käfer
lesson-beetle-again-text = Auf dem Tisch wird der Käfer geschoben wie jeder Stein, eine enge Lücke hält ihn also auf. Von oben darf er in ein Loch neben sich steigen. Und Käfer dürfen auf Käfern stehen, sogar alle vier auf einem Platz.
lesson-beetle-again-1-task = Lass den weißen Käfer in das Loch in der Mitte steigen.
lesson-beetle-again-1-hint = Der Käfer sitzt auf der weißen Königin, direkt neben dem Loch.
lesson-beetle-again-1-done = Schieben ließe sich nichts in dieses Loch, aber der Käfer kommt von oben.
lesson-beetle-again-2-task = Ein schwarzer Käfer sitzt auf deiner Königin. Setze deinen Käfer obendrauf.
lesson-beetle-again-2-hint = Dein Käfer steht direkt neben diesem Stapel.
lesson-beetle-again-2-done = Jetzt kann der schwarze Käfer nicht ziehen, und der Platz zählt als weiß.
lesson-beetle-again-3-task = Berühre jeden Platz, den dieser weiße Käfer erreicht.
lesson-beetle-again-3-hint = Auf zwei Steine kann er klettern. Ist Platz, ihn in das Loch zu schieben?
lesson-beetle-again-3-done = Richtig, es sind { $count }. Auf dem Tisch ist die Lücke zum Loch auch für den Käfer zu eng.

lesson-high-gates-title = Enge Stellen in der Höhe
lesson-high-gates-text = Auch ein kletternder Stein kann aufgehalten werden. Sind zwei Stapel höher als der Platz, den er verlässt, und der, auf den er will, kommt er nicht zwischen ihnen durch.
lesson-high-gates-1-task = Berühre jeden Platz, den der Käfer auf dem Tisch erreicht.
lesson-high-gates-1-hint = Er kann auf die beiden Stapel klettern, aber was liegt zwischen ihnen?
lesson-high-gates-1-done = Richtig, es sind { $count }. Auf den Grashüpfer zwischen den beiden Stapeln kann er nicht klettern.
lesson-high-gates-2-task = Berühre jeden Platz, den der Käfer auf dem Grashüpfer erreicht.
lesson-high-gates-2-hint = Ein Schritt, hinauf oder hinunter. Suche den Platz zwischen zwei Stapeln.
lesson-high-gates-2-done = Richtig, es sind { $count }. Zwischen den beiden Stapeln kann er nicht hinunter.

lesson-no-move-title = Wenn nichts geht
lesson-no-move-text = Kannst du weder einen Stein legen noch einen bewegen, setzt du aus, bis wieder etwas möglich ist. Gibt es irgendeinen Zug, musst du ziehen.
lesson-no-move-1-task = Du bist Schwarz. Lass Weiß keinen Zug mehr.
lesson-no-move-1-hint = Und wenn dein Käfer auf der weißen Königin säße?
lesson-no-move-1-done = Weiß muss aussetzen. Die Königin ist bedeckt, die Spinne hält den Schwarm zusammen, und jeder Platz für einen neuen Stein berührt Schwarz.

lesson-the-end-title = Wie es endet
lesson-the-end-text = Die Partie endet, wenn eine Königin umzingelt ist. Ihr Besitzer verliert, auch wenn es sein eigener Zug war. Umzingelt ein Zug beide Königinnen, ist es Remis (unentschieden); darauf könnt ihr euch auch einigen.
lesson-the-end-1-task = Weiß kann jetzt gewinnen. Finde den Zug.
lesson-the-end-1-hint = Die schwarze Königin hat eine freie Seite. Welcher weiße Stein kommt dorthin?
lesson-the-end-1-done = Die schwarze Königin ist umzingelt, Weiß gewinnt.
lesson-the-end-2-task = Jede Königin hat eine freie Seite, und es ist derselbe Platz. Fülle ihn.
lesson-the-end-2-hint = Nur ein Sprung führt dorthin.
lesson-the-end-2-done = Beide Königinnen sind zugleich umzingelt: Remis.

lesson-mosquito-title = Der Moskito
lesson-mosquito-text = Der Moskito zieht wie ein Tier, das er zu Beginn seines Zuges berührt, gleich welcher Farbe. Neben einem Stapel zählt nur der oberste Stein. Von einem anderen Moskito lernt er nichts.
lesson-mosquito-1-task = Dieser Moskito berührt einen Käfer und eine Spinne. Berühre jeden Platz, den er erreicht.
lesson-mosquito-1-hint = Ein Schritt wie der Käfer oder drei Schritte wie die Spinne.
lesson-mosquito-1-done = Richtig, es sind { $count }.
lesson-mosquito-2-task = Neben diesem Moskito sitzt ein Käfer auf einer Ameise. Berühre jeden Platz, den der Moskito erreicht.
lesson-mosquito-2-hint = Die Ameise ist bedeckt, also zählt nur der Käfer.
lesson-mosquito-2-done = Richtig, es sind { $count }. Der Moskito zieht wie der Käfer obenauf.
lesson-mosquito-3-task = Berühre jeden weißen Stein, der nicht ziehen kann.
lesson-mosquito-3-hint = Was berührt der weiße Moskito?
lesson-mosquito-3-done = Richtig. Der weiße Moskito berührt nur einen Moskito, er kann also nichts übernehmen.

lesson-ladybug-title = Der Marienkäfer
lesson-ladybug-text = Der Marienkäfer geht genau drei Schritte: zwei oben auf dem Schwarm, dann einen hinunter. Er bleibt nie oben und kommt in geschlossene Löcher hinein und wieder heraus.
lesson-ladybug-1-task = Berühre jeden Platz, den der Marienkäfer erreicht.
lesson-ladybug-1-hint = Hinauf auf einen Nachbarn, weiter auf einen anderen Stein und daneben hinunter.
lesson-ladybug-1-done = Richtig, es sind { $count }.

lesson-pillbug-title = Die Assel
lesson-pillbug-text = Die Assel geht einen Schritt, wie die Königin. Oder sie wirft: Sie hebt einen Stein neben sich, gleich welcher Farbe, auf eine andere Seite. Was gerade gezogen hat, kann nicht geworfen werden, und was geworfen wurde, ruht einen Zug.
lesson-pillbug-1-task = Die Assel kann ihre eigene Königin werfen. Berühre jeden Platz, auf den sie kommen kann.
lesson-pillbug-1-hint = Die freien Seiten der Assel.
lesson-pillbug-1-done = Richtig, es sind { $count }. Die Assel hält den Schwarm zusammen und kann nicht ziehen, aber werfen kann sie.
lesson-pillbug-2-task = Wirf die schwarze Ameise.
lesson-pillbug-2-hint = Berühre die schwarze Ameise, dann eine freie Seite deiner Assel.
lesson-pillbug-2-done = Schwarz kann diese Ameise im nächsten Zug nicht benutzen.
lesson-pillbug-3-task = Jetzt bist du Schwarz, und deine Ameise wurde gerade geworfen. Berühre jeden schwarzen Stein, der ziehen kann.
lesson-pillbug-3-hint = Die Ameise ruht. Wer ist sonst frei?
lesson-pillbug-3-done = Richtig. Im Zug danach darf die Ameise wieder ziehen.

lesson-mosquito-again-title = Mehr über den Moskito
lesson-mosquito-again-text = Ein Moskito, der auf den Schwarm geklettert ist, bleibt ein Käfer, bis er wieder unten ist. In jedem Zug ahmt er die Steine nach, die er dann berührt. Neben einer Assel kann er auch werfen.
lesson-mosquito-again-1-task = Der Moskito sitzt auf einem Käfer. Berühre jeden Platz, den er erreicht.
lesson-mosquito-again-1-hint = Oben geht er einen Schritt wie ein Käfer, obwohl er eine Ameise berührt.
lesson-mosquito-again-1-done = Richtig, es sind { $count }. Seine Nachbarn ahmt er wieder nach, wenn er auf dem Tisch ist.
lesson-mosquito-again-2-task = Der Moskito kam wie eine Ameise hierher. Jetzt berührt er nur Grashüpfer. Berühre jeden Platz, den er erreicht.
lesson-mosquito-again-2-hint = Jetzt springt er, in gerader Linie.
lesson-mosquito-again-2-done = Richtig, es sind { $count }. Was er im Zug davor nachgeahmt hat, zählt nicht mehr.
lesson-mosquito-again-3-task = Dein Moskito berührt eine schwarze Assel. Wirf die schwarze Ameise.
lesson-mosquito-again-3-hint = Berühre die schwarze Ameise, dann eine freie Seite deines Moskitos.
lesson-mosquito-again-3-done = Der Moskito hat wie eine Assel geworfen, obwohl er den Schwarm zusammenhält und selbst nicht ziehen kann.

lesson-opening-title = Die Turniereröffnung
lesson-opening-text = Auf Turnieren beginnt niemand mit der Königin, und so spielt auch Skep, wenn du nichts anderes wählst. Viele bringen sie im zweiten Zug ins Spiel, damit sich ihre Steine früh bewegen können.
lesson-opening-1-task = Lege deinen ersten Stein: jeden außer der Königin.
lesson-opening-1-hint = Ein Grashüpfer oder eine Spinne ist ein guter Anfang. Heb dir die Ameisen auf.
lesson-opening-1-done = Ein ruhiger Anfang.
lesson-opening-2-task = Das ist dein zweiter Zug. Bring deine Königin ins Spiel.
lesson-opening-2-hint = Wähle die weiße Königin und einen Platz neben deinem ersten Stein.
lesson-opening-2-done = Ab dem nächsten Zug können sich deine Steine bewegen.

lesson-pins-title = Festhalten
lesson-pins-text = Ein Stein, der den Schwarm zusammenhält, kann nicht ziehen. So kannst du einen starken Stein mit einem schwächeren festhalten: Setze deinen auf dessen Außenseite, wo er sonst nichts berührt.
lesson-pins-1-task = Halte die schwarze Ameise fest.
lesson-pins-1-hint = Deine Ameise kann zur Außenseite der schwarzen Ameise laufen.
lesson-pins-1-done = Jetzt kann die schwarze Ameise nicht ziehen: Ohne sie wäre deine Ameise abgetrennt.
lesson-pins-2-task = Halte die schwarze Ameise mit einem schwächeren Stein als einer Ameise fest.
lesson-pins-2-hint = Eine deiner Spinnen kann zu ihrer Außenseite laufen.
lesson-pins-2-done = Eine Spinne für eine Ameise: ein guter Tausch.

lesson-filling-title = Die Königin einkreisen
lesson-filling-text = Zähle die freien Seiten beider Königinnen und bring Steine zur schwarzen. Ein Käfer auf ihr hält sie fest. Außerdem zählt ihr Platz dann als deiner, du darfst also neue Steine daneben legen.
lesson-filling-1-task = Nimm der schwarzen Königin eine freie Seite.
lesson-filling-1-hint = Deine Ameise kann zu ihr laufen.
lesson-filling-1-done = Eine Seite weniger.
lesson-filling-2-task = Noch einmal dieselbe Stellung. Setze jetzt einen Käfer auf die schwarze Königin.
lesson-filling-2-hint = Deine beiden Käfer stehen neben ihr.
lesson-filling-2-done = Sie kann nicht mehr ausweichen, und ihr Platz zählt als weiß.

lesson-tempo-title = Tempo
lesson-tempo-text = Drohe so, dass der andere antworten muss, dann bestimmst du, wohin die Partie geht. Aber schau zuerst auf deine eigene Königin: Droht Schwarz zu gewinnen, verhindere das vor allem anderen.
lesson-tempo-1-task = Weiß kann mit zwei Zügen gewinnen, was Schwarz auch tut. Mach den ersten.
lesson-tempo-1-hint = Erst die Ameise, sodass nur eine Seite frei ist. Dann steigt der Käfer hinunter.
lesson-tempo-1-done = Der Käfer steigt auf die letzte freie Seite, Weiß gewinnt. Von der Königin herab konnte ihn niemand aufhalten.
lesson-tempo-2-task = Schwarz droht, auf die letzte freie Seite deiner Königin zu springen. Verhindere das.
lesson-tempo-2-hint = Halte den schwarzen Grashüpfer fest.
lesson-tempo-2-done = Jetzt hält der Grashüpfer den Schwarm zusammen und kann nicht springen.

lesson-first-game-title = Deine erste Partie
lesson-first-game-text = Spiele nun eine ganze Partie gegen unsere sanfteste Stufe. In jedem Zug gibt es einen Ratschlag. Du darfst Züge zurücknehmen, so oft du willst.
lesson-first-game-1-task = Du bist Weiß. Umzingle die schwarze Königin.
lesson-first-game-1-hint = Bring früh deine Königin ins Spiel, dann deine Ameisen, und zähle die freien Seiten beider Königinnen.
lesson-first-game-1-done = Du hast deine erste Partie gewonnen. Gut gespielt!
lesson-game-lost = Diesmal war Schwarz schneller. Jetzt weißt du, wie eine Partie verläuft; spiele noch eine.
lesson-game-drawn = Beide Königinnen wurden zugleich umzingelt: Remis, und das ist selten. Gut gespielt!

advice-first = Beginne mit einem Grashüpfer oder einer Spinne und heb dir die Ameisen auf.
advice-queen = Bring jetzt deine Königin ins Spiel, damit sich deine Steine bewegen können.
advice-queen-due = Deine Königin muss jetzt ins Spiel. Wähle einen Platz mit vielen freien Seiten.
advice-wait = Schwarz denkt nach.
advice-pass = In diesem Zug kannst du nichts tun, du setzt aus.
advice-win = Mit diesem Zug kannst du gewinnen! Schau auf die letzte freie Seite der schwarzen Königin.
advice-danger =
    { $count ->
        [one] Vorsicht: Deine Königin hat nur noch eine freie Seite. Bewege sie, oder zieh einen Stein von ihr weg.
       *[other] Vorsicht: Deine Königin hat nur noch { $count } freie Seiten. Schaffe ihr Platz.
    }
advice-ant = Bring eine Ameise ins Spiel. Sie kommt an jede Seite der schwarzen Königin.
advice-fill =
    { $count ->
        [one] Die schwarze Königin hat noch eine freie Seite. Finde einen Stein, der bald dorthin kommt.
       *[other] Die schwarze Königin hat { $count } freie Seiten. Zieh einen Stein zu ihr.
    }
advice-build = Lege noch einen Stein, oder zieh einen näher an die schwarze Königin.
