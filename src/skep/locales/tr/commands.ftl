### What the commands beside `skep play` say to people: `skep show`, `bestmove`, `solve` and `serve`.
###
### Moves as wA1 -bQ and addresses stay as they are in every language. A ply is one move of one
### player.

## skep show

# A heading over a list of moves.
cli-legal-moves = Kurala uygun { $count } hamle
cli-pass-only = Kurala uygun tek hamle pas geçmek.

## skep bestmove

cli-searching = Hamle aranıyor…
# How good a move is. $points: the points with their sign, as in +35; $count: without it.
cli-points = { $points } puan
# $count: in how many of the winner's own turns.
cli-wins-in = { $count } hamlede kazanır
cli-loses-in = { $count } hamlede kaybeder
# How likely a win is.
cli-chance = { NUMBER($chance, style: "percent") }
# How many plies were searched.
cli-depth = derinlik { $depth }
# How many positions were looked at.
cli-nodes = { $nodes } konum
cli-effort = { cli-nodes }, { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } sn
# $score: points, or in how many turns one wins or loses; $line: the moves to expect.
cli-found = { color-name }: { $score } ({ cli-depth }, { cli-effort }): { $line }

## skep solve

# Part of the sentences below.
cli-in-plies = { $plies } yarım hamlede
# $color: the side to move.
cli-solve-undecided = Belirsiz: sınıra ulaşıldığında { color-name }, { cli-in-plies } kazanmayı garantileyebilir mi, henüz belli değildi ({ cli-effort }).
# After the sentence above: what is known.
cli-solve-not-sooner = Bilinen tek şey: { cli-in-plies } olmuyor.
cli-solve-none = { color-name }, { cli-in-plies } kazanmayı garantileyemez ({ cli-effort }).
# $move: as in wA1 -bQ.
cli-solve-win = { color-name }, { cli-in-plies } kazanır: { $move } ({ cli-effort }).
cli-solve-maybe-more = Kazandıran başka hamleler de olabilir: hepsi denenemedi.
cli-solve-only = Kazandıran tek hamle bu.
# $moves: a list of moves.
cli-solve-only-but-symmetry = Simetrik olanlar sayılmazsa kazandıran tek hamle bu: { $moves }.
cli-solve-several = Kazandıran { $count } hamle var: { $moves }.
cli-solve-defence = En uzun savunma: { $moves }

## skep serve

# $address: where a browser finds it.
cli-served = Skep burada: { $address }  (Ctrl-C durdurur)
# $command: what to type in a shell.
cli-page-missing = Sayfa oluşturulmamış: { $command } komutunu çalıştır. API onsuz da çalışır.
