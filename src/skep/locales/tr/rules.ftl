### The rules, to read and to print. A blank line in a text begins a new paragraph.
###
### The figures are drawn by the program. A dotted place is one where the piece may go, a cross one
### where it may not.

rules-title = Hive’ın kuralları
rules-lead = İki oyuncu, tek kovan, tahta yok. Bir oyun çeyrek saat sürer.
rules-trademark = Hive, Gen42 Games’in ticari markasıdır. Skep’in bu şirketle bir bağı yoktur.
# The link above the title, which leads back to the lessons.
rules-back = Bütün dersler

# How the figures are drawn in a terminal: o and x stand for themselves.
rules-legend = Şekillerde “o” taşın gidebileceği yeri, “x” ise gidemeyeceği yeri gösterir. Harfler taşların adıdır: w beyaz, b siyah; ardından Q kraliçe, B böcek, G çekirge, S örümcek, A karınca, M sivrisinek, L uğur böceği, P tespih böceği.

## Sections

rules-aim-title = Amaç
rules-aim-text =
    Öbür oyuncunun kraliçesini altı yanından da kuşat, kendi kraliçeni serbest tut. Kraliçenin çevresindeki taşların kime ait olduğu önemli değildir.

rules-pieces-title = Taşlar
rules-pieces-text =
    Bir oyuncuda beyaz taşlar, öbüründe aynılarının siyahları bulunur. Hepsi, iki oyuncunun da göreceği biçimde sahibinin önünde durur: buna el denir.

    Sivrisinek, uğur böceği ve tespih böceği ek taşlardır. Hangilerinin oyuna katılacağını oyundan önce kararlaştırın.

    Temel oyunda her oyuncunun on bir taşı vardır. Carbon baskısında uğur böceği ve sivrisinek de bulunur, toplam on üç; tespih böceğiyle on dört olur. Üçünün her biri tek başına da eklenebilir.
# One line of the list of pieces. $bug: which; $count: how many each player has.
rules-pieces-line = { bug-title }: { $count }

rules-turns-title = Sırayla oynamak
rules-turns-text =
    Beyaz başlar ve masaya bir taş koyar. Siyah, onun istediği yanına bir taş koyar. Ondan sonra oyuncular sırayla oynar.

    Sıran gelince tek bir şey yaparsın: yeni bir taş koyarsın ya da masadaki bir taşı oynatırsın. Masadaki taşlar kovandır. Başka bir oyun tahtası yoktur.

rules-placing-title = Taş koymak
rules-placing-text =
    Yeni bir taş kendi renginden en az bir taşa değmeli, öbür renkten hiçbir taşa değmemelidir. Yalnızca Siyah’ın ilk taşı bunun dışındadır. Bir yığın, en üstteki taşın rengindedir.

    Yeni taş yukarıdan konur; bu yüzden hiçbir taşın kayarak giremeyeceği bir deliği doldurabilir. Oyunun sonuna kadar masada kalır. Bütün taşlarını koyman gerekmez.

rules-queen-first-title = Kraliçe oyuna girmeli
rules-queen-first-text =
    Dördüncü turunun sonunda kraliçen masada olmalıdır. O tur geldiğinde hâlâ elindeyse, yapabileceğin tek şey onu koymaktır.

    Kendi kraliçen masaya gelene kadar yalnızca taş koyabilirsin. Taşlarının hiçbiri hareket edemez.

rules-moving-title = Taş oynatmak
rules-moving-text =
    Her tür taş kendine göre hareket eder. Oynatılan taş, hangi renkten olursa olsun her taşın yanında durabilir. Bir yığında yalnızca en üstteki taş hareket edebilir; hiçbir taş masadan alınmaz.

    Her hamlede iki kurala uyulur: kovan tek parça kalır ve hareket için yer olmalıdır.

rules-one-hive-title = Tek kovan
rules-one-hive-text =
    Masadaki bütün taşlar hep birbirine bağlı kalır, biri yoldayken de. Taşı kaldır: kalanlar artık bağlı değilse, sonunda yine onlara katılacak olsa bile hareket edemez. Başka bir taşın üstünde duran taş bu açıdan her zaman serbesttir.

rules-room-title = Hareket için yer
rules-room-text =
    Taş masa üzerinde kayarak gider. İki taş arasında fazla dar bir aralıktan geçemez; ne bir deliğe girebilir ne de delikten çıkabilir.

    Masa üzerindeki her adımda kovana değmeyi sürdürmelidir. Açık alandan geçemez.

rules-bugs-title = Hangi taş nasıl gider

rules-queen-text = Kraliçe, kovanın kenarı boyunca bir adım gider.

rules-beetle-text =
    Böcek bir adım gider. Başka bir taşın üstüne de çıkabilir, orada taştan taşa yürüyebilir ve yeniden inebilir, bir deliğe de. Altında kalan taş hareket edemez ve orası böceğin renginden sayılır. Böceğin üstünde de böcek durabilir.

    Elden her taş gibi masaya konur, hiçbir zaman başka bir taşın üstüne konmaz.

    Masada kayar ve orada dar bir aralık onu durdurur. Dört böceğin hepsi aynı yerde durabilir.

rules-grasshopper-text = Çekirge düz bir çizgide bir ya da birkaç taşın üzerinden sıçrar ve ilk boş yere iner. En az bir taşın üzerinden sıçramalıdır, boşluğun üzerinden sıçrayamaz. Bir deliğe sıçrayabilir, delikten de sıçrayarak çıkabilir.

rules-spider-text = Örümcek, kovanın kenarı boyunca tam üç adım yürür. Bir hamlede aynı yere iki kez basmaz.

rules-ant-text =
    Karınca, kovanın kenarı boyunca istediği kadar adım yürür.

    Ağzı yeterince geniş bir koya girebilir, kapalı bir deliğe giremez.

rules-expansions-title = Üç taş daha

rules-mosquito-text =
    Sivrisinek, hamlesinin başında değdiği herhangi bir taş gibi hareket eder; o taşın rengi önemli değildir. Birkaç türe değiyorsa birini sen seçersin. Bir yığının yanında yalnızca en üstteki taş sayılır.

    Sivrisinekten başka bir taşa değmiyorsa hareket edemez. Başka taşların üstündeyken, inene kadar böcek gibi hareket eder.

    Bir sonraki turda o zaman değdiği taşları taklit eder.

rules-ladybug-text = Uğur böceği tam üç adım atar: kovanın üstüne çıkar, başka bir taşa geçer ve boş bir yere iner. Masa üzerinde yürümez, hiçbir zaman üstte kalmaz.

rules-pillbug-text =
    Tespih böceği, kraliçe gibi kovanın kenarı boyunca bir adım gider. Bunun yerine yanında tek başına duran, hangi renkten olursa olsun bir taşı fırlatabilir: taş önce tespih böceğinin üstüne çıkar, sonra onun başka bir boş yanına iner. Kendisi hareket edemezken de bunu yapabilir. Masa üzerinde bir tespih böceğine değen sivrisinek de fırlatabilir.

    Bir önceki turda hareket eden taş fırlatılamaz, kendisi de fırlatamaz. Fırlatılan taş bir sonraki tur dinlenir. Kovan burada da bağlı kalmalıdır.

rules-high-gates-title = Yüksekteki geçitler
rules-high-gates-text =
    Hareket için yer, masanın yukarısında da gerekir. Tırmanan ya da fırlatılan bir taş, ayrıldığı yerden de gittiği yerden de yüksek olan iki yığının arasından geçemez. Bu yalnızca çekirgeyi etkilemez.

rules-no-move-title = Hamle yapamayınca
rules-no-move-text =
    Ne taş koyabiliyor ne de taş oynatabiliyorsan pas geçersin. Yeniden bir şey yapılabilene kadar her tur pas geçersin. Yapılabilecek bir şey varsa pas geçemezsin.

rules-end-title = Oyunun sonu
rules-end-text =
    Bir kraliçe altı yanından da kuşatılınca oyun biter. Son hamleyi kim yapmış olursa olsun, o kraliçenin sahibi kaybeder. Bir böceğin altındaki kraliçe de sayılır.

    Tek bir hamle iki kraliçeyi birden kuşatırsa oyun berabere biter. Oyuncular beraberlikte anlaşabilir de. Oyundan önce kararlaştırırlarsa, aynı konum üçüncü kez ortaya çıkınca da oyun berabere biter.

rules-opening-title = Turnuvalarda açılış
rules-opening-text =
    Turnuvalarda hiçbir oyuncu kraliçeyle başlayamaz. Skep de böyle oynar; istersen her taşla başlanabilen basılı kitapçığın kuralını seçebilirsin.

## Captions of the figures. $count is how many places the piece may go to.

rules-figure-aim-1 = Siyah kraliçe kuşatıldı: Beyaz kazandı.
rules-figure-placing-1 = Yeni bir beyaz taş { $count } yere konabilir. Öbür yerler siyaha değiyor.
rules-figure-one-hive-1 = Siyah karınca hareket edemez: kovan dağılırdı.
rules-figure-one-hive-2 = Siyah kraliçe hareket edemez: o yoldayken çekirge yalnız kalırdı.
rules-figure-gates-1 = Siyah kraliçe { $count } yere kayabilir. Çarpıya giderken kovandan ayrılırdı.
rules-figure-gates-2 = Siyah kraliçe deliğe kayamaz: aralık fazla dar.
rules-figure-gates-3 = Beyaz kraliçenin bir yanı boş olsa da çıkışı kapalı. Çekirge kovanı bir arada tutuyor.
rules-figure-queen-1 = Siyah kraliçe { $count } yere gidebilir.
rules-figure-beetle-1 = Beyaz böcek, ikisi taşların üstünde olmak üzere { $count } yere gidebilir.
rules-figure-beetle-3 = Bir siyah böcek beyaz bir örümceğin üstünde. Siyah onun yanına da taş koyabilir: { $count } yer.
rules-figure-grasshopper-1 = Siyah çekirge { $count } yere gidebilir. Çarpı bir boşluğun ötesinde.
rules-figure-grasshopper-2 = Beyaz çekirge bir deliğe sıçradı.
rules-figure-spider-1 = Siyah örümcek { $count } yere gidebilir. Çarpı iki adım uzakta.
rules-figure-ant-1 = Beyaz karınca { $count } yere gidebilir. Ortadaki delik ona kapalı.
rules-figure-mosquito-1 = Sivrisinek bir böceğe ve bir örümceğe değiyor: { $count } yer.
rules-figure-ladybug-1 = Uğur böceği { $count } yere gidebilir.
rules-figure-pillbug-2 = Beyaz tespih böceği siyah karıncayı fırlattı.
rules-figure-high-gates-1 = Sağdaki böcek { $count } yere gidebilir, ama iki yığının arasındaki çekirgenin üstüne çıkamaz.
rules-figure-no-move-1 = Beyaz pas geçmeli: ne koyacak ne de oynatacak taşı var.
rules-figure-the-end-2 = Tek bir sıçrayış iki kraliçeyi de kuşatıyor: berabere.
rules-figure-table-2 = Siyah ilk taşını beyaz taşın yanına, istediği tarafa koyar.
rules-figure-placing-2 = Beyaz bir deliğe taş koydu.
rules-figure-queen-first-2 = Kraliçe en geç dördüncü turda oyuna girer.
rules-figure-ant-2 = Karınca açık bir koya girdi.
rules-figure-beetle-again-1 = Beyaz böcek deliğe indi.
rules-figure-beetle-again-2 = Beyaz böcek siyah böceğin, o da beyaz kraliçenin üstünde.
rules-figure-beetle-again-3 = Beyaz böcek { $count } yere gidebilir, ama deliğe kayamaz.
rules-figure-mosquito-2 = Alttaki karınca değil, yalnızca üstteki böcek sayılır: { $count } yer.
rules-figure-mosquito-again-1 = Bir böceğin üstünde sivrisinek böcek gibi hareket eder: { $count } yer.
rules-figure-mosquito-again-2 = Sivrisinek yalnızca çekirgelere değiyor, o yüzden sıçrar: { $count } yer.
rules-figure-mosquito-again-3 = Siyah tespih böceğinin yanındaki beyaz sivrisinek siyah karıncayı fırlattı.
rules-figure-ladybug-gate = Uğur böceği iki yığının arasından kraliçenin üstüne çıkamaz: { $count } yer.
rules-figure-opening-2 = Beyaz, kraliçeyi ikinci turda oyuna sokuyor.
rules-figure-stack = Aynı yerde yedi taş: bir örümcek, dört böcek ve iki sivrisinek.
rules-figure-own-queen = Beyaz kendi kraliçesini kuşattı: Siyah kazandı.
rules-figure-repetition = Beyaz kraliçe gidip geliyor ve aynı konum yine oluşuyor.
rules-figure-editions = Uğur böceği, sivrisinek ve tespih böceği her baskıda yoktur.

## The signs in the figures, and the list of contents

rules-signs-title = Şekiller nasıl okunur
rules-sign-target = Taş buraya gidebilir.
rules-sign-climb = Taş buranın üstüne çıkabilir.
rules-sign-cross = Taş buraya gidemez.
rules-sign-chosen = Söz konusu taş bu.
rules-sign-stuck = Bu taş hareket edemez.
rules-sign-moved = Bu taş boş çerçeveden çizgi boyunca geldi.
rules-contents = İçindekiler
