"""A game as the server plays it: the game itself, who sits where, and what has been told.

Nothing here waits, stores or sends: what happens becomes events, and who calls stores and tells
them. A refusal is a ProblemError and leaves everything as it was.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from skep._core import PASS, Color, Hex, Move, Piece
from skep.errors import GameError, GameOverError, IllegalMoveError, NotationError
from skep.game import Game
from skep.notation import read_pgn
from skep.server.messages import (
    Clocks,
    Declined,
    Ended,
    Joined,
    Moved,
    Offered,
    Rematched,
    Result,
    Step,
    TakebackWish,
    TakenBack,
)
from skep.server.problems import ProblemError
from skep.server.sessions.replay import Replay
from skep.server.sessions.setup import UNTIMED_PLIES, GameSetup
from skep.server.sessions.timing import from_milliseconds, milliseconds, seconds_lived
from skep.server.sessions.views import move_of, move_view, turn_view, why_view
from skep.server.store import GameRow

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from skep.board import Board
    from skep.record import Record
    from skep.server.identity import PlayerId
    from skep.server.messages import Event, GameKind, GameStatus, MakeMove, Simple, Turn
    from skep.server.sessions.timing import Moment
    from skep.server.store import Life

__all__ = ["MOST_PLIES", "GameSession"]

MOST_PLIES: Final = 2000
"""A game that goes on for longer is called a draw: it would fill the store for nothing."""


class GameSession:
    """A game between players who sit in seats, and all events of it."""

    def __init__(self, row: GameRow, texts: Iterable[str] = ()) -> None:
        self.id = row.id
        self.kind: GameKind = row.kind
        self.setup = GameSetup.model_validate_json(row.setup)
        self.rules = self.setup.rules_view()
        self.created = from_milliseconds(row.created)
        self.players = {Color.WHITE: row.white, Color.BLACK: row.black}
        self.names = {Color.WHITE: row.white_name, Color.BLACK: row.black_name}
        self.hides = {Color.WHITE: row.white_hides, Color.BLACK: row.black_hides}
        self.events = list(texts)
        """All that has happened, as it is told; the n-th has the number n."""
        replay = Replay(self.created, self.events)
        self.changed = replay.changed
        self.turn_began = replay.turn_began
        self.moves = replay.moves
        self.result = replay.result
        self.rematch_offer = replay.rematch_offer
        self.rematch = replay.rematch
        self.successor: GameRow | None = None
        """The game that follows, where it has just been agreed on and is not stored yet."""
        self._record: Record | None = None
        if self.kind == "record":
            self._open_record()
        else:
            self.game = replay.game(self.setup)
        self.status: GameStatus = row.status
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
        free = [color for color, player in players.items() if player is None]
        status: GameStatus = "waiting" if kind == "link" and free else "playing"
        row = GameRow(
            id=game,
            kind=kind,
            status="over" if kind == "record" else status,
            setup=setup.model_dump_json(),
            white=players[Color.WHITE],
            black=players[Color.BLACK],
            white_name=names[Color.WHITE],
            black_name=names[Color.BLACK],
            created=milliseconds(moment.at),
            changed=milliseconds(moment.at),
            ply=0,
            result=None,
            due=False,
        )
        return cls(row)

    def _open_record(self) -> None:
        self._record = read_pgn(self.setup.pgn)
        self.game = Game.from_record(self._record)
        self.moves = [
            move_view(board, move, self._record.elapsed.get(board.ply + 1))
            for board, move in zip(self._record.boards(), self._record.moves, strict=False)
        ]
        self.result = self._result()

    def _look(self) -> None:
        """Keep what everybody asks for after a change."""
        self.board: Board = self.game.board
        self.turn: Turn | None = turn_view(self.board) if self.status == "playing" else None

    # ---- what is

    @property
    def seq(self) -> int:
        """The number of the last event."""
        return len(self.events)

    @property
    def state(self) -> str:
        """The state in UHP's words."""
        return self.game.state if self._record is None else self._record.result

    @property
    def clocks_run(self) -> bool:
        """Is there a clock, and does it run?"""
        return (
            self.setup.clock is not None
            and self.status == "playing"
            and self.game.ply >= UNTIMED_PLIES
        )

    @property
    def engine_to_move(self) -> bool:
        """Is it the machine's turn?"""
        engine = self.setup.engine
        return engine is not None and self.status == "playing" and self.game.turn is engine.color

    @property
    def is_due(self) -> bool:
        """Must the server see to the game without being asked?"""
        must_pass = self.turn is not None and self.turn.must_pass
        return self.clocks_run or self.engine_to_move or must_pass

    def colors_of(self, player: PlayerId | None) -> tuple[Color, ...]:
        """Where somebody sits; nobody sits at a record."""
        if player is None or self.kind == "record":
            return ()
        return tuple(color for color, seated in self.players.items() if seated == player)

    def clocks(self, now: float) -> Clocks | None:
        """What the players have left, if there is a clock."""
        if self.setup.clock is None:
            return None
        left = {color: math.ceil(self.game.clock.left(color, now) * 1000) for color in Color}
        running = self.game.turn if self.clocks_run else None
        return Clocks(white=left[Color.WHITE], black=left[Color.BLACK], running=running)

    @property
    def tags(self) -> dict[str, str]:
        """What a record says of itself."""
        return {} if self._record is None else self._record.tags

    @property
    def takeback_wish(self) -> TakebackWish | None:
        """Who wants to go back, if anybody does."""
        offer = self.game.takeback_offer
        return None if offer is None else TakebackWish(by=offer.color, ply=offer.ply)

    def board_at(self, ply: int | None) -> Board:
        """The board after a ply, as one's own."""
        board = self.board.copy()
        if ply is not None and ply > board.ply:
            raise ProblemError(404, "not_found", f"The game has only {board.ply} plies.")
        while ply is not None and board.ply > ply:
            board.pop()
        return board

    def record(self) -> Record:
        """The game as it is written down."""
        if self._record is not None:
            return self._record
        record = self.game.record()
        for color, tag in ((Color.WHITE, "White"), (Color.BLACK, "Black")):
            if self.names[color]:
                record.tags[tag] = self.names[color]
        record.tags["Date"] = self.created.strftime("%Y.%m.%d")
        return record

    def row(self) -> GameRow:
        """The game without its events, as it is stored."""
        return GameRow(
            id=self.id,
            kind=self.kind,
            setup=self.setup.model_dump_json(),
            created=milliseconds(self.created),
            **self.fields(),  # type: ignore[arg-type]
        )

    def fields(self) -> Mapping[str, object]:
        """What can change of it."""
        return {
            "status": self.status,
            "white": self.players[Color.WHITE],
            "black": self.players[Color.BLACK],
            "white_name": self.names[Color.WHITE],
            "black_name": self.names[Color.BLACK],
            "white_hides": self.hides[Color.WHITE],
            "black_hides": self.hides[Color.BLACK],
            "changed": milliseconds(self.changed),
            "ply": self.game.ply,
            "result": None if self.result is None else self.result.model_dump_json(),
            "due": self.is_due,
        }

    # ---- what happens by itself

    def take_up(self, moment: Moment, lives: Iterable[Life]) -> None:
        """Let the time run on, as if nothing had been between the lives of servers."""
        if self.status == "playing":
            spent = seconds_lived(lives, self.turn_began) if self.clocks_run else 0.0
            self.game.begin(moment.now - spent)

    def check_flag(self, moment: Moment, lag: float = 0.0) -> None:
        """End the game if somebody's time is up."""
        if self.clocks_run and self.game.check_flag(moment.now, lag=lag):
            self._over(moment)

    def pass_by_itself(self, moment: Moment) -> None:
        """Make the one move there is, which costs its player nothing."""
        seconds = self.game.clock.spent(moment.now)
        self._play(PASS, moment, lag=seconds, by_itself=True)

    # ---- seats

    def join(self, player: PlayerId, name: str, moment: Moment) -> None:
        """Let somebody sit down in the free seat: the game begins."""
        if self.colors_of(player):
            return
        free = [color for color, seated in self.players.items() if seated is None]
        if self.status != "waiting" or not free:
            raise ProblemError(409, "seat_taken", "There is no free seat at this table.")
        color = free[0]
        self.players[color], self.names[color] = player, name
        self.status = "playing"
        self.game.begin(moment.now)
        self._tell(Joined, moment, color=color, name=name)
        self._look()

    def seat_of(self, player: PlayerId, wish: Color | None, default: Color) -> Color:
        """Which side somebody speaks for."""
        mine = self.colors_of(player)
        if not mine or (wish is not None and wish not in mine):
            raise ProblemError(403, "not_your_seat", "This seat is not yours.")
        if wish is not None:
            return wish
        return default if default in mine else mine[0]

    # ---- moves

    def move(self, player: PlayerId, command: MakeMove, moment: Moment, lag: float) -> bool:
        """Make a player's move; False if it was made before and is only repeated."""
        mine = self.colors_of(player)
        if not mine:
            raise ProblemError(403, "not_your_seat", "You have no seat at this table.")
        if self._is_repeated(command, mine):
            return False
        self._must_play()
        ply = self.game.ply
        if command.ply != ply:
            raise ProblemError(409, "wrong_ply", f"The game is at ply {ply}.", {"ply": ply})
        if self.game.turn not in mine:
            raise ProblemError(409, "not_your_turn", "It is not your turn.")
        self._play(self._read(self.board, command.move), moment, lag=lag)
        return True

    def engine_moves(self, move: Move, moment: Moment) -> None:
        """Make the machine's move."""
        self._play(move, moment)

    def _is_repeated(self, command: MakeMove, mine: tuple[Color, ...]) -> bool:
        """Has the player made this very move at this ply?"""
        mover = Color.BLACK if command.ply % 2 else Color.WHITE
        if command.ply >= len(self.moves) or mover not in mine:
            return False
        made = move_of(self.moves[command.ply])
        return self._read(self.board_at(command.ply), command.move) == made

    @staticmethod
    def _read(board: Board, move: Step | str) -> Move:
        try:
            if isinstance(move, Step):
                return Move(Piece.from_name(move.piece), Hex(*move.to))
            return board.parse_uhp(move)
        except IllegalMoveError as error:
            raise _illegal(error) from None
        except NotationError as error:
            raise ProblemError(422, "bad_request", f"{_sentence(error)}") from None

    def _play(
        self, move: Move, moment: Moment, *, lag: float = 0.0, by_itself: bool = False
    ) -> None:
        try:
            view = move_view(self.board, move, round(self.game.clock.spent(moment.now), 3))
        except IllegalMoveError as error:
            raise _illegal(error) from None
        self.game.play(move, moment.now, lag=lag)
        self.moves.append(view)
        self._tell(
            Moved,
            moment,
            ply=self.game.ply,
            move=view,
            by_itself=by_itself,
            clocks=self.clocks(moment.now),
        )
        if not self.game.is_over and self.game.ply >= MOST_PLIES:
            self.game.adjudicate(None, "The game has become too long.", moment.now)
        if self.game.is_over:
            self._over(moment)
        else:
            self._look()

    # ---- everything else that players say

    def act(self, player: PlayerId, command: Simple, moment: Moment, new_id: str) -> None:
        """Do what a player says; `new_id` is for the game that follows, if one does."""
        try:
            match command.type:
                case "rematch" | "decline_rematch":
                    self._answer_rematch(player, command, moment, new_id)
                case "abort":
                    self.seat_of(player, command.color, self.game.turn)
                    self.game.abort(moment.now)
                    self._over(moment)
                case _:
                    color = self.seat_of(player, command.color, self.game.turn)
                    self._must_play()
                    self._actions[command.type](self, color, moment)
        except GameOverError:
            raise _over() from None
        except GameError as error:
            raise ProblemError(409, "not_allowed", _sentence(error)) from None

    def _resign(self, color: Color, moment: Moment) -> None:
        self.game.resign(color, moment.now)
        self._over(moment)

    def _offer_draw(self, color: Color, moment: Moment) -> None:
        """At one screen both agree at once; the machine never does."""
        self.game.offer_draw(color, moment.now)
        if self.kind == "screen":
            self.game.accept_draw(color.opponent, moment.now)
        if self.game.is_over:
            self._over(moment)
            return
        self._tell(Offered, moment, what="draw", by=color)
        if self.kind == "engine":
            self._decline_draw(color.opponent, moment)

    def _accept_draw(self, color: Color, moment: Moment) -> None:
        self.game.accept_draw(color, moment.now)
        self._over(moment)

    def _decline_draw(self, color: Color, moment: Moment) -> None:
        """Turn an offer down, or take one's own back."""
        own = self.game.draw_offer is color
        self.game.decline_draw(color.opponent if own else color)
        self._tell(Declined, moment, what="draw", by=color)

    def _ask_takeback(self, color: Color, moment: Moment) -> None:
        """Go back at once, or ask who sits at another screen."""
        if not self.setup.takebacks:
            raise ProblemError(409, "not_allowed", "This game is played without takebacks.")
        if self.kind != "link":
            # At one screen it is the last choice, whoever made it.
            whose = (color,) if self.kind == "engine" else tuple(Color)
            plies = [ply for each in whose if (ply := self.game.takeback_ply(each)) is not None]
            if not plies:
                raise ProblemError(409, "not_allowed", "There is nothing to take back.")
            self._go_back(max(plies), moment)
            return
        wish = self.game.takeback_offer
        if wish is not None and wish.color is not color:
            self._accept_takeback(color, moment)
            return
        self.game.offer_takeback(color)
        wish = self.game.takeback_offer
        assert wish is not None
        self._tell(Offered, moment, what="takeback", by=color, ply=wish.ply)

    def _accept_takeback(self, color: Color, moment: Moment) -> None:
        wish = self.game.takeback_offer
        if wish is None or wish.color is color:
            raise ProblemError(409, "not_allowed", "Nobody has asked to take anything back.")
        self._go_back(wish.ply, moment)

    def _decline_takeback(self, color: Color, moment: Moment) -> None:
        wish = self.game.takeback_offer
        own = wish is not None and wish.color is color
        self.game.decline_takeback(color.opponent if own else color)
        self._tell(Declined, moment, what="takeback", by=color)

    def _go_back(self, ply: int, moment: Moment) -> None:
        self.game.takeback(ply, moment.now)
        del self.moves[ply:]
        self._tell(TakenBack, moment, ply=ply, clocks=self.clocks(moment.now))
        self._look()

    def _claim_win(self, color: Color, moment: Moment) -> None:
        self.game.abandon(color.opponent, moment.now)
        self._over(moment)

    def _claim_draw(self, color: Color, moment: Moment) -> None:
        self.game.abandon(color.opponent, moment.now, draw=True)
        self._over(moment)

    _actions: Final[Mapping[str, Callable[[GameSession, Color, Moment], None]]] = {
        "resign": _resign,
        "offer_draw": _offer_draw,
        "accept_draw": _accept_draw,
        "decline_draw": _decline_draw,
        "ask_takeback": _ask_takeback,
        "accept_takeback": _accept_takeback,
        "decline_takeback": _decline_takeback,
        "claim_win": _claim_win,
        "claim_draw": _claim_draw,
    }

    # ---- playing again

    def _answer_rematch(
        self, player: PlayerId, command: Simple, moment: Moment, new_id: str
    ) -> None:
        color = self.seat_of(player, command.color, Color.WHITE)
        if self.status != "over":
            raise ProblemError(409, "not_allowed", "The game is not over yet.")
        if command.type == "decline_rematch":
            if self.rematch_offer is None:
                raise ProblemError(409, "not_allowed", "Nobody has offered to play again.")
            self.rematch_offer = None
            self._tell(Declined, moment, what="rematch", by=color)
        elif self.rematch is not None or self.rematch_offer is color:
            return
        elif self.kind == "link" and self.rematch_offer is None:
            self._need_both_players()
            self.rematch_offer = color
            self._tell(Offered, moment, what="rematch", by=color)
        else:
            self.rematch_offer, self.rematch = None, new_id
            swapped = {color: self.players[color.opponent] for color in Color}
            names = {color: self.names[color.opponent] for color in Color}
            setup = self.setup.swapped()
            follows = GameSession.new(new_id, self.kind, setup, swapped, names, moment)
            self.successor = follows.row()
            self._tell(Rematched, moment, game=new_id)

    def _need_both_players(self) -> None:
        if None in self.players.values():
            raise ProblemError(409, "not_allowed", "Nobody ever sat down to play with you.")

    def hide_or_delete(self, player: PlayerId) -> bool:
        """Take the game off a player's list; True if nobody has it on theirs any more."""
        mine = [color for color, seated in self.players.items() if seated == player]
        if not mine:
            raise ProblemError(403, "not_your_seat", "You have no seat at this table.")
        if self.kind != "link" or self.status == "waiting":
            return True
        if self.status != "over":
            raise ProblemError(409, "not_allowed", "The game goes on: end it first.")
        for color in mine:
            self.hides[color] = True
        return all(self.hides[color] or self.players[color] is None for color in Color)

    # ---- the rest

    def _must_play(self) -> None:
        if self.status == "over":
            raise _over()
        if self.status == "waiting":
            raise ProblemError(409, "not_allowed", "The game has not begun: a seat is still free.")

    def _result(self) -> Result | None:
        outcome = self.game.result
        if outcome is None:
            return None
        return Result(
            termination=outcome.termination,
            winner=outcome.winner,
            aborted=self.game.aborted,
            detail=self.game.detail,
        )

    def _over(self, moment: Moment) -> None:
        self.status = "over"
        self.result = self._result()
        clocks = self.clocks(moment.now)
        self._tell(Ended, moment, result=self.result, state=self.state, clocks=clocks)
        self._look()

    def _tell(self, kind: Callable[..., Event], moment: Moment, **fields: object) -> None:
        self.changed = moment.at
        event = kind(seq=len(self.events) + 1, at=moment.at, **fields)
        self.events.append(event.model_dump_json())


def _over() -> ProblemError:
    return ProblemError(409, "game_over", "The game is over.")


def _illegal(error: IllegalMoveError) -> ProblemError:
    why = why_view(error.explanation)
    detail: dict[str, object] = why.model_dump(mode="json", exclude={"legal"})
    return ProblemError(422, "illegal_move", why.sentence, detail)


def _sentence(error: Exception) -> str:
    text = str(error)
    return f"{text[:1].upper()}{text[1:]}."
