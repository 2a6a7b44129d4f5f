"""Hold what the Python of a built site rules against what this one rules, to the letter.

    piquet-tutor site build/site && python tools/same_rulings.py build/site --deals 2000

Random deals of every rule set are ruled on by both: the ledger, the tally and every text at every depth, in both
languages, in the public format. A line for each deal on which they part; the exit status is 1 where there is one.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from deno import find_deno_bin
from ruled import marks, records  # type: ignore[import-not-found]  # the script beside this one

HERE = Path(__file__).resolve().parent


def by_the_site(site: Path, script: Path, given: str) -> str:
    """What the function ``marks`` of a script makes of a text in the Python of a built site."""
    with tempfile.TemporaryDirectory() as place:
        work = Path(place)
        (work / "records.json").write_text(given, encoding="utf-8")
        arguments = [str(HERE / "ruled.mjs"), str(site.resolve()), place, str(script)]
        files = [str(work / "records.json"), str(work / "marks.json")]
        subprocess.run([find_deno_bin(), "run", "--allow-all", "--quiet", *arguments, *files], cwd=place, check=True)
        return (work / "marks.json").read_text(encoding="utf-8")


def differing(site: Path, deals: int, seed: int) -> list[dict[str, Any]]:
    """The records on which the two part."""
    given = records(deals, seed)
    text = json.dumps(given)
    both = zip(json.loads(marks(text)), json.loads(by_the_site(site, HERE / "ruled.py", text)), strict=True)
    return [record for record, (here, there) in zip(given, both, strict=True) if here != there]


def main() -> int:
    """Compare, and print the records on which they part."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("site", type=Path, help="the folder of a built site")
    parser.add_argument("--deals", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    found = differing(asked.site, asked.deals, asked.seed)
    for record in found[:20]:
        print(json.dumps(record))
    print(f"{asked.deals} deals, {len(found)} ruled or told otherwise by the site's Python")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
