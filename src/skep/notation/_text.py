"""What the readers of all formats share: from bytes to text."""

from __future__ import annotations

import codecs
from typing import Final

from skep.errors import RecordError

_UTF16_MARKS: Final = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)


def decode(data: str | bytes) -> str:
    r"""The text of a record: line ends become ``\n``, a byte order mark goes.

    Bytes are UTF-8, or else ISO 8859-1, which is the character set of both the PGN and the SGF
    standard; UTF-16 only with a byte order mark. A NUL means that this is no text at all.
    """
    if isinstance(data, bytes):
        text = _decode_bytes(data)
    elif isinstance(data, str):
        text = data
    else:
        msg = f"a record is str or bytes, not {type(data).__name__}"
        raise TypeError(msg)
    nul = text.find("\0")
    if nul >= 0:
        line = text.count("\n", 0, nul) + 1
        raise RecordError(f"line {line}: a NUL character; this is not text", position=nul)
    return text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")


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
