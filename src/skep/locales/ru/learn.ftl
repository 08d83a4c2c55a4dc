### Learning in the browser: the screens around the lessons (which are in lessons.ftl), hints, and
### what is said when a game against the machine is over.
###
### $name is the name of a level (levels.ftl), $level its number. $piece is a piece in the form of
### piece-name: put it after a colon.


## The list of lessons

learn-lead = Учись прямо за игрой. Коснись доски, и она ответит.
# $done of $count lessons are done.
learn-progress =
    { $done ->
        [0] Уроков: { $count }, пока ни одного
       *[other] Пройдено уроков: { $done } из { $count }
    }
learn-begin = Начать с первого урока
# $title: the title of a lesson.
learn-go-on = Продолжить: { $title }
learn-all-done = Все уроки пройдены. Отлично!
learn-done = пройден
learn-rules = Правила: читать и печатать

## A lesson

lesson = Урок
lessons = Все уроки
learn-place = Урок { $number } из { $count }
learn-next = Следующий урок
# $number: which task of the lesson, for screen readers.
task-open = Задание { $number }
task-solved = Задание { $number }, решено
task-next = Дальше
task-again = Ещё раз
hint = Подсказка

## The first game

first-game-begin = Начать партию
first-game-go-on = Продолжить партию
first-game-anew = Начать заново
first-game-done = Целая партия сыграна.
advice = Совет

## The first visit

welcome = Впервые здесь?
welcome-means = Научись за несколько минут, просто касаясь фишек. Сначала читать ничего не нужно.
welcome-learn = Учиться играть
welcome-play = Я уже умею

## A hint in a game

hint-is = Хороший ход, он отмечен на доске: { $piece }.

## After a game against a level

# $number: the number of the move. $before and $after: the chances to win, from 0 to 100.
review-turned-yours = Игру переломил твой ход номер { $number }: { $piece }. Твои шансы изменились с { $before } % до { $after } %.
review-turned-theirs = Игру переломил ход соперника ({ $name }) номер { $number }: { $piece }. Шансы машины изменились с { $before } % до { $after } %.
review-bit-by-bit = Эту партию не решил какой-то один ход. Победа складывалась понемногу.
review-next-up = Следующим соперником может стать уровень { $level }: { $name }.
review-next-same = Может, ещё одна партия на уровне { $level }?
review-next-down = Пока может быть интереснее уровень { $level }: { $name }.
review-next-top = Это был наш самый сильный уровень. Отличная игра!
review-show = Показать ход
review-play = Играть: { $name }
