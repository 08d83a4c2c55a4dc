### Wat de terminal zegt bij `skep play`.

cli-on = op
cli-hand =
    { $color ->
        [white] Wit in de hand
       *[black] Zwart in de hand
    }
cli-to-move = { color-name } is aan zet, beurt { $turn }.
cli-has-won = { color-name } heeft gewonnen.
cli-drawn = De partij is in remise geëindigd.
cli-last-move = Laatste zet: { $move }.
cli-here = hier

cli-start =
    { $opening ->
        [rulebook] Hive, { $type } met de opening van het regelblad.
       *[tournament] Hive, { $type } met de toernooiopening.
    }
cli-how = Typ een zet als wS1, een stuk om te zien waar het heen kan, of help.
cli-against = Je speelt { $color ->
        [white] Wit
       *[black] Zwart
    }. Je tegenstander: { $name }, niveau { $level }.
cli-engine-plays = { $name }: { $move }
cli-engine-plays-on = { $name } wil doorspelen zolang er niets wordt herhaald.

cli-help =
    Een zet schrijf je als wA1 -bQ: de witte mier 1 gaat links van de zwarte koningin.
      \R  R/   linksboven, rechtsboven van stuk R
      -R  R-   links, rechts
      /R  R\   linksonder, rechtsonder
      R        boven op R
    Of kies: een stuk (wA1, of alleen a1, ant of a) en dan een nummer uit de lijst.

      moves            alle mogelijke zetten
      why MOVE         zeggen of een zet mag en zo niet, waarom
      pass             passen; alleen als het moet, en dan is Enter genoeg
      undo, redo [N]   de laatste zetten terugnemen, en weer doen
      board            het veld opnieuw tekenen
      draw, resign     de partij beëindigen
      new [TYPE]       een andere partij beginnen, zoals new Base+M
      save FILE        de partij bewaren: als PGN, of als tekst bij .uhp en .txt
      load FILE        verdergaan met een PGN, SGF of tekst
      game             de partij als tekst tonen
      quit             stoppen (Ctrl-D ook)

cli-yes = j ja
cli-question = { $question } [j/N]
cli-agree = { color-name }, ga je akkoord met remise?
cli-leave = De partij is niet bewaard. Toch stoppen?
cli-replace = { $file } bestaat al. Vervangen?

cli-cannot = { $piece }: { $reason }
cli-no-kind =
    { $bug ->
        [queen] Je koningin kan nu niet bewegen.
       *[other] Geen van je stukken van deze soort kan nu bewegen.
    }
cli-can-go =
    { $count ->
        [one] { $piece } kan naar één plek.
       *[other] { $piece } kan naar { $count } plekken.
    }
cli-why-what = Wat uitleggen? Typ why en een zet, zoals why wA1 -bQ.
cli-legal-pass = Dat mag: er is geen andere zet.
cli-legal-place = Dat mag: het wordt daar gelegd.
cli-legal-throw = Dat mag, geworpen door: { $piece }.
cli-legal-slide =
    { $count ->
        [one] Dat mag: het schuift daarheen.
       *[other] Dat mag: het schuift daarheen in { $count } stappen.
    }
cli-legal-jump = Dat mag: het springt daarheen.
cli-legal-climb = Dat mag: het klimt daarheen.
cli-no-list = Er is geen lijst om uit te kiezen: typ moves, of een stuk.
cli-pick = Kies een nummer van 1 tot en met { $count }.
cli-type-number = Typ een nummer om die zet te doen.
cli-only-pass = Er is geen zet: druk op Enter om te passen.
cli-must-pass = { color-name } heeft geen zet en moet passen: druk op Enter.

cli-not-understood = { $word } is geen zet en geen opdracht.
cli-did-you-mean = Bedoelde je { $word }?
cli-try = Typ een zet, een stuk, of help.
cli-how-many = Hoeveel zetten? Typ een getal, of niets voor één.
cli-nothing-to-undo = Er is niets terug te nemen.
cli-nothing-to-redo = Er is niets opnieuw te doen.

cli-prompt-over = Partij afgelopen
cli-ended =
    { $how ->
        [queen_surrounded] de koningin is omsingeld
        [both_queens_surrounded] beide koninginnen zijn omsingeld
        [resignation] door opgave
        [agreement] in overleg
        [repetition] dezelfde stelling kwam drie keer voor
        [timeout] door tijdsoverschrijding
        [abandoned] de andere speler is weggegaan
        [forfeit] reglementair
       *[adjudication] door een scheidsrechter
    }
cli-won-by = { color-name } wint: { cli-ended }.
cli-drawn-by = Remise: { cli-ended }.
# What may be done after the end.
cli-what-next = Typ save FILE, undo, new of quit.
cli-over = De partij is afgelopen.
cli-over-now = De partij is afgelopen. Typ undo om verder te gaan, of new voor een andere.
cli-repeated = Deze stelling kwam drie keer voor; jullie mogen remise afspreken.
cli-goes-on = De partij gaat verder.

cli-unsaved = De partij is niet bewaard. Zo ga je ermee verder:
cli-save-where = Waarheen? Typ save en een bestandsnaam, zoals save game.pgn.
cli-load-which = Welk bestand? Typ load en de naam.
cli-not-written = Er is niets bewaard.
cli-saved = Bewaard in { $file }.
cli-saved-without-result = Bewaard in { $file }, maar zonder de uitslag.
