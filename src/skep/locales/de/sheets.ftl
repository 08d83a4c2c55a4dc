rules-sheets-title = Wenn dein gedrucktes Blatt etwas anderes sagt
rules-sheets-text = Die gedruckten Blätter stimmen nicht in allem überein, und manche lassen etwas aus. So spielt Skep, wie es auf Turnieren und in anderen Programmen üblich ist.
rules-sheets-setting = Einstellung: { $setting }

rules-sheet-turns-title = Wer beginnt, und was ist ein Zug?
rules-sheet-turns-text = Kein Blatt sagt, welche Farbe beginnt. Bei Skep ist es Weiß. In jedem Zug tust du genau eines: Ein Stein, den du gerade gelegt hast, zieht frühestens in deinem nächsten Zug.

rules-sheet-queen-opens-title = Darf die Königin zuerst kommen?
rules-sheet-queen-opens-text = Nach den gedruckten Blättern ja. Auf Turnieren darf niemand mit der Königin beginnen, und so spielt Skep, wenn du nichts anderes wählst.

rules-sheet-how-many-title = Wie viele Steine gibt es?
rules-sheet-how-many-text = Manche Blätter nennen elf Steine für jeden, andere dreizehn. Das sind verschiedene Ausgaben. Bei Skep wählst du, welche Tiere mitspielen.

rules-sheet-touching-title = Was muss ein neuer Stein berühren?
rules-sheet-touching-text = Manche Blätter sagen nur, dass er die andere Farbe nicht berühren darf, andere nur, dass er die eigene berühren muss. Beides gilt, auch für den Moskito, bei dem zwei Blätter es nicht sagen.

rules-sheet-hole-title = Darf ein Stein in ein Loch?
rules-sheet-hole-text = Ja. Ein neuer Stein darf ein Loch füllen, wenn er nur die eigene Farbe berührt. Das deutsche Blatt sagt, dass Moskitos „von außen“ eingesetzt werden; gemeint ist: aus der Hand. Ein Käfer kommt mit einem Zug von oben in ein Loch.

rules-sheet-contact-title = Wer muss in Kontakt mit dem Schwarm bleiben?
rules-sheet-contact-text = Die Blätter sagen es von der Spinne, manche auch von der Königin. Es gilt für jeden Stein, der geschoben wird, bei jedem Schritt.

rules-sheet-beetle-gates-title = Hält eine enge Lücke den Käfer auf?
rules-sheet-beetle-gates-text = Die Blätter nennen den Käfer eine Ausnahme. Das stimmt, wenn er klettert oder herabsteigt. Auf dem Tisch hält ihn eine enge Lücke auf, und oben tun es zwei hohe Stapel.

rules-sheet-ladybug-gates-title = Hält eine enge Lücke den Marienkäfer auf?
rules-sheet-ladybug-gates-text = Die Blätter sagen dazu nichts. Über einzelne Steine klettert er, aber wie ein Käfer kommt er nicht zwischen zwei Stapeln durch, die höher sind als der Platz, den er verlässt, und der, auf den er will.

rules-sheet-beetle-stops-title = Hält nur ein Käfer einen Käfer auf?
rules-sheet-beetle-stops-text = So steht es auf den Blättern, aber es stimmt nur für einen Käfer oben auf dem Schwarm. Auch ein Moskito auf ihm hält ihn auf, ebenso eine enge Lücke und auf dem Tisch die Regel vom einen Schwarm.

rules-sheet-stack-title = Wie hoch kann ein Stapel werden?
rules-sheet-stack-text = Die Blätter sprechen von vier Käfern. Mit den Moskitos, die wie Käfer klettern, kann er sieben Steine hoch werden.

rules-sheet-ant-ways-title = Welche Wege darf die Ameise gehen?
rules-sheet-ant-ways-text = Ein Blatt verbietet ihr wie jedem geschobenen Stein alle Räume im Schwarm. Nur enge Lücken halten sie auf: In eine offene Bucht darf sie laufen. Dass sie in einer Richtung bleiben muss, wie andere sagen, ändert nichts.

rules-sheet-spider-words-title = Was hat die Spinne mit dem Grashüpfer zu tun?
rules-sheet-spider-words-text = Ein frühes Carbon-Blatt sagt, dass die Spinne bei jedem Schritt einen Stein berührt, außer dem Grashüpfer. Das ist ein Druckfehler. Sie darf an jedem Stein entlanglaufen.

rules-sheet-mosquito-stack-title = Was ahmt ein Moskito neben einem Stapel nach?
rules-sheet-mosquito-stack-text = Manche Blätter sagen es nicht, und zwei sprechen von Sonderfällen. Es ist immer der oberste Stein und nichts darunter.

rules-sheet-mosquito-kinds-title = Ahmt der Moskito alle Nachbarn nach?
rules-sheet-mosquito-kinds-text = Das griechische Blatt sagt: alle. Du wählst für jeden Zug eine Art, und Schritte zweier Arten werden nie gemischt. Es zählt, was er zu Beginn des Zuges berührt.

rules-sheet-mosquito-pillbug-title = Was tut ein Moskito neben einer Assel?
rules-sheet-mosquito-pillbug-text = Nur das griechische Blatt kennt die Assel. Der Moskito darf neben einer Assel jeder Farbe wie sie gehen oder wie sie werfen, aber nicht, wenn er im Zug davor selbst geworfen wurde.

rules-sheet-pass-title = Was, wenn nichts möglich ist?
rules-sheet-pass-text = Das hebräische Blatt sagt es nicht. Du setzt aus, bis wieder etwas möglich ist, und sonst darfst du nicht aussetzen.

rules-sheet-own-queen-title = Was, wenn du die eigene Königin umzingelst?
rules-sheet-own-queen-text = Das hebräische Blatt spricht nur vom Angreifer. Wessen Königin umzingelt ist, der verliert, gleich wer gezogen hat.

rules-sheet-draw-title = Wann ist die Partie remis?
rules-sheet-draw-text = Nach dem hebräischen Blatt nur, wenn ein Zug beide Königinnen umzingelt. Bei Skep dürfen sich die Spieler auch auf Remis einigen. Keinen Zug zu haben ist kein Remis, obwohl manche Blätter dafür das Wort aus dem Schach nehmen.

rules-sheet-repetition-title = Ist Wiederholung remis?
rules-sheet-repetition-text = Die Blätter sagen dazu nichts. Bei Skep nur, wenn du es vor der Partie so wählst.
