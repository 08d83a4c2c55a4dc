r"""A game written down as BoardSpace does it, in the dialects of its years, for the tests to read.

Each dialect is one year's: in 2013 pieces had no colour; in 2016 robots moved and ended the turn
in one command; in 2018 passes were written out; in 2023 commands were capitalised, passes left out
and clocks kept.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass

from skep import Board, Bug, Color, GameType, Hex, Move, Piece
from skep.notation import format_move

SLOTS = {"Q": 0, "A": 1, "G": 2, "B": 3, "S": 4, "M": 5, "L": 6, "P": 8}
CENTER = 13
GRID = 26


@dataclass(frozen=True)
class Dialect:
    """What differs from year to year."""

    year: int
    setup: str
    bare_pieces: bool = False
    robots: bool = False
    explicit_pass: bool = True
    capitals: bool = False
    clocks: bool = False


DIALECTS = (
    Dialect(2013, "hive{}", bare_pieces=True),
    Dialect(2016, "hive{}", robots=True),
    Dialect(2018, "Hive{}"),
    Dialect(2023, "hive{} 2 0 101", explicit_pass=False, capitals=True, clocks=True),
)


def setup_letters(game_type: GameType) -> str:
    letters = game_type.value.removeprefix("Base").removeprefix("+")
    return f"-{letters[::-1].lower()}" if letters else ""


def cell_name(cell: Hex) -> str:
    """Column letter and row number on the wrapped grid, the first piece in the middle."""
    column = (CENTER + cell.q) % GRID
    row = (CENTER - cell.r - 1) % GRID + 1
    return f"{chr(ord('A') + column)} {row}"


def piece_name(piece: Piece) -> str:
    return piece.name if piece.bug is Bug.QUEEN or piece.bug.letter in "SBGA" else f"{piece.name}1"


class Writer:
    """Writes the commands of one game, with all that players do before they make up their mind."""

    def __init__(self, dialect: Dialect, rng: random.Random) -> None:
        self.dialect = dialect
        self.rng = rng
        self.serial = 0
        self.clocks = [0, 0]

    def line(self, player: int, command: str) -> str:
        word, _, rest = command.partition(" ")
        if self.dialect.capitals:
            word = word.capitalize()
        self.clocks[player] += self.rng.randrange(4000)
        clock = f"TM[{self.clocks[player]}]" if self.dialect.clocks else ""
        rest = rest.replace("\\", "\\\\")
        text = f"; P{player}[{self.serial} {word}{' ' + rest if rest else ''}]{clock}"
        self.serial += 1
        return text

    def named(self, piece: Piece, *, thrown: bool) -> str:
        """A piece after `dropb`: the mover's own had no colour in 2013, thrown ones had."""
        if not self.dialect.bare_pieces:
            return piece_name(piece)
        return piece.name.lower() if thrown else piece.name[1:].lower()

    def target(self, board: Board, move: Move) -> str:
        """The last word of a drop, which repeats in words what the cell says."""
        _, _, target = format_move(board, move).partition(" ")
        climbs = move.to is not None and board.piece_at(move.to) is not None
        return "." if not target or (climbs and self.dialect.year > 2013) else target

    def ply(self, board: Board, move: Move) -> Iterator[str]:
        player = 0 if board.turn is Color.WHITE else 1
        if move.piece is None or move.to is None:
            if self.dialect.explicit_pass:
                yield self.line(player, "pass")
            yield self.line(player, "done")
            return
        start = board.hex_of(move.piece)
        thrown = start is not None and bool(board.path(move).throwers)
        if self.dialect.robots and player == 1:
            command = "pmovedone" if thrown else "movedone"
            yield self.line(player, f"{command} {self.placed(board, move)}")
            return
        if self.rng.random() < 0.2:
            command = "pmove" if thrown else "move"
            yield self.line(player, f"{command} {self.placed(board, move)}")
            yield self.line(player, "done")
            return
        drop = "pdropb" if thrown else "dropb"
        same = [other for other in board.legal_moves if other.piece == move.piece]
        tries = [self.rng.choice(same) for _ in range(self.rng.choice((0, 0, 0, 0, 1, 2)))]
        for attempt in (*tries, move):
            assert attempt.to is not None
            name = self.named(move.piece, thrown=thrown)
            yield self.line(player, self.pick(board, move.piece, start))
            where = f"{cell_name(attempt.to)} {self.target(board, attempt)}"
            yield self.line(player, f"{drop} {name} {where}")
            start = attempt.to if attempt is not move else start
        yield self.line(player, "done")

    def pick(self, board: Board, piece: Piece, start: Hex | None) -> str:
        if start is not None:
            thrown = piece.color is not board.turn
            return f"pickb {cell_name(start)} {self.named(piece, thrown=thrown)}"
        if self.dialect.bare_pieces:
            return f"pick {piece.color.letter} {SLOTS[piece.bug.letter]} {piece.name[1:]}"
        letter = piece.color.letter.upper()
        return f"pick {letter} {SLOTS[piece.bug.letter]} {piece_name(piece)}"

    def placed(self, board: Board, move: Move) -> str:
        """What follows `move`: the colour of the piece, the piece, the cell, the target."""
        assert move.piece is not None
        assert move.to is not None
        bare = self.dialect.bare_pieces
        name = move.piece.name[1:] if bare else piece_name(move.piece)
        color = move.piece.color.letter.upper()
        return f"{color} {name} {cell_name(move.to)} {self.target(board, move)}"


def to_sgf(
    board: Board,
    dialect: Dialect,
    seed: int = 0,
    *,
    result: str = "",
    ending: tuple[tuple[int, str], ...] = (),
    names: tuple[str, str] = ("Ada", "Brin"),
) -> str:
    """A game as a file of BoardSpace's, with some last commands such as a resignation."""
    writer = Writer(dialect, random.Random(seed))
    lines = [
        " (;",
        "GM[27]VV[1]",
        f"SU[{dialect.setup.format(setup_letters(board.game_type))}]",
        f"DT[Fri May 03 09:01:07 EDT {dialect.year}]",
        f"GN[HV-{names[0]}-{names[1]}-{dialect.year}-05-03-1301]",
        *([f"RE[{result}]"] if result else []),
        f'P0[id "{names[0]}"]',
        f'P1[id "{names[1]}"]',
        writer.line(0, "Start P0"),
    ]
    replayed = Board.from_rules(board.rules)
    for move in board.move_stack:
        lines.extend(writer.ply(replayed, move))
        replayed.push(move)
    lines.extend(writer.line(player, command) for player, command in ending)
    return "\n".join((*lines, ";", "P0[time 0:04:41 ]", "P1[time 0:09:31 ]", ")", " ", ""))
