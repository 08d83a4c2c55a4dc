r"""The whole game, slowly and plainly: the reference that the fast core is compared with.

This file is read beside the rule sheet. Every function is one rule and cites its number there;
nothing is clever, and nothing is taken from the library under test. It has more than 400 lines,
because it is read from top to bottom, as the rule sheet is.

A cell is an axial pair (q, r), a piece is its UHP name, a board is a dictionary from each occupied
cell to its pieces, bottom first. A move is a pair (piece, cell) or PASS (14.1).

           NW    NE             (0,-1)   (+1,-1)
             \  /                     \  /
         W -- a -- E        (-1,0) -- a -- (+1,0)
             /  \                     /  \
           SW    SE            (-1,+1)   (0,+1)
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final, Literal, TypeAlias

Hex: TypeAlias = tuple[int, int]
Stacks: TypeAlias = dict[Hex, tuple[str, ...]]
Move: TypeAlias = tuple[str, Hex] | Literal["pass"]

PASS: Final = "pass"
ORIGIN: Final = (0, 0)

DIRECTIONS: Final[dict[str, Hex]] = {
    "NE": (1, -1),
    "E": (1, 0),
    "SE": (0, 1),
    "SW": (-1, 1),
    "W": (-1, 0),
    "NW": (0, -1),
}

GAME_TYPES: Final = (
    "Base",
    "Base+M",
    "Base+L",
    "Base+P",
    "Base+ML",
    "Base+MP",
    "Base+LP",
    "Base+MLP",
)

QUEEN_DEADLINE: Final = 4


# --- 2. Components ------------------------------------------------------------------------------


def piece_set(game_type: str, color: str) -> list[str]:
    """All pieces of one player, in the order in which each kind is numbered (2.2-2.6)."""
    counts = {"Q": 1, "S": 2, "B": 2, "G": 3, "A": 3}
    numbered = [f"{color}{bug}{n}" for bug, count in counts.items() for n in range(1, count + 1)]
    names = [f"{color}Q" if name[1] == "Q" else name for name in numbered]
    return names + [f"{color}{bug}" for bug in game_type.removeprefix("Base").removeprefix("+")]


def color_of(piece: str) -> str:
    return piece[0]


def bug_of(piece: str) -> str:
    return piece[1]


def opponent(color: str) -> str:
    return "b" if color == "w" else "w"


# --- 1. Terms -----------------------------------------------------------------------------------


def neighbors(cell: Hex) -> list[Hex]:
    """The six adjacent cells, clockwise from the north-east (1.4)."""
    return [(cell[0] + dq, cell[1] + dr) for dq, dr in DIRECTIONS.values()]


def flanks(a: Hex, b: Hex) -> list[Hex]:
    """The two cells adjacent to both of two adjacent cells (1.4)."""
    return [cell for cell in neighbors(a) if cell in neighbors(b)]


def height(stacks: Stacks, cell: Hex) -> int:
    """The number of pieces on a cell (1.2)."""
    return len(stacks.get(cell, ()))


def top(stacks: Stacks, cell: Hex) -> str | None:
    """The only piece of a cell that can act, be seen, be copied or define colour (1.3)."""
    return stacks[cell][-1] if cell in stacks else None


def occupied_neighbors(stacks: Stacks, cell: Hex) -> list[Hex]:
    return [near for near in neighbors(cell) if near in stacks]


def lifted(stacks: Stacks, cell: Hex) -> Stacks:
    """The board without the top piece of a cell."""
    rest = dict(stacks)
    below = rest.pop(cell)[:-1]
    if below:
        rest[cell] = below
    return rest


def dropped(stacks: Stacks, piece: str, cell: Hex) -> Stacks:
    """The board with one more piece on top of a cell."""
    return {**stacks, cell: (*stacks.get(cell, ()), piece)}


# --- 6. One Hive --------------------------------------------------------------------------------


def parts(stacks: Stacks) -> list[set[Hex]]:
    """The edge-connected groups of occupied cells; a stack is one cell (6.5)."""
    groups: list[set[Hex]] = []
    unseen = set(stacks)
    while unseen:
        group: set[Hex] = set()
        edge = [unseen.pop()]
        while edge:
            cell = edge.pop()
            group.add(cell)
            found = unseen.intersection(neighbors(cell))
            unseen -= found
            edge.extend(found)
        groups.append(group)
    return groups


def is_pinned(stacks: Stacks, cell: Hex) -> bool:
    """Whether lifting the top piece of a cell leaves more than one hive (6.2, 6.3, 6.4)."""
    return len(parts(lifted(stacks, cell))) > 1


# --- 7. Freedom to move: one step of a lifted piece ---------------------------------------------


def is_gate(stacks: Stacks, a: Hex, b: Hex) -> bool:
    """Both flanks are higher than the level left and the level reached (7.2, 7.5)."""
    left, right = (height(stacks, flank) for flank in flanks(a, b))
    return min(left, right) > max(height(stacks, a), height(stacks, b))


def loses_contact(stacks: Stacks, a: Hex, b: Hex) -> bool:
    """A ground step with nothing on either side leaves the hive (7.3)."""
    return all(height(stacks, cell) == 0 for cell in [a, b, *flanks(a, b)])


def can_step(stacks: Stacks, a: Hex, b: Hex) -> bool:
    """Whether the lifted piece may go from a to its neighbour b (7.1)."""
    return not is_gate(stacks, a, b) and not loses_contact(stacks, a, b)


def slides(stacks: Stacks, a: Hex) -> set[Hex]:
    """One step along the ground (7.4)."""
    return {b for b in neighbors(a) if b not in stacks and can_step(stacks, a, b)}


# --- 8. The creatures: where a lifted piece may go ----------------------------------------------


def queen_moves(stacks: Stacks, start: Hex) -> set[Hex]:
    """One ground slide (8.1); the Pillbug's own movement is the same (8.8)."""
    return slides(stacks, start)


def ant_moves(stacks: Stacks, start: Hex) -> set[Hex]:
    """Any number of ground slides (8.2)."""
    reached = {start}
    edge = [start]
    while edge:
        found = slides(stacks, edge.pop()) - reached
        reached |= found
        edge.extend(found)
    return reached - {start}


def spider_moves(stacks: Stacks, start: Hex) -> set[Hex]:
    """Exactly three ground slides over four different cells (8.3)."""
    walks = [[start]]
    for _ in range(3):
        walks = [[*walk, b] for walk in walks for b in slides(stacks, walk[-1]) if b not in walk]
    return {walk[-1] for walk in walks}


def grasshopper_moves(stacks: Stacks, start: Hex) -> set[Hex]:
    """Straight over one or more occupied cells to the first empty one (8.4)."""
    landings = set()
    for dq, dr in DIRECTIONS.values():
        q, r = start[0] + dq, start[1] + dr
        if (q, r) not in stacks:
            continue
        while (q, r) in stacks:
            q, r = q + dq, r + dr
        landings.add((q, r))
    return landings


def beetle_moves(stacks: Stacks, start: Hex) -> set[Hex]:
    """One step to any adjacent cell, at any level (8.5)."""
    return {b for b in neighbors(start) if can_step(stacks, start, b)}


def ladybug_moves(stacks: Stacks, start: Hex) -> set[Hex]:
    """Two steps on top of the hive and one step down to an empty cell (8.6)."""
    landings = set()
    for first in occupied_neighbors(stacks, start):
        for second in occupied_neighbors(stacks, first):
            for last in neighbors(second):
                if (
                    last not in stacks
                    and last != start
                    and can_step(stacks, start, first)
                    and can_step(stacks, first, second)
                    and can_step(stacks, second, last)
                ):
                    landings.add(last)
    return landings


MOVES_OF = {
    "Q": queen_moves,
    "P": queen_moves,
    "A": ant_moves,
    "S": spider_moves,
    "G": grasshopper_moves,
    "B": beetle_moves,
    "L": ladybug_moves,
}


def copied_bugs(rest: Stacks, start: Hex) -> set[str]:
    """The kinds a lifted Mosquito may move as (8.7.1-8.7.4)."""
    if height(rest, start) > 0:
        return {"B"}
    return {bug_of(rest[cell][-1]) for cell in occupied_neighbors(rest, start)} - {"M"}


def own_movement(stacks: Stacks, start: Hex) -> set[Hex]:
    """Where the top piece of a cell may go by itself, one hive and J aside."""
    bug = bug_of(stacks[start][-1])
    rest = lifted(stacks, start)
    bugs = copied_bugs(rest, start) if bug == "M" else {bug}
    return {cell for bug in bugs for cell in MOVES_OF[bug](rest, start)}


# --- 9. The throw -------------------------------------------------------------------------------


def can_throw(stacks: Stacks, actor: Hex) -> bool:
    """Whether the top piece of a cell has the Pillbug's ability (9.1, 8.7.4, 8.7.6)."""
    bug = bug_of(stacks[actor][-1])
    if bug == "M":
        return height(stacks, actor) == 1 and "P" in copied_bugs(lifted(stacks, actor), actor)
    return bug == "P"


def throw_landings(stacks: Stacks, actor: Hex, start: Hex) -> set[Hex]:
    """Where the actor may put the single piece beside it: up onto the actor, then down (9.7)."""
    rest = lifted(stacks, start)
    if not can_step(rest, start, actor):
        return set()
    down = {cell for cell in neighbors(actor) if cell not in rest and can_step(rest, actor, cell)}
    return down - {start}


# --- The game -----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Game:
    """A position with everything that decides what is legal in it."""

    game_type: str = "Base+MLP"
    opening: str = "tournament"
    stacks: Stacks = field(default_factory=dict)
    history: tuple[Move, ...] = ()

    # --- 3. Turn order ---

    @property
    def turn(self) -> str:
        """White begins, then the players alternate (3.1, 3.2)."""
        return "w" if len(self.history) % 2 == 0 else "b"

    @property
    def turn_number(self) -> int:
        """The number of the mover's own turn, from 1 (1.7)."""
        return len(self.history) // 2 + 1

    @property
    def just_moved(self) -> str | None:
        """J: placed, moved or thrown on the ply before this one (1.8)."""
        return None if not self.history or self.history[-1] == PASS else self.history[-1][0]

    @cached_property
    def pieces(self) -> dict[str, Hex]:
        """Every piece in play and its cell."""
        return {piece: cell for cell, stack in self.stacks.items() for piece in stack}

    def hand(self, color: str) -> list[str]:
        """The pieces not in play yet (2.7, 4.7)."""
        return [piece for piece in piece_set(self.game_type, color) if piece not in self.pieces]

    def queen_in_play(self, color: str) -> bool:
        return f"{color}Q" in self.pieces

    # --- 4, 5, 13. Placing ---

    def placement_cells(self) -> set[Hex]:
        """The empty cells where the mover may put a piece from hand (3.3, 3.4, 4.2-4.5)."""
        if not self.stacks:
            return {ORIGIN}
        touching = {near for cell in self.stacks for near in neighbors(cell)} - set(self.stacks)
        if len(self.history) == 1:
            return touching
        return {cell for cell in touching if self.colors_around(cell) == {self.turn}}

    def colors_around(self, cell: Hex) -> set[str]:
        """The colours on top of the adjacent cells (4.4)."""
        return {color_of(self.stacks[c][-1]) for c in occupied_neighbors(self.stacks, cell)}

    def placeable_pieces(self) -> list[str]:
        """The hand pieces that may be named: the lowest number of each kind (4.6)."""
        lowest: dict[str, str] = {}
        for piece in self.hand(self.turn):
            lowest.setdefault(bug_of(piece), piece)
        if "Q" in lowest and self.turn_number >= QUEEN_DEADLINE:  # 5.1
            return [lowest["Q"]]
        if self.opening == "tournament" and self.turn_number == 1:  # 13.1
            lowest.pop("Q")
        return list(lowest.values())

    def placements(self) -> Iterator[Move]:
        """Every hand piece on every free cell (4.1)."""
        cells = self.placement_cells()
        for piece in self.placeable_pieces():
            for cell in cells:
                yield piece, cell

    # --- 6, 8, 9. Moving and throwing ---

    def may_be_lifted(self, cell: Hex) -> bool:
        """The top piece of a cell is neither J nor pinned (9.5, 9.6, 9.9, 6.2)."""
        return self.stacks[cell][-1] != self.just_moved and not is_pinned(self.stacks, cell)

    def movements(self) -> Iterator[Move]:
        """The mover's uncovered pieces, each in its own way (8)."""
        for start, stack in self.stacks.items():
            if color_of(stack[-1]) == self.turn and self.may_be_lifted(start):
                for cell in own_movement(self.stacks, start):
                    yield stack[-1], cell

    def throws(self) -> Iterator[Move]:
        """The mover's Pillbug, or Mosquito as Pillbug, throwing a single neighbour (9)."""
        for actor, stack in self.stacks.items():
            if color_of(stack[-1]) != self.turn or stack[-1] == self.just_moved:  # 9.1, 9.2
                continue
            if not can_throw(self.stacks, actor):
                continue
            for start in occupied_neighbors(self.stacks, actor):
                if height(self.stacks, start) == 1 and self.may_be_lifted(start):  # 9.4
                    for cell in throw_landings(self.stacks, actor, start):
                        yield self.stacks[start][-1], cell

    # --- 10, 11, 12. Passing and the end ---

    def is_surrounded(self, color: str) -> bool:
        """Whether all six cells around a queen in play are occupied (11.1, 11.3)."""
        cell = self.pieces.get(f"{color}Q")
        return cell is not None and len(occupied_neighbors(self.stacks, cell)) == 6

    def state(self) -> str:
        """The UHP word for the state: the owner of a surrounded queen loses (11.2, 12.1)."""
        white, black = self.is_surrounded("w"), self.is_surrounded("b")
        if white or black:
            return "Draw" if white and black else "BlackWins" if white else "WhiteWins"
        return "InProgress" if self.history else "NotStarted"

    def legal_moves(self) -> set[Move]:
        """All legal moves: only a pass if there is no other (10.1), none at the end (11.4).

        Equal moves found in several ways are one move (9.13, 14.1).
        """
        if self.state() not in ("NotStarted", "InProgress"):
            return set()
        moves = set(self.placements())
        if self.queen_in_play(self.turn):  # 5.2, 9.3
            moves.update(self.movements())
            moves.update(self.throws())
        return moves or {PASS}

    def after(self, move: Move) -> Game:
        """The position after a move, which is not checked."""
        stacks = self.stacks
        if move != PASS:
            piece, cell = move
            start = self.pieces.get(piece)
            stacks = dropped(stacks if start is None else lifted(stacks, start), piece, cell)
        return Game(self.game_type, self.opening, stacks, (*self.history, move))


def perft(game: Game, depth: int) -> int:
    """The number of ways to play on for so many plies (14.2)."""
    if depth == 0:
        return 1
    moves = game.legal_moves()
    return len(moves) if depth == 1 else sum(perft(game.after(move), depth - 1) for move in moves)
