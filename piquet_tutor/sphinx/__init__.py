"""A deal as a live example in a book: the Sphinx extension ``piquet_tutor.sphinx``, which MyST pages use as well.

It adds the directive ``piquet-deal``. ``piquet_site_url`` in ``conf.py`` names a site of the tutor, whose table opens
on the page; without it, and where no script runs, the picture and the rulings stand there.
"""

from __future__ import annotations

from typing import Any

from piquet_tutor.sphinx.directive import DealDirective, DealNode, add_script, read_through, written


def setup(app: Any) -> dict[str, Any]:
    """Tell Sphinx of the directive.

    Args:
        app: Sphinx's application.
    """
    app.add_config_value("piquet_site_url", "", "html", types=[str])
    plain = (read_through, read_through)
    app.add_node(DealNode, html=(written, None), latex=plain, text=plain, man=plain, texinfo=plain)
    app.add_directive("piquet-deal", DealDirective)
    app.connect("html-page-context", add_script)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
