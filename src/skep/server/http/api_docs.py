"""The API documentation: the OpenAPI document, and a page rendered from it without any script.

The page is made here because the usual viewers cost more. swagger-ui 5.34 runs under our
content-security policy, but adds 1.87 MB to the 1.43 MB of the whole built page, and axe-core finds
117 serious faults in it (contrast, nested controls, a region that keys cannot scroll); here it
finds none, and the page has 47 kB. Scalar 1.46 has 3.6 MB.
"""

from __future__ import annotations

from functools import cache
from html import escape
from pathlib import Path
from typing import Any, Final

from fastapi import APIRouter
from starlette.responses import FileResponse, HTMLResponse, JSONResponse

from skep.server.schema import document

__all__ = ["router"]

_STYLE: Final = Path(__file__).with_name("api_docs.css")
_CALM: Final = {"cache-control": "no-cache"}

router: APIRouter = APIRouter(include_in_schema=False)


# Not coroutines, so FastAPI runs them in threads: making the document takes long.


@router.get("/openapi.json")
def read_document() -> JSONResponse:
    """The OpenAPI document as JSON, for programs."""
    return JSONResponse(document(), headers=_CALM)


@router.get("/api/docs")
def read_manual() -> HTMLResponse:
    """The API documentation as an HTML page, for people."""
    return HTMLResponse(render_manual(), headers=_CALM)


@router.get("/api/docs.css")
async def read_style() -> FileResponse:
    """The style sheet of the page."""
    return FileResponse(_STYLE, headers=_CALM)


@cache
def render_manual() -> str:
    """The OpenAPI document as a page."""
    described = document()
    info = described["info"]
    operations = "".join(
        _operation(method, path, operation)
        for path, methods in described["paths"].items()
        for method, operation in methods.items()
    )
    schemas = "".join(
        _schema(name, schema) for name, schema in described["components"]["schemas"].items()
    )
    return f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(info["title"])} API</title>
<link rel="icon" href="/icons/skep.svg" type="image/svg+xml">
<link rel="stylesheet" href="/api/docs.css">
</head>
<body>
<main>
<h1>{escape(info["title"])} API <small>{escape(info["version"])}</small></h1>
<p>{_prose(info["description"])}</p>
<p>The same for programs: <a href="/openapi.json">openapi.json</a>.</p>
<h2>Addresses</h2>
{operations}
<h2>Messages</h2>
{schemas}
</main>
</body>
</html>
"""


def _operation(method: str, path: str, operation: dict[str, Any]) -> str:
    rows = [
        _row(parameter["name"], parameter["schema"], is_required=parameter["required"])
        for parameter in operation.get("parameters", [])
        if parameter["in"] != "path"
    ]
    body = operation.get("requestBody", {}).get("content", {})
    takes = "".join(f"<p>Takes {_type(content['schema'])}.</p>" for content in body.values())
    gives = "".join(
        f"<p>Answers {status} {_content(response)}</p>"
        for status, response in operation["responses"].items()
        if not status.endswith("XX")
    )
    return (
        f'<section id="{escape(operation["operationId"])}">'
        f"<h3><b>{method.upper()}</b> <code>{escape(path)}</code></h3>"
        f"<p>{_prose(operation['description'])}</p>{_table(rows)}{takes}{gives}</section>\n"
    )


def _content(response: dict[str, Any]) -> str:
    contents = response.get("content", {}).items()
    return (
        " or ".join(
            f"{_type(content['schema'])}" if kind == "application/json" else f"<code>{kind}</code>"
            for kind, content in contents
        )
        or "with nothing"
    )


def _schema(name: str, schema: dict[str, Any]) -> str:
    required = schema.get("required", [])
    rows = [
        _row(field, its_schema, is_required=field in required)
        for field, its_schema in schema.get("properties", {}).items()
    ]
    is_other = "" if "properties" in schema else f"<p>{_type(schema)}</p>"
    about = _prose(schema.get("description", ""))
    return (
        f'<section id="{escape(name)}"><h3><code>{escape(name)}</code></h3>'
        f"<p>{about}</p>{is_other}{_table(rows)}</section>\n"
    )


def _table(rows: list[str]) -> str:
    return f"<table>{''.join(rows)}</table>" if rows else ""


def _row(name: str, schema: dict[str, Any], *, is_required: bool) -> str:
    optional = "" if is_required else " <small>optional</small>"
    return (
        f"<tr><th><code>{escape(name)}</code>{optional}</th><td>{_type(schema)}</td>"
        f"<td>{_prose(schema.get('description', ''))}</td></tr>"
    )


def _type(schema: dict[str, Any]) -> str:  # noqa: PLR0911 - one for each kind of schema
    """What a value may be, in a few words, with links."""
    match schema:
        case {"$ref": str(link)}:
            name = escape(link.rpartition("/")[2])
            return f'<a href="#{name}">{name}</a>'
        case {"anyOf": choices} | {"oneOf": choices}:
            return " or ".join(_type(choice) for choice in choices)
        case {"enum": values}:
            return " or ".join(f"<q>{escape(str(value))}</q>" for value in values)
        case {"const": value}:
            return f"<q>{escape(str(value))}</q>"
        case {"prefixItems": items}:
            return f"[{', '.join(_type(item) for item in items)}]"
        case {"items": item}:
            return f"list of ({_type(item)})"
        case {"patternProperties": dict(items)}:
            return f"table of ({' or '.join(_type(item) for item in items.values())})"
        case {"additionalProperties": dict(item)}:
            return f"table of ({_type(item)})"
        case {"type": str(kind)}:
            return escape(kind) + _bounds(schema)
        case _:
            return "anything"


def _bounds(schema: dict[str, Any]) -> str:
    words = {
        "minimum": "≥ ",
        "exclusiveMinimum": "> ",
        "maximum": "≤ ",
        "maxLength": "length ≤ ",
        "pattern": "",
    }
    said = [f"{word}{escape(str(schema[key]))}" for key, word in words.items() if key in schema]
    return f" <small>{', '.join(said)}</small>" if said else ""


def _prose(text: str) -> str:
    """Text with its `code` marked as such."""
    parts = escape(text).split("`")
    return "".join(
        f"<code>{part}</code>" if number % 2 else part for number, part in enumerate(parts)
    )
