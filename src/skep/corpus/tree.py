"""The opening tree of a corpus, by canonical position.

Positions that are the same after a shift, a rotation or a reflection of the hive are one node, and
so are those that different orders of moves lead to.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from skep._core import Color
from skep.outcome import GameState
from skep.rules import Opening

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from skep.record import Record
    from skep.rules import Rules

__all__ = ["OpeningNode", "OpeningTree"]

DEFAULT_PLIES: Final = 8

_COLUMN: Final = {GameState.WHITE_WINS: 0, GameState.DRAW: 1, GameState.BLACK_WINS: 2}


@dataclass(slots=True)
class OpeningNode:
    """A position: how often games came through it, and how they ended.

    `results` are the numbers of White's wins, draws, and Black's wins; games without a result count
    in `games` alone. `moves` are those played here: what each is called in the first game that
    played it, and how many games did.
    """

    key: int
    ply: int
    games: int = 0
    results: list[int] = field(default_factory=lambda: [0, 0, 0])
    moves: dict[int, tuple[str, int]] = field(default_factory=dict)

    @property
    def white_score(self) -> float | None:
        """White's share of the points, from 0 to 1; None where no game has a result."""
        decided = sum(self.results)
        return (self.results[0] + self.results[1] / 2) / decided if decided else None


class OpeningTree:
    """The positions of the first plies of games, from the empty table.

    Each game type has a root of its own, and a second one, such as "Base rulebook", for games with
    the rulebook's opening, in which other moves are legal.
    """

    def __init__(self, plies: int = DEFAULT_PLIES) -> None:
        if plies < 1:
            raise ValueError(f"an opening has at least one ply, not {plies}")
        self.plies = plies
        self.nodes: dict[tuple[str, int], OpeningNode] = {}
        self.roots: dict[str, OpeningNode] = {}

    @classmethod
    def of(cls, records: Iterable[Record], plies: int = DEFAULT_PLIES) -> OpeningTree:
        """The tree of games."""
        tree = cls(plies)
        for record in records:
            tree.add(record)
        return tree

    def add(self, record: Record) -> None:
        """Add a game; one that begins with a set-up has no opening and is left out."""
        if record.position is not None:
            return
        name = _name(record.rules)
        board = record.start()
        node = self._visit(name, board.canonical_key, 0, record.result)
        self.roots.setdefault(name, node)
        visited = {node.key}
        for ply, move in enumerate(record.moves[: self.plies], start=1):
            text = board.uhp(move)
            board.push(move)
            key = board.canonical_key
            first, count = node.moves.get(key, (text, 0))
            node.moves[key] = (first, count + 1)
            if key in visited:  # the game came back to this position: it counts once
                node = self.nodes[name, key]
                continue
            visited.add(key)
            node = self._visit(name, key, ply, record.result)

    def _visit(self, name: str, key: int, ply: int, result: GameState) -> OpeningNode:
        node = self.nodes.setdefault((name, key), OpeningNode(key, ply))
        node.games += 1
        if result in _COLUMN:
            node.results[_COLUMN[result]] += 1
        return node

    def children(self, name: str, node: OpeningNode) -> list[tuple[str, int, OpeningNode]]:
        """The moves of a node with the number of games and where they lead, the commonest first."""
        found = [(text, count, self.nodes[name, key]) for key, (text, count) in node.moves.items()]
        return sorted(found, key=lambda each: (-each[1], each[0]))

    def lines(self, name: str, least: int = 1) -> Iterator[tuple[int, str, int, OpeningNode]]:
        """Depth, move, number of games and node of every line with at least so many games.

        A position that another order of moves has led to before is shown, but not entered again.
        """
        entered = {self.roots[name].key}
        stack = [(1, *each) for each in reversed(self.children(name, self.roots[name]))]
        while stack:
            depth, text, count, node = stack.pop()
            if count < least:
                continue
            yield depth, text, count, node
            if node.key not in entered:
                entered.add(node.key)
                stack += [(depth + 1, *each) for each in reversed(self.children(name, node))]

    def to_json(self, least: int = 1) -> dict[str, Any]:
        """The tree by game type: positions by key (16 hexadecimal digits), and their moves."""
        return {
            name: {
                "root": f"{root.key:016x}",
                "positions": {
                    f"{node.key:016x}": self._json(name, node, least)
                    for (type_name, _), node in self.nodes.items()
                    if type_name == name and (node.games >= least or node is root)
                },
            }
            for name, root in self.roots.items()
        }

    def _json(self, name: str, node: OpeningNode, least: int) -> dict[str, Any]:
        return {
            "ply": node.ply,
            "games": node.games,
            **dict(zip(("white_wins", "draws", "black_wins"), node.results, strict=True)),
            "white_score": node.white_score,
            "moves": [
                {"move": text, "games": count, "to": f"{child.key:016x}"}
                for text, count, child in self.children(name, node)
                if count >= least
            ],
        }

    def text(self, least: int = 1) -> str:
        """The tree as indented lines: move, games, the points of the side that made it."""
        found: list[str] = []
        for name in sorted(self.roots):
            root = self.roots[name]
            found.append(f"{name}: {root.games} games{_percent(root.white_score, ' White ')}")
            for depth, text, count, node in self.lines(name, least):
                mover = Color.WHITE if depth % 2 else Color.BLACK
                score = node.white_score
                if score is not None and mover is Color.BLACK:
                    score = 1 - score
                found.append(f"{'  ' * depth}{text:<12} {count:>7}{_percent(score, '  ')}")
        return "\n".join(found)


def _name(rules: Rules) -> str:
    name = rules.game_type.value
    return name if rules.opening is Opening.TOURNAMENT else f"{name} {rules.opening.value}"


def _percent(score: float | None, before: str) -> str:
    return "" if score is None else f"{before}{100 * score:.1f} %"
