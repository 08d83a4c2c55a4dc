### What the terminal says to people who play with `skep play`.
###
### Words to type (help, moves, why, undo, save, quit, pass ...) and pieces as wA1 or bQ stay as they
### are in every language.


## The drawing

# A white beetle on a black queen: wB1 on bQ.
cli-on = na
cli-hand =
    { $color ->
        [white] Zapas białych
       *[black] Zapas czarnych
    }
# $color: who is to move; $turn: the number of the turn.
cli-to-move =
    { $color ->
        [white] Ruch białych, numer { $turn }.
       *[black] Ruch czarnych, numer { $turn }.
    }
cli-has-won = { color-name } wygrały.
cli-drawn = Partia skończyła się remisem.
cli-last-move = Ostatni ruch: { $move }.
# The only move that leads nowhere: the first piece goes here.
cli-here = tutaj

## The beginning and the help

# $type: the game type, as Base+MLP; $opening: tournament or rulebook.
cli-start =
    { $opening ->
        [rulebook] Hive, { $type }, otwarcie z instrukcji.
       *[tournament] Hive, { $type }, otwarcie turniejowe.
    }
cli-how = Wpisz ruch, na przykład wS1, płytkę, żeby zobaczyć jej ruchy, albo help.
# Against the engine. $color: the person's side; $name and $level: the opponent.
cli-against =
    Grasz { $color ->
        [white] białymi
       *[black] czarnymi
    }. Przeciwnik: { $name }, poziom { $level }.
# $name: the opponent; $move: as in wA1 -bQ.
cli-engine-plays = { $name }: { $move }
cli-engine-plays-on = { $name } chce grać dalej, dopóki nic się nie powtarza.
# Each line stands by itself; the columns are kept with spaces.
cli-help =
    Wpisz ruch w postaci wA1 -bQ: biała mrówka 1 idzie na lewo od czarnej królowej.
      \R  R/   na lewo w górę, na prawo w górę od płytki R
      -R  R-   na lewo, na prawo
      /R  R\   na lewo w dół, na prawo w dół
      R        na wierzch R
    Albo wybierz: wpisz płytkę (wA1 lub po prostu a1, ant albo a), a potem numer z listy.
    
      moves            pokaż wszystkie możliwe ruchy
      why RUCH         powiedz, czy ruch jest możliwy, a jeśli nie, to dlaczego
      pass             pasuj; tylko gdy nie ma ruchu, a wtedy wystarczy Enter
      undo, redo [N]   cofnij ostatnie ruchy i wykonaj je znowu
      board            narysuj planszę jeszcze raz
      draw, resign     zakończ partię: remis, poddanie
      new [TYP]        zacznij inną partię, na przykład new Base+M
      save PLIK        zapisz partię do pliku: PGN, a dla .uhp i .txt zapis UHP
      load PLIK        graj dalej partię z PGN, SGF albo zapisu UHP
      game             wypisz partię w zapisie UHP
      quit             wyjdź (tak samo Ctrl-D)

## Questions

# What is typed for yes, in small letters, divided by spaces; y and yes are understood anyway.
cli-yes = t tak
# $question: one of the questions below.
cli-question = { $question } [t/N]
# $color: who is asked.
cli-agree = { color-name }, zgoda na remis?
cli-leave = Partia nie jest zapisana. Porzucić ją?
# $file: the name of a file.
cli-replace = Plik { $file } już istnieje. Zastąpić?

## Moves

# What a piece may not do. $piece: which; $reason: a sentence, or two, that say why.
cli-cannot = { $piece }: { $reason }
cli-no-kind =
    { $bug ->
        [queen] Twoja królowa nie może się teraz ruszyć.
       *[other] Żadna z twoich płytek tego rodzaju nie może się teraz ruszyć.
    }
cli-can-go =
    { $count ->
        [one] Płytka { $piece } może pójść na jedno miejsce.
        [few] Płytka { $piece } może pójść na { $count } miejsca.
       *[many] Płytka { $piece } może pójść na { $count } miejsc.
    }
cli-why-what = Co wyjaśnić? Wpisz why i ruch, na przykład why wA1 -bQ.
cli-legal-pass = Tak można: innego ruchu nie ma.
cli-legal-place = Tak można: płytka zostaje tam wystawiona.
# $piece: who throws.
cli-legal-throw = Tak można: przerzuca ją tam { $piece }.
# $count: in how many steps.
cli-legal-slide =
    { $count ->
        [one] Tak można: płytka tam się przesuwa.
       *[other] Tak można: płytka przesuwa się tam w { $count } krokach.
    }
cli-legal-jump = Tak można: płytka tam skacze.
cli-legal-climb = Tak można: płytka tam się wspina.
cli-no-list = Nie ma listy do wyboru: wpisz moves albo płytkę, a się pojawi.
# $count: the highest number.
cli-pick = Wybierz numer od 1 do { $count }.
cli-type-number = Wpisz numer, żeby wykonać ruch.
cli-only-pass = Nie ma ruchu: naciśnij Enter, żeby pasować.
# $color: who must pass.
cli-must-pass = { color-name } nie mają ruchu i muszą pasować: naciśnij Enter.

## What is not understood

# $word: what was typed, in quotation marks.
cli-not-understood = { $word } to ani ruch, ani polecenie.
# $word: a command.
cli-did-you-mean = Może chodzi o { $word }?
cli-try = Wpisz ruch, płytkę albo help.
cli-how-many = Ile ruchów? Wpisz liczbę; bez liczby jeden.
cli-nothing-to-undo = Nie ma czego cofnąć.
cli-nothing-to-redo = Nie ma czego powtórzyć.

## The end

cli-prompt-over = Koniec partii
# $how: what ended the game, as in the selector.
cli-ended =
    { $how ->
        [queen_surrounded] królowa jest otoczona
        [both_queens_surrounded] obie królowe są otoczone
        [resignation] druga strona się poddała
        [agreement] za zgodą obu stron
        [repetition] pozycja powtórzyła się trzy razy
        [timeout] skończył się czas
        [abandoned] druga strona odeszła
        [forfeit] walkower
       *[adjudication] decyzją sędziego
    }
# $color: who wins.
cli-won-by = { color-name } wygrywają: { cli-ended }.
cli-drawn-by = Remis: { cli-ended }.
# What may be done after the end.
cli-what-next = Wpisz save PLIK, undo, new albo quit.
cli-over = Partia jest skończona.
cli-over-now = Partia jest skończona. Wpisz undo, żeby grać ją dalej, albo new, żeby zacząć inną.
cli-repeated = Ta pozycja powtórzyła się trzy razy; możecie zgodzić się na remis.
cli-goes-on = Partia trwa dalej.

## Files

cli-unsaved = Partia nie została zapisana. Żeby grać ją dalej:
cli-save-where = Dokąd? Wpisz save i nazwę pliku, na przykład save game.pgn.
cli-load-which = Który plik? Wpisz load i jego nazwę.
cli-not-written = Nic nie zapisano.
# $file: the name of a file.
cli-saved = Zapisano w { $file }.
cli-saved-without-result = Zapisano w { $file }, ale bez wyniku.
