"""What JupyterLab leaves of HTML in a notebook that it does not trust, as far as the tutor's displays use it."""

from __future__ import annotations

from html.parser import HTMLParser

TAGS = {
    *("div", "p", "span", "strong", "br", "img", "ol", "ul", "li", "blockquote", "details", "summary", "h2"),
    *("table", "thead", "tbody", "tr", "th", "td"),
}
"""Elements that JupyterLab's sanitizer keeps; `svg`, `style`, `script` and `iframe` are not among them."""
ATTRIBUTES = {"style", "lang", "src", "alt", "width", "height", "value", "scope", "open"}
"""Attributes that it keeps on these elements, and that something depends on."""
IDLE = {"class", "data-verdict"}
"""Attributes on which nothing depends: the look is the same without them."""
STYLES = {
    *("background", "border", "border-bottom", "border-collapse", "border-left", "border-radius", "color", "font-size"),
    *("font-weight", "height", "line-height", "margin", "max-width", "opacity", "padding", "padding-left"),
    *("text-align", "vertical-align", "white-space"),
}
"""Properties that it keeps in a `style` attribute."""
DRAWN = "data:image/svg+xml,"


class Faults(HTMLParser):
    """Collects whatever would be lost, would fetch something, or could be run."""

    def __init__(self):
        super().__init__()
        self.faults = []
        self.images = []

    def handle_starttag(self, tag, attrs):
        if tag not in TAGS:
            self.faults.append(f"<{tag}>")
        for name, value in attrs:
            if name not in ATTRIBUTES | IDLE:
                self.faults.append(f"{tag} {name}")
            if name == "src":
                self.images.append(dict(attrs).get("alt"))
                if not value.startswith(DRAWN):
                    self.faults.append(f"{tag} src={value[:40]}")
            if name == "style":
                properties = {each.partition(":")[0].strip() for each in value.split(";") if each}
                self.faults += [f"{tag} {each}" for each in properties - STYLES]


def looked_at(html):
    """The faults of a fragment, and what its images are called."""
    found = Faults()
    found.feed(html)
    return found.faults, found.images
