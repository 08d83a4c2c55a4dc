### A review of a game: what a move does, what it is worth, and what would have been better.

# The queen of a colour inside a sentence; other forms of the word are attributes.
# $color: white or black.
review-queen =
    { $color ->
        [white] a rainha branca
       *[black] a rainha preta
    }
    .gen =
        { $color ->
            [white] da rainha branca
           *[black] da rainha preta
        }
    .dat =
        { $color ->
            [white] à rainha branca
           *[black] à rainha preta
        }

## What a move does
##
## Each is said of the move that was made and of the one that was better, so it is in the present and names
## no person. $color is the colour of the queen or the player it is about (white or black), $free how many
## sides of that queen are free after the move, $pieces the pieces it is about, as a list of names in the
## form of piece-name: put it after a colon.

fact-surrounds_queen = A jogada cerca { review-queen } e ganha.
fact-surrounds_own_queen = O jogador ocupa o último lado livre da própria rainha e perde.
fact-surrounds_both = As duas rainhas estão cercadas: empate.
fact-allows_win = Depois disto, { review-queen } pode ser cercada de imediato.
fact-crowds_own_queen = O jogador tira um lado livre à própria rainha (lados livres que restam: { $free }).
fact-queen_goes_tight = A rainha vai para onde há menos lados livres ({ $free }).
fact-opens_queen = A jogada dá mais espaço { review-queen.dat } (lados livres: { $free }).
fact-climbs_off_queen = A peça desce de cima { review-queen.gen }.
fact-frees_opponent = A jogada liberta peças do adversário: { $pieces }.
fact-uncovers = A jogada destapa uma peça do adversário: { $pieces }.
fact-pins_own = O jogador prende as próprias peças: { $pieces }.
fact-frees_queen = Agora { review-queen } pode voltar a mover-se.
fact-climbs_on_queen = A peça sobe para cima { review-queen.gen }, que já não se pode mover.
fact-threatens = A jogada ameaça cercar { review-queen } no próximo turno.
fact-stops_threat = A jogada trava a ameaça de cercar { review-queen }.
fact-forces_pass = O adversário fica sem jogadas e tem de passar.
fact-drops_beside_queen = Uma peça nova entra ao lado { review-queen.gen } (lados livres que restam: { $free }).
fact-attacks_queen = A jogada ocupa um lado { review-queen.gen } (lados livres que restam: { $free }).
fact-shuts_in_queen = Agora { review-queen } já não se pode mover.
fact-queen_escapes = A rainha vai para onde há mais lados livres ({ $free }).
fact-opens_own_queen = O jogador dá mais espaço à própria rainha (lados livres: { $free }).
fact-throws = A jogada lança uma peça do adversário: { $pieces }.
fact-throws_own = O jogador lança uma das próprias peças: { $pieces }.
fact-covers = A peça sobe para cima de outra, que já não se pode mover: { $pieces }.
fact-pins = A jogada prende peças do adversário: { $pieces }.
fact-frees_own = O jogador liberta as próprias peças: { $pieces }.
fact-places_queen = A rainha entra em jogo.
fact-last_in_hand = Entra em jogo a última peça da mão: { $pieces }.
fact-brings = Entra em jogo uma peça nova: { $pieces }.
fact-repeats = A posição já tinha ocorrido.
fact-passes = Não havia jogadas: só se podia passar.
fact-quiet = Uma jogada calma: { $pieces }.

## What a move is worth

# $judgement: best, good, only_move, inaccuracy, mistake, blunder or missed_win.
review-judgement =
    { $judgement ->
        [best] Melhor jogada
        [good] Boa jogada
        [only_move] Única jogada
        [inaccuracy] Imprecisão
        [mistake] Erro
        [blunder] Erro grave
       *[missed_win] Vitória perdida
    }
# $move: a move as UHP writes it.
review-better = Era melhor { $move }.
# $count: how many turns the win would have taken.
review-missed-win = Perdeu-se uma vitória forçada (turnos necessários: { $count }).
# $color: white or black. $before, $after: chances in percent.
review-chances = Hipóteses das { $color ->
    [white] brancas
   *[black] pretas
}: { NUMBER($before, style: "percent") }, depois { NUMBER($after, style: "percent") }.

## The review as a whole

review-title = Revisão da partida
review-turning-points = Momentos decisivos
review-no-turning-points = A partida não teve momentos decisivos.
# $white, $black: in percent.
review-accuracy = Precisão: brancas { NUMBER($white, style: "percent") }, pretas { NUMBER($black, style: "percent") }.
# $ply: which move. $count: how many there are.
review-progress = Revisão da jogada { $ply } de { $count }

## The review on the page

review-open = Revisão
review-of = Revisão: { $game }
review-to-game = Para a partida
review-summary = Resumo
review-start = A partida começa.
review-graph = Hipóteses das brancas ao longo da partida
review-graph-at = Depois da jogada { $number }: brancas { NUMBER($chance, style: "percent") }
review-percent = { NUMBER($value, style: "percent") }
review-accuracy-label = Precisão
review-well =
    { $who ->
        [you] As tuas boas jogadas: { $good } de { $total }.
        [white] Boas jogadas das brancas: { $good } de { $total }.
       *[black] Boas jogadas das pretas: { $good } de { $total }.
    }
review-better-was = Era melhor
review-show-better = Mostrar a jogada melhor
review-show-next = Jogada seguinte
review-show-played = O que se jogou
review-try = Encontrar as jogadas melhores ({ $count })
review-try-this = Tentar outra vez
review-try-place = { $place } de { $total }
review-try-ask =
    { $color ->
        [white] Jogam as brancas: encontra algo melhor.
       *[black] Jogam as pretas: encontra algo melhor.
    }
review-try-judging = A ver a tua jogada…
review-try-best = Sim, é a melhor jogada.
review-try-good = Bem, assim é muito melhor.
review-try-wrong = Ainda não: há algo melhor.
review-try-next = Erro seguinte
review-all-moves = Todas as jogadas
review-not-yet = A revisão vem quando a partida acaba.
review-failed = Não foi possível fazer a revisão.
review-retry = Tentar novamente

## In the list of games

review-study = Precisão e aberturas
review-study-average = Precisão média: { NUMBER($accuracy, style: "percent") } (partidas revistas: { $count })
review-study-more = Rever as outras partidas ({ $count })
review-study-busy = Partidas revistas: { $done } de { $count }
review-study-opening = Abertura
review-study-games = Partidas
