"""Hold what the Python of a built site rules against what this one rules, to the letter.

    piquet-tutor site build/site && python tools/same_rulings.py build/site --deals 2000

Random deals of every rule set are ruled on by both: the ledger, the tally and every text at every depth, in both
languages, in the public format. A line for each deal on which they part; the exit status is 1 where there is one.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from ruled import answered, records  # type: ignore[import-not-found]  # the scripts beside this one
from site_python import answer_of  # type: ignore[import-not-found]

HERE = Path(__file__).resolve().parent


def differing(site: Path, deals: int, seed: int) -> list[dict[str, Any]]:
    """The records on which the two part."""
    given = records(deals, seed)
    text = json.dumps(given)
    both = zip(json.loads(answered(text)), json.loads(answer_of(site, HERE / "ruled.py", text)), strict=True)
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
