"""What is said in words, as data: of a ruling, a refusal and a deal, why something scored or did not, and what if.

``told bid.beaten in call is: Two short: forty-two.``: a ruling at a depth; ``#2`` after it is the second of several,
``to elder`` what that seat is told, ``in French`` the French. ``refusal of exchange is: …``: what is said to whoever
tries what may not be done. ``shown says: …``: the deal as it shows itself, ``on paper`` as HTML, ``narrated`` as it was
said at the table. ``why bid.made says: …`` and ``why elder has no cards says: …``: the reasons.

``elder lacks for pique: reckoned_first, short_of_pique``: the sorts of what was lacking. ``if younger sink set: younger
23 to 6, gone set.good``: what a change would do. ``nearest for repique of elder by swap: swap``: the size of the
smallest change that turns something, and the change as typed; a ruling may stand in the place of what is asked about.

What stands there ``is`` the whole, or it ``begins`` or ``ends`` so, ``says`` it somewhere, or ``never says`` it. Spaces
that may not break are written as plain ones: a test of the catalogue looks at those.
"""

from __future__ import annotations

from typing import Any, Final

from piquet_tutor import narration
from piquet_tutor.engine.rulings import Ruling, for_seat
from piquet_tutor.explain.why import ChangeError, QuestionError, in_words, nearest_change, what_if, why, why_not
from piquet_tutor.game.records.io import read_deal, write_record
from piquet_tutor.game.state import Deal
from tests.oracle.scorers import score

HOW: Final = r"(is|begins|ends|says|never says): (.*)"
IN: Final = r"(?: in (call|short|full|reasons))?"
FRENCH: Final = r"( in French)?"
TO: Final = r"(?: to (elder|younger))?"
RULING: Final = rf"told ([a-z_]+\.[a-z_]+[\w -]*?)(?: #(\d+))?{TO}{FRENCH}{IN} {HOW}"
REFUSAL: Final = rf"refusal of (.+?){FRENCH} {HOW}"
DEAL: Final = rf"(shown|on paper|narrated) {HOW}"
WHY_NOT: Final = rf"why (elder|younger) has no ([^:]+?){TO}{FRENCH} {HOW}"
WHY: Final = rf"why ([a-z_]+\.[a-z_]+[\w -]*?)(?: #(\d+))?{FRENCH} {HOW}"
LACKS: Final = rf"(elder|younger) lacks for ([^:]+?){TO}: (.+)"
IF: Final = rf"if ([^:]+?){TO}: (.+)"
NEAREST: Final = rf"nearest for ([^:]+?)(?: of (elder|younger))?{TO}(?: by (\w+))?: (\w+)(?: (.+))?"


def fits(text: str, how: str, wanted: str) -> bool:
    """Whether a text says what it is to say."""
    text, wanted = (" ".join(each.replace("\u202f", " ").split()) for each in (text, wanted))
    holds = {
        "is": text == wanted,
        "begins": text.startswith(wanted),
        "ends": text.endswith(wanted),
        "says": wanted in text,
        "never says": wanted not in text,
    }
    assert holds[how], f"{how}: {wanted}\n{text}"
    return True


def of_ruling(
    deal: Deal, found: list[Ruling], nth: str | None, seat: str | None, french: str | None, depth: str | None, *so: str
) -> bool:
    """What is said of a ruling: of the only one, or of one of several."""
    told: Any = one_of(found, nth)
    told = for_seat(told, seat) if seat else told
    said = narration.passage(told, _language(french), deal.rulings, deal.rules)
    texts = {"call": said.call, "short": said.short, "full": "\n".join(said.full)}
    return fits(texts.get(depth or "short", " ".join((said.short, *said.reasons))), *so)


def one_of(found: list[Ruling], nth: str | None) -> Ruling:
    """The only one of some rulings, or the one of a number."""
    assert nth or len(found) == 1, found
    return found[int(nth or 1) - 1]


def of_refusal(refused: Ruling, french: str | None, *so: str) -> bool:
    """The sentence of a refusal."""
    return fits(narration.sentence(refused, _language(french)), *so)


def of_deal(deal: Deal, where: str, *so: str) -> bool:
    """The deal as it shows itself, and as it was said at the table."""
    if where == "on paper":
        return fits(narration.presenter.html(deal), *so)
    return fits(repr(deal if where == "shown" else narration.explain(deal, "call")), *so)


def of_reasons(deal: Deal, found: list[Ruling], nth: str | None, french: str | None, *so: str) -> bool:
    """Why a ruling was made."""
    return fits(in_words(why(deal, one_of(found, nth).number), deal, "text", None, _language(french)), *so)


def of_what_lacked(deal: Deal, side: str, question: str, seat: str | None, french: str | None, *so: str) -> bool:
    """Why something was not scored, or not done."""
    return fits(in_words(why_not(deal, side, question, seat), deal, "text", seat, _language(french)), *so)


def lacks(deal: Deal, side: str, question: str, seat: str | None, names: str) -> bool:
    """The sorts of premises that were lacking, in order; or why that cannot be asked."""
    try:
        found = [each.name for each in why_not(deal, side, question, seat).lacking]
    except QuestionError as error:
        return fits(str(error), "says", names)
    assert found == names.split(", "), found
    return True


def changed(deal: Deal, change: str, seat: str | None, effects: str) -> bool:
    """What a change does: ``nothing``, ``hidden``, ``no such change``, or ``new RULE``, ``elder 3 to 4`` and so on."""
    try:
        found = what_if(deal, change, seat)
    except ChangeError:
        return effects == "no such change"
    if effects in ("nothing", "hidden"):
        return found.nothing if effects == "nothing" else found.hidden
    told = [f"{side} {before} to {after}" for side, (before, after) in found.totals.items()]
    told += [f"gone {each.rule}" for each in found.gone] + [f"new {each.rule}" for each in found.new]
    told += [f"refused {found.refused.facts['reason']}"] if found.refused else []
    assert set(effects.split(", ")) <= set(told), told
    return True


def nearest(deal: Deal, found: list[Ruling], of: str, side: str | None, seat: str | None, size: str, *so: str) -> bool:
    """The smallest change that turns something; it is made, and scored again by the brute scorer where that can."""
    wanted, change = so
    about: Any = one_of(found, None).number if found else of
    told: Any = nearest_change(deal, about, side, seat, seconds=60, **({"sizes": (size,)} if size else {}))
    assert ("hidden" if told.hidden else told.size) == wanted, told
    assert change is None or change == told.change[0].text, told.change
    if told.record is not None:
        assert read_deal(told.record).rulings == told.difference.deal.rulings
    if told.record is not None and side and deal.done:
        before, after = (of in score(each)[side] for each in (write_record(deal), told.record))
        assert (before, after) == (not told.wanted, told.wanted)
    return True


def _language(french: str | None) -> str:
    return "fr" if french else "en"
