### The rules, to read and to print. A blank line in a text begins a new paragraph.
###
### The figures are drawn by the program. A dotted place is one where the piece may go, a cross one
### where it may not.

rules-title = Zasady gry Hive (Rój)
rules-lead = Dwoje graczy, jeden rój, żadnej planszy. Partia trwa kwadrans.
rules-trademark = Hive jest znakiem towarowym Gen42 Games. Skep nie jest związany z tą firmą.
# The link above the title, which leads back to the lessons.
rules-back = Wszystkie lekcje
# How the figures are drawn in a terminal: o and x stand for themselves.
rules-legend = Na rysunkach „o” to miejsce, na które płytka może pójść, a „x” takie, na które nie może. Oznaczenia płytek: w biała, b czarna, a dalej Q królowa, B żuk, G konik polny, S pająk, A mrówka, M komar, L biedronka, P stonoga.

## Sections

rules-aim-title = Cel gry
rules-aim-text = Otocz królową drugiego gracza ze wszystkich sześciu stron i nie pozwól otoczyć swojej. Nieważne, czyje płytki stoją wokół królowej.
rules-pieces-title = Płytki
rules-pieces-text =
    Jedna osoba ma białe płytki, druga takie same czarne. Wszystkie leżą przed właścicielem na widoku: to jego zapas.
    
    Komar, biedronka i stonoga są dodatkowe. Przed partią umówcie się, które z nich grają.

    W grze podstawowej każdy ma jedenaście płytek. Wydanie Carbon dodaje biedronkę i komara, razem trzynaście, a ze stonogą jest ich czternaście. Każde z tych trojga można też dodać osobno.
# One line of the list of pieces. $bug: which; $count: how many each player has.
rules-pieces-line = { bug-title }: { $count }
rules-turns-title = Kolejne ruchy
rules-turns-text =
    Zaczynają białe i kładą płytkę na stole. Czarne kładą swoją obok, z dowolnej strony. Potem gracze wykonują ruchy na zmianę.
    
    W swoim ruchu robisz jedną rzecz: wystawiasz nową płytkę albo przesuwasz taką, która już leży na stole. Płytki na stole to rój. Innej planszy nie ma.
rules-placing-title = Wystawianie płytki
rules-placing-text =
    Nowa płytka musi dotykać przynajmniej jednej płytki twojego koloru i żadnej cudzej. Jedyny wyjątek to pierwsza płytka czarnych. Stos ma kolor płytki na wierzchu.
    
    Nową płytkę kładzie się z góry, więc może zająć też dziurę, do której nic nie mogłoby się wsunąć. Zostaje na stole do końca partii. Nie musisz wystawić wszystkich płytek.
rules-queen-first-title = Królowa musi wejść
rules-queen-first-text =
    Po twoim czwartym ruchu królowa musi być na stole. Jeśli przed tym ruchem jest jeszcze w zapasie, możesz zrobić tylko jedno: wystawić ją.

    Dopóki twojej królowej nie ma na stole, możesz tylko wystawiać płytki. Żadna z twoich nie może się ruszyć.
rules-moving-title = Przesuwanie płytki
rules-moving-text =
    Każdy stawonóg rusza się po swojemu. Płytka może skończyć ruch obok dowolnej innej, swojej lub cudzej. Ze stosu rusza się tylko płytka na wierzchu, a ze stołu nigdy nic nie znika.
    
    W każdym ruchu obowiązują dwie zasady: rój zostaje w całości i musi być dość miejsca na ruch.
rules-one-hive-title = Jeden rój
rules-one-hive-text = Wszystkie płytki na stole są połączone, także wtedy, gdy jedna z nich jest w drodze. Podnieś płytkę: jeśli reszta nie jest już połączona, ta płytka nie może się ruszyć, nawet gdyby na końcu znów ją połączyła. Płytka, która stoi na innej, jest pod tym względem zawsze wolna.
rules-room-title = Miejsce na ruch
rules-room-text =
    Po stole płytka się ślizga. Nie przeciśnie się między dwiema płytkami przez zbyt wąską szczelinę, ani do dziury, ani z dziury.
    
    Przy każdym kroku po stole musi dotykać roju. Nie może przejść przez pustą przestrzeń.
rules-bugs-title = Stawonogi
rules-queen-text = Królowa robi jeden krok wzdłuż brzegu roju.
rules-beetle-text =
    Żuk robi jeden krok. Może też wejść na inną płytkę, chodzić tam z płytki na płytkę i znów zejść, także do dziury. To, co leży pod nim, nie może się ruszyć, a miejsce ma kolor żuka. Żuki mogą stać na żukach.
    
    Wystawia się go jak każdą inną płytkę, nigdy na wierzch.

    Po stole się ślizga i tam zatrzymuje go wąska szczelina. Na jednym miejscu mogą stać wszystkie cztery żuki.
rules-grasshopper-text = Konik polny skacze w linii prostej nad jedną lub kilkoma płytkami i ląduje na pierwszym wolnym miejscu. Musi przeskoczyć przynajmniej jedną płytkę i nie może skakać nad przerwą. Może wskoczyć do dziury i z niej wyskoczyć.
rules-spider-text = Pająk przechodzi dokładnie trzy kroki wzdłuż brzegu roju. W jednym ruchu nie staje dwa razy na tym samym miejscu.
rules-ant-text =
    Mrówka idzie wzdłuż brzegu roju o tyle kroków, ile chce.

    Może wejść do zatoki o dość szerokim wejściu, ale nie do zamkniętej dziury.
rules-expansions-title = Jeszcze trzy stawonogi
rules-mosquito-text =
    Komar rusza się jak dowolny stawonóg, którego dotyka na początku ruchu, swój lub cudzy. Jeśli dotyka kilku rodzajów, wybierasz jeden. W stosie liczy się tylko płytka na wierzchu.
    
    Jeśli dotyka tylko komara, nie może się ruszyć. Na wierzchu innych płytek rusza się jak żuk, dopóki nie zejdzie.

    W następnym ruchu naśladuje płytki, których wtedy dotyka.
rules-ladybug-text = Biedronka robi dokładnie trzy kroki: w górę na rój, dalej na inną płytkę i w dół na wolne miejsce. Nie chodzi po stole i nigdy nie zostaje na wierzchu.
rules-pillbug-text =
    Stonoga robi jeden krok wzdłuż brzegu roju, jak królowa. Zamiast tego może przerzucić sąsiednią płytkę dowolnego koloru, jeśli ta leży sama: w górę na stonogę i w dół na inne wolne miejsce obok stonogi. Może to zrobić nawet wtedy, gdy sama nie może się ruszyć. Komar na stole, który dotyka stonogi, też może przerzucać.
    
    Płytki, która ruszała się w poprzednim ruchu, nie można przerzucić i ona sama nie może przerzucać. Przerzucona płytka odpoczywa przez następny ruch. Także tutaj rój musi zostać w całości.
rules-high-gates-title = Bramy na górze
rules-high-gates-text = Miejsce na ruch liczy się także nad stołem. Płytka, która się wspina, schodzi albo jest przerzucana, nie przejdzie między dwoma stosami, jeśli oba są wyższe niż miejsce, z którego rusza, i miejsce, na które idzie. Tylko konikowi polnemu to nie przeszkadza.
rules-no-move-title = Gdy nie masz ruchu
rules-no-move-text = Jeśli nie możesz ani wystawić, ani przesunąć płytki, pasujesz. Pasujesz w każdym ruchu, aż coś znów będzie możliwe. Jeśli cokolwiek jest możliwe, pasować nie wolno.
rules-end-title = Koniec partii
rules-end-text =
    Partia kończy się, gdy któraś królowa jest otoczona ze wszystkich sześciu stron. Przegrywa jej właściciel, bez względu na to, kto wykonał ostatni ruch. Królowa pod żukiem też się liczy.
    
    Jeśli jeden ruch otacza obie królowe, jest remis. Gracze mogą też umówić się na remis. Jeśli tak ustalą przed partią, remis jest również wtedy, gdy ta sama pozycja pojawi się po raz trzeci.
rules-opening-title = Otwarcie na turniejach
rules-opening-text = Na turniejach nikt nie zaczyna od królowej. Skep też tak gra, chyba że wybierzesz zasadę z drukowanej instrukcji, według której pierwsza może być dowolna płytka.

## Captions of the figures. $count is how many places the piece may go to.

rules-figure-aim-1 = Czarna królowa jest otoczona: wygrały białe.
rules-figure-placing-1 = Miejsca dla nowej białej płytki: { $count }. Pozostałe dotykają czarnych.
rules-figure-one-hive-1 = Czarna mrówka nie może się ruszyć: rój by się rozpadł.
rules-figure-one-hive-2 = Czarna królowa nie może się ruszyć: gdy jest w drodze, konik polny zostałby sam.
rules-figure-gates-1 = Miejsca, na które może się przesunąć czarna królowa: { $count }. W drodze do krzyżyka straciłaby kontakt z rojem.
rules-figure-gates-2 = Czarna królowa nie może wsunąć się do dziury: szczelina jest za wąska.
rules-figure-gates-3 = Biała królowa jest zamknięta, choć jeden jej bok jest wolny. Konik polny trzyma rój w całości.
rules-figure-queen-1 = Miejsca dostępne dla czarnej królowej: { $count }.
rules-figure-beetle-1 = Miejsca dostępne dla białego żuka: { $count }, w tym dwa na wierzchu.
rules-figure-beetle-3 = Czarny żuk siedzi na białym pająku. Czarne mogą wystawiać obok niego, miejsc: { $count }.
rules-figure-grasshopper-1 = Miejsca dostępne dla czarnego konika polnego: { $count }. Krzyżyk leży za przerwą.
rules-figure-grasshopper-2 = Biały konik polny wskoczył do dziury.
rules-figure-spider-1 = Miejsca dostępne dla czarnego pająka: { $count }. Do krzyżyka są dwa kroki.
rules-figure-ant-1 = Miejsca dostępne dla białej mrówki: { $count }. Dziura w środku jest dla niej zamknięta.
rules-figure-mosquito-1 = Komar dotyka żuka i pająka. Dostępne miejsca: { $count }.
rules-figure-ladybug-1 = Miejsca dostępne dla biedronki: { $count }.
rules-figure-pillbug-2 = Biała stonoga przerzuciła czarną mrówkę.
rules-figure-high-gates-1 = Miejsca dostępne dla żuka po prawej: { $count }, ale nie konik polny między dwoma stosami.
rules-figure-no-move-1 = Białe muszą pasować: nie ma czego wystawić ani czym się ruszyć.
rules-figure-the-end-2 = Jeden skok otacza obie królowe: remis.
rules-figure-table-2 = Czarne kładą pierwszą płytkę obok białej, z dowolnej strony.
rules-figure-placing-2 = Białe wystawiły płytkę w dziurze.
rules-figure-queen-first-2 = Królowa wchodzi najpóźniej w czwartym ruchu.
rules-figure-ant-2 = Mrówka weszła do otwartej zatoki.
rules-figure-beetle-again-1 = Biały żuk zszedł do dziury.
rules-figure-beetle-again-2 = Biały żuk stoi na czarnym, a ten na białej królowej.
rules-figure-beetle-again-3 = Miejsca dostępne dla białego żuka: { $count }, ale nie może wsunąć się do dziury.
rules-figure-mosquito-2 = Liczy się tylko żuk na wierzchu, nie mrówka pod nim. Dostępne miejsca: { $count }.
rules-figure-mosquito-again-1 = Na żuku komar rusza się jak żuk. Dostępne miejsca: { $count }.
rules-figure-mosquito-again-2 = Komar dotyka tylko koników polnych, więc skacze. Dostępne miejsca: { $count }.
rules-figure-mosquito-again-3 = Biały komar obok czarnej stonogi przerzucił czarną mrówkę.
rules-figure-ladybug-gate = Między dwoma stosami biedronka nie może wejść na królową. Dostępne miejsca: { $count }.
rules-figure-opening-2 = Białe wystawiają królową w drugim ruchu.
rules-figure-stack = Siedem płytek na jednym miejscu: pająk, cztery żuki i dwa komary.
rules-figure-own-queen = Białe otoczyły własną królową: czarne wygrały.
rules-figure-repetition = Biała królowa chodzi tam i z powrotem, a pozycja się powtarza.
rules-figure-editions = Biedronka, komar i stonoga: nie każde wydanie je ma.

## The signs in the figures, and the list of contents

rules-signs-title = Jak czytać rysunki
rules-sign-target = Tu płytka może pójść.
rules-sign-climb = Tu płytka może wejść na wierzch.
rules-sign-cross = Tu płytka nie może pójść.
rules-sign-chosen = O tę płytkę chodzi.
rules-sign-stuck = Ta płytka nie może się ruszyć.
rules-sign-moved = Ta płytka się ruszyła, od pustego obrysu wzdłuż linii.
rules-contents = Spis treści
