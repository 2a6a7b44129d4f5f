"""What scores goes by every word for it, and one of a kind by its own name, where a cell asks and a wish is read."""

from __future__ import annotations

import pytest

from piquet_tutor import ask, deal
from piquet_tutor.engine.faults import Said
from piquet_tutor.explore.lab.notation.faults import Near
from piquet_tutor.explore.wishes import WishError, conditions
from piquet_tutor.game.subjects import CLASS_OF, Subject

OF_A_KIND = {
    "sequence": "tierce quart quint sixième septième huitième neuvième tierces quarts quints sixieme run runs"
    " tierce-major quarte quinte quintes suites quinte_majeure tierce_majeure Quatrième",
    "set": "trio trios quatorze quatorzes brelan brelans quatorze_de_dix trio_of_tens tens dix brelan_de_dix",
    "point": "clubs spades hearts diamonds cœur cœurs carreaux trèfles",
}
"""The words for one of a kind, by what it is; one below stands for a blank."""
WORDS = [(subject, word.replace("_", " ")) for subject, words in OF_A_KIND.items() for word in words.split()]


@pytest.fixture(scope="module")
def played():
    return deal("cavendish-example")


@pytest.mark.parametrize(("subject", "word"), WORDS)
def test_one_of_a_kind_is_asked_about_by_its_own_name(played, subject, word):
    assert CLASS_OF.get(played.why(word).ruling.subject, played.why(word).ruling.subject) == subject
    assert played.why_not(word, "elder").answer.question.kind == subject
    assert played.turned_by(word)
    assert ask(played, word).question.subject == subject


@pytest.mark.parametrize("word", ["aces", "kings", "rois", "as", "quatorze d’as", "trio of kings"])
def test_the_cards_of_a_rank_are_the_sets_of_that_rank_and_no_other(played, word):
    assert played.why_not(word, "younger").answer.question.rank is not None
    with pytest.raises(LookupError, match=f"no ruling on “{word}”"):  # the only trio is of tens
        played.why(word)
    assert played.why("tens").ruling.subject is Subject.SET


def test_in_french_a_pique_is_the_bonus_and_no_suit(played):
    assert played.why_not("pique", "younger", language="fr").answer.question.kind == "pique"


@pytest.mark.parametrize(
    ("wish", "condition"),
    [
        ("elder quints", "elder.sequence=5"),
        ("tierces du dernier", "younger.sequence=3"),
        ("younger quinte", "younger.sequence=5"),
        ("brelans du premier", "elder.trios>=1"),
        ("younger aces", "younger.aces>=3"),
        ("elder no aces", "elder.aces=0"),
        ("elder repiques", "repique=elder"),
        ("elder run", "sequence=elder"),
        ("suite du premier", "sequence=elder"),
    ],
)
def test_a_wish_knows_the_same_words(wish, condition):
    assert conditions(wish) == (condition,)


# --- a word that is none ----------------------------------------------------------------------------------------------


DENIALS = ("un", "not", "no", "in")
DENIED = ("equal", "barred", "dealer", "elder", "younger", "repique", "called", "good", "egal", "donneur", "premier")


@pytest.mark.parametrize("denial", DENIALS)
@pytest.mark.parametrize("word", DENIED)
def test_no_suggestion_turns_round_what_is_written(played, denial, word):
    """“Unequal” is spelt much like “equal”, and says the contrary: in a wish, in a deal in words, of a side."""
    typed = f"{denial}{word}"
    for ask_for in (conditions, played.total):
        with pytest.raises(Said) as refused:
            ask_for(typed)
        assert f"“{word}”" not in str(refused.value)
    assert Near(typed).known != word


@pytest.mark.parametrize(
    ("wish", "condition"),
    [
        ("somebody repique", "repique!=none"),
        ("quelqu’un fait un capot", "capot!=none"),
        ("neither pique", "pique=none"),
    ],
)
def test_somebody_is_not_nobody(wish, condition):
    assert conditions(wish) == (condition,)
    assert conditions(f"elder point 5, and {wish}")[-1] == condition, "it is not elder’s for being joined to what is"


@pytest.mark.parametrize(
    ("typed", "meant"), [("repiqe", "repique"), ("yuonger", "younger"), ("epique", "repique"), ("nobodyy", "nobody")]
)
def test_a_slip_is_still_put_right(typed, meant):
    with pytest.raises(WishError, match=f"perhaps “{meant}” is meant"):
        conditions(typed)
