"""Things to look up: short lines in groups, searched, each opening to what stands behind it."""
