"""Compares the rules of another UHP engine with ours, in random games.

At every ply the legal moves of both are compared as sets of moves, however they are spelled, and so
are the state of the game and whose turn it is. The first difference there ends the check. At every
ply but the first the engine is also given a move that it must refuse, and now and then something
else of that sort, and the kind of refusal is compared; if that differs, the check goes on, since
the game does.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import TYPE_CHECKING, Final

from skep.board import Board
from skep.errors import EngineError, NotationError, RecordError
from skep.lab.check_report import CheckEnding, CheckReport, Difference, Tally
from skep.lab.random_moves import MoveStyle, illegal_move
from skep.lab.repetition import arrangement
from skep.notation import parse_move
from skep.outcome import GameState
from skep.rules import THREEFOLD_COUNT, GameType, Rules
from skep.uhp.protocol import ERROR, INVALID_MOVE

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from skep._core import Move
    from skep.lab.check_report import CheckPlan
    from skep.uhp.client import Engine

__all__ = ["check"]

_CHANCE_OF_NONSENSE: Final = 0.15


async def check(
    engine: Engine, plan: CheckPlan, progress: Callable[[CheckReport], None] | None = None
) -> CheckReport:
    """Compare an engine that has been started with our rules, up to the first difference.

    `progress` is called after every game.
    """
    chosen = plan.game_types or [kind for kind in GameType if kind in engine.game_types]
    report = CheckReport({game_type: Tally() for game_type in chosen})
    for number in range(plan.games):
        game_type = chosen[number % len(chosen)]
        game = _CheckGame(engine, game_type, plan, number, report)
        try:
            await game.play()
        except _DifferenceError as error:
            report.difference = error.difference
        except EngineError as error:
            report.difference = Difference(str(error), game.board, number)
        if progress is not None:
            progress(report)
        if report.difference is not None:
            break
    return report


class _DifferenceError(Exception):
    """A difference has been found."""

    def __init__(self, difference: Difference) -> None:
        super().__init__(difference)
        self.difference = difference


class _CheckGame:
    """One game, played on our board and by the engine."""

    def __init__(
        self, engine: Engine, game_type: GameType, plan: CheckPlan, number: int, report: CheckReport
    ) -> None:
        self.board = Board(game_type)
        self._engine = engine
        self._number = number
        self._max_plies = plan.max_plies
        self._random = random.Random(f"{plan.seed}:{number}:{game_type.value}")
        # The games do not depend on which commands are to be refused.
        self._refusal_random = random.Random(f"{plan.seed}:{number}:{game_type.value}:refusals")
        self._style = MoveStyle(self._random)
        self._report = report
        self._tally = report.tallies[game_type]
        self._seen: Counter[object] = Counter()
        self._their_moves: list[str] = []

    async def play(self) -> None:
        """Play to the end."""
        state = self._state(await self._carry_out(f"newgame {self.board.game_type.value}"))
        while True:
            self._seen[arrangement(self.board)] += 1
            ending = self._ending(state)
            if ending is not None:
                break
            if self.board.ply:
                await self._check_refusals()
            spellings = await self._compare_moves()
            move = self._style.choose(self.board)
            text = self._random.choice((self.board.uhp(move), spellings[move]))
            state = await self._play(move, text)
        self._compare_history()
        self._tally.games += 1
        self._tally.endings[ending] += 1

    def _ending(self, state: str) -> CheckEnding | None:
        """How the game has ended, None if it goes on; compares the state with the engine's."""
        if state == self.board.game_state():
            if self.board.is_game_over():
                return CheckEnding.SURROUNDED
            return CheckEnding.TOO_LONG if self.board.ply >= self._max_plies else None
        if (
            state == GameState.DRAW
            and not self.board.is_game_over()
            and self._seen[arrangement(self.board)] >= THREEFOLD_COUNT
        ):
            return CheckEnding.REPETITION
        raise self._differs("the state of the game", (self.board.game_state(),), (state,))

    # ---- asking and comparing

    async def _play(self, move: Move, text: str) -> str:
        """Make a move on both sides, and return the state the engine sees."""
        lines = await self._carry_out("pass" if move.is_pass else f"play {text}")
        fields = lines[-1].split(";") if lines else []
        last = fields[-1].strip() if len(fields) > 3 else ""
        try:
            same = parse_move(self.board, last, marked_climbs=True) == move
        except NotationError:
            same = False
        if not same:
            raise self._differs("the move that was made", (text,), (last,))
        self.board.push(move)
        self._tally.plies += 1
        return self._state(lines)

    def _state(self, lines: Sequence[str]) -> str:
        """The state in the engine's game string; compares everything else in it but the moves."""
        fields = [field.strip() for field in lines[-1].split(";")] if lines else []
        if len(fields) < 3:
            raise self._differs("a game string", (self.board.game_string(),), lines)
        game_type, state, turn, *moves = fields
        for what, ours, theirs in (
            ("the game type", self.board.game_type.value, game_type),
            ("the turn", self.board.turn_string(), turn),
            ("the number of moves", str(self.board.ply), str(len(moves))),
        ):
            if ours != theirs:
                raise self._differs(what, (ours,), (theirs,))
        self._their_moves = moves
        return state

    async def _compare_moves(self) -> dict[Move, str]:
        """Compare the legal moves, and return them with the engine's spelling."""
        lines = await self._carry_out("validmoves")
        texts = [text.strip() for line in lines for text in line.split(";") if text.strip()]
        spelled: dict[Move, str] = {}
        for text in texts:
            try:
                move = parse_move(self.board, text, marked_climbs=True)
            except NotationError as error:
                raise self._differs(
                    f"the legal moves, among which is no move: {error}",
                    [self.board.uhp(move) for move in self.board.legal_moves],
                    texts,
                ) from error
            if move in spelled:
                self._tally.repeated += 1
            spelled[move] = text
        ours = set(self.board.legal_moves)
        if spelled.keys() != ours:
            raise self._differs(
                "the legal moves",
                [self.board.uhp(move) for move in ours],
                texts,
                only_ours=tuple(self.board.uhp(move) for move in ours - spelled.keys()),
                only_theirs=tuple(text for move, text in spelled.items() if move not in ours),
            )
        self._tally.moves += len(ours)
        return spelled

    def _compare_history(self) -> None:
        """Compare the moves of the whole game at its end."""
        try:
            rules = Rules(self.board.game_type)
            same = Board.replay(rules, self._their_moves, marked_climbs=True).move_stack
        except RecordError as error:
            raise self._differs(f"the history, which cannot be read: {error}") from error
        if same != self.board.move_stack:
            ours = tuple(self.board.game_string().split(";")[3:])
            raise self._differs("the history", ours, self._their_moves)

    async def _check_refusals(self) -> None:
        """Give the engine an illegal move, and sometimes something else that it must refuse."""
        text = illegal_move(self._refusal_random, self.board)
        if text is not None:
            await self._check_refusal(f"play {text}", INVALID_MOVE)
        if text is None or self._refusal_random.random() < _CHANCE_OF_NONSENSE:
            await self._check_refusal(*self._nonsense())

    async def _check_refusal(self, command: str, kind: str) -> None:
        """Give the engine a command, and compare the kind of its refusal."""
        self._tally.refusals += 1
        lines = await self._engine.command(command)
        found = _refusal(lines)
        if found == kind:
            return
        wrong = self._differs(f"the answer to '{command}'", (f"{kind} ...",), lines)
        self._tally.wrong_refusals += 1
        self._report.wrong_refusal = self._report.wrong_refusal or wrong.difference
        if found is None:
            self._state(await self._carry_out("undo"))

    def _nonsense(self) -> tuple[str, str]:
        """A command that must be refused, and how."""
        rng = self._refusal_random
        match rng.randrange(4):
            case 0 if not self.board.legal_moves[0].is_pass:
                return "pass", INVALID_MOVE
            case 1:
                text = rng.choice(("here", "wX1 wS1-", "wQ1 -", "w"))
                return f"play {text}", INVALID_MOVE
            case 2:
                return rng.choice(("move wS1", "newgame Base+X", "bestmove deeply")), ERROR
        return "undo 1000000", ERROR

    async def _carry_out(self, command: str) -> list[str]:
        """Send a command that the engine cannot refuse."""
        lines = await self._engine.command(command)
        if _refusal(lines) is not None:
            raise self._differs(f"the answer to '{command}'", (), lines)
        return lines

    def _differs(
        self,
        what: str,
        ours: Sequence[str] = (),
        theirs: Sequence[str] = (),
        *,
        only_ours: tuple[str, ...] = (),
        only_theirs: tuple[str, ...] = (),
    ) -> _DifferenceError:
        return _DifferenceError(
            Difference(
                what,
                self.board.copy(),
                self._number,
                tuple(ours),
                tuple(theirs),
                only_ours,
                only_theirs,
            )
        )


def _refusal(lines: Sequence[str]) -> str | None:
    """The kind of refusal in an answer, None if there is none; `err` before `invalidmove`."""
    words = {line.split(maxsplit=1)[0] for line in lines if line}
    return next((kind for kind in (ERROR, INVALID_MOVE) if kind in words), None)
