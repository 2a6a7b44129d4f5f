"""Is a language's catalogue complete? Each problem is reported as a sentence."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from piquet_tutor.engine.rulings import Verdict
from piquet_tutor.game.rules.loader import bibliography, load, options, rule_set_names
from piquet_tutor.game.rules.registry import reasons
from piquet_tutor.narration.books import is_numbered, place_key
from piquet_tutor.narration.catalogue import Catalogue, catalogue
from piquet_tutor.narration.clauses import has_statement
from piquet_tutor.narration.naming import FIRST_LANGUAGE
from piquet_tutor.narration.speech import SPECIAL

FACTS: Final = frozenset(
    (
        *("ahead", "already", "also", "also_points", "answer", "bare", "bonus", "by", "by_points", "called"),
        *("called_length", "called_rank", "called_size", "called_top", "captured", "card", "cards", "discarded"),
        *("drawn", "each", "elder", "exchange", "expected", "extent", "extra", "factor", "game", "games", "goes_on"),
        *("hand", "high", "holds", "how", "implied_length", "implied_rank", "implied_size", "implied_top"),
        *("in_hand", "kind", "late", "later", "led", "left", "length", "line", "loser", "low", "maximum"),
        *("min_length", "min_pips", "minimum", "other_cards", "other_games", "other_length", "other_pips"),
        *("other_rank", "other_size", "other_top", "other_tricks", "others", "over", "partner", "passed"),
        *("passed_over", "phase", "pips", "place", "points", "proved", "rank", "reckoning", "scoring", "seat"),
        *("sharers", "short", "sign", "size", "stands", "stated", "stop", "suit", "talon", "target", "to_act"),
        *("top", "total", "trick", "tricks", "under", "void", "voids", "wanted", "whole", "why", "winner", "within"),
        *("word", "worth"),
    )
)
"""The name of every fact that a ruling may hold and a message may use."""
OF_YOU: Final = frozenset(
    {"naming-verbs", *(f"{each}.{case}" for each in ("naming-you", "name-cased") for case in ("own", "alone"))}
)
"""Messages for addressing the reader as “you”: not needed where a name is put beside its role."""
BESIDE: Final = {
    "number-hundreds": frozenset({"count"}),
    "number-hundreds-and": frozenset({"count"}),
    "number-and-a-half": frozenset({"gender"}),
    "set-of": frozenset({"key"}),
    "had": frozenset({"side"}),
    **{f"classroom-choice-{answer}": frozenset({"kind"}) for answer in ("good", "not_good", "equal")},
}
"""Variables that a message is given beyond those the default language uses."""
_DEPTHS: Final = re.compile(r"^(?P<base>[\w-]+)\.(call|short|full)$")


def problems(language: str) -> tuple[str, ...]:
    """The problems of a language's catalogue, one sentence each."""
    found = catalogue(language).read_all()
    return (
        *_like_the_default(found),
        *_laws(found),
        *_books(found),
        *_refusals(found),
        *_pairs(found),
        *_variables(found),
        *_glossary(found),
        *_references(found),
    )


def _like_the_default(found: Catalogue) -> Iterator[str]:
    """A language must have the keys of the default language, and may use no other variables."""
    model = catalogue(FIRST_LANGUAGE).read_all()
    spared = OF_YOU if "naming-beside" in found else frozenset()
    for key in model.entries.keys() - found.entries.keys() - spared:
        if not key.startswith("term-") and not key.endswith((".call", ".aside")):
            yield f"{found.language} lacks {key}."
    for key in found.entries.keys() & model.entries.keys():
        extra = set(found.entries[key].names) - set(model.entries[key].names)
        if extra and not _DEPTHS.match(key) and not extra <= BESIDE.get(key, frozenset()):
            yield f"{found.language}, {key}: nobody gives it {', '.join(sorted(extra))}."


def _laws(found: Catalogue) -> Iterator[str]:
    for rules in map(load, rule_set_names()):
        for clause in rules.clauses:
            if not has_statement(rules, clause, found.language):
                yield f"{found.language} does not state {clause} as {rules.id} has it."


def _books(found: Catalogue) -> Iterator[str]:
    """Titles of rule sets, the questions that clauses and options answer, and the places that citations name."""
    rule_sets = [load(name) for name in rule_set_names()]
    clauses = [clause for rules in rule_sets for clause in rules.clauses.values()]
    settings = [setting for rules in rule_sets for setting in rules.settings.values()]
    cites = {cite for clause in clauses for cite in clause.cites} | {cite for each in settings for cite in each.cites}
    cites |= {
        cite for option in options().values() for says in (option.cites, *option.held_by.values()) for cite in says
    }
    said = ((f"ruleset-{each.id}", each.title, each.about) for each in rule_sets)
    told = {key: own for name, title, about in said for key, own in ((name, title), (f"{name}.about", about))}
    for key in (key for key, own in told.items() if own and key in found):
        yield f"{found.language} and the form's own file both have {key}."
    wanted = [key for key, own in told.items() if not own]
    wanted += [f"question-{clause.question.replace('.', '-')}" for clause in clauses]
    wanted += [f"option-{name}.question" for name in options()]
    wanted += [f"source-{name}" for name in bibliography()]
    wanted += [place_key(cite.locus) for cite in cites if not is_numbered(cite.locus)]
    for key in dict.fromkeys(wanted):
        if key not in found:
            yield f"{found.language} lacks {key}."


def _refusals(found: Catalogue) -> Iterator[str]:
    for reason in reasons():
        if f"refused-{reason.replace('.', '-')}.short" not in found:
            yield f"{found.language} has no sentence for the refusal {reason}."


def _pairs(found: Catalogue) -> Iterator[str]:
    """Every message with a text at any depth needs a short one, and a full one unless it is a refusal."""
    for key in found.entries:
        match = _DEPTHS.match(key)
        if not match or match["base"].startswith("card-"):
            continue
        wanted = ("short",) if match["base"].startswith("refused-") else ("short", "full")
        for depth in wanted:
            if f"{match['base']}.{depth}" not in found:
                yield f"{found.language}: {match['base']} has no {depth} text."


def _variables(found: Catalogue) -> Iterator[str]:
    known = FACTS | SPECIAL.keys()
    for key, entry in found.entries.items():
        for name in entry.names if _DEPTHS.match(key) else ():
            if name not in known:
                yield f"{found.language}, {key}: no ruling has a fact {name}."


def _glossary(found: Catalogue) -> Iterator[str]:
    for key in found.entries:
        if key.startswith("term-") and "." not in key:
            for part in ("meaning", "forms"):
                if f"{key}.{part}" not in found:
                    yield f"{found.language}: the term {found.word(key)} has no {part}."


def _references(found: Catalogue) -> Iterator[str]:
    """Words that the message functions look up by name."""
    wanted = [f"verdict-{verdict.value}" for verdict in Verdict]
    wanted += [f"set-{size}" for size in (3, 4)] + [f"sequence-{length}" for length in range(3, 10)]
    for key in wanted:
        if key not in found:
            yield f"{found.language} lacks {key}."
    count = len(found.word("numbers-to-ninety-nine").split(", ")) if "numbers-to-ninety-nine" in found else 0
    if count != 100:
        yield f"{found.language} has {count} words for the numbers from 0 to 99."
