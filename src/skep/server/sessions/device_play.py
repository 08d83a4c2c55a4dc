"""Games whose engine thinks on the player's device: the server checks and stores the moves.

The device plays on without a network and sends what has happened when it can. One command has all
of it; it is checked as a whole, carried out once, and refused if the game has gone on elsewhere.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from skep.errors import IllegalMoveError
from skep.game.view import ABORT_PLIES
from skep.server.problems import ProblemError
from skep.server.sessions.move_input import game_over, illegal_move, read_move
from skep.server.sessions.setup import EngineSeat
from skep.server.sessions.views import move_of
from skep.uhp.config import OURS

if TYPE_CHECKING:
    from skep._core import Color, Move
    from skep.game import Game
    from skep.server.identity import PlayerId
    from skep.server.messages import ClockSettings, EngineOpponent, SyncGame
    from skep.server.sessions.session import GameSession
    from skep.server.sessions.timing import Moment

__all__ = ["engine_seat", "leave_device", "sync"]


def engine_seat(opponent: EngineOpponent, color: Color, clock: ClockSettings | None) -> EngineSeat:
    """The seat of an engine; raises ProblemError if it cannot think on the player's device."""
    if opponent.on_device and (opponent.engine != OURS or clock is not None):
        raise ProblemError(
            422, "bad_request", "On a device only our levels think, in games without a clock."
        )
    return EngineSeat(
        color=color,
        engine=opponent.engine,
        level=opponent.level,
        thinks_on="device" if opponent.on_device else "server",
    )


def sync(
    session: GameSession, game: Game, player: PlayerId, command: SyncGame, moment: Moment
) -> None:
    """Take over what happened on the device; raises ProblemError, and then changes nothing."""
    color = _check_seat(session, player)
    if _is_repeated(session, command):
        return
    if command.seq != session.seq:
        raise ProblemError(409, "conflict", "The game has gone on elsewhere.")
    if session.status != "playing":
        raise game_over()
    ply = session.game.ply
    if command.ply > ply:
        raise ProblemError(409, "wrong_ply", f"The game is at ply {ply}.", {"ply": ply})
    if command.ply < session.game.first_ply:
        raise ProblemError(409, "not_allowed", "The moves before the game cannot be taken back.")
    if command.ply < ply and not session.setup.takebacks:
        raise ProblemError(409, "not_allowed", "This game is played without takebacks.")
    moves = _checked_moves(session, command)
    if command.ply < ply:
        session.go_back(command.ply, moment)
    for move in moves:
        if session.status == "playing":  # a game that becomes too long ends before
            session.play(move, moment, is_timed=False)
    if command.ends is not None and session.status == "playing":
        if command.ends == "abort":
            game.abort(moment.now)
        else:
            game.resign(color, moment.now)
        session.end(moment)


def leave_device(session: GameSession, player: PlayerId) -> bool:
    """Let the engine think on the server from now on; False if it does already."""
    if not session.colors_of(player):
        raise ProblemError(403, "not_your_seat", "You have no seat in this game.")
    if not session.setup.is_on_device:
        return False
    session.setup = session.setup.on_server()
    return True


def _check_seat(session: GameSession, player: PlayerId) -> Color:
    mine = session.colors_of(player)
    if not mine:
        raise ProblemError(403, "not_your_seat", "You have no seat in this game.")
    if not session.setup.is_on_device:
        raise ProblemError(409, "not_allowed", "The server thinks in this game.")
    return mine[0]


def _is_repeated(session: GameSession, command: SyncGame) -> bool:
    """Does the game stand as the command says, because it was carried out before?"""
    if session.seq <= command.seq or len(session.moves) != command.ply + len(command.moves):
        return False
    if command.ends is not None and session.status != "over":
        return False
    board = session.board_at(command.ply)
    for wanted, made in zip(command.moves, session.moves[command.ply :], strict=True):
        try:
            move = read_move(board, wanted)
        except ProblemError:
            return False
        if move != move_of(made):
            return False
        board.push(move)
    return True


def _checked_moves(session: GameSession, command: SyncGame) -> list[Move]:
    """The moves of a command, all of them legal; raises ProblemError for others."""
    board = session.board_at(command.ply)
    moves = []
    for wanted in command.moves:
        move = read_move(board, wanted)
        try:
            board.push(move)
        except IllegalMoveError as error:
            raise illegal_move(error) from None
        moves.append(move)
    made = board.played - session.game.first_ply
    if command.ends == "abort" and made >= ABORT_PLIES:
        raise ProblemError(409, "not_allowed", "A game cannot be called off when both have moved.")
    return moves
