### Why a piece cannot go there, for a person: one message for every reason of docs/explain.md.
###
### The board shows the evidence, and these sentences name it. Every reason may use $bug (the piece
### that would move: queen, ant ...), $color (its colour), $pieces (the pieces that are the evidence,
### as a list of names in the form of piece-name: put it after a colon) and $count (how many these
### are). Some have numbers of their own, which stand in their comments. A mosquito that copies a
### grasshopper, a spider or a ladybug hears what is said to these.

reason-game_over = Oyun bitti.

# $moves: how many moves there are.
reason-pass_not_allowed =
    { $moves ->
        [one] Hâlâ bir hamlen var, bu yüzden pas geçemezsin.
       *[other] Hâlâ { $moves } hamlen var, bu yüzden pas geçemezsin.
    }

reason-not_in_game = { bug-subject } bu oyunda yer almıyor.

reason-not_your_piece = Bu taş öbür oyuncunun.

# $turn: the turn it is.
reason-queen_due = Bu { $turn }. turun ve kraliçen hâlâ elinde. Şimdi onu koyman gerek.

reason-queen_first_turn = Koyduğun ilk taş kraliçe olamaz. Bir sonraki turunda oyuna girebilir.

reason-out_of_order = Aynı türden taşlar sırayla oyuna girer. Sıradaki: { $pieces }.

reason-occupied =
    { $bug ->
        [mosquito] Orası dolu.
       *[other] Orası dolu. { bug-subject } burada başka taşların üstüne çıkamaz.
    }

reason-not_origin = Oyunun ilk taşı masanın ortasına konur.

reason-away_from_hive = Orası kovana değmiyor. Her taş ötekilerin yanında kalmalı.

reason-touches_opponent =
    { $count ->
        [one] Yeni bir taş yalnızca kendi taşlarına değebilir. Burada şuna değerdi: { $pieces }.
       *[other] Yeni bir taş yalnızca kendi taşlarına değebilir. Burada { $count } yabancı taşa değerdi: { $pieces }.
    }

reason-queen_not_placed = Taşların, kraliçen masaya gelince hareket edebilir. Önce onu koy.

reason-just_moved = { bug-subject } az önce yer değiştirdi, bu tur dinleniyor.

reason-covered =
    { $count ->
        [one] { bug-subject } üstünde bir taş varken hareket edemez: { $pieces }.
       *[other] { bug-subject } üstünde başka taşlar varken hareket edemez: { $pieces }.
    }

reason-in_stack = Tespih böceği yalnızca tek başına duran bir taşı fırlatabilir. Buradakiler üst üste: { $pieces }.

reason-same_cell = { bug-subject } zaten orada.

# $parts: how many parts the hive would fall into.
reason-one_hive =
    { $count ->
        [one] { bug-subject } kovanı bir arada tutuyor. O olmasa bir taş kopardı: { $pieces }.
       *[other] { bug-subject } kovanı bir arada tutuyor. O olmasa { $count } taş kopardı: { $pieces }.
    }

reason-nothing_to_copy = Sivrisinek, yanındaki bir taş gibi hareket eder. Başka bir sivrisinekten alabileceği bir şey yok.

reason-beyond_thrower = Fırlatılan taş, kendisini fırlatanın yanına iner: { $pieces }.

reason-thrower_just_moved = Onu fırlatacak olan taş az önce yer değiştirdi, bu tur dinleniyor: { $pieces }.

# $steps: how far away the place is. $limit: how far the piece can go.
reason-too_far =
    { $limit ->
        [one] { bug-subject } bir adım gider, orası ise { $steps } adım uzakta.
       *[other] { bug-subject } en çok { $limit } adım gider, orası ise { $steps } adım uzakta.
    }

reason-loses_contact = { bug-subject } oraya giderken kovandan ayrılırdı.

# $gate: how high the two stand. $level: at which height the piece would have to pass between them.
reason-gate =
    { $level ->
        [0] Şu iki taşın arasından kayacak kadar yer yok: { $pieces }.
       *[other] Şu iki taş, aralarından geçilemeyecek kadar yüksek: { $pieces }.
    }

reason-enclosed = Masa üzerinden oraya giden yol yok: başka taşlar kapatıyor.

# $steps: the fewest steps that lead there. $limit: 3.
reason-wrong_steps =
    { $steps ->
        [one] Örümcek tam { $limit } adım yürür. Orası bir adım uzakta.
       *[other] Örümcek tam { $limit } adım yürür. Orası { $steps } adım uzakta.
    }

reason-not_in_line = Çekirge düz bir çizgide sıçrar.

reason-nothing_to_jump = Çekirgenin üzerinden sıçrayacağı bir taş gerekir, o yanda ise hiç taş yok.

reason-gap_in_line = Çekirge ilk boş yere iner. Boşluğun ötesine sıçrayamaz.

reason-no_way_over = Uğur böceği kovanın üstünde iki adım atar, sonra bir adımla iner. Oraya böyle bir yol yok.

reason-copies_cannot = Sivrisineğin yanındaki taşların hiçbiri oraya gidemezdi: { $pieces }.
