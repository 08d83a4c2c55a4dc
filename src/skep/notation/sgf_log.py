"""What the players did according to a BoardSpace file."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from skep.errors import RecordError, excerpt
from skep.rules import GameType

if TYPE_CHECKING:
    from skep.notation.sgf_tree import SgfProperty

__all__ = ["HEADER_TAGS", "HIVE", "SgfLog", "SgfPly", "move_error"]

HIVE: Final = "27"
"""The number of Hive among the games of SGF, as BoardSpace counts them."""

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

HEADER_TAGS: Final = {
    "EV": "Event",
    "PC": "Site",
    "RO": "Round",
    "DT": "SgfDate",
    "GN": "SgfGameName",
    "RE": "SgfResult",
    "TC": "SgfTimeControl",
}
"""The tags of a record that the header of a file has room for."""


@dataclass(frozen=True, slots=True)
class SgfPly:
    """A turn; without a piece it is a pass. `color` is what the file says beside the piece."""

    player: int
    line: int
    text: str
    piece: str = ""
    color: str = ""
    column: int = 0
    row: int = 0


@dataclass(slots=True)
class SgfLog:
    """Everything that a file says, the plies in order."""

    tags: dict[str, str] = field(default_factory=dict)
    names: dict[int, str] = field(default_factory=dict)
    rankings: dict[int, str] = field(default_factory=dict)
    comments: dict[int, str] = field(default_factory=dict)
    elapsed: dict[int, float] = field(default_factory=dict)
    plies: list[SgfPly] = field(default_factory=list)
    game_type: GameType | None = None
    resigned: int | None = None
    draw_agreed: bool = False

    # Since the turn began: the last ply that was tried, and the rest.
    tried: SgfPly | None = None
    offered: bool = False
    picked: str = ""
    unknown: str = ""

    # The time that each player had used when his last turn ended, in milliseconds.
    used: dict[int, int] = field(default_factory=dict)

    def add_node(self, node: list[SgfProperty]) -> None:
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

    def _add_header(self, item: SgfProperty) -> None:
        if item.name == "GM" and item.value.strip() != HIVE:
            raise RecordError(f"the game {excerpt(item.value)} is not Hive, which is GM[{HIVE}]")
        if item.name == "SU":
            self.game_type = _game_type(item.value)
        elif item.name in HEADER_TAGS and item.value:
            self.tags.setdefault(HEADER_TAGS[item.name], item.value)

    def _add_player(self, player: int, item: SgfProperty, clock: int | None) -> None:
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
            self.tried = SgfPly(player, line, "pass")
        elif command in _OFFERS:
            self.offered = True
            self.draw_agreed = self.draw_agreed or command == "acceptdraw"
            self.resigned = player if command == "resign" else self.resigned
        elif command in _PICKS:
            self.picked = rest[:1].lower() if command == "pick" else ""
        elif command != "done":
            self.unknown = command

    def _drop(self, player: int, command: str, rest: str, line: int) -> SgfPly:
        """Read `piece column row`, before which a move has the colour of the piece."""
        words = rest.split()
        color = words.pop(0).lower() if command in _MOVES and words else self.picked
        text = f"{command} {rest}"
        if len(words) < 3 or not _is_cell(words[1], words[2]):
            raise self._broken(line, text, "a piece, a column letter and a row should follow")
        column, row = ord(words[1].upper()) - ord("A"), int(words[2])
        return SgfPly(player, line, text, words[0], color, column, row)

    def _end_turn(self, player: int, line: int, clock: int | None) -> None:
        ply = self.tried
        if ply is None and not self.offered:
            if self.unknown:
                raise self._broken(line, self.unknown, "the command is unknown, so is the move")
            ply = SgfPly(player, line, "pass")
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
        return move_error(line, len(self.plies) + 1, text, reason)


def move_error(line: int, ply: int, text: str, reason: str) -> RecordError:
    """The error for a move of a file that cannot be read or played."""
    message = f"line {line}: move {ply} ({excerpt(text)}): {reason}"
    return RecordError(message, text=text, ply=ply, line=line)


def _is_cell(column: str, row: str) -> bool:
    return len(column) == 1 and column.isascii() and column.isalpha() and _is_row(row)


def _is_row(row: str) -> bool:
    return len(row) <= 2 and row.isascii() and row.isdigit()


def _milliseconds(item: SgfProperty) -> int:
    match = _MILLISECONDS.fullmatch(item.value)
    if match is None:
        raise RecordError(f"line {item.line}: TM[{excerpt(item.value)}] is not a number")
    return int(match["number"])


def _game_type(setup: str) -> GameType:
    """The pieces of a game from `SU[hive-plm 2 0 101]`: the letters after the hyphen."""
    match = _SETUP.fullmatch(setup.strip())
    letters = frozenset((match["letters"] or "").upper() if match else "?")
    types = {frozenset(each.value.partition("+")[2]): each for each in GameType}
    if letters not in types:
        raise RecordError(f"SU[{excerpt(setup)}] is none of the games 'hive' to 'hive-plm'")
    return types[letters]
