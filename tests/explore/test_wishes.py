"""A wish in words: whatever is written in it is asked for, or it is refused."""

from __future__ import annotations

from itertools import permutations

import pytest

from piquet_tutor.explore.finder.query import parse
from piquet_tutor.explore.wishes import SIGNS, WishError, conditions, query_wished
from piquet_tutor.narration.catalogue import catalogue

SUBJECTS = {
    "en": (
        *("repique", "pique", "capot", "carte blanche", "the cards", "the point", "the sequence", "the set"),
        *(
            "a quint",
            "a quatorze",
            "three aces",
            "a trio of tens",
            "six tricks",
            "60 points in all",
            "30 points in hand",
        ),
    ),
    "fr": (
        *("repique", "pique", "capot", "carte blanche", "les cartes", "le point", "la séquence"),
        *("une quinte", "un quatorze", "trois as", "un brelan de dix", "six levées", "60 points en tout"),
    ),
}
ELDER = {"en": "elder", "fr": "le premier"}
LINKS = {
    "en": {"and": "{0}", "with": "{0}", "without": "no {0}"},
    "fr": {"et": "{0}", "avec": "{0}", "sans": "pas de {0}"},
}


def asked(text):
    """The conditions of a wish; None where it is refused."""
    try:
        return conditions(text)
    except WishError:
        return None


@pytest.mark.parametrize("language", SUBJECTS)
def test_the_conditions_of_both_halves_are_kept_or_the_wish_is_refused(language):
    elder = ELDER[language]
    kept = 0
    for one, other in permutations(SUBJECTS[language], 2):
        first = conditions(f"{elder} {one}")
        for link, alone in LINKS[language].items():
            both = asked(f"{elder} {one} {link} {other}")
            assert both in (None, (*first, *conditions(f"{elder} {alone.format(other)}"))), (one, link, other)
            kept += both is not None
        assert conditions(f"{elder} {one}, {elder} {other}") == (*first, *conditions(f"{elder} {other}"))
    assert kept == 3 * len(SUBJECTS[language]) * (len(SUBJECTS[language]) - 1), "none of these need be refused"


@pytest.mark.parametrize("language", SUBJECTS)
def test_no_word_lets_what_stands_before_it_be_dropped(language):
    words = catalogue(language)
    between = [word for sign in SIGNS for word in words.word(f"wish-{sign}").split(", ")]
    for word in ("", *between, "12", "elder", "younger", "dernier", "by", "par", "only"):
        told = asked(f"{ELDER[language]} repique {word} capot") or ("repique", "capot")
        assert {"repique", "capot"} <= {each.partition("=")[0].removesuffix("!") for each in told}, word


@pytest.mark.parametrize(
    ("words", "understood"),
    [
        ("capot with carte blanche", ("capot!=none", "blank!=none")),
        ("capot sans carte blanche", ("capot!=none", "blank=none")),
        ("ni pique ni capot", ("pique=none", "capot=none")),
        ("neither pique nor capot", ("pique=none", "capot=none")),
        ("elder without a quatorze", ("elder.quatorzes=0",)),
        ("younger not 12 tricks", ("younger.tricks!=12",)),
        ("elder more than six tricks", ("elder.tricks>6",)),
        ("le premier plus de six levées", ("elder.tricks>6",)),
        ("elder at least three aces", ("elder.aces>=3",)),
        ("elder 30 points in hand", ("elder.in_hand>=30",)),
        ("elder a point of six cards", ("elder.point=6",)),
    ],
)
def test_every_word_counts(words, understood):
    assert conditions(words) == understood
    parse(" ".join(understood))


@pytest.mark.parametrize(
    "words",
    [
        "elder repique younger capot",
        "elder repique without a point and a quatorze",
        "elder repique not without a point",
        "elder equal points",
        "elder two tierces",
        "elder quatorze of three aces",
        "elder at least capot",
    ],
)
def test_what_would_not_be_heard_is_refused(words):
    with pytest.raises(WishError, match="say each by itself"):
        conditions(words)


@pytest.mark.parametrize(
    ("words", "kind"),
    [
        ("nobody scores the {}", "point"),
        ("nobody scores the {}", "sequence"),
        ("nobody scores the {}", "set"),
        ("personne ne marque le {}", "point"),
        ("personne ne marque la {}", "sequence"),
        ("personne ne marque de {}", "set"),
    ],
)
def test_what_is_equal_nobody_scores(words, kind):
    french = {"point": "point", "sequence": "séquence", "set": "brelans et quatorzes"}
    said = words.format(french[kind] if words.startswith("personne") else kind)
    assert conditions(said) == (f"{kind}=none|equal",)


def test_what_is_equal_is_not_what_somebody_scores():
    assert conditions("somebody scores the point") == ("point!=none|equal",)
    assert conditions("quelqu’un marque les cartes") == ("cards!=none|divided",)


@pytest.mark.parametrize(
    ("words", "language", "never"),
    [("spades", "en", "pas de"), ("pour", "fr", "four"), ("le dernier pour repique", "en", "four")],
)
def test_what_may_be_meant_is_of_the_same_language(words, language, never):
    with pytest.raises(WishError) as refused:
        conditions(words)
    assert never not in refused.value.text(language)


def test_conditions_stand_beside_words():
    assert query_wished("younger pique rules=saunt").text == "pique=younger rules=saunt"
    assert query_wished("younger repiques rules=voleur").text == "repique=younger rules=voleur"
