analysis = Analiza
analyse = Analizuj
analysis-chances = Szanse
analysis-even = Szanse są równe.
analysis-better =
    { $color ->
        [white] Białe stoją nieco lepiej.
       *[black] Czarne stoją nieco lepiej.
    }
analysis-clearly-better =
    { $color ->
        [white] Białe stoją wyraźnie lepiej.
       *[black] Czarne stoją wyraźnie lepiej.
    }
analysis-winning =
    { $color ->
        [white] Białe wygrywają.
       *[black] Czarne wygrywają.
    }
analysis-wins-in =
    { $color ->
        [white] Białe mogą wymusić wygraną. Ruchy: { $moves }.
       *[black] Czarne mogą wymusić wygraną. Ruchy: { $moves }.
    }
analysis-depth = Głębokość { $depth }
analysis-speed = Pozycje na sekundę: { $speed }
analysis-deeper = Szukaj głębiej
analysis-stop = Zatrzymaj
analysis-lines = Linie
analysis-to-game = Wróć do partii
analysis-not-now = Partię z drugą osobą można analizować po jej zakończeniu.
analysis-unavailable = W tej przeglądarce nie udało się wczytać programu do analizy.
analysis-variation = Wariant
analysis-threat = Groźba
analysis-threat-means = Co zrobiłby przeciwnik po spasowaniu?
analysis-tools = Edycja
analysis-notes = Komentarz i znaki
analysis-draw = Strzałki i znaczniki
analysis-promote = Ustaw ten wariant jako pierwszy
analysis-delete = Usuń od tego miejsca
analysis-undo = Cofnij
analysis-comment = Komentarz
analysis-signs = Znaki
analysis-sign-1 = Dobry ruch
analysis-sign-2 = Błąd
analysis-sign-3 = Znakomity ruch
analysis-sign-4 = Gruby błąd
analysis-sign-5 = Ciekawy ruch
analysis-sign-6 = Wątpliwy ruch
analysis-address = Adres do wysłania
analysis-address-means = Ruchy, warianty i komentarze zostaną zapisane na serwerze w obecnej postaci. Zobaczy je każdy, kto ma adres.
analysis-address-expires = Jeśli długo nikt ich nie otworzy, zostaną usunięte.
analysis-make-address = Utwórz adres
analysis-copy-pgn = Kopiuj jako PGN
play-from-here = Graj od tej pozycji
game-from-position = Od wybranej pozycji

setup = Ustaw pozycję
setup-leave = Wróć do analizy
setup-to-move = Ruch mają
setup-turn =
    { $color ->
        [white] Białe
       *[black] Czarne
    }
setup-just-moved = Ostatnio przesunięta
setup-nobody = Żadna
setup-remove = Zabierz
setup-clear = Wyczyść stół
setup-possible = Partia może dojść do tej pozycji.
setup-fault-cannot_climb = Tylko żuki i komary mogą leżeć na innych płytkach. Tutaj: { $pieces }.
setup-fault-two_hives = Te płytki są oddzielone od roju: { $pieces }.
setup-fault-too_early = W grze jest więcej płytek, niż było ruchów.
setup-fault-no_first_piece =
    { $color ->
        [white] Białe miały już ruch i nie mają żadnej płytki w grze.
       *[black] Czarne miały już ruch i nie mają żadnej płytki w grze.
    }
setup-fault-queen_due =
    { $color ->
        [white] Brakuje białej królowej: wchodzi do gry najpóźniej w czwartym ruchu.
       *[black] Brakuje czarnej królowej: wchodzi do gry najpóźniej w czwartym ruchu.
    }
setup-fault-queen_first_turn = Królowa nie może być pierwszą płytką gracza. Tutaj: { $pieces }.
setup-fault-queen_not_placed = Żadna płytka nie mogła się wspiąć, zanim jej królowa weszła do gry. Tutaj: { $pieces }.
setup-fault-just_moved_not_in_play = Płytki, która ruszyła się ostatnio, nie ma w grze.
setup-fault-just_moved_covered = Płytka, która ruszyła się ostatnio, leży pod inną.
setup-fault-just_moved_not_thrown = Płytka strony, która ma ruch, mogła tu zostać tylko przerzucona, a żadnej stonogi nie ma w pobliżu.
