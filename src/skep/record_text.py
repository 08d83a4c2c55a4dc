"""The text of a record, whatever it comes from: a string, bytes, a file or an open handle."""

from __future__ import annotations

import codecs
import os
from pathlib import Path
from typing import IO, TYPE_CHECKING, Final

from skep.errors import RecordError

if TYPE_CHECKING:
    Source = str | bytes | os.PathLike[str] | IO[str] | IO[bytes]

__all__ = ["decode", "printable", "read_text"]

_UTF16_MARKS: Final = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)


def read_text(source: Source) -> str:
    """The text of a record: of a str or bytes, of the file that a Path names, or of a handle.

    A str is always the text itself and never the name of a file. A file is read as a whole.
    """
    if isinstance(source, os.PathLike):
        return decode(Path(source).read_bytes())
    read = getattr(source, "read", None)
    return decode(source if read is None else read())


def decode(data: object) -> str:
    r"""The text of a record: line ends become ``\n``, a byte order mark goes.

    Bytes are UTF-8, or else ISO 8859-1, which is the character set of both the PGN and the SGF
    standard; UTF-16 only with a byte order mark. A NUL means that this is no text at all.
    """
    if isinstance(data, bytes):
        text = _decode_bytes(data)
    elif isinstance(data, str):
        text = data
    else:
        msg = f"a record is str or bytes, a path or an open file, not {type(data).__name__}"
        raise TypeError(msg)
    nul = text.find("\0")
    if nul >= 0:
        line = text.count("\n", 0, nul) + 1
        message = f"line {line}: a NUL character; this is not text"
        raise RecordError(message, position=nul, line=line)
    return text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")


def printable(text: str) -> str:
    r"""One line of text without control characters, terminal escapes and bidirectional controls.

    Names come from files that anybody may have written; this is for where they are shown.

    >>> printable("Ada\x1b[2J\u202e\nLovelace")
    'Ada[2J Lovelace'
    """
    line = "".join(" " if each.isspace() else each for each in text)
    return "".join(each for each in line if each.isprintable())


def _decode_bytes(data: bytes) -> str:
    if data.startswith(_UTF16_MARKS):
        try:
            return data.decode("utf-16")
        except UnicodeDecodeError as error:
            raise RecordError(
                f"not valid UTF-16 at byte {error.start}", position=error.start
            ) from error
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        return data.decode("iso-8859-1")
