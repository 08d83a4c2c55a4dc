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
analysis-depth = Głębokość { $depth }
analysis-speed = Pozycje na sekundę: { $speed }
analysis-deeper = Szukaj głębiej
analysis-stop = Zatrzymaj
analysis-lines = Linie
analysis-to-game = Wróć do partii
analysis-not-now = Partię z drugą osobą można analizować po jej zakończeniu.
analysis-unavailable = W tej przeglądarce nie udało się wczytać silnika.
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
analysis-make-address = Utwórz adres
analysis-copy-pgn = Kopiuj jako PGN
