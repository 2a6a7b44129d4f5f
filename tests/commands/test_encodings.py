"""Every command reads a record in UTF-8 and in UTF-16, out of a file and out of a pipe, one and several."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner

from piquet_tutor.commands.cli import tutor
from piquet_tutor.explore.examples import example

RECORD = example("cavendish-example")
COMMANDS = (
    ("explain", "--format", "json"),
    ("check",),
    ("compare", "--rules", "rubicon", "--rules", "parlett"),
    ("why", "--not", "repique", "--side", "elder"),
    ("told", "--seat", "elder"),
    ("picture",),
    ("link",),
)
"""Every command that takes FILE or -, but for ``review``, which reads as they do and takes its time."""


def run(*words, given=None):
    return CliRunner().invoke(tutor, words, input=given)


def powershell(text):
    """What ``>`` writes in Windows PowerShell."""
    return b"\xff\xfe" + text.replace("\n", "\r\n").encode("utf-16-le")


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command[0])
@pytest.mark.parametrize("indent", [None, 1])
def test_every_command_reads_what_powershell_writes(tmp_path, command, indent):
    text = json.dumps(RECORD, indent=indent) + "\n"
    file = tmp_path / "deal.json"
    answers = []
    for data in (text.encode(), powershell(text), text.encode("utf-8-sig")):
        file.write_bytes(data)
        answers += [run(*command, str(file)), run(*command, "-", given=data)]
    assert all(answer.exit_code == 0 for answer in answers)
    assert len({answer.stdout for answer in answers[::2]}) == 1
    assert len({answer.stdout for answer in answers[1::2]}) == 1


@pytest.mark.parametrize("command", ["explain", "check", "link"])
def test_lines_and_lists_are_read_so_too(tmp_path, command):
    first, second = json.dumps(RECORD), json.dumps(example("parlett-repique-example"))
    lines, listed = f"{first}\n{second}\n", f"[{first}, {second}]"
    file, list_file = tmp_path / "deals.jsonl", tmp_path / "deals.json"
    answers = []
    for encode in (str.encode, powershell):
        file.write_bytes(encode(lines))
        list_file.write_bytes(encode(listed))
        answers.append([run(command, str(file)), run(command, str(list_file)), run(command, "-", given=encode(lines))])
    assert [one.stdout for one in answers[0]] == [one.stdout for one in answers[1]]
    assert all(answer.exit_code == 0 for each in answers for answer in each)


def test_the_deals_of_lines_stand_in_one_link():
    lines = "".join(json.dumps(example(name)) + "\n" for name in ("cavendish-example", "parlett-repique-example"))
    made = run("link", "-", given=lines)
    assert len(run("open-link", made.stdout).stdout.splitlines()) == 2


def test_a_letter_around_a_link_is_read_out_of_a_pipe():
    link = run("link", "-", "--page", "https://example.org/table.html", given=json.dumps(RECORD)).stdout.strip()
    letter = f"Anna wrote:\n> Look: <{link[:70]}\n> {link[70:]}>, and tell me.\n"
    for data in (letter.encode(), powershell(letter)):
        assert json.loads(run("open-link", "-", given=data).stdout) == RECORD


@pytest.mark.parametrize("command", [*COMMANDS, ("review",), ("open-link",)], ids=lambda command: command[0])
def test_another_encoding_is_one_sentence(tmp_path, command):
    data = json.dumps(RECORD | {"title": "à relire"}, ensure_ascii=False).encode("cp1252")
    file = tmp_path / "deal.json"
    file.write_bytes(data)
    for words, given in (((str(file),), None), (("-",), data)):
        if command == ("open-link",) and given is None:
            continue
        answer = run(*command, *words, given=given)
        assert answer.exit_code == 1
        assert answer.output.count("ot UTF-8") == answer.output.count("\n") == 1
        assert "save it as UTF-8" in answer.output


def test_a_deal_is_written_into_a_file_as_into_a_pipe(tmp_path):
    file = tmp_path / "deal.json"
    file.write_text("an older one, and longer by far than any deal can be" * 99, encoding="utf-8")
    made = run("deal", "--seed", "7", "--lang", "fr", "-o", str(file))
    assert (made.exit_code, made.output) == (0, "")
    assert file.read_bytes().decode() == run("deal", "--seed", "7", "--lang", "fr").stdout
    assert run("check", str(file)).exit_code == 0


@pytest.mark.parametrize(
    ("name", "language", "said"),
    [("", "en", "name another file."), ("a\0b", "fr", "nommez un autre fichier."), (".", "en", "name another file.")],
)
def test_a_deal_that_cannot_be_written_is_one_sentence(name, language, said):
    answer = run("deal", "--seed", "7", "--lang", language, "--output", name)
    assert answer.exit_code == 1
    assert answer.stdout == ""
    assert answer.stderr.count("\n") == 1
    assert said in answer.stderr
