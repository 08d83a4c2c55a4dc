### Los diez niveles: animales del prado, del más débil al más fuerte.

level-1-name = Oruga
level-1-character = Acaba de aprender las reglas, le encanta sacar piezas nuevas y apenas mira las tuyas.

level-2-name = Caracol
level-2-character = Se arrastra hacia tu reina, olvida la suya y a veces pasa de largo ante la victoria.

level-3-name = Polilla
level-3-character = Vuela hacia tu reina como hacia una lámpara y no deja escapar una victoria en una jugada.

level-4-name = Abejorro
level-4-character = De buen carácter y trabajador: se pregunta qué responderás, y acierta en parte.

level-5-name = Grillo
level-5-character = Vivo y atento cerca de las reinas, pero le sorprenden los paseos largos y los saltos lejanos.

level-6-name = Luciérnaga
level-6-character = Ilumina casi toda la mesa; lo que pasa en el borde oscuro se le escapa de vez en cuando.

level-7-name = Libélula
level-7-character = Ve cada amenaza contra su reina y espera a que se te escape una contra la tuya.

level-8-name = Avispón
level-8-character = Prepara el ataque con varias jugadas y pica cuando tus piezas están clavadas.

level-9-name = Mantis
level-9-character = Paciente, exacta y difícil de sorprender: no se le escapa casi nada.

level-10-name = Búho
level-10-character = Ve todo el prado y piensa tanto como le dejes: a plena fuerza.
