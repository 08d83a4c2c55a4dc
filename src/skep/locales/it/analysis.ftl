analysis = Analisi
analyse = Analizza
analysis-chances = Possibilità
analysis-even = Le possibilità sono pari.
analysis-better =
    { $color ->
        [white] Il Bianco sta un po’ meglio.
       *[black] Il Nero sta un po’ meglio.
    }
analysis-clearly-better =
    { $color ->
        [white] Il Bianco sta nettamente meglio.
       *[black] Il Nero sta nettamente meglio.
    }
analysis-winning =
    { $color ->
        [white] Il Bianco sta vincendo.
       *[black] Il Nero sta vincendo.
    }
analysis-wins-in =
    { $color ->
        [white] Il Bianco può forzare la vittoria. Mosse: { $moves }.
       *[black] Il Nero può forzare la vittoria. Mosse: { $moves }.
    }
analysis-depth = Profondità { $depth }
analysis-speed = Posizioni al secondo: { $speed }
analysis-deeper = Cerca più a fondo
analysis-stop = Ferma
analysis-lines = Linee
analysis-to-game = Torna alla partita
analysis-not-now = Una partita contro un’altra persona si può analizzare quando è finita.
analysis-unavailable = Non è stato possibile caricare il programma di analisi in questo browser.
analysis-variation = Variante
analysis-threat = Minaccia
analysis-threat-means = Che cosa farebbe l’avversario se si passasse il turno?
analysis-tools = Modifica
analysis-notes = Commento e segni
analysis-draw = Frecce e contrassegni
analysis-promote = Metti questa variante per prima
analysis-delete = Elimina da qui in poi
analysis-undo = Annulla
analysis-comment = Commento
analysis-signs = Segni
analysis-sign-1 = Buona mossa
analysis-sign-2 = Errore
analysis-sign-3 = Mossa geniale
analysis-sign-4 = Errore grave
analysis-sign-5 = Mossa interessante
analysis-sign-6 = Mossa dubbia
analysis-address = Un indirizzo da inviare
analysis-address-means = Mosse, varianti e commenti vengono salvati sul server così come sono ora. Chiunque abbia l’indirizzo li vede.
analysis-address-expires = Tutto viene eliminato se nessuno lo apre per molto tempo.
analysis-make-address = Crea un indirizzo
analysis-copy-pgn = Copia come PGN
play-from-here = Gioca da qui
game-from-position = Da una posizione scelta

setup = Componi una posizione
setup-leave = Torna all’analisi
setup-to-move = Muove
setup-turn =
    { $color ->
        [white] Bianco
       *[black] Nero
    }
setup-just-moved = Appena mosso
setup-nobody = Nessun pezzo
setup-remove = Togli
setup-clear = Svuota il tavolo
setup-possible = Una partita può arrivare a questa posizione.
setup-fault-cannot_climb = Solo scarafaggi e zanzare possono stare sopra altri pezzi. Qui: { $pieces }.
setup-fault-two_hives = Questi pezzi sono separati dall’alveare: { $pieces }.
setup-fault-too_early = Ci sono più pezzi in gioco di quanti turni siano stati giocati.
setup-fault-no_first_piece =
    { $color ->
        [white] Il Bianco ha già avuto un turno e non ha pezzi in gioco.
       *[black] Il Nero ha già avuto un turno e non ha pezzi in gioco.
    }
setup-fault-queen_due =
    { $color ->
        [white] Manca la regina bianca: entra in gioco al più tardi al quarto turno.
       *[black] Manca la regina nera: entra in gioco al più tardi al quarto turno.
    }
setup-fault-queen_first_turn = La regina non può essere il primo pezzo di un giocatore. Qui: { $pieces }.
setup-fault-queen_not_placed = Nessun pezzo può essersi arrampicato prima che la sua regina fosse in gioco. Qui: { $pieces }.
setup-fault-just_moved_not_in_play = Il pezzo appena mosso non è in gioco.
setup-fault-just_moved_covered = Il pezzo appena mosso sta sotto un altro.
setup-fault-just_moved_not_thrown = Un pezzo di chi muove può esservi solo stato lanciato, e nessun onisco è vicino.
