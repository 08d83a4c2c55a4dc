"""Why a move is not legal, found slowly: the oracle of `Board.explain`.

The order of the questions is the one written down in docs/explain.md. Where several pieces of
evidence are equally good (several gates bar the way), all of them are given.
"""

# ruff: noqa: PLR0911 - one question after the other, and the first that is answered counts

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from oracle import (
    DIRECTIONS,
    ORIGIN,
    QUEEN_DEADLINE,
    Game,
    Hex,
    Stacks,
    ant_moves,
    bug_of,
    can_throw,
    color_of,
    copied_bugs,
    flanks,
    height,
    is_gate,
    is_pinned,
    lifted,
    neighbors,
    occupied_neighbors,
    opponent,
    parts,
    piece_set,
    slides,
)


@dataclass(frozen=True)
class Answer:
    """A reason by its name, and the evidence."""

    reason: str
    pieces: frozenset[str] = frozenset()
    cells: frozenset[Hex] = frozenset()
    numbers: dict[str, int] = field(default_factory=dict)


def answer(
    reason: str, pieces: Iterable[str] = (), cells: Iterable[Hex] = (), **numbers: int
) -> Answer:
    return Answer(reason, frozenset(pieces), frozenset(cells), numbers)


def distance(a: Hex, b: Hex) -> int:
    q, r = a[0] - b[0], a[1] - b[1]
    return max(abs(q), abs(r), abs(q + r))


def tops_around(stacks: Stacks, cell: Hex) -> list[str]:
    return [stacks[near][-1] for near in occupied_neighbors(stacks, cell)]


def explain(game: Game, piece: str, to: Hex) -> list[Answer]:
    """All right answers for a move that is not legal."""
    if game.state() not in {"NotStarted", "InProgress"}:
        return [answer("GAME_OVER")]
    if piece not in piece_set(game.game_type, color_of(piece)):
        return [answer("NOT_IN_GAME")]
    if color_of(piece) != game.turn and not throwers_beside(game, piece):
        return [answer("NOT_YOUR_PIECE")]
    queen = f"{game.turn}Q"
    due = not game.queen_in_play(game.turn) and game.turn_number >= QUEEN_DEADLINE
    if due and piece != queen:
        return [answer("QUEEN_DUE", [queen], turn=game.turn_number)]
    if piece not in game.pieces:
        return [explain_placement(game, piece, to)]
    if not game.queen_in_play(game.turn):
        return [answer("QUEEN_NOT_PLACED", [queen])]
    if piece == game.just_moved:
        return [answer("JUST_MOVED", [piece])]
    if color_of(piece) == game.turn:
        return explain_walk(game, piece, to)
    return explain_throw(game, piece, to)


# --- from the hand


def explain_placement(game: Game, piece: str, to: Hex) -> Answer:
    if bug_of(piece) == "Q" and game.turn_number == 1 and game.opening == "tournament":
        return answer("QUEEN_FIRST_TURN")
    following = next(p for p in game.hand(game.turn) if bug_of(p) == bug_of(piece))
    if piece != following:
        return answer("OUT_OF_ORDER", [following])
    if to in game.stacks:
        return answer("OCCUPIED", game.stacks[to], [to])
    if not game.history:
        return answer("NOT_ORIGIN", cells=[ORIGIN])
    if not occupied_neighbors(game.stacks, to):
        return answer("AWAY_FROM_HIVE")
    touched = [p for p in tops_around(game.stacks, to) if color_of(p) == opponent(game.turn)]
    return answer("TOUCHES_OPPONENT", touched)


# --- it may not leave its place


def explain_pin(stacks: Stacks, start: Hex) -> list[Answer]:
    """The pieces cut off are those of every part but one of the largest."""
    groups = [
        {piece for cell in group for piece in stacks[cell]}
        for group in parts(lifted(stacks, start))
    ]
    most = max(len(group) for group in groups)
    everyone = set().union(*groups)
    return [
        answer("ONE_HIVE", everyone - group, parts=len(groups))
        for group in groups
        if len(group) == most
    ]


def explain_walk(game: Game, piece: str, to: Hex) -> list[Answer]:
    start = game.pieces[piece]
    stack = game.stacks[start]
    if stack[-1] != piece:
        return [answer("COVERED", stack[stack.index(piece) + 1 :])]
    if to == start:
        return [answer("SAME_CELL")]
    if is_pinned(game.stacks, start):
        return explain_pin(game.stacks, start)
    rest = lifted(game.stacks, start)
    bugs = {bug_of(piece)}
    if bugs == {"M"}:
        bugs = copied_bugs(rest, start)
        around = tops_around(rest, start)
        if not bugs:
            return [answer("NOTHING_TO_COPY", around)]
        if len(bugs) > 1:
            if not occupied_neighbors(rest, to) and to not in rest:
                return [answer("AWAY_FROM_HIVE")]
            return [answer("COPIES_CANNOT", [p for p in around if bug_of(p) != "M"])]
    return explain_way(rest, start, to, bugs.pop())


# --- it may leave, but not go there


def explain_way(rest: Stacks, start: Hex, to: Hex, bug: str) -> list[Answer]:
    """Why a lifted piece that moves like this bug does not get there."""
    if to in rest and bug != "B":
        return [answer("OCCUPIED", rest[to], [to])]
    if bug == "G":
        return [explain_jump(rest, start, to)]
    limit = {"Q": 1, "P": 1, "B": 1, "L": 3}.get(bug)
    if limit is not None and distance(start, to) > limit:
        return [answer("TOO_FAR", steps=distance(start, to), limit=limit)]
    if bug in "QPB":
        return (
            [gate_between(rest, start, to)]
            if is_gate(rest, start, to)
            else [answer("LOSES_CONTACT")]
        )
    if not occupied_neighbors(rest, to):
        return [answer("AWAY_FROM_HIVE")]
    if bug == "L":
        return explain_way_over(rest, start, to)
    if to not in ant_moves(rest, start):
        return explain_no_way_round(rest, start, to)
    return [answer("WRONG_STEPS", steps=steps_round(rest, start, to), limit=3)]


def gate_between(stacks: Stacks, a: Hex, b: Hex) -> Answer:
    left, right = flanks(a, b)
    return answer(
        "GATE",
        [stacks[left][-1], stacks[right][-1]],
        [left, right],
        gate=min(height(stacks, left), height(stacks, right)),
        level=max(height(stacks, a), height(stacks, b)),
    )


def explain_jump(rest: Stacks, start: Hex, to: Hex) -> Answer:
    for dq, dr in DIRECTIONS.values():
        far = distance(start, to)
        if to != (start[0] + far * dq, start[1] + far * dr):
            continue
        q, r = start[0] + dq, start[1] + dr
        if (q, r) not in rest:
            return answer("NOTHING_TO_JUMP", cells=[(q, r)])
        while (q, r) in rest:
            q, r = q + dq, r + dr
        return answer("GAP_IN_LINE", cells=[(q, r)])
    return answer("NOT_IN_LINE")


def explain_way_over(rest: Stacks, start: Hex, to: Hex) -> list[Answer]:
    """The gates that are shut on the ways over two pieces; without any way, just that."""
    gates = [
        gate_between(rest, a, b)
        for first in occupied_neighbors(rest, start)
        for second in occupied_neighbors(rest, first)
        if to in neighbors(second)
        for a, b in ((start, first), (first, second), (second, to))
        if is_gate(rest, a, b)
    ]
    return gates or [answer("NO_WAY_OVER")]


def explain_no_way_round(rest: Stacks, start: Hex, to: Hex) -> list[Answer]:
    """The gates that the mover comes to first on the ways with the fewest; else the walls."""
    here = ant_moves(rest, start) | {start}
    inside = outermost = ant_moves(rest, to) | {to}
    while outermost:
        if gates := shut_gates(rest, outermost, here):
            return gates
        beyond = {
            b for a in outermost for b in neighbors(a) if b not in rest and is_gate(rest, a, b)
        } - inside
        outermost = beyond | {cell for b in beyond for cell in ant_moves(rest, b)}
        inside = inside | outermost
    walled = inside if len(inside) <= len(here) else here
    return [answer("ENCLOSED", {piece for cell in walled for piece in tops_around(rest, cell)})]


def shut_gates(rest: Stacks, region: set[Hex], other: set[Hex]) -> list[Answer]:
    """The gates on the ground that lead out of a region into the other one."""
    return [
        gate_between(rest, a, b)
        for a in region
        for b in neighbors(a)
        if b not in rest and b in other
        if is_gate(rest, a, b)
    ]


def steps_round(rest: Stacks, start: Hex, to: Hex) -> int:
    """The fewest ground slides."""
    reached, steps = {start}, 0
    while to not in reached:
        reached |= {cell for near in reached for cell in slides(rest, near)}
        steps += 1
    return steps


# --- thrown


def throwers_beside(game: Game, piece: str) -> list[Hex]:
    """The mover's throwers beside a piece, also one that was just moved and rests."""
    if piece not in game.pieces:
        return []
    return [
        cell
        for cell in occupied_neighbors(game.stacks, game.pieces[piece])
        if color_of(game.stacks[cell][-1]) == game.turn and can_throw(game.stacks, cell)
    ]


def explain_throw(game: Game, piece: str, to: Hex) -> list[Answer]:
    """Why the opponent's piece, which has a thrower beside it, cannot be thrown there."""
    stacks = game.stacks
    start = game.pieces[piece]
    if height(stacks, start) > 1:
        return [answer("IN_STACK", stacks[start])]
    if to == start:
        return [answer("SAME_CELL")]
    if is_pinned(stacks, start):
        return explain_pin(stacks, start)
    if to in stacks:
        return [answer("OCCUPIED", stacks[to], [to])]
    beside = throwers_beside(game, piece)
    reaching = [cell for cell in beside if to in neighbors(cell)]
    if not reaching:
        return [answer("BEYOND_THROWER", [stacks[cell][-1] for cell in beside])]
    able = [cell for cell in reaching if stacks[cell][-1] != game.just_moved]
    if not able:
        return [answer("THROWER_JUST_MOVED", [stacks[cell][-1] for cell in reaching])]
    rest = lifted(stacks, start)
    ways = [(start, cell) for cell in able] + [(cell, to) for cell in able]
    return [gate_between(rest, a, b) for a, b in ways if is_gate(rest, a, b)]
