### Learning in the browser: the screens around the lessons (which are in lessons.ftl), hints, and
### what is said when a game against the machine is over.
###
### $name is the name of a level (levels.ftl), $level its number. $piece is a piece in the form of
### piece-name: put it after a colon.

## The list of lessons

learn-lead = Oyunu oynayarak öğren. Oyun alanına dokun, sana yanıt verir.
# $done of $count lessons are done.
learn-progress =
    { $done ->
        [0] { $count } ders, henüz hiçbiri bitmedi
       *[other] { $count } dersten { $done } tanesi bitti
    }
learn-begin = İlk dersle başla
# $title: the title of a lesson.
learn-go-on = Sürdür: { $title }
learn-all-done = Bütün dersleri bitirdin. Tebrikler!
learn-done = bitti
learn-rules = Kurallar, okumak ve yazdırmak için

## A lesson

lesson = Ders
lessons = Bütün dersler
learn-place = Ders { $number } / { $count }
learn-next = Sonraki ders
# $number: which task of the lesson, for screen readers.
task-open = Görev { $number }
task-solved = Görev { $number }, çözüldü
task-next = Sonraki görev
task-again = Bir daha
hint = İpucu

## The first game

first-game-begin = Oyuna başla
first-game-go-on = Oyununu sürdür
first-game-anew = Baştan başla
first-game-done = Bütün bir oyun oynadın.
advice = Tavsiye

## The first visit

welcome = Oyunda yeni misin?
welcome-means = Taşlara dokunarak birkaç dakikada öğren. Önce okumak gerekmez.
welcome-learn = Oynamayı öğren
welcome-play = Zaten biliyorum

## A hint in a game

hint-is = İyi bir hamle, oyun alanında işaretli: { $piece }.

## After a game against a level

# $number: the number of the move. $before and $after: the chances to win, from 0 to 100.
review-turned-yours = Oyun senin { $number }. hamlenle döndü: { $piece }. Kazanma şansın %{ $before } iken %{ $after } oldu.
review-turned-theirs = Oyun rakibinin { $number }. hamlesiyle döndü ({ $name }): { $piece }. Makinenin kazanma şansı %{ $before } iken %{ $after } oldu.
review-bit-by-bit = Bu oyunu tek bir hamle belirlemedi. Adım adım kazanıldı.
review-next-up = Sıradaki rakibin seviye { $level } olabilir: { $name }.
review-next-same = Seviye { $level } ile bir oyun daha oynamaya ne dersin?
review-next-down = Seviye { $level } şimdilik daha eğlenceli olabilir: { $name }.
review-next-top = Bu en güçlü seviyemizdi. Güzel oynadın!
review-show = Hamleyi göster
review-play = Oyna: { $name }
