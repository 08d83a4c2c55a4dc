### The lessons. Each has a title, a text of two or three sentences, and tasks: what is asked (-task),
### a hint (-hint), and what is said when it is done (-done).
###
### The positions are in src/skep/learn/lessons. "Touch" means a finger, a mouse or a key. Where it says
### how many cells, or pieces, there were to be found, the number is a variable.

lesson-chapter-basics = Pierwsze kroki
lesson-chapter-bugs = Stawonogi
lesson-chapter-hive = Rój
lesson-chapter-expansions = Jeszcze trzy stawonogi
lesson-chapter-play = Dobra gra

## What is said to an answer

# $count: how many are still to be found; $what: place or piece.
lesson-more =
    { $what ->
        [piece] { $count ->
            [one] Na razie dobrze. Została jedna płytka.
            [few] Na razie dobrze. Zostały { $count } płytki.
           *[many] Na razie dobrze. Zostało { $count } płytek.
        }
       *[place] { $count ->
            [one] Na razie dobrze. Zostało jedno miejsce.
            [few] Na razie dobrze. Zostały { $count } miejsca.
           *[many] Na razie dobrze. Zostało { $count } miejsc.
        }
    }
# The learner touched a piece of the other colour, or none. $color: whose pieces are meant.
lesson-other-piece =
    { $color ->
        [white] Tutaj patrzymy na białe płytki.
       *[black] Tutaj patrzymy na czarne płytki.
    }
# The learner took a piece for stuck that is free. $bug and $color: which.
lesson-can-move = { bug-subject } może się ruszyć.
# A row of moves: the first was right, and the other side has answered. $count: how many are left.
lesson-go-on =
    { $count ->
        [one] Dobrze. Teraz jeszcze jeden ruch.
        [few] Dobrze. Jeszcze { $count } ruchy.
       *[many] Dobrze. Jeszcze { $count } ruchów.
    }

## What is said to a move that is legal, but not the one that was asked for

lesson-not-places = Tak można, ale tutaj najpierw królowa.
lesson-not-enters = Tak można, ale chodziło o inne miejsce.
lesson-not-wins = Tak można, ale królowa ma jeszcze wolny bok.
lesson-not-draws = Tak można, ale to nie otacza obu królowych.
lesson-not-pins = Tak można, ale czarna mrówka wciąż może się ruszyć.
lesson-not-covers = Tak można, ale czarna królowa nie jest jeszcze przykryta.
lesson-not-silences = Tak można, ale białe mają jeszcze ruch.
lesson-not-throws = Tak można, ale czarna mrówka nie została przerzucona.
lesson-not-fills = Tak można, ale czarna królowa ma tyle samo wolnych boków co przedtem.
lesson-not-escapes = Tak można, ale biała królowa nie ma więcej miejsca niż przedtem.
lesson-not-defends = Tak można, ale czarne wciąż mogą wygrać w następnym ruchu.
lesson-not-line = Tak można, ale jest coś silniejszego. Cofnij ruch i spójrz jeszcze raz.

## The aim

lesson-aim-title = Cel gry
lesson-aim-text = Otocz cudzą królową ze wszystkich sześciu stron, a wygrasz. Nieważne, czyje płytki stoją wokół niej. Pilnuj, żeby twoja królowa była wolna.
lesson-aim-1-task = Czarnej królowej został jeden wolny bok. Przesuń tam białą mrówkę.
lesson-aim-1-hint = Dotknij białej mrówki, a potem pustego miejsca obok czarnej królowej.
lesson-aim-1-done = Krąg się zamknął i białe wygrywają. Większość płytek wokół królowej jest czarna i one też się liczą.

## The table and the first turns

lesson-table-title = Stół i pierwsze ruchy
lesson-table-text = Planszy nie ma. Planszą są płytki na stole, a razem nazywają się rojem. Białe zaczynają, czarne kładą płytkę obok, a potem gracie na zmianę: wystawiasz nową płytkę albo przesuwasz taką, która już tam jest.
lesson-table-1-task = Grasz białymi. Połóż na stole pierwszą płytkę.
lesson-table-1-hint = Wybierz z zapasu dowolną płytkę oprócz królowej i dotknij zaznaczonego miejsca.
lesson-table-1-done = Oto początek roju. W grze podstawowej masz jedenaście płytek i nie musisz wystawić wszystkich.
lesson-table-2-task = Teraz grasz czarnymi. Połóż płytkę obok białej.
lesson-table-2-hint = Wybierz płytkę z zapasu. Nada się każda z sześciu stron.
lesson-table-2-done = Teraz obie się dotykają. To jedyny raz, gdy nowa płytka może dotknąć drugiego koloru.

## Placing a piece

lesson-placing-title = Wystawianie płytki
lesson-placing-text = Nowa płytka musi dotykać twojego koloru i nie może dotykać drugiego. Raz wystawiona zostaje w grze do końca.
lesson-placing-1-task = Dotknij każdego miejsca dla nowej białej mrówki.
lesson-placing-1-hint = Szukaj pustych miejsc obok białego pająka, które nie leżą obok czarnego.
lesson-placing-1-done = Zgadza się, jest ich { $count }. Pozostałe miejsca dotykają czarnego pająka.
lesson-placing-2-task = Pośrodku białych płytek jest dziura. Wystaw tam płytkę.
lesson-placing-2-hint = Wybierz płytkę z zapasu, a potem miejsce prawie całkiem otoczone białymi.
lesson-placing-2-done = Nic nie mogłoby się wsunąć do tej dziury, ale nową płytkę kładzie się z góry.

## The queen's fourth turn

lesson-queen-first-title = Królowa musi wejść
lesson-queen-first-text = Wystaw królową w jednym z pierwszych czterech ruchów. Dopóki nie ma jej na stole, żadna z twoich płytek nie może się ruszyć. Jeśli w czwartym ruchu jest jeszcze w zapasie, musisz ją wtedy wystawić.
lesson-queen-first-1-task = Twoja mrówka chce ruszyć w drogę. Zrób to, co musi być najpierw.
lesson-queen-first-1-hint = Wystaw białą królową.
lesson-queen-first-1-done = Królowa jest na stole, więc od następnego ruchu twoje płytki mogą się ruszać.
lesson-queen-first-2-task = To twój czwarty ruch, a królowa jest jeszcze w zapasie. Wystaw ją.
lesson-queen-first-2-hint = Wybierz białą królową. Nada się każde miejsce, które dotyka tylko białych płytek.
lesson-queen-first-2-done = W samą porę. Wielu graczy wystawia ją wcześniej.

## The queen

lesson-queen-title = Królowa pszczół
lesson-queen-text = Królowa robi po jednym kroku wzdłuż brzegu roju. Jest powolna, ale jeden krok we właściwej chwili może popsuć cały atak.
lesson-queen-1-task = Dotknij każdego miejsca, na które może pójść czarna królowa.
lesson-queen-1-hint = Jeden krok, na puste miejsce tuż obok niej.
lesson-queen-1-done = Zgadza się, jest ich { $count }. Więcej nie ma nigdy.
lesson-queen-2-task = Czarne podchodzą do białej królowej. Przesuń ją tam, gdzie ma więcej wolnych boków.
lesson-queen-2-hint = Dotknij białej królowej. Może wysunąć się w prawo.
lesson-queen-2-done = Dużo lepiej. Teraz znów ma miejsce.

## The beetle

lesson-beetle-title = Żuk
lesson-beetle-text = Żuk też robi jeden krok, ale może wejść na inne płytki. To, co leży pod nim, nie może się ruszyć. Na górze chodzi z płytki na płytkę i może znów zejść.
lesson-beetle-1-task = Dotknij każdego miejsca, na które może pójść ten biały żuk: na stole i na wierzchu innych.
lesson-beetle-1-hint = Może pójść po stole w obie strony albo wejść na mrówkę lub na pająka.
lesson-beetle-1-done = Zgadza się, jest ich { $count }: dwa na stole i dwa na wierzchu.
lesson-beetle-2-task = Postaw białego żuka na czarnej królowej.
lesson-beetle-2-hint = Stoi tuż obok niej.
lesson-beetle-2-done = Teraz czarna królowa nie może się ruszyć, dopóki żuk nie zejdzie.
lesson-beetle-3-task = Stos ma kolor płytki na wierzchu. Tutaj czarny żuk siedzi na białym pająku. Dotknij każdego miejsca, na którym można wystawić nową czarną mrówkę.
lesson-beetle-3-hint = Rozejrzyj się wokół czarnej królowej i stosu. Nowa płytka nie może dotykać białych.
lesson-beetle-3-done = Zgadza się, jest ich { $count }. Obok stosu czarne też mogą wystawiać, bo teraz liczy się jako czarny.

## The grasshopper

lesson-grasshopper-title = Konik polny
lesson-grasshopper-text = Konik polny skacze w linii prostej nad jedną lub kilkoma płytkami i ląduje na pierwszym wolnym miejscu. Musi mieć co przeskoczyć i nigdy nie skacze nad przerwą.
lesson-grasshopper-1-task = Dotknij każdego miejsca, na które może skoczyć czarny konik polny.
lesson-grasshopper-1-hint = W każdym kierunku idź wzdłuż rzędu płytek, aż się skończy.
lesson-grasshopper-1-done = Zgadza się, jest ich { $count }. Miejsce za przerwą jest poza zasięgiem.
lesson-grasshopper-2-task = Wskocz do dziury pośrodku.
lesson-grasshopper-2-hint = Dotknij białego konika polnego. Jeden rząd prowadzi prosto do dziury.
lesson-grasshopper-2-done = Nic nie mogłoby się tam wsunąć, ale konik polny wskakuje z góry.

## The spider

lesson-spider-title = Pająk
lesson-spider-text = Pająk przechodzi wokół roju dokładnie trzy kroki, ani więcej, ani mniej. Przez całą drogę dotyka roju i nie staje dwa razy na tym samym miejscu.
lesson-spider-1-task = Dotknij każdego miejsca, na które może pójść czarny pająk.
lesson-spider-1-hint = Przejdź po trzy kroki w każdą stronę. W przesmyku pająk może iść wzdłuż roju z obu stron.
lesson-spider-1-done = Zgadza się, jest ich { $count }. Do jednego pustego miejsca tuż obok pająka są dwa kroki, więc nie może się tam zatrzymać.

## The ant

lesson-ant-title = Mrówka
lesson-ant-text = Mrówka chodzi wokół roju tak daleko, jak chce. Dlatego jest jedną z najsilniejszych płytek. Przez wąską szczelinę się nie przeciśnie.
lesson-ant-1-task = Dotknij każdego miejsca, na które może pójść biała mrówka.
lesson-ant-1-hint = Całą drogę wokół roju.
lesson-ant-1-done = Zgadza się, jest ich { $count }. Dziura pośrodku jest dla mrówki zamknięta, bo wejście jest za wąskie.
lesson-ant-2-task = Ten rój ma otwartą zatokę. Wprowadź do niej mrówkę tak głęboko, jak się da.
lesson-ant-2-hint = Najgłębsze miejsce leży tuż pod dwoma pająkami.
lesson-ant-2-done = Wejście do tej zatoki jest dość szerokie, więc mrówka może wejść.

## One hive

lesson-one-hive-title = Jeden rój
lesson-one-hive-text = Wszystkie płytki są zawsze połączone. Podnieś płytkę w myślach: jeśli reszta się rozpada, nie może się ruszyć. Nie pomoże to, że na końcu znów by ją połączyła.
lesson-one-hive-1-task = Dotknij każdej czarnej płytki, która nie może się ruszyć.
lesson-one-hive-1-hint = Która czarna płytka łączy czarną królową z resztą?
lesson-one-hive-1-done = Dobrze. Bez mrówki czarna królowa byłaby odcięta.
lesson-one-hive-2-task = Dotknij każdej czarnej płytki, która nie może się ruszyć.
lesson-one-hive-2-hint = Co stanie się z konikiem polnym, gdy królowa będzie w drodze?
lesson-one-hive-2-done = Dobrze. Po jednym kroku królowa znów dotykałaby obu sąsiadów, ale po drodze konik polny zostałby sam.

## Room to move

lesson-gates-title = Miejsce na ruch
lesson-gates-text = Płytki się ślizgają, jak na prawdziwym stole. Gdzie między dwiema płytkami jest tylko wąska szczelina, nic się nie prześliźnie. A płytka, która się ślizga, musi przez całą drogę dotykać roju.
lesson-gates-1-task = Dotknij każdego miejsca, na które może pójść czarna królowa.
lesson-gates-1-hint = Gdy się ślizga, musi cały czas dotykać roju.
lesson-gates-1-done = Zgadza się, jest ich { $count }. Idąc na wprost do białego pająka, oderwałaby się od roju.
lesson-gates-2-task = Dotknij każdego miejsca, na które może pójść czarna królowa.
lesson-gates-2-hint = Czy jest dość miejsca, żeby wsunąć się do dziury obok niej?
lesson-gates-2-done = Zgadza się, jest ich { $count }. Szczelina przed dziurą jest za wąska.
lesson-gates-3-task = Dotknij każdej białej płytki, która nie może się ruszyć.
lesson-gates-3-hint = Jedna z nich jest zamknięta. Inna trzyma rój w całości.
lesson-gates-3-done = Dobrze. Królowa ma wolny bok, ale nie ma jak się wysunąć. Konik polny trzyma rój w całości.

## The beetle again

lesson-beetle-again-title = Jeszcze o żuku
lesson-beetle-again-text = Po stole żuk ślizga się jak każda płytka, więc wąska szczelina go zatrzymuje. Z góry może zejść do dziury obok. A żuki mogą stać na żukach, nawet wszystkie cztery na jednym miejscu.
lesson-beetle-again-1-task = Wprowadź białego żuka do dziury w środku.
lesson-beetle-again-1-hint = Żuk siedzi na białej królowej, tuż obok dziury.
lesson-beetle-again-1-done = Nic nie mogłoby się wsunąć do tej dziury, ale żuk schodzi z góry.
lesson-beetle-again-2-task = Czarny żuk siedzi na twojej królowej. Postaw na nim swojego żuka.
lesson-beetle-again-2-hint = Twój żuk stoi tuż obok tego stosu.
lesson-beetle-again-2-done = Teraz czarny żuk nie może się ruszyć, a miejsce liczy się jako białe.
lesson-beetle-again-3-task = Dotknij każdego miejsca, na które może pójść ten biały żuk.
lesson-beetle-again-3-hint = Może wejść na dwie płytki. Czy jest dość miejsca, by wsunąć się do dziury?
lesson-beetle-again-3-done = Zgadza się, jest ich { $count }. Na stole szczelina przed dziurą jest za wąska także dla żuka.

## Gates up high

lesson-high-gates-title = Bramy na górze
lesson-high-gates-text = Płytkę, która się wspina, też można zatrzymać. Jeśli dwa stosy są wyższe niż miejsce, z którego rusza, i miejsce, na które idzie, nie przejdzie między nimi.
lesson-high-gates-1-task = Dotknij każdego miejsca, na które może pójść żuk stojący na stole.
lesson-high-gates-1-hint = Może wejść na oba stosy, ale co leży między nimi?
lesson-high-gates-1-done = Zgadza się, jest ich { $count }. Nie może wejść na konika polnego między dwoma stosami.
lesson-high-gates-2-task = Dotknij każdego miejsca, na które może pójść żuk siedzący na koniku polnym.
lesson-high-gates-2-hint = Jeden krok, w górę lub w dół. Poszukaj miejsca między dwoma stosami.
lesson-high-gates-2-done = Zgadza się, jest ich { $count }. Nie może zejść między dwa stosy.

## When you cannot move

lesson-no-move-title = Gdy nie masz ruchu
lesson-no-move-text = Jeśli nie możesz ani wystawić, ani przesunąć płytki, pasujesz. I tak dalej, aż coś znów będzie możliwe. Jeśli jest choć jeden ruch, musisz go wykonać.
lesson-no-move-1-task = Grasz czarnymi. Zostaw białe bez żadnego ruchu.
lesson-no-move-1-hint = A gdyby twój żuk usiadł na białej królowej?
lesson-no-move-1-done = Białe muszą pasować. Królowa jest przykryta, pająk trzyma rój w całości, a każde miejsce dla nowej płytki dotyka czarnych.

## How it ends

lesson-the-end-title = Koniec partii
lesson-the-end-text = Partia kończy się, gdy królowa jest otoczona. Jej właściciel przegrywa, nawet jeśli to był jego własny ruch. Jeśli jeden ruch otacza obie królowe, jest remis; można się też na niego umówić.
lesson-the-end-1-task = Białe mogą teraz wygrać. Znajdź ten ruch.
lesson-the-end-1-hint = Czarna królowa ma jeden wolny bok. Która biała płytka może się tam dostać?
lesson-the-end-1-done = Czarna królowa jest otoczona i białe wygrywają.
lesson-the-end-2-task = Każda królowa ma jeden wolny bok i jest to to samo miejsce. Zajmij je.
lesson-the-end-2-hint = Prowadzi tam tylko skok.
lesson-the-end-2-done = Obie królowe są otoczone naraz. Remis.

## The mosquito

lesson-mosquito-title = Komar
lesson-mosquito-text = Komar rusza się jak dowolny stawonóg, którego dotyka na początku ruchu, swój lub cudzy. W stosie liczy się tylko płytka na wierzchu. Od innego komara niczego się nie nauczy.
lesson-mosquito-1-task = Ten komar dotyka żuka i pająka. Dotknij każdego miejsca, na które może pójść.
lesson-mosquito-1-hint = Jeden krok jak żuk albo trzy kroki jak pająk.
lesson-mosquito-1-done = Zgadza się, jest ich { $count }.
lesson-mosquito-2-task = Obok tego komara żuk siedzi na mrówce. Dotknij każdego miejsca, na które może pójść komar.
lesson-mosquito-2-hint = Mrówka jest przykryta, więc liczy się tylko żuk.
lesson-mosquito-2-done = Zgadza się, jest ich { $count }. Komar rusza się jak żuk na wierzchu.
lesson-mosquito-3-task = Dotknij każdej białej płytki, która nie może się ruszyć.
lesson-mosquito-3-hint = Czego dotyka biały komar?
lesson-mosquito-3-done = Dobrze. Biały komar dotyka tylko komara, więc nie ma czego przejąć.

## The ladybug

lesson-ladybug-title = Biedronka
lesson-ladybug-text = Biedronka robi dokładnie trzy kroki: dwa po wierzchu roju i jeden w dół. Nigdy nie zostaje na górze, za to potrafi wejść do zamkniętej dziury i z niej wyjść.
lesson-ladybug-1-task = Dotknij każdego miejsca, na które może się dostać biedronka.
lesson-ladybug-1-hint = W górę na sąsiada, dalej na inną płytkę i w dół obok niej.
lesson-ladybug-1-done = Zgadza się, jest ich { $count }.

## The pillbug

lesson-pillbug-title = Stonoga
lesson-pillbug-text = Stonoga robi jeden krok, jak królowa. Albo przerzuca: podnosi sąsiednią płytkę dowolnego koloru i kładzie ją z innej swojej strony. Płytki, która dopiero co się ruszyła, nie można przerzucić, a przerzucona odpoczywa jeden ruch.
lesson-pillbug-1-task = Stonoga może przerzucić własną królową. Dotknij każdego miejsca, na które królowa może trafić.
lesson-pillbug-1-hint = Wolne boki stonogi.
lesson-pillbug-1-done = Zgadza się, jest ich { $count }. Stonoga trzyma rój w całości i nie może się ruszyć, ale przerzucać może.
lesson-pillbug-2-task = Przerzuć czarną mrówkę.
lesson-pillbug-2-hint = Dotknij czarnej mrówki, a potem wolnego boku swojej stonogi.
lesson-pillbug-2-done = W następnym ruchu czarne nie mogą użyć tej mrówki.
lesson-pillbug-3-task = Teraz grasz czarnymi i twoja mrówka została właśnie przerzucona. Dotknij każdej czarnej płytki, która może się ruszyć.
lesson-pillbug-3-hint = Mrówka odpoczywa. Kto jeszcze jest wolny?
lesson-pillbug-3-done = Dobrze. Mrówka będzie mogła się ruszyć w twoim następnym ruchu.

## The mosquito again

lesson-mosquito-again-title = Jeszcze o komarze
lesson-mosquito-again-text = Komar, który wszedł na rój, pozostaje żukiem, dopóki nie zejdzie. W każdym ruchu naśladuje płytki, których wtedy dotyka. Obok stonogi może też przerzucać.
lesson-mosquito-again-1-task = Komar siedzi na żuku. Dotknij każdego miejsca, na które może pójść.
lesson-mosquito-again-1-hint = Na górze robi jeden krok jak żuk, chociaż dotyka mrówki.
lesson-mosquito-again-1-done = Zgadza się, jest ich { $count }. Sąsiadów naśladuje znowu, gdy zejdzie na stół.
lesson-mosquito-again-2-task = Komar przyszedł tu jak mrówka. Teraz dotyka tylko koników polnych. Dotknij każdego miejsca, na które może pójść.
lesson-mosquito-again-2-hint = Teraz skacze, w linii prostej.
lesson-mosquito-again-2-done = Zgadza się, jest ich { $count }. To, co naśladował w poprzednim ruchu, już się nie liczy.
lesson-mosquito-again-3-task = Twój komar dotyka czarnej stonogi. Przerzuć czarną mrówkę.
lesson-mosquito-again-3-hint = Dotknij czarnej mrówki, a potem wolnego boku swojego komara.
lesson-mosquito-again-3-done = Komar przerzucił jak stonoga, choć sam trzyma rój w całości i nie może się ruszyć.

## The tournament opening

lesson-opening-title = Otwarcie turniejowe
lesson-opening-text = Na turniejach nikt nie zaczyna od królowej i Skep też tak gra, chyba że wybierzesz inaczej. Wielu graczy wystawia ją w drugim ruchu, żeby ich płytki mogły wcześnie ruszyć.
lesson-opening-1-task = Wystaw pierwszą płytkę: dowolną oprócz królowej.
lesson-opening-1-hint = Konik polny albo pająk to dobry początek. Mrówki zostaw na później.
lesson-opening-1-done = Spokojny początek.
lesson-opening-2-task = To twój drugi ruch. Wystaw królową.
lesson-opening-2-hint = Wybierz białą królową i miejsce obok swojej pierwszej płytki.
lesson-opening-2-done = Od następnego ruchu twoje płytki mogą się ruszać.

## Pins

lesson-pins-title = Związania
lesson-pins-text = Płytka, która trzyma rój w całości, nie może się ruszyć. Możesz więc słabszą płytką związać silną: postaw swoją po jej zewnętrznej stronie, gdzie nie dotyka niczego innego.
lesson-pins-1-task = Zwiąż czarną mrówkę.
lesson-pins-1-hint = Twoja mrówka może dojść do zewnętrznej strony czarnej mrówki.
lesson-pins-1-done = Teraz czarna mrówka nie może się ruszyć: bez niej twoja mrówka byłaby odcięta.
lesson-pins-2-task = Zwiąż czarną mrówkę płytką słabszą od mrówki.
lesson-pins-2-hint = Jeden z twoich pająków może dojść do jej zewnętrznej strony.
lesson-pins-2-done = Pająk za mrówkę: dobra wymiana.

## Filling in the queen

lesson-filling-title = Krąg wokół królowej
lesson-filling-text = Licz wolne boki obu królowych i sprowadzaj płytki do czarnej. Żuk, który na niej usiądzie, nie da jej uciec. Co więcej, jej miejsce liczy się wtedy jako twoje i możesz obok wystawiać nowe płytki.
lesson-filling-1-task = Zabierz czarnej królowej jeden wolny bok.
lesson-filling-1-hint = Twoja mrówka może do niej podejść.
lesson-filling-1-done = Jeden bok mniej.
lesson-filling-2-task = Ta sama pozycja. Teraz postaw żuka na czarnej królowej.
lesson-filling-2-hint = Oba twoje żuki stoją obok niej.
lesson-filling-2-done = Już nie może odejść, a jej miejsce liczy się jako białe.

## Tempo

lesson-tempo-title = Tempo
lesson-tempo-text = Stwarzaj groźby, na które trzeba odpowiadać, a to ty zdecydujesz, dokąd zmierza gra. Ale najpierw spójrz na swoją królową: jeśli czarne grożą wygraną, przede wszystkim temu zapobiegnij.
lesson-tempo-1-task = Białe mogą wygrać w dwóch ruchach, cokolwiek zrobią czarne. Wykonaj pierwszy.
lesson-tempo-1-hint = Najpierw mrówka, żeby został tylko jeden wolny bok. Potem schodzi żuk.
lesson-tempo-1-done = Żuk schodzi na ostatni wolny bok i białe wygrywają. Stał na królowej, więc nikt nie mógł go powstrzymać.
lesson-tempo-2-task = Czarne grożą skokiem na ostatni wolny bok twojej królowej. Zapobiegnij temu.
lesson-tempo-2-hint = Zwiąż czarnego konika polnego.
lesson-tempo-2-done = Teraz konik polny trzyma rój w całości, więc nie może skoczyć.

## The first game

lesson-first-game-title = Twoja pierwsza partia
lesson-first-game-text = Teraz zagraj całą partię z naszym najłagodniejszym poziomem. Przy każdym ruchu dostaniesz radę. Ruchy możesz cofać, ile chcesz.
lesson-first-game-1-task = Grasz białymi. Otocz czarną królową.
lesson-first-game-1-hint = Wcześnie wystaw królową, potem mrówki i licz wolne boki obu królowych.
lesson-first-game-1-done = Pierwsza partia wygrana. Dobra gra!
lesson-game-lost = Tym razem czarne były szybsze. Teraz wiesz już, jak przebiega partia; zagraj następną.
lesson-game-drawn = Obie królowe zostały otoczone naraz: remis, a to rzadkość. Dobra gra!

## Advice in the first game

advice-first = Zacznij od konika polnego albo pająka, a mrówki zostaw na później.
advice-queen = Wystaw teraz królową, żeby twoje płytki mogły się ruszać.
advice-queen-due = Królowa musi teraz wejść. Wybierz miejsce z wieloma wolnymi bokami.
advice-wait = Czarne myślą.
advice-pass = W tym ruchu nie możesz nic zrobić, więc pasujesz.
advice-win = Tym ruchem możesz wygrać! Spójrz na ostatni wolny bok czarnej królowej.
# $count: how many free sides the learner's queen has, 1 or 2.
advice-danger =
    { $count ->
        [one] Uważaj: twoja królowa ma tylko jeden wolny bok. Przesuń ją albo zabierz od niej jakąś płytkę.
        [few] Uważaj: twoja królowa ma tylko { $count } wolne boki. Zrób jej miejsce.
       *[many] Uważaj: twoja królowa ma tylko { $count } wolnych boków. Zrób jej miejsce.
    }
advice-ant = Wystaw mrówkę. Może dojść do każdego boku czarnej królowej.
# $count: how many free sides the black queen has.
advice-fill =
    { $count ->
        [one] Czarnej królowej został jeden wolny bok. Znajdź płytkę, która wkrótce może się tam dostać.
        [few] Czarna królowa ma { $count } wolne boki. Przesuń do niej jakąś płytkę.
       *[many] Czarna królowa ma { $count } wolnych boków. Przesuń do niej jakąś płytkę.
    }
advice-build = Wystaw następną płytkę albo przesuń którąś bliżej czarnej królowej.
