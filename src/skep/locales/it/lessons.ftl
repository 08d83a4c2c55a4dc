### Le lezioni.

lesson-chapter-basics = Primi passi
lesson-chapter-bugs = Gli insetti
lesson-chapter-hive = L’alveare
lesson-chapter-expansions = Altri tre insetti
lesson-chapter-play = Giocare bene

lesson-more =
    { $count ->
        [one] Finora giusto. Ne manca uno.
       *[other] Finora giusto. Ne mancano { $count }.
    }
lesson-other-piece =
    { $color ->
        [white] Qui guardiamo i pezzi bianchi.
       *[black] Qui guardiamo i pezzi neri.
    }
lesson-can-move = { bug-subject } può muoversi.
lesson-go-on =
    { $count ->
        [one] Giusto. Ancora una mossa.
       *[other] Giusto. Ancora { $count } mosse.
    }

lesson-not-places = È possibile, ma qui prima viene la regina.
lesson-not-enters = È possibile, ma si intendeva un altro posto.
lesson-not-wins = È possibile, ma la regina ha ancora un lato libero.
lesson-not-draws = È possibile, ma non circonda entrambe le regine.
lesson-not-pins = È possibile, ma la formica nera può ancora muoversi.
lesson-not-covers = È possibile, ma la regina nera non è ancora coperta.
lesson-not-silences = È possibile, ma il Bianco ha ancora una mossa.
lesson-not-throws = È possibile, ma la formica nera non è stata lanciata.
lesson-not-fills = È possibile, ma la regina nera ha gli stessi lati liberi di prima.
lesson-not-escapes = È possibile, ma la regina bianca non ha più spazio di prima.
lesson-not-defends = È possibile, ma il Nero può ancora vincere alla prossima mossa.
lesson-not-line = È possibile, ma c’è di meglio. Annulla la mossa e guarda ancora.

lesson-aim-title = Lo scopo
lesson-aim-text = Circonda l’altra regina su tutti e sei i lati, e vinci. Non importa di chi sono i pezzi intorno a lei. Tieni libera la tua regina.
lesson-aim-1-task = Alla regina nera resta un lato libero. Porta lì una formica bianca.
lesson-aim-1-hint = Tocca una formica bianca, poi il posto libero accanto alla regina nera.
lesson-aim-1-done = Il cerchio è chiuso e il Bianco vince. Quasi tutti i pezzi intorno alla regina sono neri, e contano anche loro.

lesson-table-title = Il tavolo e i primi turni
lesson-table-text = Non c’è un tabellone. I pezzi sul tavolo sono il campo, e insieme si chiamano alveare. Il Bianco comincia, il Nero mette un pezzo accanto, poi a turno si piazza un pezzo nuovo o se ne muove uno.
lesson-table-1-task = Giochi col Bianco. Metti il tuo primo pezzo sul tavolo.
lesson-table-1-hint = Scegli un pezzo dalla mano, tranne la regina, e tocca il posto segnato.
lesson-table-1-done = Ecco l’inizio dell’alveare. Nel gioco base hai undici pezzi, e non devi piazzarli tutti.
lesson-table-2-task = Ora giochi col Nero. Metti un pezzo accanto a quello bianco.
lesson-table-2-hint = Scegli un pezzo dalla mano. Uno qualunque dei sei lati va bene.
lesson-table-2-done = Ora i due si toccano. È l’unica volta in cui un pezzo nuovo può toccare l’altro colore.

lesson-placing-title = Piazzare un pezzo
lesson-placing-text = Un pezzo nuovo deve toccare il tuo colore e non può toccare l’altro. Una volta piazzato, resta in gioco fino alla fine.
lesson-placing-1-task = Tocca ogni posto dove può andare una nuova formica bianca.
lesson-placing-1-hint = Cerca i posti liberi accanto al ragno bianco che non siano accanto a quello nero.
lesson-placing-1-done = Giusto, sono { $count }. Gli altri posti toccano il ragno nero.
lesson-placing-2-task = C’è un buco in mezzo ai pezzi bianchi. Piazza lì un pezzo.
lesson-placing-2-hint = Scegli un pezzo dalla mano, poi il posto quasi circondato dal bianco.
lesson-placing-2-done = In quel buco nulla potrebbe scivolare, ma un pezzo nuovo si mette dall’alto.

lesson-queen-first-title = La regina deve entrare
lesson-queen-first-text = Piazza la tua regina in uno dei primi quattro turni. Finché non è sul tavolo, nessuno dei tuoi pezzi può muoversi. Se al quarto turno è ancora in mano, devi piazzarla.
lesson-queen-first-1-task = La tua formica vorrebbe camminare. Fai quello che deve venire prima.
lesson-queen-first-1-hint = Piazza la regina bianca.
lesson-queen-first-1-done = La tua regina è sul tavolo: dal prossimo turno i tuoi pezzi possono muoversi.
lesson-queen-first-2-task = È il tuo quarto turno e la regina è ancora in mano. Piazzala.
lesson-queen-first-2-hint = Scegli la regina bianca. Va bene ogni posto che tocca solo il bianco.
lesson-queen-first-2-done = Appena in tempo. Molti giocatori la fanno entrare prima.

lesson-queen-title = L’ape regina
lesson-queen-text = La regina fa un passo alla volta, lungo il bordo dell’alveare. È lenta, ma un passo al momento giusto può rovinare un intero attacco.
lesson-queen-1-task = Tocca ogni posto che la regina nera può raggiungere.
lesson-queen-1-hint = Un passo, verso un posto libero accanto a lei.
lesson-queen-1-done = Giusto, sono { $count }. Non ne ha mai di più.
lesson-queen-2-task = Il Nero si avvicina alla regina bianca. Portala in un posto con più lati liberi.
lesson-queen-2-hint = Tocca la regina bianca. Può uscire a destra.
lesson-queen-2-done = Molto meglio. Ora ha di nuovo spazio.

lesson-beetle-title = Lo scarafaggio
lesson-beetle-text = Anche lo scarafaggio fa un passo, e può salire sugli altri pezzi. Ciò che sta sotto non può muoversi. Lassù cammina di pezzo in pezzo, e può ridiscendere.
lesson-beetle-1-task = Tocca ogni posto che questo scarafaggio bianco può raggiungere, sul tavolo e sopra gli altri.
lesson-beetle-1-hint = Può andare sul tavolo da tutte e due le parti, o salire sulla formica o sul ragno.
lesson-beetle-1-done = Giusto, sono { $count }: due sul tavolo e due in alto.
lesson-beetle-2-task = Metti lo scarafaggio bianco sopra la regina nera.
lesson-beetle-2-hint = È proprio accanto a lei.
lesson-beetle-2-done = Ora la regina nera non può muoversi finché lo scarafaggio non se ne va.
lesson-beetle-3-task = Una pila ha il colore del pezzo in cima. Qui uno scarafaggio nero sta su un ragno bianco. Tocca ogni posto per una nuova formica nera.
lesson-beetle-3-hint = Guarda intorno alla regina nera e alla pila. I pezzi bianchi non si devono toccare.
lesson-beetle-3-done = Giusto, sono { $count }. Il Nero può piazzare anche accanto alla pila, perché ora conta come nera.

lesson-grasshopper-title = La cavalletta
lesson-grasshopper-text = La cavalletta salta in linea retta sopra uno o più pezzi e atterra sul primo posto libero. Ha bisogno di qualcosa da saltare, e non salta mai oltre un vuoto.
lesson-grasshopper-1-task = Tocca ogni posto che la cavalletta nera può raggiungere.
lesson-grasshopper-1-hint = In ogni direzione, segui la fila di pezzi fino alla fine.
lesson-grasshopper-1-done = Giusto, sono { $count }. Un posto oltre un vuoto è fuori portata.
lesson-grasshopper-2-task = Salta nel buco al centro.
lesson-grasshopper-2-hint = Tocca la cavalletta bianca. Una fila porta dritta nel buco.
lesson-grasshopper-2-done = Nulla potrebbe scivolare lì, ma la cavalletta arriva dall’alto.

lesson-spider-title = Il ragno
lesson-spider-text = Il ragno fa esattamente tre passi intorno all’alveare, né più né meno. Resta sempre a contatto con l’alveare e non passa due volte dallo stesso posto.
lesson-spider-1-task = Tocca ogni posto che il ragno nero può raggiungere.
lesson-spider-1-hint = Fai tre passi in ogni verso. In una rientranza il ragno può seguire l’alveare da un lato o dall’altro.
lesson-spider-1-done = Giusto, sono { $count }. Un posto libero accanto al ragno è a due passi: non può fermarsi lì.

lesson-ant-title = La formica
lesson-ant-text = La formica cammina intorno all’alveare quanto vuole. Per questo è uno dei pezzi più forti. Non passa per un varco stretto.
lesson-ant-1-task = Tocca ogni posto che la formica bianca può raggiungere.
lesson-ant-1-hint = Tutto intorno all’alveare.
lesson-ant-1-done = Giusto, sono { $count }. Il buco al centro è chiuso alla formica, perché l’ingresso è troppo stretto.
lesson-ant-2-task = Questo alveare ha una baia aperta. Porta la formica fino in fondo.
lesson-ant-2-hint = Il posto più profondo è subito sotto i due ragni.
lesson-ant-2-done = L’ingresso di questa baia è abbastanza largo, e la formica può entrare.

lesson-one-hive-title = Un solo alveare
lesson-one-hive-text = Tutti i pezzi restano uniti, sempre. Solleva un pezzo col pensiero: se gli altri si dividono, non può muoversi. Non basta che alla fine li riunisca.
lesson-one-hive-1-task = Tocca ogni pezzo nero che non può muoversi.
lesson-one-hive-1-hint = Quale pezzo nero unisce la regina nera al resto?
lesson-one-hive-1-done = Giusto. Senza la formica la regina nera resterebbe isolata.
lesson-one-hive-2-task = Tocca ogni pezzo nero che non può muoversi.
lesson-one-hive-2-hint = Che ne sarebbe della cavalletta mentre la regina si muove?
lesson-one-hive-2-done = Giusto. Dopo un passo la regina toccherebbe di nuovo entrambi i vicini, ma intanto la cavalletta resterebbe sola.

lesson-gates-title = Spazio per muoversi
lesson-gates-text = I pezzi scivolano, come su un vero tavolo. Dove due pezzi lasciano solo un varco stretto, nulla passa. E un pezzo che scivola resta sempre a contatto con l’alveare.
lesson-gates-1-task = Tocca ogni posto che la regina nera può raggiungere.
lesson-gates-1-hint = Mentre scivola deve continuare a toccare l’alveare.
lesson-gates-1-done = Giusto, sono { $count }. Andando dritta verso il ragno bianco perderebbe il contatto con l’alveare.
lesson-gates-2-task = Tocca ogni posto che la regina nera può raggiungere.
lesson-gates-2-hint = C’è spazio per scivolare nel buco accanto a lei?
lesson-gates-2-done = Giusto, sono { $count }. Il varco verso il buco è troppo stretto.
lesson-gates-3-task = Tocca ogni pezzo bianco che non può muoversi.
lesson-gates-3-hint = Uno è chiuso dentro. Un altro tiene insieme l’alveare.
lesson-gates-3-done = Giusto. La regina ha un lato libero, ma non lo spazio per uscire. La cavalletta tiene insieme l’alveare.

lesson-beetle-again-title = Ancora lo scarafaggio
lesson-beetle-again-text = Sul tavolo lo scarafaggio scivola come ogni pezzo, quindi un varco stretto lo ferma. Dall’alto può scendere in un buco lì accanto. E uno scarafaggio può salire su un altro, anche tutti e quattro nello stesso posto.
lesson-beetle-again-1-task = Fai scendere lo scarafaggio bianco nel buco al centro.
lesson-beetle-again-1-hint = Lo scarafaggio sta sulla regina bianca, proprio accanto al buco.
lesson-beetle-again-1-done = Nulla potrebbe scivolare in quel buco, ma lo scarafaggio arriva dall’alto.
lesson-beetle-again-2-task = Uno scarafaggio nero sta sulla tua regina. Metti il tuo scarafaggio sopra di lui.
lesson-beetle-again-2-hint = Il tuo scarafaggio è proprio accanto a quella pila.
lesson-beetle-again-2-done = Ora lo scarafaggio nero non può muoversi, e il suo posto conta come bianco.
lesson-beetle-again-3-task = Tocca ogni posto che questo scarafaggio bianco può raggiungere.
lesson-beetle-again-3-hint = Può salire su due pezzi. C’è spazio per scivolare nel buco?
lesson-beetle-again-3-done = Giusto, sono { $count }. Sul tavolo il varco verso il buco è troppo stretto anche per lo scarafaggio.

lesson-high-gates-title = Varchi in alto
lesson-high-gates-text = Anche un pezzo che si arrampica può essere fermato. Se due pile sono più alte del posto che lascia e di quello dove va, non passa tra loro.
lesson-high-gates-1-task = Tocca ogni posto che lo scarafaggio sul tavolo può raggiungere.
lesson-high-gates-1-hint = Può salire sulle due pile, ma che cosa c’è in mezzo?
lesson-high-gates-1-done = Giusto, sono { $count }. Non può salire sulla cavalletta tra le due pile.
lesson-high-gates-2-task = Tocca ogni posto che lo scarafaggio sulla cavalletta può raggiungere.
lesson-high-gates-2-hint = Un passo, in su o in giù. Cerca il posto tra due pile.
lesson-high-gates-2-done = Giusto, sono { $count }. Non può scendere tra le due pile.

lesson-no-move-title = Quando non puoi muovere
lesson-no-move-text = Se non puoi né piazzare né muovere un pezzo, passi, finché qualcosa torna possibile. Se c’è una mossa, devi farla.
lesson-no-move-1-task = Giochi col Nero. Lascia il Bianco senza mosse.
lesson-no-move-1-hint = E se il tuo scarafaggio stesse sulla regina bianca?
lesson-no-move-1-done = Il Bianco deve passare. La regina è coperta, il ragno tiene insieme l’alveare, e ogni posto per un pezzo nuovo tocca il nero.

lesson-the-end-title = La fine
lesson-the-end-text = La partita finisce quando una regina è circondata. Il suo proprietario perde, anche se la mossa era sua. Se una mossa circonda entrambe le regine, è patta; i giocatori possono anche accordarsi.
lesson-the-end-1-task = Il Bianco può vincere adesso. Trova la mossa.
lesson-the-end-1-hint = La regina nera ha un lato libero. Quale pezzo bianco può arrivarci?
lesson-the-end-1-done = La regina nera è circondata, e il Bianco vince.
lesson-the-end-2-task = Ogni regina ha un lato libero, ed è lo stesso posto. Occupalo.
lesson-the-end-2-hint = Solo un salto porta lì.
lesson-the-end-2-done = Entrambe le regine sono circondate insieme. È patta.

lesson-mosquito-title = La zanzara
lesson-mosquito-text = La zanzara si muove come un insetto che tocca all’inizio del turno, dell’uno o dell’altro colore. Accanto a una pila conta solo il pezzo in cima. Da un’altra zanzara non impara nulla.
lesson-mosquito-1-task = Questa zanzara tocca uno scarafaggio e un ragno. Tocca ogni posto che può raggiungere.
lesson-mosquito-1-hint = Un passo come lo scarafaggio, o tre come il ragno.
lesson-mosquito-1-done = Giusto, sono { $count }.
lesson-mosquito-2-task = Accanto a questa zanzara uno scarafaggio sta su una formica. Tocca ogni posto che la zanzara può raggiungere.
lesson-mosquito-2-hint = La formica è coperta, quindi conta solo lo scarafaggio.
lesson-mosquito-2-done = Giusto, sono { $count }. La zanzara si muove come lo scarafaggio in cima.
lesson-mosquito-3-task = Tocca ogni pezzo bianco che non può muoversi.
lesson-mosquito-3-hint = Che cosa tocca la zanzara bianca?
lesson-mosquito-3-done = Giusto. La zanzara bianca tocca solo una zanzara, quindi non ha nulla da copiare.

lesson-ladybug-title = La coccinella
lesson-ladybug-text = La coccinella fa esattamente tre passi: due sopra l’alveare, poi uno per scendere. Non resta mai in alto, e può entrare nei buchi chiusi e uscirne.
lesson-ladybug-1-task = Tocca ogni posto che la coccinella può raggiungere.
lesson-ladybug-1-hint = Sali su un vicino, passa su un altro pezzo e scendi accanto.
lesson-ladybug-1-done = Giusto, sono { $count }.

lesson-pillbug-title = L’onisco
lesson-pillbug-text = L’onisco fa un passo, come la regina. Oppure lancia: solleva un pezzo vicino, dell’uno o dell’altro colore, e lo posa da un altro lato. Un pezzo appena mosso non può essere lanciato, e uno lanciato riposa un turno.
lesson-pillbug-1-task = L’onisco può lanciare la propria regina. Tocca ogni posto dove lei può andare.
lesson-pillbug-1-hint = I lati liberi dell’onisco.
lesson-pillbug-1-done = Giusto, sono { $count }. L’onisco tiene insieme l’alveare e non può muoversi, ma può lanciare.
lesson-pillbug-2-task = Lancia la formica nera.
lesson-pillbug-2-hint = Tocca la formica nera, poi un lato libero del tuo onisco.
lesson-pillbug-2-done = Il Nero non può usare questa formica al prossimo turno.
lesson-pillbug-3-task = Ora giochi col Nero, e la tua formica è appena stata lanciata. Tocca ogni pezzo nero che può muoversi.
lesson-pillbug-3-hint = La formica riposa. Chi altro è libero?
lesson-pillbug-3-done = Giusto. La formica potrà muoversi di nuovo al turno dopo.

lesson-mosquito-again-title = Ancora la zanzara
lesson-mosquito-again-text = Una zanzara salita sull’alveare resta uno scarafaggio finché non scende. A ogni turno imita i pezzi che tocca in quel momento. Accanto a un onisco può anche lanciare.
lesson-mosquito-again-1-task = La zanzara sta su uno scarafaggio. Tocca ogni posto che può raggiungere.
lesson-mosquito-again-1-hint = Lassù fa un passo come uno scarafaggio, anche se tocca una formica.
lesson-mosquito-again-1-done = Giusto, sono { $count }. Tornerà a imitare i vicini quando sarà sul tavolo.
lesson-mosquito-again-2-task = La zanzara è venuta qui come una formica. Ora tocca solo cavallette. Tocca ogni posto che può raggiungere.
lesson-mosquito-again-2-hint = Ora salta, in linea retta.
lesson-mosquito-again-2-done = Giusto, sono { $count }. Ciò che ha imitato il turno prima non conta più.
lesson-mosquito-again-3-task = La tua zanzara tocca un onisco nero. Lancia la formica nera.
lesson-mosquito-again-3-hint = Tocca la formica nera, poi un lato libero della tua zanzara.
lesson-mosquito-again-3-done = La zanzara ha lanciato come un onisco, anche se tiene insieme l’alveare e non può muoversi.

lesson-opening-title = L’apertura da torneo
lesson-opening-text = Nei tornei nessuno comincia con la regina, e anche Skep gioca così se non scegli altrimenti. Molti la fanno entrare al secondo turno, perché i pezzi possano muoversi presto.
lesson-opening-1-task = Piazza il tuo primo pezzo: uno qualunque, tranne la regina.
lesson-opening-1-hint = Una cavalletta o un ragno sono un buon inizio. Tieni le formiche per dopo.
lesson-opening-1-done = Un inizio tranquillo.
lesson-opening-2-task = È il tuo secondo turno. Fai entrare la regina.
lesson-opening-2-hint = Scegli la regina bianca e un posto accanto al tuo primo pezzo.
lesson-opening-2-done = Dal prossimo turno i tuoi pezzi possono muoversi.

lesson-pins-title = Pezzi inchiodati
lesson-pins-text = Un pezzo che tiene insieme l’alveare non può muoversi. Così puoi inchiodare un pezzo forte con uno più debole: metti il tuo sul suo lato esterno, dove non tocca altro.
lesson-pins-1-task = Inchioda la formica nera.
lesson-pins-1-hint = La tua formica può andare all’esterno della formica nera.
lesson-pins-1-done = Ora la formica nera non può muoversi: senza di lei la tua formica resterebbe isolata.
lesson-pins-2-task = Inchioda la formica nera con un pezzo più debole di una formica.
lesson-pins-2-hint = Uno dei tuoi ragni può andare sul suo lato esterno.
lesson-pins-2-done = Un ragno per una formica: un buon cambio.

lesson-filling-title = Stringere la regina
lesson-filling-text = Conta i lati liberi di entrambe le regine e porta pezzi verso quella nera. Uno scarafaggio sopra di lei la trattiene. Inoltre il suo posto conta allora come tuo, quindi puoi piazzare pezzi nuovi lì accanto.
lesson-filling-1-task = Togli un lato libero alla regina nera.
lesson-filling-1-hint = La tua formica può arrivare fino a lei.
lesson-filling-1-done = Un lato in meno.
lesson-filling-2-task = Di nuovo la stessa posizione. Ora metti uno scarafaggio sulla regina nera.
lesson-filling-2-hint = I tuoi due scarafaggi sono accanto a lei.
lesson-filling-2-done = Non può più spostarsi, e il suo posto conta come bianco.

lesson-tempo-title = Il tempo
lesson-tempo-text = Fai minacce a cui l’altro deve rispondere, e sei tu a decidere dove va la partita. Ma guarda prima la tua regina: se il Nero minaccia di vincere, fermalo prima di tutto.
lesson-tempo-1-task = Il Bianco può vincere in due mosse, qualunque cosa faccia il Nero. Fai la prima.
lesson-tempo-1-hint = Prima la formica, così resta un solo lato libero. Poi scende lo scarafaggio.
lesson-tempo-1-done = Lo scarafaggio scende sull’ultimo lato libero, e il Bianco vince. Dall’alto della regina nessuno poteva impedirglielo.
lesson-tempo-2-task = Il Nero minaccia di saltare sull’ultimo lato libero della tua regina. Fermalo.
lesson-tempo-2-hint = Inchioda la cavalletta nera.
lesson-tempo-2-done = Ora la cavalletta tiene insieme l’alveare e non può saltare.

lesson-first-game-title = La tua prima partita
lesson-first-game-text = Ora gioca una partita intera contro il nostro livello più gentile. A ogni turno c’è un consiglio. Puoi annullare le mosse quante volte vuoi.
lesson-first-game-1-task = Giochi col Bianco. Circonda la regina nera.
lesson-first-game-1-hint = Fai entrare presto la regina, poi le formiche, e conta i lati liberi di entrambe le regine.
lesson-first-game-1-done = Hai vinto la tua prima partita. Ben giocato!
lesson-game-lost = Questa volta il Nero è stato più veloce. Ora sai come va una partita; giocane un’altra.
lesson-game-drawn = Entrambe le regine sono state circondate insieme: patta, ed è raro. Ben giocato!

advice-first = Comincia con una cavalletta o un ragno, e tieni le formiche per dopo.
advice-queen = Fai entrare ora la regina, così i tuoi pezzi possono muoversi.
advice-queen-due = La tua regina deve entrare ora. Scegli un posto con molti lati liberi.
advice-wait = Il Nero sta pensando.
advice-pass = In questo turno non puoi fare nulla, quindi passi.
advice-win = Con questa mossa puoi vincere! Guarda l’ultimo lato libero della regina nera.
advice-danger =
    { $count ->
        [one] Attenzione: la tua regina ha un solo lato libero. Muovila, o allontana un pezzo da lei.
       *[other] Attenzione: la tua regina ha solo { $count } lati liberi. Falle spazio.
    }
advice-ant = Fai entrare una formica. Può andare a ogni lato della regina nera.
advice-fill =
    { $count ->
        [one] Alla regina nera resta un lato libero. Trova un pezzo che possa arrivarci presto.
       *[other] La regina nera ha { $count } lati liberi. Avvicinale un pezzo.
    }
advice-build = Piazza un altro pezzo, o avvicinane uno alla regina nera.
