"""A visitor of the app can press what is on a page, and nothing else."""

from __future__ import annotations

import http.client
import json
import random
import re
import sys
import time
import uuid
from pathlib import Path

import pytest
import websocket

from tests.server import BELL, running_app, write_notebook

SECRET = "this line of source is nobody's business"


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    folder = tmp_path_factory.mktemp("house")
    write_notebook(folder / "index.ipynb", "# Front", f"# {SECRET}\n\nprose", BELL)
    write_notebook(folder / "failing.ipynb", "# Failing", "secret_name = 1 / 0")
    (folder / "notes.py").write_text(SECRET)
    (folder / "notes.txt").write_text(SECRET)
    with running_app(folder, tracebacks=False) as url:
        yield url.removeprefix("http://")


def ask(house, path, method="GET", **headers):
    connection = http.client.HTTPConnection(house, timeout=30)
    connection.request(method, path, headers=headers)
    answer = connection.getresponse()
    body = answer.read().decode("utf-8", "replace")
    connection.close()
    return answer, body


@pytest.fixture(scope="module")
def kernel(house):
    """A page that was visited, and the kernel behind it."""
    answer, body = ask(house, "/voila/render/index.ipynb?visit=1")
    assert answer.status == 200
    return re.search(r'"kernelId": "([-0-9a-f]+)"', body)[1]


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/api/kernels"),
        ("POST", "/api/kernels"),
        ("GET", "/api/kernelspecs"),
        ("GET", "/api/contents"),
        ("GET", "/api/contents/index.ipynb"),
        ("GET", "/api/sessions"),
        ("POST", "/api/sessions"),
        ("GET", "/api/terminals"),
        ("POST", "/api/terminals"),
        ("GET", "/terminals/websocket/1"),
        ("POST", "/api/shutdown"),
        ("GET", "/voila/api/contents"),
        ("GET", "/voila/api/contents/index.ipynb"),
        ("GET", "/voila/files/index.ipynb"),
        ("GET", "/voila/files/notes.py"),
        ("GET", "/voila/files/notes.txt"),
        ("GET", "/voila/files/../../../../etc/passwd"),
        ("GET", "/voila/files/..%2f..%2f..%2f..%2fetc%2fpasswd.svg"),
        ("GET", "/files/index.ipynb"),
        ("GET", "/tree"),
        ("GET", "/lab"),
    ],
)
def test_no_way_in(house, method, path):
    answer, body = ask(house, path, method)
    assert answer.status in (403, 404, 405), f"{method} {path}: {answer.status}"
    assert SECRET not in body


ODD = [
    "/voila/render/..%2f..%2fetc",
    "/voila/render/%2e%2e/",
    "/voila/render/%00",
    "/voila/render/%ff",
    "/voila/render/a%0ab.ipynb",
    "/voila/render/" + "a" * 300 + ".ipynb",
    "/voila/render/" + "a/" * 3000,
    "/voila/render/",
    "/voila/render/.ipynb_checkpoints/index.ipynb",
    "/voila/templates/",
    "/voila/templates/piquet",
    "/voila/templates/../static/x",
    "/voila/templates/lab/static/%00",
    "/voila/static/" + "a" * 300,
    "/voila/labextensions/" + "a" * 300,
    "/voila/api/themes/nothing",
    "/voila/api/shutdown/..",
    "/login",
    "/nothing",
]

PIECES = [
    *("..", "%2e%2e", "%2f", "/", "%00", "%5c", "\\", "%", "%zz", "%ff", "%c3%28", ".", "%2e", "//", "a" * 300, "%0a"),
    *(
        "%F0%9F%82%A1",
        ":",
        "~",
        "%0d%0a",
        "etc/passwd",
        ";",
        "&",
        "=",
        "*",
        "<script>",
        "'",
        '"',
        "%25",
        "%252e%252e%252f",
    ),
    *(
        "index.ipynb",
        ".ipynb_checkpoints",
        "static",
        "piquet",
        "[",
        "]",
        "{",
        "}",
        "|",
        "^",
        "$",
        "@",
        "%7f",
        "%e2%80%ae",
    ),
]
STARTS = [
    *("/voila/render/", "/voila/render", "/voila/templates/", "/voila/templates/piquet/static/", "/voila/static/", "/"),
    *("/voila/labextensions/", "/voila/query/", "/api/kernels/", "/voila/"),
]


def odd_addresses(how_many):
    chance = random.Random(1653)
    for _ in range(how_many):
        yield chance.choice(STARTS) + "".join(chance.choice(PIECES) for _ in range(chance.randrange(2, 6)))


def test_an_odd_address_is_answered_by_the_page_that_says_there_is_none(house):
    for path in [*ODD, *odd_addresses(300)]:
        answer, body = ask(house, path)
        assert answer.status == 404, f"{path}: {answer.status}"
        assert "There is no such page" in body, path


def test_files_of_the_front_end_are_compressed_and_kept_by_the_browser(house):
    """Each address the page names, and the pieces of the front end, which it asks for beside the first."""
    body = ask(house, "/voila/render/index.ipynb?visit=4")[1]
    late = json.loads(re.search(r"piquetPage\.load\((.+?)\)", body)[1])  # asked for when the page has been painted
    named = [*re.findall(r'(?:src|href)="(/voila/[^"]+)"', body), *late]
    first = next(path for path in named if path.endswith("voila.js"))
    pieces = Path(sys.prefix, "share/jupyter/voila/templates/base/static").glob("*.voila.js")
    large = first.replace("voila.js", max(pieces, key=lambda piece: piece.stat().st_size).name)
    assert len(named) >= 8
    for path in [*named, large]:
        answer, _ = ask(house, path, **{"Accept-Encoding": "gzip"})
        assert answer.status == 200, path
        assert answer.headers["Cache-Control"] == "public, max-age=31536000, immutable", path
        if int(answer.headers["Content-Length"]) > 1024:
            assert answer.headers["Content-Encoding"] == "gzip", path


@pytest.mark.parametrize(
    "path",
    ["/voila/static/voila.js", "/voila/templates/piquet/static/page.js", "/voila/templates/piquet/static/page.js?v=1"],
)
def test_a_file_whose_address_may_come_to_mean_another_is_asked_for_again(house, path):
    answer, _ = ask(house, path)
    assert answer.headers["Cache-Control"] == "no-cache"
    assert ask(house, path, **{"If-None-Match": answer.headers["Etag"]})[0].status == 304


def test_pages_are_compressed(house):
    page = ask(house, "/voila/render/index.ipynb?visit=5", **{"Accept-Encoding": "gzip"})[0]
    assert page.headers["Content-Encoding"] == "gzip"


def test_a_kernel_cannot_be_ended_without_the_cookie_of_its_page(house, kernel):
    for method, path in (("DELETE", f"/api/kernels/{kernel}"), ("POST", f"/voila/api/shutdown/{kernel}")):
        assert ask(house, path, method)[0].status == 403
    assert ask(house, f"/api/kernels/{kernel}")[0].status == 200


@pytest.mark.parametrize("path", ["/", "/voila/tree", "/voila/tree/", "/voila/tree/lessons"])
def test_instead_of_a_list_of_files_there_is_the_front_page(house, path):
    answer, body = ask(house, path)
    assert answer.status == 302
    assert answer.headers["Location"] == "/voila/render/index.ipynb"
    assert "ipynb" not in body


def test_another_template_cannot_be_asked_for(house):
    body = ask(house, "/voila/render/index.ipynb?template=lab")[1]
    assert "jsdelivr" not in body
    assert "Setting the table" in body


def test_the_source_of_a_page_stays_behind(house):
    assert "import anywidget" not in ask(house, "/voila/render/index.ipynb?visit=2")[1]


def test_a_failing_cell_keeps_its_traceback_to_itself(house):
    assert "secret_name" not in ask(house, "/voila/render/failing.ipynb")[1]


def test_the_browser_is_told_to_fetch_nothing_from_elsewhere(house):
    policy = ask(house, "/voila/render/index.ipynb?visit=3")[0].headers["Content-Security-Policy"]
    assert "default-src 'self'" in policy
    assert "connect-src 'self'" in policy


def test_a_foreign_name_for_this_machine_is_refused(house):
    for path in ("/voila/render/index.ipynb", "/api/kernels/00000000-0000-0000-0000-000000000000"):
        assert ask(house, path, Host="cards.example:8866")[0].status == 403


def channel(house, kernel, origin):
    return websocket.create_connection(
        f"ws://{house}/api/kernels/{kernel}/channels?session_id={uuid.uuid4().hex}", origin=origin, timeout=10
    )


def test_a_foreign_page_gets_no_channel_to_the_kernel(house, kernel):
    with pytest.raises(websocket.WebSocketBadStatusException) as refused:
        channel(house, kernel, "http://cards.example")
    assert refused.value.status_code == 403


def test_a_visitor_cannot_run_code(house, kernel, tmp_path):
    """The channel answers what widgets ask, and drops a request to execute."""
    proof = tmp_path / "proof"
    connection = channel(house, kernel, f"http://{house}")

    def say(kind, content):
        header = {
            "msg_id": uuid.uuid4().hex,
            "msg_type": kind,
            "username": "",
            "session": "s",
            "version": "5.3",
        }
        message = {
            "header": header,
            "parent_header": {},
            "metadata": {},
            "content": content,
            "channel": "shell",
        }
        connection.send(json.dumps(message))
        return header["msg_id"]

    code = f"open({str(proof)!r}, 'w').close()"
    execution = say("execute_request", {"code": code, "silent": False, "user_expressions": {}})
    question = say("kernel_info_request", {})
    replies = set()
    until = time.monotonic() + 20
    while time.monotonic() < until and ("kernel_info_reply", question) not in replies:
        reply = json.loads(connection.recv())
        replies.add((reply["header"]["msg_type"], reply["parent_header"].get("msg_id")))
    connection.close()
    # The kernel answers in order, so whatever came before the question has been dealt with.
    assert ("kernel_info_reply", question) in replies
    assert not [kind for kind, parent in replies if parent == execution]
    assert not proof.exists()


def test_a_page_is_found_by_its_name_alone(house):
    """As somebody types it who knows no more of an address."""
    for page in ("index.ipynb", "scorer.ipynb?rules=parlett"):
        answer, _ = ask(house, f"/{page}")
        assert (answer.status, answer.headers["Location"]) == (302, f"/voila/render/{page}")
