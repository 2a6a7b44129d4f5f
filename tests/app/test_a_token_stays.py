"""A server's token, or a password in an address, opens kernels to whoever has it: it is the reader's alone."""

from __future__ import annotations

import json
from itertools import chain, islice
from random import Random

import pytest

from piquet_tutor.app.address import Address
from piquet_tutor.app.host import Host
from piquet_tutor.app.pages import pages
from tests.app.strangers import buttons, intents

SECRET, PASSWORD = "0f1e2d3c4b5a", "sesame"
FOLDERS = {
    "own server": "http://127.0.0.1:8866/voila/render/{}",
    "hub": f"https://ann:{PASSWORD}@hub.example.org/user/ann/voila/render/notebooks/{{}}",
    "JupyterLab": "http://127.0.0.1:8888/lab/tree/notebooks/{}",
    "site": "https://example.org/piquet/{}",
}
"""Where pages stand, and how addresses look there."""
BY_CHANCE = 40
"""Intents by chance, after everything that has a name was pressed."""
LESSON = "lesson_04_point.ipynb"
FILES = (*(each for each in pages.files() if not each.startswith("lesson_")), LESSON)


def all_sent(file, folder):
    """Everything that leaves a page for the browser, or for its shelf, while whatever is on it is pressed."""
    sent = []
    address = f"{FOLDERS[folder].format(file)}?token={SECRET}&lang=fr"
    if folder == "site":
        address = address.replace(".ipynb", ".html")
    host = Host(
        lambda: pages.page_at(Address.read(f"http://here/{file}")),
        pages.page_at,
        None,
        send=sent.append,
        changed=lambda: None,
        log=print,
    )
    host.receive({"kind": "ready", "address": address, "own": folder != "JupyterLab", "kept": {}})
    rng = Random(file + folder)
    shares = [(each.id, {"kind": "open", "open": True}) for each in host.page.parts().values() if each.view == "share"]
    for part, intent in chain(shares, buttons(host.page, rng), islice(intents(host.page, rng), BY_CHANCE)):
        host.receive({"kind": "intent", "part": part, "intent": intent})
    for message in sent:
        message.pop("at", None)  # to the browser that asked, whence it came
    return json.dumps(sent)


@pytest.mark.parametrize("folder", FOLDERS)
@pytest.mark.parametrize("file", FILES)
def test_no_page_writes_draws_or_keeps_the_token_of_its_address(file, folder):
    told = all_sent(file, folder)
    assert SECRET not in told
    assert PASSWORD not in told


@pytest.mark.parametrize("folder", ["own server", "hub", "site"])
def test_a_link_to_the_lab_s_deal_leads_to_the_lab_all_the_same(folder):
    page = FOLDERS[folder].format("lab.html" if folder == "site" else "lab.ipynb").replace(f"ann:{PASSWORD}@", "")
    assert f'"{page}?lang=fr#piquet=1.' in all_sent("lab.ipynb", folder)
