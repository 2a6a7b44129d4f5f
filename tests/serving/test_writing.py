"""Pages that are written before anybody asks, with kernels and notebooks that are only pretended."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace

import pytest

from piquet_tutor.serving import writing
from piquet_tutor.serving.kernels import Full
from piquet_tutor.serving.writing import HEARTBEAT, Desk, Pool, Writing

NOTEBOOK = SimpleNamespace(metadata=SimpleNamespace(kernelspec=SimpleNamespace(name="python3")))


class Kernels(set):
    """Kernels by number, with a limit; they begin ready, or with less in common at first."""

    def __init__(self, limit):
        super().__init__()
        self.limit = limit
        self.promised = 0
        self.log = []
        self.environments = []
        self.begin_ready = True

    def promise(self):
        if len(self) + self.promised >= self.limit:
            raise Full
        self.promised += 1

    def forget_promise(self):
        self.promised -= 1

    async def start_kernel(self, env, **_):
        name = f"k{len(self.environments)}"
        self.environments.append(env)
        self.add(name)
        return name

    def keep_waiting(self, name):
        self.log.append(("waits", name))

    def expect(self, name):
        self.log.append(("expected", name))


class Renderer:
    """A page of a head, a kernel, and as many cells as the desk says."""

    def __init__(self, desk, start):
        self.desk = desk
        self.start = start

    async def initialize(self, theme):
        self.desk.themes.append(theme)
        if self.desk.broken:
            raise FileNotFoundError

    async def generate_content_generator(self):
        yield "head ", {}
        kernel = await self.start(NOTEBOOK)
        for cell in range(2):
            await asyncio.sleep(self.desk.pace)
            yield f"{kernel}.{cell} ", {}


class Pretence(Desk):
    def __init__(self, limit=9, pace=0.0):
        patience = SimpleNamespace(http_keep_alive_timeout=0.2)
        server = SimpleNamespace(
            voila_configuration=patience,
            kernel_manager=Kernels(limit),
            base_url="/",
            server_url="/",
            ip="",
            port=1,
            place=SimpleNamespace(rooms_only=False),
        )
        super().__init__(server, at_once=2)
        self.pace = pace
        self.broken = False
        self.themes = []

    def renderer(self, path, start):
        return Renderer(self, start)


async def whole(page):
    return "".join([piece async for piece in page.read()])


async def settled():
    for _ in range(60):
        await asyncio.sleep(0)


def test_a_page_is_written_on_the_spot_and_its_kernel_then_expected_to_be_asked_for():
    async def scene():
        desk = Pretence()
        page = Writing(desk, "a.ipynb", {"QUERY_STRING": "x=1"}, theme="dark")
        return await whole(page), desk

    page, desk = asyncio.run(scene())
    assert page == "head k0.0 k0.1 "
    assert desk.themes == ["dark"]
    assert desk.kernels.environments[0]["QUERY_STRING"] == "x=1"
    assert desk.kernels.log == [("waits", "k0"), ("expected", "k0")]
    assert desk.kernels.promised == 0


def test_the_head_is_sent_before_there_is_a_kernel():
    async def scene():
        desk = Pretence()
        held = [await desk._turns.acquire() for _ in range(2)]
        async for piece in Writing(desk, "a.ipynb", {}).read():
            assert (piece, len(desk.kernels), len(held)) == ("head ", 0, 2)
            break

    asyncio.run(scene())


def test_a_reader_of_a_slow_page_hears_that_it_is_coming():
    async def scene():
        return await whole(Writing(Pretence(pace=0.3), "a.ipynb", {}))

    assert HEARTBEAT in asyncio.run(scene())


def test_pages_wait_and_one_that_is_taken_is_replaced_at_once():
    async def scene():
        desk = Pretence()
        pool = Pool(desk, "index.ipynb", 2)
        pool.fill()
        await settled()
        assert len(pool) == 2
        assert {one["VOILA_PREHEAT"] for one in desk.kernels.environments} == {"True"}
        page = await whole(pool.take())
        await settled()
        assert page == "head k0.0 k0.1 "
        assert len(pool) == 2
        assert len(desk.kernels) == 3
        pool.close()

    asyncio.run(scene())


def test_a_page_that_waits_for_its_reader_to_be_finished_does_not_keep_the_next_from_being_begun(monkeypatch):
    monkeypatch.setattr(writing, "LONGEST_TURN", 0.01)

    async def scene():
        pool = Pool(Pretence(pace=30), "index.ipynb", 3)
        pool.fill()
        await asyncio.sleep(0.2)
        begun = len(pool)
        pool.close()
        return begun

    assert asyncio.run(scene()) == 3


def test_a_visitor_who_is_too_early_waits_for_the_kernel_that_is_being_started():
    async def scene():
        desk = Pretence()
        pool = Pool(desk, "index.ipynb", 1)
        pool.fill()
        page = await whole(pool.take())
        pool.close()
        return page

    assert asyncio.run(scene()) == "head k0.0 k0.1 "


def test_a_page_whose_kernel_has_died_is_not_handed_out():
    async def scene():
        desk = Pretence()
        pool = Pool(desk, "index.ipynb", 1)
        pool.fill()
        await settled()
        desk.kernels.remove("k0")
        page = await whole(pool.take())
        pool.close()
        return page

    assert asyncio.run(scene()) == "head k1.0 k1.1 "


def test_when_all_kernels_are_taken_the_next_visitor_is_told_and_the_pool_waits():
    async def scene():
        desk = Pretence(limit=2)
        pool = Pool(desk, "index.ipynb", 1)
        pool.fill()
        await settled()
        pool.take()
        await settled()
        pool.take()
        with pytest.raises(Full):
            pool.take()
        await settled()
        desk.kernels.clear()  # everybody leaves
        pool.fill()
        await settled()
        assert len(pool) == 1
        pool.close()

    asyncio.run(scene())


def test_pages_begun_too_early_are_replaced_one_by_one_once_kernels_begin_ready():
    async def scene():
        desk = Pretence()
        desk.kernels.begin_ready = False
        pool = Pool(desk, "index.ipynb", 2)
        pool.fill()
        await settled()
        pool.renew()
        await settled()
        assert desk.kernels == {"k0", "k1"}, "nothing better is to be had yet"
        desk.kernels.begin_ready = True
        lengths = []
        for _ in range(3):
            pool.renew()
            await settled()
            lengths.append(len(pool))
        assert lengths == [2, 2, 2]
        assert desk.kernels == {"k0", "k1", "k2", "k3"}
        assert [each for each in desk.kernels.log if each[0] == "expected"] == [("expected", "k0"), ("expected", "k1")]
        page = await whole(pool.take())
        pool.close()
        return page

    assert asyncio.run(scene()) == "head k2.0 k2.1 "


def test_a_page_begun_too_early_waits_on_where_none_can_take_its_place():
    async def scene():
        desk = Pretence(limit=1)
        desk.kernels.begin_ready = False
        pool = Pool(desk, "index.ipynb", 1)
        pool.fill()
        await settled()
        desk.kernels.begin_ready = True
        pool.renew()
        await settled()
        page = await whole(pool.take())
        pool.close()
        return page

    assert asyncio.run(scene()) == "head k0.0 k0.1 "


def test_a_page_that_cannot_be_written_is_told_to_its_visitor_and_not_tried_for_ever():
    async def scene():
        desk = Pretence()
        desk.broken = True
        pool = Pool(desk, "index.ipynb", 2)
        pool.fill()
        await settled()
        assert len(pool) == 0
        assert len(desk.themes) == 1
        with pytest.raises(FileNotFoundError):
            await whole(pool.take())
        await settled()
        assert desk.kernels.promised == 0
        pool.close()

    asyncio.run(scene())


def test_no_more_than_so_many_kernels_start_side_by_side():
    async def scene():
        desk = Pretence(pace=0.05)
        pages = [Writing(desk, "a.ipynb", {}) for _ in range(5)]
        await asyncio.sleep(0.02)
        started = len(desk.kernels)
        await asyncio.gather(*map(whole, pages))
        return started, len(desk.kernels)

    assert asyncio.run(scene()) == (2, 5)


def test_whoever_leaves_before_their_turn_gives_back_the_place_and_nothing_is_started():
    async def scene():
        desk = Pretence(pace=0.05)
        first, second, third = (Writing(desk, "a.ipynb", {}) for _ in range(3))
        reading = asyncio.ensure_future(whole(third))
        await settled()
        third.leave()
        left = await asyncio.wait_for(reading, 1)
        promised = desk.kernels.promised
        await asyncio.gather(whole(first), whole(second))
        return left, promised, len(desk.kernels)

    assert asyncio.run(scene()) == ("head ", 0, 2)


def test_a_kernel_that_starts_while_its_visitor_leaves_is_kept_no_longer_than_one_that_was_left():
    async def scene():
        desk = Pretence()
        begins = asyncio.Event()
        start = desk.kernels.start_kernel

        async def slowly(**about):
            begins.set()
            await asyncio.sleep(0.05)
            return await start(**about)

        desk.kernels.start_kernel = slowly
        page = Writing(desk, "a.ipynb", {})
        await begins.wait()
        page.leave()
        await asyncio.sleep(0.1)
        return desk.kernels.log, desk.kernels.promised

    assert asyncio.run(scene()) == ([("waits", "k0"), ("expected", "k0")], 0)
