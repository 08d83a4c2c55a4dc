"""The setup of a game: rules, clock, takebacks, and the engine's seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skep._core import Color
from skep.game import TimeControl
from skep.rules import GameType, Opening, Repetition, Rules
from skep.server.messages import ClockSettings, Message, RulesView, ThinksOn
from skep.server.sessions.starts import StoredStart

if TYPE_CHECKING:
    from skep.server.messages import NewGame

__all__ = ["UNTIMED_PLIES", "EngineSeat", "GameSetup"]

UNTIMED_PLIES: Final = 2
"""The clocks run when both players have moved: until then either may call the game off."""


class EngineSeat(Message):
    """The color and the engine of a seat that an engine has."""

    color: Color
    engine: str
    level: int
    thinks_on: ThinksOn = "server"


class GameSetup(Message):
    """The settings of a game, fixed before its first move, as they are stored."""

    game_type: GameType
    opening: Opening
    repetition: Repetition
    clock: ClockSettings | None = None
    takebacks: bool = True
    engine: EngineSeat | None = None
    start: StoredStart | None = None
    """What the game begins with; None for the empty table."""
    pgn: str = ""
    """The whole game, where it is a record to look at."""

    @classmethod
    def from_request(
        cls,
        request: NewGame,
        engine: EngineSeat | None,
        rules: Rules | None = None,
        start: StoredStart | None = None,
    ) -> GameSetup:
        """The setup that a player asked for; a start has rules of its own."""
        if rules is None:
            game_type = GameType.parse(request.game_type)
            rules = Rules(game_type, request.opening, request.repetition)
        return cls(
            game_type=rules.game_type,
            opening=rules.opening,
            repetition=rules.repetition,
            start=start,
            clock=request.clock,
            takebacks=request.takebacks,
            engine=engine,
        )

    def swapped(self) -> GameSetup:
        """The same with the colours exchanged."""
        if self.engine is None:
            return self
        thinks_on = "device" if self.is_on_device else "server"
        engine = self.engine.model_copy(
            update={"color": self.engine.color.opponent, "thinks_on": thinks_on}
        )
        return self.model_copy(update={"engine": engine})

    def on_server(self) -> GameSetup:
        """The same with an engine that thinks on the server from now on."""
        assert self.engine is not None
        return self.model_copy(
            update={"engine": self.engine.model_copy(update={"thinks_on": "both"})}
        )

    @property
    def is_on_device(self) -> bool:
        """Does the player's device choose the engine's moves now?"""
        return self.engine is not None and self.engine.thinks_on == "device"

    @property
    def was_on_device(self) -> bool:
        """Has the player's device chosen moves of the engine?"""
        return self.engine is not None and self.engine.thinks_on != "server"

    @property
    def rules(self) -> Rules:
        """The rules of the game."""
        return Rules(self.game_type, self.opening, self.repetition)

    @property
    def control(self) -> TimeControl | None:
        """The time control, if there is one."""
        if self.clock is None:
            return None
        return TimeControl(self.clock.minutes * 60, self.clock.increment, UNTIMED_PLIES)

    def rules_view(self) -> RulesView:
        """The rules as they are sent."""
        return RulesView(
            game_type=self.game_type.value,
            opening=self.opening,
            repetition=self.repetition,
            hand={bug.letter: bug.per_player for bug in self.game_type.bugs},
        )
