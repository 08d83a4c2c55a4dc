"""The rules as a page to read and to print, in each language."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Final

from fastapi import APIRouter, Header
from starlette.responses import HTMLResponse, Response

from skep.learn import rules_page, rules_style
from skep.locales import negotiate
from skep.server.http.query_params import LanguageInQuery

__all__ = ["router"]

_STYLE_PATH: Final = "/rules.css"
_ICON_PATH: Final = "/icons/skep.svg"
_LESSONS_PATH: Final = "/learn"
_CALM: Final = {"cache-control": "no-cache"}

router: APIRouter = APIRouter(include_in_schema=False)


# Not a coroutine, so FastAPI runs it in a thread: drawing all figures takes long.


@router.get("/rules")
def read_rules(
    lang: LanguageInQuery = None, accept_language: Annotated[str, Header()] = ""
) -> HTMLResponse:
    """The rules, in the language of the query or the one that the browser prefers."""
    page = _page(lang or negotiate(accept_language))
    return HTMLResponse(page, headers=_CALM | {"vary": "accept-language"})


@router.get(_STYLE_PATH)
async def read_style() -> Response:
    """The style sheet of the rules."""
    return Response(rules_style(), media_type="text/css", headers=_CALM)


@cache
def _page(language: str) -> str:
    return rules_page(language, stylesheet=_STYLE_PATH, icon=_ICON_PATH, lessons=_LESSONS_PATH)
