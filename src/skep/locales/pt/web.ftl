### A página no navegador: botões, ecrãs, e o que diz durante uma partida.

skep = Skep
tagline = O jogo de hexágonos e insetos que cabe em qualquer mesa.
trademark = Hive é uma marca da Gen42 Games. O Skep é feito por pessoas que adoram o jogo, sem ligação com essa empresa.

title-home = Skep: jogar Hive
title-page = { $page } · Skep
title-your-turn = ● É a tua vez · Skep

play = Jogar
home = Início
close = Fechar
cancel = Cancelar
confirm = Fazer a jogada
accept = Sim
decline = Não
copied = Copiado
copy-failed = O navegador não deixou.
share = Partilhar
settings = Definições
more = Mais
menu = Menu
learn = Aprender
my-games = As minhas partidas
open-game = Abrir uma partida
game = Partida
moves = Jogadas
actions = Ações
tools = Ferramentas
your-name = O teu nome
name-placeholder = O que os outros veem
your-turn = É a tua vez
language = Língua

play-friend = Jogar com um amigo
play-screen = Mesmo ecrã
play-link = Por ligação
opponent = O teu adversário
opponent-engine = Programa
level-label = Nível { $level }: { $name }
against-level = contra { $name }, nível { $level }
against = contra { $name }
resume = Continuar contra { $name }
resume-screen = Continuar a tua partida neste ecrã
options = Opções

pieces = Peças
expansions = Insetos extra
edition-base = Jogo base
edition-base-short = Base
edition-carbon = Edição Carbon
edition-carbon-short = Carbon
edition-complete = Jogo completo
edition-complete-short = Completo
edition-own = Jogo base com { $bugs }

color = A tua cor
color-wish-random = Qualquer
color-wish-white = Brancas
color-wish-black = Pretas

opening = Abertura
opening-tournament = Torneio
opening-tournament-means = A rainha não pode ser a primeira peça.
opening-rulebook = Folheto
opening-rulebook-means = A rainha pode ser a primeira.
opening-is =
    { $opening ->
        [tournament] abertura de torneio
       *[rulebook] abertura do folheto
    }

clock = Relógio
clock-none = Sem relógio
clock-own = Outro
clock-is = { $minutes } min + { $increment } s
clock-means = Minutos para cada jogador, e segundos que cada jogada acrescenta.
minutes = Minutos para cada
increment = Segundos por jogada

takebacks = As jogadas podem desfazer-se
repetition = Três vezes a mesma posição é empate

game-names = { $white } e { $black }
side-of =
    { $color ->
        [white] Lado das brancas
       *[black] Lado das pretas
    }
# What a player without a name is called, in the place of a name.
seat-name =
    { $color ->
        [white] Lado branco
       *[black] Lado preto
    }
open-seat = Lugar livre
you = tu
level = nível { $level }
away = ausente
is-offline = sem ligação
device-offline = Estás sem ligação. A partida continua aqui, e o servidor recebe-a quando a rede voltar.
device-renamed = O servidor tem esta partida de outra forma, por isso as tuas jogadas continuam numa partida à parte.
device-refused = O servidor não aceitou esta partida. Fica neste dispositivo.
winner = ganha
watching = Estás a ver
clock-of =
    { $color ->
        [white] Tempo das brancas:
       *[black] Tempo das pretas:
    }

thinking = { $name } está a pensar.
engine-queue = { $name } está a pensar noutras partidas. O teu lugar na fila: { $place }.
name-to-move = É a vez de { $name }.
to-move =
    { $color ->
        [white] É a vez das brancas.
       *[black] É a vez das pretas.
    }
you-pass = Não tens jogada: passas.
other-passes = { $name } não tem jogada e passa.
looking-back = Jogada { $ply } de { $plies }
confirm-hint = Pô-la ali?
premove-choose = Planeia a tua próxima jogada: para onde?
premove-set = A tua próxima jogada está prevista. Toca na mesa para a anular.
premove-gone = A jogada prevista já não é possível.
may-still-throw = Ainda pode lançar: { $pieces }.
reconnecting = A ligação perdeu-se. A tentar de novo…
no-moves = Ainda não há jogadas.
pass = passa

steps = Percorrer as jogadas
step-first = Para a primeira jogada
step-back = Uma jogada para trás
step-forward = Uma jogada para a frente
step-last = Para a última jogada

takeback = Desfazer jogada
ask-takeback = Pedir para desfazer
offer-draw = Propor empate
agree-draw = Combinar empate
resign = Desistir
resign-sure = Desistir desta partida?
resign-means = Então ganha o outro jogador.
play-on = Continuar a jogar
abort = Anular partida
claim-win = Reclamar a vitória
claim-draw = Declarar empate
claim-in =
    { $seconds ->
        [one] O outro jogador saiu. Podes reclamar a vitória dentro de um segundo.
       *[other] O outro jogador saiu. Podes reclamar a vitória dentro de { $seconds } segundos.
    }
fit = Ver toda a colmeia
turn = Rodar a colmeia
sound = Som

draw-offered = { $name } propõe empate. Aceitas?
draw-waits = Propuseste empate.
takeback-asked =
    { $count ->
        [one] { $name } gostaria de desfazer uma jogada. Está bem?
       *[other] { $name } gostaria de desfazer { $count } jogadas. Está bem?
    }
takeback-waits = Pediste para desfazer uma jogada.
draw-declined = A tua proposta de empate foi recusada.
takeback-declined = O teu pedido para desfazer foi recusado.

phrases = Dizer algo
phrase-hello = Olá!
phrase-good-luck = Boa sorte e bom jogo!
phrase-good-move = Boa jogada!
phrase-oops = Ups!
phrase-one-moment = Um momento, por favor.
phrase-thanks = Agradeço!
phrase-good-game = Boa partida!
phrase-goodbye = Tenho de ir. Até à próxima!
said-phrase = { $name }: { $phrase }

invite-title = Convidar um amigo
invite-means = Envia este endereço a um amigo. A partida começa quando ele se sentar.
address = Endereço da partida
copy-address = Copiar o endereço
seat-link = Continuar noutro dispositivo
seat-link-means = Abre esta ligação no outro dispositivo dentro de dez minutos e o teu lugar passa para lá. Só serve uma vez: não a mostres a ninguém.
seat-link-address = Ligação para o teu lugar
seat-link-copy = Copiar a ligação
sit-title = Há um lugar livre
sit-means =
    { $color ->
        [white] Senta-te e joga com as brancas, ou fica a ver.
       *[black] Senta-te e joga com as pretas, ou fica a ver.
    }
sit-down =
    { $color ->
        [white] Jogar com brancas
       *[black] Jogar com pretas
    }

result = Resultado
result-won = Ganhaste.
result-lost = Perdeste.
result-draw = É empate.
result-aborted = A partida foi anulada.
result-wins =
    { $color ->
        [white] As brancas ganharam.
       *[black] As pretas ganharam.
    }

ended-queen-surrounded =
    { $winner ->
        [white] A rainha preta está cercada.
       *[black] A rainha branca está cercada.
    }
ended-both-queens-surrounded = As duas rainhas estão cercadas.
ended-resignation =
    { $winner ->
        [white] As pretas desistiram.
       *[black] As brancas desistiram.
    }
ended-agreement = Ambos concordaram.
ended-repetition = A mesma posição apareceu três vezes.
ended-timeout =
    { $winner ->
        [white] O tempo das pretas acabou.
       *[black] O tempo das brancas acabou.
    }
ended-abandoned =
    { $winner ->
        [white] As pretas deixaram a partida.
        [black] As brancas deixaram a partida.
       *[none] Um jogador deixou a partida.
    }
ended-adjudication = Um árbitro decidiu a partida.
ended-forfeit =
    { $winner ->
        [white] As pretas perdem por falta de comparência.
       *[black] As brancas perdem por falta de comparência.
    }
ended-aborted = Não conta.

rematch = Jogar outra vez
rematch-waits = À espera de resposta
rematch-offered = { $name } gostaria de jogar outra vez.
to-rematch = Para a próxima partida

share-game = A partida
share-position = Uma imagem desta posição
picture-alt = A posição na mesa
copy-game-string = Copiar como texto
download-game-string = Partida em texto
download-pgn = PGN

no-games = Ainda não tens partidas.
more-games = Ver mais
game-screen = No mesmo ecrã
game-waiting = À espera de um amigo
game-against = Contra { $name }
game-record = Partida aberta
on-device = no teu dispositivo
game-moves =
    { $count ->
        [0] Nenhuma jogada
        [one] Uma jogada
       *[other] { $count } jogadas
    }
delete = Apagar
delete-game = Apagar: { $game }
delete-sure = Apagar esta partida?
delete-means = «{ $game }» desaparece para sempre.
keep = Manter

figures = Os teus resultados
figures-won = Vitórias
figures-drawn = Empates
figures-lost = Derrotas
figures-friends = Amigos

open-means = Cola aqui uma partida: texto, PGN ou SGF. Também podes largar um ficheiro em qualquer ponto desta página.
open-placeholder = Base+MLP;InProgress;White[2];wS1;bG1 wS1-
choose-file = Escolher um ficheiro
open-now = Abrir

settings-look = Aspeto
settings-play = Jogo

theme = Tema
theme-auto = Como o dispositivo
theme-light = Claro
theme-dark = Escuro

palette = Cores
palette-normal = Jogo impresso
palette-safe = Para daltónicos
palette-contrast = Alto contraste

motion = Movimento
motion-auto = Como o dispositivo
motion-none = Nenhum

confirm-moves = Confirmar cada jogada
confirm-touch = Em ecrãs táteis
confirm-always = Sempre
confirm-never = Nunca

switch-sound = Som
switch-sound-means = Um toque suave em cada jogada.
switch-premove = Jogada antecipada
switch-premove-means = Escolhe a próxima jogada enquanto o outro pensa.
switch-phrases = Frases
switch-phrases-means = O que diz a outra pessoa numa partida por ligação.
switch-queenTicks = Lados livres das rainhas
switch-queenTicks-means = Seis marcas pequenas à volta de cada rainha.
switch-notation = Nomes nas peças
switch-notation-means = Como na lista de jogadas.
switch-turnBoard = Rodar a colmeia
switch-turnBoard-means = No mesmo ecrã, para quem joga.

keys = Teclado
key-tab = Passar entre as mãos, a mesa e os botões
key-step = Uma jogada para trás, uma para a frente
key-help = Esta lista

problem-offline = O servidor não responde. Tenta outra vez daqui a pouco.
offline = Estás sem ligação. Podes fazer as lições, jogar contra os dez níveis e ler as regras; as partidas com amigos precisam da rede.
problem-banned = O administrador deste servidor bloqueou-te.
problem-internal = Algo correu mal no servidor. Tenta outra vez.
problem-not-found = Essa partida não existe. Talvez tenha sido apagada.
problem-not-your-seat = Este lugar é de outra pessoa.
problem-not-your-turn = Não é a tua vez.
problem-wrong-ply = Entretanto a partida avançou.
problem-game-over = A partida acabou.
problem-too-many = Foi um pouco depressa demais. Espera um momento.
problem-too-large = É demasiado longo para uma partida.
problem-too-many-records = Não podes guardar mais partidas. Apaga primeiro algumas em «As minhas partidas».
problem-not-allowed = Agora não é possível.
problem-offered-already = Já pediste. Podes pedir outra vez depois da próxima jogada.
problem-seat-taken = Outra pessoa já se sentou.
problem-link-expired = Esta ligação já foi usada ou é demasiado antiga. Cria uma nova no dispositivo onde jogas.
problem-bad-record = Isto não se consegue ler como partida.
# Of an imported game. $ply: the number of the move; $move: as it is written there.
problem-record-rule = A jogada { $ply }, { $move }, viola uma regra.
problem-record-move = A jogada { $ply } não se consegue ler: { $move }
# $line: the number of a line.
problem-record-line = O erro está na linha { $line }.
problem-bad-request = O servidor não percebeu.
problem-unsupported = Esse programa não joga este tipo de partida.
problem-conflict = Entretanto a partida mudou. Tenta outra vez.
problem-try-again = A partida foi interrompida. Nada se perdeu: tenta outra vez.

nowhere = Nada aqui
nowhere-means = Não há nenhuma página neste endereço.

said-joined = { $name } está à mesa. A partida começa.
said-offered-draw = { $name } propõe empate.
said-offered-takeback = { $name } pede para desfazer uma jogada.
said-offered-rematch = { $name } gostaria de jogar outra vez.
said-declined = A resposta é não.
said-taken-back = Uma jogada foi desfeita.
