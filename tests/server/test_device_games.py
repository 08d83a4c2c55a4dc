"""Games whose engine thinks on the player's device: the server judges and stores what it sends."""

from __future__ import annotations

import asyncio

import pytest

from server.game_helpers import (
    ADA,
    BOB,
    CLOCK,
    EVE,
    MUST_PASS,
    QUEENS_OUT,
    SURROUNDED,
    Json,
    Listener,
    begin,
    engine_game,
    link_game,
    moves_of,
    play,
    refused,
    running_lobby,
    say,
    types,
)
from skep import Color
from skep.server.identity import PlayerId
from skep.server.messages import EngineOpponent, GameView, MakeMove, NewGame, SyncGame
from skep.server.problems import ProblemError
from skep.server.sessions.actor import GameActor
from skep.server.sessions.lobby import Lobby

pytestmark = pytest.mark.anyio

ID = "MyOwnGame123"
OPENING = moves_of(QUEENS_OUT)


def device_game(game: str = ID, **options: Json) -> NewGame:
    return NewGame(
        opponent=EngineOpponent(level=options.pop("level", 1), on_device=True),
        color=options.pop("color", "white"),
        game_type="Base",
        id=game,
        **options,
    )


async def started(lobby: Lobby, **options: Json) -> GameActor:
    view = await lobby.create(device_game(**options), ADA)
    return await lobby.actor(view.id)


async def sync(
    actor: GameActor,
    seq: int,
    ply: int,
    moves: list[str],
    ends: str | None = None,
    player: PlayerId = ADA,
) -> GameView:
    command = {"seq": seq, "ply": ply, "moves": moves, "ends": ends}
    await actor.command(player, SyncGame.model_validate(command))
    return await actor.view(player)


# ---- new games with ids of their own


async def test_a_game_has_the_id_that_the_player_made_and_is_made_once(sqlite: str) -> None:
    async with running_lobby(sqlite) as lobby:
        first = await lobby.create(device_game(color="random"), ADA)
        assert first.id == ID
        again = await lobby.create(device_game(color="random"), ADA)
        assert again == first
        assert len((await lobby.games_of(ADA, before=None, limit=10)).games) == 1


async def test_a_game_survives_a_restart_and_is_still_made_once(sqlite: str) -> None:
    async with running_lobby(sqlite) as lobby:
        await sync(await started(lobby), 0, 0, OPENING[:3])
    async with running_lobby(sqlite) as lobby:
        view = await lobby.create(device_game(), ADA)
        assert len(view.moves) == 3


async def test_two_requests_at_once_make_one_game(sqlite: str) -> None:
    async with running_lobby(sqlite) as lobby:
        both = await asyncio.gather(
            *(lobby.create(device_game(), ADA) for _ in range(2)), return_exceptions=True
        )
        for found in both:  # one of them may have to try again
            assert isinstance(found, GameView) or getattr(found, "status", 0) == 503
        assert (await lobby.create(device_game(), ADA)).id == ID
        assert len((await lobby.games_of(ADA, before=None, limit=10)).games) == 1


async def test_nobody_takes_over_a_game_by_its_id(sqlite: str) -> None:
    async with running_lobby(sqlite) as lobby:
        theirs = await begin(lobby, link_game())
        with refused("id_taken"):
            await lobby.create(device_game(theirs.id), EVE)
        await started(lobby)
        with refused("id_taken"):
            await lobby.create(device_game(), EVE)
        record = await lobby.import_text("Base;InProgress;White[2];wS1;bG1 wS1-", ADA)
        with refused("id_taken"):
            await lobby.create(device_game(record.id), ADA)


@pytest.mark.parametrize("game", ["short", "with spaces!", "a" * 13, "../../../etc"])
def test_an_id_is_well_formed(game: str) -> None:
    with pytest.raises(ValueError, match="id"):
        device_game(game)


async def test_only_our_levels_without_a_clock_think_on_a_device(sqlite: str) -> None:
    async with running_lobby(sqlite) as lobby:
        with refused("bad_request"):
            await lobby.create(device_game(clock=CLOCK), ADA)
        assert (await lobby.games_of(ADA, before=None, limit=10)).games == ()


# ---- moves


async def test_the_server_does_not_think_and_takes_the_moves_of_both_sides(database: str) -> None:
    async with running_lobby(database) as lobby:
        actor = await started(lobby, color="black")
        assert not actor.is_due
        with Listener.at(actor, EVE) as watcher:
            view = await sync(actor, 0, 0, OPENING[:2])
            heard = await watcher.until("turn")
        assert types(heard) == ["snapshot", "moved", "moved", "turn"]
        assert [move.uhp for move in view.moves] == OPENING[:2]
        assert view.seats.white.thinks_on == "device"
        assert view.seats.black.thinks_on is None
        assert lobby.engine_pool.waiting == 0


async def test_what_is_sent_twice_is_stored_once(sqlite: str) -> None:
    async with running_lobby(sqlite) as lobby:
        actor = await started(lobby)
        first = await sync(actor, 0, 0, OPENING[:2])
        assert await sync(actor, 0, 0, OPENING[:2]) == first
        second = await sync(actor, first.seq, 2, OPENING[2:], "resign")
        assert await sync(actor, first.seq, 2, OPENING[2:], "resign") == second
        assert second.result is not None
        assert second.result.winner is Color.BLACK


async def test_moves_that_were_taken_back_on_the_device_are_replaced(sqlite: str) -> None:
    async with running_lobby(sqlite) as lobby:
        actor = await started(lobby)
        view = await sync(actor, 0, 0, OPENING[:4])
        other = ["wQ /wS1", "bQ bS1/"]
        view = await sync(actor, view.seq, 2, other)
        assert [move.uhp for move in view.moves] == [*OPENING[:2], *other]
        assert await sync(actor, view.seq, 2, []) == await actor.view(ADA)
        assert len((await actor.view(ADA)).moves) == 2


async def test_without_takebacks_none_comes_from_the_device(sqlite: str) -> None:
    async with running_lobby(sqlite) as lobby:
        actor = await started(lobby, takebacks=False)
        view = await sync(actor, 0, 0, OPENING[:4])
        with refused("not_allowed"):
            await sync(actor, view.seq, 2, [])
        assert await actor.view(ADA) == view


async def test_an_older_state_of_the_device_changes_nothing(sqlite: str) -> None:
    async with running_lobby(sqlite) as lobby:
        actor = await started(lobby)
        view = await sync(actor, 0, 0, OPENING[:4])
        with refused("conflict"):
            await sync(actor, 0, 0, ["wG1"])
        with refused("conflict"):
            await sync(actor, view.seq + 1, 4, OPENING[4:])
        with refused("wrong_ply"):
            await sync(actor, view.seq, 5, OPENING[5:])
        assert await actor.view(ADA) == view


@pytest.mark.parametrize(
    ("moves", "code"),
    [
        ([*OPENING[:3], "bA3 wQ-"], "illegal_move"),
        (["wQ"], "illegal_move"),
        (["pass"], "illegal_move"),
        ([*OPENING[:2], "nonsense"], "bad_request"),
        ([*moves_of(SURROUNDED), "bA1 bQ-"], "illegal_move"),
    ],
)
async def test_one_illegal_move_refuses_all(sqlite: str, moves: list[str], code: str) -> None:
    async with running_lobby(sqlite) as lobby:
        actor = await started(lobby)
        with pytest.raises(ProblemError) as caught:
            await sync(actor, 0, 0, moves)
        assert caught.value.code == code
        view = await actor.view(ADA)
        assert (view.seq, view.moves) == (0, ())


async def test_only_the_player_sends_moves(sqlite: str) -> None:
    async with running_lobby(sqlite) as lobby:
        actor = await started(lobby)
        with refused("not_your_seat"):
            await sync(actor, 0, 0, OPENING[:2], player=EVE)
        with refused("not_your_seat"):
            await say(actor, EVE, "think_on_server")
        # The move of the other side comes with a sync alone.
        await play(actor, OPENING[:1])
        with refused("not_your_turn"):
            await actor.command(ADA, _move(1, OPENING[1]))


def _move(ply: int, move: str) -> Json:
    from_client = {"type": "move", "ply": ply, "move": move}
    return MakeMove.model_validate(from_client)


async def test_in_other_games_nothing_can_be_sent_for_the_other_side(sqlite: str) -> None:
    async with running_lobby(sqlite) as lobby:
        for wish in (engine_game("white"), link_game()):
            actor = await begin(lobby, wish)
            view = await actor.view(ADA)
            with refused("not_allowed"):
                await sync(actor, view.seq, 0, OPENING[:2])
            with refused("not_your_seat"):
                await sync(actor, view.seq, 0, OPENING[:2], player=EVE)
            assert (await actor.view(BOB)).moves == ()


# ---- ends


async def test_the_board_ends_a_game_of_the_device(sqlite: str) -> None:
    async with running_lobby(sqlite) as lobby:
        actor = await started(lobby)
        view = await sync(actor, 0, 0, moves_of(SURROUNDED))
        assert view.status == "over"
        assert view.state == "BlackWins"
        with refused("game_over"):
            await sync(actor, view.seq, 2, [])


async def test_a_game_is_called_off_only_before_both_have_moved(sqlite: str) -> None:
    async with running_lobby(sqlite) as lobby:
        actor = await started(lobby)
        with refused("not_allowed"):
            await sync(actor, 0, 0, OPENING[:2], "abort")
        view = await sync(actor, 0, 0, OPENING[:1], "abort")
        assert view.result is not None
        assert view.result.aborted


async def test_the_device_makes_forced_passes(sqlite: str) -> None:
    async with running_lobby(sqlite) as lobby:
        actor = await started(lobby)
        view = await sync(actor, 0, 0, moves_of(MUST_PASS))
        assert view.turn is not None
        assert view.turn.must_pass
        assert not actor.is_due
        view = await sync(actor, view.seq, len(view.moves), ["pass"])
        assert view.moves[-1].uhp == "pass"


# ---- the server takes over


async def test_the_server_thinks_where_the_device_cannot(database: str) -> None:
    async with running_lobby(database) as lobby:
        actor = await started(lobby, color="black")
        with Listener.at(actor, ADA) as listener:
            await say(actor, ADA, "think_on_server")
            await listener.until("moved", ply=1)
        await say(actor, ADA, "think_on_server")  # asking again changes nothing
    async with running_lobby(database) as lobby:
        actor = await lobby.actor(ID)
        view = await actor.view(ADA)
        assert view.seats.white.thinks_on == "both"
        with refused("not_allowed"):
            await sync(actor, view.seq, len(view.moves), OPENING[:1])


async def test_another_game_is_played_where_the_first_was(sqlite: str) -> None:
    async with running_lobby(sqlite) as lobby:
        actor = await started(lobby)
        await sync(actor, 0, 0, OPENING[:2], "resign")
        view = await say(actor, ADA, "rematch")
        assert view.rematch is not None
        follows = await (await lobby.actor(view.rematch)).view(ADA)
        assert follows.seats.white.thinks_on == "device"


# ---- marks


async def test_a_game_of_the_device_is_marked(sqlite: str) -> None:
    async with running_lobby(sqlite) as lobby:
        actor = await started(lobby)
        await sync(actor, 0, 0, OPENING[:2], "resign")
        record = await actor.record()
        assert record.tags["ThoughtOn"] == "device"
        assert record.elapsed == {}
        (summary,) = (await lobby.games_of(ADA, before=None, limit=10)).games
        assert summary.seats.black.thinks_on == "device"
        other = await begin(lobby, engine_game("white", game_type="Base"))
        await say(other, ADA, "resign")
        assert "ThoughtOn" not in (await other.record()).tags
        counted = (await lobby.results_of(ADA)).results
        assert [(each.on_device, each.lost) for each in counted] == [(False, 1), (True, 1)]
