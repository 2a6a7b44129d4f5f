"""Links: what goes in comes out, in few characters; what comes from a stranger raises the one fault or nothing."""

from __future__ import annotations

import base64
import json
import re
import zlib

import pytest
from hypothesis import example as tried
from hypothesis import given, settings
from hypothesis import strategies as st

from piquet_tutor.explore import links, qr
from piquet_tutor.explore.examples import example, gallery
from piquet_tutor.explore.lab import edits
from piquet_tutor.explore.lab.edits import edit
from piquet_tutor.explore.lab.judging import judged
from piquet_tutor.explore.lab.recording import from_record, to_record
from piquet_tutor.game.records.form import PARTIE
from piquet_tutor.game.records.io import read_partie, write_record
from piquet_tutor.game.rules.loader import rule_set_names
from tests.samples import sample
from tests.strategies import deals

CAVENDISH = example("cavendish-example")
WHOLE = 1000
"""Characters that a whole deal with its play may take."""


def packed(value):
    """A link made by somebody else: any JSON, or any bytes, deflated."""
    data = value if isinstance(value, bytes) else json.dumps(value).encode()
    body = base64.urlsafe_b64encode(zlib.compress(data, 9)).rstrip(b"=").decode()
    return f"piquet=1.{body}"


def fault(text):
    with pytest.raises(links.LinkFault) as refused:
        links.read(text)
    assert refused.value.text().endswith(".")
    return refused.value


# --- there and back -----------------------------------------------------------------------------------------------


@settings(max_examples=sample(20), deadline=None)
@given(
    played=st.lists(deals(), min_size=1, max_size=3),
    hidden=st.sets(st.sampled_from(links.PARTS)),
    depth=st.sampled_from(links.DEPTHS),
    mode=st.sampled_from(links.MODES),
    start=st.sampled_from(["", "play", "done"]),
)
def test_what_goes_in_comes_out(played, hidden, depth, mode, start):
    link = links.Link(tuple(write_record(deal) for deal in played), start, tuple(sorted(hidden)), depth, "en", mode)
    text = links.write(link)
    assert links.read(text) == link
    assert links.write(links.read(text)) == text
    assert links.canonical(links.read(text)) == links.canonical(link)
    assert links.read(f"http://localhost:8866/voila/lab?x=1#a=b&{text}") == link


@pytest.mark.parametrize("shown", gallery(), ids=lambda shown: shown.id)
def test_a_whole_deal_with_its_play_and_words_is_a_short_link(shown):
    record = shown.record
    if record["format"] == PARTIE:
        records = tuple(write_record(deal) for deal in read_partie(record).deals)
        assert len(links.write(links.Link(records))) < 1.3 * WHOLE
        return
    link = links.Link((record,), "play", (), "full", "en", "presenter")
    text = links.write(link)
    assert len(text) < WHOLE
    assert links.read(text).records == (record,)


def test_a_deal_that_cannot_be_is_shared_as_it_stands():
    sheet = edit(from_record(CAVENDISH), edits.Swap(from_record(CAVENDISH).play[0], from_record(CAVENDISH).talon[0]))
    sheet = edit(sheet, edits.Move(sheet.talon[1], "elder"))
    (record,) = links.read(links.write(links.Link((to_record(sheet),), mode="lab"))).records
    assert from_record(record) == sheet
    assert not judged(from_record(record)).sound


@pytest.mark.parametrize("start", ["", "exchange", "declare", "play", "done"])
def test_a_link_opens_at_its_phase(start):
    deal = links.dealt(links.Link((CAVENDISH,), start=start))
    assert deal.phase == (start or "exchange")
    stops = {key: value for key, value in CAVENDISH.items() if key != "play"}
    assert links.dealt(links.Link((stops,), start="done")).phase == "play", "a record that stops before is opened there"


# --- strangers ----------------------------------------------------------------------------------------------------


GOOD = {"format": "piquet-link/1", "rules": "rubicon", "deals": [{"deal": {"elder": "AS", "younger": "", "talon": ""}}]}


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"format": "piquet-link/2"}, "format"),
        ({"extra": 1}, "key"),
        ({"hidden": "elder"}, "type"),
        ({"hidden": [7]}, "type"),
        ({"hidden": ["north"]}, "hidden"),
        ({"hidden": ["talon", "talon"]}, "hidden_twice"),
        ({"start": "bidding"}, "start"),
        ({"start": "nowhere"}, "word"),
        ({"start": 3}, "word"),
        ({"depth": "deep"}, "word"),
        ({"language": "tlh"}, "word"),
        ({"mode": "casino"}, "word"),
        ({"deals": []}, "deals"),
        ({"deals": {}}, "deals"),
        ({"deals": [7]}, "deals"),
        ({"deals": GOOD["deals"] * 61}, "deals"),
        ({"rules": "poker"}, "record"),
        ({"rules": None}, "record"),
        ({"rules": {"base": "rubicon", "options": {"capot": 31}}}, "record"),
        ({"deals": [{"deal": {"elder": "XX", "younger": "", "talon": ""}}]}, "record"),
        ({"deals": [{"deal": {"elder": "AS"}, "hands": {}}]}, "record"),
        ({"deals": [{"format": "piquet-partie/1"}]}, "format"),
    ],
)
def test_what_no_link_may_hold_is_refused_by_name(change, key):
    assert links.read(packed(GOOD)).records[0]["rules"] == "rubicon"
    found = fault(packed({**GOOD, **change}))
    assert found.key == key


def test_a_damaged_link_is_called_so():
    whole = links.write(links.Link((CAVENDISH,)))
    for broken in (whole[:-9], whole[:40] + whole[41:], whole + "AAAA", whole.replace("1.", "1.=", 1)):
        assert fault(broken).key == "damaged"
    for place in range(9, len(whole), 7):
        other = "A" if whole[place] != "A" else "B"
        assert fault(whole[:place] + other + whole[place + 1 :]).key == "damaged", "one letter makes no other deal"
    assert fault("piquet=3." + whole[9:]).key == "version"
    assert fault("").key == fault("hello").key == fault("http://localhost/#").key == "none"
    assert fault(packed(b'{"format": "piquet-link/1", "format": 1}')).key == "damaged"
    assert fault(packed(b"[" * 5000)).key == "damaged"


def test_a_link_that_would_grow_without_measure_is_stopped_before_it_does():
    """A few hundred characters can stand for megabytes; never more than the limit of them is made."""
    assert fault(packed(b" " * 3_000_000)).key == "large"
    assert fault("piquet=1." + "A" * (links.LONGEST + 1)).key == "long"
    with pytest.raises(links.LinkFault) as refused:
        links.write(links.Link(tuple({**CAVENDISH, "note": chr(33 + number) * 1999} for number in range(60))))
    assert refused.value.key == "large"


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)
FIELDS = ["format", "rules", "deals", "start", "hidden", "depth", "language", "mode"]


def said_of(text):
    """What reading comes to: a sentence, of the fault or of the link."""
    try:
        return f"There are {len(links.read(text).records)} deals in it."
    except links.LinkFault as found:
        return found.text()


@settings(max_examples=sample(70), deadline=None)
@tried(b"", "", {}, {})
@given(st.binary(max_size=80), st.text(max_size=60), JSON, st.dictionaries(st.sampled_from(FIELDS), JSON, max_size=3))
def test_nothing_but_the_fault_is_ever_raised(data, text, value, fields):
    raw = base64.urlsafe_b64encode(data).rstrip(b"=").decode()
    strange = [text, f"piquet=1.{text}", f"piquet=1.{raw}", packed(data), packed(value), packed({**GOOD, **fields})]
    strange.append(packed({**GOOD, "deals": [{**GOOD["deals"][0], **fields}]}))
    for each in strange:
        assert said_of(each).endswith(".")


# --- the code -----------------------------------------------------------------------------------------------------


def test_a_code_is_one_drawing_that_fetches_nothing_and_has_a_name():
    text = links.address("http://localhost:8866/", links.Link((CAVENDISH,)))
    drawing = qr.svg(text, label="QR <code>")
    assert drawing.startswith("<svg ")
    assert "<title>QR &lt;code&gt;</title>" in drawing
    assert "href" not in drawing
    assert 'fill="#fff"' in drawing
    assert 'stroke="#000"' in drawing
    assert qr.svg(text) != qr.svg(text + "x")


@pytest.mark.parametrize(("text", "key"), [("", "empty"), ("x" * 3000, "long")])
def test_what_no_code_holds_is_one_sentence(text, key):
    with pytest.raises(qr.CodeFault) as refused:
        qr.svg(text)
    assert refused.value.key == key
    assert refused.value.text().endswith(".")


# --- said by the seed ---------------------------------------------------------------------------------------------

SEED_7 = links.Link((links.dealt_from("rubicon", 7, "Seed 7"),), hidden=("younger",))
SENT = "piquet=2.wzTEHGEKWLc5Pu06SP6C-QeLU2sB9boDnA"
"""A link that has been sent; it is read for ever."""


def test_a_deal_that_is_only_dealt_is_its_seed_and_its_rules():
    assert links.shortest(SEED_7) == SENT
    assert links.read(SENT) == SEED_7
    assert SEED_7.records[0]["deal"]["elder"] == "AS 9S 7S AH KH QH 8H 7H JD 8D TC 9C", (
        "the cards of a seed never change"
    )


EVERYTHING = ("elder", "younger", "talon", "discards", "rulings", "score")
EARLIER = [
    (
        ("rubicon", 7, "Graine 7", EVERYTHING, "declare", "full", "fr", "presenter"),
        "piquet=2.wzTEHMMUc7ABKMGK0zwdKniUiFhCDwvMeKsFAJ8v9Y4",
    ),
    (
        ("cavendish", 12, "Seed 12", (), "exchange", "call", "en", "scorer"),
        "piquet=2.wzTE0AhhDFi7oRHYAFiwggMUp3nwMIVGCcLZiIBCBDI8bGsBHey-zw",
    ),
    (
        ("parlett", 3, "Seed 3", ("talon",), "done", "full", "en", "lab"),
        "piquet=2.wzTEGGEKWLcxWDtKoOI0TQfJmxBPxcIDGRQ3CE_AwgopwEHBWQsA03RhKw",
    ),
    (
        ({"base": "club", "options": {"sinking": "none"}}, 5, "Graine 5", (), "play", "short", "fr", "table"),
        "piquet=2.wzTEFMMUU3wG6GAEKtSdcJ8n55QmKaEESTFQKyggrZTyQGFYW4sIdnDQ1gIAZyP6hw",
    ),
]
"""Links by seeds that were sent, between them with nearly every word of the dictionary."""


@pytest.mark.parametrize(("holds", "sent"), EARLIER, ids=lambda each: each if isinstance(each, str) else "")
def test_a_link_by_seeds_that_was_sent_is_read_whatever_words_it_refers_to(holds, sent):
    rules, seed, title, hidden, start, depth, language, mode = holds
    link = links.Link((links.dealt_from(rules, seed, title),), start, hidden, depth, language, mode)
    assert links.read(sent) == link
    assert links.shortest(link) == sent


@pytest.mark.parametrize("rules", [*rule_set_names(), {"base": "rubicon", "options": {"capot": 30}}])
def test_a_link_by_its_seed_is_short_and_opens_the_very_same(rules):
    for more in ({}, {"start": "done", "mode": "presenter", "depth": "full", "language": "fr", "hidden": ("talon",)}):
        link = links.Link((links.dealt_from(rules, 1234, "Graine 1234"),), **more)
        short = links.shortest(link)
        assert links.read(short) == links.read(links.write(link)) == link
        assert len(short) <= 100
        assert len(short) <= 0.4 * len(links.write(link))


@pytest.mark.parametrize(
    "change",
    [
        {"title": "Seed 8"},
        {"title": "No number"},
        {"rules": "voleur"},
        {"note": "Look at the hearts."},
        {"play": "AS"},
        {"deal": {**SEED_7.records[0]["deal"], "talon": "QS KD KS 7C TH TS 8C TD"}},
    ],
)
def test_whatever_a_seed_does_not_say_is_written_out(change):
    """Other cards, other rules, a remark, anything that was done: the whole record, as ever."""
    record = {**SEED_7.records[0], **change}
    assert links.seed_of(record) is None
    if "rules" not in change:
        assert links.shortest(links.Link((record,))) == links.write(links.Link((record,)))
        assert links.shortest(links.Link((SEED_7.records[0], record))).startswith("piquet=1.")


def test_several_dealt_deals_are_several_seeds():
    link = links.Link(
        tuple(links.dealt_from(rules, seed, f"Seed {seed}") for rules, seed in (("rubicon", 1), ("voleur", 2)))
    )
    assert links.read(links.shortest(link)) == link


def test_a_link_by_its_seed_ends_where_it_ends_and_tells_what_happened_to_it():
    assert links.read(f"<http://127.0.0.1/table.html#{SENT}>, and tell me.") == SEED_7
    assert links.read(f"{SENT} and tell me") == SEED_7
    for length in range(len("piquet=2."), len(SENT)):
        with pytest.raises(links.LinkFault):
            links.read(SENT[:length])
    for at in range(len("piquet=2."), len(SENT) - 1):
        with pytest.raises(links.LinkFault):
            links.read(SENT[:at] + ("A" if SENT[at] != "A" else "B") + SENT[at + 1 :])


def by_seeds(value):
    """A link by seeds as a stranger may write it."""
    told = json.dumps(value).encode()
    packing = zlib.compressobj(9, zlib.DEFLATED, -15, zdict=links.SEED_WORDS)
    body = packing.compress(told) + packing.flush() + zlib.crc32(told).to_bytes(4, "big")
    return f"piquet=2.{base64.urlsafe_b64encode(body).decode().rstrip('=')}"


@pytest.mark.parametrize(
    "deal",
    [
        {"seed": -1},
        {"seed": True},
        {"seed": 10**9},
        {"seed": "7"},
        {"seed": 7, "title": 7},
        {"seed": 7, "play": "AS"},
        {},
    ],
)
def test_a_strangers_seed_that_is_none_is_one_sentence(deal):
    with pytest.raises(links.LinkFault):
        links.read(by_seeds({"format": "piquet-link/2", "rules": "rubicon", "deals": [deal]}))


@pytest.mark.parametrize("rules", ["nope", 7, None, {"base": "rubicon", "options": {"capot": "x"}}, ["rubicon"]])
def test_rules_that_are_none_are_refused_beside_a_seed_too(rules):
    with pytest.raises(links.LinkFault):
        links.read(by_seeds({"format": "piquet-link/2", "rules": rules, "deals": [{"seed": 7}]}))


def test_the_code_of_a_seed_has_few_squares():
    """A telephone reads it from the last row."""
    whole, short = (qr.svg(f"http://192.168.178.20:8866/table.ipynb#{text}") for text in (links.write(SEED_7), SENT))
    size = [int(re.search(r'width="(\d+)', code)[1]) for code in (whole, short)]
    assert size[1] < 0.7 * size[0]
