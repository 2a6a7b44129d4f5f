r"""Text out of bytes: UTF-8, and UTF-16, which is what ``>`` writes in Windows PowerShell.

>>> decoded("{}".encode("utf-16")), decoded(b"\xef\xbb\xbf{}"), decoded("{}".encode("utf-16-be"))
('{}', '{}', '{}')
"""

from __future__ import annotations

import codecs
from collections.abc import Iterator
from typing import BinaryIO, Final, Protocol

from piquet_tutor.engine.faults import Phrase
from piquet_tutor.game.records.faults import RecordError

LIMIT: Final = 256 * 1024
"""The most bytes allowed. A deal takes about seven hundred, a partie of six deals about five thousand."""
_MARKS: Final = ((codecs.BOM_UTF8, "utf-8"), (codecs.BOM_UTF16_LE, "utf-16-le"), (codecs.BOM_UTF16_BE, "utf-16-be"))
"""How a byte order mark is written, and the encoding it tells."""
_BROKEN: Final = "\udfff"
"""What stands for the half of a sign at the end of a stream: it is text in no encoding, so that reading it says so."""


class _LineReader(Protocol):
    """What can be read a line at a time."""

    def readline(self, limit: int, /) -> bytes:
        """A line with its end, or as much of it as the limit allows; nothing at the end."""


def decoded(data: bytes) -> str:
    """The text in bytes, without a byte order mark.

    Raises:
        RecordError: the bytes are no text in UTF-8 or UTF-16.
    """
    encoding, mark = _encoding_of(data)
    try:
        return data[mark:].decode(encoding)
    except UnicodeDecodeError as error:
        hint = Phrase("byte" if encoding == "utf-8" else "utf-16", mark + error.start + 1)
        raise RecordError("text.encoding", "", hint=hint) from None


def lines_of(stream: BinaryIO) -> Iterator[bytes | RecordError]:
    """The lines of a JSON Lines stream as UTF-8, one at a time; for a line longer than the limit, an error."""
    first = stream.readline(LIMIT + 2)
    encoding, _ = _encoding_of(first)
    lines: _LineReader = _Begun(first, stream) if encoding == "utf-8" else _Recoded(first, stream, encoding)
    while line := lines.readline(LIMIT + 2):
        if len(line.rstrip(b"\r\n")) <= LIMIT:
            yield line
            continue
        while not line.endswith(b"\n") and (line := lines.readline(LIMIT)):
            pass
        yield RecordError("text.size", "", limit=LIMIT // 1024)


def _encoding_of(data: bytes) -> tuple[str, int]:
    """The encoding of a text by how it begins, and how long its byte order mark is.

    Without a mark it is told by the nought in the first sign, which is one of ASCII in whatever the tutor reads.
    """
    for mark, encoding in _MARKS:
        if data.startswith(mark):
            return encoding, len(mark)
    noughts = bytes(byte == 0 for byte in data[:2])
    return {b"\0\1": "utf-16-le", b"\1\0": "utf-16-be"}.get(noughts, "utf-8"), 0


class _Begun:
    """A stream of which the first line has been read."""

    def __init__(self, first: bytes, rest: BinaryIO) -> None:
        self._first, self._rest = first, rest

    def readline(self, limit: int, /) -> bytes:
        first, self._first = self._first, b""
        return first or self._rest.readline(limit)


class _Recoded:
    """A stream in UTF-16, read a line at a time as UTF-8; no more of it is waited for than the line."""

    def __init__(self, first: bytes, rest: BinaryIO, encoding: str) -> None:
        self._bytes = _Begun(first, rest)
        self._rest = rest
        self._ends_late = encoding == "utf-16-le"  # after the byte of a line's end comes another
        self._decoder = codecs.getincrementaldecoder(encoding)("surrogatepass")
        self._text = ""
        self._ended = False

    def readline(self, limit: int, /) -> bytes:
        while "\n" not in self._text and len(self._text) < limit and not self._ended:
            self._text += self._more(limit)
        end = min(self._text.find("\n") + 1 or len(self._text), limit)
        line, self._text = self._text[:end], self._text[end:]
        return line.removeprefix("\ufeff").encode("utf-8", "surrogatepass")

    def _more(self, limit: int) -> str:
        """The next piece of the text, which need not be a line."""
        piece = self._bytes.readline(limit)
        if self._ends_late and piece.endswith(b"\n"):
            piece += self._rest.read(1)
        self._ended = not piece
        broken = _BROKEN if self._ended and self._decoder.getstate()[0] else ""
        return self._decoder.decode(piece) + broken
