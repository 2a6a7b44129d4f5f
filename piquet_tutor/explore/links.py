"""Links that hold deals: the part of an address after the #, which can be read without a server.

A link is ``piquet=1.`` followed by canonical JSON (``piquet-link/1``), compressed with a checksum and written as
base64url. It holds the whole deal: anybody who has the link can read every card in it, so what is *hidden* is only not
shown on the page; it is no secret.

>>> record = {"format": "piquet-record/1", "rules": "rubicon", "deal": {"elder": "AS", "younger": "", "talon": ""}}
>>> link = Link((record,), start="play", hidden=("younger",))
>>> read(write(link)) == link
True

A deal that has been dealt from a seed and no more is said by the seed and the rules, in a link of some thirty letters
(``piquet=2.``, ``piquet-link/2``): the same JSON, deflated with the words of ``SEED_WORDS`` known beforehand.

>>> link = Link((dealt_from("rubicon", 7, "Seed 7"),), hidden=("younger",))
>>> len(shortest(link)), read(shortest(link)) == link
(43, True)
"""

from __future__ import annotations

import base64
import json
import re
import zlib
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final

from piquet_tutor.engine.faults import plain
from piquet_tutor.explore import pasted
from piquet_tutor.explore.lab.faults import EditFault, Worded
from piquet_tutor.explore.lab.recording import from_record
from piquet_tutor.game.deal.random_play import LARGEST_SEED, shuffled
from piquet_tutor.game.deal.retelling import retelling_of
from piquet_tutor.game.records import form, io, text
from piquet_tutor.game.records.faults import RecordError
from piquet_tutor.game.records.form import RECORD
from piquet_tutor.game.rules.loader import PHASE_NAMES
from piquet_tutor.game.state import Deal
from piquet_tutor.narration.catalogue import languages
from piquet_tutor.narration.speech import DEPTHS

FORMAT: Final = "piquet-link/1"
KEY: Final = pasted.KEY
VERSION: Final = "1"
SEEDED: Final = "2"
"""The version of a link that says its deals by their seeds."""
SEEDED_FORMAT: Final = "piquet-link/2"
SEED_WORDS: Final = (
    b'"table""presenter""scorer""lab""depth":"full""call""short""language":"fr","mode":"presenter","start":"declare"'
    b'"exchange""bidding""play""done""cavendish""parlett"},"options":{"base":"hidden":["elder","younger","talon",'
    b'"discards","rulings","score"],"rules":"rubicon"{"deals":[{"seed":,"title":"Graine "Seed "}],'
    b'"format":"piquet-link/2"'
)
"""What a link by seeds refers to instead of writing it out. Never changed: links that were sent are read by it."""
_SUM: Final = 4
"""The bytes of the checksum that ends a link by seeds."""
LONGEST: Final = pasted.LONGEST
LARGEST: Final = 64 * 1024
"""The most bytes of a link once decompressed."""
DEALS: Final = 60
"""The most deals in a link."""
STARTS: Final = ("", *PHASE_NAMES, "done")
"""Where to start: at the beginning (empty), at one of the phases of the deal, or when it is over."""
NO_CARDS: Final = ("rulings", "score")
"""What can be hidden that is no card; shown to a player, neither tells a card that the player does not see."""
PARTS: Final = ("talon", "discards", *NO_CARDS)
"""What can be hidden besides the hands of seats."""
MODES: Final = ("table", "presenter", "scorer", "lab")
"""The page that opens the link: a table to play at, big cards step by step, the scorer's sheet, the deal editor."""
_NO_LETTERS: Final = "_-"
"""What is stripped behind a link though it could be of it: signs of emphasis, and a dash before the next word."""
_KEYS: Final = ("format", "rules", "deals", "start", "hidden", "depth", "language", "mode")
_DEFAULTS: Final[Mapping[str, Any]] = {
    "start": "",
    "hidden": [],
    "depth": "short",
    "language": "en",
    "mode": "table",
}


class LinkFault(Worded):
    """A link that cannot be read or written; the message says what is wrong and what to do."""

    family = "link-fault"


@dataclass(frozen=True)
class Link:
    """The contents of a link.

    Attributes:
        records: one deal or several, each a whole ``piquet-record/1``; a deal may be unsound, as the editor leaves it.
        start: the phase to start at; empty for the beginning.
        hidden: what is not shown at first: seats (their hands) and ``PARTS``.
        depth: how much is explained.
        language: the language of the texts.
        mode: the page that opens it.
    """

    records: tuple[Mapping[str, Any], ...]
    start: str = ""
    hidden: tuple[str, ...] = ()
    depth: str = "short"
    language: str = "en"
    mode: str = "table"


# --- writing ------------------------------------------------------------------------------------------------------


def write(link: Link) -> str:
    """The link as text, to stand after the # of an address: the key, the version and the rest.

    Raises:
        LinkFault: it holds something that is not allowed in a link, or too much.
    """
    told = canonical(_link(_value(link)))
    return _written(VERSION, told, zlib.compress(told, 9))


def _written(version: str, told: bytes, packed: bytes) -> str:
    """The text of a link, where it is not so large that it could not be read again."""
    if len(told) > LARGEST:
        raise LinkFault("large", limit=LARGEST // 1024)
    body = _letters(packed)
    if len(body) > LONGEST:
        raise LinkFault("long", length=len(body), limit=LONGEST)
    return f"{KEY}={version}.{body}"


def shortest(link: Link) -> str:
    """The link with its deals said by their seeds, where dealing them anew gives the very same; else as ever.

    Raises:
        LinkFault: it holds something that is not allowed in a link, or too much.
    """
    seeds = [seed_of(record) for record in link.records]
    if None in seeds or not seeds:
        return write(link)
    value = _value(_link(_value(link)))
    for deal, seed in zip(value["deals"], seeds, strict=True):
        del deal["deal"]
        deal["seed"] = seed
    packing = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS, zdict=SEED_WORDS)
    told = _json({**value, "format": SEEDED_FORMAT})
    packed = packing.compress(told) + packing.flush() + zlib.crc32(told).to_bytes(_SUM, "big")
    return _written(SEEDED, told, packed)


def dealt_from(rules: Any, seed: int, title: str = "") -> dict[str, Any]:
    """The record of the deal of a seed, with nothing in it but the cards as dealt.

    Args:
        rules: the rule set as records name it.
        seed: the seed.
        title: of the deal.

    Raises:
        RecordError: there are no such rules, or no such form of naming them.
    """
    form.check({"format": RECORD, "rules": rules, "deal": {"talon": ""}})
    return io.write_record(shuffled(io.rules_from(rules), seed), title=title)


def seed_of(record: Mapping[str, Any]) -> int | None:
    """The seed that a deal's title names, where it deals the very same record; None for any other deal."""
    title = record.get("title", "")
    for figures in re.findall(r"[0-9]{1,9}", title) if isinstance(title, str) else ():
        with suppress(RecordError):
            if dealt_from(record.get("rules"), int(figures), title) == record:
                return int(figures)
    return None


def canonical(link: Link) -> bytes:
    """The JSON of a link: keys sorted, no spaces, defaults left out."""
    return _json(_value(link))


def _json(value: Mapping[str, Any]) -> bytes:
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode("utf-8")


def _value(link: Link) -> dict[str, Any]:
    """A link as JSON data; the rules are written once, and again only for deals with other rules."""
    rules = link.records[0].get("rules") if link.records else None
    deals = []
    for record in link.records:
        own = {key: value for key, value in record.items() if key != "format"}
        if own.get("rules") == rules:
            own.pop("rules", None)
        deals.append(own)
    told: dict[str, Any] = {name: getattr(link, name) for name in _DEFAULTS}
    told["hidden"] = list(link.hidden)
    said = {name: value for name, value in told.items() if value != _DEFAULTS[name]}
    return {"format": FORMAT, "rules": rules, "deals": deals, **said}


# --- reading ------------------------------------------------------------------------------------------------------


def read(given: str) -> Link:
    """Read a link.

    Args:
        given: a whole address, the part after its #, or that part without the key; it may come out of a chat or a
            letter, with all that these put around and into it (:mod:`piquet_tutor.explore.pasted`).

    Raises:
        LinkFault: the text is no link or holds several, or the link has another version, is damaged or too long, or
            holds something that is not allowed in a link. No text, whatever it contains, raises another exception.
    """
    version, held = _one_in(pasted.written(given))
    return _link(_value_of(held), SEEDED_FORMAT if version == SEEDED else FORMAT)


def _one_in(found: list[pasted.Written]) -> tuple[str, bytes]:
    """The version of the one link in a text, and what it holds; the beginning of it beside it is no other link.

    Raises:
        LinkFault: there is none, none that can be read, or more than one.
    """
    whole: dict[str, tuple[str, bytes]] = {}
    faults: dict[str, LinkFault] = {}
    for one in found:
        try:
            letters, held = _inflated(one)
        except LinkFault as fault:
            faults.setdefault(one.letters, fault)
        else:
            whole[letters] = one.version, held
    if not whole:
        raise next(iter(faults.values()), LinkFault("none"))
    others = [letters for letters in faults if not any(each.startswith(letters) for each in whole)]
    if len(whole) + len(others) > 1:
        raise LinkFault("several", count=len(whole) + len(others))
    return next(iter(whole.values()))


def _inflated(one: pasted.Written) -> tuple[str, bytes]:
    """The letters of a link and what they hold; its checksum tells a link that was altered on the way."""
    if one.version not in (VERSION, SEEDED):
        raise LinkFault("version", found=one.version, known=SEEDED)
    if one.pieces and len(one.pieces[0]) > LONGEST:
        raise LinkFault("long", length=len(one.pieces[0]), limit=LONGEST)
    data = _bytes(one.letters)
    seeded = one.version == SEEDED
    inflating = zlib.decompressobj(-zlib.MAX_WBITS, zdict=SEED_WORDS) if seeded else zlib.decompressobj()
    try:
        inflated = inflating.decompress(data, LARGEST + 1)
    except zlib.error:
        raise LinkFault("damaged", how="changed", count=0) from None
    if len(inflated) > LARGEST:
        raise LinkFault("large", limit=LARGEST // 1024)
    after = inflating.unused_data
    if not inflating.eof or (seeded and len(after) < _SUM):
        raise LinkFault("damaged", how="cut", count=len(one.letters))
    if seeded:
        if zlib.crc32(inflated) != int.from_bytes(after[:_SUM], "big"):
            raise LinkFault("damaged", how="changed", count=0)
        after = after[_SUM:]
    used = data[: len(data) - len(after)]
    letters = _letters(used)
    if not one.letters.startswith(letters) or not _ends(one, len(letters)):
        raise LinkFault("damaged", how="changed", count=0)
    return letters, inflated


def _letters(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def _bytes(letters: str) -> bytes:
    """The bytes that letters stand for; a last letter that makes no byte is left out."""
    sound = letters[:-1] if len(letters) % 4 == 1 else letters
    return base64.urlsafe_b64decode(sound + "=" * (-len(sound) % 4))


def _ends(one: pasted.Written, length: int) -> bool:
    """Whether a link of this length ends where a piece ends: what follows are the words after it."""
    end = 0
    for piece in one.pieces:
        end += len(piece)
        if end >= length:
            return not one.letters[length:end].strip(_NO_LETTERS)
    return False


def _value_of(data: bytes) -> Any:
    try:
        return text.parse(data)
    except RecordError:
        raise LinkFault("damaged", how="changed", count=0) from None


def _link(value: Any, wanted: str = FORMAT) -> Link:
    """Read a link from JSON data of the format that is wanted, and check every part of it."""
    if not isinstance(value, dict) or value.get("format") != wanted:
        raise LinkFault("format", wanted=wanted)
    for key in value:
        if key not in _KEYS:
            raise LinkFault("key", key=str(key), keys=", ".join(_KEYS))
    hidden = value.get("hidden", [])
    if not isinstance(hidden, list) or not all(isinstance(each, str) for each in hidden):
        raise LinkFault("type", key="hidden")
    link = Link(
        records=_records(value),
        start=_one_of(value, "start", STARTS),
        hidden=tuple(hidden),
        depth=_one_of(value, "depth", DEPTHS),
        language=_one_of(value, "language", languages()),
        mode=_one_of(value, "mode", MODES),
    )
    _check_parts(link)
    return link


def _one_of(value: Mapping[str, Any], key: str, known: tuple[str, ...]) -> str:
    found = value.get(key, _DEFAULTS[key])
    if not isinstance(found, str) or found not in known:
        raise LinkFault("word", key=key, found=str(found), words=", ".join(word for word in known if word))
    return found


def _records(value: Mapping[str, Any]) -> tuple[Mapping[str, Any], ...]:
    deals, rules = value.get("deals"), value.get("rules")
    if not isinstance(deals, list) or not deals or not all(isinstance(each, dict) for each in deals):
        raise LinkFault("deals", limit=DEALS)
    if len(deals) > DEALS:
        raise LinkFault("deals", limit=DEALS)
    if value["format"] == SEEDED_FORMAT:
        deals = [_dealt(deal, rules) for deal in deals]
    return tuple(_record(deal, rules, number) for number, deal in enumerate(deals, 1))


def _dealt(deal: Mapping[str, Any], rules: Any) -> Mapping[str, Any]:
    """A deal said by its seed with its cards; one that cannot be dealt as it is, for it will be refused."""
    seed, title, rules = deal.get("seed"), deal.get("title", ""), deal.get("rules", rules)
    if type(seed) is not int or not 0 <= seed <= LARGEST_SEED or not isinstance(title, str):
        return deal
    if not set(deal) <= {"seed", "title", "rules"}:
        return deal
    try:
        return dealt_from(rules, seed, title)
    except RecordError:
        return deal


def _record(deal: Mapping[str, Any], rules: Any, number: int) -> Mapping[str, Any]:
    """A deal as a whole record, with the format and the common rules filled in.

    Raises:
        LinkFault: it cannot be put on a sheet of the deal editor.
    """
    record = {"format": RECORD, "rules": rules, **deal}
    if record["format"] != RECORD:
        raise LinkFault("format", wanted=RECORD)
    try:
        from_record(record)
    except EditFault as fault:
        raise LinkFault("record", number=number, said=fault) from None
    return record


def _check_parts(link: Link) -> None:
    """Check that what is hidden, and where the link starts, exist in every deal."""
    for number, record in enumerate(link.records, 1):
        rules = io.rules_from(record["rules"])
        known = (*rules.table.seats, *PARTS)
        for part in link.hidden:
            if part not in known:
                raise LinkFault("hidden", found=part, number=number, words=", ".join(known))
        if link.start not in ("", "done", *rules.phases):
            raise LinkFault("start", found=link.start, rules=rules.id, words=", ".join(rules.phases))
    if len(set(link.hidden)) < len(link.hidden):
        raise LinkFault("hidden_twice")


# --- opening ------------------------------------------------------------------------------------------------------


def dealt(link: Link, number: int = 0) -> Deal:
    """A deal of the link, played up to the phase to start at, or as far as its record goes.

    Args:
        link: the link.
        number: the number of the deal, counted from nought.

    Raises:
        RecordError: the record is unsound (the editor can open deals that a table cannot play).
    """
    whole = io.read_deal(link.records[number])  # all of it must be sound, including what comes after the start
    phases = (*whole.rules.phases, "done")
    target = phases.index(link.start) if link.start else 0
    for deal in retelling_of(whole).states():
        if phases.index(deal.phase) >= target:
            break
    return deal


def address(page: str, link: Link) -> str:
    """A whole address: that of a page, followed by # and the link.

    Args:
        page: the address of the page; anything from a # on is dropped.
        link: the link for the page to open.

    Raises:
        LinkFault: the page is not an address, or the link cannot be written.
    """
    before = str(page).strip().partition("#")[0]
    if not re.fullmatch(r"[!-~]{1,2000}", before):
        raise LinkFault("page", page=plain(before))
    return f"{before}#{shortest(link)}"
