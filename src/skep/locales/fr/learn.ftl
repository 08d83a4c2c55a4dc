### Apprendre dans le navigateur : autour des leçons, les conseils, et le retour sur une partie.

learn-lead = Apprends le jeu en jouant. Touche la table, et elle répond.
learn-progress =
    { $done ->
        [0] Aucune leçon sur { $count }
        [1] Une leçon sur { $count }
       *[other] { $done } leçons sur { $count }
    }
learn-begin = Commencer par la première leçon
learn-go-on = Continuer : { $title }
learn-all-done = Tu as fait toutes les leçons. Bravo !
learn-done = faite
learn-rules = Les règles, à lire et à imprimer

lesson = Leçon
lessons = Toutes les leçons
learn-place = Leçon { $number } sur { $count }
learn-next = Leçon suivante
task-open = Exercice { $number }
task-solved = Exercice { $number }, réussi
task-next = Exercice suivant
task-again = Encore une fois
hint = Indice

first-game-begin = Commencer la partie
first-game-go-on = Reprendre ta partie
first-game-anew = Recommencer
first-game-done = Tu as joué une partie entière.
advice = Conseil

welcome = Tu découvres le jeu ?
welcome-means = Apprends-le en quelques minutes, en touchant les pièces. Sans rien lire d’abord.
welcome-learn = Apprendre à jouer
welcome-play = Je le connais déjà

hint-is = Un bon coup, indiqué sur la table : { $piece }.

review-turned-yours = La partie a tourné avec ton coup numéro { $number } : { $piece }. Tes chances sont passées de { $before } % à { $after } %.
review-turned-theirs = La partie a tourné avec le coup numéro { $number } de l’adversaire ({ $name }) : { $piece }. Ses chances sont passées de { $before } % à { $after } %.
review-bit-by-bit = Aucun coup n’a décidé la partie à lui seul. Elle s’est gagnée peu à peu.
review-next-up = Ton prochain adversaire pourrait être le niveau { $level } : { $name }.
review-next-same = Et si tu rejouais contre le niveau { $level } ?
review-next-down = Le niveau { $level } sera peut-être plus amusant pour l’instant : { $name }.
review-next-top = C’était notre niveau le plus fort. Bien joué !
review-show = Montrer le coup
review-play = Jouer : { $name }
