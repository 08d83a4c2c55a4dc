### Les dix niveaux : les animaux du pré, du plus faible au plus fort.

level-1-name = Chenille
level-1-character = Vient d’apprendre les règles, adore sortir de nouvelles pièces et regarde à peine les tiennes.

level-2-name = Escargot
level-2-character = Rampe vers ta reine, oublie la sienne et passe parfois à côté de la victoire.

level-3-name = Papillon de nuit
level-3-character = Vole vers ta reine comme vers une lampe et saisit toute victoire en un coup.

level-4-name = Bourdon
level-4-character = Brave et travailleur : se demande ce que tu vas répondre, et en devine une partie.

level-5-name = Grillon
level-5-character = Vif et attentif près des reines, mais surpris par les longues marches et les grands sauts.

level-6-name = Luciole
level-6-character = Éclaire presque toute la table ; ce qui se passe au bord, dans l’ombre, lui échappe parfois.

level-7-name = Libellule
level-7-character = Voit chaque menace contre sa reine et attend que tu en manques une contre la tienne.

level-8-name = Frelon
level-8-character = Prépare son attaque plusieurs coups à l’avance et pique quand tes pièces sont clouées.

level-9-name = Mante
level-9-character = Patiente, précise et difficile à surprendre : presque rien ne lui échappe.

level-10-name = Hibou
level-10-character = Voit tout le pré et réfléchit aussi longtemps que tu le permets : à pleine force.
