"""The walk: every page, in every language, with everything on it pressed; and the laws that hold on all of them.

Nothing is raised, a scene is plain JSON, the head leads to every other page, what is kept is known to the shelf, and
the token or the password of an address is the reader's alone.
"""

from __future__ import annotations

import json
from itertools import chain, islice
from random import Random

import pytest

from piquet_tutor.app.address import Address
from piquet_tutor.app.doors import DOORS, address_of, door_of
from piquet_tutor.app.host import Host
from piquet_tutor.app.pages import pages
from piquet_tutor.app.shared.head.page_head import PageHead
from piquet_tutor.app.shelf import LOOKS, NAMES
from piquet_tutor.narration import languages
from tests.app.strangers import buttons, intents
from tests.app.walker import listed
from tests.samples import sample

SECRET, PASSWORD = "0f1e2d3c4b5a", "sesame"
FOLDERS = {
    "own server": "http://127.0.0.1:8866/voila/render/{}",
    "hub": f"https://ann:{PASSWORD}@hub.example.org/user/ann/voila/render/notebooks/{{}}",
    "JupyterLab": "http://127.0.0.1:8888/lab/tree/notebooks/{}",
    "site": "https://example.org/piquet/{}",
}
"""Where pages stand, and how addresses look there."""
BY_CHANCE = sample(80)
"""Intents by chance, after everything that has a name was pressed."""
LESSON = "lesson_04_point.ipynb"
FILES = (*(each for each in pages.files() if not each.startswith("lesson_")), LESSON)
BEHIND_DOORS = [address_of(page) for each in DOORS.values() for page in each]
REACHED_FROM_THERE = {"index.ipynb", "table.ipynb", *(file for file in pages.files() if file.startswith("lesson_"))}


def walked(file, folder, language):
    """A page on which everything was pressed, how it stood at first, and all that it has sent to the browser."""
    sent = []
    address = f"{FOLDERS[folder].format(file)}?token={SECRET}&lang={language}"
    if folder == "site":
        address = address.replace(".ipynb", ".html")
    here = Address.read(f"http://here/{file}?lang={language}")
    host = Host(
        lambda: pages.page_at(here), pages.page_at, None, send=sent.append, changed=lambda: None, log=print
    )  # without a page that says sorry: whatever is raised is raised here
    host.receive({"kind": "ready", "address": address, "own": folder != "JupyterLab", "kept": {}})
    first, rng = host.page.scene(), Random(file + folder)
    shares = [(each.id, {"kind": "open", "open": True}) for each in host.page.parts().values() if each.view == "share"]
    for part, intent in chain(shares, buttons(host.page, rng), islice(intents(host.page, rng), BY_CHANCE)):
        host.receive({"kind": "intent", "part": part, "intent": intent})
    for message in sent:
        message.pop("at", None)  # to the browser that asked, whence it came
    return host.page, first, json.dumps(sent, allow_nan=False)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("file", FILES)
def test_whatever_is_pressed_on_a_page_the_laws_of_every_page_hold(file, language):
    folder = [*FOLDERS][(FILES.index(file) + 2 * languages().index(language)) % len(FOLDERS)]
    page, first, sent = walked(file, folder, language)
    assert SECRET not in sent
    assert PASSWORD not in sent
    for scene in (first, page.scene()):
        assert json.loads(json.dumps(scene, allow_nan=False)) == listed(scene), "a scene is plain JSON"
        assert set(scene["keeps"]) <= NAMES
    assert set(page.kept()) <= NAMES | {LOOKS}
    if folder != "JupyterLab":
        assert first["language"] == language
    (head,) = [each["scene"] for each in first["parts"].values() if each["view"] == "head"] or [None]
    assert (head is None) == (file == "index.ipynb")
    if head is not None:
        leads_everywhere(head, file)


def leads_everywhere(head, file):
    """To every door, and to what else stands behind its own."""
    assert head["title"]
    doors = head["ways"]["doors"]
    assert [each["page"] for door in doors for each in door["pages"]] == BEHIND_DOORS
    assert [door["page"] for door in doors] == [address_of(each[0]) for each in DOORS.values()]
    (here,) = [door for door in doors if door["here"]]
    shown = [each["page"] for each in here["pages"] if each["here"]]
    assert shown == ([] if file in REACHED_FROM_THERE else [file])
    assert head["ways"]["home"]["page"] == "index.ipynb"


def test_every_page_stands_behind_one_door():
    assert len(set(BEHIND_DOORS)) == len(BEHIND_DOORS)
    assert set(BEHIND_DOORS) | REACHED_FROM_THERE == set(pages.files())


@pytest.mark.parametrize("folder", ["own server", "hub", "site"])
def test_a_link_to_the_lab_s_deal_leads_to_the_lab_all_the_same(folder):
    page = FOLDERS[folder].format("lab.html" if folder == "site" else "lab.ipynb").replace(f"ann:{PASSWORD}@", "")
    assert f'"{page}?lang=fr#piquet=1.' in walked("lab.ipynb", folder, "fr")[2]


def test_what_stands_in_the_place_of_a_page_is_behind_no_door():
    assert door_of("trouble") == ""
    assert not any(door["here"] for door in PageHead("trouble", "Oh", "", "en").scene["ways"]["doors"])
    assert "ways" not in PageHead("trouble", "Oh", "", "en", doors=False).scene
