"""A live game carries out commands: it changes the session, stores the events and sends them.

Events are stored first and only then sent. The alarm and the engine do not act by
themselves: they post a command, which is carried out in its turn.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final, assert_never

from skep._core import Color
from skep.server.messages import (
    CaughtUp,
    MakeMove,
    SayPhrase,
    Snapshot,
    SyncGame,
    TurnNotice,
)
from skep.server.sessions import commands
from skep.server.sessions.device_play import leave_device
from skep.server.sessions.engine_turn import EngineTurn
from skep.server.sessions.game_views import view_game
from skep.server.sessions.lag import LagAllowance
from skep.server.sessions.operator_actions import operate
from skep.server.sessions.phrases import PhraseBook
from skep.server.sessions.presence import PresenceTracker
from skep.server.sessions.services import new_id
from skep.server.sessions.stored_row import changing_columns
from skep.server.store import Change
from skep.server.workers.advice import hinted_board, past_game_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from skep.server.identity import PlayerId
    from skep.server.messages import GameView, Turn
    from skep.server.sessions.services import Services
    from skep.server.sessions.session import GameSession
    from skep.server.sessions.subscription import Subscription
    from skep.server.sessions.timing import Moment
    from skep.server.store import Life

__all__ = ["LiveGame"]

_SHORTEST_ALARM: Final = 0.001
_MOVED: Final = '"type":"moved"'
"""In the JSON of an event that is a move; a quote in a name is escaped there."""


class LiveGame:
    """A game that is played now: its session, its listeners, its alarm, and its engine."""

    def __init__(
        self,
        session: GameSession,
        services: Services,
        post: Callable[[commands.ActorCommand], None],
        lives: Iterable[Life],
        client: str = "",
    ) -> None:
        self.id: str = session.id
        self.is_done: bool = False
        """Is the game deleted, or must it be read anew?"""
        self._session = session
        self._services = services
        self._post = post
        self._told = session.seq
        moment = services.time()
        self._presence = PresenceTracker(session, services.pace, moment)
        self._engine_turn = EngineTurn(
            session,
            services,
            lambda turn, move: self._post(commands.EngineMove(turn, move)),
            lambda turn: self._post(commands.EngineFailed(turn)),
            self._engine_waits,
        )
        self._engine_turn.client = client or next(filter(None, session.players.values()), "")
        self._engine_again: float | None = None
        """When an engine that has failed is asked again."""
        self._lag = {color: LagAllowance() for color in Color}
        self._phrases = PhraseBook(session)
        self._turn: Turn | None = None
        self._turn_began = moment.now
        self._alarm: asyncio.TimerHandle | None = None
        session.take_up(moment, lives)
        self._arrange()

    # ---- state

    @property
    def session(self) -> GameSession:
        """The state of the game."""
        return self._session

    @property
    def seq(self) -> int:
        """The number of the last event that is stored and sent."""
        return self._told

    @property
    def presence(self) -> PresenceTracker:
        """Which players are connected."""
        return self._presence

    @property
    def listeners(self) -> int:
        """The number of listeners."""
        return len(self._presence.listeners)

    @property
    def engine_task(self) -> asyncio.Task[None] | None:
        """The engine's search for a move, if it thinks."""
        return self._engine_turn.task

    @property
    def waits(self) -> bool:
        """Does the game wait for a time or for the engine?"""
        return self._alarm is not None or self._engine_turn.task is not None

    def note_client(self, player: PlayerId | None, client: str) -> None:
        """Note from where a player plays: the engine's thoughts count for that client."""
        if client and self._session.colors_of(player):
            self._engine_turn.client = client

    def close(self) -> None:
        """Stop the alarm and the engine, and close all listeners.

        References that form a cycle would stay in memory for hours, so they are dropped.
        """
        self._stop_alarm()
        self._engine_turn.close()
        for listener in tuple(self._presence.listeners):
            listener.close()
        self._post = lambda _: None

    # ---- commands

    async def carry_out(self, command: commands.ActorCommand, moment: Moment) -> object:  # noqa: PLR0911, PLR0912 - one case for each command
        """Carry out a command and return its answer; raises ProblemError for a refusal."""
        session = self._session
        match command:
            case commands.View():
                return self._view(command.player, moment)
            case commands.TakeSeat():
                return await self._take_seat(command, moment)
            case commands.MoveSeat():
                return await self._move_seat(command, moment)
            case commands.CarryOut():
                return await self._carry_out_for_player(command, moment)
            case commands.BoardAt():
                return session.board_at(command.ply)
            case commands.HintPosition():
                return hinted_board(session, command.player)
            case commands.PastGameOf():
                return past_game_of(session, command.player)
            case commands.ReadRecord():
                return session.record()
            case commands.Delete():
                await self._delete(command.player)
            case commands.Operate():
                self.is_done = await operate(session, command, moment, self._keep, self._services)
            case commands.Listen():
                self._listen(command.listener, command.since, moment)
            case commands.Leave():
                self._leave(command.listener, moment)
            case commands.Alarm():
                await self._on_alarm(command.turn, moment)
            case commands.EngineMove():
                await self._engine_moves(command, moment)
            case commands.EngineFailed():
                self._engine_failed(command.turn, moment)
            case commands.Close():
                pass
            case _:
                assert_never(command)
        return None

    async def _take_seat(self, command: commands.TakeSeat, moment: Moment) -> GameView:
        self._session.join(command.player, command.name, moment)
        if await self._keep():
            self._presence.tell(moment)
        return self._view(command.player, moment)

    async def _move_seat(self, command: commands.MoveSeat, moment: Moment) -> GameView:
        self._session.seating.move(command.owner, command.player)
        await self._keep_columns()
        self._presence.tell(moment)
        return self._view(command.player, moment)

    async def _carry_out_for_player(self, command: commands.CarryOut, moment: Moment) -> int:
        player, said = command.player, command.command
        if isinstance(said, SayPhrase):
            text = self._phrases.say(player, said.phrase, moment.now).model_dump_json()
            for listener in tuple(self._presence.listeners):
                listener.tell(text)
            return self._told
        if isinstance(said, MakeMove):
            await self._move(player, said, moment, command.lag)
        elif isinstance(said, SyncGame):
            self._session.sync(player, said, moment)
        elif said.type == "think_on_server":
            await self._think_on_server(player)
        else:
            await self._check_flag(moment)
            if said.type in ("claim_win", "claim_draw"):
                self._presence.check_claim(player, moment)
            self._session.act(player, said, moment, new_id())
        await self._keep()
        spent = self._services.time().now - moment.now
        self._services.metrics.commands.observe(said.type, spent)
        return self._told

    async def _delete(self, player: PlayerId | None) -> None:
        if player is None or self._session.hide_or_delete(player):
            await self._services.store.write(Change(self.id, deletes=True))
            self.is_done = True
        else:
            await self._keep_columns()

    # ---- storing and sending

    async def _keep(self) -> bool:
        """Store the new events, then send them; returns False if there are none."""
        session = self._session
        texts = session.events_since(self._told)
        if not texts:
            return False
        self._presence.note_change(self._services.time().now)
        numbered = dict(enumerate(texts, self._told + 1))
        await self._services.store.write(
            Change(
                self.id,
                events=numbered,
                fields=changing_columns(session),
                creates=session.take_successor(),
            )
        )
        self._told = session.seq
        moves = sum(_MOVED in text for text in texts)
        self._services.metrics.moves.add(session.kind, moves)
        if session.turn is not self._turn:
            texts.append(TurnNotice(turn=session.turn).model_dump_json())
        for listener in tuple(self._presence.listeners):
            for text in texts:
                listener.tell(text)
        self._arrange()
        return True

    async def _keep_columns(self, **fields: object) -> None:
        """Store what is no event: who has which seat, and other columns."""
        fields |= changing_columns(self._session)
        await self._services.store.write(Change(self.id, fields=fields))

    def _listen(self, listener: Subscription, since: int | None, moment: Moment) -> None:
        if listener.is_closed:
            return
        before = self._presence.here()
        self._presence.come(listener)
        if self._engine_again is not None:
            self._ask_engine_again()
        if since is None or since > self._told:
            snapshot = Snapshot(game=self._view(listener.player, moment))
            listener.begin([snapshot.model_dump_json()])
        else:
            caught_up = CaughtUp(
                seq=self._told,
                clocks=self._session.clocks(moment.now),
                seats=self._presence.seats(listener.player),
                claim_in=self._presence.claim_in(listener.player, moment),
                queue=self._presence.queue,
            )
            turn = TurnNotice(turn=self._session.turn)
            missed = self._session.events_since(since)
            listener.begin([*missed, caught_up.model_dump_json(), turn.model_dump_json()])
        if before != self._presence.here():
            self._presence.tell(moment, but=listener)

    def _leave(self, listener: Subscription, moment: Moment) -> None:
        before = self._presence.here()
        self._presence.go(listener, moment)
        if before != self._presence.here():
            self._presence.tell(moment)

    def _view(self, player: PlayerId | None, moment: Moment) -> GameView:
        return view_game(self._session, self._presence, self._told, player, moment)

    # ---- moves

    async def _move(self, player: PlayerId, command: MakeMove, moment: Moment, lag: float) -> None:
        session, mover = self._session, self._session.game.turn
        allowance = self._lag[mover]
        credit = 0.0
        if player == session.players[mover]:
            allowance.latest = lag
            credit = allowance.credit(lag)
        await self._check_flag(moment, credit)
        if session.move(player, command, moment, credit):
            allowance.spend(min(credit, session.moves[-1].seconds or 0.0))

    async def _check_flag(self, moment: Moment, lag: float = 0.0) -> None:
        self._session.check_flag(moment, lag)
        await self._keep()

    # ---- alarms

    def _arrange(self) -> None:
        """Start the engine and set the alarm, as the turn demands."""
        session, now = self._session, self._services.time().now
        if session.turn is not self._turn:
            self._turn, self._turn_began = session.turn, now
            self._engine_turn.stop()
            self._presence.queue = 0
            if self._engine_again is not None:
                self._engine_again, self._presence.engine_is_here = None, True
                self._presence.tell(self._services.time())
        self._stop_alarm()
        if session.turn is None:
            return
        idle = self._engine_turn.task is None and self._engine_again is None
        if session.engine_to_move and not session.turn.must_pass and idle:
            self._engine_turn.think(session.turn)
        if (moment := self._next_moment(session.turn, now)) is not None:
            self._alarm = asyncio.get_running_loop().call_later(
                max(_SHORTEST_ALARM, moment - now), self._ring, session.turn
            )

    def _next_moment(self, turn: Turn, now: float) -> float | None:
        """When the next alarm is due, or None."""
        if turn.must_pass:
            forced_pass = self._turn_began + self._services.pace.forced_pass
            return forced_pass if self._session.must_pass else None
        moments = []
        if self._session.clocks_run:
            allowance = self._lag[turn.color]
            left = self._session.game.clock.left(turn.color, now)
            moments.append(now + left + allowance.credit(allowance.latest))
        if self._engine_again is not None and self.listeners:
            moments.append(self._engine_again)
        return min(moments, default=None)

    def _ring(self, turn: Turn) -> None:
        self._alarm = None
        self._post(commands.Alarm(turn))

    async def _on_alarm(self, turn: Turn, moment: Moment) -> None:
        session = self._session
        if turn is not session.turn:
            return
        if turn.must_pass:
            session.pass_by_itself(moment)
        else:
            allowance = self._lag[turn.color]
            session.check_flag(moment, allowance.credit(allowance.latest))
            if self._engine_again is not None and moment.now >= self._engine_again:
                self._ask_engine_again()
                self._presence.tell(moment)
        if not await self._keep():
            self._arrange()

    def _stop_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    # ---- the engine

    async def _think_on_server(self, player: PlayerId) -> None:
        """Choose the engine's moves here from now on: the player's device cannot."""
        if leave_device(self._session, player):
            await self._keep_columns(setup=self._session.setup.model_dump_json())
            self._arrange()

    async def _engine_moves(self, command: commands.EngineMove, moment: Moment) -> None:
        if command.turn is self._session.turn:
            await self._check_flag(moment)
        if command.turn is self._session.turn:
            self._session.play(command.move, moment)
            await self._keep()

    def _engine_waits(self, place: int) -> None:
        if place != self._presence.queue:
            self._presence.queue = place
            self._presence.tell(self._services.time())

    def _engine_failed(self, turn: Turn, moment: Moment) -> None:
        if turn is self._session.turn:
            self._engine_turn.stop()
            self._engine_again = moment.now + self._services.pace.engine_again
            self._presence.engine_is_here = False
            self._presence.tell(moment)
            self._arrange()

    def _ask_engine_again(self) -> None:
        self._engine_again = None
        self._presence.engine_is_here = True
        self._arrange()
