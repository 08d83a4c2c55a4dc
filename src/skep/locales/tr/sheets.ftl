### Where the printed sheets differ, and what Skep plays (docs/rules.md, section 16): a question, and an
### answer of two or three sentences. The first three messages stand above them all.

rules-sheets-title = Elindeki basılı kitapçık başka söylüyorsa
rules-sheets-text = Basılı kitapçıklar her noktada uyuşmaz, bazıları da bir şeyleri söylemez. Skep, turnuvalarda ve öteki programlarda olduğu gibi, şöyle oynar.
# $setting: the name of the setting, and what to choose there.
rules-sheets-setting = Ayar: { $setting }

rules-sheet-turns-title = Kim başlar, bir turda ne yapılır?
rules-sheet-turns-text = Hiçbir kitapçık hangi rengin başladığını söylemez. Skep’te Beyaz başlar. Her turda tek bir şey yaparsın: yeni koyduğun bir taş en erken bir sonraki turunda hareket eder.

rules-sheet-queen-opens-title = Kraliçe ilk taş olabilir mi?
rules-sheet-queen-opens-text = Basılı kitapçıklara göre olabilir. Turnuvalarda kimse kraliçeyle başlayamaz; başka bir seçim yapmazsan Skep de böyle oynar.

rules-sheet-how-many-title = Kaç taş var?
rules-sheet-how-many-text = Bazı kitapçıklarda her oyuncunun on bir, bazılarında on üç taşı var. Bunlar farklı baskılar. Skep’te hangi taşların oynayacağını sen seçersin.

rules-sheet-touching-title = Yeni bir taş neye değmeli?
rules-sheet-touching-text = Bazı kitapçıklar yalnızca öteki renge değmemesini, bazıları yalnızca kendi rengine değmesini söyler. İkisi de geçerlidir, iki kitapçık söylemese de sivrisinek için de.

rules-sheet-hole-title = Bir taş deliğe girebilir mi?
rules-sheet-hole-text = Evet. Yeni bir taş yalnızca kendi rengine değiyorsa bir deliği doldurabilir. Almanca kitapçık sivrisineklerin dışarıdan geldiğini söyler; bu, elden demektir. Böcek bir deliğe hamleyle, yukarıdan iner.

rules-sheet-contact-title = Kim kovana değmeyi sürdürmeli?
rules-sheet-contact-text = Kitapçıklar bunu örümcek için, bazıları kraliçe için de söyler. Kayan her taş için, her adımda geçerlidir.

rules-sheet-beetle-gates-title = Dar bir aralık böceği durdurur mu?
rules-sheet-beetle-gates-text = Kitapçıklar böceği istisna sayar. Tırmanırken ve inerken bu doğrudur. Masada dar bir aralık, yukarıda iki yüksek yığın onu durdurur.

rules-sheet-ladybug-gates-title = Dar bir aralık uğur böceğini durdurur mu?
rules-sheet-ladybug-gates-text = Kitapçıklar bunu söylemez. Tek taşların üstünden geçer, ama böcek gibi, ayrıldığı yerden de gittiği yerden de yüksek iki yığının arasından geçemez.

rules-sheet-beetle-stops-title = Bir böceği yalnızca böcek mi durdurur?
rules-sheet-beetle-stops-text = Kitapçıklar öyle der, ama bu yalnızca kovanın üstündeki böcek için doğrudur. Üstündeki bir sivrisinek, dar bir aralık ve masada tek kovan kuralı da onu durdurur.

rules-sheet-stack-title = Bir yığın ne kadar yüksek olabilir?
rules-sheet-stack-text = Kitapçıklar dört böcekten söz eder. Böcek gibi tırmanan sivrisineklerle yedi taş yüksekliğinde olabilir.

rules-sheet-ant-ways-title = Karınca nerelerden geçebilir?
rules-sheet-ant-ways-text = Bir kitapçık ona, kayan her taşa olduğu gibi, kovanın içindeki bütün boşlukları yasaklar. Onu yalnızca dar aralıklar durdurur: açık bir koya girebilir. Ötekilerin dediği gibi tek yönde gitmesi bir şeyi değiştirmez.

rules-sheet-spider-words-title = Örümceğin çekirgeyle ne ilgisi var?
rules-sheet-spider-words-text = Eski bir Carbon kitapçığı, örümceğin her adımda çekirge dışında bir taşa değdiğini söyler. Bu bir baskı hatasıdır. Her taşın yanından yürüyebilir.

rules-sheet-mosquito-stack-title = Sivrisinek bir yığının yanında neyi taklit eder?
rules-sheet-mosquito-stack-text = Bazı kitapçıklar söylemez, ikisi özel durumlardan söz eder. Her zaman en üstteki taştır, altındakiler değil.

rules-sheet-mosquito-kinds-title = Sivrisinek bütün komşularını mı taklit eder?
rules-sheet-mosquito-kinds-text = Yunanca kitapçık bütün komşularını der. Her hamle için bir tür seçersin; iki türün adımları karışmaz. Hamlenin başında neye değdiği belirler.

rules-sheet-mosquito-pillbug-title = Sivrisinek tespih böceğinin yanında ne yapar?
rules-sheet-mosquito-pillbug-text = Tespih böceğini yalnızca Yunanca kitapçık tanır. Hangi renkten olursa olsun onun yanında sivrisinek onun gibi hareket edebilir ya da fırlatabilir; önceki turda kendisi fırlatıldıysa yapamaz.

rules-sheet-pass-title = Hiçbir şey yapamazsan ne olur?
rules-sheet-pass-text = İbranice kitapçık söylemez. Bir şey mümkün olana kadar pas geçersin; başka zaman pas geçemezsin.

rules-sheet-own-queen-title = Kendi kraliçeni kuşatırsan ne olur?
rules-sheet-own-queen-text = İbranice kitapçık yalnızca saldırandan söz eder. Hamleyi kim yapmış olursa olsun, kraliçesi kuşatılan kaybeder.

rules-sheet-draw-title = Oyun ne zaman berabere biter?
rules-sheet-draw-text = İbranice kitapçığa göre yalnızca bir hamle iki kraliçeyi de kuşatırsa. Skep’te oyuncular beraberlikte de anlaşabilir. Hamlesiz kalmak beraberlik değildir, bazı kitapçıklar bunun için satranç sözcüğünü kullansa da.

rules-sheet-repetition-title = Tekrar beraberlik midir?
rules-sheet-repetition-text = Kitapçıklar söylemez. Oyundan önce sen seçmedikçe Skep’te değildir.
