"""A notebook opened and saved in Jupyter is the file it was, whichever Python and kernel opened it."""

from __future__ import annotations

import asyncio

import nbformat
import pytest
from jupyter_server.services.contents.largefilemanager import AsyncLargeFileManager

from piquet_tutor.game.rules.loader import load
from piquet_tutor.serving.live.extension import keep_machine_out
from piquet_tutor.teach.worksheets import notebook_text, worksheet
from tests.server import ROOT

MACHINE = {
    "codemirror_mode": {"name": "ipython", "version": 3},
    "file_extension": ".py",
    "mimetype": "text/x-python",
    "name": "python",
    "nbconvert_exporter": "python",
    "pygments_lexer": "ipython3",
    "version": "3.99.1",
}
"""What a kernel says of its language, and JupyterLab writes into the notebook."""
NOTEBOOKS = {path.name: path.read_bytes() for path in sorted((ROOT / "notebooks").glob("*.ipynb"))}


def saved(folder, name, kernel="python3"):
    """What stands in a notebook's file once JupyterLab has opened and saved it."""
    manager = AsyncLargeFileManager(root_dir=str(folder))
    manager.register_pre_save_hook(keep_machine_out)

    async def opened_and_saved():
        model = await manager.get(name)
        model["content"]["metadata"]["language_info"] = dict(MACHINE)
        model["content"]["metadata"]["kernelspec"] = {"display_name": "Ours", "language": "python", "name": kernel}
        await manager.save({"type": "notebook", "format": "json", "content": model["content"]}, name)

    asyncio.run(opened_and_saved())
    return (folder / name).read_bytes()


@pytest.mark.parametrize("name", NOTEBOOKS)
def test_opening_and_saving_a_notebook_of_the_tutor_changes_not_a_letter(tmp_path, name):
    (tmp_path / name).write_bytes(NOTEBOOKS[name])
    assert saved(tmp_path, name) == NOTEBOOKS[name]


def test_nor_does_it_change_a_worksheet(tmp_path):
    sheet = notebook_text(worksheet(load("rubicon"), ("point",), "easy", 1, 3)).encode()
    (tmp_path / "sheet.ipynb").write_bytes(sheet)
    assert saved(tmp_path, "sheet.ipynb") == sheet


def test_another_kernel_that_was_chosen_is_written(tmp_path):
    (tmp_path / "app.ipynb").write_bytes(NOTEBOOKS["app.ipynb"])
    metadata = nbformat.reads(saved(tmp_path, "app.ipynb", "python3.99"), as_version=4).metadata
    assert (metadata.kernelspec.name, metadata.language_info.name) == ("python3.99", "python")


def test_a_notebook_that_names_its_version_goes_on_naming_it(tmp_path):
    book = nbformat.reads(NOTEBOOKS["app.ipynb"], as_version=4)
    book.metadata.language_info.version = "3.11.0"
    nbformat.write(book, tmp_path / "own.ipynb")
    assert b"3.99.1" in saved(tmp_path, "own.ipynb")
