"""The FastAPI application: routes, middleware, error handlers, and the lobby behind them."""

from __future__ import annotations

from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Final

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.routing import APIRoute
from starlette.exceptions import HTTPException
from starlette.routing import Match

from skep.server.access_rules import AccessRules
from skep.server.http import api_docs, metrics_page, operator_api, routes, rules_page, websocket
from skep.server.http.hosts import Hosts
from skep.server.http.limit_log import LimitLog
from skep.server.http.middleware import GuardMiddleware
from skep.server.http.page import Page
from skep.server.http.rate_limits import RateLimits
from skep.server.metrics import Metrics
from skep.server.problems import ProblemError, invalid, not_found
from skep.server.sessions.open_lobby import open_lobby

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from skep.server.settings import Settings

__all__ = ["create_app"]

_REFUSALS: Final = {
    404: ("not_found", "There is nothing at this address."),
    405: ("not_allowed", "This cannot be done at this address."),
}


def create_app(settings: Settings) -> FastAPI:
    """A server for games, which opens its database when it starts."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with open_lobby(settings, metrics, rules) as lobby:
            app.state.lobby = lobby
            metrics_page.watch(metrics, lobby, rate_limits)
            yield

    app = FastAPI(
        lifespan=lifespan,
        openapi_url=None,  # our own documentation has the socket's messages and needs no script
        redirect_slashes=False,
    )
    app.state.metrics = metrics = Metrics()
    app.state.metrics_token = settings.metrics_token
    app.state.operator_token = settings.operator_token
    app.state.limit_log = limit_log = LimitLog(metrics)
    app.state.rules = rules = AccessRules()
    app.state.rate_limits = rate_limits = RateLimits(settings.limits, limit_log.note, rules.factor)
    rules.on_change = rate_limits.forget
    for part in (routes, websocket, api_docs, rules_page, metrics_page, operator_api):
        app.include_router(part.router)
    app.router.default = Page(settings.page)
    app.add_middleware(
        GuardMiddleware,
        rate_limits=rate_limits,
        hosts=Hosts(settings.names),
        metrics=metrics,
        rules=rules,
    )
    app.add_exception_handler(ProblemError, _tell)
    app.add_exception_handler(RequestValidationError, _tell_invalid)
    app.add_exception_handler(HTTPException, _tell_http)
    return app


async def _tell(_request: Request, error: Exception) -> Response:
    assert isinstance(error, ProblemError)
    return error.response()


async def _tell_invalid(_request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    errors = error.errors()
    if any(one["loc"][0] == "path" for one in errors):
        return not_found().response()
    return invalid(errors).response()


async def _tell_http(request: Request, error: Exception) -> Response:
    """Answer an error that Starlette or FastAPI raised, such as 404 or 405."""
    assert isinstance(error, HTTPException)
    code, message = _REFUSALS.get(error.status_code, ("bad_request", str(error.detail)))
    response = ProblemError(error.status_code, code, message).response()
    response.headers.update(error.headers or {})
    if error.status_code == 405 and (allowed := _allowed(request)):
        response.headers["allow"] = ", ".join(sorted(allowed))
    return response


def _allowed(request: Request) -> set[str]:
    """The HTTP methods allowed at an address, over all of its routes."""
    return {
        method
        for route in routes.router.routes
        if isinstance(route, APIRoute) and route.matches(request.scope)[0] is not Match.NONE
        for method in route.methods or ()
    }
