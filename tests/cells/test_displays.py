"""Whatever a cell gives shows itself: without a kernel, small, the same each time, in every language."""

from __future__ import annotations

import json
import re
from functools import cache
from itertools import cycle

import pytest

from piquet_tutor import Deal, deal, new_deal
from piquet_tutor.cells.shown import set_language
from piquet_tutor.cells.tracks import race_shown
from piquet_tutor.engine.faults import Said
from piquet_tutor.engine.rulings import Verdict
from piquet_tutor.explore.examples import example, gallery
from piquet_tutor.game.cards import parse_card, parse_cards
from piquet_tutor.game.records.io import partie_from
from piquet_tutor.narration import documents
from piquet_tutor.narration.catalogue import languages
from piquet_tutor.narration.rendering import html, markdown, plain, svg, terminal
from tests.cells.sanitizer import looked_at

MOST = 30_000
"""How many characters an output may have."""
DEALS = [each.id for each in gallery() if "deals" not in each.record]
PARTIES = [each.id for each in gallery() if "deals" in each.record]


@cache
def deal_of(name="cavendish-example"):
    return Deal.from_record(example(name))


@pytest.fixture
def french():
    """A session that speaks French."""
    set_language("fr")
    yield
    set_language("en")


def asked_of(deal, language):
    """Every answer that a cell can ask of a deal without naming anything of it but its sides and its rulings."""
    yield deal.books(language)
    yield race_shown(deal, language)
    yield deal.what_if(f"rules {deal.rules.id}", language=language)
    scoring = [each for each in deal.rulings if each.points] or deal.rulings
    for ruling in {each.subject: each for each in scoring}.values():
        yield deal.why(ruling, language=language)
    for side in dict.fromkeys(deal.table.sides):
        for what in ("repique", "point", "set", "capot"):
            yield deal.why_not(what, side, language)


def words_of(text):
    """What a display says, word by word."""
    return set(re.sub("<[^>]*>", " ", text).split())


def shows_well(shown):
    """It is small, says the same each time, and holds nothing that a notebook or a forge would drop or fetch."""
    forms = (shown._repr_html_(), repr(shown))
    assert forms == (shown._repr_html_(), repr(shown))
    assert sum(map(len, forms)) <= MOST, type(shown)
    faults, images = looked_at(forms[0])
    assert not faults, type(shown)
    assert all(images), "every picture of cards says which they are"
    assert all(forms)
    assert not any(" object at 0x" in form for form in forms)


@pytest.mark.parametrize(("name", "language"), list(zip(DEALS[::16], cycle(languages()), strict=False)))
def test_each_answer_to_a_deal_shows_well(name, language):
    for shown in asked_of(deal_of(name), language):
        shows_well(shown)


@pytest.mark.parametrize("name", DEALS)
def test_each_deal_shows_well_with_every_card_it_was_played_with(name):
    deal = deal_of(name)
    for shown in (deal, deal.ledger, deal.tally()):
        shows_well(shown)
    _, images = looked_at(deal._repr_html_())
    hands = [deal.kept[seat] or deal.hands[seat] for seat in deal.table.seats]
    assert [len(hand) for hand in hands] == [deal.rules.hand_size] * len(hands)
    for hand in hands:
        assert any(len(told.split()) == len(hand) for told in images)
        assert all(f"{card.code[0].replace('T', '10')}" in repr(deal) for card in hand)


@pytest.mark.parametrize("name", PARTIES)
def test_each_partie_shows_well_with_every_deal(name):
    partie = partie_from(example(name))
    shows_well(partie)
    for number in range(1, len(partie.deals) + 1):
        row = [str(partie.points(number)[player]) for player in partie.totals if player in partie.points(number)]
        assert any(line.split()[-len(row) :] == row for line in repr(partie).splitlines())


@pytest.mark.parametrize(
    "shown", [deal_of(), deal_of().tally(), partie_from(example(PARTIES[0]))], ids=lambda each: type(each).__name__
)
def test_whatever_the_engine_shows_can_be_folded_away(shown):
    folded = shown.folded("The score")
    assert repr(folded) == "The score"
    assert folded._repr_html_().count("<details") > shown._repr_html_().count("<details")
    assert words_of(shown._repr_html_()) <= words_of(folded._repr_html_())


@pytest.mark.parametrize(
    "shown",
    [
        deal_of(),
        deal_of().tally(),
        deal_of().ledger,
        partie_from(example(PARTIES[0])),
        deal_of().why("point"),
        deal_of().why_not("capot", "elder"),
        deal_of().what_if(swap=("AS", "KH")),
        deal_of().books(),
    ],
    ids=lambda each: type(each).__name__,
)
def test_what_is_folded_stays_so_without_its_brackets(shown):
    """A method by itself prints what it is a method of: here the answer."""
    bare, called = shown.folded, shown.folded()
    assert repr(bare) == str(bare) == repr(called)
    assert "\n" not in repr(bare)
    assert bare._repr_html_() == called._repr_html_()
    opened = re.sub(r"(?s)<details.*</details>", "", bare._repr_html_())
    assert not words_of(opened), "all of it is within the fold"
    assert repr(bare("The score")) == repr(shown.folded("The score")) == "The score"
    assert repr(bare("The score").folded) == repr(bare("The score")()) == "The score"


def test_a_deal_shows_each_ruling_that_makes_its_score_but_the_points_of_single_tricks():
    shown = repr(deal_of())
    for number in (10, 11, 14, 15, 18, 20, 21, 46):
        assert f"{number:>3}. " in shown
    assert " 19. " not in shown  # elder leads an ace: one of many
    assert "play 9" in shown


def test_a_deal_that_goes_on_shows_all_its_cards():
    """It is a value that somebody holds: nobody sits at its table, and nothing is hidden from who holds it."""
    deal = new_deal(seed=7)
    _, images = looked_at(deal._repr_html_())
    assert sum(len(each.split()) for each in images) == deal.rules.pack
    shows_well(deal.why_not("repique", "younger"))


def test_what_decides_is_lit():
    block = next(each for each in deal_of().why("point").document().blocks if isinstance(each, documents.Hand))
    assert block.lit == frozenset(parse_cards("AH KH QH JH 8H"))
    assert block.cards == deal_of().kept["elder"]


def test_the_ruling_stands_first_and_the_law_stands_by_it():
    blocks = deal_of("parlett-repique-example").why("repique").document().blocks
    assert isinstance(blocks[0], documents.VerdictMark)
    assert blocks[0].verdict == "awarded"
    law = next(each for each in blocks if isinstance(each, documents.CitedLaw))
    assert law.texts
    assert law.cites == ("Parlett, Pique and repique",)


# --- in every form ------------------------------------------------------------------------------------------------


def every_block():
    """A document with every kind of block there is."""
    cards = parse_cards("AS KH")
    trick = documents.DrawnTrick(1, "Elder", cards, "both cards", "Younger")
    return documents.Document(
        (
            documents.Heading("<Heading>", "note"),
            documents.VerdictMark("Awarded", "awarded", "Elder", "+5"),
            documents.Paragraph("A & B"),
            documents.Gap(),
            documents.Hand("Elder", cards, "Elder held them", frozenset(cards[:1])),
            documents.Lines(("one thing", "another")),
            documents.Entries((documents.Entry(1, "A ruling", "Elder +5", ("because",), "awarded"),)),
            documents.Branch("root", "ruling", 2, (documents.Branch("leaf"),)),
            documents.CitedLaw(("the law",), ("Law 62",), ("a setting",)),
            documents.Details("open me", (documents.Paragraph("inside"),)),
            documents.DataTable(("head", "other"), (("row", "7"),)),
            documents.Chart("chart", (("bar", (documents.Segment(0.5, "half"),)),), ((0.0, "0"),), "in figures"),
            documents.ChosenAnswers((documents.ChosenAnswer("an answer", 3, 60, "3 of 5", ("a reason",)),)),
            documents.Total("the total"),
            documents.Verbatim("as it stands", "python"),
            documents.DrawnTricks("tricks", ("no.", "led", "cards", "won"), (trick,)),
            documents.WritingSpaces((documents.WritingSpace("Name", "name"),)),
        )
    )


def test_every_renderer_knows_every_block():
    kinds = set(documents.Block.__args__)
    assert {type(each) for each in every_block().blocks} == kinds
    whole = every_block()
    terminal.drawn(whole)
    words = ("Awarded", "one thing", "because", "leaf", "the law", "Law 62", "a setting", "inside", "head", "the total")
    words += ("as it stands", "both cards", "Name")
    for written in (plain.text(whole), markdown.text(whole), html.text(whole), svg.text(whole)):
        assert all(each in written for each in (*words, "half"))
    for written in (markdown.text(whole), html.text(whole), svg.text(whole)):
        assert "<Heading>" not in written


# --- what can be asked --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("what", ["sequence", "Sequences", "séquence", "sequence.good", 15])
def test_one_thing_has_many_names(what):
    """A subject in either language, a clause, and the number of the ruling."""
    assert deal_of().why(what, "elder").ruling.number == 15


def test_a_side_need_not_be_named_where_only_one_is_meant():
    deal = deal_of()
    assert deal.why("set").ruling.side == "younger"  # elder was denied it
    assert deal.why_not("set").answer.side == "elder"
    assert deal.why_not("set", "le premier").answer.side == "elder"
    assert deal.why("set", "elder").ruling.number == 18


def test_what_is_wrong_is_said_in_the_language_that_was_asked(french):
    with pytest.raises(Said) as fault:
        deal_of().why(99)
    assert str(fault.value) == "Il n’y a pas de décision 99\u202f; celles de cette donne vont de 1 à 46."
    with pytest.raises(Said) as fault:
        deal_of().why("repique", language="en")
    assert str(fault.value).startswith("There is no ruling")
    with pytest.raises(Said) as fault:
        deal_of().under("rubikon")
    assert "rubikon" in str(fault.value)
    assert "There is" not in str(fault.value)


def test_a_session_shows_everything_in_its_language(french):
    for shown in (deal_of(), deal_of().why("point"), deal_of().tally(), deal_of().rulings[10]):
        assert 'lang="fr"' in shown._repr_html_()


# --- what comes of it ---------------------------------------------------------------------------------------------


def test_a_change_gives_the_deal_to_go_on_with():
    deal = deal_of()
    found = deal.what_if(swap=("AS", "AD"))
    assert parse_card("AS") in found.deal.kept["younger"]
    assert found.deal.what_if(swap=("AS", "AD")).deal.kept == deal.kept
    for changed in (deal.what_if(sink="younger sets"), deal.what_if(sink=("le dernier", "brelans"))):
        assert changed.deal.total("younger") == 6
    assert deal.what_if(play=("AS", 10)).deal.total("elder") == deal.what_if(play="AS at 10").deal.total("elder") == 17
    assert deal.what_if(last_trick=0).deal.tally() == deal.under(last_trick=0).tally()


def test_a_change_that_is_not_allowed_shows_the_refusal():
    found = deal_of().what_if(discard="elder AS KS 9D 8D 8C 7C")
    assert found.deal is None
    assert found.ruling.verdict is Verdict.REFUSED
    assert "It could not have been done" in repr(found)


def test_the_nearest_change_turns_what_it_was_asked_to_turn():
    deal = deal_of()
    undone = deal.turned_by("point")
    assert not any(each.rule == "point.good" and each.points for each in undone.deal.rulings if each.side == "elder")
    assert undone.nearest.proved
    assert deal.turned_by("cards").nearest.side == "elder"
    shows_well(undone)


def test_each_book_that_rules_otherwise_is_named_once_with_its_score():
    deal = deal_of("tens-before-the-lead")
    found = deal.books()
    assert [each.rules.id for each in found] == ["parlett", "club", "saunt"]
    assert {each.total("elder") for each in found} == {79}
    assert found["parlett"].rulings == deal.under("parlett").rulings
    assert repr(found).count("Club Piquet") == 2  # in the table, and where it parts


def test_a_tally_is_still_what_it_was():
    tally = deal_of().tally()
    assert tally == json.loads(json.dumps(tally))
    assert tally["younger"] == {"set": 17, "play": 6, "total": 23}
    assert repr(tally).splitlines()[-1].split() == ["Total", "28", "23"]


@pytest.mark.parametrize("what", ["bid", "the bid", "Engagement", "bid.made"])
def test_a_bid_is_asked_about_as_the_score_sheet_calls_it(what):
    why = Deal.from_record(example("eight-bid-and-made")).why(what)
    assert (why.ruling.rule, why.ruling.points) == ("bid.made", 8 * 3)


def test_why_of_what_is_equal_is_that_it_is_equal_and_beside_it_what_follows_for_each():
    why = Deal.from_record(example("equal-best-sequences")).why("sequence")
    assert (why.ruling.rule, why.ruling.side) == ("sequence.equal", None)
    assert [each.side for each in why.beside] == ["elder"]


@pytest.mark.parametrize(
    ("ink", "page"), [((0, 0, 0), (255, 255, 255)), ((33, 33, 33), (255, 255, 255)), ((255, 255, 255), (17, 17, 17))]
)
def test_a_red_card_in_a_text_can_be_read_on_a_light_page_and_on_a_dark_one_and_has_no_box(ink, page):
    style = re.search(r'<span style="([^"]+)">J♦</span>', html.phrase("Trick 3: J♦"))[1]
    red, part = re.fullmatch(r"color:color-mix\(in srgb,#(\w{6}) (\d+)%,currentColor\)", style).groups()
    own = [int(red[at : at + 2], 16) for at in (0, 2, 4)]
    mixed = [one * int(part) / 100 + other * (1 - int(part) / 100) for one, other in zip(own, ink, strict=True)]
    assert contrast(mixed, page) >= 4.5
    assert mixed[0] - max(mixed[1:]) > 60, "it is red"


def contrast(one, other) -> float:
    """The contrast of two colours, as WCAG reckons it."""
    light = sorted(map(luminance, (one, other)))
    return (light[1] + 0.05) / (light[0] + 0.05)


def luminance(colour) -> float:
    """The relative luminance of a colour."""
    parts = [each / 255 for each in colour]
    linear = [each / 12.92 if each <= 0.04045 else ((each + 0.055) / 1.055) ** 2.4 for each in parts]
    return sum(weight * each for weight, each in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


def test_a_deal_is_shown_and_answers_in_the_language_in_which_it_was_given():
    given = "elder: ♠KQJT98 ♥K9 ♦J ♣QJ7; younger: ♥AT7 ♦KQT87 ♣AKT9"
    told = deal(given, language="fr")
    for shown in (
        told,
        told.explain(),
        told.why("point"),
        told.why_not("pique", "premier"),
        told.books(),
        told.tally(),
    ):
        assert "remier" in str(shown)
        assert "lder" not in str(shown)
    assert str(told.under("parlett")).startswith("Une donne")
    assert "Elder" in str(told.explain(language="en"))
    assert str(deal(given)).startswith("A deal")


def test_what_waits_for_the_lead_is_said_of_a_deal_by_other_rules_and_of_all_books():
    told = deal("elder: ♠AKQJT987 ♥KQJ ♦7; younger: ♥T98 ♦KQT98 ♣QT98")
    assert "once elder has led" in str(told.under("parlett"))
    assert "So far, the same points by" in str(told.books())
    assert "“elder leads AS”" in str(told.books())
    led = deal("elder: ♠AKQJT987 ♥KQJ ♦7; younger: ♥T98 ♦KQT98 ♣QT98; elder leads AS")
    assert led.under("parlett").total("elder") == 60
    assert "once elder has led" not in str(led.books())
