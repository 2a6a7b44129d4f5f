"""Writes what stands around a page (``serving.around``) into the page template: words, and which notebook shows what.

python tools/make_around.py
"""

from __future__ import annotations

from piquet_tutor.serving import around
from piquet_tutor.serving.places import notebooks_folder, template_path


def main() -> None:
    """Write both files."""
    folder = template_path() / "voila" / "templates" / "piquet"
    (folder / around.FILE).write_text(around.words_file(), encoding="utf-8")
    (folder / around.BOOK).write_text(around.book_file(notebooks_folder()), encoding="utf-8")


if __name__ == "__main__":
    main()
