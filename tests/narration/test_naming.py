"""Texts told to those who sit there: names for roles, “you” for the reader, and no sentence that limps for it."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast

from piquet_tutor import narration
from piquet_tutor.engine.rulings import for_seat
from piquet_tutor.narration import names_of
from piquet_tutor.narration.catalogue import PARTS_OF_THE_LAW, catalogue
from piquet_tutor.narration.naming import Cast
from tests.narration.deals import claim_20, example_deals

ELDER = {"elder": "You", "younger": "Camille"}
YOUNGER = {"elder": "Camille", "younger": "You"}
ROUND = {"1": "You", "2": "Anna", "3": "Robin", "4": "Ben", "1-3": "You and Robin", "2-4": "Anna and Ben"}
BY_NAME = (
    *(f"clauses/{part}.ftl" for part in PARTS_OF_THE_LAW),
    *("rulings.ftl", "why.ftl", "review.ftl", "opponents.ftl", "advice_exchange.ftl", "information.ftl"),
)
"""The files in which stands whatever those who sit at a table are told."""
NOT_BY_NAME = re.compile(
    r"clause-|question-|rulebook-|cue-|why-error|why-query|younger-may-take|carte-rouge-helps|.*\.(?:call|law)$"
    r"|pique-(?:reckoned|cards|when|by)$"
)
"""Messages of these files that tell nobody by name: the law, what is said aloud, and faults of what was typed."""
EXCHANGED = {"number": 2, "rest": 1}
BEATEN = {"by": "higher", "length": 5, "pips": 44, "other_length": 5, "cards": "AH KH QH 8H 7H"}
LAST = {"who": "1-3", "side": "1-3", "points": 1, "partners": "no"}


@pytest.mark.parametrize(
    ("names", "key", "facts", "told"),
    [
        (ELDER, "deal-hands-allowed.short", {"hand": 12, "talon": 8}, "12 cards each, and 8 in the talon. You begin."),
        (YOUNGER, "exchange-younger-allowed.short", EXCHANGED, "You exchange 2 cards, and leave 1."),
        (ELDER, "exchange-younger-allowed.short", EXCHANGED, "Camille exchanges 2 cards, and leaves 1."),
        (
            ELDER,
            "point-good-denied-private.full",
            BEATEN,
            "Camille holds A♥ K♥ Q♥ 8♥ 7♥: 5, making 44. Your 5 make more, so yours is good. You are not told what "
            "Camille had.",
        ),
        (
            YOUNGER,
            "point-asked-allowed.short",
            {"length": 5},
            "You have a point of 5 too, and ask what Camille’s makes.",
        ),
        (
            {"elder": "Anna", "younger": "Ben"},
            "point-asked-allowed.short",
            {"length": 5},
            "Ben has a point of 5 too, and asks what Anna’s makes.",
        ),
        (
            ROUND,
            "why-is-repique_instead",
            {"side": "1-3"},
            "You and Robin have the repique for these points already, and cannot score a pique as well.",
        ),
        (
            ROUND,
            "why-is-trick_went",
            {"trick": 2, "winner": "1-3", "card": "AH", "cards": "AH KH QH JH"},
            "Trick 2 went to you and Robin, with the ace of hearts: A♥ K♥ Q♥ J♥.",
        ),
        (ROUND, "play-last-awarded.short", LAST, "One of you and Robin takes the last trick: 1 more."),
        (
            ELDER,
            "why-head-yet",
            {"kind": "capot", "side": "elder", "cards": (), "rank": ()},
            "Why do you not have a capot yet?",
        ),
    ],
)
def test_a_sentence_is_told_by_name(names, key, facts, told):
    assert narration.message(key, "en", names_of(names), **facts) == told


@pytest.mark.parametrize(
    ("side", "case", "does", "told"),
    [
        ("elder", "", "has", ("you have", "You have")),
        ("elder", "own", "", ("your", "Your")),
        ("elder", "alone", "", ("yours", "Yours")),
        ("younger", "", "has", ("Camille has", "Camille has")),
        ("younger", "own", "", ("Camille’s", "Camille’s")),
        ("dealer", "own", "", ("the dealer’s", "The dealer’s")),
        ("1-3", "", "has", ("players 1 and 3 have", "Players 1 and 3 have")),
        ("Anna", "own", "", ("Anna’s", "Anna’s")),
    ],
)
def test_whoever_is_meant_stands_in_the_form_that_the_sentence_wants(side, case, does, told):
    """A seat without a name by its role, within a sentence and where it begins one."""
    cast = Cast(catalogue(), names_of(ELDER))
    assert (cast.mention(side, "role", case, does), cast.mention(side, "side", case, does)) == told


def test_a_role_is_told_where_a_name_first_comes_up():
    cast = Cast(catalogue(), names_of(ELDER, ("elder",)))
    told = [cast.mention(each, "side", does="leads") for each in ("elder", "elder", "younger")]
    assert told == ["You (elder) lead", "You lead", "Camille leads"]


def test_a_name_is_shown_without_what_cannot_be_seen():
    cast = Cast(catalogue(), names_of({"elder": "An\u200bna\n"}))
    assert cast.mention("elder", "role", "own") == "An na’s"


def test_a_name_that_is_a_role_is_no_seat():
    """A player may be called Younger; what they did is told of them."""
    names = names_of({"elder": "Younger", "younger": "You"})
    told = narration.message("point-asked-allowed.short", "en", names, length=5)
    assert told == "You have a point of 5 too, and ask what Younger’s makes."


def test_where_nobody_plays_nothing_changes():
    assert names_of({}) == names_of({}, ("elder",))
    assert narration.message("why-is-captured", "en", names_of({}), side="elder") == "Younger had led it."


def test_no_ruling_of_the_examples_limps_when_told_to_you():
    """After “you” never a verb said of a third person, nor after “and” in the same clause; no role is left over."""
    words = narration.message("naming-verbs")
    third = "|".join(pair.split()[0] for pair in words.split(", "))
    limps = re.compile(
        rf"\b[Yy]ou (?:also |either |still )?(?:{third})\b|\b[Yy]ou [^.;:,]* (?:and|or) (?:{third})\b(?! left:)"
    )
    for deal in [claim_20(), *example_deals()]:
        if deal.table.seats != ("elder", "younger"):
            continue
        for ruling in deal.rulings:
            for seat, called in (("elder", ELDER), ("younger", YOUNGER)):
                cut, names = for_seat(ruling, seat), names_of(called)
                if cut is None:
                    continue
                short = narration.text(cut, "short", names=names)
                for told in (short, *narration.reasons_of(cut, "en", deal.rulings, names)):
                    assert not limps.search(told), told
                    assert not re.search(r"(?<!is )\b([Ee]lder|[Yy]ounger)\b", told), told


def _patterns(language):
    """Every text that tells players by name, with its key: a select of several, and what stands in each, in order."""
    home = files("piquet_tutor").joinpath("narration", "locales", language)
    for name in BY_NAME:
        for item in FluentParser(with_spans=False).parse(home.joinpath(name).read_text(encoding="utf-8")).body:
            if isinstance(item, ast.Message):
                named = [(item.id.name, item.value)]
                named += [(f"{item.id.name}.{each.id.name}", each.value) for each in item.attributes]
                yield from ((key, value) for key, value in named if value is not None and not NOT_BY_NAME.match(key))


def _written(pattern):
    """A text with “@” where somebody is spoken of, “$” for whatever else is filled in, and its variants one by one.

    Of what somebody does the verb stands there, as of one.
    """
    parts = []
    for each in pattern.elements:
        inner = each.expression if isinstance(each, ast.Placeable) else each
        if isinstance(inner, ast.TextElement):
            parts.append(inner.value)
        elif isinstance(inner, ast.SelectExpression):
            yield from (text for variant in inner.variants for text in _written(variant.value))
            parts.append("$")
        else:
            parts.append(_filled_in(inner))
    yield " ".join("".join(parts).split())


def _filled_in(inner):
    if not isinstance(inner, ast.FunctionReference) or inner.id.name not in ("SIDE", "ROLE", "DOES"):
        return "$"
    if inner.id.name == "DOES":
        return f"$ {inner.arguments.positional[1].value}"
    how = {each.name.name: each.value.value for each in inner.arguments.named}
    return f"$ {how['does']}" if "does" in how else "$" if how else "@"


def test_whoever_is_told_by_name_is_named_by_the_message():
    """A role that is written out in a text, or a verb behind it that is, would stay as it is for every reader."""
    third = "|".join(pair.split()[0] for pair in narration.message("naming-verbs").split(", "))
    written_out = re.compile(
        rf"(?<!is )(?<!becomes )(?<!as )\b(?:elder|younger)\b|(?<!of )(?<!for )@ (?:{third})\b", re.IGNORECASE
    )
    found = [f"{key}: {text}" for key, each in _patterns("en") for text in _written(each) if written_out.search(text)]
    assert not found, "\n".join(found)


def test_a_place_in_french_is_named_by_the_message_too():
    written_out = re.compile(
        r"\b(?:le|du|au) (?:premier|dernier|non-donneur)\b(?! (?:à|qui|de|joueur|trouvé)\b)", re.IGNORECASE
    )
    found = [f"{key}: {text}" for key, each in _patterns("fr") for text in _written(each) if written_out.search(text)]
    assert not found, "\n".join(found)


def test_the_law_of_what_a_capot_takes_the_place_of_speaks_of_the_capot():
    for deal in example_deals():
        for ruling in deal.rulings:
            if (ruling.rule, ruling.verdict.value) == ("cards.most", "superseded"):
                assert "capot" in narration.passage(ruling).law[0]
                return
    pytest.fail("no example has a capot")


def test_what_bars_a_bonus_is_not_called_all_that_its_holder_counts():
    """Of two trios the first alone bars; the sentence says that this counts first, not that it is everything."""
    for deal in example_deals():
        for ruling in deal.rulings:
            if ruling.rule in ("pique.award", "repique.award") and ruling.verdict.value == "denied":
                told = narration.passage(ruling, ledger=deal.rulings).reasons
                other = deal.table.opponents(ruling.side)[0].capitalize()
                assert not any(text.startswith(f"{other} counts:") for text in told)


def test_a_message_is_found_while_another_thread_reads_the_catalogue():
    """Half a catalogue is never found: whoever asks while a file is read waits for it."""
    import threading
    from importlib.resources import files

    from piquet_tutor.narration.catalogue import FILES, Catalogue

    home = files("piquet_tutor").joinpath("narration", "locales", "en")
    sources = {name: home.joinpath(name).read_bytes() for name in FILES}
    for _ in range(3):
        fresh = Catalogue("en", sources)
        found: list[str] = []
        keys = (
            "cards-capot-awarded.short",
            "table-feed",
            "refused-play-follow_suit.short",
            "phase-play",
            "clause-deal-hands",
        )

        def look(key: str, fresh: Catalogue = fresh, found: list[str] = found) -> None:
            found.append(fresh.entry(key).key)

        threads = [threading.Thread(target=look, args=(key,)) for key in keys * 2]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(found) == sorted(keys * 2)
