"""The commands that make deals: ``deal`` plays one out, ``find`` searches for one in which something happens."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from piquet_tutor.commands.ending import complain
from piquet_tutor.commands.output import write_record
from piquet_tutor.commands.parameters import SEED, WholeNumber, language_option, rule_set

if TYPE_CHECKING:
    from piquet_tutor.game.rule_set import RuleSet


@click.command()
@click.option("--seed", type=SEED, help="The same seed deals the same cards; by default any cards.")
@click.option("--rules", default="rubicon", show_default=True, callback=rule_set, metavar="ID", help="A rule set.")
@language_option
@click.option("-o", "--output", metavar="FILE", help="The file to write; by default the standard output.")
def deal(seed: int | None, rules: RuleSet, language: str, output: str | None) -> None:
    """Print the record of a whole deal: dealt, exchanged, declared and played by the tutor's own players.

    Into a pipe and into a file it is written on one line, as “explain -” reads records.
    """
    from piquet_tutor import narration
    from piquet_tutor.game.deal.random_play import drawn_seed
    from piquet_tutor.game.records import io
    from piquet_tutor.players.opponents.sensible import played_out

    seed = drawn_seed() if seed is None else seed
    title = narration.whole("terminal-deal-title", language, seed=seed)
    write_record(io.write_record(played_out(rules, seed), title=title), file=output, lang=language)


@click.command()
@click.argument("query", nargs=-1, metavar="QUERY...")
@click.option("--rules", callback=rule_set, metavar="ID", help="The rules, if the query names none.")
@click.option("--seed", type=SEED, default=1, show_default=True, help="Another seed finds another deal.")
@click.option("--seconds", type=WholeNumber(1, 3600), default=60, show_default=True, help="After how long to give up.")
@click.option("--record", "as_record", is_flag=True, help="Print the record of the deal and nothing else.")
@language_option
@click.pass_context
def find(
    context: click.Context,
    query: tuple[str, ...],
    rules: RuleSet | None,
    seed: int,
    seconds: int,
    as_record: bool,
    language: str,
) -> None:
    """Find a deal in which something happens, or say that there is none and how this is known.

    QUERY says what shall happen, such as "elder repique, younger quatorze", in English or French; or it is the name of
    a question, or conditions such as "repique=younger elder.point>=6 rules=parlett", in quotation marks because the
    shell needs them. Without a query, the named questions are listed. Ctrl-C stops the search. The
    exit status is 1 if no deal is found.
    """
    from piquet_tutor import narration
    from piquet_tutor.commands import printing
    from piquet_tutor.explore import finder
    from piquet_tutor.explore.wishes import in_words, query_wished

    asked = " ".join(query)
    if not query:
        printing.show(printing.questions(language))
        return
    try:
        search = finder.Search(query_wished(asked, rules), seed, seconds=seconds)
    except finder.QueryError as error:
        said = error.text(language)
        raise click.UsageError(said[:1].upper() + said[1:]) from None
    with printing.progress_of(search, language) as tell:
        try:
            search.run(tell)
        except KeyboardInterrupt:
            search.cancel()
    found = search.outcome
    assert found is not None  # the search has ended or been stopped
    if not as_record:
        printing.show(printing.outcome(found, language, understood=in_words(asked)))
    if found.deal is not None:
        from piquet_tutor.game.records import io

        write_record(
            io.write_record(
                found.deal, title=narration.whole("terminal-found-title", language, query=found.query.text)[:200]
            ),
            one_line=as_record,
        )
        return
    if as_record:
        complain("", " ".join(finder.outcome_lines(found, language)))
    context.exit(130 if found.kind == "cancelled" else 1)
