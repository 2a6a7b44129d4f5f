"""Links that hold deals: the part of an address after the #, which can be read without a server.

A link is ``piquet=1.`` followed by canonical JSON (``piquet-link/1``), compressed with a checksum and written as
base64url. It holds the whole deal: anybody who has the link can read every card in it, so what is *hidden* is only not
shown on the page; it is no secret.

>>> record = {"format": "piquet-record/1", "rules": "rubicon", "deal": {"elder": "AS", "younger": "", "talon": ""}}
>>> link = Link((record,), start="play", hidden=("younger",))
>>> read(write(link)) == link
True
"""

from __future__ import annotations

import base64
import binascii
import json
import re
import zlib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from piquet_tutor.engine.deal.state import Deal
from piquet_tutor.engine.records import io, text
from piquet_tutor.engine.records.faults import RecordError, plain
from piquet_tutor.engine.records.form import RECORD
from piquet_tutor.engine.records.replay import followed, opening
from piquet_tutor.engine.rules.loader import PHASE_NAMES
from piquet_tutor.explore.lab.faults import EditFault, Worded
from piquet_tutor.explore.lab.recording import from_record
from piquet_tutor.narration.catalogue import languages

FORMAT: Final = "piquet-link/1"
KEY: Final = "piquet"
VERSION: Final = "1"
LONGEST: Final = 16_000
"""The most characters of a link after its key; a whole deal takes 500 to 800, a partie of six deals about 1200."""
LARGEST: Final = 64 * 1024
"""The most bytes of a link once decompressed."""
DEALS: Final = 60
"""The most deals in a link."""
STARTS: Final = ("", *PHASE_NAMES, "done")
"""Where to start: at the beginning (empty), at one of the phases of the deal, or when it is over."""
PARTS: Final = ("talon", "discards", "rulings", "score")
"""What can be hidden besides the hands of seats."""
DEPTHS: Final = ("call", "short", "full")
MODES: Final = ("table", "presenter", "scorer", "lab")
"""The page that opens the link: a table to play at, big cards step by step, the scorer's sheet, the deal editor."""
_SAFE: Final = re.compile(r"[A-Za-z0-9_-]+")
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
    """Return the link as text, to stand after the # of an address: the key, the version and the rest.

    Raises:
        LinkFault: it holds something that is not allowed in a link, or too much.
    """
    checked = _link(_value(link))
    data = canonical(checked)
    if len(data) > LARGEST:
        raise LinkFault("large", limit=LARGEST // 1024)
    body = base64.urlsafe_b64encode(zlib.compress(data, 9)).rstrip(b"=").decode()
    if len(body) > LONGEST:
        raise LinkFault("long", length=len(body), limit=LONGEST)
    return f"{KEY}={VERSION}.{body}"


def canonical(link: Link) -> bytes:
    """Return the JSON of a link: keys sorted, no spaces, defaults left out."""
    return json.dumps(_value(link), sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode("utf-8")


def _value(link: Link) -> dict[str, Any]:
    """Return a link as JSON data; the rules are written once, and again only for deals with other rules."""
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
        given: a whole address, the part after its #, or that part without the key.

    Raises:
        LinkFault: the text is no link, has another version, is damaged or too long, or holds something that is not
            allowed in a link. No text, whatever it contains, raises another exception.
    """
    return _link(_unpacked(_body(given)))


def _body(given: str) -> str:
    """Return the part of a link after its version."""
    words = given.strip().rpartition("#")[2]
    found = next((part for part in words.split("&") if part.startswith(f"{KEY}=")), words).removeprefix(f"{KEY}=")
    version, point, body = found.partition(".")
    if not point or not version.isascii() or not version.isdigit() or len(version) > 9:
        raise LinkFault("none")
    if version != VERSION:
        raise LinkFault("version", found=version, known=VERSION)
    if len(body) > LONGEST:
        raise LinkFault("long", length=len(body), limit=LONGEST)
    if not _SAFE.fullmatch(body):
        raise LinkFault("damaged")
    return body


def _unpacked(body: str) -> Any:
    try:
        data = base64.urlsafe_b64decode(body + "=" * (-len(body) % 4))
        inflating = zlib.decompressobj()  # its checksum detects a link that was altered in transit
        inflated = inflating.decompress(data, LARGEST + 1)
    except (binascii.Error, ValueError, zlib.error):
        raise LinkFault("damaged") from None
    if len(inflated) > LARGEST:
        raise LinkFault("large", limit=LARGEST // 1024)
    if not inflating.eof or inflating.unused_data:
        raise LinkFault("damaged")
    try:
        return text.parse(inflated)
    except RecordError:
        raise LinkFault("damaged") from None


def _link(value: Any) -> Link:
    """Read a link from JSON data, and check every part of it."""
    if not isinstance(value, dict) or value.get("format") != FORMAT:
        raise LinkFault("format", wanted=FORMAT)
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
    return tuple(_record(deal, rules, number) for number, deal in enumerate(deals, 1))


def _record(deal: Mapping[str, Any], rules: Any, number: int) -> Mapping[str, Any]:
    """Return a deal as a whole record, with the format and the common rules filled in.

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
    """Return a deal of the link, played up to the phase to start at, or as far as its record goes.

    Args:
        link: the link.
        number: the number of the deal, counted from nought.

    Raises:
        RecordError: the record is unsound (the editor can open deals that a table cannot play).
    """
    score = io.read_score(link.records[number])
    io.play_through(score)  # all of it must be sound, including what comes after the start
    phases = (*score.rules.phases, "done")
    target = phases.index(link.start) if link.start else 0
    for deal in followed(score, opening(score)):
        if phases.index(deal.phase) >= target:
            break
    return deal


def address(page: str, link: Link) -> str:
    """Return a whole address: that of a page, followed by # and the link.

    Args:
        page: the address of the page; anything from a # on is dropped.
        link: the link for the page to open.

    Raises:
        LinkFault: the page is not an address, or the link cannot be written.
    """
    before = page.strip().partition("#")[0]
    if not re.fullmatch(r"[!-~]{1,2000}", before):
        raise LinkFault("page", page=plain(before))
    return f"{before}#{write(link)}"
