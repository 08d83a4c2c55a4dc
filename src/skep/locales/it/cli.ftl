### Che cosa dice il terminale con `skep play`.

cli-on = su
cli-hand =
    { $color ->
        [white] Mano del Bianco
       *[black] Mano del Nero
    }
cli-to-move = { color-name } muove, turno { $turn }.
cli-has-won = { color-name } ha vinto.
cli-drawn = La partita è finita patta.
cli-last-move = Ultima mossa: { $move }.
cli-here = qui

cli-start =
    { $opening ->
        [rulebook] Hive, { $type } con l’apertura del regolamento.
       *[tournament] Hive, { $type } con l’apertura da torneo.
    }
cli-how = Scrivi una mossa come wS1, un pezzo per vedere dove può andare, oppure help.
cli-against = Giochi con { $color ->
        [white] il Bianco
       *[black] il Nero
    }. Il tuo avversario: { $name }, livello { $level }.
cli-engine-plays = { $name }: { $move }
cli-engine-plays-on = { $name } vuole continuare finché nulla si ripete.

cli-help =
    Una mossa si scrive wA1 -bQ: la formica bianca 1 va a sinistra della regina nera.
      \R  R/   in alto a sinistra, in alto a destra del pezzo R
      -R  R-   a sinistra, a destra
      /R  R\   in basso a sinistra, in basso a destra
      R        sopra R
    Oppure scegli: un pezzo (wA1, o solo a1, ant o a) e poi un numero della lista.

      moves            elenca tutte le mosse
      why MOVE         dice se una mossa è possibile e, se no, perché
      pass             passa; solo quando devi, e allora basta Invio
      undo, redo [N]   annulla le ultime mosse, e le rifà
      board            ridisegna il tavolo
      draw, resign     finisce la partita
      new [TYPE]       comincia un’altra partita, come new Base+M
      save FILE        salva la partita: PGN, o stringa di gioco per .uhp e .txt
      load FILE        continua una partita da PGN, SGF o stringa di gioco
      game             mostra la stringa di gioco
      quit             esce (anche Ctrl-D)

cli-yes = s si sì
cli-question = { $question } [s/N]
cli-agree =
    { $color ->
        [white] Bianco, accetti la patta?
       *[black] Nero, accetti la patta?
    }
cli-leave = La partita non è salvata. Uscire lo stesso?
cli-replace = { $file } esiste già. Sostituirlo?

cli-cannot = { $piece }: { $reason }
cli-no-kind =
    { $bug ->
        [queen] La tua regina ora non può muoversi.
       *[other] Nessuno dei tuoi pezzi di questa specie ora può muoversi.
    }
cli-can-go =
    { $count ->
        [one] { $piece } può andare in un posto.
       *[other] { $piece } può andare in { $count } posti.
    }
cli-why-what = Spiegare che cosa? Scrivi why e una mossa, come why wA1 -bQ.
cli-legal-pass = È possibile: non c’è altra mossa.
cli-legal-place = È possibile: si piazza lì.
cli-legal-throw = È possibile; chi lo lancia: { $piece }.
cli-legal-slide =
    { $count ->
        [one] È possibile: scivola fin lì.
       *[other] È possibile: scivola fin lì in { $count } passi.
    }
cli-legal-jump = È possibile: salta fin lì.
cli-legal-climb = È possibile: si arrampica fin lì.
cli-no-list = Non c’è una lista da cui scegliere: scrivi moves, o un pezzo.
cli-pick = Scegli un numero da 1 a { $count }.
cli-type-number = Scrivi un numero per fare quella mossa.
cli-only-pass = Non c’è nessuna mossa: premi Invio per passare.
cli-must-pass = { color-name } non ha mosse e deve passare: premi Invio.

cli-not-understood = { $word } non è né una mossa né un comando.
cli-did-you-mean = Intendevi { $word }?
cli-try = Scrivi una mossa, un pezzo, oppure help.
cli-how-many = Quante mosse? Scrivi un numero, o nulla per una sola.
cli-nothing-to-undo = Non c’è nulla da annullare.
cli-nothing-to-redo = Non c’è nulla da rifare.

cli-prompt-over = Partita finita
cli-ended =
    { $how ->
        [queen_surrounded] la regina è circondata
        [both_queens_surrounded] entrambe le regine sono circondate
        [resignation] per abbandono
        [agreement] di comune accordo
        [repetition] la posizione si è ripetuta tre volte
        [timeout] per il tempo
        [abandoned] l’altro giocatore se n’è andato
        [forfeit] a tavolino
       *[adjudication] per decisione di un arbitro
    }
cli-won-by = { color-name } vince: { cli-ended }.
cli-drawn-by = Patta: { cli-ended }.
# What may be done after the end.
cli-what-next = Scrivi save FILE, undo, new o quit.
cli-over = La partita è finita.
cli-over-now = La partita è finita. Scrivi undo per continuarla, o new per cominciarne un’altra.
cli-repeated = Questa posizione si è presentata tre volte; potete accordarvi per la patta.
cli-goes-on = La partita continua.

cli-unsaved = La partita non è stata salvata. Per continuarla:
cli-save-where = Dove? Scrivi save e il nome di un file, come save game.pgn.
cli-load-which = Quale file? Scrivi load e il suo nome.
cli-not-written = Non è stato salvato nulla.
cli-saved = Salvato in { $file }.
cli-saved-without-result = Salvato in { $file }, ma senza il risultato.
