"""A visitor of the app can press what is on a page, and nothing else."""

from __future__ import annotations

import http.client
import json
import re
import time
import uuid

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
