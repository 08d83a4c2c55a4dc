"""`skep serve` as a process of its own: start, output, errors and shutdown."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import threading
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from server.http_client import PATIENCE, Person, receive, socket_of
from server.serve_process import refused, serving

ROOT = Path(__file__).parents[2]
BOT = ROOT / "examples" / "bot.py"

unix_only = pytest.mark.skipif(
    sys.platform == "win32", reason="Windows has no signal that asks a process to end"
)


@unix_only
@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_it_ends_cleanly_and_nothing_is_lost(tmp_path: Path, how: int) -> None:
    with serving("--data", str(tmp_path)) as first, Person(first.address) as person:
        assert first.greeting.startswith("Skep is at http://127.0.0.1:")
        game = person.create("screen")
        person.move(game, 0, "wS1")
        with (
            socket_of(person, game) as line,
            person.http.stream("GET", f"/games/{game}/events") as events,
        ):
            receive(line)
            lines = events.iter_lines()
            next(lines)
            assert first.end(how) == (0, "")
            assert [text for text in lines if text.startswith("id:")] == []
            with pytest.raises(ConnectionClosed):
                receive(line)
            assert line.close_code == 1012
    with serving("--data", str(tmp_path)) as second:
        headers = {"Authorization": f"Bearer {person.token}"}
        url = f"{second.address}/api/games/{game}"
        view = httpx.get(url, headers=headers, timeout=PATIENCE).json()
        assert [move["uhp"] for move in view["moves"]] == ["wS1"]
        assert view["seats"]["white"]["yours"]


@unix_only
def test_a_second_signal_does_not_wait(tmp_path: Path) -> None:
    with serving("--data", str(tmp_path)) as process:
        os.kill(process.popen.pid, signal.SIGINT)
        assert process.end(signal.SIGINT)[0] in (0, 130)


def test_a_second_server_on_the_same_data_is_refused(tmp_path: Path) -> None:
    with serving("--data", str(tmp_path)) as first:
        done = refused("--port", "0", "--no-browser", "--data", str(tmp_path))
        assert (done.returncode, done.stdout) == (1, "")
        assert len(done.stderr.splitlines()) == 1
        assert "another `skep serve` uses" in done.stderr
        assert httpx.get(f"{first.address}/api/health", timeout=PATIENCE).status_code == 200
        first.popen.kill()
        first.popen.wait(PATIENCE)
        with serving("--data", str(tmp_path)) as second:
            assert second.address


def test_a_taken_port(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        done = refused("--port", str(port), "--data", str(tmp_path))
    assert done.returncode == 1
    assert done.stdout == ""
    assert f"port {port} is taken" in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_an_address_that_is_not_ours(tmp_path: Path) -> None:
    done = refused("--host", "192.0.2.1", "--data", str(tmp_path))
    assert done.returncode == 1
    assert done.stderr.startswith("skep: cannot listen on 192.0.2.1:8000: ")


def test_a_database_that_cannot_be_opened(tmp_path: Path) -> None:
    (tmp_path / "skep.db").write_text("this is no database, and it is long enough to see that")
    done = refused("--port", "0", "--data", str(tmp_path))
    assert done.returncode == 1
    assert done.stderr.startswith("skep: ")
    assert len(done.stderr.splitlines()) == 1
    done = refused("--port", "0", "--database", "postgresql+asyncpg://nobody@127.0.0.1:1/none")
    assert done.returncode == 1
    assert len(done.stderr.splitlines()) == 1
    both = refused("--data", str(tmp_path), "--database", "sqlite+aiosqlite://")
    assert both.returncode == 2


def test_missing_packages_are_named() -> None:
    done = refused(code="import sys; sys.modules['uvicorn'] = None")
    assert done.returncode == 1
    assert "pip install 'skep[server]'" in done.stderr


def test_no_server_is_needed_for_help() -> None:
    done = refused("--help", code="import sys; sys.modules['fastapi'] = None")
    assert done.returncode == 0
    assert "--database" in done.stdout


# ---- an engine of the configuration file


@unix_only
def test_a_configured_engine_plays_and_the_server_lives(tmp_path: Path) -> None:
    config = tmp_path / "engines.toml"
    config.write_text(f'[engines.good]\ncommand = ["{sys.executable}", "-m", "skep", "uhp"]\n')
    with (
        serving("--data", str(tmp_path), SKEP_CONFIG=str(config)) as server,
        Person(server.address) as ada,
    ):
        opponent = {"kind": "engine", "engine": "good"}
        game = ada.create(opponent=opponent, color="black")
        with socket_of(ada, game) as line:
            plies: list[int] = []
            while len(plies) < 2:
                message = receive(line)
                turn = message.get("game", message).get("turn")
                if turn and turn["color"] == "black":  # the engine has played
                    plies.append(turn["ply"])
                    piece, cells = min(turn["legal"].items())
                    ada.move(game, turn["ply"], {"piece": piece, "to": cells[0]})
        assert plies == [1, 3]
        assert server.popen.poll() is None
        ada.say(game, "resign")
        assert server.end(signal.SIGTERM) == (0, "")


# ---- the example


def test_the_bot_plays(tmp_path: Path) -> None:
    with serving("--data", str(tmp_path)) as server, Person(server.address) as ada:
        game = ada.create()
        words = [sys.executable, str(BOT), f"{server.address}/game/{game}"]
        bot = subprocess.Popen(words, stderr=subprocess.PIPE, text=True)
        watchdog = threading.Timer(PATIENCE, bot.kill)
        watchdog.start()
        with socket_of(ada, game) as line:
            played = 0
            while played < 6:
                message = receive(line)
                turn = message.get("game", message).get("turn")
                if turn and turn["color"] == "white" and turn["legal"]:
                    piece, cells = min(turn["legal"].items())
                    ada.move(game, turn["ply"], {"piece": piece, "to": cells[0]})
                    played += 1
        ada.say(game, "resign")
        _, errors = bot.communicate(timeout=PATIENCE)
        watchdog.cancel()
        assert (bot.returncode, errors) == (0, "")
        view = ada.look(game)
        assert len(view["moves"]) in (11, 12)
        assert view["seats"]["black"]["name"] == "Rambler"
