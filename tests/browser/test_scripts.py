"""The widgets' pure functions, tried in the browser that will run them; `node --test tests/js` does it faster."""

from __future__ import annotations

import pytest

from tests.server import ROOT

WIDGETS = ROOT / "piquet_tutor" / "widgets"
SCRIPT = ROOT / "tests" / "js" / "widgets.test.mjs"

NODE = """
// What the tests ask of Node, as far as they ask it: its runner, its assertions, and files, which are given.
const files = window.givenFiles;
const results = [];
const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);
const fail = (said) => { throw new Error(said); };
const assert = {
  ok: (value, said) => { if (!value) fail(said || `${value} is not true`); },
  equal: (a, b, said) => { if (a !== b) fail(said || `${a} is not ${b}`); },
  deepEqual: (a, b, said) => { if (!same(a, b)) fail(said || `${JSON.stringify(a)} is not ${JSON.stringify(b)}`); },
};
const waiting = [];
const test = (name, run) => waiting.push([name, run]);
const base = (path) => path.split("/").pop();
const readFileSync = (path) => files[base(path)] ?? fail(`no file ${path}`);
const readdirSync = () => Object.keys(files);
const path = { resolve: (...parts) => parts.join("/"), dirname: (one) => one, join: (...parts) => parts.join("/") };
const fileURLToPath = (url) => url;
"""
RUN = """
for (const [name, run] of waiting) {
  try { await run(); results.push([name, ""]); } catch (error) { results.push([name, String(error.message || error)]); }
}
window.testResults = results;
"""


@pytest.fixture
def results(page):
    """Every test of the script with what went wrong in it."""
    files = {one.name: one.read_text(encoding="utf-8") for one in WIDGETS.iterdir() if one.suffix in (".js", ".css")}
    lines = SCRIPT.read_text(encoding="utf-8").splitlines()
    asked = [line for line in lines if line.startswith("import ")]
    assert all('"node:' in line for line in asked), "the script asks for something that is not stood in for"
    body = "\n".join(line for line in lines if line not in asked)
    page.goto("about:blank")
    page.evaluate("files => { window.givenFiles = files; }", files)
    page.evaluate("source => import('data:text/javascript,' + encodeURIComponent(source))", NODE + body + RUN)
    return page.evaluate("window.testResults")


def test_every_script_test_passes_in_the_browser(results):
    assert len(results) >= SCRIPT.read_text(encoding="utf-8").count('\ntest("')
    assert len(results) >= 10
    wrong = [f"{name}: {said}" for name, said in results if said]
    assert not wrong, "\n".join(wrong)
