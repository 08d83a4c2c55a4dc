"""BoardSpace's SGF (`GM[27]`), read only.

BoardSpace writes down what the players did with the mouse: pieces picked up, put down, put down
somewhere else, and a `done` that ends the turn. A ply is the last thing put down before a `done`;
a `done` with nothing before it is a pass. Offers and resignations have a `done` of their own.

Cells are a column letter and a row number, and they alone decide where a piece goes:

    NW (0,+1)   NE (+1,+1)
    W (-1,0)    E (+1,0)
    SW (-1,-1)  SE (0,-1)

The grid has 26 columns and 26 rows and wraps round, so a cell that touches no piece is looked for
beyond the edge. The first piece stands near the middle, on whatever cell.
"""

from __future__ import annotations

import datetime
import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from skep._core import PASS, Bug, Color, Hex, Move, Piece
from skep.board import Board
from skep.errors import IllegalMoveError, RecordError, excerpt
from skep.outcome import GameState, Termination
from skep.record import Record, RecordFormat, only_record
from skep.record_text import read_text
from skep.rules import GameType, Opening, Repetition
from skep.uhp_strings import rules_for

if TYPE_CHECKING:
    from collections.abc import Iterator

    from skep.record_text import Source

HIVE: Final = "27"
"""The number of Hive among the games of SGF, as BoardSpace counts them."""

GRID: Final = 26
"""The number of columns, and of rows, after which BoardSpace's grid begins again."""

MAX_DEPTH: Final = 100
"""How deep variations may lie in one another; BoardSpace writes none at all."""


def read_sgf(
    source: Source, opening: Opening | str = "auto", repetition: Repetition | str = "off"
) -> Record:
    """The game of a BoardSpace file; RecordError where it is broken or breaks the rules.

    Of several trees, and of several variations, the first one counts.
    """
    return only_record(SGF, read_text(source), opening, repetition)


def _read(
    text: str, opening: Opening | str, repetition: Repetition | str
) -> Iterator[Record | RecordError]:
    log = _Log()
    try:
        for node in _main_line(text):
            log.add_node(node)
        log.close()
        record = _record(log, opening, Repetition.OFF if repetition == "auto" else repetition)
    except RecordError as error:
        yield error
    else:
        yield record


def _matches(text: str) -> bool:
    return text.startswith("(")


SGF: Final = RecordFormat("sgf", (".sgf",), _matches, _read)

# --- The tree -------------------------------------------------------------------------------------

_TOKEN: Final = re.compile(
    r"\s++|(?P<mark>[()]|;[\s;]*+)"
    r"|(?P<name>[A-Za-z][A-Za-z0-9-]*+)?\s*+\[(?P<value>[^\]\\]*+(?:\\.[^\]\\]*+)*+)\]",
    re.DOTALL,
)
_ESCAPE: Final = re.compile(r"\\(.)", re.DOTALL)
_DEPTHS: Final = {"(": 1, ";": 0, ")": -1}


@dataclass(frozen=True, slots=True)
class _Property:
    name: str
    value: str
    line: int


def _main_line(text: str) -> Iterator[list[_Property]]:
    """The nodes from the root of the first tree to its first leaf; the rest must be whole."""
    depth = 0
    node: list[_Property] | None = None
    leaf_seen = False
    for item in _items(text):
        if isinstance(item, _Property):
            if node is None:
                raise RecordError(f"line {item.line}: {item.name} stands outside a node")
            node.append(item)
            continue
        if node is not None and not leaf_seen:
            yield node
        node = [] if item == ";" else None
        depth += _DEPTHS[item]
        if depth > MAX_DEPTH:
            raise RecordError(f"the variations are more than {MAX_DEPTH} deep")
        leaf_seen = leaf_seen or item == ")"
        if depth == 0:
            return
    raise RecordError("the file ends before its game does: the last ')' is missing")


def _items(text: str) -> Iterator[_Property | str]:
    """The brackets, semicolons and properties of a file, which begins with '('."""
    position = len(text) - len(text.lstrip())
    if not text.startswith("(", position):
        raise RecordError(f"an SGF begins with '(', not with {excerpt(text[position:])}")
    name = ""
    line = 1 + text.count("\n", 0, position)
    while position < len(text):
        token = _TOKEN.match(text, position)
        if token is None:
            raise RecordError(f"line {line}: what begins with {excerpt(text[position:])} is broken")
        if token["mark"]:
            name = ""
            yield token["mark"][0]
        elif token["value"] is not None:
            name = token["name"] or name
            if not name:
                raise RecordError(f"line {line}: the value {excerpt(token[0])} has no name")
            yield _Property(name, _ESCAPE.sub(r"\1", token["value"]), line)
        line += token[0].count("\n")
        position = token.end()


# --- What the players did -------------------------------------------------------------------------

_PLAYER: Final = re.compile(r"P(?P<index>[01])")
_NAME: Final = re.compile(r'\s*id\s+"(?P<name>.*)"\s*', re.DOTALL)
_RANKING: Final = re.compile(r"\s*ranking\s+(?P<ranking>\S.*)", re.DOTALL)
_EVENT: Final = re.compile(r"\s*[0-9]+\s+(?P<command>\S+)\s*(?P<rest>.*)", re.DOTALL)
_MILLISECONDS: Final = re.compile(r"\s*(?P<number>[0-9]{1,12})\s*")
_SETUP: Final = re.compile(r"hive(?:-(?P<letters>[a-z]*))?(?:\s.*)?", re.IGNORECASE | re.DOTALL)

_DROPS: Final = ("dropb", "pdropb")
_MOVES: Final = ("move", "pmove", "movedone", "pmovedone")
_PASSES: Final = ("pass", "passdone")
_OFFERS: Final = ("offerdraw", "acceptdraw", "declinedraw", "resign")
_PICKS: Final = ("start", "pick", "pickb")

_HEADER_TAGS: Final = {
    "EV": "Event",
    "PC": "Site",
    "RO": "Round",
    "DT": "SgfDate",
    "GN": "SgfGameName",
    "RE": "SgfResult",
    "TC": "SgfTimeControl",
}


@dataclass(frozen=True, slots=True)
class _Ply:
    """A turn; without a piece it is a pass. `color` is what the file says beside the piece."""

    player: int
    line: int
    text: str
    piece: str = ""
    color: str = ""
    column: int = 0
    row: int = 0


@dataclass(slots=True)
class _Log:
    """Everything that a file says, the plies in order."""

    tags: dict[str, str] = field(default_factory=dict)
    names: dict[int, str] = field(default_factory=dict)
    rankings: dict[int, str] = field(default_factory=dict)
    comments: dict[int, str] = field(default_factory=dict)
    elapsed: dict[int, float] = field(default_factory=dict)
    plies: list[_Ply] = field(default_factory=list)
    game_type: GameType | None = None
    resigned: int | None = None
    draw_agreed: bool = False

    # Since the turn began: the last ply that was tried, and the rest.
    tried: _Ply | None = None
    offered: bool = False
    picked: str = ""
    unknown: str = ""

    # The time that each player had used when his last turn ended, in milliseconds.
    used: dict[int, int] = field(default_factory=dict)

    def add_node(self, node: list[_Property]) -> None:
        """Read one node: a header, or one thing that one player did."""
        clock = next((_milliseconds(item) for item in node if item.name == "TM"), None)
        for item in node:
            if player := _PLAYER.fullmatch(item.name):
                self._add_player(int(player["index"]), item, clock)
            elif item.name == "C":
                so_far = self.comments.get(len(self.plies), "")
                self.comments[len(self.plies)] = f"{so_far}\n{item.value}".lstrip("\n")
            else:
                self._add_header(item)

    def close(self) -> None:
        """Take the last piece put down, even if its turn was not ended."""
        if self.tried is not None:
            self.plies.append(self.tried)

    def _add_header(self, item: _Property) -> None:
        if item.name == "GM" and item.value.strip() != HIVE:
            raise RecordError(f"the game {excerpt(item.value)} is not Hive, which is GM[{HIVE}]")
        if item.name == "SU":
            self.game_type = _game_type(item.value)
        elif item.name in _HEADER_TAGS and item.value:
            self.tags.setdefault(_HEADER_TAGS[item.name], item.value)

    def _add_player(self, player: int, item: _Property, clock: int | None) -> None:
        if event := _EVENT.fullmatch(item.value):
            command = event["command"].lower()
            self._add_event(player, command, event["rest"].strip(), item.line)
            if command.endswith("done"):
                self._end_turn(player, item.line, clock)
        elif name := _NAME.fullmatch(item.value):
            self.names[player] = name["name"]
        elif ranking := _RANKING.fullmatch(item.value):
            self.rankings[player] = ranking["ranking"].strip()

    def _add_event(self, player: int, command: str, rest: str, line: int) -> None:
        """Note what a player did; of what he put down the last counts when the turn ends."""
        if command in _DROPS or command in _MOVES:
            self.tried = self._drop(player, command, rest, line)
        elif command in _PASSES:
            self.tried = _Ply(player, line, "pass")
        elif command in _OFFERS:
            self.offered = True
            self.draw_agreed = self.draw_agreed or command == "acceptdraw"
            self.resigned = player if command == "resign" else self.resigned
        elif command in _PICKS:
            self.picked = rest[:1].lower() if command == "pick" else ""
        elif command != "done":
            self.unknown = command

    def _drop(self, player: int, command: str, rest: str, line: int) -> _Ply:
        """Read `piece column row`, before which a move has the colour of the piece."""
        words = rest.split()
        color = words.pop(0).lower() if command in _MOVES and words else self.picked
        text = f"{command} {rest}"
        if len(words) < 3 or not _is_cell(words[1], words[2]):
            raise self._broken(line, text, "a piece, a column letter and a row should follow")
        column, row = ord(words[1].upper()) - ord("A"), int(words[2])
        return _Ply(player, line, text, words[0], color, column, row)

    def _end_turn(self, player: int, line: int, clock: int | None) -> None:
        ply = self.tried
        if ply is None and not self.offered:
            if self.unknown:
                raise self._broken(line, self.unknown, "the command is unknown, so is the move")
            ply = _Ply(player, line, "pass")
        if ply is not None:
            self.plies.append(ply)
            self._add_time(player, clock)
        self.tried, self.offered, self.picked, self.unknown = None, False, "", ""

    def _add_time(self, player: int, clock: int | None) -> None:
        """The time spent on the last ply; the file has the player's total."""
        if clock is not None and clock >= self.used.get(player, 0):
            self.elapsed[len(self.plies)] = (clock - self.used.get(player, 0)) / 1000
            self.used[player] = clock

    def _broken(self, line: int, text: str, reason: str) -> RecordError:
        return _error(line, len(self.plies) + 1, text, reason)


def _error(line: int, ply: int, text: str, reason: str) -> RecordError:
    message = f"line {line}: move {ply} ({excerpt(text)}): {reason}"
    return RecordError(message, text=text, ply=ply)


def _is_cell(column: str, row: str) -> bool:
    return len(column) == 1 and column.isascii() and column.isalpha() and _is_row(row)


def _is_row(row: str) -> bool:
    return len(row) <= 2 and row.isascii() and row.isdigit()


def _milliseconds(item: _Property) -> int:
    match = _MILLISECONDS.fullmatch(item.value)
    if match is None:
        raise RecordError(f"line {item.line}: TM[{excerpt(item.value)}] is not a number")
    return int(match["number"])


def _game_type(setup: str) -> GameType:
    """The pieces of a game from `SU[hive-plm 2 0 101]`: the letters after the hyphen."""
    match = _SETUP.fullmatch(setup.strip())
    letters = set((match["letters"] or "").upper()) if match else {"?"}
    if not letters <= set("MLP"):
        raise RecordError(f"SU[{excerpt(setup)}] is none of the games 'hive' to 'hive-plm'")
    tail = "".join(letter for letter in "MLP" if letter in letters)
    return GameType(f"Base+{tail}" if tail else "Base")


# --- The game -------------------------------------------------------------------------------------

_PIECE: Final = re.compile(
    r"(?P<color>[wb])?(?P<bug>[qsbgamlp])(?P<number>[1-3])?", re.IGNORECASE | re.ASCII
)
_BUGS: Final = {bug.letter: bug for bug in Bug}
_COLORS: Final = {color.letter: color for color in Color}


def _record(log: _Log, opening: Opening | str, repetition: Repetition | str) -> Record:
    """Play the game through and make a record of it."""
    if log.game_type is None:
        raise RecordError("the file does not say which pieces are in the game: SU[...] is missing")
    # Whoever begins is White, whatever his index.
    white = log.plies[0].player if log.plies else 0
    first = [str(_piece(ply, number)) for number, ply in enumerate(log.plies[:2], 1) if ply.piece]
    board = Board.from_rules(rules_for(log.game_type, opening, repetition, first))
    for number, ply in enumerate(log.plies, start=1):
        _play(board, ply, log.plies[0], white, number)
    result, termination = _result(log, white)
    return Record(
        rules=board.rules,
        moves=tuple(board.move_stack),
        tags=_tags(log, white),
        comments=log.comments,
        result=result,
        termination=termination,
        elapsed=log.elapsed,
    )


def _play(board: Board, ply: _Ply, first: _Ply, white: int, number: int) -> None:
    if ply.player != (white if board.turn is Color.WHITE else 1 - white):
        raise _error(ply.line, number, ply.text, f"it is not the turn of P{ply.player}")
    move = PASS
    if ply.piece:
        cell = Hex(ply.column - first.column, first.row - ply.row)
        move = Move(_piece(ply, number), _unwrapped(board, cell))
    try:
        board.push(move)
    except IllegalMoveError as error:
        raise _error(ply.line, number, ply.text, str(error.explanation)) from error


def _piece(ply: _Ply, number: int) -> Piece:
    """The piece that a file names: `wM1` and `wM`, and in 2013 `a1` for the mover's own ant.

    `b1` is the mover's own beetle, `bq` the black queen.
    """
    match = _PIECE.fullmatch(ply.piece)
    bug = _BUGS[match["bug"].upper()] if match else Bug.QUEEN
    count = int(match["number"] or (1 if bug.per_player == 1 else 0)) if match else 0
    if match is None or not 1 <= count <= bug.per_player:
        raise _error(ply.line, number, ply.text, f"{excerpt(ply.piece)} is not a piece")
    own = "w" if number % 2 else "b"
    color = (match["color"] or ply.color or own).lower()
    if color not in _COLORS or ply.color not in ("", color):
        raise _error(ply.line, number, ply.text, f"{ply.piece} is not of the colour stated")
    return Piece(_COLORS[color], bug, count)


def _unwrapped(board: Board, cell: Hex) -> Hex:
    """The cell itself, or the one beyond the edge if only that touches the hive."""
    if not board.ply or _touches(board, cell):
        return cell
    there = next(iter(board.pieces().values()))
    columns = _beyond(cell.q, there.q)
    rows = _beyond(cell.r, there.r)
    touching = [near for q in columns for r in rows if _touches(board, near := Hex(q, r))]
    return touching[0] if len(touching) == 1 else cell


def _beyond(coordinate: int, there: int) -> tuple[int, ...]:
    """The coordinates near a place that are the same on the wrapped grid."""
    nearest = coordinate + round((there - coordinate) / GRID) * GRID
    return nearest - GRID, nearest, nearest + GRID


def _touches(board: Board, cell: Hex) -> bool:
    return any(board.piece_at(near) is not None for near in (cell, *cell.neighbors()))


def _result(log: _Log, white: int) -> tuple[GameState, Termination | None]:
    """Who won: the one who did not resign, the one named in the sentence, or neither."""
    colors = {white: Color.WHITE, 1 - white: Color.BLACK}
    if log.resigned is not None:
        return GameState.from_winner(colors[log.resigned].opponent), Termination.RESIGNATION
    sentence = log.tags.get("SgfResult", "")
    named = [player for player, name in log.names.items() if _names(sentence, name)]
    if len(named) == 1:
        return GameState.from_winner(colors[named[0]]), None
    agreed = Termination.AGREEMENT if log.draw_agreed else None
    if agreed or (not named and "draw" in sentence.lower()):
        return GameState.DRAW, agreed
    return GameState.IN_PROGRESS, None


def _names(sentence: str, name: str) -> bool:
    """Whether a sentence, in whatever language, has a name in it as a word of its own."""
    start = sentence.find(name) if name else -1
    while start >= 0:
        end = start + len(name)
        if not (sentence[max(start - 1, 0) : start].isalnum() or sentence[end : end + 1].isalnum()):
            return True
        start = sentence.find(name, end)
    return False


# --- Tags -----------------------------------------------------------------------------------------

_MONTHS: Final = "jan feb mar apr may jun jul aug sep oct nov dec"
_DATES: Final = (
    re.compile(r"(?P<day>[0-9]{1,2})\.? (?P<month>[A-Za-z]{3,9}) (?P<year>[0-9]{4})"),
    re.compile(r"(?P<month>[A-Za-z]{3,9}) (?P<day>[0-9]{1,2}), (?P<year>[0-9]{4})"),
    re.compile(
        r"[A-Za-z]{3} (?P<month>[A-Za-z]{3}) (?P<day>[0-9]{1,2}) [0-9:]{8} .* (?P<year>[0-9]{4})"
    ),
)
_NAME_DATE: Final = re.compile(
    r".*-(?P<year>[0-9]{4})-(?P<month>[0-9]{2})-(?P<day>[0-9]{2})-[0-9]{4}"
)


def _tags(log: _Log, white: int) -> dict[str, str]:
    tags = dict(log.tags)
    date = _date(tags.get("SgfDate", ""), tags.get("SgfGameName", ""))
    sides = {"White": white, "Black": 1 - white}
    names = {side: log.names.get(player, "") for side, player in sides.items()}
    rankings = {f"{side}Ranking": log.rankings.get(player, "") for side, player in sides.items()}
    known = {"Date": date, **names, **rankings}
    return tags | {name: value for name, value in known.items() if value}


def _date(text: str, game_name: str) -> str:
    """The date as yyyy.MM.dd, from English words or from the end of the game's name."""
    patterns = [(pattern, text.strip()) for pattern in _DATES] + [(_NAME_DATE, game_name.strip())]
    for pattern, source in patterns:
        if match := pattern.fullmatch(source):
            month = match["month"].lower()
            number = int(month) if month.isdigit() else _month(month)
            try:
                return f"{datetime.date(int(match['year']), number, int(match['day'])):%Y.%m.%d}"
            except ValueError:
                continue
    return ""


def _month(name: str) -> int:
    """The number of an English month, 0 for any other word."""
    return _MONTHS.find(name[:3]) // len("jan ") + 1
