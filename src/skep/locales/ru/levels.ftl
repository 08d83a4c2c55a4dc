### The ten levels of our own engine: a name for each, and a sentence about how it plays.
###
### They are animals of the meadow, the weakest first. Short names; the sentence is honest and kind.

level-1-name = Гусеница
level-1-character = Только что выучила правила, любит выставлять новые фишки и почти не смотрит на твои.
level-2-name = Улитка
level-2-character = Ползёт к твоей королеве, забывает о своей и может проползти мимо победы.
level-3-name = Мотылёк
level-3-character = Летит на твою королеву, как на лампу, и не упускает победы в один ход.
level-4-name = Шмель
level-4-character = Добродушен и деловит: гадает, чем ты ответишь, и кое-что угадывает.
level-5-name = Сверчок
level-5-character = Живой и внимательный возле королев, но дальние переходы и прыжки застают его врасплох.
level-6-name = Светлячок
level-6-character = Освещает почти всю доску, но на тёмном её краю иногда что-то упускает.
level-7-name = Стрекоза
level-7-character = Видит каждую угрозу своей королеве и ждёт, когда ты пропустишь угрозу своей.
level-8-name = Шершень
level-8-character = Готовит атаку за несколько ходов и жалит, когда твои фишки связаны.
level-9-name = Богомол
level-9-character = Терпелив и точен, врасплох его не застать: не упускает почти ничего.
level-10-name = Сова
level-10-character = Видит весь луг и думает столько, сколько ты позволишь: полная сила.
