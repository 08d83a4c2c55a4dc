"""The API attacked by schemathesis: whatever is sent, the answer is what the schema promises."""

from __future__ import annotations

import copy
import itertools
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import settings
from schemathesis import Case, GenerationMode, checks

from server.http_client import PATIENCE, Person, running
from skep.server.schema import document
from skep.server.settings import Allowance, ClientLimits

UNLIMITED = ClientLimits(
    requests=Allowance(burst=1e9, per_second=1e9), new_games=Allowance(burst=1e9, per_second=1e9)
)
OPENING = ["wS1", "bG1 wS1-", "wQ -wS1", "bQ bG1-"]

# What is no game, no move or no name is for the server to find out: no schema can say it.
BEYOND_THE_SCHEMA = [checks.positive_data_acceptance]

anything = schemathesis.openapi.from_dict(copy.deepcopy(document()))
# A body that is too large is refused before it is read; the checks do not expect that status.
_rejection = anything.config.checks.negative_data_rejection
_rejection.expected_statuses = [*_rejection.expected_statuses, "413"]

sensible = schemathesis.openapi.from_dict(copy.deepcopy(document()))
sensible.config.generation.update(modes=[GenerationMode.POSITIVE])


class ServerWithGames:
    """A server with games in every state, for one who has a seat in each of them."""

    def __init__(self, ada: Person, bob: Person) -> None:
        self.ada = ada
        self.address = ada.address
        playing = ada.create()
        bob.join(playing)
        waiting, screen, over = (ada.create(kind) for kind in ("link", "screen", "screen"))
        for ply, move in enumerate(OPENING):
            ada.move(screen, ply, move)
        ada.say(over, "resign")
        text = "Base;InProgress;White[2];wS1;bG1 wS1-"
        record = ada.ask("POST", "/records", {"text": text}, 201)["id"]
        self.games = itertools.cycle([playing, waiting, screen, over, record])
        self.headers = {"Authorization": f"Bearer {ada.token}"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerWithGames]:
    with (
        running(tmp_path_factory.mktemp("data"), limits=UNLIMITED) as address,
        Person(address, "Ada") as ada,
        Person(address, "Bob") as bob,
    ):
        yield ServerWithGames(ada, bob)


@anything.parametrize()
@settings(max_examples=10)
def test_anything(case: Case[Any], server: ServerWithGames) -> None:
    """Values of all sorts, at games that do not exist: the stream has no end at one that does."""
    case.call_and_validate(server.address, timeout=PATIENCE, excluded_checks=BEYOND_THE_SCHEMA)


@sensible.exclude(path_regex="/events$").parametrize()
@settings(max_examples=10)
def test_what_makes_sense(case: Case[Any], server: ServerWithGames) -> None:
    """Values that the schema allows, from a player, at games that exist until they are deleted."""
    if "game" in case.path_parameters:
        case.path_parameters["game"] = next(server.games)
    case.call_and_validate(
        server.address,
        headers=server.headers,
        timeout=PATIENCE,
        excluded_checks=BEYOND_THE_SCHEMA,
    )


def test_the_server_still_works(server: ServerWithGames) -> None:
    """After all that a new game can be played."""
    game = server.ada.create("screen")
    for ply, move in enumerate(OPENING):
        server.ada.move(game, ply, move)
    assert server.ada.ask("GET", "/health")["status"] == "ok"
