"""What is shown twice: on a page of the app, and in a notebook of the book, whose cells one changes and runs.

Server, Jupyter and the pages' frame read it here, and nowhere else: what leads from a page to its notebook, from a
notebook to its page, and where a notebook leads that once stood behind one page alone.

>>> notebook_of("lesson_04_point.ipynb"), page_of("04_point")
('04_point', 'lesson_04_point.ipynb')
>>> notebook_of("play.ipynb"), page_of("a notebook of one's own")
('', '')
"""

from __future__ import annotations

from typing import Final, NamedTuple

from piquet_tutor.app.doors import DOORS, address_of

CONTENTS: Final = "index"
"""The book's table of contents, by the name under which Jupyter opens a folder; the app's front page has the same."""
CONTENTS_PAGE: Final = "contents.ipynb"
"""Where the table of contents stands as a page of the app, for that reason."""
APP: Final = "app.ipynb"
"""The one notebook behind every page of the app."""
ASKED: Final = "page"
"""The word of its query that names the page: ``app.ipynb?page=scorer``."""


class Twin(NamedTuple):
    """A page, and the notebook that shows the same.

    Attributes:
        page: its address; empty for a notebook that no page comes near.
        notebook: its name, without the ending; empty for a page that no notebook shows.
    """

    page: str
    notebook: str = ""


SHOWN: Final = (
    Twin("index.ipynb", CONTENTS),
    Twin("lessons.ipynb", CONTENTS),
    # the road
    Twin("first_deal.ipynb", "01_first_deal"),
    Twin("lesson_03_exchange.ipynb", "02_exchange"),
    Twin("lesson_08_play.ipynb", "03_tricks"),
    Twin("lesson_04_point.ipynb", "04_point"),
    Twin("lesson_05_sequences.ipynb", "05_sequences"),
    Twin("lesson_06_sets.ipynb", "06_sets"),
    Twin("lesson_07_repique.ipynb", "07_race_to_thirty"),
    Twin("lesson_09_partie.ipynb", "08_the_match"),
    # the side trips, and what else there is to explore
    Twin("lesson_01_cards.ipynb", "cards_and_deal"),
    Twin("lesson_02_carte_blanche.ipynb", "how_often_carte_blanche"),
    Twin("lesson_10_sinking.ipynb", "sinking"),
    Twin("lesson_11_contract.ipynb", "contract_piquet"),
    Twin("lesson_12_forms.ipynb", "tour_of_the_other_forms"),
    Twin("forms.ipynb", "tour_of_the_other_forms"),
    Twin("forms.ipynb?form=thirty_six", "thirty_six_cards"),
    Twin("claims.ipynb", "the_record_170_173_174"),
    Twin("dispute.ipynb", "one_deal_five_books"),
    Twin("rulebook.ipynb", "your_own_book"),
    Twin("odds.ipynb", "how_often_carte_blanche"),
    Twin("scorer.ipynb?topic=pique", "why_no_pique"),
    Twin("classroom.ipynb", "a_class_of_thirty"),
    Twin("", "what_did_that_call_tell"),
    Twin("table.ipynb"),
)
"""Pages and notebooks; where one stands in two rows, the first is the nearer. Pages alone stand behind their doors."""
PAGES: Final = tuple(
    dict.fromkeys(
        [
            *(each.page for each in SHOWN if each.page and "?" not in each.page),
            *(address_of(page) for pages in DOORS.values() for page in pages),
        ]
    )
)
"""The addresses of all pages: until the book came, each was the name of a notebook with that page and nothing else."""


def notebook_of(page: str) -> str:
    """The notebook, without its ending, that shows what a page does; empty where none does."""
    return next((each.notebook for each in SHOWN if each.page == page), "")


def page_of(notebook: str) -> str:
    """The address of the page that shows what a notebook does; empty where none does."""
    return next((each.page for each in SHOWN if each.notebook == notebook), "")
