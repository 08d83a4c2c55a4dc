"""The lesson values of the library are messages of the wire, and know nothing of the server."""

from __future__ import annotations

import dataclasses
import subprocess
import sys

import pytest
from pydantic import TypeAdapter

from skep.server.messages.lessons import SENT_DATACLASSES
from skep.server.schema import document


@pytest.mark.parametrize("shape", SENT_DATACLASSES, ids=lambda shape: shape.__name__)
def test_a_dataclass_is_described_as_strictly_as_a_message(shape: type) -> None:
    described = document()["components"]["schemas"][shape.__name__]
    names = [field.name for field in dataclasses.fields(shape)]
    assert list(described["properties"]) == names
    assert described["required"] == names, "what is sent has all fields"
    assert described["additionalProperties"] is False


def test_every_dataclass_on_the_wire_has_the_settings_of_messages() -> None:
    """A dataclass that is missing in SENT_DATACLASSES would be described as open to any field."""
    schemas = document()["components"]["schemas"]
    is_open = [
        name
        for name, schema in schemas.items()
        if "properties" in schema and schema.get("additionalProperties") is not False
    ]
    assert not is_open


@pytest.mark.parametrize("shape", SENT_DATACLASSES, ids=lambda shape: shape.__name__)
def test_the_annotations_of_a_dataclass_can_be_read_at_run_time(shape: type) -> None:
    assert TypeAdapter(shape).json_schema(mode="serialization")["title"] == shape.__name__


def test_lessons_work_without_the_packages_of_the_server() -> None:
    program = (
        "import sys, skep.learn; skep.learn.lesson('ant').view();"
        "sys.exit(not {'pydantic', 'fastapi'}.isdisjoint(sys.modules))"
    )
    subprocess.run([sys.executable, "-c", program], check=True)
