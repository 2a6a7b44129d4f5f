"""What every test may ask for, and what a whole run has to keep."""

from __future__ import annotations

import gc
import os
import signal

import find_chromium
import pytest

from piquet_tutor.serving import first_scenes


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args):
    """Launch the Chromium that is there; without one the test errs, it is never skipped."""
    path = find_chromium.find()
    if path is None:
        pytest.fail(find_chromium.NONE_FOUND, pytrace=False)
    return {
        **browser_type_launch_args,
        "executable_path": path,
        "args": [
            "--no-sandbox",  # in a container the tests run as root, where Chromium's sandbox cannot start
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            # Chromium itself would ask for updates and field trials; the tests run without a network.
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
        ],
    }


@pytest.fixture(scope="session")
def painted():
    """How each page looks first is there: built once, by whoever needs it first."""
    assert first_scenes.ensure()


def pytest_collection_modifyitems(items):
    """Files with a slow test come first: whatever is long must not be what a process is left alone with at the end."""
    slow = {item.path for item in items if item.get_closest_marker("slow")}
    items.sort(key=lambda item: item.path not in slow)


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session, exitstatus):
    """Under `make test` a skipped test is a failed run: what was not tried is not known to work."""
    if not os.environ.get("PIQUET_NO_SKIPS") or hasattr(session.config, "workerinput"):
        return
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    skipped = reporter.stats.get("skipped", []) if reporter else []
    if skipped and session.exitstatus == pytest.ExitCode.OK:
        reporter.write_line(f"{len(skipped)} skipped, and this run allows none", red=True)
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


# Rulings, deals and scenes are many small objects without cycles. At Python's usual pace the collector looks through
# all of them again and again, for a sixth of the time of the whole run.
gc.freeze()
gc.set_threshold(100_000, 50, 100)

# A test run started in the background may have been told to ignore Ctrl-C, and its children would be too: the
# tests that end a server with Ctrl-C would then wait for ever. A handler is not inherited, an ignored signal is.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
