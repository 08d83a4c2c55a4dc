### I dieci livelli: animali del prato, dal più debole al più forte.

level-1-name = Bruco
level-1-character = Ha appena imparato le regole, ama far entrare pezzi nuovi e guarda appena i tuoi.

level-2-name = Lumaca
level-2-character = Striscia verso la tua regina, dimentica la sua e a volte passa accanto alla vittoria.

level-3-name = Falena
level-3-character = Vola verso la tua regina come verso un lume e coglie ogni vittoria in una mossa.

level-4-name = Bombo
level-4-character = Di buon carattere e laborioso: si chiede che cosa risponderai, e in parte lo indovina.

level-5-name = Grillo
level-5-character = Vivace e attento vicino alle regine, ma sorpreso da lunghe camminate e salti lontani.

level-6-name = Lucciola
level-6-character = Illumina quasi tutto il tavolo; ciò che accade sul bordo buio ogni tanto le sfugge.

level-7-name = Libellula
level-7-character = Vede ogni minaccia alla sua regina e aspetta che te ne sfugga una alla tua.

level-8-name = Calabrone
level-8-character = Prepara l’attacco con molte mosse di anticipo e punge quando i tuoi pezzi sono inchiodati.

level-9-name = Mantide
level-9-character = Paziente, precisa e difficile da sorprendere: non le sfugge quasi nulla.

level-10-name = Gufo
level-10-character = Vede tutto il prato e pensa finché glielo permetti: a piena forza.
