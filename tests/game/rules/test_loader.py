"""The loader is a strict reader: each fault in a rule file is refused by name, with the file and the line."""

from __future__ import annotations

import re
from copy import copy
from pathlib import Path

import pytest

from piquet_tutor.engine.clauses import OptionError, RuleFileError
from piquet_tutor.engine.rule_files import RuleFile
from piquet_tutor.engine.sources import Reading
from piquet_tutor.game.records.io import write_record
from piquet_tutor.game.rules import loader
from piquet_tutor.game.rules.loader import build, load, options, rule_set_names
from piquet_tutor.game.state import Deal

HERE = Path(__file__).parent
SOUND = (HERE / "sound.toml").read_text(encoding="utf-8")
BAD = sorted((HERE / "bad").glob("*.toml"))


def with_fault(mark: str, lines: str) -> str:
    """The sound file with these lines put in at a mark."""
    place = f"# mark: {mark}\n"
    assert place in SOUND
    return SOUND.replace(place, lines + "\n")


def read(text: str, name: str = "faulty"):
    return build(RuleFile(name, text))


def test_the_sound_file_is_sound():
    """So it is the fault put into it that is refused, and nothing else."""
    rules = read(SOUND, "sound")
    assert rules.id == "sound"
    assert set(rules.clauses) <= set(load("club").clauses) | {"carte_blanche.again", "carte_rouge.award", "cards.early"}


@pytest.mark.parametrize("file", BAD, ids=lambda file: file.stem)
def test_a_faulty_rule_file_is_refused_with_its_name_and_line(file):
    """What is wrong stands in the sentence, after the file and, where one line is at fault, its number."""
    mark, says, line, *body = file.read_text(encoding="utf-8").splitlines()
    says, line = says.removeprefix("# says: "), line.removeprefix("# line:").strip()
    text = with_fault(mark.removeprefix("# mark: "), "\n".join(body))
    with pytest.raises(RuleFileError) as caught:
        read(text)
    said = str(caught.value)
    assert says in said
    assert said.startswith("faulty.toml")
    if line:
        number = next(at for at, found in enumerate(text.splitlines(), 1) if line in found)
        assert said.startswith(f"faulty.toml, line {number}: ")


@pytest.mark.parametrize("key", ["id", "base"])
def test_a_rule_file_says_what_it_is(key):
    """Without a name or a base it is refused."""
    text = "\n".join(line for line in SOUND.splitlines() if not line.startswith(f"{key} ="))
    with pytest.raises(RuleFileError, match=f"faulty.toml: missing {key}"):
        read(text)


@pytest.mark.parametrize("base", ["club", "sources", "options"])
def test_a_base_is_a_base_and_no_other_kind_of_file(base):
    """A rule set, the bibliography and the list of options are nothing to stand on."""
    with pytest.raises(RuleFileError, match=rf"{base}\.toml, line \d+: unknown key"):
        read(SOUND.replace('base = "piquet"', f'base = "{base}"'))


WITHOUT_BASE = SOUND.replace('base = "piquet"', 'base = ""')
FRAMED = with_fault(
    "top",
    """
[frame]
pack = 32
hand_size = 12
phases = ["exchange", "declare", "play"]
seats = ["elder", "younger"]
sides = ["elder", "younger"]
accounts = ["game"]
kinds = ["point", "play"]
""",
).replace('base = "piquet"', 'base = ""')


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (WITHOUT_BASE, "[frame]: missing accounts"),
        (FRAMED, "missing reckoning"),
        ('reckoning = ["point"]\n' + FRAMED, "which is no clause"),
        ('reckoning = ["point"]\ndrop = ["turn.wait"]\n' + FRAMED, "turn.wait is no clause of the base"),
    ],
)
def test_a_rule_set_without_a_base_has_its_own_frame_order_and_clauses(text, says):
    """There is nothing beneath it, and its own file is named as the one at fault."""
    with pytest.raises(RuleFileError, match=rf"^faulty\.toml.*{re.escape(says)}"):
        read(text)


CLAUSE = '[[rule]]\nid = "sound.extra"\nsays = "You wait for your turn."\nevent = "{event}"\npolicy = "turn"\n{more}\n'
CITED = '"sound.extra" = ["club | Declarations"]\n\n'


@pytest.mark.parametrize(
    ("text", "names"),
    [
        pytest.param(SOUND.replace('base = "piquet"', 'base = "nowhere"'), "nowhere", id="base-that-is-no-file"),
        pytest.param(
            with_fault("cites", CITED + CLAUSE.format(event="may_act", more='when = "capot"')),
            "sound.extra",
            id="when-is-no-table",
        ),
        pytest.param(
            with_fault("cites", CITED + CLAUSE.format(event="trick_takn", more="")), "trick_takn", id="unknown-event"
        ),
        pytest.param(
            with_fault("cites", CITED + CLAUSE.format(event="may_act", more='exception_to = "cards.mots"')),
            "cards.mots",
            id="exception-to-no-clause",
        ),
        pytest.param(
            with_fault("cites", CITED + CLAUSE.format(event="may_act", more='counts_as = "pints"')),
            "pints",
            id="counts-as-no-kind",
        ),
        pytest.param(
            with_fault("cites", CITED + 2 * CLAUSE.format(event="may_act", more="")),
            "sound.extra",
            id="one-clause-twice",
        ),
        pytest.param(
            with_fault("top", '[frame]\nphases = ["exchange", "declare", "plya"]\n'), "plya", id="unknown-phase"
        ),
        pytest.param(
            with_fault("top", 'reckoning = ["point", "sequins", "set", "play"]'), "sequins", id="unknown-kind"
        ),
    ],
)
def test_a_slip_of_the_pen_is_refused(text, names):
    """A misspelt event, kind, phase, base or exception would silently never be asked."""
    with pytest.raises(RuleFileError, match=names):
        read(text)


def test_the_line_named_is_the_line_at_fault():
    """A bad value for the cards, below a good one for the cards in a pique."""
    text = with_fault(
        "options",
        'cards_in_pique = { value = true, cites = ["club | Deal"] }\ncards = { value = 7, cites = ["club | Deal"] }',
    )
    number = next(at for at, line in enumerate(text.splitlines(), 1) if line.startswith("cards = "))
    with pytest.raises(RuleFileError, match=f"line {number}: Option cards cannot be 7"):
        read(text)


# --- the list of options --------------------------------------------------------------------------

OPTION = '[sure]\ntopic = "certainty"\nvalues = [true, false]\ndefault = true\n'


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (OPTION + 'colour = "red"\n', "option sure: unknown key colour"),
        (OPTION.replace("default = true\n", ""), "option sure: missing default"),
        (OPTION + 'cites = ["somebody | 1"]\n', "is no citation"),
        (OPTION.replace("default = true", "default = 3"), "Option sure cannot be 3"),
    ],
)
def test_a_faulty_list_of_options_is_refused(monkeypatch, text, says):
    """Each option says what it asks, what it takes and what holds where nothing is said."""
    faulty = copy(loader.LIBRARY)
    monkeypatch.setattr(faulty, "rule_file", lambda name: RuleFile(name, text))
    faulty.__dict__.pop("options", None)
    with pytest.raises((RuleFileError, OptionError), match=says):
        _ = faulty.options


# --- options set for a table ----------------------------------------------------------------------


def test_an_option_set_at_the_table_is_cited_as_such():
    """Whoever sets an option is its authority: HOUSE, and so says every clause that reads it."""
    rules = load("rubicon", {"capot": 30})
    assert rules.settings["capot"].cites[0].reading is Reading.HOUSE
    assert "table" in [cite.source for cite in rules.rule("cards.capot").cites]
    assert rules.spoken == {"base": "rubicon", "options": {"capot": 30}}
    assert load("rubicon").spoken == "rubicon"


@pytest.mark.parametrize(
    ("name", "changes", "says"),
    [
        ("whist", {}, "There is no rule set “whist”; use one of"),
        ("rubicon", {"colour": 1}, "There is no option “colour”"),
        ("rubicon", {"capot": 41}, "Option capot cannot be 41; it takes 40, 30"),
        ("rubicon", {"capot": "40"}, "Option capot cannot be"),
        ("rubicon", {"elder_peek": 1}, "it takes true, false"),
        ("rubicon", {"blank_points": -1}, "a whole number from 0 to 1000"),
        ("rubicon", {"blank_points": True}, "a whole number from 0 to 1000"),
        ("rubicon", {"target": 10**9}, "a whole number from 0 to 1000"),
        ("rubicon", {"sinking": ["partial"]}, "Option sinking cannot be"),
    ],
)
def test_what_cannot_be_set_is_refused_with_what_can(name, changes, says):
    """One sentence that lists the choices."""
    with pytest.raises(OptionError) as caught:
        load(name, changes)
    assert says in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("name", rule_set_names())
def test_every_value_of_every_option_can_be_set_on_every_rule_set(name):
    """No choice offered is refused, and what is set is what holds."""
    for option in options().values():
        for value in option.values or (0, 7):
            rules = load(name, {option.name: value})
            assert rules.option(option.name) == value
            assert all(clause.cites for clause in rules.clauses.values())


@pytest.mark.parametrize("name", rule_set_names())
def test_a_rule_set_with_options_changed_is_the_one_read_anew_from_its_file(name):
    """Clauses that read no changed option are shared with the usual rule set; every other is read again."""
    offered = [(option.name, value) for option in options().values() for value in option.values or (0, 7)]
    for one, other in zip(offered[::7], offered[3::7], strict=False):
        changes = tuple(sorted(dict((one, other)).items()))
        assert load(name, dict(changes)) == build(loader.rule_file(name), changes)


def test_setting_an_option_to_what_it_is_changes_who_says_so_and_nothing_else():
    plain, set_again = load("rubicon"), load("rubicon", {"capot": 40})
    assert plain != set_again
    assert dict(plain.values) == dict(set_again.values)


@pytest.mark.parametrize(
    ("name", "former", "present"),
    [
        ("trick_scoring", "p1651", "high_lead_capture"),
        ("trick_scoring", "lead_capture_T_up", "high_lead_capture"),
        ("trick_scoring", "s001_classic", "high_cards_won"),
        ("last_trick", "p1651", "two_with_high_card"),
    ],
)
def test_a_value_by_its_former_name_is_read_and_written_by_its_present_one(name, former, present):
    """Records and addresses that hold the old name go on working; whatever is written has the new one."""
    record = {
        "format": "piquet-record/1",
        "rules": {"base": "rubicon", "options": {name: former}},
        "hands": {
            "elder": "AS KS QS JS TS 9S 8S 7S AH KH QH 7D",
            "younger": "TH 9H 8H 7H KD QD TD 8D JC TC 9C 8C",
        },
    }
    deal = Deal.from_record(record)
    assert deal.rules == load("rubicon", {name: present})
    assert write_record(deal)["rules"] == {"base": "rubicon", "options": {name: present}}
    assert former not in options()[name].values


def test_every_former_name_is_of_a_value_the_option_takes():
    for option in options().values():
        assert not set(option.former) & set(map(str, option.values))
        assert {option.check(former) for former in option.former} <= set(option.values)


def test_an_option_that_only_decides_how_a_clause_reads_lends_it_no_authority():
    """Law 20 says when a carte blanche is shown, and nothing of the number elder names."""
    rules = load("cavendish")
    number = rules.rule("carte_blanche.number")
    assert "elder_blank_proof" in number.options
    assert not set(rules.settings["elder_blank_proof"].cites) & set(number.cites)


def test_an_option_that_puts_a_clause_into_force_lends_authority_only_where_there_is_no_other():
    """No tie-break is the encyclopaedia's; a carte rouge at this table is the table's, and hers whose twenty it is."""
    tie = load("wikipedia").rule("settlement.tie")
    assert {cite.source for cite in tie.cites} == {"table"}
    rouge = load("wikipedia", {"carte_rouge": 20}).rule("carte_rouge.award")
    assert [cite.source for cite in rouge.cites] == ["table", "wikipedia"]
