### Die zehn Stufen: Tiere der Wiese, die schwächste zuerst.

level-1-name = Raupe
level-1-character = Hat eben die Regeln gelernt, bringt gern neue Steine ins Spiel und achtet kaum auf deine.

level-2-name = Schnecke
level-2-character = Kriecht auf deine Königin zu, vergisst die eigene und kriecht auch mal am Sieg vorbei.

level-3-name = Motte
level-3-character = Fliegt auf deine Königin zu wie auf eine Lampe und verpasst keinen Sieg in einem Zug.

level-4-name = Hummel
level-4-character = Gutmütig und fleißig: fragt sich, was du antworten könntest, und kommt auf manches davon.

level-5-name = Grille
level-5-character = Munter und wach rund um die Königinnen, aber überrascht von langen Wegen und weiten Sprüngen.

level-6-name = Glühwürmchen
level-6-character = Erhellt fast das ganze Feld; was an seinem dunklen Rand geschieht, entgeht ihm dann und wann.

level-7-name = Libelle
level-7-character = Sieht jede Drohung gegen ihre Königin und wartet, bis du eine gegen deine übersiehst.

level-8-name = Hornisse
level-8-character = Bereitet den Angriff mehrere Züge lang vor und sticht zu, wenn deine Steine festsitzen.

level-9-name = Gottesanbeterin
level-9-character = Geduldig, genau und schwer zu überraschen: übersieht so gut wie nichts.

level-10-name = Eule
level-10-character = Überblickt die ganze Wiese und denkt so lange nach, wie du es erlaubst: volle Stärke.
