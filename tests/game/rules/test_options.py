"""Every option is a field of its own type, written out of the one file in which it is named."""

from __future__ import annotations

from enum import StrEnum
from typing import Literal, get_args, get_type_hints

import pytest

from piquet_tutor.game.options import Options
from piquet_tutor.game.rules import law
from piquet_tutor.game.rules.loader import load, options, rule_set_names
from tools.make_options import MODULE, written

FIELDS = get_type_hints(Options)


def test_the_module_is_the_file_of_options_as_it_stands():
    """Run ``python tools/make_options.py`` when this fails."""
    assert MODULE.read_text(encoding="utf-8") == written()


@pytest.mark.parametrize("name", rule_set_names())
def test_a_rule_set_has_each_option_as_a_field(name):
    rules = load(name)
    assert vars(rules.options) == dict(rules.values)
    assert set(FIELDS) == set(rules.values)


@pytest.mark.parametrize("option", options().values(), ids=list(options()))
def test_a_field_takes_what_its_option_takes(option):
    taken = {bool: (True, False), int: ()}.get(FIELDS[option.name], get_args(FIELDS[option.name]))
    assert sorted(map(repr, taken)) == sorted(map(repr, option.values))


def test_an_option_is_set_where_the_rule_set_is_made_and_nowhere_else():
    rules = load("rubicon")
    with pytest.raises(AttributeError, match="target is set"):
        rules.options.target = 50
    assert rules.options.target == 100
    assert load("rubicon", {"target": 50}).options.target == 50


def test_what_the_law_decodes_has_every_value_of_its_option():
    """So none is met that is no answer, and no answer is kept that none gives."""
    words = {frozenset(get_args(kind)) for kind in FIELDS.values() if getattr(kind, "__origin__", None) is Literal}
    kinds = [each for each in vars(law).values() if isinstance(each, type) and issubclass(each, StrEnum)]
    answers = [frozenset(map(str, each)) for each in kinds if each.__module__ == law.__name__]
    assert len(answers) == 4
    assert [each for each in answers if each not in words] == []
