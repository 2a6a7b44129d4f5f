"""What the site is built from, and where it may be written; ``tests/browser/test_site.py`` builds one and opens it."""

from __future__ import annotations

import ast
import dataclasses
import json
import pickle
import sys
import traceback
import zipfile
from types import CodeType

import pytest

from piquet_tutor.narration.catalogue import languages
from piquet_tutor.serving.site import building, compiling, generating, packing
from piquet_tutor.serving.site.building import LIST, NotBuilt, build


@pytest.fixture(scope="module")
def sources(tmp_path_factory):
    path = tmp_path_factory.mktemp("pack") / "sources.zip"
    packing.write_sources(path)
    with zipfile.ZipFile(path) as held:
        return {name: held.read(name) for name in held.namelist()}


def test_the_pack_has_the_tutor_without_the_ways_in_and_the_libraries_it_uses(sources):
    assert {"piquet_tutor/__init__.py", "piquet_tutor/game/rules/data/rubicon.toml", "segno/__init__.py"} <= set(
        sources
    )
    assert "piquet_tutor/narration/locales/fr/words.ftl" in sources
    assert {"piquet_tutor/explore/lab/notation/deal.lark", "lark/lark.py", "lark/grammars/common.lark"} <= set(sources)
    assert not [name for name in sources if name.startswith(("piquet_tutor/serving", "piquet_tutor/commands", "numpy"))]
    assert not [name for name in sources if name.endswith((".js", ".pyc"))]
    printed = {"piquet_tutor/teach/class_report/report.css", "piquet_tutor/teach/worksheets/sheet.css"}
    assert {name for name in sources if name.endswith(".css")} == printed, "the views' the site sends apart"


def test_of_all_languages_the_pack_knows_the_plurals_of_the_tutors_own_alone(sources):
    found = {name.rpartition("/")[2] for name in sources if "locale-data/" in name}
    assert found == {"root.dat", "en.dat", "fr.dat"}


def test_a_folder_with_anything_else_in_it_is_left_alone(tmp_path):
    (tmp_path / "thesis.txt").write_text("do not lose me")
    with pytest.raises(NotBuilt) as refused:
        build(tmp_path, lambda step: None)
    assert "other than an earlier site" in refused.value.text("en")
    assert (tmp_path / "thesis.txt").read_text() == "do not lose me"


@pytest.mark.parametrize("more", [[], ["thesis.txt"]])
def test_an_earlier_site_is_replaced_unless_something_was_put_beside_it(tmp_path, more):
    for name in ("index.html", *more):
        (tmp_path / name).write_text("")
    (tmp_path / LIST).write_text('{"files": ["index.html"]}')
    if more:
        with pytest.raises(NotBuilt):
            building._earlier(tmp_path)
    else:
        assert building._earlier(tmp_path) == ["index.html", LIST]


def test_docs_that_lie_in_a_site_are_left_there(tmp_path):
    (tmp_path / "docs").mkdir()
    for name in ("index.html", "docs/index.html"):
        (tmp_path / name).write_text("")
    (tmp_path / LIST).write_text('{"files": ["index.html"]}')
    assert building._earlier(tmp_path) == ["index.html", LIST]


def with_docs(folder):
    """A folder in which docs lie, and nothing else."""
    for name in ("index.html", "_static/docs.css", ".buildinfo"):
        (folder / "docs" / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / "docs" / name).write_text("")
    return folder


def test_a_site_is_built_around_docs_that_were_there_first(tmp_path):
    assert building._earlier(with_docs(tmp_path)) == []
    (tmp_path / "docs" / "index.html").unlink()
    assert building._docs(tmp_path) == [], "a folder without a first page is no docs"


def test_pages_lead_to_docs_that_are_there_and_the_browser_can_keep_them(tmp_path):
    docs = building._docs(with_docs(tmp_path / "out"))
    assert docs == ["docs/_static/docs.css", "docs/index.html"], "some hosts leave hidden files out"
    (tmp_path / "made").mkdir()
    digests = building._digests(tmp_path / "out", docs)
    assert set(digests.values()) == {"47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="}, "the SHA-256 of nothing"
    building._write_keeping(tmp_path / "made", "some-version", digests)
    assert json.dumps(digests) in (tmp_path / "made" / "sw.js").read_text()
    for there in (True, False):
        assert ('href="docs/index.html"' in building._page({"title": "Play"}, "some-version", there)) == there


def test_other_docs_are_another_version(tmp_path):
    out = with_docs(tmp_path)
    before = building._version(out / name for name in building._docs(out))
    (out / "docs" / "index.html").write_text("new")
    assert building._version(out / name for name in building._docs(out)) != before


def test_the_pack_names_its_files_and_then_holds_them_one_after_another(tmp_path):
    with zipfile.ZipFile(tmp_path / "sources.zip", "w") as held:
        held.writestr("b/words.ftl", "word = Word")
        held.writestr("a.py", "x = 1")
    compiling.packed(tmp_path / "sources.zip", tmp_path / "pack")
    pack = (tmp_path / "pack").read_bytes()
    start = 4 + int.from_bytes(pack[:4], "big")
    names, lengths = zip(*json.loads(pack[4:start]), strict=True)
    assert names == ("a.pyc", "b/words.ftl")
    assert pack[start + lengths[0] :] == b"word = Word"
    assert len(pack) == start + sum(lengths)


def marked(code):
    """The same code, by another file's name."""
    inner = tuple(marked(each) if isinstance(each, CodeType) else each for each in code.co_consts)
    return code.replace(co_consts=inner, co_filename="built")


def test_methods_of_dataclasses_are_compiled_when_the_site_is_built_and_taken_from_there(tmp_path, monkeypatch):
    held = "import dataclasses\n@dataclasses.dataclass(frozen=True)\nclass Held:\n    a: int\n"
    with zipfile.ZipFile(tmp_path / "sources.zip", "w") as archive:
        for name, text in {"__init__.py": "", "held.py": held, "other.py": "import not_there"}.items():
            archive.writestr(f"made_here/{name}", text)
    monkeypatch.setattr(sys, "path", list(sys.path))
    monkeypatch.setitem(vars(dataclasses), "exec", exec)
    generating.generate(tmp_path / "sources.zip", "made_here", marked)
    with zipfile.ZipFile(tmp_path / "sources.zip") as archive:
        archive.extract(generating.FILE, tmp_path)
    generating.use_generated(str(tmp_path))
    room = {}
    exec(f"{held}\n@dataclasses.dataclass\nclass New:\n    b: int\n", room)
    assert room["Held"].__eq__.__code__.co_filename == "built"
    assert room["Held"](3) == room["Held"](3) != room["Held"](4)
    assert room["New"].__eq__.__code__.co_filename != "built", "it was not there when the site was built"
    assert room["New"](2).b == 2


def test_python_keeps_what_pages_need_of_its_library_and_no_more():
    assert all(map(compiling.is_used, ("json/decoder.py", "encodings/utf_8.py", "xml/sax/saxutils.py")))
    assert not any(map(compiling.is_used, ("pdb.py", "email/message.py", "encodings/cp1251.py", "xml/dom/minidom.py")))


def imported(source):
    """The modules that a source imports when it is loaded itself."""
    for node in ast.parse(source).body:
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module


def test_nothing_in_the_pack_imports_of_python_s_library_what_is_left_out(sources):
    """What an import inside a function brings is found by the strangers of ``tests/browser/test_site.py``."""
    own = {name: list(imported(text)) for name, text in sources.items() if name.endswith(".py")}
    missing = {
        (name, module)
        for name, modules in own.items()
        for module in modules
        if module.partition(".")[0] in sys.stdlib_module_names
        and not compiling.is_used(f"{module.replace('.', '/')}.py")
    }
    assert missing == {("segno/cli.py", "argparse")}, "a command, which no page runs"


def test_what_fails_is_still_told_by_file_and_function():
    source = "\n\ndef fail():\n    here = [1 / each for each in (1, 0)]\n    return here\n"
    code = compile(source, "the_file.py", "exec")
    room = {}
    exec(compiling.without_lines(code), room)
    with pytest.raises(ZeroDivisionError) as failed:
        room["fail"]()
    last = traceback.extract_tb(failed.value.__traceback__)[-1]
    assert last.filename == "the_file.py"
    assert last.lineno in (3, 4), "the function's first line"


def test_of_a_language_s_data_the_site_has_what_numbers_and_plurals_take(tmp_path):
    packing.write_sources(tmp_path / "sources.zip")
    with zipfile.ZipFile(tmp_path / "sources.zip") as held:
        for language in languages():
            data = pickle.loads(held.read(f"babel/locale-data/{language}.dat"))
            assert {"plural_form", "number_symbols", "decimal_formats", "percent_formats"} <= data.keys()
            assert "territories" not in data
