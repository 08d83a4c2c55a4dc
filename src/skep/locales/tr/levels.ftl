### The ten levels of our own engine: a name for each, and a sentence about how it plays.
###
### They are animals of the meadow, the weakest first. Short names; the sentence is honest and kind.

level-1-name = Tırtıl
level-1-character = Kuralları yeni öğrendi, yeni taş çıkarmaya bayılır, seninkilere pek bakmaz.

level-2-name = Salyangoz
level-2-character = Ağır ağır kraliçene yaklaşır, kendininkini unutur, kazanacağı hamlenin yanından geçip gidebilir.

level-3-name = Güve
level-3-character = Lambaya uçar gibi kraliçene uçar, bir hamle ötedeki her galibiyeti alır.

level-4-name = Bombus arısı
level-4-character = İyi huylu ve çalışkandır: ne yanıt vereceğini merak eder, bir kısmını da düşünür.

level-5-name = Cırcır böceği
level-5-character = Kraliçelerin çevresinde canlı ve uyanıktır, ama uzun yürüyüşlere ve uzak sıçrayışlara şaşırır.

level-6-name = Ateş böceği
level-6-character = Oyun alanının çoğunu aydınlatır; karanlık kenarda olanı arada bir kaçırır.

level-7-name = Yusufçuk
level-7-character = Kraliçesine yönelen her tehdidi görür, senin bir tanesini kaçırmanı bekler.

level-8-name = Eşek arısı
level-8-character = Saldırısını birkaç hamle önceden hazırlar, taşların açmazdayken sokar.

level-9-name = Peygamberdevesi
level-9-character = Sabırlı, titiz ve şaşırtması zor: gözünden neredeyse hiçbir şey kaçmaz.

level-10-name = Baykuş
level-10-character = Bütün çayırı görür, izin verdiğin sürece düşünür: tam güçle.
