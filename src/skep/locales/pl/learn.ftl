### Learning in the browser: the screens around the lessons (which are in lessons.ftl), hints, and
### what is said when a game against the machine is over.
###
### $name is the name of a level (levels.ftl), $level its number. $piece is a piece in the form of
### piece-name: put it after a colon.


## The list of lessons

learn-lead = Ucz się gry, grając. Dotknij planszy, a odpowie.
# $done of $count lessons are done.
learn-progress =
    { $done ->
        [0] Lekcje: { $count }, na razie żadna
       *[other] Ukończone lekcje: { $done } z { $count }
    }
learn-begin = Zacznij od pierwszej lekcji
# $title: the title of a lesson.
learn-go-on = Dalej: { $title }
learn-all-done = Wszystkie lekcje ukończone. Brawo!
learn-done = ukończona
learn-rules = Zasady do czytania i druku

## A lesson

lesson = Lekcja
lessons = Wszystkie lekcje
learn-place = Lekcja { $number } z { $count }
learn-next = Następna lekcja
# $number: which task of the lesson, for screen readers.
task-open = Zadanie { $number }
task-solved = Zadanie { $number }, rozwiązane
task-next = Dalej
task-again = Jeszcze raz
hint = Podpowiedź

## The first game

first-game-begin = Zacznij partię
first-game-go-on = Graj dalej
first-game-anew = Zacznij od nowa
first-game-done = Cała partia rozegrana.
advice = Rada

## The first visit

welcome = Pierwszy raz w tej grze?
welcome-means = Naucz się w kilka minut, dotykając płytek. Bez czytania na początek.
welcome-learn = Naucz się grać
welcome-play = Już umiem

## A hint in a game

hint-is = Dobry ruch, zaznaczony na planszy: { $piece }.

## After a game against a level

# $number: the number of the move. $before and $after: the chances to win, from 0 to 100.
review-turned-yours = Losy partii odwrócił twój ruch numer { $number }: { $piece }. Twoje szanse zmieniły się z { $before }% na { $after }%.
review-turned-theirs = Losy partii odwrócił ruch przeciwnika ({ $name }) numer { $number }: { $piece }. Szanse maszyny zmieniły się z { $before }% na { $after }%.
review-bit-by-bit = O tej partii nie zdecydował żaden pojedynczy ruch. Wygrana rosła po trochu.
review-next-up = Następnym przeciwnikiem może być poziom { $level }: { $name }.
review-next-same = Może jeszcze jedna partia na poziomie { $level }?
review-next-down = Na razie więcej zabawy może dać poziom { $level }: { $name }.
review-next-top = To był nasz najsilniejszy poziom. Dobra gra!
review-show = Pokaż ruch
review-play = Graj: { $name }
