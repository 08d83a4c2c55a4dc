"""Lessons, hints and reviews by HTTP."""

from __future__ import annotations

import json
from dataclasses import asdict
from html.parser import HTMLParser

import httpx
import pytest

from server.http_client import PATIENCE, Json, Person
from skep.learn import lesson, lessons, rules_style
from skep.locales import LANGUAGES, Catalogue

TASKS = [(each.id, number) for each in lessons() for number in range(1, len(each.tasks) + 1)]
FOUR_PLIES = r"Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-"


def plain(value: object) -> Json:
    """A value after a round trip through JSON."""
    return json.loads(json.dumps(value))


# ---- lessons


def test_the_list_has_all_lessons_in_order(ada: Person) -> None:
    listed = ada.ask("GET", "/lessons")["lessons"]
    assert [(each["id"], each["tasks"]) for each in listed] == [
        (each.id, len(each.tasks)) for each in lessons()
    ]
    assert listed[0]["title"] == {"key": "lesson-aim-title", "args": {}}
    assert listed[0]["chapter"] == {"key": "lesson-chapter-basics", "args": {}}


@pytest.mark.parametrize("name", [each.id for each in lessons()])
def test_a_lesson_is_sent_as_the_library_has_it(ada: Person, name: str) -> None:
    assert ada.ask("GET", f"/lessons/{name}") == plain(asdict(lesson(name).view()))


@pytest.mark.parametrize(("name", "number"), TASKS)
def test_every_solution_is_right(ada: Person, name: str, number: int) -> None:
    task = lesson(name).tasks[number - 1]
    answer = plain(asdict(task.solution))
    told = ada.ask("POST", f"/lessons/{name}/tasks/{number}", answer)
    assert told == plain(asdict(task.check(task.solution)))
    assert told["solved"]


def test_a_wrong_answer_is_explained(ada: Person) -> None:
    told = ada.ask("POST", "/lessons/ant/tasks/1", {"cells": [[-2, 0], [-1, 1]]})
    assert (told["solved"], told["wrong"], told["missing"]) == (False, True, 10)
    assert told["message"]["key"] == "reason-gate"
    assert told["message"]["args"]["pieces"] == ["wQ", "bB1"]
    assert told["evidence"]["target"] == [-1, 1]
    assert told["evidence"]["cells"] == [[0, 1], [-2, 2]]


def test_a_move_may_be_sent_as_piece_and_cell(ada: Person) -> None:
    task = lesson("aim").tasks[0]
    text = task.solution.moves[0]
    assert isinstance(text, str)
    move = task.board().parse_uhp(text)
    assert move.to is not None
    step = {"piece": str(move.piece), "to": [move.to.q, move.to.r]}
    assert ada.ask("POST", "/lessons/aim/tasks/1", {"moves": [step]})["solved"]


@pytest.mark.parametrize(
    "answer",
    [
        {},
        {"moves": ["wA1 bQ\\", "bA1 wQ-"]},
        {"moves": ["wA1 nowhere"]},
        {"moves": ["x" * 21]},
        {"cells": [[0, 0]] * 101},
        {"cells": [[0, 1000]]},
        {"pieces": ["wX1"]},
        {"game": "w" * 8001},
        {"answer": 42},
    ],
)
def test_an_invalid_answer_is_refused(ada: Person, answer: Json) -> None:
    assert ada.ask("POST", "/lessons/aim/tasks/1", answer, 422)["code"] == "bad_request"


@pytest.mark.parametrize(
    "game", ["", "Hive", "Base;InProgress;White[2];wS1;bS1 wA1-", "Base+M;NotStarted;White[1]"]
)
def test_a_game_that_cannot_be_read_is_refused(ada: Person, game: str) -> None:
    told = ada.ask("POST", "/lessons/first-game/tasks/1", {"game": game}, 422)
    assert told["code"] == "bad_request"


def test_a_game_on_the_server_is_named_by_its_id(ada: Person) -> None:
    game = ada.create("screen", game_type="Base")
    ada.ask("POST", f"/games/{game}/commands", {"type": "move", "ply": 0, "move": "wS1"})
    text = ada.http.get(f"/games/{game}/record?format=uhp").text.strip()
    by_text = ada.ask("POST", "/lessons/first-game/tasks/1", {"game": text})
    by_id = ada.ask("POST", "/lessons/first-game/tasks/1", {"game": game})
    assert by_id == by_text
    assert by_id["board"]["game_string"] == text
    assert by_id["message"]["key"] == "advice-wait"


def test_a_game_that_does_not_exist_is_not_found(ada: Person) -> None:
    told = ada.ask("POST", "/lessons/first-game/tasks/1", {"game": "x" * 12}, 404)
    assert told["code"] == "not_found"


def test_a_game_by_other_rules_is_no_answer(ada: Person) -> None:
    game = ada.create("screen", game_type="Base+M")
    told = ada.ask("POST", "/lessons/first-game/tasks/1", {"game": game}, 422)
    assert told["code"] == "bad_request"


@pytest.mark.parametrize("path", ["/lessons/fly", "/lessons/Ant", "/lessons/ant/tasks/1"])
def test_an_unknown_lesson_is_not_found(ada: Person, path: str) -> None:
    status = 405 if path.endswith("1") else 404
    ada.ask("GET", path, None, status)
    ada.ask("POST", "/lessons/ant/tasks/3", {}, 404)
    ada.ask("POST", "/lessons/fly/tasks/1", {}, 404)


# ---- why not


def test_why_is_said_in_a_language(ada: Person) -> None:
    query = {"position": FOUR_PLIES, "piece": "wS1"}
    answer = ada.http.get("/why", params=query).json()
    spoken = ada.http.get("/why", params=query | {"lang": "en-GB"}).json()
    sentence = "The spider is holding the hive together. Without it one piece would be cut off: "
    assert answer["reason"] == "one_hive"
    assert spoken == answer | {"sentence": f"{sentence}white queen."}
    assert spoken != answer
    assert ada.http.get("/why", params=query | {"lang": "tlh"}).json() == spoken


def test_why_in_a_game_is_said_in_a_language(ada: Person) -> None:
    game = ada.create("screen", game_type="Base")
    path = f"/games/{game}/why?piece=wQ&q=0&r=0"
    codes, words = ada.ask("GET", path), ada.ask("GET", f"{path}&lang=en")
    assert codes["sentence"] != words["sentence"]
    assert words["sentence"] == Catalogue("en").text("reason-queen_first_turn")
    assert ada.ask("GET", f"/games/{game}/why?piece=wA1&q=0&r=0&lang=en")["legal"]


def test_why_in_an_invalid_position_is_refused(ada: Person) -> None:
    for position in ("", "Base;InProgress;White[2];wS1;bS1 wA1-"):
        answer = ada.http.get("/why", params={"position": position, "piece": "wQ"})
        assert (answer.status_code, answer.json()["code"]) == (422, "bad_request")


# ---- hints


def against_engine(who: Person, level: int = 1, **options: object) -> str:
    wish = {"opponent": {"kind": "engine", "level": level}, "color": "white", "game_type": "Base"}
    game: str = who.ask("POST", "/games", wish | options, 201)["id"]
    return game


def test_a_hint_is_a_legal_move_of_the_player(ada: Person, bob: Person) -> None:
    game = against_engine(ada)
    hint = ada.ask("GET", f"/games/{game}/hint")
    turn = ada.look(game)["turn"]
    assert hint["ply"] == turn["ply"] == 0
    assert hint["to"] in turn["legal"][hint["piece"]]
    assert ada.ask("GET", f"/games/{game}/hint") == hint
    assert bob.ask("GET", f"/games/{game}/hint", None, 403)["code"] == "not_your_seat"
    answer = httpx.get(f"{ada.address}/api/games/{game}/hint", timeout=PATIENCE)
    assert answer.status_code == 401


def test_other_games_have_no_hints(ada: Person) -> None:
    clocked = against_engine(ada, clock={"minutes": 5, "increment": 5})
    at_one_screen, behind_link = ada.create("screen"), ada.create("link")
    for game in (clocked, at_one_screen, behind_link):
        assert ada.ask("GET", f"/games/{game}/hint", None, 409)["code"] == "not_allowed"
    over = against_engine(ada)
    ada.say(over, "resign")
    assert ada.ask("GET", f"/games/{over}/hint", None, 409)["code"] == "game_over"


# ---- reviews


def test_a_finished_game_has_a_review(ada: Person, bob: Person) -> None:
    game = against_engine(ada, level=3)
    assert ada.ask("GET", f"/games/{game}/review", None, 409)["code"] == "not_allowed"
    ada.say(game, "resign")
    review = ada.ask("GET", f"/games/{game}/review")
    assert review == {"turning": None, "next_level": 3}
    assert ada.ask("GET", f"/games/{game}/review") == review
    assert bob.ask("GET", f"/games/{game}/review", None, 403)["code"] == "not_your_seat"


def test_only_games_against_our_levels_have_a_review(ada: Person) -> None:
    game = ada.create("screen")
    ada.say(game, "abort")
    assert ada.ask("GET", f"/games/{game}/review", None, 409)["code"] == "not_allowed"
    called_off = against_engine(ada)
    ada.say(called_off, "abort")
    assert ada.ask("GET", f"/games/{called_off}/review", None, 409)["code"] == "not_allowed"


# ---- the rules


class Addresses(HTMLParser):
    """All that a page loads, and what a strict policy would forbid."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.loaded: list[str] = []
        self.forbidden: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name == "style" or name.startswith("on"):
                self.forbidden.append(f"{tag} {name}")
            if name in ("src", "href") and tag != "a":
                self.loaded.append(value or "")
        if tag in ("style", "script"):
            self.forbidden.append(tag)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_can_be_read_in_a_language(address: str, language: str) -> None:
    asked = httpx.get(f"{address}/rules?lang={language}", timeout=PATIENCE)
    liked = httpx.get(
        f"{address}/rules", headers={"accept-language": f"tlh, {language};q=0.5"}, timeout=PATIENCE
    )
    assert asked.status_code == 200
    assert asked.headers["content-type"].startswith("text/html")
    assert asked.text == liked.text
    assert f'<html lang="{language}" dir="{LANGUAGES[language].direction}">' in asked.text
    page = Addresses(asked.text)
    assert not page.forbidden
    assert page.loaded == ["/rules.css", "/icons/skep.svg"]
    assert "default-src 'self'" in asked.headers["content-security-policy"]


def test_the_rules_have_a_style_sheet(address: str) -> None:
    style = httpx.get(f"{address}/rules.css", timeout=PATIENCE)
    assert style.headers["content-type"].startswith("text/css")
    assert style.text == rules_style()
    assert "@media print" in style.text


def test_rules_in_an_unknown_language_are_in_english(address: str) -> None:
    assert '<html lang="en"' in httpx.get(f"{address}/rules?lang=tlh", timeout=PATIENCE).text
