### The page in the browser: buttons, screens, and what it says during a game.
###
### $name is a player's name, or that of a level (levels.ftl). $color is white or black. Sentences are
### short and kind; buttons say what happens.

skep = Skep
tagline = Altıgenlerle ve minik canlılarla oynanan, her masaya sığan oyun.
trademark = Hive, Gen42 Games’in ticari markasıdır. Skep’i oyunu seven insanlar yapıyor; şirketle bir bağı yoktur.

## The title of the tab

title-home = Skep: Hive oyna
# $page: the name of the screen.
title-page = { $page } · Skep
title-your-turn = ● Sıra sende · Skep

## Words for many places

play = Oyna
home = Ana sayfa
close = Kapat
cancel = Vazgeç
confirm = Hamleyi yap
accept = Evet
decline = Hayır
copied = Kopyalandı
copy-failed = Tarayıcı izin vermedi.
share = Paylaş
settings = Ayarlar
more = Daha fazla
menu = Menü
learn = Öğren
my-games = Oyunlarım
open-game = Oyun aç
game = Oyun
moves = Hamleler
actions = İşlemler
tools = Araçlar
your-name = Adın
name-placeholder = Başkalarının gördüğü ad
your-turn = Sıra sende
language = Dil

## Home

play-friend = Arkadaşla oyna
play-screen = Aynı ekranda
play-link = Bağlantı gönder
opponent = Rakibin
opponent-engine = Program
# $level: its number, from 1 to 10.
level-label = Seviye { $level }: { $name }
against-level = rakip: { $name }, seviye { $level }
against = rakip: { $name }
resume = Sürdür, rakip: { $name }
resume-screen = Bu ekranda sürdür
options = Seçenekler

## How a game is set up

pieces = Taşlar
expansions = Ek taşlar
# The sets as they are sold.
edition-base = Temel set
edition-base-short = Temel
edition-carbon = Carbon seti
edition-carbon-short = Carbon
edition-complete = Tam set
edition-complete-short = Tam
# $bugs: the bugs that are added, as a list.
edition-own = Temel set, ek olarak: { $bugs }

color = Rengin
color-wish-random = Fark etmez
color-wish-white = Beyaz
color-wish-black = Siyah

opening = Açılış
opening-tournament = Turnuva
opening-tournament-means = Bir oyuncunun ilk taşı kraliçe olamaz.
opening-rulebook = Kitapçık
opening-rulebook-means = Kraliçe ilk taş olabilir.
# $opening: tournament or rulebook.
opening-is =
    { $opening ->
        [tournament] turnuva açılışı
       *[rulebook] kitapçık açılışı
    }

clock = Saat
clock-none = Saatsiz
clock-own = Başka
# $minutes each for the whole game, and $increment seconds more with every move.
clock-is = { $minutes } dk + { $increment } sn
clock-means = Her oyuncu için dakika ve her hamlenin eklediği saniye.
minutes = Kişi başı dakika
increment = Hamle başı saniye

takebacks = Hamleler geri alınabilir
repetition = Üç kez aynı konum beraberliktir

## At the table

# Who plays whom, as a heading.
game-names = { $white } ve { $black }
# The side of a player, for screen readers.
side-of =
    { $color ->
        [white] Beyaz’ın tarafı
       *[black] Siyah’ın tarafı
    }
# What a player without a name is called, in the place of a name.
seat-name =
    { $color ->
        [white] Beyaz
       *[black] Siyah
    }
open-seat = Boş yer
you = sen
level = seviye { $level }
away = uzakta
is-offline = çevrimdışı
device-offline = Çevrimdışısın. Oyun burada sürüyor; ağ geri gelince sunucuya gönderilecek.
device-renamed = Bu oyun sunucuda başka biçimde duruyor; bu yüzden hamlelerin ayrı bir oyun olarak sürüyor.
device-refused = Sunucu bu oyunu kabul etmedi. Oyun bu cihazda kalıyor.
winner = kazandı
watching = İzliyorsun
clock-of =
    { $color ->
        [white] Beyaz’ın süresi:
       *[black] Siyah’ın süresi:
    }

thinking = { $name } düşünüyor.
engine-queue = { $name } başka oyunları düşünüyor. Sıradaki yerin: { $place }.
name-to-move = Sıra: { $name }.
to-move =
    { $color ->
        [white] Sıra Beyaz’da.
       *[black] Sıra Siyah’ta.
    }
you-pass = Hamlen yok: pas geçiyorsun.
other-passes = { $name } hamlesiz kaldı, pas geçiyor.
looking-back = Hamle { $ply } / { $plies }
confirm-hint = Oraya gitsin mi?
premove-choose = Sonraki hamleni hazırla: nereye?
premove-set = Sonraki hamlen hazır. Vazgeçmek için oyun alanına dokun.
premove-gone = Hazırladığın hamle artık yapılamıyor.
may-still-throw = Yine de fırlatabilir: { $pieces }.
reconnecting = Bağlantı koptu. Yeniden deneniyor…
no-moves = Henüz hamle yok.
pass = pas

steps = Hamlelerde gezin
step-first = İlk hamleye
step-back = Bir hamle geri
step-forward = Bir hamle ileri
step-last = Son hamleye

takeback = Hamleyi geri al
ask-takeback = Geri almayı iste
offer-draw = Beraberlik öner
agree-draw = Beraberlikte anlaş
resign = Çekil
resign-sure = Bu oyundan çekilecek misin?
resign-means = O zaman öbür oyuncu kazanır.
play-on = Oynamayı sürdür
abort = Oyunu iptal et
claim-win = Galibiyeti al
claim-draw = Berabere say
# $seconds: how long until then.
claim-in =
    { $seconds ->
        [one] Öbür oyuncu ayrıldı. Bir saniye sonra galibiyeti alabilirsin.
       *[other] Öbür oyuncu ayrıldı. { $seconds } saniye sonra galibiyeti alabilirsin.
    }
fit = Bütün kovanı göster
turn = Alanı döndür
sound = Ses

draw-offered = { $name } beraberlik öneriyor. Kabul ediyor musun?
draw-waits = Beraberlik önerdin.
# $count: how many moves.
takeback-asked =
    { $count ->
        [one] { $name } bir hamle geri almak istiyor. Olur mu?
       *[other] { $name } { $count } hamle geri almak istiyor. Olur mu?
    }
takeback-waits = Bir hamle geri almak istedin.
draw-declined = Beraberlik önerin kabul edilmedi.
takeback-declined = Geri alma isteğin kabul edilmedi.

phrases = Bir şey söyle
phrase-hello = Merhaba!
phrase-good-luck = Bol şans, iyi eğlenceler!
phrase-good-move = İyi hamle!
phrase-oops = Tüh!
phrase-one-moment = Bir dakika lütfen.
phrase-thanks = Teşekkürler!
phrase-good-game = Güzel oyundu!
phrase-goodbye = Gitmem gerek. Hoşça kal!
said-phrase = { $name }: { $phrase }

## A game behind a link

invite-title = Arkadaşını çağır
invite-means = Bu adresi bir arkadaşına gönder. O oturunca oyun başlar.
address = Oyunun adresi
copy-address = Adresi kopyala
seat-link = Başka bir cihazda oyna
seat-link-means = Bu bağlantıyı on dakika içinde öteki cihazda aç; yerin oraya taşınır. Yalnızca bir kez geçerlidir: kimseye gösterme.
seat-link-address = Yerinin bağlantısı
seat-link-copy = Bağlantıyı kopyala
sit-title = Bir yer boş
sit-means =
    { $color ->
        [white] Otur ve beyazla oyna ya da kalıp izle.
       *[black] Otur ve siyahla oyna ya da kalıp izle.
    }
sit-down =
    { $color ->
        [white] Beyazla oyna
       *[black] Siyahla oyna
    }

## The end of a game

result = Sonuç
result-won = Kazandın.
result-lost = Kaybettin.
result-draw = Berabere.
result-aborted = Oyun iptal edildi.
result-wins =
    { $color ->
        [white] Beyaz kazandı.
       *[black] Siyah kazandı.
    }

# $winner: white, black or none.
ended-queen-surrounded =
    { $winner ->
        [white] Siyah kraliçe kuşatıldı.
       *[black] Beyaz kraliçe kuşatıldı.
    }
ended-both-queens-surrounded = İki kraliçe de kuşatıldı.
ended-resignation =
    { $winner ->
        [white] Siyah çekildi.
       *[black] Beyaz çekildi.
    }
ended-agreement = İki oyuncu anlaştı.
ended-repetition = Aynı konum üç kez ortaya çıktı.
ended-timeout =
    { $winner ->
        [white] Siyah’ın süresi bitti.
       *[black] Beyaz’ın süresi bitti.
    }
ended-abandoned =
    { $winner ->
        [white] Siyah oyundan ayrıldı.
        [black] Beyaz oyundan ayrıldı.
       *[none] Bir oyuncu oyundan ayrıldı.
    }
ended-adjudication = Oyunun sonucuna hakem karar verdi.
ended-forfeit =
    { $winner ->
        [white] Siyah hükmen kaybetti.
       *[black] Beyaz hükmen kaybetti.
    }
ended-aborted = Sayılmaz.

rematch = Yine oyna
rematch-waits = Yanıt bekleniyor
rematch-offered = { $name } yine oynamak istiyor.
to-rematch = Sonraki oyuna

## Sharing

share-game = Oyun
share-position = Bu konumun resmi
picture-alt = Oyun alanındaki konum
copy-game-string = Oyun dizisini kopyala
download-game-string = Oyun dizisi
download-pgn = PGN

## My games

no-games = Henüz oyunun yok.
more-games = Daha fazla göster
game-screen = Aynı ekranda
game-waiting = Arkadaş bekleniyor
game-against = Rakip: { $name }
game-record = Açılan oyun
on-device = cihazında
# $count: how many moves were made.
game-moves =
    { $count ->
        [0] Hamle yok
        [one] Bir hamle
       *[other] { $count } hamle
    }
delete = Sil
# $game: what the game is called in the list.
delete-game = Sil: { $game }
delete-sure = Bu oyun silinsin mi?
delete-means = “{ $game }” kalıcı olarak silinir.
keep = Kalsın

figures = Sonuçların
figures-won = Galibiyet
figures-drawn = Beraberlik
figures-lost = Yenilgi
figures-friends = Arkadaşlar

## Opening a game

open-means = Buraya bir oyun yapıştır: oyun dizisi, PGN ya da SGF. Bu sayfanın herhangi bir yerine dosya da bırakabilirsin.
open-placeholder = Base+MLP;InProgress;White[2];wS1;bG1 wS1-
choose-file = Dosya seç
open-now = Aç

## Settings

settings-look = Görünüm
settings-play = Oyun

theme = Tema
theme-auto = Cihazdaki gibi
theme-light = Açık
theme-dark = Koyu

palette = Renkler
palette-normal = Basılı set
palette-safe = Renk körlüğüne uygun
palette-contrast = Yüksek karşıtlık

motion = Hareket
motion-auto = Cihazdaki gibi
motion-none = Yok

confirm-moves = Her hamleyi onayla
confirm-touch = Dokunmatik ekranda
confirm-always = Her zaman
confirm-never = Hiçbir zaman

switch-sound = Ses
switch-sound-means = Her hamlede hafif bir tıkırtı.
switch-premove = Önceden hamle
switch-premove-means = Öbür oyuncu düşünürken sonraki hamleni seç.
switch-phrases = Sözler
switch-phrases-means = Bağlantıyla oynanan bir oyunda öbür oyuncunun söyledikleri.
switch-queenTicks = Kraliçelerin boş yanları
switch-queenTicks-means = Her kraliçenin çevresinde altı küçük işaret.
switch-notation = Taşların üstünde adları
switch-notation-means = Hamle listesinde yazıldıkları gibi.
switch-turnBoard = Alanı döndür
switch-turnBoard-means = Aynı ekranda, sırası gelene doğru.

## Keys

keys = Klavye
key-tab = Eller, oyun alanı ve düğmeler arasında geç
key-step = Bir hamle geri, bir hamle ileri
key-help = Bu liste

## What went wrong

problem-offline = Sunucu yanıt vermiyor. Lütfen birazdan yine dene.
offline = Çevrimdışısın. Dersleri yapabilir, on seviyeye karşı oynayabilir ve kuralları okuyabilirsin; arkadaşlarla oyunlar için ağ gerekir.
problem-banned = Bu sunucunun yöneticisi seni engelledi.
problem-internal = Sunucuda bir şey ters gitti. Lütfen yine dene.
problem-not-found = Böyle bir oyun yok. Silinmiş olabilir.
problem-not-your-seat = Bu yer başkasının.
problem-not-your-turn = Sıra sende değil.
problem-wrong-ply = Bu arada oyun ilerledi.
problem-game-over = Oyun bitti.
problem-too-many = Bu biraz fazla hızlıydı. Lütfen biraz bekle.
problem-too-large = Bu, bir oyun olamayacak kadar uzun.
problem-too-many-records = Daha fazla oyun saklanamıyor. Önce “Oyunlarım” içinden birkaçını sil.
problem-not-allowed = Bu şimdi yapılamıyor.
problem-offered-already = Bunu zaten istedin. Bir sonraki hamleden sonra yine isteyebilirsin.
problem-seat-taken = Oraya başka biri oturdu bile.
problem-link-expired = Bu bağlantı kullanılmış ya da çok eski. Oynadığın cihazda yenisini oluştur.
problem-bad-record = Bu, bir oyun olarak okunamıyor.
# Of an imported game. $ply: the number of the move; $move: as it is written there.
problem-record-rule = { $ply }. hamle, { $move }, kurala aykırı.
problem-record-move = { $ply }. hamle okunamıyor: { $move }
# $line: the number of a line.
problem-record-line = Hata { $line }. satırda.
problem-bad-request = Sunucu bunu anlamadı.
problem-unsupported = Bu program bu tür oyunu oynamıyor.
problem-conflict = Bu arada oyun değişti. Lütfen yine dene.
problem-try-again = Oyun kesintiye uğradı. Hiçbir şey kaybolmadı: lütfen yine dene.

nowhere = Burada bir şey yok
nowhere-means = Bu adreste bir sayfa yok.

## Spoken when it happens

said-joined = { $name } oturdu. Oyun başlıyor.
said-offered-draw = { $name } beraberlik öneriyor.
said-offered-takeback = { $name } bir hamle geri almak istiyor.
said-offered-rematch = { $name } yine oynamak istiyor.
said-declined = Yanıt: hayır.
said-taken-back = Bir hamle geri alındı.
