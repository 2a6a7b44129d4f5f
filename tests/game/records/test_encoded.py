"""Text in UTF-8 and UTF-16, whole and line by line; what is in another encoding is one sentence."""

from __future__ import annotations

import io
import json

import pytest

from piquet_tutor.explore.examples import example
from piquet_tutor.game.records.encoded import LIMIT, decoded, lines_of
from piquet_tutor.game.records.faults import RecordError
from piquet_tutor.game.records.io import read_deal
from piquet_tutor.game.records.text import parse

RECORD = example("cavendish-example") | {"title": "Une donne à relire, ♠ en tête \u0a0d\U0001f0a1"}
ENCODINGS = {
    "UTF-8": lambda text: text.encode(),
    "UTF-8 with a mark": lambda text: text.encode("utf-8-sig"),
    "UTF-16 as PowerShell writes it": lambda text: b"\xff\xfe" + text.encode("utf-16-le"),
    "UTF-16 the other way round": lambda text: b"\xfe\xff" + text.encode("utf-16-be"),
    "UTF-16 without a mark": lambda text: text.encode("utf-16-le"),
    "the other without a mark": lambda text: text.encode("utf-16-be"),
}
"""Every encoding in which a record is read."""
written = pytest.mark.parametrize("encode", ENCODINGS.values(), ids=ENCODINGS)


class Pipe(io.BytesIO):
    """A stream that tells how much of it has been asked for."""

    def __init__(self, data):
        super().__init__(data)
        self.asked = 0

    def readline(self, size=-1):
        found = super().readline(size)
        self.asked += len(found)
        return found


@written
@pytest.mark.parametrize("end", ["\n", "\r\n"])
@pytest.mark.parametrize("indent", [None, 1])
def test_a_record_is_read_in_every_encoding(encode, end, indent):
    text = json.dumps(RECORD, ensure_ascii=False, indent=indent).replace("\n", end) + end
    assert decoded(encode(text)) == text
    assert parse(encode(text)) == RECORD
    assert read_deal(encode(text)) == read_deal(RECORD)


@written
@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_the_lines_of_a_stream_are_read_in_every_encoding(encode, end):
    line = json.dumps(RECORD, ensure_ascii=False)
    for last in ("", end):
        found = list(lines_of(io.BytesIO(encode(end.join([line, "", line, "{}"]) + last))))
        assert [parse(each) for each in found if each.strip()] == [RECORD, RECORD, {}]


@written
def test_no_more_of_a_stream_is_waited_for_than_the_line(encode):
    pipe = Pipe(encode("{}\n[]\n" * 50))
    assert parse(next(lines_of(pipe))) == {}
    assert pipe.asked < 12


@written
def test_a_line_that_is_too_long_is_passed_over(encode):
    lines = list(lines_of(io.BytesIO(encode("{}\n" + "x" * (3 * LIMIT) + "\n[]\n"))))
    assert [parse(each) for each in lines[::2]] == [{}, []]
    assert isinstance(lines[1], RecordError)
    assert lines[1].code == "text.size"


@pytest.mark.parametrize(
    ("data", "said"),
    [
        ("Une donne à relire".encode("cp1252"), "not UTF-8 (byte 11)"),
        ('{"title": "é"}'.encode("latin-1"), "not UTF-8 (byte 12)"),
        (b"\xff\xfe{\x00\x00\xd8}\x00", "UTF-16, and damaged at byte 5"),
        (b"\xff\xfe{\x00}", "UTF-16, and damaged at byte 5"),
        (b"\x89PNG\r\n\x1a\n", "not UTF-8 (byte 1)"),
    ],
)
def test_what_is_in_no_such_encoding_is_one_sentence(data, said):
    with pytest.raises(RecordError) as refused:
        decoded(data)
    assert refused.value.code == "text.encoding"
    assert said in refused.value.message
    assert refused.value.message.endswith("; save it as UTF-8.")


def test_half_a_sign_at_the_end_of_a_stream_is_not_passed_over():
    (line,) = lines_of(io.BytesIO(ENCODINGS["UTF-16 as PowerShell writes it"]("{}")[:-1]))
    with pytest.raises(RecordError) as refused:
        parse(line)
    assert refused.value.code == "text.encoding"
