rules-sheets-title = Se il tuo regolamento stampato dice altro
rules-sheets-text = I regolamenti stampati non concordano su tutto, e alcuni tralasciano qualcosa. Ecco come gioca Skep, come nei tornei e negli altri programmi.
rules-sheets-setting = Impostazione: { $setting }

rules-sheet-turns-title = Chi comincia, e che cos’è un turno?
rules-sheet-turns-text = Nessun regolamento dice quale colore comincia. In Skep è il Bianco. A ogni turno si fa una cosa sola: un pezzo appena piazzato si muove al più presto al turno successivo.

rules-sheet-queen-opens-title = La regina può entrare per prima?
rules-sheet-queen-opens-text = Secondo i regolamenti stampati sì. Nei tornei nessuno può cominciare con la regina, e Skep gioca così se non scegli altrimenti.

rules-sheet-how-many-title = Quanti sono i pezzi?
rules-sheet-how-many-text = Alcuni regolamenti danno undici pezzi a testa, altri tredici. Sono edizioni diverse. In Skep scegli tu quali insetti partecipano.

rules-sheet-touching-title = Che cosa deve toccare un nuovo pezzo?
rules-sheet-touching-text = Alcuni regolamenti dicono solo che non può toccare l’altro colore, altri solo che deve toccare il tuo. Valgono entrambe le cose, anche per la zanzara, di cui due regolamenti non lo dicono.

rules-sheet-hole-title = Si può mettere un pezzo in un buco?
rules-sheet-hole-text = Sì. Un nuovo pezzo può riempire un buco se tocca solo il tuo colore. Il regolamento tedesco dice che le zanzare entrano da fuori: vuol dire dalla mano. Uno scarafaggio entra in un buco con una mossa, dall’alto.

rules-sheet-contact-title = Chi deve restare a contatto con l’alveare?
rules-sheet-contact-text = I regolamenti lo dicono del ragno, e alcuni della regina. Vale per ogni pezzo che scivola, a ogni passo.

rules-sheet-beetle-gates-title = Un varco stretto ferma lo scarafaggio?
rules-sheet-beetle-gates-text = I regolamenti chiamano lo scarafaggio un’eccezione. È vero quando sale o scende. Sul tavolo un varco stretto lo ferma, e più in alto lo fermano due pile alte.

rules-sheet-ladybug-gates-title = Un varco stretto ferma la coccinella?
rules-sheet-ladybug-gates-text = I regolamenti non lo dicono. Passa sopra i pezzi singoli, ma come uno scarafaggio non passa tra due pile più alte del posto che lascia e di quello dove va.

rules-sheet-beetle-stops-title = Solo uno scarafaggio ferma uno scarafaggio?
rules-sheet-beetle-stops-text = I regolamenti lo dicono, ma è vero solo di uno scarafaggio sopra l’alveare. Lo ferma anche una zanzara in cima, come pure un varco stretto e, sul tavolo, la regola dell’alveare unico.

rules-sheet-stack-title = Quanto può essere alta una pila?
rules-sheet-stack-text = I regolamenti parlano di quattro scarafaggi. Con le zanzare, che salgono come loro, può arrivare a sette pezzi.

rules-sheet-ant-ways-title = Dove può passare la formica?
rules-sheet-ant-ways-text = Un regolamento le vieta, come a tutti i pezzi che scivolano, ogni spazio dentro l’alveare. Solo un varco stretto la ferma: in una baia aperta può entrare. Che debba tenere una sola direzione, come dicono altri, non cambia nulla.

rules-sheet-spider-words-title = Che cosa c’entra il ragno con la cavalletta?
rules-sheet-spider-words-text = Un vecchio regolamento Carbon dice che il ragno tocca un pezzo a ogni passo, tranne la cavalletta. È un errore di stampa. Può camminare lungo ogni pezzo.

rules-sheet-mosquito-stack-title = Che cosa imita una zanzara accanto a una pila?
rules-sheet-mosquito-stack-text = Alcuni regolamenti non lo dicono, e due parlano di casi particolari. È sempre il pezzo in cima, e nulla di ciò che sta sotto.

rules-sheet-mosquito-kinds-title = La zanzara imita tutti i vicini?
rules-sheet-mosquito-kinds-text = Il regolamento greco dice tutti. Per ogni mossa scegli una specie, e i passi di due specie non si mescolano mai. Decide ciò che tocca all’inizio della mossa.

rules-sheet-mosquito-pillbug-title = Che cosa fa una zanzara accanto a un onisco?
rules-sheet-mosquito-pillbug-text = Solo il regolamento greco conosce l’onisco. Accanto a un onisco di qualunque colore la zanzara può muoversi come lui o lanciare come lui, ma non se è stata lanciata il turno prima.

rules-sheet-pass-title = E se non puoi fare nulla?
rules-sheet-pass-text = Il regolamento in ebraico non lo dice. Passi finché qualcosa è di nuovo possibile, e altrimenti non puoi passare.

rules-sheet-own-queen-title = E se circondi la tua regina?
rules-sheet-own-queen-text = Il regolamento in ebraico parla solo di chi attacca. Perde chi ha la regina circondata, chiunque abbia mosso.

rules-sheet-draw-title = Quando la partita è patta?
rules-sheet-draw-text = Per il regolamento in ebraico solo se una mossa circonda entrambe le regine. In Skep i giocatori possono anche accordarsi per la patta. Non avere mosse non è patta, anche se alcuni regolamenti usano la parola degli scacchi.

rules-sheet-repetition-title = La ripetizione è patta?
rules-sheet-repetition-text = I regolamenti non lo dicono. In Skep no, se non lo scegli prima della partita.
