"""Random games for the comparison of the core in WebAssembly with the native one.

A game is JSON: its type, its opening rule, and steps. A step is a position: which moves are
explained there, how far it is searched and solved, and the move that leads on. Both sides describe
every position in the same lines (`web/scripts/engine-games.mjs` has the other half), and the
digests are compared.
"""

import hashlib
import json
import random
import subprocess
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final, cast

from skep import PASS, _core
from skep._core import Hex, Move, Piece, Position
from skep.engine.net import Net
from skep.uhp_strings import format_move

Game = dict[str, Any]

TYPES: Final = ("Base", "Base+M", "Base+L", "Base+P", "Base+ML", "Base+MP", "Base+LP", "Base+MLP")
LETTERS: Final = "QSBGAMLP"
ALL_PIECES: Final = [
    f"{side}{kind}"
    for side in "wb"
    for kind in ("Q", "S1", "S2", "B1", "B2", "G1", "G2", "G3", "A1", "A2", "A3", "M", "L", "P")
]
MOST_PLIES: Final = 60
EXPLAINED: Final = 4
PLIES_PER_SEARCH: Final = 9
SEARCHED_NODES: Final = 400
SOLVED_PLIES: Final = 3


def new_position(game: Game) -> Position:
    letters = str(game["type"]).partition("+")[2]
    return Position(sum(1 << LETTERS.index(letter) for letter in letters), bool(game["tournament"]))


def random_game(number: int) -> Game:
    """A game of random moves with questions about moves of all kinds, most of them not legal."""
    dice = random.Random(number)
    game: Game = {"type": dice.choice(TYPES), "tournament": dice.random() < 0.5, "steps": []}
    position = new_position(game)
    for ply in range(dice.randrange(2, MOST_PLIES)):
        step: Game = {"asked": [_random_question(position, dice) for _ in range(EXPLAINED)]}
        if ply % PLIES_PER_SEARCH == PLIES_PER_SEARCH - 1:
            step["nodes"] = dice.randrange(1, SEARCHED_NODES)
            step["plies"] = SOLVED_PLIES
            step["piece"] = dice.choice(ALL_PIECES)
            step["level"] = dice.randrange(1, 7)
            step["seed"] = dice.randrange(2**32)
        game["steps"].append(step)
        moves = _moves_of(position)
        if not moves:
            break
        move = dice.choice(moves)
        step["move"] = wire(move)
        position.push(move)
    return game


def _random_question(position: Position, dice: random.Random) -> list[Any]:
    """A piece and a cell: in one of three cases a legal move, else any piece to any cell near."""
    moves = _moves_of(position)
    if moves and dice.random() < 1 / 3:
        return wire(dice.choice(moves))
    cells = [(hex.q, hex.r) for hex in position.pieces().values()] or [(0, 0)]
    q, r = dice.choice(cells)
    return [dice.choice(ALL_PIECES), [q + dice.randrange(-2, 3), r + dice.randrange(-2, 3)]]


def _moves_of(position: Position) -> list[Move]:
    moves = position.legal_moves()
    return [moves[i] for i in range(len(moves))]


def wire(move: Move) -> list[Any]:
    if move.piece is None or move.to is None:
        return [None, None]
    return [move.piece.name, [move.to.q, move.to.r]]


# ---- what the native core says


class NativeCore:
    """Describes games with `skep._core`."""

    def __init__(self, net: Path) -> None:
        self._net = Net.load(net).native
        self._searcher = _core.Searcher(1, net=self._net)

    def transcript(self, game: Game) -> list[str]:
        self._searcher.clear()
        position = new_position(game)
        lines: list[str] = []
        for step in game["steps"]:
            lines += self._describe(position, step)
            if "move" in step:
                move = _move_of(*step["move"])
                lines.append(format_move(cast("Any", position), move))
                assert position.push(move)
        return [*lines, *self._describe(new_position(game), {"asked": []})]

    def _describe(self, position: Position, step: Game) -> list[str]:
        placed = sorted(
            f"{piece.name}@{_cell(hex)}+{position.stack(hex).index(piece)}"
            for piece, hex in position.pieces().items()
        )
        moves = _moves_of(position)
        repetitions = position.repetition_count()
        lines = [
            f"{position.ply} {position.turn.value} {position.state.value} {repetitions}",
            f"{position.key} {position.canonical_key}",
            f"{position.evaluate()} {self._net.evaluate(position)}",
            " ".join(placed),
            " ".join(map(_move, moves)),
        ]
        for name, to in step["asked"]:
            move = _move_of(name, to)
            lines += [_explanation(position, move), _path(position, move, move in moves)]
        if "piece" in step:
            lines.append(_evidence(position.explain_piece(Piece.from_name(step["piece"]))))
        if moves and "level" in step:
            lines.append(self._level_move(position, step["level"], step["seed"]))
        if moves and (step.get("nodes") or step.get("depth")):
            lines += self._search(position, moves, step.get("nodes", 0), step.get("depth", 0))
        if moves and step.get("plies"):
            lines.append(_solution(position, step["plies"]))
        return lines

    def _level_move(self, position: Position, level: int, seed: int) -> str:
        skill = _core.level_skills()[level - 1]
        found = _core.choose_level_move(skill, position, seed, 0, 0, 0, (), self._net, None)
        return f"{found.score} {found.nodes} {' '.join(map(_move, found.pv))}"

    def _search(self, position: Position, moves: list[Move], nodes: int, depth: int) -> list[str]:
        reports: list[_core.SearchResult] = []
        found = self._searcher.search(
            position, moves, 0, depth, nodes, 0, 1, reports.append, None
        )  # fmt: skip
        return [
            f"{each.depth} {each.score} {each.nodes} {' '.join(map(_move, each.pv))}"
            for each in (*reports, found)
        ]


def _move_of(name: str | None, to: list[int] | None) -> Move:
    if name is None or to is None:
        return PASS
    return Move(Piece.from_name(name), Hex(*to))


def _cell(hex: Hex) -> str:
    return f"{hex.q}/{hex.r}"


def _move(move: Move) -> str:
    if move.piece is None or move.to is None:
        return "pass"
    return f"{move.piece.name}@{_cell(move.to)}"


def _join(*parts: Iterable[str]) -> str:
    return ";".join(",".join(part) for part in parts)


def _explanation(position: Position, move: Move) -> str:
    if move.piece is None or move.to is None:
        return _evidence(position.explain_pass())
    return _evidence(position.explain(move.piece, move.to))


def _evidence(why: _core.Explanation) -> str:
    return _join(
        ["null" if why.reason is None else why.reason.value],
        [piece.name for piece in why.pieces],
        map(_cell, why.cells),
        [f"{name}={number}" for name, number in why.numbers.items()],
    )


def _path(position: Position, move: Move, legal: bool) -> str:
    if not legal:
        return "none"
    path = position.path(move)
    return _join([path.kind.value], map(_cell, path.cells), [piece.name for piece in path.throwers])


def _solution(position: Position, plies: int) -> str:
    found = _core.solve(position, plies, 0, 0, None)
    verdict = json.dumps(found.proven)
    unique = json.dumps(bool(found.unique))
    lists = " | ".join(" ".join(map(_move, moves)) for moves in (found.moves, found.line))
    return f"{verdict} {found.plies} {unique} {found.nodes} {lists}"


# ---- what WebAssembly says


def play_in_wasm(games: Iterable[Game], web: Path, net: Path) -> Iterator[str]:
    """The answers of the core in WebAssembly, a line for each game."""
    with subprocess.Popen(
        ["node", "scripts/engine-games.mjs", net],
        cwd=web,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as node:
        assert node.stdin is not None
        assert node.stdout is not None
        for game in games:
            node.stdin.write(json.dumps(game) + "\n")
            node.stdin.flush()
            answer = node.stdout.readline().rstrip("\n")
            assert answer, f"Node ended with {node.wait(timeout=60)}"
            yield answer
        node.stdin.close()
        assert node.wait(timeout=60) == 0


def digest(lines: list[str]) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()
