"""A move on its way through the server generates legal moves once: those of the new turn."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from server.game_helpers import (
    ADA,
    MUST_PASS,
    QUEENS_OUT,
    SURROUNDED,
    HandTime,
    moves_of,
    refused,
    screen_game,
)
from skep import Board, Color
from skep.server.messages import MakeMove, Step
from skep.server.sessions.session import GameSession
from skep.server.sessions.setup import GameSetup

NOW = HandTime()()


def new_session(*moves: str) -> GameSession:
    """A game of the base set in which Ada plays both sides, after some moves."""
    setup = GameSetup.from_request(screen_game(game_type="Base"), None)
    both, names = dict.fromkeys(Color, ADA), dict.fromkeys(Color, "")
    session = GameSession.new("abcdefghijkl", "screen", setup, both, names, NOW)
    for ply, text in enumerate(moves):
        session.move(ADA, MakeMove(ply=ply, move=text), NOW, 0.0)
    return session


@contextmanager
def generates(session: GameSession, times: int) -> Iterator[None]:
    """Count the generations on the board of the game and on the copy that the session reads."""
    read = session.board.native
    before = read.generations
    yield
    assert read.generations == before
    assert session.board.native.generations == before + times


@pytest.mark.parametrize("spelling", ["cell", "uhp"])
@pytest.mark.parametrize("game", [QUEENS_OUT, MUST_PASS])
def test_a_move_generates_the_legal_moves_of_the_new_turn_only(game: str, spelling: str) -> None:
    session, other = new_session(), Board("Base")
    for ply, text in enumerate(moves_of(game)):
        move = other.push_uhp(text)
        assert move.piece is not None
        assert move.to is not None
        step = Step(piece=move.piece.name, to=(move.to.q, move.to.r))
        command = MakeMove(ply=ply, move=step if spelling == "cell" else text)
        with generates(session, 1):
            session.move(ADA, command, NOW, 0.0)
    assert session.board == other


def test_a_pass_by_itself_generates_once() -> None:
    session = new_session(*moves_of(MUST_PASS))
    with generates(session, 1):
        session.pass_by_itself(NOW)


def test_the_last_move_generates_nothing() -> None:
    *moves, last = moves_of(SURROUNDED)
    session = new_session(*moves)
    with generates(session, 0):
        session.move(ADA, MakeMove(ply=len(moves), move=last), NOW, 0.0)
    assert session.status == "over"


def test_a_refused_move_generates_nothing() -> None:
    session = new_session()
    with generates(session, 0), refused("illegal_move"):
        session.move(ADA, MakeMove(ply=0, move=Step(piece="wQ", to=(0, 0))), NOW, 0.0)
