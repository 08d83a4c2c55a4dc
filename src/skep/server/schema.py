"""The OpenAPI document of the whole protocol: HTTP, and the messages of the socket.

    python -m skep.server.schema > web/src/wire/schema.json

The browser's types are generated from it.
"""

from __future__ import annotations

import json
import sys
from functools import cache
from typing import Any, Final

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from pydantic import TypeAdapter

import skep
from skep.server import messages
from skep.server.http.routes import router
from skep.server.identity import COOKIE

__all__ = ["document"]

_REF: Final = "#/components/schemas/{model}"
_INCOMING: Final[dict[str, Any]] = {"Command": messages.Command, "Incoming": messages.Incoming}
_OUTGOING: Final[dict[str, Any]] = {
    "Event": messages.Event,
    "Notice": messages.Notice,
    "Outgoing": messages.Outgoing,
}
_ABOUT: Final = """\
Create, join, watch and play games of Hive. Errors have one shape, `Problem`. A game's events are
numbered; receive them from `/api/games/{game}/events`, or on the socket
`/api/games/{game}/socket`, which takes `Incoming` and sends `Outgoing`. docs/protocol.md has
examples of everything."""


@cache
def document() -> dict[str, Any]:
    """The OpenAPI document of the API, with the messages of the socket among its schemas."""
    app = FastAPI()
    app.include_router(router)
    described = get_openapi(
        title="Skep",
        version=skep.__version__,
        summary="The board game Hive for people and programs.",
        description=_ABOUT,
        license_info={"name": "MIT", "identifier": "MIT"},
        routes=app.routes,
    )
    components = described["components"]
    # Reading needs no token; a player sends the token as a header or a cookie.
    components["securitySchemes"] = {
        "token": {"type": "http", "scheme": "bearer"},
        "cookie": {"type": "apiKey", "in": "cookie", "name": COOKIE},
    }
    described["security"] = [{}, {"token": []}, {"cookie": []}]
    # Errors are JSON on every route, whatever its answers are.
    components.setdefault("responses", {})["Refused"] = {
        "description": "Refused, and why.",
        "content": {"application/json": {"schema": {"$ref": _REF.format(model="Problem")}}},
    }
    for path in described["paths"].values():
        for operation in path.values():
            for status in ("4XX", "5XX"):
                operation["responses"][status] = {"$ref": "#/components/responses/Refused"}
    for name, union in _INCOMING.items():
        schema = TypeAdapter[object](union).json_schema(ref_template=_REF)
        _add(components["schemas"], name, schema)
    for name, union in _OUTGOING.items():
        schema = TypeAdapter[object](union).json_schema(mode="serialization", ref_template=_REF)
        _add(components["schemas"], name, schema)
    components["schemas"] = dict(sorted(components["schemas"].items()))
    for schema in components["schemas"].values():
        for field in schema.get("properties", {}).values():
            field.pop("title", None)  # it only repeats the name
    return described


def _add(schemas: dict[str, Any], name: str, schema: dict[str, Any]) -> None:
    """Add a named schema, and the schemas it refers to that no HTTP route uses."""
    parts = schema.pop("$defs", {})
    for part, its_schema in {**parts, name: schema}.items():
        schemas.setdefault(part, its_schema)


def main() -> None:
    """Write the document to standard output."""
    json.dump(document(), sys.stdout, indent=1, ensure_ascii=False)
    sys.stdout.write("\n")


if __name__ == "__main__":
    main()
