"""Which messages of a page reach its kernel."""

from __future__ import annotations

import json
import random
from types import SimpleNamespace

import pytest
from jupyter_server.services.kernels.connection.base import serialize_msg_to_ws_v1

from piquet_tutor.serving.messages import LARGEST, Gate, Socket

HEADER = {"msg_id": "1", "session": "s", "username": "", "date": "2026-01-01T00:00:00Z", "version": "5.2"}
CONTROL = {"comm_id": "c", "target_name": "jupyter.widget.control", "data": {}}


def in_text(kind, content, *, channel="shell", **parts):
    message = {"header": {**HEADER, "msg_type": kind}, "parent_header": {}, "metadata": {}, "content": content}
    return json.dumps({**message, "channel": channel, **parts})


def in_v1(kind, content, *, channel="shell", **parts):
    message = {"header": {**HEADER, "msg_type": kind}, "parent_header": {}, "metadata": {}, "content": content, **parts}
    parts = ("header", "parent_header", "metadata", "content")
    return serialize_msg_to_ws_v1([json.dumps(message[part]).encode() for part in parts], channel)


@pytest.fixture(params=["text", "v1"])
def protocol(request):
    """How a message is written, and the gate's answer to it."""
    gate = Gate()
    write, ask = (in_text, gate.passes_text) if request.param == "text" else (in_v1, gate.passes_v1)
    return lambda *message, **options: ask(write(*message, **options))


def custom(content, **more):
    return {"comm_id": "w", "data": {"method": "custom", "content": content, **more}}


@pytest.mark.parametrize(
    ("kind", "content"),
    [
        ("kernel_info_request", {}),
        ("comm_info_request", {"target_name": "jupyter.widget"}),
        ("comm_open", CONTROL),
        ("comm_msg", {"comm_id": "c", "data": {"method": "request_states"}}),
        ("comm_msg", {"comm_id": "w", "data": {"method": "request_state"}}),
        ("comm_msg", custom({"event": "click"})),
        ("comm_msg", custom({"kind": "intent", "part": "table", "intent": {"kept": "x" * 600_000}})),
    ],
)
def test_what_the_front_end_and_the_pages_say_passes(protocol, kind, content):
    assert protocol(kind, content)


@pytest.mark.parametrize(
    ("kind", "content"),
    [
        ("execute_request", {"code": "1"}),
        ("complete_request", {"code": "1", "cursor_pos": 1}),
        ("inspect_request", {"code": "open", "cursor_pos": 1}),
        ("history_request", {}),
        ("is_complete_request", {"code": "1"}),
        ("input_reply", {"value": "1"}),
        ("shutdown_request", {"restart": False}),
        ("interrupt_request", {}),
        ("debug_request", {"command": "initialize"}),
        ("create_subshell_request", {}),
        ("comm_open", {**CONTROL, "target_name": "jupyter.widget"}),
        ("comm_open", {**CONTROL, "target_name": "anywidget"}),
        ("comm_close", {"comm_id": "w"}),
        ("comm_msg", {"comm_id": "w", "data": {"method": "update", "state": {"value": "x"}}}),
        ("comm_msg", {"comm_id": "w", "data": {"method": "echo_update", "state": {}}}),
        ("comm_msg", {"comm_id": "w", "data": {"method": "request_state", "state": {}}}),
        ("comm_msg", custom("no object")),
        ("comm_msg", custom({"kind": "ready"}, buffer_paths=[["x"]])),
        ("comm_msg", custom({"kind": "x" * LARGEST})),
        ("comm_msg", {"comm_id": 3, "data": {"method": "custom", "content": {}}}),
        ("comm_msg", {"comm_id": "w", "data": []}),
        ("comm_msg", {}),
        ("kernel_info_request", {"x": "y" * 5000}),
        ("", {}),
        ("no such thing", {}),
    ],
)
def test_nothing_else_does(protocol, kind, content):
    assert not protocol(kind, content)


@pytest.mark.parametrize("channel", ["control", "stdin", "iopub", "hb", "", "shell "])
def test_only_one_channel_is_open(protocol, channel):
    assert not protocol("comm_msg", custom({"kind": "ready"}), channel=channel)


def test_what_a_page_opened_itself_it_may_close(protocol):
    assert not protocol("comm_close", {"comm_id": "c"})
    assert protocol("comm_open", CONTROL)
    assert protocol("comm_close", {"comm_id": "c", "data": {}})


@pytest.mark.parametrize(
    "header",
    [
        [],
        None,
        {},
        {"msg_type": "kernel_info_request"},
        {**HEADER, "msg_type": 1},
        {**HEADER, "msg_type": "x", "date": []},
    ],
)
def test_a_message_has_a_header(protocol, header):
    assert not protocol("kernel_info_request", {}, header=header)


@pytest.mark.parametrize("part", ["parent_header", "metadata"])
def test_and_its_other_parts(protocol, part):
    assert not protocol("kernel_info_request", {}, **{part: [1]})


def test_no_buffers_come_along():
    assert not Gate().passes_text(in_text("comm_msg", custom({}), buffers=["x"]))
    parts = [json.dumps({**HEADER, "msg_type": "comm_msg"}).encode(), b"{}", b"{}", json.dumps(custom({})).encode()]
    assert Gate().passes_v1(serialize_msg_to_ws_v1(parts, "shell"))
    assert not Gate().passes_v1(serialize_msg_to_ws_v1([*parts, b"buffer"], "shell"))


@pytest.mark.parametrize(
    "message", [b"", b"\xff" * 8, b"\xff" * 64, b"\x06" + bytes(7), b"\x06" + bytes(80), "text", 3, None, "[" * 100_000]
)
def test_what_is_no_message_at_all_is_dropped(message):
    assert not Gate().passes_v1(message)
    assert not Gate().passes_text(message)


def test_random_damage_does_no_harm():
    chance = random.Random(1646)
    whole = in_v1("comm_msg", custom({"kind": "ready"}))
    for _ in range(2000):
        damaged = bytearray(whole)
        for _ in range(chance.randrange(1, 6)):
            damaged[chance.randrange(len(damaged))] = chance.randrange(256)
        assert Gate().passes_v1(bytes(damaged)) in (True, False)


def test_a_connection_that_answers_no_pings_is_lost():
    said = []
    socket = SimpleNamespace(
        ws_connection=object(), unanswered=0, ping=lambda: said.append("ping"), close=lambda: said.append("close")
    )
    for _ in range(3):
        Socket._ask(socket)
    assert said == ["ping", "ping", "close"]
