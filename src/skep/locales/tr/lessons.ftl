### The lessons. Each has a title, a text of two or three sentences, and tasks: what is asked (-task),
### a hint (-hint), and what is said when it is done (-done).
###
### The positions are in src/skep/learn/lessons. "Touch" means a finger, a mouse or a key. Where it says
### how many cells, or pieces, there were to be found, the number is a variable.

lesson-chapter-basics = İlk adımlar
lesson-chapter-bugs = Taşlar
lesson-chapter-hive = Kovan
lesson-chapter-expansions = Üç taş daha
lesson-chapter-play = İyi oynamak

## What is said to an answer

# $count: how many are still to be found; $what: place or piece.
lesson-more =
    { $count ->
        [one] Şimdilik doğru. Bulunacak bir tane daha var.
       *[other] Şimdilik doğru. Bulunacak { $count } tane daha var.
    }

# The learner touched a piece of the other colour, or none. $color: whose pieces are meant.
lesson-other-piece =
    { $color ->
        [white] Burada beyaz taşlara bakıyoruz.
       *[black] Burada siyah taşlara bakıyoruz.
    }

# The learner took a piece for stuck that is free. $bug and $color: which.
lesson-can-move = { bug-subject } serbestçe hareket edebilir.

# A row of moves: the first was right, and the other side has answered. $count: how many are left.
lesson-go-on =
    { $count ->
        [one] Doğru. Şimdi bir hamle daha.
       *[other] Doğru. { $count } hamle daha.
    }

## What is said to a move that is legal, but not the one that was asked for

lesson-not-places = Bu olur, ama burada önce kraliçe gelmeli.
lesson-not-enters = Bu olur, ama başka bir yer istenmişti.
lesson-not-wins = Bu olur, ama kraliçenin hâlâ bir boş yanı var.
lesson-not-draws = Bu olur, ama iki kraliçeyi birden kuşatmıyor.
lesson-not-pins = Bu olur, ama siyah karınca hâlâ hareket edebiliyor.
lesson-not-covers = Bu olur, ama siyah kraliçenin üstü henüz kapanmadı.
lesson-not-silences = Bu olur, ama Beyaz’ın hâlâ bir hamlesi var.
lesson-not-throws = Bu olur, ama siyah karınca fırlatılmadı.
lesson-not-fills = Bu olur, ama siyah kraliçenin boş yanları azalmadı.
lesson-not-escapes = Bu olur, ama beyaz kraliçenin yeri eskisinden geniş değil.
lesson-not-defends = Bu olur, ama Siyah bir sonraki hamlede yine kazanabilir.
lesson-not-line = Bu olur, ama daha güçlü bir hamle var. Hamleyi geri al ve yeniden bak.

## The aim

lesson-aim-title = Amaç
lesson-aim-text = Öbür kraliçeyi altı yanından da kuşatırsan kazanırsın. Çevresindeki taşların kime ait olduğu önemli değildir. Kendi kraliçeni serbest tut.
lesson-aim-1-task = Siyah kraliçenin tek bir boş yanı kaldı. Oraya bir beyaz karınca götür.
lesson-aim-1-hint = Bir beyaz karıncaya, sonra siyah kraliçenin yanındaki boş yere dokun.
lesson-aim-1-done = Halka kapandı, Beyaz kazandı. Kraliçenin çevresindeki taşların çoğu siyah, onlar da sayılır.

## The table and the first turns

lesson-table-title = Masa ve ilk turlar
lesson-table-text = Oyun tahtası yoktur. Tahta, masadaki taşlardır; hepsine birden kovan denir. Beyaz başlar, Siyah onun yanına bir taş koyar. Sonra sırayla oynarsınız: ya yeni bir taş koyarsın ya da masadaki bir taşı oynatırsın.
lesson-table-1-task = Sen Beyaz’sın. Masaya ilk taşını koy.
lesson-table-1-hint = Elinden kraliçe dışında bir taş seç ve işaretli yere dokun.
lesson-table-1-done = Kovan kurulmaya başladı. Temel oyunda on bir taşın var; hepsini koyman gerekmez.
lesson-table-2-task = Şimdi Siyah’sın. Beyaz taşın yanına bir taş koy.
lesson-table-2-hint = Elinden bir taş seç. Altı yandan hangisi olursa olur.
lesson-table-2-done = Şimdi ikisi birbirine değiyor. Yeni bir taş, öbür renge yalnızca bu seferlik değebilir.

## Placing a piece

lesson-placing-title = Taş koymak
lesson-placing-text = Yeni bir taş kendi rengine değmeli, öbür renge değmemelidir. Bir kez konunca oyunun sonuna kadar oyunda kalır.
lesson-placing-1-task = Yeni bir beyaz karıncanın konabileceği bütün yerlere dokun.
lesson-placing-1-hint = Beyaz örümceğin yanında olup siyah örümceğin yanında olmayan boş yerleri ara.
lesson-placing-1-done = Doğru, hepsi { $count }. Öbür yerler siyah örümceğe değiyor.
lesson-placing-2-task = Beyaz taşların ortasında bir delik var. Oraya bir taş koy.
lesson-placing-2-hint = Elinden bir taş seç, sonra çevresi neredeyse bütünüyle beyaz olan yeri.
lesson-placing-2-done = O deliğe hiçbir taş kayamazdı, ama yeni taş yukarıdan konur.

## The queen's fourth turn

lesson-queen-first-title = Kraliçe oyuna girmeli
lesson-queen-first-text = Kraliçeni ilk dört turundan birinde koy. O masaya gelene kadar hiçbir taşın hareket edemez. Dördüncü turda hâlâ elindeyse, o zaman koyman gerekir.
lesson-queen-first-1-task = Karıncan yürümek istiyor. Önce yapılması gerekeni yap.
lesson-queen-first-1-hint = Beyaz kraliçeyi koy.
lesson-queen-first-1-done = Kraliçen masada; taşların bir sonraki turdan başlayarak hareket edebilir.
lesson-queen-first-2-task = Bu dördüncü turun ve kraliçen hâlâ elinde. Onu koy.
lesson-queen-first-2-hint = Beyaz kraliçeyi seç. Yalnızca beyaz taşlara değen her yer olur.
lesson-queen-first-2-done = Tam zamanında. Birçok oyuncu onu daha erken oyuna sokar.

## The queen

lesson-queen-title = Kraliçe arı
lesson-queen-text = Kraliçe, kovanın kenarı boyunca her seferinde bir adım gider. Yavaştır, ama doğru anda atılan bir adım bütün bir saldırıyı boşa çıkarabilir.
lesson-queen-1-task = Siyah kraliçenin gidebileceği bütün yerlere dokun.
lesson-queen-1-hint = Tek adım, hemen yanındaki boş bir yere.
lesson-queen-1-done = Doğru, hepsi { $count }. Bundan fazlası hiçbir zaman olmaz.
lesson-queen-2-task = Siyah, beyaz kraliçeyi sıkıştırıyor. Onu daha çok yanı boş olan bir yere götür.
lesson-queen-2-hint = Beyaz kraliçeye dokun. Sağdan kayıp çıkabilir.
lesson-queen-2-done = Çok daha iyi. Şimdi yine yeri var.

## The beetle

lesson-beetle-title = Böcek
lesson-beetle-text = Böcek de bir adım gider, ama başka taşların üstüne çıkabilir. Altında kalan taş hareket edemez. Yukarıda taştan taşa yürüyebilir ve yeniden inebilir.
lesson-beetle-1-task = Bu beyaz böceğin gidebileceği bütün yerlere dokun, hem masada hem taşların üstünde.
lesson-beetle-1-hint = Masada iki yana gidebilir ya da karıncanın veya örümceğin üstüne çıkabilir.
lesson-beetle-1-done = Doğru, hepsi { $count }: ikisi masada, ikisi üstte.
lesson-beetle-2-task = Beyaz böceği siyah kraliçenin üstüne çıkar.
lesson-beetle-2-hint = Kraliçenin hemen yanında duruyor.
lesson-beetle-2-done = Böcek oradan ayrılana kadar siyah kraliçe hareket edemez.
lesson-beetle-3-task = Bir yığın, en üstteki taşın rengindedir. Burada bir siyah böcek beyaz bir örümceğin üstünde. Yeni bir siyah karıncanın konabileceği bütün yerlere dokun.
lesson-beetle-3-hint = Siyah kraliçenin ve yığının çevresine bak. Beyaz taşlara değmemeli.
lesson-beetle-3-done = Doğru, hepsi { $count }. Siyah, yığının yanına da koyabilir, çünkü yığın artık siyah sayılır.

## The grasshopper

lesson-grasshopper-title = Çekirge
lesson-grasshopper-text = Çekirge düz bir çizgide bir ya da birkaç taşın üzerinden sıçrar ve ilk boş yere iner. Üzerinden sıçrayacağı bir taş gerekir, boşluğun üzerinden hiç sıçramaz.
lesson-grasshopper-1-task = Siyah çekirgenin gidebileceği bütün yerlere dokun.
lesson-grasshopper-1-hint = Her yönde taş sırasını sonuna kadar izle.
lesson-grasshopper-1-done = Doğru, hepsi { $count }. Bir boşluğun ötesindeki yere ulaşamaz.
lesson-grasshopper-2-task = Ortadaki deliğe sıçra.
lesson-grasshopper-2-hint = Beyaz çekirgeye dokun. Bir taş sırası doğruca deliğe gidiyor.
lesson-grasshopper-2-done = Oraya hiçbir taş kayamazdı, ama çekirge yukarıdan gelir.

## The spider

lesson-spider-title = Örümcek
lesson-spider-text = Örümcek kovanın çevresinde tam üç adım yürür, ne eksik ne fazla. Yol boyunca kovana değer ve aynı yere iki kez basmaz.
lesson-spider-1-task = Siyah örümceğin gidebileceği bütün yerlere dokun.
lesson-spider-1-hint = Her iki yöne üçer adım yürü. Bir aralıkta örümcek kovanı iki yandan da izleyebilir.
lesson-spider-1-done = Doğru, hepsi { $count }. Örümceğin hemen yanındaki boş bir yer iki adım uzakta, bu yüzden orada duramaz.

## The ant

lesson-ant-title = Karınca
lesson-ant-text = Karınca kovanın çevresinde istediği kadar yürür. Bu yüzden en güçlü taşlardan biridir. Dar bir aralıktan geçemez.
lesson-ant-1-task = Beyaz karıncanın gidebileceği bütün yerlere dokun.
lesson-ant-1-hint = Kovanın çevresini baştan başa dolaş.
lesson-ant-1-done = Doğru, hepsi { $count }. Ortadaki delik karıncaya kapalı, çünkü ağzı fazla dar.
lesson-ant-2-task = Bu kovanda açık bir koy var. Karıncayı oraya, en dibe kadar yürüt.
lesson-ant-2-hint = En dipteki yer, iki örümceğin hemen altında.
lesson-ant-2-done = Bu koyun ağzı yeterince geniş, karınca içeri yürüyebilir.

## One hive

lesson-one-hive-title = Tek kovan
lesson-one-hive-text = Bütün taşlar her an birbirine bağlı kalır. Bir taşı aklından kaldır: kalanlar dağılıyorsa o taş hareket edemez. Sonunda yine onlara katılacak olması bir şeyi değiştirmez.
lesson-one-hive-1-task = Hareket edemeyen bütün siyah taşlara dokun.
lesson-one-hive-1-hint = Siyah kraliçeyi ötekilere hangi siyah taş bağlıyor?
lesson-one-hive-1-done = Doğru. Karınca olmasa siyah kraliçe kopardı.
lesson-one-hive-2-task = Hareket edemeyen bütün siyah taşlara dokun.
lesson-one-hive-2-hint = Kraliçe yoldayken çekirgeye ne olurdu?
lesson-one-hive-2-done = Doğru. Kraliçe bir adım sonra iki komşusuna yine değerdi, ama o yoldayken çekirge yalnız kalırdı.

## Room to move

lesson-gates-title = Hareket için yer
lesson-gates-text = Taşlar, gerçek bir masadaki gibi kayar. İki taş arasında yalnızca dar bir aralık varsa oradan hiçbir taş kayamaz. Kayan taş yol boyunca kovana değmelidir.
lesson-gates-1-task = Siyah kraliçenin gidebileceği bütün yerlere dokun.
lesson-gates-1-hint = Kayarken kovana değmeyi sürdürmeli.
lesson-gates-1-done = Doğru, hepsi { $count }. Doğrudan karşıya, beyaz örümceğe giderken kovandan ayrılırdı.
lesson-gates-2-task = Siyah kraliçenin gidebileceği bütün yerlere dokun.
lesson-gates-2-hint = Yanındaki deliğe kayacak kadar yer var mı?
lesson-gates-2-done = Doğru, hepsi { $count }. Deliğe açılan aralık fazla dar.
lesson-gates-3-task = Hareket edemeyen bütün beyaz taşlara dokun.
lesson-gates-3-hint = Birinin çıkışı kapalı. Bir başkası kovanı bir arada tutuyor.
lesson-gates-3-done = Doğru. Kraliçenin bir yanı boş, ama kayıp çıkacak yeri yok. Çekirge kovanı bir arada tutuyor.

## The beetle again

lesson-beetle-again-title = Böcek üzerine biraz daha
lesson-beetle-again-text = Böcek masada her taş gibi kayar, dar bir aralık onu durdurur. Yukarıdan yanındaki bir deliğe inebilir. Böcekler böceklerin üstünde de durabilir, dördü bile aynı yerde.
lesson-beetle-again-1-task = Beyaz böceği ortadaki deliğe indir.
lesson-beetle-again-1-hint = Böcek beyaz kraliçenin üstünde, deliğin hemen yanında.
lesson-beetle-again-1-done = O deliğe hiçbir taş kayamazdı, ama böcek yukarıdan iner.
lesson-beetle-again-2-task = Kraliçenin üstünde siyah bir böcek var. Kendi böceğini onun üstüne çıkar.
lesson-beetle-again-2-hint = Böceğin o yığının hemen yanında duruyor.
lesson-beetle-again-2-done = Artık siyah böcek hareket edemez ve orası beyaz sayılır.
lesson-beetle-again-3-task = Bu beyaz böceğin gidebileceği bütün yerlere dokun.
lesson-beetle-again-3-hint = İki taşın üstüne çıkabilir. Deliğe kayacak yer var mı?
lesson-beetle-again-3-done = Doğru, hepsi { $count }. Masada deliğe açılan aralık böcek için de fazla dar.

## Gates up high

lesson-high-gates-title = Yüksekteki geçitler
lesson-high-gates-text = Tırmanan bir taşın da yolu kesilebilir. İki yığın, ayrıldığı yerden de gittiği yerden de yüksekse aralarından geçemez.
lesson-high-gates-1-task = Masada duran böceğin gidebileceği bütün yerlere dokun.
lesson-high-gates-1-hint = İki yığının üstüne çıkabilir, peki ya aralarındaki?
lesson-high-gates-1-done = Doğru, hepsi { $count }. İki yığının arasındaki çekirgenin üstüne çıkamaz.
lesson-high-gates-2-task = Çekirgenin üstündeki böceğin gidebileceği bütün yerlere dokun.
lesson-high-gates-2-hint = Tek adım, yukarı ya da aşağı. İki yığının arasındaki yeri ara.
lesson-high-gates-2-done = Doğru, hepsi { $count }. İki yığının arasına inemez.

## When you cannot move

lesson-no-move-title = Hamle yapamayınca
lesson-no-move-text = Ne taş koyabiliyor ne de taş oynatabiliyorsan pas geçersin. Yeniden bir şey yapılabilene kadar böyle sürer. Bir hamle varsa oynamak zorundasın.
lesson-no-move-1-task = Sen Siyah’sın. Beyaz’ı hamlesiz bırak.
lesson-no-move-1-hint = Böceğin beyaz kraliçenin üstüne çıksa ne olur?
lesson-no-move-1-done = Beyaz pas geçmeli. Kraliçenin üstü kapalı, örümcek kovanı bir arada tutuyor, yeni bir taş için her yer siyaha değiyor.

## How it ends

lesson-the-end-title = Oyunun sonu
lesson-the-end-text = Bir kraliçe kuşatılınca oyun biter. Hamleyi kendisi yapmış olsa bile kraliçenin sahibi kaybeder. Tek hamle iki kraliçeyi birden kuşatırsa oyun berabere biter; oyuncular beraberlikte anlaşabilir de.
lesson-the-end-1-task = Beyaz şimdi kazanabilir. O hamleyi bul.
lesson-the-end-1-hint = Siyah kraliçenin bir boş yanı var. Oraya hangi beyaz taş gidebilir?
lesson-the-end-1-done = Siyah kraliçe kuşatıldı, Beyaz kazandı.
lesson-the-end-2-task = Her iki kraliçenin de bir boş yanı var ve bu aynı yer. Orayı doldur.
lesson-the-end-2-hint = Oraya ancak sıçrayarak gidilir.
lesson-the-end-2-done = İki kraliçe aynı anda kuşatıldı. Oyun berabere.

## The mosquito

lesson-mosquito-title = Sivrisinek
lesson-mosquito-text = Sivrisinek, sırası geldiğinde değdiği herhangi bir taş gibi hareket eder; rengi önemli değildir. Bir yığının yanında yalnızca en üstteki taş sayılır. Başka bir sivrisinekten bir şey öğrenemez.
lesson-mosquito-1-task = Bu sivrisinek bir böceğe ve bir örümceğe değiyor. Gidebileceği bütün yerlere dokun.
lesson-mosquito-1-hint = Böcek gibi bir adım ya da örümcek gibi üç adım.
lesson-mosquito-1-done = Doğru, hepsi { $count }.
lesson-mosquito-2-task = Bu sivrisineğin yanında bir böcek, bir karıncanın üstünde duruyor. Sivrisineğin gidebileceği bütün yerlere dokun.
lesson-mosquito-2-hint = Karıncanın üstü kapalı, bu yüzden yalnızca böcek sayılır.
lesson-mosquito-2-done = Doğru, hepsi { $count }. Sivrisinek, üstteki böcek gibi hareket eder.
lesson-mosquito-3-task = Hareket edemeyen bütün beyaz taşlara dokun.
lesson-mosquito-3-hint = Beyaz sivrisinek neye değiyor?
lesson-mosquito-3-done = Doğru. Beyaz sivrisinek yalnızca bir sivrisineğe değiyor, ondan alabileceği bir şey yok.

## The ladybug

lesson-ladybug-title = Uğur böceği
lesson-ladybug-text = Uğur böceği tam üç adım atar: ikisi kovanın üstünde, sonuncusu aşağıya. Hiçbir zaman üstte kalmaz; kapalı deliklere girip çıkabilir.
lesson-ladybug-1-task = Uğur böceğinin gidebileceği bütün yerlere dokun.
lesson-ladybug-1-hint = Bir komşusunun üstüne çık, başka bir taşa geç, onun yanına in.
lesson-ladybug-1-done = Doğru, hepsi { $count }.

## The pillbug

lesson-pillbug-title = Tespih böceği
lesson-pillbug-text = Tespih böceği kraliçe gibi bir adım gider. Bunun yerine fırlatabilir: yanındaki, rengi ne olursa olsun bir taşı kaldırır ve başka bir yanına indirir. Az önce hareket eden taş fırlatılamaz; fırlatılan taş bir tur dinlenir.
lesson-pillbug-1-task = Tespih böceği kendi kraliçesini fırlatabilir. Kraliçenin gidebileceği bütün yerlere dokun.
lesson-pillbug-1-hint = Tespih böceğinin boş yanları.
lesson-pillbug-1-done = Doğru, hepsi { $count }. Tespih böceği kovanı bir arada tuttuğu için hareket edemez, ama yine de fırlatabilir.
lesson-pillbug-2-task = Siyah karıncayı fırlat.
lesson-pillbug-2-hint = Siyah karıncaya, sonra tespih böceğinin boş bir yanına dokun.
lesson-pillbug-2-done = Siyah, bir sonraki turda bu karıncayı oynatamaz.
lesson-pillbug-3-task = Şimdi Siyah’sın ve karıncan az önce fırlatıldı. Hareket edebilen bütün siyah taşlara dokun.
lesson-pillbug-3-hint = Karınca dinleniyor. Başka kim serbest?
lesson-pillbug-3-done = Doğru. Karınca bundan sonraki turda yine hareket edebilir.

## The mosquito again

lesson-mosquito-again-title = Sivrisinek üzerine biraz daha
lesson-mosquito-again-text = Kovanın üstüne çıkan sivrisinek inene kadar böcek olarak kalır. Her turda o anda değdiği taşları taklit eder. Bir tespih böceğinin yanında fırlatabilir de.
lesson-mosquito-again-1-task = Sivrisinek bir böceğin üstünde. Gidebileceği bütün yerlere dokun.
lesson-mosquito-again-1-hint = Karıncaya değse de yukarıda böcek gibi bir adım atar.
lesson-mosquito-again-1-done = Doğru, hepsi { $count }. Masaya inince komşularını yine taklit eder.
lesson-mosquito-again-2-task = Sivrisinek buraya karınca gibi geldi. Şimdi yalnızca çekirgelere değiyor. Gidebileceği bütün yerlere dokun.
lesson-mosquito-again-2-hint = Şimdi düz bir çizgide sıçrar.
lesson-mosquito-again-2-done = Doğru, hepsi { $count }. Önceki turda neyi taklit ettiği artık önemli değil.
lesson-mosquito-again-3-task = Sivrisineğin siyah bir tespih böceğine değiyor. Siyah karıncayı fırlat.
lesson-mosquito-again-3-hint = Siyah karıncaya, sonra sivrisineğinin boş bir yanına dokun.
lesson-mosquito-again-3-done = Sivrisinek kovanı bir arada tuttuğu için kendisi hareket edemez, ama tespih böceği gibi fırlattı.

## The tournament opening

lesson-opening-title = Turnuva açılışı
lesson-opening-text = Turnuvalarda kimse kraliçeyle başlamaz; başka türlüsünü seçmezsen Skep de böyle oynar. Birçok oyuncu, taşları erkenden hareket edebilsin diye onu ikinci turda oyuna sokar.
lesson-opening-1-task = İlk taşını koy: kraliçe dışında herhangi biri.
lesson-opening-1-hint = Çekirge ya da örümcek iyi bir başlangıçtır. Karıncalarını sonraya sakla.
lesson-opening-1-done = Sakin bir başlangıç.
lesson-opening-2-task = Bu ikinci turun. Kraliçeni oyuna sok.
lesson-opening-2-hint = Beyaz kraliçeyi ve ilk taşının yanında bir yer seç.
lesson-opening-2-done = Bir sonraki turdan başlayarak taşların hareket edebilir.

## Pins

lesson-pins-title = Açmaz
lesson-pins-text = Kovanı bir arada tutan taş hareket edemez: açmazdadır. Böylece güçlü bir taşı daha zayıf bir taşla bağlayabilirsin: kendi taşını onun dış yanına, başka hiçbir şeye değmeyeceği yere koy.
lesson-pins-1-task = Siyah karıncayı açmaza al.
lesson-pins-1-hint = Karıncan, siyah karıncanın dış yanına yürüyebilir.
lesson-pins-1-done = Siyah karınca artık hareket edemez: o olmasa senin karıncan kopardı.
lesson-pins-2-task = Siyah karıncayı, karıncadan daha zayıf bir taşla açmaza al.
lesson-pins-2-hint = Örümceklerinden biri onun dış yanına yürüyebilir.
lesson-pins-2-done = Bir karıncaya karşılık bir örümcek: iyi bir takas.

## Filling in the queen

lesson-filling-title = Kraliçeyi sıkıştırmak
lesson-filling-text = İki kraliçenin de boş yanlarını say, siyah kraliçeye taş götür. Üstüne çıkan bir böcek onu yerinde tutar. Üstelik orası artık senin sayılır, yanına yeni taşlar koyabilirsin.
lesson-filling-1-task = Siyah kraliçenin boş yanlarından birini kapat.
lesson-filling-1-hint = Karıncan onun yanına kadar yürüyebilir.
lesson-filling-1-done = Bir yanı daha kapandı.
lesson-filling-2-task = Yine aynı konum. Şimdi siyah kraliçenin üstüne bir böcek çıkar.
lesson-filling-2-hint = İki böceğin de onun yanında duruyor.
lesson-filling-2-done = Artık uzaklaşamaz ve yeri beyaz sayılır.

## Tempo

lesson-tempo-title = Tempo
lesson-tempo-text = Öbür oyuncunun yanıtlamak zorunda kaldığı tehditler kur; oyunun yönünü o zaman sen seçersin. Ama önce kendi kraliçene bak: Siyah kazanmak üzereyse her şeyden önce onu durdur.
lesson-tempo-1-task = Siyah ne yaparsa yapsın Beyaz iki hamlede kazanabilir. İlkini oyna.
lesson-tempo-1-hint = Önce karınca, tek bir boş yan kalsın. Sonra böcek iner.
lesson-tempo-1-done = Böcek son boş yana iner ve Beyaz kazanır. Kraliçenin üstündeyken onu kimse durduramazdı.
lesson-tempo-2-task = Siyah, kraliçenin son boş yanına sıçramak üzere. Onu durdur.
lesson-tempo-2-hint = Siyah çekirgeyi açmaza al.
lesson-tempo-2-done = Çekirge şimdi kovanı bir arada tutuyor, bu yüzden sıçrayamaz.

## The first game

lesson-first-game-title = İlk oyunun
lesson-first-game-text = Şimdi en yumuşak seviyemize karşı bütün bir oyun oyna. Her turda küçük bir tavsiye var. Hamlelerini istediğin kadar geri alabilirsin.
lesson-first-game-1-task = Sen Beyaz’sın. Siyah kraliçeyi kuşat.
lesson-first-game-1-hint = Önce kraliçeni, sonra karıncalarını oyuna sok ve iki kraliçenin de boş yanlarını say.
lesson-first-game-1-done = İlk oyununu kazandın. Güzel oynadın!
lesson-game-lost = Bu kez Siyah daha hızlıydı. Artık bir oyunun nasıl geçtiğini biliyorsun; bir tane daha oyna.
lesson-game-drawn = İki kraliçe aynı anda kuşatıldı: berabere, bu az görülür. Güzel oynadın!

## Advice in the first game

advice-first = Bir çekirge ya da örümcekle başla, karıncalarını sonraya sakla.
advice-queen = Taşların hareket edebilsin diye kraliçeni şimdi oyuna sok.
advice-queen-due = Kraliçen şimdi oyuna girmeli. Çok yanı boş olan bir yer seç.
advice-wait = Siyah düşünüyor.
advice-pass = Bu tur yapabileceğin bir şey yok, pas geçiyorsun.
advice-win = Bu hamleyle kazanabilirsin! Siyah kraliçenin son boş yanına bak.
# $count: how many free sides the learner's queen has, 1 or 2.
advice-danger =
    { $count ->
        [one] Dikkat et: kraliçenin yalnızca bir boş yanı var. Onu oynat ya da yanından bir taş uzaklaştır.
       *[other] Dikkat et: kraliçenin yalnızca { $count } boş yanı var. Ona yer aç.
    }
advice-ant = Bir karınca oyuna sok. Siyah kraliçenin her yanına yürüyebilir.
# $count: how many free sides the black queen has.
advice-fill =
    { $count ->
        [one] Siyah kraliçenin bir boş yanı kaldı. Oraya çabuk varabilecek bir taş bul.
       *[other] Siyah kraliçenin { $count } boş yanı var. Yanına bir taş götür.
    }
advice-build = Bir taş daha koy ya da birini siyah kraliçeye yaklaştır.
