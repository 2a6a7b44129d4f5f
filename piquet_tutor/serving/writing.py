"""Notebooks becoming pages: written piece by piece, by kernels that start in turn, some before anybody asks."""

from __future__ import annotations

import asyncio
import contextlib
import os
import time
from collections import deque
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping
from pathlib import PurePosixPath
from typing import Any

from voila.notebook_renderer import NotebookRenderer
from voila.utils import get_page_config

from piquet_tutor.app import assets
from piquet_tutor.app.visit import ROOMS_ALONE
from piquet_tutor.serving.kernels import Full, Kernels

LONGEST_TURN = 5.0
"""Seconds after which the next kernel may start, though the one before has not written its page."""

HEARTBEAT = "<script>window.voila_heartbeat()</script>\n"
"""Sent while a page is long in coming, so that nobody between here and the browser gives up."""


Start = Callable[[Any], Coroutine[Any, Any, str]]
"""Starts the kernel of a notebook, and returns its number."""


class _Renderer(NotebookRenderer):
    """Voilà's renderer, which here starts the kernel only when the template has come to the first cell."""

    def __init__(self, kernels: Kernels, start: Start, **options: Any) -> None:
        super().__init__(**options)
        self._kernels = kernels
        self._start = start

    async def _jinja_kernel_start(self, nb: Any, kernel_id: None, kernel_future: None) -> str:
        del kernel_id, kernel_future  # there is none yet
        started = await self._start(nb)
        return str(await super()._jinja_kernel_start(nb, started, self._kernels.get_kernel(started)))


def _end(turn: asyncio.Future[None]) -> None:
    if not turn.done():
        turn.set_result(None)


class Writing:
    """A notebook that is becoming a page, with a kernel of its own, whether or not somebody reads it already.

    Args:
        desk: where it is written.
        path: the notebook, in the folder that is served.
        environment: variables for its kernel.
        theme: the theme asked for.

    Raises:
        Full: there is no kernel left for it.
    """

    def __init__(self, desk: Desk, path: str, environment: Mapping[str, str], theme: str | None = None) -> None:
        desk.kernels.promise()
        self._desk = desk
        self._path = path
        self._environment = environment
        self._theme = theme
        self._starts = self._is_left = False
        self.is_early = False
        """Whether its kernel began before kernels had in common all that they can."""
        self._pieces: asyncio.Queue[str | None] = asyncio.Queue()
        self.kernel_id: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self.turn_over: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.task = asyncio.create_task(self._write())
        self.task.add_done_callback(self._finished)

    @property
    def is_sound(self) -> bool:
        """Whether nothing has gone wrong with it so far."""
        if self.task.done() and (self.task.cancelled() or self.task.exception()):
            return False
        return not self.kernel_id.done() or self.kernel_id.result() in self._desk.kernels

    async def read(self) -> AsyncIterator[str]:
        """Yield the page as it is written; from its end on, its kernel is kept only if somebody connects.

        Raises:
            Exception: whatever went wrong; before the first piece if nothing has been written.
        """
        patience = self._desk.server.voila_configuration.http_keep_alive_timeout
        try:
            while True:
                try:
                    pieces = [await asyncio.wait_for(self._pieces.get(), patience)]
                except TimeoutError:
                    yield HEARTBEAT
                    continue
                while not self._pieces.empty():
                    pieces.append(self._pieces.get_nowait())
                if text := "".join(filter(None, pieces)):
                    yield text
                if pieces[-1] is None:
                    break
            if not self.task.cancelled():
                await self.task
        finally:
            self.leave()

    def leave(self) -> None:
        """Nobody reads it any more: its kernel is kept only if somebody connects; if it is not begun, it never is."""
        self._is_left = True
        if not self._starts:
            self.task.cancel()
        elif self.kernel_id.done() and not self.kernel_id.cancelled():
            self._desk.kernels.expect(self.kernel_id.result())

    async def _write(self) -> None:
        renderer = self._desk.renderer(self._path, self._start)
        await renderer.initialize(theme=self._theme)
        async for piece, _ in renderer.generate_content_generator():
            self._pieces.put_nowait(piece)

    async def _start(self, notebook: Any) -> str:
        await self._desk.turn(self.turn_over)
        self._starts = True  # what has begun to start is waited for: one that was cancelled would be nobody's
        kernels = self._desk.kernels
        self.is_early = not kernels.begin_ready
        kernel_id = await kernels.start_kernel(
            kernel_name=notebook.metadata.kernelspec.name,
            path=str(PurePosixPath(self._path).parent),
            env={**os.environ, **self._environment},
        )
        kernels.keep_waiting(kernel_id)
        self.kernel_id.set_result(kernel_id)
        kernels.forget_promise()
        if self._is_left:
            kernels.expect(kernel_id)
        return kernel_id

    def _finished(self, task: asyncio.Task[None]) -> None:
        _end(self.turn_over)
        if not self.kernel_id.done():  # it has not come so far
            self._desk.kernels.forget_promise()
            self.kernel_id.cancel()
        self._pieces.put_nowait(None)
        if not task.cancelled():
            task.exception()  # whoever reads is told; if nobody does, nobody needs to be


class Desk:
    """Where pages are written: a few at a time, so that each is done as soon as it can be.

    Args:
        server: Voilà.
        at_once: how many kernels may start side by side.
    """

    def __init__(self, server: Any, at_once: int | None = None) -> None:
        self.server = server
        self._turns = asyncio.Semaphore(at_once or os.cpu_count() or 1)

    @property
    def kernels(self) -> Kernels:
        """The server's manager of kernels."""
        kernels: Kernels = self.server.kernel_manager
        return kernels

    async def turn(self, over: asyncio.Future[None]) -> None:
        """Wait until a page may have its kernel; the next one follows when it is written, or is long about it.

        Args:
            over: is done when the turn is over.
        """
        await self._turns.acquire()
        over.add_done_callback(lambda _: self._turns.release())
        asyncio.get_running_loop().call_later(LONGEST_TURN, _end, over)

    def environment(self) -> dict[str, str]:
        """What every kernel is told of its server."""
        return {
            assets.SERVED: "1",
            ROOMS_ALONE: "1" if self.server.place.rooms_only else "",
            # Else, where Python was told to keep nothing, every visitor's kernel would compile the tutor anew.
            "PYTHONDONTWRITEBYTECODE": "",
            "VOILA_BASE_URL": self.server.base_url,
            "VOILA_SERVER_URL": self.server.server_url,
            "VOILA_APP_IP": self.server.ip,
            "VOILA_APP_PORT": str(self.server.port),
        }

    def renderer(self, path: str, start: Start) -> _Renderer:
        """Voilà's renderer for a notebook, as Voilà itself would make it."""
        server = self.server
        settings = server.app.settings
        about = {
            "base_url": server.base_url,
            "settings": settings,
            "log": server.log,
            "voila_configuration": server.voila_configuration,
        }
        page_config = get_page_config(**about)
        if hook := server.voila_configuration.page_config_hook:
            page_config = hook(page_config, **about, notebook_path=path)
        return _Renderer(
            self.kernels,
            start,
            voila_configuration=server.voila_configuration,
            traitlet_config=server.config,
            notebook_path=path,
            template_paths=server.template_paths,
            config_manager=server.config_manager,
            contents_manager=server.contents_manager,
            base_url=server.base_url,
            kernel_spec_manager=server.kernel_spec_manager,
            page_config=page_config,
            mathjax_config=settings.get("mathjax_config"),
            mathjax_url=settings.get("mathjax_url"),
        )


class Pool:
    """Pages of one notebook that are written before anybody asks, one after another.

    Args:
        desk: where they are written.
        path: the notebook.
        size: how many are kept.
        rest: seconds after one is taken before the next is begun: its visitor's browser needs the machine just then.
    """

    def __init__(self, desk: Desk, path: str, size: int, rest: float = 0) -> None:
        self._desk = desk
        self._path = path
        self._size = size
        self._ready: deque[Writing] = deque()
        self._closed = False
        self._rest = rest
        self._resting_until = 0.0

    def __len__(self) -> int:
        return len(self._ready)

    def take(self) -> Writing:
        """The page that was begun first, or begin one; and begin the next.

        Raises:
            Full: there is none, and no kernel for it.
        """
        while self._ready:
            writing = self._ready.popleft()
            if writing.is_sound:
                break
        else:
            writing = self._begin()
        self._resting_until = time.monotonic() + self._rest
        self.fill()
        return writing

    def fill(self) -> None:
        """Begin a page if one is lacking, and after its turn the next, as far as there are kernels for them."""
        if len(self._ready) < self._size and not self._is_busy():
            with contextlib.suppress(Full):
                self._append()

    def _is_busy(self) -> bool:
        """Whether no page is to be begun just now."""
        resting = time.monotonic() < self._resting_until
        return self._closed or resting or bool(self._ready and not self._ready[-1].turn_over.done())

    def _append(self) -> Writing:
        writing = self._begin()
        self._ready.append(writing)
        writing.turn_over.add_done_callback(lambda _: self._written(writing))
        return writing

    def renew(self) -> None:
        """Put another page in the place of one whose kernel began too early, once there are better ones."""
        early = next((each for each in self._ready if each.is_early), None)
        if early is None or self._is_busy() or not self._desk.kernels.begin_ready:
            return
        with contextlib.suppress(Full):
            self._append().turn_over.add_done_callback(lambda _: self._give_up(early))

    def _give_up(self, early: Writing) -> None:
        if early in self._ready and self._ready[-1].is_sound and len(self._ready) > self._size:
            self._ready.remove(early)
            early.leave()

    def close(self) -> None:
        """Write no more."""
        self._closed = True
        for writing in self._ready:
            writing.task.cancel()

    def _begin(self) -> Writing:
        return Writing(self._desk, self._path, {**self._desk.environment(), "VOILA_PREHEAT": "True"})

    def _written(self, writing: Writing) -> None:
        if writing.is_sound:
            self.fill()
        elif writing in self._ready:
            self._ready.remove(writing)  # whoever asks next will see what is wrong
