"""How Sphinx builds the docs; ``tools/make_docs.py`` puts the generated pages beside the written ones, and calls it."""

import re
import tomllib
from pathlib import Path

from sphinx.domains.python import PyObject

import piquet_tutor

ROOT = Path(piquet_tutor.__file__).resolve().parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]

project = "Piquet Tutor"
author = PROJECT["authors"][0]["name"]
version = release = PROJECT["version"]
project_copyright = f"{author}; {PROJECT['license']}"

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.napoleon", "sphinx_click", "piquet_tutor.sphinx"]
myst_enable_extensions = ["attrs_block", "deflist"]
myst_heading_anchors = 3
exclude_patterns = ["generated/*"]  # parts of other pages
suppress_warnings = ["myst.header"]  # what a page takes in of README may begin at its second level

autodoc_default_options = {"members": True, "member-order": "bysource", "show-inheritance": True}
autodoc_typehints = "signature"
autodoc_typehints_format = "short"
autodoc_preserve_defaults = True
napoleon_numpy_docstring = False
napoleon_use_ivar = True
add_module_names = False
NAMED_TOGETHER = re.compile(r"^(\s+)(\w+(?:, \w+)+): ")


def named_together(_app, _what, _name, _object, _options, lines):  # noqa: ANN001, ANN201 - as autodoc calls it
    """Let one line of a docstring say what several attributes are: Sphinx takes what follows a blank for a type."""
    lines[:] = [NAMED_TOGETHER.sub(lambda found: f"{found[1]}{found[2].replace(', ', ',')}: ", each) for each in lines]


def as_typed(_app, _context, lines):  # noqa: ANN001, ANN201 - as sphinx_click calls it
    """Keep the two hyphens that begin an option: in a sentence they would become a dash."""
    lines[:] = [each if "::" in each else re.sub(r"(?<!\S)(--[a-z]+)", r"``\1``", each) for each in lines]


def unsaid(_app, _what, _name, thing, _skip, _options):  # noqa: ANN001, ANN201 - as autodoc calls it
    """Leave out what Python itself says of a named tuple's fields, which stand in its signature."""
    return True if str(getattr(thing, "__doc__", "")).startswith("Alias for field number") else None


def setup(app):  # noqa: ANN001, ANN201 - as Sphinx calls it
    """Have all that done; docstrings before napoleon reads them."""
    app.connect("autodoc-process-docstring", named_together, priority=400)
    app.connect("autodoc-skip-member", unsaid)
    for part in ("description", "options", "arguments", "epilog"):
        app.connect(f"sphinx-click-process-{part}", as_typed)


for field in PyObject.doc_field_types:
    if field.name == "variable":
        field.rolename = ""  # an attribute in a class's list is no link: other classes have one of that name

html_theme = "furo"
templates_path = ["_templates"]
html_sidebars = {
    "**": [
        "sidebar/brand.html",
        "tutor.html",
        *(f"sidebar/{part}.html" for part in ("search", "scroll-start", "navigation", "scroll-end")),
    ]
}
html_title = f"Piquet Tutor {version}"
html_static_path = ["_static"]
html_css_files = ["docs.css"]
html_favicon = "_static/favicon.svg"
html_copy_source = html_show_sourcelink = False
html_theme_options = {
    "light_css_variables": {
        "color-brand-primary": "#7c1f3a",
        "color-brand-content": "#7c1f3a",
        "color-brand-visited": "#5d2a4a",
    },
    "dark_css_variables": {
        "color-brand-primary": "#e79cb0",
        "color-brand-content": "#e79cb0",
        "color-brand-visited": "#d9b3e6",
    },
}
