"""Who can reach an address: every computer, or the one it stands on alone."""

from __future__ import annotations

from ipaddress import ip_address
from urllib.parse import urlsplit


def is_address(text: str) -> bool:
    """Whether this is the address of a page, or of the folder where the pages stand."""
    try:
        parts = urlsplit(text)
        host, _ = parts.hostname, parts.port
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and bool(host) and text.isprintable() and " " not in text


def is_loopback(address: str) -> bool:
    """Whether an address is a computer's own, which no other computer reaches.

    >>> is_loopback("http://127.0.0.1:8866/class/BCDFGH"), is_loopback("no address")
    (True, False)
    """
    host = (urlsplit(address).hostname or "") if is_address(address) else ""
    if host == "localhost" or host.endswith(".localhost"):
        return True
    try:
        found = ip_address(host)
    except ValueError:
        return False
    return found.is_loopback or found.is_unspecified
