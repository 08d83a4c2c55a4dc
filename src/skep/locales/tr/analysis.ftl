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
        [white] Beyaz kazanmayı zorlayabilir. Hamle: { $moves }.
       *[black] Siyah kazanmayı zorlayabilir. Hamle: { $moves }.
    }
analysis-depth = Derinlik { $depth }
analysis-speed = Saniyede konum: { $speed }
analysis-deeper = Daha derin ara
analysis-stop = Durdur
analysis-lines = Devam yolları
analysis-to-game = Oyuna dön
analysis-not-now = Başka biriyle oynanan oyun bitince analiz edilebilir.
analysis-unavailable = Motor bu tarayıcıda yüklenemedi.
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
analysis-make-address = Adres oluştur
analysis-copy-pgn = PGN olarak kopyala
