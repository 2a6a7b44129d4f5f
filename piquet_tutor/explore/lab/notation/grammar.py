"""The grammar of the notation (``deal.lark``), and how words are put through it.

The parser is loaded with the first text that is read: nothing else needs it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Literal

from piquet_tutor.explore.lab.notation.scanning import Word


class NotInTheGrammar(Exception):
    """Words that are no sentence of the notation; ``at`` is the number of the first that does not go on, or None."""

    def __init__(self, at: int | None) -> None:
        """Keep the place."""
        super().__init__(at)
        self.at = at


@cache
def parser() -> Any:
    """The parser of a typed deal, made when the first text is read."""
    from lark import Lark, Token
    from lark.lexer import Lexer

    class WordLexer(Lexer):
        """Hands on words that have been found already."""

        def __init__(self, conf: object) -> None:
            """Take no notice of what Lark would have it find."""

        def lex(self, data: Sequence[Word]) -> Iterator[Token]:  # type: ignore[override]
            for at, word in enumerate(data):
                yield Token(word.terminal, word, start_pos=at)

    text = files("piquet_tutor").joinpath("explore", "lab", "notation", "deal.lark").read_text(encoding="utf-8")
    return Lark(text, parser="lalr", lexer=WordLexer, start=["deal", "list"])


def parsed(words: Iterable[Word], start: Literal["deal", "list"]) -> Any:
    """The tree of words; its leaves have them as their values.

    Raises:
        NotInTheGrammar: they are not in the grammar.
    """
    from lark import UnexpectedToken

    try:
        return parser().parse(list(words), start=start)
    except UnexpectedToken as error:
        raise NotInTheGrammar(None if error.token.type == "$END" else error.token.start_pos) from None


def leaves_of(tree: Any) -> Iterator[Word]:
    """Yield the words of a tree, however deep it is."""
    waiting = [tree]
    while waiting:
        node = waiting.pop()
        if hasattr(node, "children"):
            waiting += reversed(node.children)
        else:
            yield node.value
