### Imparare nel browser: ciò che sta intorno alle lezioni, gli aiuti, e lo sguardo indietro.

learn-lead = Impara il gioco giocando. Tocca il tavolo, e risponde.
learn-progress =
    { $done ->
        [0] Nessuna lezione su { $count }
        [1] Una lezione su { $count }
       *[other] { $done } lezioni su { $count }
    }
learn-begin = Comincia dalla prima lezione
learn-go-on = Continua: { $title }
learn-all-done = Hai fatto tutte le lezioni. Ottimo lavoro!
learn-done = fatta
learn-rules = Le regole, da leggere e da stampare

lesson = Lezione
lessons = Tutte le lezioni
learn-place = Lezione { $number } di { $count }
learn-next = Lezione successiva
task-open = Esercizio { $number }
task-solved = Esercizio { $number }, risolto
task-next = Esercizio successivo
task-again = Ancora una volta
hint = Suggerimento

first-game-begin = Comincia la partita
first-game-go-on = Continua la tua partita
first-game-anew = Ricomincia
first-game-done = Hai giocato una partita intera.
advice = Consiglio

welcome = Non conosci il gioco?
welcome-means = Impara il gioco in pochi minuti, toccando i pezzi. Senza leggere prima.
welcome-learn = Impara a giocare
welcome-play = Lo conosco già

hint-is = Una buona mossa, segnata sul tavolo: { $piece }.

review-turned-yours = La partita è girata con la tua mossa numero { $number }: { $piece }. Le tue possibilità sono passate dal { $before }% al { $after }%.
review-turned-theirs = La partita è girata con la mossa numero { $number } dell’avversario ({ $name }): { $piece }. Le sue possibilità sono passate dal { $before }% al { $after }%.
review-bit-by-bit = Nessuna mossa da sola ha deciso la partita. È stata vinta a poco a poco.
review-next-up = Il tuo prossimo avversario potrebbe essere il livello { $level }: { $name }.
review-next-same = Che ne dici di un’altra partita al livello { $level }?
review-next-down = Per ora il livello { $level } può essere più divertente: { $name }.
review-next-top = Era il nostro livello più forte. Ben giocato!
review-show = Mostra la mossa
review-play = Gioca: { $name }
