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
analysis-depth = Profondità { $depth }
analysis-speed = Posizioni al secondo: { $speed }
analysis-deeper = Cerca più a fondo
analysis-stop = Ferma
analysis-lines = Linee
analysis-to-game = Torna alla partita
analysis-not-now = Una partita contro un’altra persona si può analizzare quando è finita.
analysis-unavailable = Non è stato possibile caricare il motore in questo browser.
analysis-variation = Variante
analysis-threat = Minaccia
analysis-threat-means = Che cosa farebbe l’avversario dopo un passo?
analysis-tools = Modifica
analysis-notes = Commento e segni
analysis-draw = Frecce e segni
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
analysis-make-address = Crea un indirizzo
analysis-copy-pgn = Copia come PGN
