### Le regole, da leggere e da stampare.

rules-title = Le regole di Hive
rules-lead = Due giocatori, un alveare, nessun tabellone. Una partita dura un quarto d’ora.
rules-trademark = Hive è un marchio di Gen42 Games. Skep non ha alcun legame con questa società.
# The link above the title, which leads back to the lessons.
rules-back = Tutte le lezioni

rules-legend = Nelle figure, «o» è un posto dove il pezzo può andare, «x» uno dove non può. I nomi sono quelli dei pezzi: w bianco, b nero, poi Q regina, B scarafaggio, G cavalletta, S ragno, A formica, M zanzara, L coccinella, P onisco.

rules-aim-title = Lo scopo
rules-aim-text =
    Circonda la regina dell’altro giocatore su tutti e sei i lati, e tieni libera la tua. Non importa di chi sono i pezzi intorno a una regina.

rules-pieces-title = I pezzi
rules-pieces-text =
    Un giocatore ha i pezzi bianchi, l’altro gli stessi in nero. Stanno tutti davanti al loro proprietario, visibili a entrambi: è la mano.

    La zanzara, la coccinella e l’onisco sono in più. Decidete prima della partita quali partecipano.

    Nel gioco base ognuno ha undici pezzi. L’edizione Carbon aggiunge la coccinella e la zanzara, e sono tredici; con l’onisco sono quattordici. Ognuno dei tre si può aggiungere anche da solo.
rules-pieces-line = { bug-title }: { $count }

rules-turns-title = A turno
rules-turns-text =
    Il Bianco comincia e mette un pezzo sul tavolo. Il Nero ne mette uno accanto, dal lato che vuole. Poi si gioca a turno.

    Al tuo turno fai una cosa sola: piazzi un pezzo nuovo, o ne muovi uno che è sul tavolo. I pezzi sul tavolo sono l’alveare. Non c’è altro tabellone.

rules-placing-title = Piazzare un pezzo
rules-placing-text =
    Un pezzo nuovo deve toccare almeno un pezzo del tuo colore e nessuno dell’altro. Solo il primo pezzo del Nero fa eccezione. Una pila ha il colore del pezzo in cima.

    Un pezzo nuovo si mette dall’alto, quindi può riempire un buco in cui nulla potrebbe scivolare. Resta sul tavolo fino alla fine. Non devi per forza piazzare tutti i pezzi.

rules-queen-first-title = La regina deve entrare
rules-queen-first-text =
    La tua regina deve essere sul tavolo dopo il tuo quarto turno. Se quando arriva quel turno è ancora in mano, puoi solo piazzare lei.

    Finché la tua regina non è sul tavolo, puoi solo piazzare pezzi. Nessuno dei tuoi può muoversi.

rules-moving-title = Muovere un pezzo
rules-moving-text =
    Ogni insetto si muove a modo suo. Un pezzo può finire accanto a qualunque altro, dell’uno o dell’altro colore. Solo il pezzo in cima a una pila può muoversi, e nulla lascia mai il tavolo.

    Ogni mossa rispetta due regole: l’alveare resta unito, e ci dev’essere spazio per muoversi.

rules-one-hive-title = Un solo alveare
rules-one-hive-text = Tutti i pezzi sul tavolo restano uniti, anche mentre uno è in cammino. Solleva il pezzo: se gli altri non sono più uniti, non può muoversi, anche se alla fine li riunisse. Un pezzo sopra un altro è sempre libero in questo senso.

rules-room-title = Spazio per muoversi
rules-room-text =
    Sul tavolo i pezzi scivolano. Nessuno passa per un varco troppo stretto tra due pezzi, né per entrare in un buco né per uscirne.

    A ogni passo sul tavolo il pezzo resta a contatto con l’alveare. Non attraversa lo spazio vuoto.

rules-bugs-title = Gli insetti

rules-queen-text = La regina fa un passo lungo il bordo dell’alveare.

rules-beetle-text =
    Lo scarafaggio fa un passo. Può anche salire su un altro pezzo, camminare lassù di pezzo in pezzo e ridiscendere, anche in un buco. Ciò che sta sotto non può muoversi, e il posto conta come del suo colore. Uno scarafaggio può salire su un altro.

    Si piazza come ogni altro pezzo, mai sopra.

    Sul tavolo scivola, e lì un varco stretto lo ferma. Tutti e quattro gli scarafaggi possono stare nello stesso posto.

rules-grasshopper-text = La cavalletta salta in linea retta sopra uno o più pezzi e atterra sul primo posto libero. Deve saltare almeno un pezzo e non può saltare oltre un vuoto. Può saltare in un buco e uscirne.

rules-spider-text = Il ragno fa esattamente tre passi lungo il bordo dell’alveare. In una mossa non passa due volte dallo stesso posto.

rules-ant-text =
    La formica cammina lungo il bordo dell’alveare per quanti passi vuole.

    Può entrare in una baia dalla bocca abbastanza larga, ma non in un buco chiuso.

rules-expansions-title = Altri tre insetti

rules-mosquito-text =
    La zanzara si muove come un insetto che tocca all’inizio della sua mossa, dell’uno o dell’altro colore. Se ne tocca di più specie, ne scegli una. Accanto a una pila conta solo il pezzo in cima.

    Se tocca solo una zanzara, non può muoversi. Sopra altri pezzi si muove come uno scarafaggio finché non scende.

    Al turno successivo imita i pezzi che tocca allora.

rules-ladybug-text = La coccinella fa esattamente tre passi: sale sull’alveare, passa su un altro pezzo e scende su un posto libero. Non cammina sul tavolo e non resta mai in alto.

rules-pillbug-text =
    L’onisco fa un passo lungo il bordo dell’alveare, come la regina. Oppure può lanciare un pezzo che sta da solo accanto a lui, dell’uno o dell’altro colore: sale sull’onisco e scende da un altro lato libero dell’onisco. Può farlo anche quando lui stesso non può muoversi. Anche una zanzara sul tavolo che tocca un onisco può lanciare.

    Un pezzo che si è mosso nel turno prima non può essere lanciato né lanciare. Un pezzo lanciato riposa il turno dopo. Anche qui l’alveare deve restare unito.

rules-high-gates-title = Varchi in alto
rules-high-gates-text =
    Lo spazio serve anche sopra il tavolo. Un pezzo che si arrampica o viene lanciato non passa tra due pile se entrambe sono più alte del posto che lascia e di quello dove va. Solo alla cavalletta non importa.

rules-no-move-title = Quando non puoi muovere
rules-no-move-text =
    Se non puoi né piazzare né muovere un pezzo, passi, finché qualcosa torna possibile. Se c’è una mossa, non puoi passare.

rules-end-title = La fine della partita
rules-end-text =
    La partita finisce quando una regina è circondata su tutti e sei i lati. Il suo proprietario ha perso, chiunque abbia fatto l’ultima mossa. Vale anche per una regina sotto uno scarafaggio.

    Se una mossa circonda entrambe le regine, la partita è patta. I giocatori possono anche accordarsi per la patta. Se lo decidono prima della partita, è patta anche quando la stessa posizione si presenta per la terza volta.

rules-opening-title = L’apertura nei tornei
rules-opening-text =
    Nei tornei nessuno può cominciare con la regina. Anche Skep gioca così, se non scegli quanto dicono i regolamenti stampati: lì qualunque pezzo può entrare per primo.

rules-figure-aim-1 = La regina nera è circondata: il Bianco ha vinto.
rules-figure-placing-1 = Un nuovo pezzo bianco ha { $count } posti. Gli altri toccano il nero.
rules-figure-one-hive-1 = La formica nera non può muoversi: l’alveare si dividerebbe.
rules-figure-one-hive-2 = La regina nera non può muoversi: intanto la cavalletta resterebbe sola.
rules-figure-gates-1 = La regina nera può scivolare in { $count } posti. Verso la croce perderebbe il contatto con l’alveare.
rules-figure-gates-2 = La regina nera non può scivolare nel buco: il varco è troppo stretto.
rules-figure-gates-3 = La regina bianca è chiusa dentro, anche se ha un lato libero. La cavalletta tiene insieme l’alveare.
rules-figure-queen-1 = La regina nera può raggiungere { $count } posti.
rules-figure-beetle-1 = Lo scarafaggio bianco può raggiungere { $count } posti, due dei quali in alto.
rules-figure-beetle-3 = Uno scarafaggio nero sta su un ragno bianco. Il Nero può piazzare lì accanto: { $count } posti.
rules-figure-grasshopper-1 = La cavalletta nera può raggiungere { $count } posti. La croce è oltre un vuoto.
rules-figure-grasshopper-2 = La cavalletta bianca è saltata in un buco.
rules-figure-spider-1 = Il ragno nero può raggiungere { $count } posti. La croce è a due passi.
rules-figure-ant-1 = La formica bianca può raggiungere { $count } posti. Il buco al centro le è chiuso.
rules-figure-mosquito-1 = La zanzara tocca uno scarafaggio e un ragno: { $count } posti.
rules-figure-ladybug-1 = La coccinella può raggiungere { $count } posti.
rules-figure-pillbug-2 = L’onisco bianco ha lanciato la formica nera.
rules-figure-high-gates-1 = Lo scarafaggio a destra può raggiungere { $count } posti, ma non la cavalletta tra le due pile.
rules-figure-no-move-1 = Il Bianco deve passare: non c’è nulla da piazzare e nulla da muovere.
rules-figure-the-end-2 = Un salto circonda entrambe le regine: patta.
rules-figure-table-2 = Il Nero mette il primo pezzo accanto a quello bianco, su un lato qualsiasi.
rules-figure-placing-2 = Il Bianco ha piazzato un pezzo in un buco.
rules-figure-queen-first-2 = La regina entra al più tardi al quarto turno.
rules-figure-ant-2 = La formica è entrata in una baia aperta.
rules-figure-beetle-again-1 = Lo scarafaggio bianco è sceso nel buco.
rules-figure-beetle-again-2 = Lo scarafaggio bianco sta su uno nero, e questo sulla regina bianca.
rules-figure-beetle-again-3 = Lo scarafaggio bianco può raggiungere { $count } posti, ma non può scivolare nel buco.
rules-figure-mosquito-2 = Conta solo lo scarafaggio in cima, non la formica sotto: { $count } posti.
rules-figure-mosquito-again-1 = Sopra uno scarafaggio la zanzara si muove come uno scarafaggio: { $count } posti.
rules-figure-mosquito-again-2 = La zanzara tocca solo cavallette, quindi salta: { $count } posti.
rules-figure-mosquito-again-3 = La zanzara bianca accanto all’onisco nero ha lanciato la formica nera.
rules-figure-ladybug-gate = Tra le due pile la coccinella non può salire sulla regina: { $count } posti.
rules-figure-opening-2 = Il Bianco fa entrare la regina al secondo turno.
rules-figure-stack = Sette pezzi nello stesso posto: un ragno, quattro scarafaggi e due zanzare.
rules-figure-own-queen = Il Bianco ha circondato la propria regina: il Nero ha vinto.
rules-figure-repetition = La regina bianca va avanti e indietro, e la posizione si ripete.
rules-figure-editions = Coccinella, zanzara e onisco: non tutte le edizioni li hanno.

rules-signs-title = Come leggere le figure
rules-sign-target = Il pezzo può andare qui.
rules-sign-climb = Il pezzo può salire qui.
rules-sign-cross = Il pezzo non può andare qui.
rules-sign-chosen = Si parla di questo pezzo.
rules-sign-stuck = Questo pezzo non può muoversi.
rules-sign-moved = Questo pezzo si è mosso, dal contorno vuoto lungo la linea.
rules-contents = Indice
