### La página en el navegador: botones, pantallas, y lo que dice durante una partida.

skep = Skep
tagline = El juego de hexágonos e insectos que cabe en cualquier mesa.
trademark = Hive es una marca de Gen42 Games. Skep lo hace gente que ama el juego, sin relación con esa empresa.

title-home = Skep: juega a Hive
title-page = { $page } · Skep
title-your-turn = ● Te toca · Skep

play = Jugar
home = Inicio
close = Cerrar
cancel = Cancelar
confirm = Hacer la jugada
accept = Sí
decline = No
copied = Copiado
copy-failed = El navegador no lo ha permitido.
share = Compartir
settings = Ajustes
more = Más
menu = Menú
learn = Aprender
my-games = Mis partidas
open-game = Abrir una partida
game = Partida
moves = Jugadas
actions = Acciones
tools = Herramientas
your-name = Tu nombre
name-placeholder = Lo que ven los demás
your-turn = Te toca
language = Idioma

play-friend = Jugar con un amigo
play-screen = Misma pantalla
play-link = Por enlace
opponent = Tu rival
opponent-engine = Programa
level-label = Nivel { $level }: { $name }
against-level = contra { $name }, nivel { $level }
against = contra { $name }
resume = Seguir contra { $name }
resume-screen = Seguir tu partida en esta pantalla
options = Opciones

pieces = Piezas
expansions = Insectos extra
edition-base = Juego base
edition-base-short = Base
edition-carbon = Edición Carbon
edition-carbon-short = Carbon
edition-complete = Juego completo
edition-complete-short = Completo
edition-own = Juego base con { $bugs }

color = Tu color
color-wish-random = Cualquiera
color-wish-white = Blancas
color-wish-black = Negras

opening = Apertura
opening-tournament = Torneo
opening-tournament-means = La reina no puede ser la primera pieza.
opening-rulebook = Reglamento
opening-rulebook-means = La reina puede ser la primera.
opening-is =
    { $opening ->
        [tournament] apertura de torneo
       *[rulebook] apertura del reglamento
    }

clock = Reloj
clock-none = Sin reloj
clock-own = Otro
clock-is = { $minutes } min + { $increment } s
clock-means = Minutos para cada jugador, y segundos que suma cada jugada.
minutes = Minutos cada uno
increment = Segundos por jugada

takebacks = Se pueden deshacer jugadas
repetition = Tres veces la misma posición son tablas

game-names = { $white } y { $black }
side-of =
    { $color ->
        [white] Lado de las blancas
       *[black] Lado de las negras
    }
# What a player without a name is called, in the place of a name.
seat-name =
    { $color ->
        [white] Bando blanco
       *[black] Bando negro
    }
open-seat = Asiento libre
you = tú
level = nivel { $level }
away = ausente
is-offline = sin conexión
device-offline = Estás sin conexión. La partida sigue aquí y el servidor la recibirá cuando vuelva la red.
device-renamed = El servidor tiene esta partida de otra forma, así que tus jugadas siguen como una partida aparte.
device-refused = El servidor no ha aceptado esta partida. Se queda en este dispositivo.
winner = gana
watching = Estás mirando
clock-of =
    { $color ->
        [white] Tiempo de las blancas:
       *[black] Tiempo de las negras:
    }

thinking = { $name } está pensando.
engine-queue = { $name } está pensando en otras partidas. Tu puesto en la cola: { $place }.
name-to-move = Le toca a { $name }.
to-move =
    { $color ->
        [white] Les toca a las blancas.
       *[black] Les toca a las negras.
    }
you-pass = No tienes jugada: pasas.
other-passes = { $name } no tiene jugada y pasa.
looking-back = Jugada { $ply } de { $plies }
confirm-hint = ¿Ponerla ahí?
premove-choose = Planea tu próxima jugada: ¿adónde?
premove-set = Tu próxima jugada está prevista. Toca la mesa para anularla.
premove-gone = La jugada prevista ya no es posible.
may-still-throw = Aún puede lanzar: { $pieces }.
reconnecting = Se perdió la conexión. Probando otra vez…
no-moves = Aún no hay jugadas.
pass = pasa

steps = Recorrer las jugadas
step-first = A la primera jugada
step-back = Una jugada atrás
step-forward = Una jugada adelante
step-last = A la última jugada

takeback = Deshacer jugada
ask-takeback = Pedir deshacer
offer-draw = Ofrecer tablas
agree-draw = Acordar tablas
resign = Abandonar
resign-sure = ¿Abandonar esta partida?
resign-means = Entonces gana el otro jugador.
play-on = Seguir jugando
abort = Anular partida
claim-win = Reclamar la victoria
claim-draw = Declarar tablas
claim-in =
    { $seconds ->
        [one] El otro jugador se ha ido. Podrás reclamar la victoria en un segundo.
       *[other] El otro jugador se ha ido. Podrás reclamar la victoria en { $seconds } segundos.
    }
fit = Ver toda la colmena
turn = Girar la colmena
sound = Sonido

draw-offered = { $name } ofrece tablas. ¿Aceptas?
draw-waits = Has ofrecido tablas.
takeback-asked =
    { $count ->
        [one] { $name } querría deshacer una jugada. ¿Te parece bien?
       *[other] { $name } querría deshacer { $count } jugadas. ¿Te parece bien?
    }
takeback-waits = Has pedido deshacer una jugada.
draw-declined = Tu oferta de tablas fue rechazada.
takeback-declined = Tu petición de deshacer fue rechazada.

phrases = Decir algo
phrase-hello = ¡Hola!
phrase-good-luck = ¡Suerte y a disfrutar!
phrase-good-move = ¡Buena jugada!
phrase-oops = ¡Uy!
phrase-one-moment = Un momento, por favor.
phrase-thanks = ¡Gracias!
phrase-good-game = ¡Buena partida!
phrase-goodbye = Tengo que irme. ¡Adiós!
said-phrase = { $name }: { $phrase }

invite-title = Invitar a un amigo
invite-means = Envía esta dirección a un amigo. La partida empieza cuando se siente.
address = Dirección de la partida
copy-address = Copiar la dirección
seat-link = Seguir en otro dispositivo
seat-link-means = Abre este enlace en el otro dispositivo antes de diez minutos y tu asiento pasará allí. El enlace solo sirve una vez: no se lo enseñes a nadie.
seat-link-address = Enlace a tu asiento
seat-link-copy = Copiar el enlace
sit-title = Hay un asiento libre
sit-means =
    { $color ->
        [white] Siéntate y juega con las blancas, o quédate a mirar.
       *[black] Siéntate y juega con las negras, o quédate a mirar.
    }
sit-down =
    { $color ->
        [white] Jugar con blancas
       *[black] Jugar con negras
    }

result = Resultado
result-won = Has ganado.
result-lost = Has perdido.
result-draw = Son tablas.
result-aborted = La partida se anuló.
result-wins =
    { $color ->
        [white] Han ganado las blancas.
       *[black] Han ganado las negras.
    }

ended-queen-surrounded =
    { $winner ->
        [white] La reina negra está rodeada.
       *[black] La reina blanca está rodeada.
    }
ended-both-queens-surrounded = Las dos reinas están rodeadas.
ended-resignation =
    { $winner ->
        [white] Las negras han abandonado.
       *[black] Las blancas han abandonado.
    }
ended-agreement = Ambos se pusieron de acuerdo.
ended-repetition = La misma posición se dio tres veces.
ended-timeout =
    { $winner ->
        [white] A las negras se les acabó el tiempo.
       *[black] A las blancas se les acabó el tiempo.
    }
ended-abandoned =
    { $winner ->
        [white] Las negras han dejado la partida.
        [black] Las blancas han dejado la partida.
       *[none] Un jugador ha dejado la partida.
    }
ended-adjudication = Un árbitro decidió la partida.
ended-forfeit =
    { $winner ->
        [white] Las negras pierden por incomparecencia.
       *[black] Las blancas pierden por incomparecencia.
    }
ended-aborted = No cuenta.

rematch = Otra partida
rematch-waits = Esperando respuesta
rematch-offered = { $name } querría jugar otra vez.
to-rematch = A la siguiente partida

share-game = La partida
share-position = Una imagen de esta posición
picture-alt = La posición en la mesa
copy-game-string = Copiar como cadena
download-game-string = Cadena de la partida
download-pgn = PGN

no-games = Aún no tienes partidas.
more-games = Ver más
game-screen = En la misma pantalla
game-waiting = Esperando a un amigo
game-against = Contra { $name }
game-record = Partida abierta
on-device = en tu dispositivo
game-moves =
    { $count ->
        [0] Ninguna jugada
        [one] Una jugada
       *[other] { $count } jugadas
    }
delete = Borrar
delete-game = Borrar: { $game }
delete-sure = ¿Borrar esta partida?
delete-means = «{ $game }» desaparecerá para siempre.
keep = Conservar

figures = Tus resultados
figures-won = Ganadas
figures-drawn = Tablas
figures-lost = Perdidas
figures-friends = Amigos

open-means = Pega aquí una partida: cadena, PGN o SGF. También puedes soltar un archivo en cualquier lugar de esta página.
open-placeholder = Base+MLP;InProgress;White[2];wS1;bG1 wS1-
choose-file = Elegir un archivo
open-now = Abrir

settings-look = Aspecto
settings-play = Juego

theme = Tema
theme-auto = Como el dispositivo
theme-light = Claro
theme-dark = Oscuro

palette = Colores
palette-normal = Juego impreso
palette-safe = Para daltónicos
palette-contrast = Alto contraste

motion = Movimiento
motion-auto = Como el dispositivo
motion-none = Ninguno

confirm-moves = Confirmar cada jugada
confirm-touch = En pantallas táctiles
confirm-always = Siempre
confirm-never = Nunca

switch-sound = Sonido
switch-sound-means = Un golpe suave en cada jugada.
switch-premove = Jugada anticipada
switch-premove-means = Elige tu próxima jugada mientras el otro piensa.
switch-phrases = Frases
switch-phrases-means = Lo que dice la otra persona en una partida por enlace.
switch-queenTicks = Lados libres de las reinas
switch-queenTicks-means = Seis marcas pequeñas alrededor de cada reina.
switch-notation = Nombres en las piezas
switch-notation-means = Como en la lista de jugadas.
switch-turnBoard = Girar la colmena
switch-turnBoard-means = En una misma pantalla, hacia quien juega.

keys = Teclado
key-tab = Ir entre las manos, la mesa y los botones
key-step = Una jugada atrás, una jugada adelante
key-help = Esta lista

problem-offline = El servidor no responde. Prueba otra vez en un momento.
offline = Estás sin conexión. Puedes hacer las lecciones, jugar contra los diez niveles y leer las reglas; las partidas con amigos necesitan la red.
problem-banned = El administrador de este servidor te ha bloqueado.
problem-internal = Algo ha fallado en el servidor. Prueba otra vez.
problem-not-found = Esa partida no existe. Quizá se borró.
problem-not-your-seat = Este asiento es de otra persona.
problem-not-your-turn = No te toca.
problem-wrong-ply = La partida ha avanzado entretanto.
problem-game-over = La partida ha terminado.
problem-too-many = Ha sido demasiado rápido. Espera un momento.
problem-too-large = Es demasiado largo para ser una partida.
problem-too-many-records = No puedes guardar más partidas. Borra antes alguna en «Mis partidas».
problem-not-allowed = Ahora no es posible.
problem-offered-already = Ya lo has pedido. Podrás pedirlo otra vez después de la próxima jugada.
problem-seat-taken = Ya se ha sentado otra persona.
problem-link-expired = Este enlace ya se ha usado o ha caducado. Crea uno nuevo en el dispositivo donde juegas.
problem-bad-record = Esto no se puede leer como una partida.
# Of an imported game. $ply: the number of the move; $move: as it is written there.
problem-record-rule = La jugada { $ply }, { $move }, va contra una regla.
problem-record-move = La jugada { $ply } no se puede leer: { $move }
# $line: the number of a line.
problem-record-line = El error está en la línea { $line }.
problem-bad-request = El servidor no lo ha entendido.
problem-unsupported = Ese programa no juega a esta clase de partida.
problem-conflict = La partida ha cambiado entretanto. Prueba otra vez.
problem-try-again = La partida se interrumpió. No se ha perdido nada: prueba otra vez.

nowhere = Aquí no hay nada
nowhere-means = No hay ninguna página en esta dirección.

said-joined = { $name } está en la mesa. Empieza la partida.
said-offered-draw = { $name } ofrece tablas.
said-offered-takeback = { $name } pide deshacer una jugada.
said-offered-rematch = { $name } querría jugar otra vez.
said-declined = La respuesta es no.
said-taken-back = Se ha deshecho una jugada.
