analysis = Analiz
analyse = Analiz et
analysis-chances = Şanslar
analysis-even = Şanslar eşit.
analysis-better =
    { $color ->
        [white] Beyaz biraz daha iyi.
       *[black] Siyah biraz daha iyi.
    }
analysis-clearly-better =
    { $color ->
        [white] Beyaz açıkça daha iyi.
       *[black] Siyah açıkça daha iyi.
    }
analysis-winning =
    { $color ->
        [white] Beyaz kazanıyor.
       *[black] Siyah kazanıyor.
    }
analysis-wins-in =
    { $color ->
        [white] Beyaz kazanmayı garantileyebilir. Hamle: { $moves }.
       *[black] Siyah kazanmayı garantileyebilir. Hamle: { $moves }.
    }
analysis-depth = Derinlik { $depth }
analysis-speed = Saniyede konum: { $speed }
analysis-deeper = Daha derin ara
analysis-stop = Durdur
analysis-lines = Devam yolları
analysis-to-game = Oyuna dön
analysis-not-now = Başka biriyle oynanan oyun bitince analiz edilebilir.
analysis-unavailable = Analiz programı bu tarayıcıda yüklenemedi.
analysis-variation = Varyant
analysis-threat = Tehdit
analysis-threat-means = Pas geçilseydi rakip ne yapardı?
analysis-tools = Düzenle
analysis-notes = Yorum ve işaretler
analysis-draw = Oklar ve işaretler
analysis-promote = Bu varyantı öne al
analysis-delete = Buradan sonrasını sil
analysis-undo = Geri al
analysis-comment = Yorum
analysis-signs = İşaretler
analysis-sign-1 = İyi hamle
analysis-sign-2 = Hata
analysis-sign-3 = Parlak hamle
analysis-sign-4 = Ağır hata
analysis-sign-5 = İlginç hamle
analysis-sign-6 = Şüpheli hamle
analysis-address = Gönderilecek adres
analysis-address-means = Hamleler, varyantlar ve yorumlar şu anki hâliyle sunucuda saklanır. Adresi bilen herkes onları görür.
analysis-address-expires = Uzun süre kimse açmazsa silinir.
analysis-make-address = Adres oluştur
analysis-copy-pgn = PGN olarak kopyala
play-from-here = Buradan oyna
game-from-position = Seçilen bir konumdan

setup = Konum kur
setup-leave = Analize dön
setup-to-move = Sıra
setup-turn =
    { $color ->
        [white] Beyaz
       *[black] Siyah
    }
setup-just-moved = Az önce oynayan
setup-nobody = Hiçbiri
setup-remove = Kaldır
setup-clear = Masayı temizle
setup-possible = Bir oyun bu konuma gelebilir.
setup-fault-cannot_climb = Yalnızca böcekler ve sivrisinekler başka taşların üstünde durabilir. Burada: { $pieces }.
setup-fault-two_hives = Bu taşlar kovandan ayrı: { $pieces }.
setup-fault-too_early = Oyunda, oynanan turlardan daha çok taş var.
setup-fault-no_first_piece =
    { $color ->
        [white] Beyaz bir tur oynamış, ama oyunda hiç taşı yok.
       *[black] Siyah bir tur oynamış, ama oyunda hiç taşı yok.
    }
setup-fault-queen_due =
    { $color ->
        [white] Beyaz’ın kraliçesi eksik: en geç dördüncü turda oyuna girer.
       *[black] Siyah’ın kraliçesi eksik: en geç dördüncü turda oyuna girer.
    }
setup-fault-queen_first_turn = Kraliçe bir oyuncunun ilk taşı olamaz. Burada: { $pieces }.
setup-fault-queen_not_placed = Kraliçesi oyuna girmeden hiçbir taş tırmanmış olamaz. Burada: { $pieces }.
setup-fault-just_moved_not_in_play = Az önce oynayan taş oyunda değil.
setup-fault-just_moved_covered = Az önce oynayan taş başka bir taşın altında.
setup-fault-just_moved_not_thrown = Sırası gelenin taşı oraya ancak fırlatılmış olabilir, ama yakında tespih böceği yok.
