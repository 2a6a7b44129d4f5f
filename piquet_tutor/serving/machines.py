"""Which machine a number on the network stands for, wherever what comes from one machine is counted."""

from __future__ import annotations

from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final

NETWORK: Final = 64
"""Bits of an IPv6 address that name the network; the rest whoever sits in it may choose as they like."""


def machine_of(number: str) -> str:
    """The machine; with IPv6 the network, for in it one machine has more numbers than anybody could count.

    >>> machine_of("192.0.2.7"), machine_of("2001:db8::1:2:3:4"), machine_of("::ffff:192.0.2.7")
    ('192.0.2.7', '2001:db8::/64', '192.0.2.7')
    """
    try:
        found = ip_address(number.partition("%")[0])
    except ValueError:
        return number
    if not isinstance(found, IPv6Address):
        return str(found)
    return str(found.ipv4_mapped or ip_network((found, NETWORK), strict=False))
