### A review of a game: what a move does, what it is worth, and what would have been better.

# The queen of a colour inside a sentence; other forms of the word are attributes.
# $color: white or black.
review-queen =
    { $color ->
        [white] beyaz kraliçe
       *[black] siyah kraliçe
    }
    .acc =
        { $color ->
            [white] beyaz kraliçeyi
           *[black] siyah kraliçeyi
        }
    .gen =
        { $color ->
            [white] beyaz kraliçenin
           *[black] siyah kraliçenin
        }
    .dat =
        { $color ->
            [white] beyaz kraliçeye
           *[black] siyah kraliçeye
        }

## What a move does
##
## Each is said of the move that was made and of the one that was better, so it is in the present and names
## no person. $color is the colour of the queen or the player it is about (white or black), $free how many
## sides of that queen are free after the move, $pieces the pieces it is about, as a list of names in the
## form of piece-name: put it after a colon.

fact-surrounds_queen = Hamle { review-queen.acc } kuşatıyor ve oyunu kazanıyor.
fact-surrounds_own_queen = Oyuncu kendi kraliçesinin son boş yanını kapatıyor ve oyunu kaybediyor.
fact-surrounds_both = İki kraliçe de kuşatıldı: beraberlik.
fact-allows_win = Bundan sonra { review-queen } hemen kuşatılabilir.
fact-crowds_own_queen = Oyuncu kendi kraliçesinin bir boş yanını kapatıyor (kalan boş yan: { $free }).
fact-queen_goes_tight = Kraliçe daha az yanı boş olan bir yere gidiyor ({ $free }).
fact-opens_queen = Hamle { review-queen.dat } daha çok alan bırakıyor (boş yan: { $free }).
fact-climbs_off_queen = Taş { review-queen.gen } üstünden iniyor.
fact-frees_opponent = Hamle rakibin taşlarını serbest bırakıyor: { $pieces }.
fact-uncovers = Hamle rakibin bir taşının üstünü açıyor: { $pieces }.
fact-pins_own = Oyuncu kendi taşlarını açmaza alıyor: { $pieces }.
fact-frees_queen = Artık { review-queen } yeniden oynayabilir.
fact-climbs_on_queen = Taş { review-queen.gen } üstüne çıkıyor; kraliçe artık oynayamaz.
fact-threatens = Hamle bir sonraki turda { review-queen.acc } kuşatmakla tehdit ediyor.
fact-stops_threat = Hamle { review-queen.acc } kuşatma tehdidini savuşturuyor.
fact-forces_pass = Rakibin hamlesi kalmıyor ve pas geçmesi gerekiyor.
fact-drops_beside_queen = Yeni bir taş { review-queen.gen } yanına geliyor (kalan boş yan: { $free }).
fact-attacks_queen = Hamle { review-queen.gen } bir yanını kapatıyor (kalan boş yan: { $free }).
fact-shuts_in_queen = Artık { review-queen } oynayamaz.
fact-queen_escapes = Kraliçe daha çok yanı boş olan bir yere gidiyor ({ $free }).
fact-opens_own_queen = Oyuncu kendi kraliçesine daha çok alan açıyor (boş yan: { $free }).
fact-throws = Hamle rakibin bir taşını fırlatıyor: { $pieces }.
fact-throws_own = Oyuncu kendi taşlarından birini fırlatıyor: { $pieces }.
fact-covers = Taş başka bir taşın üstüne çıkıyor; o taş artık oynayamaz: { $pieces }.
fact-pins = Hamle rakibin taşlarını açmaza alıyor: { $pieces }.
fact-frees_own = Oyuncu kendi taşlarını serbest bırakıyor: { $pieces }.
fact-places_queen = Kraliçe oyuna giriyor.
fact-last_in_hand = Eldeki son taş oyuna giriyor: { $pieces }.
fact-brings = Yeni bir taş oyuna giriyor: { $pieces }.
fact-repeats = Bu konum daha önce de oluşmuştu.
fact-passes = Hamle yoktu, yalnızca pas geçilebilirdi.
fact-quiet = Sakin bir hamle: { $pieces }.

## What a move is worth

# $judgement: best, good, only_move, inaccuracy, mistake, blunder or missed_win.
review-judgement =
    { $judgement ->
        [best] En iyi hamle
        [good] İyi hamle
        [only_move] Tek hamle
        [inaccuracy] Kusurlu hamle
        [mistake] Hata
        [blunder] Büyük hata
       *[missed_win] Kaçan galibiyet
    }
# $move: a move as UHP writes it.
review-better = Daha iyisi { $move } idi.
# $count: how many turns the win would have taken.
review-missed-win = Zorunlu bir galibiyet kaçtı (gereken tur: { $count }).
# $color: white or black. $before, $after: chances in percent.
review-chances = { $color ->
    [white] Beyaz’ın
   *[black] Siyah’ın
} şansı: { NUMBER($before, style: "percent") }, sonra { NUMBER($after, style: "percent") }.

## The review as a whole

review-title = Oyunun incelemesi
review-turning-points = Dönüm noktaları
review-no-turning-points = Oyunun bir dönüm noktası olmadı.
# $white, $black: in percent.
review-accuracy = İsabet: Beyaz { NUMBER($white, style: "percent") }, Siyah { NUMBER($black, style: "percent") }.
# $ply: which move. $count: how many there are.
review-progress = { $count } hamleden { $ply }. hamle inceleniyor

## The review on the page

review-open = İnceleme
review-of = İnceleme: { $game }
review-to-game = Oyuna
review-summary = Özet
review-start = Oyun başlıyor.
review-graph = Oyun boyunca Beyaz’ın şansı
review-graph-at = { $number }. hamleden sonra: Beyaz { NUMBER($chance, style: "percent") }
review-percent = { NUMBER($value, style: "percent") }
review-accuracy-label = İsabet
review-well =
    { $who ->
        [you] İyi hamlelerin: { $total } içinde { $good }.
        [white] Beyaz’ın iyi hamleleri: { $total } içinde { $good }.
       *[black] Siyah’ın iyi hamleleri: { $total } içinde { $good }.
    }
review-better-was = Daha iyisi
review-show-better = Daha iyi hamleyi göster
review-show-next = Sonraki hamle
review-show-played = Oynanan hamle
review-try = Daha iyi hamleleri bul ({ $count })
review-try-this = Yeniden dene
review-try-place = { $place } / { $total }
review-try-ask =
    { $color ->
        [white] Sıra Beyaz’da: daha iyisini bul.
       *[black] Sıra Siyah’ta: daha iyisini bul.
    }
review-try-judging = Hamlene bakılıyor…
review-try-best = Evet, en iyi hamle bu.
review-try-good = Güzel, bu çok daha iyi.
review-try-wrong = Henüz değil: daha iyisi var.
review-try-next = Sonraki hata
review-all-moves = Bütün hamleler
review-not-yet = İnceleme oyun bitince gelir.
review-failed = İnceleme yapılamadı.
review-retry = Yeniden dene

## In the list of games

review-study = İsabet ve açılışlar
review-study-average = Ortalama isabet: { NUMBER($accuracy, style: "percent") } (incelenen oyun: { $count })
review-study-more = Öbür oyunları incele ({ $count })
review-study-busy = İncelenen oyun: { $done } / { $count }
review-study-opening = Açılış
review-study-games = Oyun
