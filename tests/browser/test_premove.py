"""Premoves: a move is planned while the opponent thinks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from browser.game_page import GamePage, start_link_game
from browser.words import say
from skep import Board, Hex, Move, Piece

if TYPE_CHECKING:
    from browser.conftest import NewUser

PLACED = Move(Piece.from_name("wA1"), Hex(-2, 0))


def planned(new_user: NewUser) -> tuple[GamePage, GamePage, Board]:
    """White has planned to place an ant while Black thinks."""
    host, guest = new_user(), new_user()
    white, black = start_link_game(host, guest, game_type="Base")
    host.play(white.game, ["wS1"])
    guest.play(white.game, ["bS1 wS1-"])
    host.play(white.game, ["wQ -wS1"])
    board = white.board()
    white.shows(board)
    expect(white.page).not_to_have_title(say("title-your-turn"))
    white.click_move(PLACED)
    expect(white.status).to_have_text(say("premove-set"))
    white.shows(board)
    return white, black, board


def test_a_planned_move_is_made_when_its_time_comes(new_user: NewUser) -> None:
    white, black, board = planned(new_user)
    black.user.play(white.game, ["bQ bS1-"])
    board.push_uhp("bQ bS1-")
    board.push(PLACED)
    white.shows(board)
    black.shows(board)


def test_a_planned_move_can_be_dropped(new_user: NewUser) -> None:
    white, black, board = planned(new_user)
    white.take("wS1")
    expect(white.status).not_to_have_text(say("premove-set"))
    black.user.play(white.game, ["bQ bS1-"])
    white.wait_for_my_turn()
    board.push_uhp("bQ bS1-")
    white.shows(board)


def test_a_planned_move_that_became_illegal_is_reported(
    new_user: NewUser,
) -> None:
    host, guest = new_user(), new_user()
    white, black = start_link_game(host, guest, game_type="Base")
    host.play(white.game, ["wS1"])
    expect(white.page).not_to_have_title(say("title-your-turn"))
    white.shows_ply(1)
    # Just where Black is about to go.
    white.click_move(Move(Piece.from_name("wA1"), Hex(1, 0)))
    expect(white.status).to_have_text(say("premove-set"))
    guest.play(white.game, ["bS1 wS1-"])
    expect(white.status).to_have_text(say("premove-gone"))
    white.wait_for_my_turn()
    white.shows(black.board())


def test_choosing_shows_where_a_planned_move_may_lead(new_user: NewUser) -> None:
    host, guest = new_user(), new_user()
    white, _ = start_link_game(host, guest, game_type="Base")
    host.play(white.game, ["wS1"])
    guest.play(white.game, ["bS1 wS1-"])
    host.play(white.game, ["wQ -wS1"])
    white.shows(white.board())
    expect(white.page).not_to_have_title(say("title-your-turn"))
    white.take("wA1")
    expect(white.status).to_have_text(say("premove-choose"))
    behind = white.spot(PLACED.to or Hex(0, 0))
    place = say("board-place-beside", bearing="w", piece="white queen")
    expect(behind).to_have_accessible_name(say("board-spot-go", place=place))
    white.put(PLACED)
    expect(white.status).to_have_text(say("premove-set"))
