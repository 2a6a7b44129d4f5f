"""What draws the parts of pages is found in its folder."""

from __future__ import annotations

import re
from importlib import import_module
from pkgutil import walk_packages

from piquet_tutor.app import assets, pages
from piquet_tutor.app.part import Part

BY_THE_STAGE = {"", "group", "fold"}
"""What the stage draws itself."""


def drawn_by(text):
    return {
        name or other
        for name, other in re.findall(r'^(?:VIEWS|CONTROLS)(?:\.(\w+)|\["([\w-]+)"\]) = build', text, re.M)
    }


def kinds(part=Part):
    yield part
    for each in part.__subclasses__():
        yield from kinds(each)


def test_every_part_has_what_draws_it():
    """Those of the pages, also what one loads only when it is opened; and a question, which stands in a cell."""
    for each in walk_packages(pages.__path__, f"{pages.__name__}."):
        import_module(each.name)
    import_module("piquet_tutor.app.shared.questions.question_board")
    wanted = {each.view for each in kinds() if each.__module__.startswith("piquet_tutor")} - BY_THE_STAGE
    assert wanted == drawn_by(assets.module("stage.js"))


def test_a_view_is_part_of_the_front_end_wherever_it_lies_and_of_nothing_else():
    assert "pages/table/" not in "".join(assets.views())
    assert "shared/table/card_table.js" in assets.views()
    assert len(drawn_by(assets.module("stage.js"))) == len(assets.views())
    assert "buildOdds" not in assets.module("embed/embed.js")
