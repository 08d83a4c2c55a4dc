"""The examples in docs/protocol.md, run against a real server."""

from __future__ import annotations

import json
import re
from pathlib import Path

import httpx
from pydantic import TypeAdapter
from websockets.sync.client import connect

from server.http_client import PATIENCE, Json, receive, running
from skep.server import messages
from skep.server.schema import document

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
BLOCK = re.compile(r"^```(?P<kind>http|socket)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)
OUTGOING: TypeAdapter[object] = TypeAdapter(messages.Outgoing)
REST = "…"


def pattern(text: str) -> Json:
    """The JSON of an example, as a pattern: … matches anything."""
    text = re.sub(r"(?<=[{,] )…(?=})|(?<={)…(?=})", f'"{REST}": 0', text)
    text = re.sub(r"(?<=[\[,] )…(?=\])|(?<=\[)…(?=\])", f'"{REST}"', text)
    return json.loads(re.sub(r"(?<=: )…(?=[,}])", f'"{REST}"', text))


class Reader:
    """Compares messages with the examples, and keeps the values of the examples' $NAMES."""

    def __init__(self) -> None:
        self.names: dict[str, str] = {}

    def fill(self, text: str) -> str:
        return re.sub(r"\$[A-Z]+", lambda name: self.names[name[0]], text)

    def match(self, wanted: Json, said: Json, where: str) -> None:
        if wanted == REST:
            return
        if isinstance(wanted, str) and wanted.startswith("$"):
            assert self.names.setdefault(wanted, said) == said, where
        elif isinstance(wanted, dict):
            assert isinstance(said, dict), where
            names = wanted.keys() - {REST}
            assert names <= said.keys() if REST in wanted else names == said.keys(), (
                f"{where}: {said}"
            )
            for name in names:
                self.match(wanted[name], said[name], f"{where}.{name}")
        elif isinstance(wanted, list):
            assert isinstance(said, list), where
            if wanted[-1:] == [REST]:
                wanted = wanted[:-1]
                said = said[: len(wanted)]
            assert len(wanted) == len(said), f"{where}: {said}"
            for number, (one, other) in enumerate(zip(wanted, said, strict=True)):
                self.match(one, other, f"{where}[{number}]")
        else:
            assert wanted == said, f"{where}: {wanted!r} in the document, said was {said!r}"


class Conversation:
    """Runs all examples of the document, one after another, with one server."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.reader = Reader()

    def hold(self, kind: str, text: str) -> None:
        lines = text.splitlines()
        method, path = self.reader.fill(lines.pop(0)).split()
        headers = {}
        while lines and (header := re.fullmatch(r"([A-Z][\w-]+): (.+)", lines[0])):
            headers[header[1]] = self.reader.fill(header[2])
            lines.pop(0)
        if kind == "socket":
            self.talk(path, headers, lines)
        else:
            self.ask(method, path, headers, "\n".join(lines))

    def ask(self, method: str, path: str, headers: dict[str, str], text: str) -> None:
        body, _, answer = text.partition("\n\n") if text.strip()[:1] == "{" else ("", "", text)
        content = self.reader.fill(body) if body else None
        if content:
            headers["Content-Type"] = "application/json"
        status, _, expected = answer.strip().partition("\n")
        url = self.address + path
        with httpx.stream(
            method, url, headers=headers, content=content, timeout=PATIENCE
        ) as response:
            if expected.startswith("id:"):
                self.listen(response, expected)
                return
            response.read()
        assert response.status_code == int(status), f"{path}: {response.text}"
        if expected.startswith("{"):
            self.reader.match(pattern(expected), response.json(), path)
        elif expected:
            check = re.escape(expected).replace(REST, ".*")
            assert re.match(check, response.text, re.DOTALL), response.text
        else:
            assert not response.text

    def listen(self, response: httpx.Response, expected: str) -> None:
        lines = (line for line in response.iter_lines())
        for wanted in expected.splitlines():
            said = next(lines)
            if wanted.startswith("data: "):
                message = json.loads(said.removeprefix("data: "))
                self.reader.match(pattern(wanted.removeprefix("data: ")), message, wanted)
            else:
                assert said == wanted

    def talk(self, path: str, headers: dict[str, str], lines: list[str]) -> None:
        uri = self.address.replace("http", "ws", 1) + path
        with connect(uri, additional_headers=headers, open_timeout=PATIENCE) as socket:
            for line in re.sub(r"\n {2,}", " ", "\n".join(lines)).splitlines():
                text = line[2:]
                if line.startswith("> "):
                    socket.send(self.reader.fill(text))
                else:
                    message = receive(socket)
                    OUTGOING.validate_python(message)
                    self.reader.match(pattern(text), message, text)


def test_the_examples(tmp_path: Path) -> None:
    blocks = list(BLOCK.finditer(TEXT))
    assert len(blocks) > 20
    with running(tmp_path) as address:
        conversation = Conversation(address)
        for block in blocks:
            line = TEXT.count("\n", 0, block.start()) + 2
            try:
                conversation.hold(block["kind"], block["text"])
            except AssertionError as error:
                raise AssertionError(f"docs/protocol.md, line {line}: {error}") from error


def types_of(union: Json) -> set[str]:
    """The values of `type` in a union of messages."""
    schema = TypeAdapter(union).json_schema()
    return set(schema["discriminator"]["mapping"])


def test_every_message_is_described() -> None:
    for union in (messages.Command, messages.Event, messages.Notice):
        for name in types_of(union):
            assert f"`{name}`" in TEXT, name


def test_every_kind_of_message_has_an_example() -> None:
    examples = "".join(block["text"] for block in BLOCK.finditer(TEXT))
    for union in (messages.Event, messages.Notice):
        for name in types_of(union) - {"joined", "presence"}:
            assert f'{{"type": "{name}"' in examples, name


def test_every_route_has_an_example() -> None:
    asked = re.findall(r"^```http\n([A-Z]+ [^\s?]+)", TEXT, re.MULTILINE)
    for path, methods in document()["paths"].items():
        for method in methods:
            route = re.compile(f"{method.upper()} " + re.sub(r"\{\w+\}", "[^/]+", path))
            assert any(route.fullmatch(each) for each in asked), route.pattern


def test_every_error_has_a_row() -> None:
    sources = "".join(file.read_text("utf-8") for file in (ROOT / "src/skep/server").rglob("*.py"))
    raised = set(re.findall(r"ProblemError\(\s*(\d+),\s*\"(\w+)\"", sources))
    assert len(raised) > 10
    rows = dict(re.findall(r"^\| `(\w+)` \| ([\d, ]+) \|", TEXT, re.MULTILINE))
    for status, code in raised:
        assert status in rows.get(code, "").split(", "), (status, code)
