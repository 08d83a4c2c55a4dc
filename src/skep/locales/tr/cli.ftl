### What the terminal says to people who play with `skep play`.
###
### Words to type (help, moves, why, undo, save, quit, pass ...) and pieces as wA1 or bQ stay as they
### are in every language.

## The drawing

# A white beetle on a black queen: wB1 on bQ.
cli-on = altında
cli-hand =
    { $color ->
        [white] Beyaz’ın elinde
       *[black] Siyah’ın elinde
    }
# $color: who is to move; $turn: the number of the turn.
cli-to-move = Sıra: { color-name }, tur { $turn }.
cli-has-won = { color-name } kazandı.
cli-drawn = Oyun berabere bitti.
cli-last-move = Son hamle: { $move }.
# The only move that leads nowhere: the first piece goes here.
cli-here = buraya

## The beginning and the help

# $type: the game type, as Base+MLP; $opening: tournament or rulebook.
cli-start =
    { $opening ->
        [rulebook] Hive, { $type }, kitapçık açılışıyla.
       *[tournament] Hive, { $type }, turnuva açılışıyla.
    }
cli-how = wS1 gibi bir hamle, nereye gidebileceğini görmek için bir taş ya da help yaz.
# Against the engine. $color: the person's side; $name and $level: the opponent.
cli-against = Rengin: { color-name }. Rakibin: { $name }, seviye { $level }.
# $name: the opponent; $move: as in wA1 -bQ.
cli-engine-plays = { $name }: { $move }
cli-engine-plays-on = { $name }, hiçbir şey yinelenmediği sürece oynamayı sürdürmek istiyor.

# Each line stands by itself; the columns are kept with spaces.
cli-help =
    Hamleyi wA1 -bQ gibi yaz: beyaz karınca 1, siyah kraliçenin soluna gider.
      \R  R/   R taşının sol üstü, sağ üstü
      -R  R-   solu, sağı
      /R  R\   sol altı, sağ altı
      R        R taşının üstü
    Ya da seç: bir taş yaz (wA1 ya da yalnızca a1, ant veya a), sonra listeden bir sayı.

      moves            kurala uygun bütün hamleleri sıralar
      why MOVE         bir hamlenin olup olmadığını, olmuyorsa nedenini söyler
      pass             pas; yalnızca zorunluyken olur, o zaman Enter yeter
      undo, redo [N]   son hamleleri geri alır, yeniden yapar
      board            oyun alanını yeniden çizer
      draw, resign     oyunu bitirir: berabere, çekilme
      new [TYPE]       başka bir oyun başlatır, örneğin new Base+M
      save FILE        oyunu dosyaya yazar: PGN, .uhp ve .txt için oyun dizisi
      load FILE        PGN, SGF ya da oyun dizisinden bir oyunu sürdürür
      game             oyun dizisini yazdırır
      quit             çıkar (Ctrl-D de olur)

## Questions

# What is typed for yes, in small letters, divided by spaces; y and yes are understood anyway.
cli-yes = e evet
# $question: one of the questions below.
cli-question = { $question } [e/H]
# $color: who is asked.
cli-agree = { color-name }, beraberliği kabul ediyor musun?
cli-leave = Oyun kaydedilmedi. Yine de çıkılsın mı?
# $file: the name of a file.
cli-replace = { $file } zaten var. Yerine yazılsın mı?

## Moves

# What a piece may not do. $piece: which; $reason: a sentence, or two, that say why.
cli-cannot = { $piece }: { $reason }
cli-no-kind =
    { $bug ->
        [queen] Kraliçen şimdi hareket edemez.
       *[other] Bu türden hiçbir taşın şimdi hareket edemez.
    }
cli-can-go =
    { $count ->
        [one] { $piece }: gidebileceği bir yer var.
       *[other] { $piece }: gidebileceği { $count } yer var.
    }
cli-why-what = Ne açıklansın? why ve bir hamle yaz, örneğin why wA1 -bQ.
cli-legal-pass = Bu olur: başka hamle yok.
cli-legal-place = Bu olur: oraya konur.
# $piece: who throws.
cli-legal-throw = Bu olur; oraya fırlatan: { $piece }.
# $count: in how many steps.
cli-legal-slide =
    { $count ->
        [one] Bu olur: oraya kayar.
       *[other] Bu olur: oraya { $count } adımda kayar.
    }
cli-legal-jump = Bu olur: oraya sıçrar.
cli-legal-climb = Bu olur: oraya tırmanır.
cli-no-list = Seçilecek bir liste yok: liste için moves ya da bir taş yaz.
# $count: the highest number.
cli-pick = 1 ile { $count } arasında bir sayı seç.
cli-type-number = Oynamak için bir sayı yaz.
cli-only-pass = Hamle yok: pas geçmek için Enter’a bas.
# $color: who must pass.
cli-must-pass = { color-name } hamlesiz kaldı ve pas geçmeli: Enter’a bas.

## What is not understood

# $word: what was typed, in quotation marks.
cli-not-understood = { $word } ne bir hamle ne de bir komut.
# $word: a command.
cli-did-you-mean = Bunu mu demek istedin: { $word }?
cli-try = Bir hamle, bir taş ya da help yaz.
cli-how-many = Kaç hamle? Bir sayı yaz; boş bırakırsan bir tane.
cli-nothing-to-undo = Geri alınacak bir şey yok.
cli-nothing-to-redo = Yeniden yapılacak bir şey yok.

## The end

cli-prompt-over = Oyun bitti
# $how: what ended the game, as in the selector.
cli-ended =
    { $how ->
        [queen_surrounded] kraliçe kuşatıldı
        [both_queens_surrounded] iki kraliçe de kuşatıldı
        [resignation] çekilmeyle
        [agreement] anlaşmayla
        [repetition] aynı konum üç kez ortaya çıktı
        [timeout] süre bitti
        [abandoned] öbür oyuncu ayrıldı
        [forfeit] hükmen
       *[adjudication] hakem kararıyla
    }
# $color: who wins.
cli-won-by = { color-name } kazandı: { cli-ended }.
cli-drawn-by = Berabere: { cli-ended }.
# What may be done after the end.
cli-what-next = save FILE, undo, new ya da quit yaz.
cli-over = Oyun bitti.
cli-over-now = Oyun bitti. Sürdürmek için undo, yeni bir oyun için new yaz.
cli-repeated = Bu konum üç kez ortaya çıktı; beraberlikte anlaşabilirsiniz.
cli-goes-on = Oyun sürüyor.

## Files

cli-unsaved = Oyun kaydedilmedi. Sürdürmek için:
cli-save-where = Nereye? save ve bir dosya adı yaz, örneğin save game.pgn.
cli-load-which = Hangi dosya? load ve dosyanın adını yaz.
cli-not-written = Hiçbir şey yazılmadı.
# $file: the name of a file.
cli-saved = Kaydedildi: { $file }.
cli-saved-without-result = Kaydedildi, ama sonucu olmadan: { $file }.
