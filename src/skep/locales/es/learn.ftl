### Aprender en el navegador: lo que rodea a las lecciones, las pistas y el repaso de una partida.

learn-lead = Aprende el juego jugando. Toca la mesa, y responde.
learn-progress =
    { $done ->
        [0] Ninguna de { $count } lecciones hecha
        [1] Una de { $count } lecciones hecha
       *[other] { $done } de { $count } lecciones hechas
    }
learn-begin = Empezar por la primera lección
learn-go-on = Seguir: { $title }
learn-all-done = Has hecho todas las lecciones. ¡Muy bien!
learn-done = hecha
learn-rules = Las reglas, para leer e imprimir

lesson = Lección
lessons = Todas las lecciones
learn-place = Lección { $number } de { $count }
learn-next = Lección siguiente
task-open = Ejercicio { $number }
task-solved = Ejercicio { $number }, resuelto
task-next = Ejercicio siguiente
task-again = Otra vez
hint = Pista

first-game-begin = Empezar la partida
first-game-go-on = Seguir tu partida
first-game-anew = Empezar de nuevo
first-game-done = Has jugado una partida entera.
advice = Consejo

welcome = ¿No conoces el juego?
welcome-means = Apréndelo en unos minutos, tocando las piezas. Sin leer nada antes.
welcome-learn = Aprender a jugar
welcome-play = Ya lo conozco

hint-is = Una buena jugada, marcada en la mesa: { $piece }.

review-turned-yours = La partida cambió con tu jugada número { $number }: { $piece }. Tus posibilidades pasaron del { $before } % al { $after } %.
review-turned-theirs = La partida cambió con la jugada número { $number } del rival ({ $name }): { $piece }. Sus posibilidades pasaron del { $before } % al { $after } %.
review-bit-by-bit = Ninguna jugada decidió por sí sola. La partida se ganó poco a poco.
review-next-up = Tu próximo rival podría ser el nivel { $level }: { $name }.
review-next-same = ¿Qué tal otra partida en el nivel { $level }?
review-next-down = Quizá de momento te divierta más el nivel { $level }: { $name }.
review-next-top = Era nuestro nivel más fuerte. ¡Bien jugado!
review-show = Ver la jugada
review-play = Jugar: { $name }
