"""Patterns of messages, ready to be said: a text, or what makes one of variables.

Fluent's own runtime does this for the whole of its syntax. The texts use no terms and no dates, and what that runtime
brings along for them (calendars, time zones, a library of classes) would be nearly two megabytes of every kernel.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple, Protocol

from fluent.syntax import ast

from piquet_tutor.narration.plain_text import MissingText
from piquet_tutor.narration.values import MessageValue, plural_category


class Speech(Protocol):
    """The language that a pattern is said in."""

    @property
    def language(self) -> str:
        """Its code."""

    @property
    def functions(self) -> Mapping[str, Callable[..., Any]]:
        """What messages may call."""

    @property
    def entries(self) -> Mapping[str, Pattern]:
        """Every pattern to which one refers, by its key."""


class Piece:
    """A part of a pattern that depends on variables; a part that does not is a plain text."""

    __slots__ = ()

    def __call__(self, speech: Speech, given: Mapping[str, Any]) -> Any:
        """What it comes to: a text, or a value that is still to be put into one.

        Raises:
            MissingText: it cannot be said.
        """
        raise NotImplementedError


class Pattern(NamedTuple):
    """One pattern of the catalogue and the variables it uses, directly or through messages it refers to."""

    key: str
    pattern: str | JoinedPieces
    names: tuple[str, ...]


def comes_to(piece: str | Piece, speech: Speech, given: Mapping[str, Any]) -> Any:
    """What a pattern or a part of one comes to."""
    return piece if isinstance(piece, str) else piece(speech, given)


class JoinedPieces(Piece):
    """One part after another."""

    __slots__ = ("pieces",)

    def __init__(self, pieces: tuple[str | Piece, ...]) -> None:
        self.pieces = pieces

    def __call__(self, speech: Speech, given: Mapping[str, Any]) -> str:
        """Their texts in a row."""
        return "".join(self.parts(speech, given))

    def parts(self, speech: Speech, given: Mapping[str, Any]) -> Iterator[str]:
        """The text of each, made when it is asked for."""
        found = (comes_to(each, speech, given) for each in self.pieces)
        return (each.format(speech.language) if isinstance(each, MessageValue) else each for each in found)


class Variable(Piece):
    """``$name``."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    def __call__(self, speech: Speech, given: Mapping[str, Any]) -> Any:
        """The value that is given."""
        value = given.get(self.name)
        if value is None:
            raise MissingText(f"it is not given {self.name}")
        if not isinstance(value, str | MessageValue):
            raise MissingText(f"{self.name} is a {type(value).__name__}, which no message can take")
        return value


class MessageMention(Piece):
    """Another message, or an attribute of one, said with the same variables."""

    __slots__ = ("key",)

    def __init__(self, key: str) -> None:
        self.key = key

    def __call__(self, speech: Speech, given: Mapping[str, Any]) -> Any:
        """What the other message comes to."""
        return comes_to(speech.entries[self.key].pattern, speech, given)


class FunctionCall(Piece):
    """``NAME($variable, option: "value")``."""

    __slots__ = ("name", "options", "values")

    def __init__(self, name: str, values: tuple[str | Piece, ...], options: dict[str, Any]) -> None:
        self.name, self.values, self.options = name, values, options

    def __call__(self, speech: Speech, given: Mapping[str, Any]) -> Any:
        """What the function returns."""
        function = speech.functions.get(self.name)
        if function is None:
            raise MissingText(f"there is no function {self.name}")
        values = [comes_to(each, speech, given) for each in self.values]
        try:
            return function(*values, **self.options)
        except (LookupError, TypeError, ValueError) as error:
            raise MissingText(f"{self.name}: {error}") from error


class VariantChoice(Piece):
    """One of several patterns, by what the selector comes to."""

    __slots__ = ("selector", "usual", "variants")

    def __init__(
        self, selector: str | Piece, variants: tuple[tuple[str | float, str | Piece], ...], usual: str | Piece
    ) -> None:
        self.selector, self.variants, self.usual = selector, variants, usual

    def __call__(self, speech: Speech, given: Mapping[str, Any]) -> Any:
        """What the first variant that is meant comes to, or the usual one."""
        chosen = comes_to(self.selector, speech, given)
        for key, pattern in self.variants:
            if _is_meant(chosen, key, speech.language):
                return comes_to(pattern, speech, given)
        return comes_to(self.usual, speech, given)


def _is_meant(chosen: Any, key: str | float, language: str) -> bool:
    """Whether a variant is chosen: by its very key, or a number by its plural category."""
    if isinstance(chosen, int | float) and isinstance(key, str):
        return plural_category(chosen, language) == key
    return bool(chosen == key)


class PatternReader:
    """Makes a pattern of its syntax, and knows afterwards what it uses."""

    def __init__(self) -> None:
        """It has read nothing yet."""
        self.names: set[str] = set()
        self.messages: set[str] = set()

    def pattern(self, written: ast.Pattern) -> str | JoinedPieces:
        """A pattern; one without variables is a plain text."""
        pieces = tuple(self._piece(each) for each in written.elements)
        texts = [each for each in pieces if isinstance(each, str)]
        return "".join(texts) if len(texts) == len(pieces) else JoinedPieces(pieces)

    def _piece(self, written: Any) -> str | Piece:
        match written:
            case ast.TextElement():
                return str(written.value)
            case ast.StringLiteral():
                return str(written.parse()["value"])
            case ast.Placeable():
                return self._piece(written.expression)
            case ast.VariableReference():
                self.names.add(written.id.name)
                return Variable(written.id.name)
            case ast.MessageReference():
                key = written.id.name + (f".{written.attribute.name}" if written.attribute else "")
                self.messages.add(key)
                return MessageMention(key)
            case ast.FunctionReference():
                return self._call(written)
            case ast.SelectExpression():
                return self._choice(written)
        raise MissingText(f"no text of the tutor takes a {type(written).__name__}")

    def _call(self, written: ast.FunctionReference) -> FunctionCall:
        values = tuple(self._piece(each) for each in written.arguments.positional)
        options = {each.name.name: _constant(each.value) for each in written.arguments.named}
        return FunctionCall(written.id.name, values, options)

    def _choice(self, written: ast.SelectExpression) -> VariantChoice:
        variants = tuple((_constant(each.key), self.pattern(each.value)) for each in written.variants)
        usual = next(number for number, each in enumerate(written.variants) if each.default)
        return VariantChoice(self._piece(written.selector), variants, variants[usual][1])


def _constant(written: Any) -> str | float:
    """The key of a variant, or the value of an option."""
    match written:
        case ast.Identifier():
            return str(written.name)
        case ast.NumberLiteral():
            return float(written.value) if "." in written.value else int(written.value)
    return str(written.parse()["value"])
