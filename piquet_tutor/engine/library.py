"""Reads rule files strictly: an unknown key, a missing citation or an unknown policy is refused, with its place.

A rule set is a base file plus amendments; one that shares little with any says ``base = ""`` and lists its own clauses
alone. A clause is cited by the rule set's ``[cites]`` table and by the options it reads, except those it lists as
``unlent``, whose citations do not support this clause. The citations of the option that puts a clause into force are
used only if there are no others. What ``otherwise`` cites is said of a clause only where the rule set's own words say
nothing of it. A clause without any citation is refused. A citation that speaks of one part
only of what its clause or option is about names that part (“wikipedia | Set | stated | set”), and stands under nothing
else. Where an option's citation is all that a clause has in a rule set, a comment on the option's line names the
clause, so that a search for the clause finds it.

A clause's ``subject`` and ``policy`` are its id, with an underscore for the dot, unless it says otherwise.

What a clause ``says`` is its law for whoever reads the file: in English, as the first rule set has it in which the
clause is in force. Nothing reads it here; what a learner reads is told anew for each rule set and its options.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Set
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, Generic, NamedTuple, TypeVar

from piquet_tutor.engine.clauses import (
    ClauseSet,
    EventName,
    Option,
    OptionError,
    OptionValue,
    Rule,
    RuleFileError,
    ScopedCitation,
    Value,
    plainly,
)
from piquet_tutor.engine.faults import Phrase, nearest, quoted
from piquet_tutor.engine.policies import Policies
from piquet_tutor.engine.rule_files import RuleFile, parted, perhaps, read_citation, read_rule_text, wrong_keys
from piquet_tutor.engine.rulings import Subject
from piquet_tutor.engine.shapes import check_file, misfit
from piquet_tutor.engine.sources import Citation, Reading, Source, read_bibliography
from piquet_tutor.engine.table import Table

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

Form = TypeVar("Form", bound=ClauseSet)

_FILE_KEYS: Final = {
    *("id", "base", "frame", "options", "cites", "rule", "reckoning", "order"),
    *("amend", "drop", "otherwise", "title", "about"),
}
_FROM_OPTION: Final = "option:"
"""The prefix, in a rule file, of a parameter's value that is set by an option."""
_FRAME_KEYS: Final = {"phases", "kinds", "seats", "sides", "accounts"}
_CLAUSE_KEYS: Final = {
    "id",
    "says",
    "subject",
    "event",
    "question",
    "policy",
    "params",
    "exception_to",
    "counts_as",
    "account",
    "when",
    "reads",
    "unlent",
    "once",
    "stops",
}
_NONE: Final[Mapping[str, Rule]] = MappingProxyType({})
_OPTION_KEYS: Final = {"topic", "values", "default", "cites", "held_by", "former"}
_BASE_KEYS: Final = {"frame", "rule", "reckoning"}
_SHELF: Final = ("options", "sources")
_NAME: Final = re.compile(r"[a-z0-9][a-z0-9_-]*")
"""What a rule set can be called: it stands in records, in addresses, in the names of messages."""
_AS_AN_OPTION: Final = 'write NAME = { value = 30, cites = ["SOURCE | PLACE"] }'


@dataclass(frozen=True)
class GameDescription(Generic[Form]):
    """What a game brings with it: where its law is written, and the names that its rule files may use.

    Attributes:
        shelf: gives the folder of its rule files, with ``options.toml`` and ``sources.toml``.
        rule_set: the class of its rule sets.
        policies: what decides its clauses.
        events: what can ask clauses, by name; ``conduct`` are those by which nothing is scored.
        phases: of play.
        subjects: what clauses can be about, by name.
        frame: the keys of a frame beside those of every game.
        parts: what a citation may speak of alone where its clause, or its option, is about several things; each
            group is of things that exclude one another.
        beside: kinds of score and accounts that stand beside those of a frame.
        house: what is cited for an option that was set at the table.
        impossible: says of a frame why no game can be played in it, and at which of its keys; None where one can.
        lacking: names a clause that a rule set has not and the game cannot go on without; empty where it has all.
        words_lacking: says where the words of a clause, by its name, are to be written; empty where they are.
    """

    shelf: Callable[[], Traversable]
    rule_set: type[Form]
    policies: Policies
    events: Set[EventName]
    conduct: frozenset[EventName]
    phases: tuple[str, ...]
    subjects: Mapping[str, Subject]
    frame: frozenset[str]
    parts: tuple[frozenset[str], ...]
    beside: tuple[str, ...]
    house: Citation
    impossible: Callable[[Mapping[str, Any]], tuple[str, str] | None]
    lacking: Callable[[Form], str] = lambda _: ""
    words_lacking: Callable[[str], str] = lambda _: ""


class ShelfSummary(NamedTuple):
    """What the rule files of a game say together.

    Attributes:
        names, tables: of every rule set, in the order they are offered.
        usual: the clause of the base game on each subject, in force or not, and its policy.
        read: the options that clauses read, by their subject.
        amended: the options that amendments read.
        params: what the parameters of clauses are in the forms that come with the tutor, by policy and parameter.
        clauses: the clauses of all files, by name.
    """

    names: tuple[str, ...]
    tables: tuple[Table, ...]
    usual: Mapping[Subject | None, tuple[str, str]]
    read: Mapping[Subject | None, frozenset[str]]
    amended: frozenset[str]
    params: Mapping[tuple[str, str], list[Any]]
    clauses: frozenset[str]


class Library(Generic[Form]):
    """The rule files of a game, and the rule sets built from them, each once."""

    def __init__(self, game: GameDescription[Form]) -> None:
        self._game = game
        self.rule_file = lru_cache(maxsize=2)(self._read_file)  # the one that is being built, and what it stands on
        self.options_about = lru_cache(maxsize=16)(self._options_about)
        self._built = lru_cache(maxsize=128)(self._build_changed)

    @cached_property
    def bibliography(self) -> Mapping[str, Source]:
        """Every source by its id.

        Raises:
            SourceError: the bibliography is invalid.
        """
        return read_bibliography(self._game.shelf().joinpath("sources.toml").read_text(encoding="utf-8"))

    def _read_file(self, name: str) -> RuleFile:
        """A rule file by its name; it may be shared, so copy it before changing it.

        Args:
            name: of a rule set, of a base, or ``options``.

        Raises:
            RuleFileError: it cannot be opened, or is not TOML.
            FileNotFoundError: there is none of this name.
        """
        return RuleFile(name, read_rule_text(name, self._game.shelf().joinpath(f"{name}.toml")))

    def base_of(self, source: RuleFile) -> RuleFile:
        """The file that a rule set stands on: an empty one where it stands on none.

        Raises:
            RuleFileError: there is no such file, or it is none to stand on.
        """
        name = str(source.data["base"])
        if not name:
            return RuleFile(source.name, "")
        if not self._game.shelf().joinpath(f"{name}.toml").is_file():
            raise source.fail(
                f'there is no base {quoted(name)}; write base = "piquet", or base = "" and all clauses below.', "base ="
            )
        base = self.rule_file(name)
        extra = set(base.data) - _BASE_KEYS
        if extra:
            raise base.fail(
                f"{wrong_keys(extra, set())}: what {source.name}.toml stands on has {_listed(_BASE_KEYS)} alone.",
                *(f"{key} =" for key in sorted(extra)),
                *sorted(extra),
            )
        check_file(base)
        return base

    def _head_of(self, source: RuleFile, on_the_shelf: bool = False) -> RuleFile:
        """The file that a rule set stands on, where it says at its top what it is.

        Args:
            source: the file of the rule set.
            on_the_shelf: whether it is found by its name, which then is its id.

        Raises:
            RuleFileError: a key is unknown or missing, or its value is of another kind than it must be.
        """
        extra, missing = set(source.data) - _FILE_KEYS, {"id", "base"} - set(source.data)
        if extra or missing:
            near = (*(f"{key} =" for key in sorted(extra)), *sorted(extra))
            raise source.fail(wrong_keys(extra, missing, _FILE_KEYS) + ".", *near)
        check_file(source)
        name = source.data["id"]
        if on_the_shelf and name != source.name:
            raise source.fail(f"its id is {quoted(name)}, but its file is {source.name}.toml: name both alike.", "id =")
        if on_the_shelf and not _NAME.fullmatch(name):
            raise source.fail("an id has small letters, figures and hyphens alone: name the file and it anew.", "id =")
        return self.base_of(source)

    @cached_property
    def _shelf(self) -> ShelfSummary:
        """What is asked of all rule sets at once, read in one go: their files would be most of a megabyte to keep."""
        tables: list[tuple[int, str, Table]] = []
        usual: dict[Subject | None, tuple[str, str]] = {}
        read: dict[Subject | None, set[str]] = defaultdict(set)
        amended: set[str] = set()
        params: dict[tuple[str, str], list[Any]] = defaultdict(list)
        clauses: set[str] = set()
        seen: set[str] = set()
        for name in self._on_the_shelf():
            source = self.rule_file(name)
            if set(source.data) == _BASE_KEYS:
                continue
            base = self._head_of(source, on_the_shelf=True)
            frame = self._frame(source, base)[0]
            table = Table(tuple(frame["seats"]), tuple(frame["sides"]))
            tables.append((source.data.get("order", 99), source.data["id"], table))
            for file in (each for each in (source, base) if each.name not in seen):
                seen.add(file.name)
                for entry in file.data.get("rule", ()):
                    read[self._subject(file, entry)].update(_read_by(entry))
                    clauses.add(entry.get("id", ""))
                    _note_params(params, file, entry)
                    if file is base:
                        usual[self._subject(file, entry)] = (entry["id"], entry["policy"])
                for name, change in file.data.get("amend", {}).items():
                    amended.update(_read_by(change))
                    policy = next((each["policy"] for each in base.data.get("rule", ()) if each.get("id") == name), "")
                    _note_params(params, file, {"policy": policy, **change})
        tables.sort()
        names, in_order = tuple(name for _, name, _ in tables), tuple(table for *_, table in tables)
        options_read = {about: frozenset(each) for about, each in read.items()}
        return ShelfSummary(names, in_order, usual, options_read, frozenset(amended), params, frozenset(clauses))

    def _on_the_shelf(self) -> list[str]:
        """Every rule file by its name, but those that hold no rules, and what an editor keeps hidden beside one."""
        found = [entry.name for entry in self._game.shelf().iterdir() if entry.name.endswith(".toml")]
        found = [name for name in found if not name.startswith(".")]
        return [name.removesuffix(".toml") for name in found if name.removesuffix(".toml") not in _SHELF]

    @property
    def rule_set_names(self) -> tuple[str, ...]:
        """Every rule set that can be named in a record, in the order they are offered."""
        return self._shelf.names

    @cached_property
    def options(self) -> Mapping[str, Option]:
        """Every option that can be set, by name.

        Raises:
            RuleFileError: the file of options is broken.
        """
        source = self.rule_file("options")
        found: dict[str, Option] = {}
        for name, entry in source.data.items():
            extra = set(entry) - _OPTION_KEYS
            missing = {"values", "default"} - set(entry)
            if extra or missing:
                raise source.fail(f"option {name}: {wrong_keys(extra, missing)}.", f"[{name}]")
            option = Option(
                name,
                entry.get("topic", ""),
                tuple(entry["values"]),
                entry["default"],
                _plain(self._scoped_citations(source, entry.get("cites", []), name)),
                {
                    value: _plain(self._scoped_citations(source, cites, name))
                    for value, cites in entry.get("held_by", {}).items()
                },
                entry.get("former", {}),
            )
            option.check(option.default)
            for value in option.former.values():
                option.check(value)
            unknown = set(option.held_by) - set(map(plainly, option.values)) if option.values else set()
            if unknown:
                listed = ", ".join(sorted(unknown))
                raise source.fail(f"option {name}: it takes no {listed} for a source to say.", f"[{name}]")
            found[name] = option
        return found

    @cached_property
    def usual_clauses(self) -> Mapping[Subject, str]:
        """The name that the base game gives its clause on each subject, in force or not."""
        return {subject: clause for subject, (clause, _) in self._shelf.usual.items() if subject is not None}

    @cached_property
    def customs(self) -> tuple[str, ...]:
        """The options that no clause of any rule file reads: customs about looking at cards, which affect no score."""
        read = self._shelf.amended.union(*self._shelf.read.values())
        return tuple(name for name in self.options if name not in read)

    @property
    def tables(self) -> tuple[Table, ...]:
        """The table of every rule set, in the order they are offered."""
        return self._shelf.tables

    def _options_about(self, subjects: frozenset[Subject]) -> frozenset[str]:
        """The options read by the clauses on these subjects in any rule file."""
        return frozenset[str]().union(*(options for about, options in self._shelf.read.items() if about in subjects))

    def load(self, name: str, changes: Mapping[str, object] | None = None) -> Form:
        """The rule set of this name, with some options changed.

        Args:
            name: see :attr:`rule_set_names`.
            changes: option values by name.

        Raises:
            OptionError: there is no such rule set or option, or the option cannot take the value.
        """
        if name not in self.rule_set_names:
            raise OptionError("rules.unknown", name=quoted(str(name)), hint=_instead(str(name), self.rule_set_names))
        known = self.options
        checked: list[tuple[str, Value]] = []
        for option, value in (changes or {}).items():
            if option not in known:
                hint = _instead(option, known, Phrase("options-listed", name))
                raise OptionError("rules.option", name=quoted(str(option)), hint=hint)
            checked.append((option, known[option].check(value)))
        return self._built(name, tuple(sorted(checked)))

    def _build_changed(self, name: str, changes: tuple[tuple[str, Value], ...]) -> Form:
        source = self.rule_file(name)
        return self._set_otherwise(source, self._built(name, ()), changes) if changes else self.build(source)

    def _set_otherwise(self, source: RuleFile, usual: Form, changes: tuple[tuple[str, Value], ...]) -> Form:
        """A rule set with some options changed: clauses that read none of them are those of the usual rule set."""
        base = self.base_of(source)
        settings = {**usual.settings, **{name: self._changed(name, value) for name, value in changes}}
        among = (usual.clauses, frozenset(name for name, _ in changes))
        clauses = self._clauses(source, base, self._frame(source, base)[0], settings, among)
        return replace(
            usual,
            clauses=MappingProxyType(clauses),
            settings=MappingProxyType(settings),
            changed=changes,
            by_event=MappingProxyType(_by_event(clauses)),
            values=MappingProxyType({option: setting.value for option, setting in settings.items()}),
        )

    def _changed(self, name: str, value: Value) -> OptionValue:
        return OptionValue(
            name, value, tuple(map(ScopedCitation, (self._game.house, *self.options[name].whose(value))))
        )

    def build(self, source: RuleFile, changes: tuple[tuple[str, Value], ...] = ()) -> Form:
        """A rule set from its file (and the base it names).

        Raises:
            RuleFileError: something is unknown, missing or without a citation.
        """
        data = source.data
        base = self._head_of(source)
        frame, order = self._frame(source, base)
        settings = self._settings(source, data, changes)
        clauses = self._clauses(source, base, frame, settings)
        form = self._game.rule_set(
            id=data["id"],
            frame=MappingProxyType({key: frame[key] for key in self._game.frame}),
            phases=tuple(frame["phases"]),
            kinds=tuple(frame["kinds"]),
            clauses=MappingProxyType(clauses),
            settings=MappingProxyType(settings),
            reckoning=order,
            changed=changes,
            table=Table(tuple(frame["seats"]), tuple(frame["sides"])),
            accounts=tuple(frame["accounts"]),
            by_event=MappingProxyType(_by_event(clauses)),
            place=MappingProxyType({kind: number for number, kind in enumerate(order)}),
            values=MappingProxyType({option: setting.value for option, setting in settings.items()}),
            title=_by_language(source, "title"),
            about=_by_language(source, "about"),
        )
        if _is_an_own_form(source):
            self._check_own(source, form)
        return form

    def _check_own(self, source: RuleFile, form: Form) -> None:
        """Check that a form which somebody has added can be played and explained: no test of ours has tried it."""
        missing = self._game.lacking(form)
        if missing:
            why = f"no game can be played without clause {missing}"
            todo = "take it out of drop, or write a clause of this name"
            raise source.fail(f"{why}; {todo}.", f'"{missing}"', "drop =")
        for entry in source.data.get("rule", ()):
            name = entry["id"]
            if place := self._game.words_lacking(name):
                why = f"clause {name} has no words, so nobody could be told of it"
                todo = "give it the name of a clause whose place it takes, or write its words"
                raise source.fail_in(name, f"{why}; {todo} {place}.")

    def _frame(self, source: RuleFile, base: RuleFile) -> tuple[dict[str, Any], tuple[str, ...]]:
        """The frame and the order of reckoning: the rule set's own, or else those of its base."""
        data = source.data
        frame = {**base.data.get("frame", {}), **data.get("frame", {})}
        wanted = _FRAME_KEYS | self._game.frame
        framed = base if base.data else source
        if set(frame) != wanted:
            extra = set(frame) - wanted
            at = source if extra & set(data.get("frame", {})) else framed
            keys = wrong_keys(extra, wanted - set(frame), wanted)
            raise at.fail(f"[frame]: {keys}.", *(f"{key} =" for key in sorted(extra)), "[frame]")
        both = {**base.data, **data}
        if "reckoning" not in both:
            raise framed.fail(f"{wrong_keys(set(), {'reckoning'})}: the order in which kinds of score count.")
        order = tuple(both["reckoning"])
        self._check_frame(source if "frame" in data or "reckoning" in data else base, frame, order)
        return frame, order

    def _clauses(
        self,
        source: RuleFile,
        base: RuleFile,
        frame: Mapping[str, Any],
        settings: Mapping[str, OptionValue],
        known: tuple[Mapping[str, Rule], Set[str]] = (_NONE, frozenset()),
    ) -> dict[str, Rule]:
        """Every clause in force by its name, the base's first.

        Args:
            source: the file of the rule set.
            base: the file of its base.
            frame: see :func:`_frame`.
            settings: every option's value.
            known: the clauses of the same file where other options are set, and the names of these options.
        """
        made, others = known
        entries = [(base, entry) for entry in base.data.get("rule", [])]
        entries = _amended(source, entries) + [(source, entry) for entry in source.data.get("rule", [])]
        cites = source.data.get("cites", {})
        clauses: dict[str, Rule] = {}
        named: set[str] = set()
        for place, entry in entries:
            if made and others.isdisjoint(_read_by(entry)):
                if entry["id"] in made:
                    clauses[entry["id"]] = made[entry["id"]]
                named.add(entry["id"])
                continue
            self._check_clause(place, entry, frame)
            if place is source and _is_an_own_form(source):
                self._check_params(source, entry, (*frame["kinds"], *named))
            if entry["id"] in named:
                raise place.fail_in(entry["id"], f"clause {entry['id']} stands twice; take one of them away.")
            named.add(entry["id"])
            if _in_force(place, entry, settings):
                _, usual = self._shelf.usual.get(self._subject(place, entry), ("", ""))
                ordinary = usual == entry["policy"]
                clauses[entry["id"]] = self._clause(place, source, entry, settings, cites, frame["accounts"], ordinary)
        _check_names(source, entries, named)
        return clauses

    def _settings(
        self, source: RuleFile, data: Mapping[str, Any], changes: tuple[tuple[str, Value], ...]
    ) -> dict[str, OptionValue]:
        known = self.options
        given = data.get("options", {})
        for name in given:
            if name not in known:
                hint = perhaps(name, known) or "; “piquet-tutor rules show rubicon --all” lists them"
                raise source.fail(f"there is no option {quoted(name)}{hint}.", f"{name} =", name)
        settings: dict[str, OptionValue] = {}
        changed = dict(changes)
        for name, option in known.items():
            if name in changed:
                settings[name] = self._changed(name, changed[name])
            elif name in given:
                entry = given[name]
                if not isinstance(entry, dict) or set(entry) != {"value", "cites"} or not entry["cites"]:
                    raise source.fail(
                        f"option {name} needs a value and its cites: {_AS_AN_OPTION.replace('NAME', name)}.",
                        f"{name} =",
                        name,
                    )
                try:
                    value = option.check(entry["value"])
                except OptionError as error:
                    raise source.fail(str(error), f"{name} =", name) from error
                settings[name] = OptionValue(name, value, self._scoped_citations(source, entry["cites"], name))
            else:
                settings[name] = OptionValue(name, option.default, tuple(map(ScopedCitation, option.cites)))
        return settings

    def _check_frame(self, place: RuleFile, frame: Mapping[str, Any], order: tuple[str, ...]) -> None:
        for phase in frame["phases"]:
            if phase not in self._game.phases:
                raise place.fail(
                    f"there is no phase {quoted(phase)}; use {', '.join(self._game.phases)}.", "phases =", phase
                )
        if len(frame["seats"]) != len(frame["sides"]) or len(set(frame["seats"])) < 2:
            raise place.fail("[frame]: every seat needs its own name and a side.", "seats =", "sides =")
        for kind in order:
            if kind not in frame["kinds"]:
                raise place.fail(
                    f"the order of reckoning names {quoted(kind)}, which is no kind of score"
                    f"{perhaps(kind, frame['kinds'])}.",
                    f'"{kind}"',
                    "reckoning =",
                )
        impossible = self._game.impossible(frame)
        if impossible is not None:
            key, why = impossible
            raise place.fail(f"[frame]: {why}.", f"{key} =", "[frame]")

    def _check_clause(self, place: RuleFile, entry: Mapping[str, Any], frame: Mapping[str, Any]) -> None:
        kinds, accounts = (*frame["kinds"], *self._game.beside), (*frame["accounts"], *self._game.beside)
        known = self._game.policies.by_name
        name = str(entry.get("id", "?"))
        extra = set(entry) - _CLAUSE_KEYS
        missing = {"id", "says", "event", "policy"} - set(entry)

        def wrong(why: str, key: str = "") -> RuleFileError:
            return place.fail_in(name, f"clause {name}{why}.", key)

        if extra or missing:
            raise wrong(f": {wrong_keys(extra, missing, _CLAUSE_KEYS)}", min(extra, default=""))
        policy = entry["policy"]
        if policy not in known:
            raise wrong(f" names the policy {quoted(policy)}, which does not exist{perhaps(policy, known)}", "policy")
        for event in entry["event"].split():
            if event not in self._game.events:
                hint = perhaps(event, self._game.events)
                raise wrong(f" waits for {quoted(event)}, an event that never comes{hint}", "event")
        for key, words, why in (
            ("counts_as", kinds, "counts as {}, which is no kind of score"),
            ("account", accounts, "writes on {}, which is no account"),
        ):
            if entry.get(key, words[0]) not in words:
                raise wrong(f" {why.format(quoted(entry[key]))}{perhaps(entry[key], words)}", key)
        params, wanted = set(entry.get("params", {})), known[policy].params
        if params != wanted:
            keys = wrong_keys(params - wanted, wanted - params, wanted)
            raise place.fail_in(name, f"clause {name}, params: {keys}.", "params" if params else "")

    def _check_params(self, source: RuleFile, entry: Mapping[str, Any], names: Iterable[str]) -> None:
        """Refuse parameters that are other than where the forms that come with the tutor have the same policy."""
        words = self._shelf.clauses.union(names, self._shelf.names)
        for key, value in entry.get("params", {}).items():
            others = [one for each in self._shelf.params.get((entry["policy"], key), ()) for one in self._can_be(each)]
            for each in self._can_be(value):
                why = misfit(each, others, words)
                if why:
                    raise source.fail_in(entry["id"], f"clause {entry['id']}, params: {key} {why}.", "params")

    def _can_be(self, value: object) -> tuple[object, ...]:
        """What a parameter can be: itself, or every value of the option that sets it; nothing for one that is none."""
        if not isinstance(value, str) or not value.startswith(_FROM_OPTION):
            return (value,)
        option = self.options.get(value.removeprefix(_FROM_OPTION))
        return (option.values or (option.default,)) if option is not None else ()

    def _clause(
        self,
        place: RuleFile,
        source: RuleFile,
        entry: Mapping[str, Any],
        settings: Mapping[str, OptionValue],
        cites: Mapping[str, Any],
        accounts: list[str],
        ordinary: bool,
    ) -> Rule:
        name = entry["id"]
        params: dict[str, Any] = {}
        set_by: dict[str, str] = {}
        used: list[str] = list(entry.get("reads", []))
        when = [entry["when"]["option"]] if "when" in entry else []
        used += when
        for key, value in entry.get("params", {}).items():
            if isinstance(value, str) and value.startswith(_FROM_OPTION):
                option = value.removeprefix(_FROM_OPTION)
                used.append(option)
                set_by[key] = option
                value = settings[option].value if option in settings else None
            params[key] = value
        unlent = entry.get("unlent", [])
        for option in (*used, *unlent):
            if option not in settings:
                hint = perhaps(str(option), settings)
                raise place.fail_in(name, f"clause {name} reads option {option}, which does not exist{hint}.")
        subject = self._subject(place, entry)
        parts = self._parts_of(subject)
        authority = self._authority(source, name, cites, settings, (used, unlent, when), parts)
        if not authority:
            raise source.fail(
                f'clause {name} has no citation; write "{name}" = ["SOURCE | PLACE"] below [cites], with a source of '
                "sources.toml, or “table” for a rule of your own house.",
                "[cites]",
            )
        decider = self._game.policies.by_name[entry["policy"]]
        events = tuple(entry["event"].split())
        return Rule(
            id=name,
            events=events,
            question=entry.get("question", name),
            policy=entry["policy"],
            params=MappingProxyType(params),
            cites=_plain(authority),
            exception_to=entry.get("exception_to"),
            counts_as=entry.get("counts_as"),
            account=entry.get("account", accounts[0]),
            options=tuple(dict.fromkeys(used)),
            once=entry.get("once", False),
            stops=entry.get("stops", False),
            subject=subject,
            set_by=MappingProxyType(set_by),
            nature=decider.nature,
            decide=decider.function,
            parts=parts,
            is_procedure=self._game.conduct.issuperset(events),
            ordinary=ordinary,
            told=authority if any(each.about for each in authority) else (),
        )

    def _authority(
        self,
        source: RuleFile,
        name: str,
        cites: Mapping[str, Any],
        settings: Mapping[str, OptionValue],
        options_read: tuple[Iterable[str], Iterable[str], Iterable[str]],
        parts: Set[str],
    ) -> tuple[ScopedCitation, ...]:
        """The citations of a clause, its own first: those that speak of what it is about.

        Args:
            source: the file of the rule set.
            name: the clause.
            cites: the citations of the rule set's clauses.
            settings: every option's value.
            options_read: the options it reads, those of them that lend it nothing, and the one that puts it into force.
            parts: what it is about.
        """
        used, unlent, when = options_read
        own = self._scoped_citations(source, cites.get(name, []), name)
        lending = [settings[option] for option in used if option not in (*unlent, *when) and settings[option].told]
        lent = [each for setting in lending for each in setting.told]
        into_force = [each for option in when for each in settings[option].told]
        if name not in cites and all(self._game.house in setting.cites for setting in lending):
            own = self._scoped_citations(source, source.data.get("otherwise", []), name)
        fitting = [each for each in ((*own, *lent) or into_force) if each.fits(parts)]
        return _once(each._replace(about="", kin=frozenset()) if each.about in parts else each for each in fitting)

    def _subject(self, place: RuleFile, entry: Mapping[str, Any]) -> Subject | None:
        """What a clause is about: as it says, or else what has its id as a name; None where there is no such thing."""
        named = entry.get("subject", str(entry.get("id", "")).replace(".", "_"))
        if named in self._game.subjects:
            return self._game.subjects[named]
        if "subject" in entry:
            name = str(entry.get("id", "?"))
            raise place.fail_in(
                name,
                f"clause {name}: {named!r} is no subject of a clause{perhaps(named, self._game.subjects)}.",
                "subject",
            )
        return None

    def _parts_of(self, subject: Subject | None) -> frozenset[str]:
        """What a subject is about, of the parts that citations tell apart; empty where it is none of these."""
        words = str(subject).split("_") if subject is not None else ()
        return frozenset(word for word in words if any(word in each for each in self._game.parts))

    def _scoped_citations(self, source: RuleFile, entries: object, near: str) -> tuple[ScopedCitation, ...]:
        if not isinstance(entries, list):
            raise source.fail(
                f'the cites of {near} must be a list, such as ["parlett | The deal"].', f"{near} =", f'"{near}" =', near
            )
        found = []
        places = (f"{near} =", f'"{near}" =', near)
        for text in entries:
            whole, about = parted(text) if isinstance(text, str) else ("", "")
            try:
                cite = read_citation(whole, self.bibliography)
            except ValueError as error:
                readings = ", ".join(each.value for each in Reading)
                raise source.fail(f"{error} is no reading of a source; use {readings}.", *places) from None
            if cite is None:
                book = whole.partition("|")[0].strip()
                whose = "" if not book or book in self.bibliography else f", for there is no source {quoted(book)}"
                hint = perhaps(book, self.bibliography) if whose else ""
                raise source.fail(
                    f"{text!r} is no citation{whose}{hint}; write “source | place” or “source | place | reading”.",
                    *places,
                )
            kin = next((each for each in self._game.parts if about in each), frozenset[str]())
            if about and not kin:
                known = ", ".join(sorted(frozenset().union(*self._game.parts)))
                raise source.fail(f"{text!r} speaks of no part of a clause; write one of {known} at its end.", *places)
            found.append(ScopedCitation(cite, about, kin))
        return tuple(found)


def _read_by(entry: Mapping[str, Any]) -> Iterator[str]:
    """The options that a clause of a rule file reads."""
    yield from entry.get("reads", ())
    if "when" in entry:
        yield entry["when"]["option"]
    for value in entry.get("params", {}).values():
        if isinstance(value, str) and value.startswith(_FROM_OPTION):
            yield value.removeprefix(_FROM_OPTION)


def _instead(word: str, known: Collection[str], otherwise: Phrase | None = None) -> Phrase:
    """What to write in place of an unknown word: the one spelt most like it, else another hint, else any of them."""
    near = nearest(word, known)
    return Phrase("perhaps", near) if near else otherwise or Phrase("use-one-of", tuple(known))


def _check_names(source: RuleFile, entries: Iterable[tuple[RuleFile, Any]], named: Set[str]) -> None:
    """Check that citations and exceptions name existing clauses."""
    for name in source.data.get("cites", {}):
        if name not in named:
            raise source.fail(f"[cites] speaks of {name}, which is no clause{perhaps(name, named)}.", f'"{name}"')
    for place, entry in entries:
        if entry.get("exception_to", entry["id"]) not in named:
            other = entry["exception_to"]
            why = f"clause {entry['id']} is an exception to {other}, which is no clause{perhaps(other, named)}."
            raise place.fail_in(entry["id"], why, "exception_to")


def _amended(source: RuleFile, entries: list[tuple[RuleFile, Any]]) -> list[tuple[RuleFile, Any]]:
    """The base's clauses as this rule set amends them, without those it drops."""
    known = {entry["id"] for _, entry in entries}
    drop, amend = set(source.data.get("drop", ())), source.data.get("amend", {})
    for name in (*drop, *amend):
        if name not in known:
            raise source.fail(
                f"{name} is no clause of the base, so it can be neither dropped nor amended{perhaps(name, known)}.",
                f'"{name}"',
                "drop =",
            )
    return [
        (source, {**entry, **amend[entry["id"]]}) if entry["id"] in amend else (place, entry)
        for place, entry in entries
        if entry["id"] not in drop
    ]


def _in_force(place: RuleFile, entry: Mapping[str, Any], settings: Mapping[str, OptionValue]) -> bool:
    when = entry.get("when")
    if when is None:
        return True
    name = str(when.get("option")) if isinstance(when, dict) else ""
    if name not in settings or set(when) not in ({"option", "is"}, {"option", "isnt"}):
        example = '{ option = "cards", is = 10 }'
        why = f"clause {entry['id']}: when takes an option and either is or isnt, such as {example}."
        raise place.fail_in(entry["id"], why, "when")
    value = settings[name].value
    return bool(value == when["is"]) if "is" in when else bool(value != when["isnt"])


def _note_params(params: dict[tuple[str, str], list[Any]], file: RuleFile, entry: Mapping[str, Any]) -> None:
    """Note what the parameters of a clause are in a file that came with the tutor."""
    if not _is_an_own_form(file):
        for key, value in entry.get("params", {}).items():
            params[entry["policy"], key].append(value)


def _is_an_own_form(source: RuleFile) -> bool:
    """Whether somebody has added it for themselves: it says itself what it is called."""
    return "title" in source.data


def _listed(words: Iterable[str]) -> str:
    return ", ".join(sorted(words))


def _once(told: Iterable[ScopedCitation]) -> tuple[ScopedCitation, ...]:
    """Each place once, by its first reading: a book that a table follows in an option may be cited for more already."""
    found: dict[tuple[str, str, str], ScopedCitation] = {}
    for each in told:
        found.setdefault((each.cite.source, each.cite.locus, each.about), each)
    return tuple(found.values())


def _by_language(source: RuleFile, key: str) -> Mapping[str, str]:
    """What a rule file says of itself under a key: a text in each language, which nothing here reads."""
    said = source.data.get(key, {})
    if not isinstance(said, dict) or not all(isinstance(text, str) for text in said.values()):
        raise source.fail(f'[{key}]: write a text for each language, such as en = "…".', key)
    return MappingProxyType(said)


def _plain(told: Iterable[ScopedCitation]) -> tuple[Citation, ...]:
    return tuple(dict.fromkeys(each.cite for each in told))


def _by_event(clauses: Mapping[str, Rule]) -> dict[str, tuple[Rule, ...]]:
    found: dict[str, list[Rule]] = {}
    for rule in clauses.values():
        for event in rule.events:
            found.setdefault(event, []).append(rule)
    return {event: tuple(rules) for event, rules in found.items()}
