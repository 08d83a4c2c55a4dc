"""The built page: its files, compressed beforehand, and the page itself at its screens' addresses.

The build copies the addresses of the screens into `routes.json`, from the file that the router of
the page reads too. An address that is neither a file nor a screen gets the page with status 404.
"""

from __future__ import annotations

import json
import re
from pathlib import Path, PurePath
from typing import TYPE_CHECKING, Final

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.responses import HTMLResponse
from starlette.staticfiles import StaticFiles

from skep.server.identity import give_cookie, needs_cookie, new_token, read_token

if TYPE_CHECKING:
    from starlette.responses import Response
    from starlette.types import Scope

__all__ = ["Page"]

_INDEX: Final = "index.html"
_ENCODINGS: Final = {"br": ".br", "gzip": ".gz"}  # the better compression first
_HASHED: Final = "assets/"
_FOREVER: Final = "public, max-age=31536000, immutable"
_ASK_FIRST: Final = "private, no-cache"
_ROUTES: Final = "routes.json"
_NOT_BUILT: Final = """<!doctype html>
<html lang="en"><title>Skep</title>
<h1>This installation has no page</h1>
<p>Skep is running, and its <a href="/api/docs">API</a> works. The page is built with Node 20 or
newer: in a clone of Skep run <code>make setup</code>, and then either start the server there
(<code>make play</code>) or install again from there (<code>pip install ".[server]"</code>).</p>
</html>
"""


class Page(StaticFiles):
    """The files of the page, and the page itself at each address that it knows."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, check_dir=False)
        self._folder = folder
        self._screens: tuple[re.Pattern[str], ...] = ()

    async def check_config(self) -> None:
        """Skip Starlette's check for the folder: if it is missing, requests get 503."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Answer with a file, with the page, or with 503 if the page is not built."""
        if self._is_screen(path):
            return await self._index(scope)
        try:
            return await self._file(path, scope)
        except HTTPException as error:
            wants_page = "text/html" in Headers(scope=scope).get("accept", "")
            if error.status_code != 404 or not wants_page or PurePath(path).suffix:
                raise
        response = await self._index(scope)
        if response.status_code == 200:
            response.status_code = 404
        return response

    def _is_screen(self, path: str) -> bool:
        """Is there a screen at this path, which is relative and normalized?"""
        address = "/" if path == "." else f"/{PurePath(path).as_posix()}"
        if not self._screens and (file := self._folder / _ROUTES).is_file():
            patterns: dict[str, str] = json.loads(file.read_text(encoding="utf-8"))
            self._screens = tuple(re.compile(pattern) for pattern in patterns.values())
        return address == "/" or any(screen.search(address) for screen in self._screens)

    async def _index(self, scope: Scope) -> Response:
        """The page itself; on the first visit of a browser it comes with a token cookie."""
        try:
            response = await self._file(_INDEX, scope)
        except HTTPException as error:
            if error.status_code != 404:
                raise
            return HTMLResponse(_NOT_BUILT, 503)
        visit = HTTPConnection(scope)
        if needs_cookie(visit):
            give_cookie(response, read_token(visit) or new_token(), visit)
        return response

    async def _file(self, path: str, scope: Scope) -> Response:
        """A file in the best compression that the client accepts."""
        accepted = Headers(scope=scope).get("accept-encoding", "")
        response = await super().get_response(path, scope)
        for encoding, suffix in _ENCODINGS.items():
            if encoding in accepted and (self._folder / (path + suffix)).is_file():
                media_type = response.headers.get("content-type")
                response = await super().get_response(path + suffix, scope)
                response.headers["content-encoding"] = encoding
                if media_type:
                    response.headers["content-type"] = media_type
                break
        response.headers["vary"] = "accept-encoding"
        response.headers["cache-control"] = _FOREVER if path.startswith(_HASHED) else _ASK_FIRST
        return response
