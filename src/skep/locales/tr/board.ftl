### The board in words: what a screen reader says, and the keys.
###
### A $piece, $tile or $thrower is a piece-name of bugs.ftl: a language that declines names puts it where
### the plain form is right, after a colon or a dash.

board = Oyun alanı
# $side: white or black.
board-hand = { $side ->
    [white] Beyaz’ın eli
   *[black] Siyah’ın eli
}

## The tiles

# $below is a tile, and what that one is on.
board-on-top = { $piece }, altında: { $below }
board-pile = { $count ->
    [one] { $piece }, eldeki son taş
   *[other] { $piece }, elde { $count } tane
}
board-hand-empty = Elde taş kalmadı

## Places

board-place-on = { $piece } taşının üstü
# $bearing is the side of $piece on which the place lies.
board-place-beside = { $bearing ->
    [ne] { $piece } taşının sağ üst yanı
    [e] { $piece } taşının sağ yanı
    [se] { $piece } taşının sağ alt yanı
    [sw] { $piece } taşının sol alt yanı
    [w] { $piece } taşının sol yanı
   *[nw] { $piece } taşının sol üst yanı
}
board-place-table = masanın ortası

## The cell that the keyboard is on

board-spot-empty = Boş, { $place }
board-spot-go = Buraya git: { $place }
board-spot-climb = { $tile }. Üstüne çık
board-spot-movable = { $tile }. Hareket edebilir
board-spot-chosen = { $tile }. Seçili

## What happens

board-chosen = { $count ->
    [0] { $piece } seçildi.
    [one] { $piece } seçildi. Bir yere gidebilir.
   *[other] { $piece } seçildi. { $count } yere gidebilir.
}
board-let-go = Bırakıldı.
board-placed = { $piece } kondu: { $place }.
board-moved = { $piece } gitti: { $place }.
board-thrown = { $piece } fırlatıldı: { $place }. Fırlatan: { $thrower }.
board-passed = Pas geçildi: hamle yoktu.
board-planned = { $piece } olabilirse gidecek: { $place }.
board-waiting = { $piece }, { $place }: onaylamak için yeri bir daha seç.
board-stack = { $count } taşlık yığın
board-show = Göster: { $piece }

## Keys

board-key-walk = Oyun alanında gezin
board-key-diagonal = Dört eğik yönde gezin
board-key-pick = Taş seç ve koy
board-key-let-go = Bırak
board-key-next = Hareket edebilen sonraki taş ya da gidilecek sonraki yer
board-key-stack = Yığının içine bak
board-key-zoom = Yakınlaş, uzaklaş, bütün kovanı göster
board-key-turn = Kovanı döndür
