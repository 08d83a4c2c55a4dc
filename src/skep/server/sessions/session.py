"""A game as the server plays it: the game itself, its seats, and the events so far.

Nothing here waits, stores or sends: what happens becomes events, and the caller stores them and
sends them. A refusal is a ProblemError and leaves everything as it was.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from skep._core import PASS, Color, Move
from skep.errors import GameError, GameOverError, IllegalMoveError, RepeatedOfferError
from skep.game import Game
from skep.learn.views import turn_of
from skep.notation import read_pgn
from skep.server.messages import Ended, GameStart, Joined, Moved, RulesView, TakenBack
from skep.server.problems import ProblemError
from skep.server.sessions import device_play, player_actions, rematch
from skep.server.sessions.game_records import record_of
from skep.server.sessions.move_input import (
    game_over,
    illegal_move,
    is_repeated,
    read_move,
    sentence_of,
)
from skep.server.sessions.progress import GameProgress
from skep.server.sessions.replay import replay
from skep.server.sessions.seating import Seating
from skep.server.sessions.setup import GameSetup
from skep.server.sessions.starts import moves_of, start_view
from skep.server.sessions.stored_row import new_row
from skep.server.sessions.timing import from_milliseconds, seconds_lived
from skep.server.sessions.views import move_view
from skep.server.store import GameRow

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence
    from datetime import datetime

    from skep.board import Board
    from skep.game.view import GameView as ReadOnlyGame
    from skep.record import Record
    from skep.server.identity import PlayerId
    from skep.server.messages import (
        Clocks,
        Event,
        GameKind,
        GameStatus,
        MakeMove,
        MoveView,
        Result,
        Simple,
        SyncGame,
        TakebackOfferView,
        Turn,
    )
    from skep.server.sessions.timing import Moment
    from skep.server.store import Life

__all__ = ["MOST_PLIES", "GameSession"]

MOST_PLIES: Final = 2000
"""A game that goes on for longer is called a draw: it would fill the store for nothing."""


class GameSession:
    """The state of a game on the server: the game, its seats, and all of its events."""

    def __init__(self, row: GameRow, texts: Iterable[str] = ()) -> None:
        self.id: str = row.id
        self.kind: GameKind = row.kind
        self.setup: GameSetup = GameSetup.model_validate_json(row.setup, extra="ignore")
        self.rules: RulesView = self.setup.rules_view()
        self.created: datetime = from_milliseconds(row.created)
        self.opened: int | None = row.opened
        self.seating: Seating = Seating(row)
        status: GameStatus = "waiting" if row.kind == "link" else "playing"
        self._progress = GameProgress(self.setup, self.created, status)
        self._events = replay(self._progress, texts)
        self._progress.status = row.status
        self._record: Record | None = None
        if self.kind == "record":
            self._open_record()
        self.start: GameStart | None = start_view(self.game)
        self._look()

    @classmethod
    def new(
        cls,
        game: str,
        kind: GameKind,
        setup: GameSetup,
        players: Mapping[Color, PlayerId | None],
        names: Mapping[Color, str],
        moment: Moment,
    ) -> GameSession:
        """A game in which nothing has happened yet; it waits while a person's seat is free."""
        return cls(new_row(game, kind, setup, players, names, moment))

    def _open_record(self) -> None:
        self._record = record = read_pgn(self.setup.pgn)
        self._progress.game = Game.from_record(record)
        self._progress.moves = moves_of(record)

    def _look(self) -> None:
        """Cache what is read after every change; the board is copied last, with its moves."""
        game = self._progress.game
        self._turn: Turn | None = turn_of(game) if self.status == "playing" else None
        self._board: Board = game.board

    # ---- what collaborators read

    @property
    def seq(self) -> int:
        """The number of the last event."""
        return len(self._events)

    def events_since(self, seq: int) -> list[str]:
        """The events after a number, as they are sent."""
        return self._events[seq:]

    @property
    def game(self) -> ReadOnlyGame:
        """The game itself, for reading only."""
        return self._progress.game

    @property
    def board(self) -> Board:
        """The current board, for reading only: copy it to change it."""
        return self._board

    @property
    def turn(self) -> Turn | None:
        """What the side to move may do; None if nobody is to move."""
        return self._turn

    @property
    def players(self) -> Mapping[Color, PlayerId | None]:
        """The players by seat."""
        return MappingProxyType(self.seating.players)

    @property
    def names(self) -> Mapping[Color, str]:
        """The players' names."""
        return MappingProxyType(self.seating.names)

    @property
    def moves(self) -> Sequence[MoveView]:
        """The moves as they are shown."""
        return self._progress.moves

    @property
    def status(self) -> GameStatus:
        """Does the game wait for a player, go on, or is it over?"""
        return self._progress.status

    @property
    def result(self) -> Result | None:
        """How the game ended."""
        return self._progress.result

    @property
    def changed(self) -> datetime:
        """When something last happened."""
        return self._progress.changed

    @property
    def rematch_offer(self) -> Color | None:
        """Who wants to play again, if anybody."""
        return self._progress.rematch_offer

    @property
    def rematch(self) -> str | None:
        """The id of the game that follows."""
        return self._progress.rematch

    @property
    def takeback_offer(self) -> TakebackOfferView | None:
        """The request to go back, if there is one."""
        return self._progress.takeback_offer

    @property
    def can_abort(self) -> bool:
        """May the game still be called off?"""
        return self._record is None and self._progress.game.can_abort

    @property
    def state(self) -> str:
        """The state in UHP's words."""
        return self._progress.game.state if self._record is None else self._record.result

    @property
    def clocks_run(self) -> bool:
        """Is there a clock, and does it run?"""
        return self._progress.clocks_run

    def clocks(self, now: float) -> Clocks | None:
        """The time that the players have left, if there is a clock."""
        return self._progress.clocks(now)

    @property
    def engine_to_move(self) -> bool:
        """Is it the engine's turn, and does it think here?"""
        engine = self.setup.engine
        if engine is None or self.setup.is_on_device:
            return False
        return self.status == "playing" and self.game.turn is engine.color

    @property
    def must_pass(self) -> bool:
        """Must the server make a forced pass?"""
        return self._turn is not None and self._turn.must_pass and not self.setup.is_on_device

    @property
    def is_due(self) -> bool:
        """Must the server act without a request: does a clock run, or is the engine to move?"""
        return self.clocks_run or self.engine_to_move or self.must_pass

    def colors_of(self, player: PlayerId | None) -> tuple[Color, ...]:
        """The seats of a player; nobody has a seat in a record."""
        return self.seating.colors_of(player)

    @property
    def tags(self) -> dict[str, str]:
        """The tags of an imported record."""
        return {} if self._record is None else self._record.tags

    def board_at(self, ply: int | None) -> Board:
        """A copy of the board after a ply."""
        board = self._board.copy()
        if ply is not None and ply > board.played:
            raise ProblemError(404, "not_found", f"The game has only {board.played} plies.")
        while ply is not None and board.played > ply:
            board.pop()
        return board

    def record(self) -> Record:
        """The record of the game."""
        return record_of(self) if self._record is None else self._record

    # ---- what is stored

    @property
    def hides(self) -> Mapping[Color, bool]:
        """Who has taken the game off the list of games."""
        return MappingProxyType(self.seating.hides)

    def take_successor(self) -> GameRow | None:
        """The game that follows, if it is not stored yet; given once."""
        successor, self._progress.successor = self._progress.successor, None
        return successor

    # ---- what the server does without a request

    def take_up(self, moment: Moment, lives: Iterable[Life]) -> None:
        """Resume the clocks after a restart; the time without a server is not charged."""
        if self.status == "playing":
            spent = seconds_lived(lives, self._progress.turn_began) if self.clocks_run else 0.0
            self._progress.game.begin(moment.now - spent)

    def check_flag(self, moment: Moment, lag: float = 0.0) -> None:
        """End the game if somebody's time is up."""
        if self.clocks_run and self._progress.game.check_flag(moment.now, lag=lag):
            self.end(moment)

    def pass_by_itself(self, moment: Moment) -> None:
        """Make the one move there is, which costs its player nothing."""
        seconds = self._progress.game.clock.spent(moment.now)
        self._play(PASS, moment, lag=seconds, by_itself=True)

    # ---- seats

    def join(self, player: PlayerId, name: str, moment: Moment) -> None:
        """Give a player the free seat: the game begins."""
        if self.colors_of(player):
            return
        if self.status != "waiting":
            raise ProblemError(409, "seat_taken", "There is no free seat in this game.")
        color = self.seating.take_free(player, name)
        self._progress.status = "playing"
        self._progress.game.begin(moment.now)
        self.add_event(Joined, moment, color=color, name=name)
        self._look()

    # ---- moves

    def move(self, player: PlayerId, command: MakeMove, moment: Moment, lag: float) -> bool:
        """Make a player's move; False if it was made before and is only repeated."""
        mine = self.colors_of(player)
        if not mine:
            raise ProblemError(403, "not_your_seat", "You have no seat in this game.")
        if is_repeated(self._board, self.moves, command, mine):
            return False
        self._must_play()
        if command.ply != (ply := self._progress.game.ply):
            raise ProblemError(409, "wrong_ply", f"The game is at ply {ply}.", {"ply": ply})
        if self._progress.game.turn not in mine:
            raise ProblemError(409, "not_your_turn", "It is not your turn.")
        self._play(read_move(self._board, command.move), moment, lag=lag)
        return True

    def play(self, move: Move, moment: Moment, *, is_timed: bool = True) -> None:
        """Make a move of the engine, or one whose time nobody knows."""
        self._play(move, moment, is_timed=is_timed)

    def sync(self, player: PlayerId, command: SyncGame, moment: Moment) -> None:
        """Take over how the game went on on the player's device."""
        device_play.sync(self, self._progress.game, player, command, moment)

    def _play(
        self,
        move: Move,
        moment: Moment,
        *,
        lag: float = 0.0,
        by_itself: bool = False,
        is_timed: bool = True,
    ) -> None:
        game = self._progress.game
        spent = round(game.clock.spent(moment.now), 3) if is_timed else None
        try:
            view = move_view(self._board, move, spent)
        except IllegalMoveError as error:
            raise illegal_move(error) from None
        game.play(move, moment.now if is_timed else None, lag=lag)
        self._progress.moves.append(view)
        self.add_event(Moved, moment, ply=game.ply, move=view, by_itself=by_itself)
        if not game.is_over and game.ply >= MOST_PLIES:
            game.adjudicate(None, "The game has become too long.", moment.now)
        if game.is_over:
            self.end(moment)
        else:
            self._look()

    # ---- other commands of players

    def act(self, player: PlayerId, command: Simple, moment: Moment, new_id: str) -> None:
        """Carry out a command; `new_id` makes the id of a rematch."""
        game = self._progress.game
        try:
            match command.type:
                case "rematch" | "decline_rematch":
                    color = self.seating.seat_of(player, command.color, Color.WHITE)
                    rematch.answer(self, self._progress, color, command.type, moment, new_id)
                case "abort":
                    self.seating.seat_of(player, command.color, game.turn)
                    self.call_off(moment)
                case _:
                    color = self.seating.seat_of(player, command.color, game.turn)
                    self._must_play()
                    player_actions.ACTIONS[command.type](self, game, color, moment)
        except GameOverError:
            raise game_over() from None
        except RepeatedOfferError as error:
            raise ProblemError(409, "offered_already", sentence_of(error)) from None
        except GameError as error:
            raise ProblemError(409, "not_allowed", sentence_of(error)) from None

    def go_back(self, ply: int, moment: Moment) -> None:
        """Take moves back until a ply."""
        self._progress.game.takeback(ply, moment.now)
        del self._progress.moves[ply:]
        self.add_event(TakenBack, moment, ply=ply)
        self._look()

    def call_off(self, moment: Moment, *, always: bool = False) -> None:
        """End the game without a result; the operator may do so `always`."""
        self._progress.game.abort(moment.now, always=always)
        self.end(moment)

    def end(self, moment: Moment) -> None:
        """Add the event that the game is over."""
        self._progress.status = "over"
        self.add_event(Ended, moment)
        self._look()

    def add_event(self, kind: Callable[..., Event], moment: Moment, **fields: object) -> None:
        """Add an event, with the fields that say how the game stands after it."""
        self._progress.changed = moment.at
        standing = self._progress.standing(self.clocks(moment.now))
        event = kind(seq=self.seq + 1, at=moment.at, **standing, **fields)
        self._events.append(event.model_dump_json())

    def hide_or_delete(self, player: PlayerId) -> bool:
        """Take the game off a player's list; True if nobody has it on theirs any more."""
        if player not in self.players.values():
            raise ProblemError(403, "not_your_seat", "You have no seat in this game.")
        if self.kind != "link" or self.status == "waiting":
            return True
        if self.status != "over":
            raise ProblemError(409, "not_allowed", "The game goes on: end it first.")
        return self.seating.hide(player)

    def _must_play(self) -> None:
        if self.status == "over":
            raise game_over()
        if self.status == "waiting":
            raise ProblemError(409, "not_allowed", "The game has not begun: a seat is still free.")
