"""French, file by file: as whole as English, in its own grammar and typography, and no English left in it."""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner

from piquet_tutor import narration
from piquet_tutor.commands.cli import tutor
from piquet_tutor.engine.faults import Phrase
from piquet_tutor.explain.why import in_words, why, why_not
from piquet_tutor.explain.why.questions import QuestionError
from piquet_tutor.explore import claims
from piquet_tutor.explore.claims import report
from piquet_tutor.explore.claims.model import Witness
from piquet_tutor.explore.claims.scoring import hear
from piquet_tutor.game.cards import parse_card
from piquet_tutor.game.deal.engine import apply
from piquet_tutor.game.deal.random_play import random_action
from piquet_tutor.game.records.faults import RecordError
from piquet_tutor.game.rules.loader import load, rule_set_names
from piquet_tutor.narration import checking, functions, names_of
from piquet_tutor.narration.catalogue import FILES, Catalogue, catalogue, chapter, chapters
from piquet_tutor.narration.faults import key_of
from piquet_tutor.narration.naming import Cast, person
from piquet_tutor.narration.plain_text import flowed, paragraphs
from piquet_tutor.narration.values import argument
from piquet_tutor.teach.lessons import lesson
from piquet_tutor.teach.lessons.checks import texts_of
from piquet_tutor.teach.lessons.filling import HOLE
from piquet_tutor.teach.lessons.reading import every_name
from tests.game.records.codes import CODES, LOOKED_UP
from tests.narration.deals import example_deals, some_deals
from tests.oracle.starts import any_deal
from tests.samples import sample
from tests.strategies import random_start
from tools.translation import spaced

PACKAGE = files("piquet_tutor")
FRENCH = PACKAGE.joinpath("narration", "locales", "fr")
EVERY_FILE = (*FILES, *(f"{each}.ftl" for each in chapters()))
ENGLISH = re.compile(
    r"\b(the|of|trick|tricks|elder|younger|you|your|with|and|hearts|spades|clubs|diamonds|ace|king|queen|jack|quart|trio|"
    r"is|are|not|which|sinks?|score[sd]|leads?|holds?)\b"
)
"""Words no French sentence has. Names of forms, books and what is typed are taken out before."""
TYPED = re.compile(
    r"(?:elder|younger) (?:discard|call|sink)|(?:elder|younger): |hands after the exchange|`[^`]*`|<code>.*?</code>|"
    r"Pique and repique|Sinking and proving|The Laws of Piquet au Cent|\bThe Royall Game\b|\bRoyall Game of Picquet\b|"
    r"[\w.-]+(?:!=|>=|=)[\w.:-]+|--[a-z-]+|[a-z]+\.[a-z_.]+|"
    r"[a-z]+_[a-z_]+"
)
HEADINGS = "places.ftl"
"""The file of places in books, whose own headings stay as they are."""
ORDINAL = re.compile(
    r"\b[LlDdAa](?:e|u) (?:premier|dernier) "
    r"(?:à|qui|que|des|de|d’|joueur|mot|pli|point|as|roi|valet|dix|brelan|tour|coup)\b"
)
"""Where “le premier” is no seat: a name would be put beside it at a table."""
UNGRAMMATICAL = re.compile(
    r"\b(?:que|jusque|lorsque|puisque|ne|se|le|la|de|me|je|ce) (?:une?|il|elle|ils|elles|on|en|avait|ont|autres?|as|"
    r"adversaire|entame|enchère|écart)\b|\bsi ils?\b|(?<![\d,])[01] (?:cartes|levées|points|donnes)\b|\b[Ll]es 1 |"
    r"\b(?:un|du|au) (?:tierce|quarte|quinte|sixième|septième|huitième|séquence|levée|carte|dame)\b|"
    r"\b(?:une|la) (?:brelan|quatorze|point|roi|valet|neuf|huit|sept)\b"
)
"""An elision left out, one of a thing in the plural, an article of the other gender."""
PARTNERS = re.compile(
    r"(?<!pour )(?<!par )(?<!empêchent )\bles joueurs \d et \d,? (?!\()(?:(?:ne|n’|l’|en|y) ?)*(?P<verb>[\wà-ÿ]+)",
    re.IGNORECASE,
)
"""Two partners as the subject of a sentence, and the verb that follows them."""
ONE_HAND = re.compile(
    r"\bles joueurs \d et \d (?:n’avaient pas (?:de |d’)|avaient (?:\d|une?) (?:as|rois?|dames?|valets?|dix)\b)",
    re.IGNORECASE,
)
"""What one hand held or lacked, told of two."""
LITERAL = re.compile(r"\{[^{}\"]*\}|\{ ?[A-Z$][^{}]*\}")
THIN = "\u202f"


def text_of(name, language="fr"):
    file = PACKAGE.joinpath("narration", "locales", language, name)
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def entries(name, language):
    """The messages and attributes of a file, with the variables each uses."""
    place = name.removesuffix(".ftl")
    whole = (chapter(place, language) if place in chapters() else catalogue(language)).read_all()
    heads = set(re.findall(r"^([A-Za-z][\w-]*) *=", text_of(name, language), re.MULTILINE))
    return {key: set(entry.names) for key, entry in whole.entries.items() if key.partition(".")[0] in heads}


@pytest.mark.parametrize("name", EVERY_FILE)
def test_a_file_of_messages_is_as_whole_as_the_english_one(name):
    """The same messages, the same attributes, and no variable that nobody gives."""
    there, wanted = entries(name, "fr"), entries(name, "en")
    assert sorted(wanted.keys() - there.keys() - checking.OF_YOU) == []
    extra = {key: there[key] - wanted[key] for key in wanted.keys() & there.keys()}
    assert {key: sorted(names) for key, names in extra.items() if names - checking.BESIDE.get(key, set())} == {}


def patterns(name):
    """Each line of the French texts as written, comments left out."""
    for number, line in enumerate(text_of(name).splitlines(), 1):
        if not line.startswith("#"):
            yield number, line


@pytest.mark.parametrize("name", EVERY_FILE)
def test_french_is_set_in_french_typography(name):
    """Thin no-break spaces before ; : ! ? and within « », true apostrophes. tools/translation.py spaces sets them."""
    wrong = [
        f"{name}:{number}" for number, line in patterns(name) if spaced(line) != line or "“" in line or "”" in line
    ]
    assert wrong == []


@pytest.mark.parametrize("name", [name for name in EVERY_FILE if name != HEADINGS])
def test_no_english_is_left_in_a_file(name):
    found = []
    for number, line in patterns(name):
        code = "->" in line or "place-words" in line
        plain = re.sub(r"^\s*\.?[\w-]+ =|\[[\w-]+\]", "", LITERAL.sub("", line))
        if not code and (english := ENGLISH.search(TYPED.sub("", plain))):
            found.append(f"{name}:{number}: {english[0]}")
    assert found == []


@pytest.mark.parametrize("name", EVERY_FILE)
def test_le_premier_is_always_a_seat(name):
    lines = [f"{name}:{number}: {found[0]}" for number, line in patterns(name) if (found := ORDINAL.search(line))]
    assert [line for line in lines if not line.startswith("words.ftl")] == []


@pytest.mark.parametrize("name", chapters())
def test_a_lesson_has_the_same_texts_in_french(name):
    """As many paragraphs, choices and words at every step, with the same holes: none more, none fewer."""
    there, wanted = entries(f"{name}.ftl", "fr"), entries(f"{name}.ftl", "en")
    assert there == wanted


@pytest.mark.parametrize("name", every_name())
def test_a_lesson_in_french_has_its_texts_its_holes_and_no_figure_and_no_english(name):
    """Text by text: what fills the holes is the engine's, so they stay; and no figure is typed in either language."""
    english, french = lesson(name), lesson(name, "fr")
    assert len(french.terms) == len(english.terms), "two words of a lesson have become one"
    assert french.title
    assert not ENGLISH.search(TYPED.sub("", french.title))
    told: list[tuple[str, str]] = []
    for first, second in zip(english.steps, french.steps, strict=True):
        told += zip(texts_of(english, first), texts_of(french, second), strict=True)
    wrong = []
    for before, after in told:
        bare = HOLE.sub("", after)
        same = sorted(set(HOLE.findall(before))) == sorted(set(HOLE.findall(after))) and bool(before) == bool(after)
        left = ENGLISH.search(TYPED.sub("", bare)) or ORDINAL.search(bare) or re.search(r"[\d“”]", bare)
        if not same or left or "  " in after or (before == after and re.search(r"\w \w", bare)):
            wrong.append(after)
    assert wrong == []


# --- the words --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("number", "said"),
    [
        (0, "zéro"),
        (21, "vingt et un"),
        (71, "soixante et onze"),
        (80, "quatre-vingts"),
        (81, "quatre-vingt-un"),
        (99, "quatre-vingt-dix-neuf"),
        (100, "cent"),
        (101, "cent un"),
        (200, "deux cents"),
        (280, "deux cent quatre-vingts"),
        (999, "neuf cent quatre-vingt-dix-neuf"),
    ],
)
def test_numbers_are_said_as_in_french(number, said):
    assert narration.number_name(number, "fr") == said


def test_numbers_agree_and_have_halves():
    words = catalogue("fr")
    assert functions.in_words(words, 321, "title", "feminine") == "Trois cent vingt et une"
    assert functions.in_words(words, 181, gender="feminine") == "cent quatre-vingt-une"
    assert functions.in_words(words, "4½") == "quatre et demi"
    assert functions.in_words(words, "1½", gender="feminine") == "une et demie"


@pytest.mark.parametrize(
    ("card", "told"),
    [
        ("AH", ("as de cœur", "l’as de cœur", "de l’as de cœur", "à l’as de cœur", "un as de cœur")),
        ("QS", ("dame de pique", "la dame de pique", "de la dame de pique", "à la dame de pique", "une dame de pique")),
        ("TD", ("dix de carreau", "le dix de carreau", "du dix de carreau", "au dix de carreau", "un dix de carreau")),
    ],
)
def test_a_card_is_told_in_every_case(card, told):
    words = catalogue("fr")
    cases = ("one", "le", "de", "a", "un")
    assert tuple(functions.card_name(words, parse_card(card), case) for case in cases) == told


def test_combinations_are_named_as_players_name_them():
    words = catalogue("fr")
    assert functions.sequence_name(words, 4, "ace") == "quarte majeure"
    assert functions.sequence_name(words, 3, "queen") == "tierce à la dame"
    assert functions.set_name(words, 4, "ace") == "quatorze d’as"
    assert functions.set_name(words, 3, "king") == "brelan de rois"
    assert functions.choice(words, "AH KH 9S") == "A♥, R♥ ou 9♠"


def test_every_seat_has_every_case():
    words = catalogue("fr")
    sides = ("elder", "younger", "dealer", "nondealer", "1", "2", "3", "4", "1-3", "2-4", "others")
    keys = [f"{word}-{side}.{case}" for side in sides for word in ("side", "role") for case in ("de", "a", "number")]
    assert [key for key in (*keys, *(f"role-{side}.bare" for side in sides)) if key not in words] == []


def test_nought_is_singular_in_french():
    assert [narration.message("points-count", "fr", points=n) for n in (0, 1, 2)] == ["0 point", "1 point", "2 points"]


# --- names ------------------------------------------------------------------------------------------------------------

NAMED = {"elder": "Vous", "younger": "Camille"}


@pytest.mark.parametrize(
    ("side", "form", "case", "told"),
    [
        ("elder", "side", "", "Le premier (vous)"),
        ("elder", "role", "de", "du premier (vous)"),
        ("younger", "role", "a", "au dernier (Camille)"),
        ("elder", "role", "bare", "premier"),
        ("elder", "role", "number", "one"),
        ("2", "role", "de", "du joueur 2"),
    ],
)
def test_a_name_stands_beside_its_role_in_the_case_that_the_sentence_wants(side, form, case, told):
    assert Cast(catalogue("fr"), names_of(NAMED)).mention(side, form, case) == told


def test_a_name_is_told_once_in_a_sentence_and_no_verb_is_touched():
    cast = Cast(catalogue("fr"), names_of(NAMED))
    assert [cast.mention(each, "role") for each in ("younger", "elder", "elder")] == [
        "le dernier (Camille)",
        "le premier (vous)",
        "le premier",
    ]
    assert cast.mention("elder", "side", does="répond") == "Le premier répond"


def test_each_paragraph_names_those_it_speaks_of():
    """Each is a line of its own below a ruling, and is read alone."""
    facts = {"called": "yes", "answer": "equal", "length": 4, "pips": 41, "cards": "AS QS TS 9S", "how": "none"}
    given = {name: argument(value) for name, value in facts.items()}
    told = catalogue("fr").format("point-answered-allowed.full", given, names_of(NAMED))
    assert [each.count("(Camille)") for each in paragraphs(told)] == [1, 1]


def test_no_name_stands_before_a_bracket():
    """« le point du dernier (4) »: after one bracket a second could not be read; the next mention has the name."""
    cast = Cast(catalogue("fr"), names_of(NAMED))
    assert [cast.mention("younger", "role", "de", beside=each) for each in ("no", "yes")] == [
        "du dernier",
        "du dernier (Camille)",
    ]


def test_two_partners_are_named_together():
    cast = Cast(catalogue("fr"), names_of({"1": "Vous", "3": "Robin", "1-3": "Vous et Robin"}))
    told = [cast.mention("1-3", "side"), cast.mention("3", "role")]
    assert told == ["Les joueurs 1 et 3 (vous et Robin)", "le joueur 3 (Robin)"]


def test_a_persons_name_is_elided():
    words = catalogue("fr")
    assert [person(words, name, "de") for name in ("Anna", "Camille", "Élise", "Henri")] == [
        "d’Anna",
        "de Camille",
        "d’Élise",
        "d’Henri",
    ]


def test_spaces_that_may_not_break_are_kept():
    """They are what French puts before a colon; a text on one line keeps them."""
    assert flowed(f"Bon{THIN}!\n  Égal{THIN}?") == f"Bon{THIN}! Égal{THIN}?"


def test_files_that_stand_on_each_other_are_read_together():
    """Only the file of a message is read, and those it stands on, round in a circle or not."""
    sources = {"a.ftl": b"one = 1\n", "b.ftl": b"two = { three } 2\n", "c.ftl": b"three = 3 { four }\nfive = { two }\n"}
    made = Catalogue("xx", {**sources, "d.ftl": b"four = 4\n", "e.ftl": b"six = 6\n"})
    assert made.format("two", {}) == "3 4 2"
    assert "six" not in made.entries
    assert "six" in made
    assert "seven" not in made


@pytest.mark.parametrize(("first", "second"), list(pairwise(("A", "B", "C"))))
def test_a_message_a_language_lacks_is_taken_from_the_one_behind(first, second):
    behind = Catalogue("xx", {"a.ftl": f"one = {first}\ntwo = {second}\n".encode()})
    made = Catalogue("yy", {"a.ftl": b"one = un\n"}, behind)
    assert (made.format("one", {}), made.format("two", {}), "two" in made) == ("un", second, False)


# --- rulings ----------------------------------------------------------------------------------------------------------


def in_french(text):
    """No trace of English, of a variable not filled in, of a sentence badly joined, or of a space that may break."""
    assert not ENGLISH.search(TYPED.sub("", text)), text
    assert not re.search(r" [;:!?»]|« |[{}$]|absent|None|  | [.,]|\.\.|\b[dl]e les?\b|\bà les?\b|“|”", text), text
    grammatical(text)
    assert text == text.strip(), text
    assert text[:1] == text[:1].upper(), text


def grammatical(text):
    """No elision left out, no single thing in the plural, no article of the other gender; partners take a plural."""
    assert not UNGRAMMATICAL.search(text), text
    for found in PARTNERS.finditer(text):
        assert found["verb"].endswith("nt"), text
    assert not ONE_HAND.search(text), text


def test_every_ruling_of_some_deals_is_told_in_french():
    """Whole, and in French throughout; with names beside the roles not a word of it changes."""
    for deal in [*some_deals(60, seed=20), *example_deals()]:
        for ruling in deal.rulings:
            passage = narration.passage(ruling, "fr", deal.rulings)
            for text in (passage.short, passage.call, passage.cue, *passage.reasons, *passage.law):
                if text:
                    in_french(text)
            beside = narration.text(ruling, "short", "fr", deal.rulings, names=names_of(NAMED))
            assert re.sub(r" \((?:vous|Camille)\)", "", beside) == passage.short


@pytest.mark.parametrize(
    ("key", "facts", "told"),
    [
        ("point-stated-allowed.short", {"length": 1, "pips": 11}, "Le point de 1 du premier vaut 11."),
        ("point-stated-allowed.short", {"length": 4, "pips": 37}, "Le point de 4 du premier vaut 37."),
        (
            "point-asked-allowed.short",
            {"length": 1, "voids": "absent"},
            "Le dernier a lui aussi un point de 1, et demande ce que vaut l’autre.",
        ),
        (
            "misere-award-awarded.short",
            {"side": "younger", "tricks": 0, "other_tricks": 13, "points": 65},
            "Misère : le dernier n’a aucune levée contre 13, et marque 65 points sous la ligne.",
        ),
    ],
)
def test_one_card_and_no_trick_are_told_in_the_singular(key, facts, told):
    assert narration.message(key, "fr", **facts).replace(THIN, " ") == told


@pytest.mark.parametrize(
    ("by", "points", "told"),
    [
        ("set", 14, "le quatorze du dernier (14) compte avant"),
        ("set", 3, "le brelan du dernier (3) compte avant"),
        ("sequence", 0, "la séquence du dernier vient avant, même si elle reste à compter"),
        ("point", 0, "le point du dernier vient avant, même s’il reste à compter"),
    ],
)
def test_what_bars_a_repique_has_its_name_and_its_gender(by, points, told):
    facts = {"side": "elder", "round": "no", "total": 31, "place": "set", "by": by, "by_points": points}
    said = narration.message("repique-award-denied.short", "fr", also="absent", **facts)
    assert said.endswith(f"le premier a 31 en main, mais {told}.")


# --- why, and why not -------------------------------------------------------------------------------------------------

ASKED = (
    *("repique", "pique", "point", "sequence", "set", "cards", "capot", "carte blanche", "carte rouge", "tens", "aces"),
    *("sequence AH KH QH", "play AH", "exchange 0", "exchange 1", "exchange 5"),
)


def stopped_deal(rules, rng):
    """A random deal, stopped somewhere before its end."""
    states = [random_start(rules, rng)]
    while not states[-1].done:
        states.append(apply(states[-1], random_action(states[-1], rng)))
    return rng.choice(states[:-1])


def answers(deal):
    for ruling in deal.rulings:
        yield why(deal, ruling.number)
    for side in deal.table.sides:
        for asked in ASKED:
            try:
                yield why_not(deal, side, asked)
            except QuestionError:
                continue


@pytest.mark.parametrize("name", rule_set_names())
def test_every_answer_of_some_deals_is_grammatical(name):
    """Why each ruling, and why not each score for each side: of whole deals and of deals that are not over."""
    rng = Random(name)
    for number in range(sample(6)):
        deal = stopped_deal(load(name), rng) if number % 2 else any_deal(load(name), rng)
        for answer in answers(deal):
            for text in in_words(answer, deal, "text", None, "fr").splitlines():
                grammatical(text.strip())


# --- proofs of claims -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [3, 8, 12, 14])
def test_every_step_of_a_proof_is_told_in_french(number):
    steps = [step for part in claims.claim(number).parts if part.proved for step in part.proved.steps]
    assert steps
    for step in steps:
        in_french(report.sentence_text(step, "fr"))


def test_figures_and_ranks_of_a_proof_are_those_of_its_language():
    """Thousands and decimals as each language parts them; cards by the letters a French pack has."""
    steps = [step for number in (8, 12) for part in claims.claim(number).parts for step in part.proved.steps]
    english, french = (" ".join(report.sentence_text(step, language) for step in steps) for language in ("en", "fr"))
    assert "125,970 hands of 225,792,840, one in 1,792.43" in english
    assert f"125{THIN}970 mains sur 225{THIN}792{THIN}840, soit une sur 1{THIN}792,43" in french
    assert "AKJT87" in english
    assert "A R V 10 8 7" in french.replace(THIN, " ")


def test_what_is_not_as_stated_is_told_in_french():
    stated = Witness("highest-hand-170", "as_printed", counts={"set": 45}, denied=("repique.award", ""), total=171)
    faults = [report.sentence_text(each, "fr").replace(THIN, " ") for each in hear(stated).faults]
    assert faults == [
        "highest-hand-170 selon parlett : le premier a 42 pour le brelan ou quatorze, et non 45.",
        "highest-hand-170 selon parlett : le premier a 170 en tout, et non 171.",
        "highest-hand-170 selon parlett : rien ne refuse repique.award.",
    ]


# --- what is wrong on the command line --------------------------------------------------------------------------------

DEAL = str(PACKAGE.joinpath("explore/examples", "01-cavendish-example.json"))
WRONGLY_TYPED = tomllib.loads(Path(__file__).with_name("wrongly_typed.toml").read_text("utf-8"))["row"]


@pytest.mark.parametrize("row", WRONGLY_TYPED, ids=lambda row: " ".join(row["typed"]))
def test_what_was_wrongly_typed_is_told_in_french(row):
    """Wherever ``--lang`` stands: it is read first."""
    typed = [each.format(deal=DEAL, folder=FRENCH) for each in row["typed"]]
    for line in ([*typed, "--lang", "fr"], [typed[0], "--lang", "fr", *typed[1:]]):
        said = CliRunner().invoke(tutor, line, input=row.get("piped", "")).stderr.replace(THIN, " ")
        assert row["told"] in said
        plain = said.partition("choisissez parmi")[0].replace(DEAL, "").replace(str(FRENCH), "")
        spoken = TYPED.sub("", re.sub("Usage .*", "", plain))
        assert not re.search("Error|Invalid|Try ", said)
        assert not ENGLISH.search(spoken), said


# --- faults of records ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", sorted(CODES | LOOKED_UP))
def test_every_fault_of_a_record_is_told_in_french(code):
    """A message of its own, that speaks of nothing the fault does not bring."""
    key = key_of(code)
    assert key in catalogue("fr")
    assert set(catalogue("fr").entry(key).names) <= set(catalogue().entry(key).names)


def test_every_sentence_for_a_fault_is_said_of_one():
    said = {key for key in catalogue().keys("fault-") if not key.startswith("fault-phrase-")}
    framing = {"fault-placed", "fault-card", "fault-number", "fault-whole"}
    assert said - framing == {key_of(code) for code in CODES | LOOKED_UP}


def test_a_fault_is_told_where_it_stands():
    twice = RecordError("card.twice", "deal.talon[2]", "deal.talon, #3", card="AS", first="deal.elder")
    told = "deal.talon, carte 3 : A♠ figure déjà dans deal.elder, et un jeu n’a qu’une fois chaque carte"
    assert narration.fault_told(twice, "fr").replace(THIN, " ").startswith(told)
    shape = RecordError(
        "form.type", "rules", wanted=(Phrase("type-string"), Phrase("type-object")), found=Phrase("type-integer")
    )
    said = "rules : ceci doit être un texte ou un objet entre accolades, et c’est un nombre entier ; corrigez-le."
    assert narration.fault_told(shape, "fr").replace(THIN, " ") == said
    assert narration.fault_told(shape.inside("deals[1]"), "fr").startswith("deals[1].rules")
    assert narration.fault_told(twice, "en") == twice.message


def test_the_views_own_words_are_those_of_the_catalogue():
    """Those of English stand in kit.js as well; other languages are sent."""
    from piquet_tutor.app.assets import read
    from piquet_tutor.app.words import frame_words

    kit = read("shared/drawing/kit.js")
    block = kit[kit.index("const ENGLISH = {") : kit.index("};", kit.index("const ENGLISH = {"))]
    there = dict(re.findall(r'(\w+): "([^"]*)"', block))
    assert {key: narration.message(f"frame-{key}") for key in there} == there
    french = frame_words("fr")
    assert there.keys() <= french.keys()
    assert french["card_names"]["QS"] == "dame de pique"
    assert [french["signs"][rank] for rank in "AKQJT"] == ["A", "R", "D", "V", "10"]
    assert frame_words("en") == {}
