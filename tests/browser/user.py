"""A person who uses the page, with cookies of their own."""

from __future__ import annotations

import itertools
import json
import re
from typing import TYPE_CHECKING, Any, Literal

from playwright.sync_api import expect

from browser.words import say

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from playwright.sync_api import Browser, ConsoleMessage, Locator, ViewportSize

    from skep.board import Board

WIDE: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 360, "height": 740}
# How long to wait for what must happen. It is long for a machine that does much else besides.
PATIENCE_MS = 120_000
_PAUSE_MS = 100

expect.set_options(timeout=PATIENCE_MS)

_numbers = itertools.count(1)

Scheme = Literal["light", "dark"]

# What browsers write into their console when the network or the server is gone.
NETWORK_IS_GONE = re.compile(
    r"net::ERR_|WebSocket connection to .* failed|Failed to load resource|Failed to fetch"
)


class User:
    """A browser context with one page in it, and the same player's access to the HTTP API."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        *,
        server_address: str = "",
        phone: bool = False,
        scheme: Scheme = "light",
        still: bool = True,
        permissions: Sequence[str] = (),
    ) -> None:
        self.context = browser.new_context(
            base_url=address,
            # The server counts requests by address. Users of these tests have one each.
            extra_http_headers={"X-Forwarded-For": f"2001:db8:0:{next(_numbers):x}::1"},
            viewport=PHONE if phone else WIDE,
            has_touch=phone,
            is_mobile=phone,
            color_scheme=scheme,
            reduced_motion="reduce" if still else "no-preference",
            locale="en-GB",
            accept_downloads=True,
            permissions=permissions,
        )
        self.context.set_default_timeout(PATIENCE_MS)
        self._server_address = server_address or address
        self._console_errors: list[str] = []
        self._allowed: list[re.Pattern[str]] = []
        self.page = self.context.new_page()
        self.page.on("console", self._note)
        self.page.on("pageerror", lambda error: self._console_errors.append(f"error: {error}"))

    def _note(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            where = message.location["url"]
            self._console_errors.append(f"{message.type}: {message.text} ({where})")

    def allow_console(self, pattern: re.Pattern[str]) -> None:
        """Allow messages of this kind in the console."""
        self._allowed.append(pattern)

    def close(self) -> None:
        """Close the page; it must have written nothing else into the console."""
        self.context.close()
        errors = [
            error
            for error in self._console_errors
            if not any(pattern.search(error) for pattern in self._allowed)
        ]
        assert errors == []

    # ---- the page

    def go(self, path: str) -> None:
        """Open a page of the site."""
        self.page.goto(path)

    def button(self, key: str, **arguments: str | int) -> Locator:
        """A button by the message on it."""
        return self.page.get_by_role("button", name=say(key, **arguments), exact=True)

    def link(self, key: str, **arguments: str | int) -> Locator:
        """A link by the message on it."""
        return self.page.get_by_role("link", name=say(key, **arguments), exact=True)

    def have_settings(self, **settings: object) -> None:
        """Start with these settings, as if they were chosen earlier."""
        self.context.add_init_script(
            f"localStorage['skep.settings'] ??= JSON.stringify({json.dumps(settings)})"
        )

    def wait_for_clipboard(self, text: str) -> None:
        """Wait until this text has been copied.

        `wait_for_function` takes the promise of a text for an answer, so it cannot wait for one.
        """
        found = ""
        for _ in range(PATIENCE_MS // _PAUSE_MS):
            found = self.page.evaluate("() => navigator.clipboard.readText()")
            if found.strip() == text:
                return
            self.page.wait_for_timeout(_PAUSE_MS)
        raise AssertionError(f"the clipboard holds {found!r}, not {text!r}")

    # ---- the HTTP API, as this player

    def api(self, method: str, path: str, body: object = None) -> dict[str, Any]:
        """Send a request; an answer with an error fails the test."""
        answer = self.context.request.fetch(
            f"{self._server_address}/api{path}", method=method, data=body, timeout=PATIENCE_MS
        )
        assert answer.ok, f"{method} {path}: {answer.status} {answer.text()}"
        found: dict[str, Any] = answer.json()
        return found

    def new_game(self, kind: str, **options: object) -> str:
        """Start a game, with White unless said otherwise, and return its id."""
        opponent = {"kind": kind, **({"level": 1} if kind == "engine" else {})}
        game = self.api("POST", "/games", {"opponent": opponent, "color": "white", **options})
        return str(game["id"])

    def play(self, game: str, moves: Iterable[str]) -> None:
        """Make moves, as UHP strings, for whichever side is to move."""
        ply = len(self.view(game)["moves"])
        for move in moves:
            if move == "pass":
                self.wait_for_ply(game, ply + 1)
            else:
                self.command(game, "move", ply=ply, move=move)
            ply += 1

    def wait_for_ply(self, game: str, ply: int) -> None:
        """Wait until so many moves are made: a reply of the engine, or a forced pass."""
        for _ in range(PATIENCE_MS // _PAUSE_MS):
            if len(self.view(game)["moves"]) >= ply:
                return
            self.page.wait_for_timeout(_PAUSE_MS)
        raise AssertionError(f"after a long wait ply {ply} is still to come")

    def command(self, game: str, kind: str, **more: object) -> None:
        """Send a command to a game."""
        self.api("POST", f"/games/{game}/commands", {"type": kind, **more})

    def screen_game(self, board: Board, **options: object) -> str:
        """Play a game for two at one screen up to this position, and return its id."""
        rules = board.rules
        game = self.new_game(
            "screen", game_type=rules.game_type.value, opening=rules.opening.value, **options
        )
        replay = type(board).from_rules(rules)
        moves = []
        for move in board.move_stack:
            moves.append(replay.uhp(move))
            replay.push(move)
        self.play(game, moves)
        return game

    def view(self, game: str) -> dict[str, Any]:
        """Get the game as this player sees it."""
        return self.api("GET", f"/games/{game}")
