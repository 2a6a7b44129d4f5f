"""Texts told to those who sit there: names for roles, “you” for the reader, and no sentence that limps for it."""

from __future__ import annotations

import re

import pytest

from piquet_tutor import narration
from piquet_tutor.engine.rulings import for_seat
from piquet_tutor.narration import named, speech
from tests.narration.deals import claim_20, example_deals

ELDER = {"elder": "You", "younger": "Camille"}
YOUNGER = {"elder": "Camille", "younger": "You"}


@pytest.mark.parametrize(
    ("names", "role", "name"),
    [
        (ELDER, "Elder exchanges 5 cards, and leaves 1 for younger.", "You exchange 5 cards, and leave 1 for Camille."),
        (
            YOUNGER,
            "Elder exchanges 5 cards, and leaves 1 for younger.",
            "Camille exchanges 5 cards, and leaves 1 for you.",
        ),
        (ELDER, "Elder's point of 5 in hearts is good: 5 points.", "Your point of 5 in hearts is good: 5 points."),
        (ELDER, "Elder's 5 make more, so elder's is good.", "Your 5 make more, so yours is good."),
        (
            YOUNGER,
            "Younger has a point of 5 too, and asks what elder's makes.",
            "You have a point of 5 too, and ask what Camille's makes.",
        ),
        (ELDER, "Elder's set: A♠.", "Your set: A♠."),
        (YOUNGER, "Younger either holds none or sinks it: so much.", "You either hold none or sink it: so much."),
        (ELDER, "Elder called 5, and more cards win.", "You called 5, and more cards win."),
        (ELDER, "The non-dealer is elder.", "The non-dealer is elder."),
        ({"elder": "Anna", "younger": "Ben"}, "Elder's quart beats younger's.", "Anna's quart beats Ben's."),
    ],
)
def test_a_sentence_is_told_by_name(names, role, name):
    assert named(role, names) == name


def test_a_role_is_told_where_a_name_first_comes_up():
    assert named("Elder begins. Elder leads.", ELDER, introduce=("elder",)) == "You (elder) begin. You lead."


def test_where_nobody_plays_nothing_changes():
    assert named("Elder leads the ace of hearts: 1 point.", {}) == "Elder leads the ace of hearts: 1 point."


def test_no_ruling_of_the_examples_limps_when_told_to_you():
    """After “you” never a verb said of a third person, nor after “and” in the same clause; no role is left over."""
    words = narration.message("naming-verbs")
    third = "|".join(pair.split()[0] for pair in words.split(", ") if len(set(pair.split())) > 1)
    limps = re.compile(rf"\b[Yy]ou (?:also |either |still )?(?:{third})\b|\b[Yy]ou [^.;:,]* (?:and|or) (?:{third})\b")
    for deal in [claim_20(), *example_deals()]:
        if deal.table.seats != ("elder", "younger"):
            continue
        for ruling in deal.rulings:
            for seat, names in (("elder", ELDER), ("younger", YOUNGER)):
                cut = for_seat(ruling, seat)
                for text in () if cut is None else (speech.said(cut, "short", "en"), *speech.reasons(cut, "en")):
                    told = named(text, names)
                    assert not limps.search(told), told
                    assert not re.search(r"(?<!is )\b([Ee]lder|[Yy]ounger)\b", told), told


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
