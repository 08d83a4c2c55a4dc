"""A bot that takes a seat in a game and plays random legal moves. It needs nothing but Python.

Start a game by link, then give the link to the bot:

    python examples/bot.py http://127.0.0.1:8000/game/4Fz0nT9qLw2B
"""

import json
import random
import sys
from contextlib import suppress
from http.client import HTTPResponse
from urllib.error import HTTPError
from urllib.request import Request, urlopen

server, _, game = sys.argv[1].partition("/game/")
headers = {"Content-Type": "application/json"}


def call(method: str, path: str, body: object = None) -> HTTPResponse:
    """Send a request. The event stream is never silent for 20 s, so 30 s mean a lost connection."""
    data = None if body is None else json.dumps(body).encode()
    request = Request(f"{server}/api{path}", data, headers, method=method)  # noqa: S310
    answer: HTTPResponse = urlopen(request, timeout=30)  # noqa: S310 - of the person's own choice
    return answer


headers["Authorization"] = f"Bearer {json.load(call('POST', '/tokens'))['token']}"
view = json.load(call("POST", f"/games/{game}/seat", {"name": "Rambler"}))
mine = next(color for color, seat in view["seats"].items() if seat["yours"])
for line in call("GET", f"/games/{game}/events"):
    if not line.startswith(b"data:"):
        continue
    message = json.loads(line.removeprefix(b"data:"))
    if message["type"] == "ended":
        break
    turn = message.get("game", message).get("turn")
    if turn and turn["color"] == mine and turn["legal"]:
        piece, cells = random.choice(list(turn["legal"].items()))
        move = {"piece": piece, "to": random.choice(cells)}
        command = {"type": "move", "ply": turn["ply"], "move": move}
        with suppress(HTTPError):  # the game has gone on, and the next event tells how
            call("POST", f"/games/{game}/commands", command).close()
