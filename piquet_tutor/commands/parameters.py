"""The parameters of commands: rule sets, languages, seats, numbers. The error for a bad value says what is allowed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import click
from click.core import ParameterSource

if TYPE_CHECKING:
    from piquet_tutor.game.rule_set import RuleSet

DEPTHS: Final = ("call", "short", "full")
"""How much is said of a ruling, as in ``narration.speech``."""
FORMATS: Final = ("text", "markdown", "html", "json")
"""The forms in which rulings are given: those of ``narration.render.WRITERS``, and as a value."""


def language_of(context: click.Context | None) -> str:
    """The language asked for, by the command or one before it; it is read before all other parameters."""
    while context is not None and "language" not in context.params:
        context = context.parent
    return str(context.params["language"]) if context is not None else "en"


def sentence(key: str, language: str, **facts: Any) -> str:
    """The error for a bad value: a message of the catalogue that begins with ``terminal-wrong-``."""
    from piquet_tutor.narration.spoken import Spoken

    return Spoken(f"terminal-wrong-{key}", **facts).text(language)


def rule_set(context: click.Context, _parameter: click.Parameter, name: str | None) -> RuleSet | None:
    """Read the name of a rule set, if one is given."""
    return None if name is None else load_rules(name, language_of(context))


def rule_sets(context: click.Context, _parameter: click.Parameter, names: tuple[str, ...]) -> tuple[RuleSet, ...]:
    """Read the names of two or more rule sets."""
    language = language_of(context)
    found = tuple(load_rules(name, language) for name in dict.fromkeys(names))
    if len(found) < 2:
        raise click.BadParameter(sentence("two-rules", language))
    return found


def load_rules(name: str, language: str = "en") -> RuleSet:
    """The rule set of a name.

    Raises:
        click.BadParameter: there is none; the sentence lists the names.
    """
    from piquet_tutor.game.records.form import suggestion
    from piquet_tutor.game.rules.loader import load, rule_set_names

    known = rule_set_names()
    if name not in known:
        hint = suggestion(name, known, "use")
        others = known if hint.code == "perhaps" else ()
        raise click.BadParameter(sentence("rules", language, name=name, hint=hint, known=others))
    return load(name)


class WholeNumber(click.ParamType):  # type: ignore[type-arg]  # generic only in newer versions
    """A whole number between two limits; the error for anything else says what they are."""

    name = "number"

    def __init__(self, least: int, most: int) -> None:
        self.least, self.most = least, most

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        """The number, or fail with the limits."""
        try:
            number = int(value)
        except ValueError:
            number = None
        if number is None or not self.least <= number <= self.most:
            facts = {"given": str(value), "least": self.least, "most": self.most}
            self.fail(sentence("number", language_of(ctx), **facts), param, ctx)
        return number


PORT: Final = WholeNumber(1, 65535)
VISITORS: Final = WholeNumber(1, 10_000)
SEED: Final = WholeNumber(0, 2**63 - 1)
"""A command takes larger seeds than addresses and links name: its deals stand in files, and were written down so."""


def _language(context: click.Context, parameter: click.Parameter, name: str) -> str:
    """The language; one that is named before the command counts where the command names none."""
    from piquet_tutor import narration
    from piquet_tutor.narration.catalogue import meant

    if context.parent is not None and context.get_parameter_source(str(parameter.name)) is ParameterSource.DEFAULT:
        name = language_of(context.parent)
    known = tuple(narration.languages())
    found = meant(name)
    if not found:
        raise click.BadParameter(sentence("language", known[0], name=name, known=", ".join(known)))
    return found


language_option = click.option(
    "--lang",
    "language",
    default="en",
    show_default=True,
    is_eager=True,
    callback=_language,
    help="Language of the texts.",
)
