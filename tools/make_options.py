"""Write the options as types: `piquet_tutor/game/options.py`, out of `options.toml`.

An option is one table of that file. Run this when one is added, taken away, or takes another value; a test holds the
module against the file.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from piquet_tutor.engine.clauses import Option, Value
from piquet_tutor.game.rules.loader import options

MODULE: Final = Path(__file__).resolve().parents[1] / "piquet_tutor/game/options.py"
_BEGINS: Final = '''\
"""What every option of the game is set to, with the values it can take: ``tools/make_options.py`` writes this module.

>>> from piquet_tutor.game.rules.loader import load
>>> load("rubicon").options.sinking, load("rubicon").options.target
('partial', 100)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, NoReturn


class Options:
    """The options of a rule set, each a field of its own: a misspelt name or value is a type error."""
'''
_ENDS: Final = '''
    def __init__(self, values: Mapping[str, Any]) -> None:
        """Take what each is set to, by name."""
        self.__dict__.update(values)

    def __setattr__(self, name: str, value: object) -> NoReturn:
        """Options are set where the rule set is made, and nowhere else."""
        raise AttributeError(f"{name} is set where the rule set is made")
'''


def written() -> str:
    """The module as it has to be."""
    return "\n".join((_BEGINS, *map(_field, options().values()), _ENDS))


def _field(option: Option) -> str:
    line = f"    {option.name}: {_type(option.values)}"
    if len(line) <= 120:
        return line
    each = "".join(f"        {_value(value)},\n" for value in option.values)
    return f"    {option.name}: Literal[\n{each}    ]"


def _type(values: tuple[Value, ...]) -> str:
    """The type of an option that takes these values; without any, it takes any whole number."""
    if not values:
        return "int"
    return "bool" if set(map(type, values)) == {bool} else f"Literal[{', '.join(map(_value, values))}]"


def _value(value: Value) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value)


if __name__ == "__main__":
    MODULE.write_text(written(), encoding="utf-8")
