"""The HTTP API of a real server, route by route."""

from __future__ import annotations

import json
from pathlib import Path

import httpx
import pytest

import skep
from server.http_client import PATIENCE, Json, Person
from skep.server.schema import document

ROOT = Path(__file__).parents[2]
UNKNOWN = "0123456789ab"


def begun(ada: Person, bob: Person, **options: object) -> str:
    """Start a game by link between Ada and Bob, and return its id."""
    game = ada.create("link", **options)
    bob.join(game)
    return game


# ---- games


def test_a_game_from_the_first_move_to_the_last(ada: Person, bob: Person) -> None:
    game = begun(ada, bob, game_type="Base")
    board = skep.Board("Base")
    people = [ada, bob]
    while board.outcome() is None and board.ply < 40:
        turn = ada.look(game)["turn"]
        assert turn["ply"] == board.ply
        told = {(piece, tuple(cell)) for piece, cells in turn["legal"].items() for cell in cells}
        legal = {(str(m.piece), (m.to.q, m.to.r)) for m in board.legal_moves if m.piece and m.to}
        assert told == legal
        piece, cell = min(told)
        people[board.ply % 2].move(game, board.ply, {"piece": piece, "to": cell})
        board.push(skep.Move(skep.Piece.from_name(piece), skep.Hex(*cell)))
    view = bob.look(game)
    assert [move["uhp"] for move in view["moves"]] == board.game_string().split(";")[3:]
    assert view["seats"]["black"]["yours"]
    assert not view["seats"]["white"]["yours"]


def test_a_move_can_be_spelled_in_two_ways_and_is_made_once(ada: Person, bob: Person) -> None:
    game = begun(ada, bob)
    first = ada.move(game, 0, "wS1")
    assert ada.move(game, 0, {"piece": "wS1", "to": [0, 0]}) == first
    assert len(ada.look(game)["moves"]) == 1
    assert ada.move(game, 0, {"piece": "wG1", "to": [0, 0]}, 409)["code"] == "wrong_ply"


def test_illegal_moves_say_why(ada: Person, bob: Person) -> None:
    game = begun(ada, bob)
    error = ada.move(game, 0, "wQ", 422)
    assert error["code"] == "illegal_move"
    assert error["detail"]["reason"] == "queen_first_turn"
    assert error["message"] == error["detail"]["sentence"]
    assert ada.move(game, 0, "nonsense", 422)["code"] == "bad_request"


def test_commands_that_the_game_does_not_allow_now(ada: Person, bob: Person) -> None:
    game = ada.create()
    assert ada.move(game, 0, "wS1", 409)["code"] == "not_allowed"
    bob.join(game)
    assert bob.move(game, 0, "bS1", 409)["code"] == "not_your_turn"
    ada.say(game, "resign")
    assert ada.move(game, 0, "wS1", 409)["code"] == "game_over"
    assert ada.look(game)["result"]["winner"] == "black"


def test_unknown_games_are_not_found(ada: Person) -> None:
    routes = [
        ("GET", f"/games/{UNKNOWN}", None),
        ("DELETE", f"/games/{UNKNOWN}", None),
        ("POST", f"/games/{UNKNOWN}/seat", {}),
        ("POST", f"/games/{UNKNOWN}/commands", {"type": "resign"}),
        ("GET", f"/games/{UNKNOWN}/events", None),
        ("GET", f"/games/{UNKNOWN}/why?piece=wQ", None),
        ("GET", f"/games/{UNKNOWN}/record", None),
        ("GET", f"/games/{UNKNOWN}/picture.svg", None),
        ("GET", "/games/no-such-id", None),
        ("GET", "/nothing", None),
    ]
    for method, path, body in routes:
        assert ada.ask(method, path, body, 404)["code"] == "not_found", path


def test_invalid_requests_are_refused_with_the_place_of_the_error(ada: Person) -> None:
    error = ada.ask("POST", "/games", {"opponent": {"kind": "ghost"}}, 422)
    assert error["code"] == "bad_request"
    assert error["detail"]["errors"][0]["where"] == "body.opponent"
    error = ada.ask("POST", "/games", {"opponent": {"kind": "link"}, "colour": "white"}, 422)
    assert error["detail"]["errors"][0]["where"] == "body.colour"
    game = ada.create("screen")
    assert ada.ask("GET", f"/games/{game}/why?piece=wQ&q=1", None, 422)["code"] == "bad_request"
    assert ada.ask("GET", f"/games/{game}/picture.svg?theme=pink", None, 422)
    assert ada.ask("GET", f"/games/{game}/record?format=doc", None, 422)
    assert ada.ask("PUT", "/games", None, 405)["code"] == "not_allowed"
    answer = ada.http.post("/games", content=b"{", headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (422, "bad_request")


@pytest.mark.parametrize(
    ("method", "path", "body", "message"),
    [
        (
            "POST",
            "/games",
            {"opponent": {"kind": "link"}, "name": "A\nda"},
            "body.name: a name is one line of printable characters",
        ),
        (
            "POST",
            "/games",
            {"opponent": {"kind": "link"}, "game_type": "Base+X"},
            "body.game_type: ",
        ),
        ("GET", "/games/{game}/picture.svg?theme=pink", None, "query.theme: the themes are "),
    ],
)
def test_the_message_of_a_validator_is_told_as_it_was_raised(
    ada: Person, method: str, path: str, body: Json, message: str
) -> None:
    error = ada.ask(method, path.format(game=ada.create("screen")), body, 422)
    assert error["message"].startswith(message)
    assert "Value error" not in json.dumps(error)


def test_a_lone_surrogate_is_quoted_back(ada: Person) -> None:
    """A lone surrogate in the name of a field comes back in the error that names it."""
    body = b'{"opponent": {"kind": "link"}, "\\ud800": 1}'
    answer = ada.http.post("/games", content=body, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (422, "bad_request")


def test_a_list_goes_on_page_by_page(ada: Person, bob: Person) -> None:
    games = [ada.create("screen") for _ in range(5)]
    seen: list[str] = []
    before = ""
    while True:
        page = ada.ask("GET", f"/games?limit=2{before}")
        seen += [game["id"] for game in page["games"]]
        if page["next"] is None:
            break
        before = f"&before={page['next']}"
    assert seen == games[::-1]
    assert bob.ask("GET", "/games") == {"games": [], "next": None}
    stranger = httpx.get(f"{ada.address}/api/games", timeout=PATIENCE)
    assert stranger.json() == {"games": [], "next": None}


def test_deleting_games(ada: Person, bob: Person) -> None:
    game = ada.create("screen")
    assert bob.ask("DELETE", f"/games/{game}", None, 403)["code"] == "not_your_seat"
    ada.ask("DELETE", f"/games/{game}", None, 204)
    assert ada.ask("GET", f"/games/{game}", None, 404)
    shared = begun(ada, bob)
    assert ada.ask("DELETE", f"/games/{shared}", None, 409)["code"] == "not_allowed"
    bob.say(shared, "resign")
    ada.ask("DELETE", f"/games/{shared}", None, 204)
    assert shared not in [each["id"] for each in ada.ask("GET", "/games")["games"]]
    assert shared in [each["id"] for each in bob.ask("GET", "/games")["games"]]


# ---- the stream


class Stream:
    """The messages of an open stream, with their ids."""

    def __init__(self, response: httpx.Response) -> None:
        assert response.headers["content-type"].startswith("text/event-stream")
        self._lines = response.iter_lines()

    def receive(self) -> tuple[int | None, Json]:
        seq = None
        for line in self._lines:
            if line.startswith("id: "):
                seq = int(line.removeprefix("id: "))
            elif line.startswith("data: "):
                return seq, json.loads(line.removeprefix("data: "))
        pytest.fail("the stream has ended")


def test_the_stream_tells_what_happens_and_goes_on_by_number(ada: Person, bob: Person) -> None:
    game = begun(ada, bob)
    path = f"/games/{game}/events"
    with ada.http.stream("GET", path) as response:
        stream = Stream(response)
        seq, snapshot = stream.receive()
        assert snapshot["type"] == "snapshot"
        assert snapshot["game"]["seats"]["white"]["yours"]
        assert seq == 1
        ada.move(game, 0, "wS1")
        seq, moved = stream.receive()
        assert (seq, moved["type"], moved["seq"]) == (2, "moved", 2)
        seq, turn = stream.receive()
        assert (seq, turn["type"]) == (None, "turn")
    bob.move(game, 1, "bS1 wS1-")
    for ask in ({"params": {"since": 2}}, {"headers": {"Last-Event-ID": "2"}}):
        with ada.http.stream("GET", path, **ask) as response:
            stream = Stream(response)
            assert stream.receive()[1]["seq"] == 3
            seq, caught_up = stream.receive()
            assert (seq, caught_up["type"]) == (3, "caught_up")


def test_a_player_who_listens_is_present(ada: Person, bob: Person) -> None:
    game = begun(ada, bob)
    with ada.http.stream("GET", f"/games/{game}/events") as response:
        stream = Stream(response)
        stream.receive()
        with bob.http.stream("GET", f"/games/{game}/events") as other:
            others = Stream(other)
            others.receive()
            _, presence = stream.receive()
            assert presence["type"] == "presence"
            assert presence["seats"]["black"]["here"]
        _, presence = stream.receive()
        assert not presence["seats"]["black"]["here"]


# ---- records and pictures


def test_records_and_pictures(ada: Person) -> None:
    game = ada.create("screen", game_type="Base")
    for ply, move in enumerate(["wS1", "bG1 wS1-", "wQ -wS1"]):
        ada.move(game, ply, move)
    text = "Base;InProgress;Black[2];wS1;bG1 wS1-;wQ -wS1"
    uhp = ada.http.get(f"/games/{game}/record", params={"format": "uhp"})
    assert uhp.text.strip() == text
    assert uhp.headers["content-type"] == "text/plain; charset=utf-8"
    pgn = ada.http.get(f"/games/{game}/record")
    assert f"skep-{game}.pgn" in pgn.headers["content-disposition"]
    assert skep.read_record(pgn.text).to_game_string() == text
    picture = ada.http.get(f"/games/{game}/picture.svg", params={"ply": 1, "theme": "contrast"})
    assert picture.headers["content-type"].startswith("image/svg+xml")
    board = skep.Board.from_game_string("Base;InProgress;Black[1];wS1")
    assert picture.text == skep.render.svg(board, theme="contrast")
    assert ada.ask("GET", f"/games/{game}/picture.svg?ply=9", None, 404)["code"] == "not_found"


def test_importing_records(ada: Person) -> None:
    record = skep.Record(tags={"White": "Ann"}).to_pgn()
    view = ada.ask("POST", "/records", {"text": record}, 201)
    assert view["kind"] == "record"
    assert view["tags"]["White"] == "Ann"
    assert ada.move(view["id"], 0, "wS1", 403)["code"] == "not_your_seat"
    error = ada.ask("POST", "/records", {"text": "Base;InProgress;White[2];wS1;bQ"}, 422)
    assert error["code"] == "bad_record"
    assert error["detail"] == {"ply": 2, "move": "bQ"}


def test_a_move_that_breaks_a_rule_is_told_with_the_rule(ada: Person) -> None:
    text = "Base;InProgress;Black[2];wS1;bS1 wS1-;wA1 bS1-"
    detail = ada.ask("POST", "/records", {"text": text}, 422)["detail"]
    assert (detail["ply"], detail["move"]) == (3, "wA1 bS1-")
    assert detail["why"]["key"] == "reason-touches_opponent"
    assert detail["why"]["args"]["pieces"] == ["bS1"]


def test_a_broken_file_is_told_with_the_line(ada: Person) -> None:
    text = '[GameType "Base"]\n{ no end'
    assert ada.ask("POST", "/records", {"text": text}, 422)["detail"] == {"line": 2}


def test_explaining_moves(ada: Person) -> None:
    game = ada.create("screen")
    for ply, move in enumerate(["wS1", "bG1 wS1-", "wQ -wS1", "bQ bG1-"]):
        ada.move(game, ply, move)
    pinned = ada.ask("GET", f"/games/{game}/why?piece=wS1&q=0&r=1")
    assert (pinned["legal"], pinned["reason"], pinned["pieces"]) == (False, "one_hive", ["wQ"])
    nowhere = ada.ask("GET", f"/games/{game}/why?piece=wS1")
    assert nowhere["reason"] == "one_hive"
    earlier = ada.ask("GET", f"/games/{game}/why?piece=wQ&q=0&r=0&ply=0")
    assert earlier["reason"] == "queen_first_turn"


# ---- the server


def test_opponents_and_health(ada: Person) -> None:
    opponents = ada.ask("GET", "/opponents")
    assert [level["level"] for level in opponents["levels"]] == list(range(1, 11))
    health = ada.ask("GET", "/health")
    assert health["status"] == "ok"
    assert health["version"] == skep.__version__
    game = ada.create()
    with ada.http.stream("GET", f"/games/{game}/events") as response:
        stream = Stream(response)
        stream.receive()
        assert ada.ask("GET", "/health")["sockets"] == health["sockets"] + 1


def test_the_api_describes_itself(address: str) -> None:
    described = httpx.get(f"{address}/openapi.json", timeout=PATIENCE).json()
    assert described == document()
    page = httpx.get(f"{address}/api/docs", timeout=PATIENCE)
    assert page.headers["content-type"].startswith("text/html")
    for path in described["paths"]:
        assert f"<code>{path}</code>" in page.text
    for name in described["components"]["schemas"]:
        assert f'id="{name}"' in page.text
    assert "anything" not in page.text.replace("table of (anything)", "")
    style = httpx.get(f"{address}/api/docs.css", timeout=PATIENCE)
    assert style.headers["content-type"].startswith("text/css")


def test_the_schema_for_the_browser_is_current() -> None:
    """`python -m skep.server.schema > web/src/wire/schema.json`, then `npm run types` in web/."""
    kept = json.loads((ROOT / "web/src/wire/schema.json").read_text("utf-8"))
    assert kept == document()
