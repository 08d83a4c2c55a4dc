### Os dez níveis: animais do prado, do mais fraco ao mais forte.

level-1-name = Lagarta
level-1-character = Acabou de aprender as regras, adora pôr peças novas e mal olha para as tuas.

level-2-name = Caracol
level-2-character = Rasteja até à tua rainha, esquece a sua e às vezes passa ao lado da vitória.

level-3-name = Traça
level-3-character = Voa para a tua rainha como para uma lâmpada e aproveita cada vitória numa só jogada.

level-4-name = Abelhão
level-4-character = Bondoso e trabalhador: pergunta-se o que vais responder, e adivinha uma parte.

level-5-name = Grilo
level-5-character = Vivo e atento perto das rainhas, mas surpreendido por longos passeios e saltos distantes.

level-6-name = Pirilampo
level-6-character = Ilumina quase toda a mesa; o que acontece na orla escura escapa-lhe de vez em quando.

level-7-name = Libélula
level-7-character = Vê cada ameaça à sua rainha e espera que te escape uma à tua.

level-8-name = Vespão
level-8-character = Prepara o ataque com várias jogadas e pica quando as tuas peças estão presas.

level-9-name = Louva-a-deus
level-9-character = Paciente, exato e difícil de surpreender: quase nada lhe escapa.

level-10-name = Coruja
level-10-character = Vê todo o prado e pensa enquanto a deixares: força máxima.
