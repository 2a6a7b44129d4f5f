"""Observable apart what a reader chooses and what a page sets itself."""

from __future__ import annotations


class SilentSetting:
    """True while a page sets its own controls: what they report then is no choice of the reader's.

    >>> setting = SilentSetting()
    >>> with setting:
    ...     bool(setting)
    True
    >>> bool(setting)
    False
    """

    def __init__(self) -> None:
        self._depth = 0

    def __enter__(self) -> None:
        self._depth += 1

    def __exit__(self, *_: object) -> None:
        self._depth -= 1

    def __bool__(self) -> bool:
        return self._depth > 0
