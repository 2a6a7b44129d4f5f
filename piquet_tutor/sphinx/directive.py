"""The directive ``piquet-deal``: one ruling as a picture, all rulings below it, and the tag that opens the deal."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import Any, ClassVar, Final

from docutils import nodes
from docutils.parsers.rst import directives
from sphinx.util.docutils import SphinxDirective

from piquet_tutor import narration
from piquet_tutor.app.embed.embedding import EMBED
from piquet_tutor.explain.picture.drawing import svg, told
from piquet_tutor.explain.why.tree import NoSuchRuling
from piquet_tutor.explore import given, links
from piquet_tutor.explore.lab.faults import Worded
from piquet_tutor.game.records.encoded import decoded
from piquet_tutor.game.records.faults import RecordError
from piquet_tutor.game.records.io import play_through, score_from
from piquet_tutor.game.state import Deal
from piquet_tutor.narration.catalogue import languages, meant

_FITTED: Final = '<svg style="max-width:100%;height:auto" '


class DealNode(nodes.General, nodes.Element):
    """A deal in a document. Its children are its rulings in words, for builders that write no HTML."""


class DealDirective(SphinxDirective):
    """``piquet-deal``: its argument names a file, or its content is the deal: a record, a link, or words."""

    optional_arguments = 1
    final_argument_whitespace = True
    has_content = True
    option_spec: ClassVar[dict[str, Any]] = {
        "ruling": directives.positive_int,
        "lang": directives.unchanged,
        "title": directives.unchanged,
        "rules": directives.unchanged,
    }

    def run(self) -> list[nodes.Node]:
        """Make the node; what is wrong with the deal is one sentence, where Sphinx tells all that is wrong."""
        language = self._language()
        try:
            return [self._node(self._given(language), language)]
        except (Worded, RecordError) as fault:
            raise self.error(given.fault_told(fault, language)) from None
        except NoSuchRuling as fault:
            number, most = fault.facts["number"], fault.facts["last"]
            raise self.error(_text("no-ruling", language, number=number, most=most)) from None

    def _language(self) -> str:
        return meant(self.options.get("lang") or self.config.language or "") or languages()[0]

    def _given(self, language: str) -> str:
        """The deal as it was given."""
        if not self.arguments:
            if not self.content:
                raise self.error(_text("no-deal", language))
            return "\n".join(self.content)
        named, path = self.env.relfn2path(self.arguments[0])
        self.env.note_dependency(named)
        try:
            data = Path(path).read_bytes()
        except (OSError, ValueError):
            raise self.error(_text("no-file", language, file=self.arguments[0])) from None
        return decoded(data)

    def _node(self, text: str, language: str) -> DealNode:
        found = given.read(text, self.options.get("rules", given.FIRST_RULES))
        if found.form == "link" and links.read(text).hidden:
            raise self.error(_text("hidden", language))
        record = found.records[0]
        deal = play_through(score_from(record))
        title = self.options.get("title") or str(record.get("title", ""))
        link = links.write(links.Link((record,), start="done", language=language))
        node = DealNode(
            link=link,
            language=language,
            title=title,
            picture=svg(told(deal, self.options.get("ruling"), None, language)),
            rulings=narration.html(deal, "short", None, language),
        )
        node.append(_in_words(deal, language))
        self.set_source_info(node)
        return node


def _in_words(deal: Deal, language: str) -> nodes.bullet_list:
    """Every ruling in one line."""
    found = nodes.bullet_list()
    for ruling in deal.rulings:
        said = narration.text(ruling, "short", language, deal.rulings)
        found += nodes.list_item("", nodes.paragraph("", said))
    return found


def _text(key: str, language: str, **facts: object) -> str:
    return narration.whole(f"sphinx-{key}", language, **facts)


def written(translator: Any, node: DealNode) -> None:
    """Write a deal as HTML: the tag around its picture and its rulings, which stand there without a script too."""
    language = node["language"]
    inside = (
        f"<figure>{node['picture'].replace('<svg ', _FITTED, 1)}</figure>\n"
        f"<details><summary>{escape(_text('rulings', language))}</summary>{node['rulings']}</details>"
    )
    about = f'lang="{escape(language)}"' + (f' title="{escape(node["title"])}"' if node["title"] else "")
    name = "piquet-deal" if translator.config.piquet_site_url else "div"
    link = f' link="{escape(node["link"])}"' if name == "piquet-deal" else ""
    translator.body.append(f"<{name} {about}{link}>\n{inside}\n</{name}>\n")
    raise nodes.SkipNode


def read_through(_translator: Any, _node: DealNode) -> None:
    """Leave a deal to its rulings in words."""


def add_script(app: Any, _page: str, _template: str, _context: dict[str, Any], doctree: nodes.document | None) -> None:
    """Ask for the site's script on pages with a deal, and on no others."""
    site = app.config.piquet_site_url
    if site and doctree is not None and doctree.next_node(DealNode) is not None:
        app.add_js_file(f"{_seen_from_scripts(site).rstrip('/')}/{EMBED}", loading_method="async")


def _seen_from_scripts(site: str) -> str:
    """The site's address; what was given as seen from the book's first page, as seen from the folder of scripts."""
    return site if "://" in site or site.startswith("/") else f"../{site}"
