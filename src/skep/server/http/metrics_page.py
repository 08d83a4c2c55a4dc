"""The metrics for Prometheus at `/metrics`, for who has the operator's token."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from fastapi import APIRouter, Request, Response

import skep
from skep.server.metrics import CONTENT_TYPE
from skep.server.problems import not_found
from skep.server.process_metrics import watch_process

if TYPE_CHECKING:
    from skep.server.http.rate_limits import RateLimits
    from skep.server.metrics import Metrics
    from skep.server.sessions.lobby import Lobby

__all__ = ["router", "watch"]

router: APIRouter = APIRouter(include_in_schema=False)


@router.get("/metrics")
async def read_metrics(request: Request) -> Response:
    """Give the metrics to who sends the token as `Authorization: Bearer …`; to others, nothing."""
    token: str = request.app.state.metrics_token
    sent = request.headers.get("authorization", "").encode()
    if not token or not secrets.compare_digest(sent, f"Bearer {token}".encode()):
        raise not_found()
    metrics: Metrics = request.app.state.metrics
    return Response(metrics.text(), media_type=CONTENT_TYPE)


def watch(metrics: Metrics, lobby: Lobby, rate_limits: RateLimits) -> None:
    """Add the gauges that show the lobby, the connections and the queue of searches."""
    queue = lobby.engine_pool.scheduler
    metrics.gauge("skep_live_games", "Games in memory.", lambda: lobby.live_games)
    metrics.gauge("skep_nodes", "Living nodes, or 0 if this one is not.", lambda: lobby.nodes)
    metrics.gauge(
        "skep_sockets", "Open sockets and event streams.", lambda: len(rate_limits.connections)
    )
    metrics.gauge("skep_searches_waiting", "Searches in the queue.", lambda: queue.waiting)
    metrics.gauge("skep_searches_running", "Searches in a worker.", lambda: queue.running)
    metrics.gauge(
        "skep_queue_age_seconds", "Age of the oldest in the queue.", queue.longest_waits, "kind"
    )
    metrics.gauge(
        "skep_build_info", "The version, as a label.", lambda: {skep.__version__: 1.0}, "version"
    )
    watch_process(metrics)
    metrics.gauge(
        "skep_database_up", "Did the last write succeed?", lambda: float(lobby.database_is_well)
    )
