"""A deal in a book, as reStructuredText and as MyST: the tag where there is a site, and what stands without."""

from __future__ import annotations

import json
import re

import pytest
from sphinx.application import Sphinx
from sphinx.util.docutils import docutils_namespace

from piquet_tutor.explore import links
from piquet_tutor.explore.examples import find

RECORD = find("parlett-repique-example").record
CONF = 'extensions = ["myst_parser", "piquet_tutor.sphinx"]\nproject = "A book"\nhtml_theme = "basic"\n'
SITE = "https://piquet.example/"
INDEX = """A book
======

.. toctree::

   plain
   other

.. piquet-deal:: record.json
   :ruling: 23
   :title: A "repique" <here>
"""
MYST = """# Une donne

```{piquet-deal}
:lang: fr

elder: KS QS JS TS 9S 8S KH 9H JD QC JC 7C
younger: AH TH 7H KD QD TD 8D 7D AC KC TC 9C
talon: AS 7S QH JH AD 8H 9D 8C
discards: 9H JD QC JC 7C 7H 8D 7D
play: AS 8C KS 8H QS 9D JS 9C TS TH 9S TD 8S KD 7S QD AD TC KH AH AC JH KC QH
```
"""


@pytest.fixture
def book(tmp_path):
    """Build a book; gives what a page of it came to."""

    def build(index=INDEX, site=SITE, builder="html"):
        source, out = tmp_path / "source", tmp_path / f"out-{builder}"
        source.mkdir()
        (source / "conf.py").write_text(CONF, encoding="utf-8")
        (source / "record.json").write_text(json.dumps(RECORD), encoding="utf-8")
        (source / "index.rst").write_text(index, encoding="utf-8")
        (source / "other.md").write_text(MYST, encoding="utf-8")
        (source / "plain.rst").write_text("Nothing\n=======\n", encoding="utf-8")
        told = tmp_path / "warnings.txt"
        with told.open("w", encoding="utf-8") as warnings, docutils_namespace():
            given = {"confoverrides": {"piquet_site_url": site}, "status": None, "warning": warnings, "freshenv": True}
            Sphinx(source, source, out, out / ".doctrees", builder, **given).build()
        ending = {"html": "html", "text": "txt"}[builder]
        pages = {name: (out / f"{name}.{ending}").read_text("utf-8") for name in ("index", "other", "plain")}
        return pages, told.read_text("utf-8")

    return build


def test_both_kinds_of_page_hold_the_tag_the_picture_and_the_rulings(book):
    pages, warnings = book()
    assert warnings == ""
    for name, language, said in (("index", "en", "Repique!"), ("other", "fr", "Toutes ses décisions")):
        page = pages[name]
        tag = re.search(r'<piquet-deal lang="(\w+)"[^>]* link="([^"]+)">', page)
        assert tag
        assert tag[1] == language
        assert links.read(tag[2]).start == "done"
        assert "<svg " in page
        assert said in page
        assert page.count(f'src="{SITE}embed.js"') == 1
    assert 'title="A &quot;repique&quot; &lt;here&gt;"' in pages["index"]
    assert "embed.js" not in pages["plain"], "the script is asked for where there is a deal"


def test_a_record_in_another_encoding_is_read_or_told_of(book, tmp_path):
    text = json.dumps(RECORD | {"title": "à relire"}, ensure_ascii=False)
    (tmp_path / "powershell.json").write_bytes(text.encode("utf-16"))
    (tmp_path / "ansi.json").write_bytes(text.encode("cp1252"))
    pages, warnings = book("A book\n======\n\n.. piquet-deal:: ../powershell.json\n\n.. piquet-deal:: ../ansi.json\n")
    assert pages["index"].count("<piquet-deal") == 1
    assert warnings.count("save it as UTF-8") == 1


def test_a_site_beside_the_book_is_named_as_its_first_page_sees_it(book):
    pages, warnings = book(site="../")
    assert warnings == ""
    assert 'src="_static/../../embed.js"' in pages["index"]


def test_without_a_site_the_picture_and_the_rulings_stand_alone(book):
    pages, warnings = book(site="")
    assert warnings == ""
    assert "<piquet-deal" not in pages["index"]
    assert "embed.js" not in pages["index"]
    assert "Repique!" in pages["index"]


def test_a_builder_that_writes_no_html_has_the_rulings_in_words(book):
    pages, warnings = book(builder="text")
    assert warnings == ""
    assert "Repique! Elder has 30 in hand" in re.sub(r"\s+", " ", pages["index"])
    assert "<svg" not in pages["index"]


HIDING = links.write(links.Link((RECORD,), hidden=("younger",)))


@pytest.mark.parametrize(
    ("directive", "said"),
    [
        (".. piquet-deal:: nowhere.json", "nowhere.json cannot be read"),
        (".. piquet-deal::", "There is no deal here"),
        (".. piquet-deal:: record.json\n   :ruling: 999", "There is no ruling 999 here"),
        (".. piquet-deal::\n\n   elder: AS AS", "is twice"),
        (f".. piquet-deal::\n\n   {HIDING}", "This link hides cards"),
    ],
    ids=["file", "nothing", "ruling", "words", "hidden"],
)
def test_what_is_wrong_is_one_sentence_where_sphinx_tells_all_that_is_wrong(book, directive, said):
    pages, warnings = book(index=f"A book\n======\n\n{directive}\n")
    assert said in warnings
    assert "Traceback" not in warnings
    assert "<piquet-deal" not in pages["index"]
