"""Network addresses: where others reach this server, and how their own addresses are counted."""

from __future__ import annotations

import contextlib
import io
import ipaddress
import socket
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import segno

EVERYWHERE: Final = ("0.0.0.0", "::")
# Connecting a UDP socket sends nothing, but shows which local address would be used.
PROBES: Final = ("192.168.255.254", "10.255.255.254", "172.31.255.254", "192.0.2.1")
CONNECT_SECONDS: Final = 1.0


def addresses_for_others(host: str, port: int, origins: Sequence[str]) -> tuple[str, ...]:
    """Where others reach a server that listens at `host`; empty if only this machine does."""
    if origins:
        return tuple(origins)
    hosts = local_addresses() if host in EVERYWHERE else [host]
    return tuple(
        f"http://{url_host(each)}:{port}"
        for each in hosts
        if not is_for_this_machine_only(each) and answers(each, port)
    )


def url_host(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def local_addresses() -> list[str]:
    """The addresses of this machine in its networks."""
    found: dict[str, None] = {}
    for probe in PROBES:
        with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as udp:
            udp.connect((probe, 9))
            found[udp.getsockname()[0]] = None
    with contextlib.suppress(OSError):
        for *_, address in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET):
            found[str(address[0])] = None
    return list(found)


def is_for_this_machine_only(host: str) -> bool:
    """Loopback, or an address that routers do not forward."""
    if host == "localhost":
        return True
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return False
    return address.is_loopback or address.is_link_local or address.is_unspecified


def network_of(host: str) -> str:
    """Rate-limit IPv6 by /64: one subscriber owns the whole prefix."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, 64), strict=False))


def one_network(text: str) -> str | None:
    """The address or IPv6 network that a person means, as `network_of` writes it."""
    address, _, length = text.strip().partition("/")
    try:
        version = ipaddress.ip_address(address).version
    except ValueError:
        return None
    whole = ("", "32") if version == 4 else ("", "64", "128")
    return network_of(address) if length in whole else None


def answers(host: str, port: int) -> bool:
    try:
        socket.create_connection((host, port), CONNECT_SECONDS).close()
    except OSError:
        return False
    return True


@lru_cache(maxsize=256)
def qr_code(address: str) -> str:
    """A QR code as a data URI, for an image in a page."""
    return str(segno.make(address, error="m").svg_data_uri(scale=4, border=2))


def qr_in_terminal(address: str) -> str:
    drawn = io.StringIO()
    segno.make(address).terminal(drawn, border=1, compact=True)
    return drawn.getvalue()


def say_how_to_join(addresses: Sequence[str], port: int) -> str:
    """The text for the host: which address others open, and what to do if that fails."""
    if not addresses:
        return (
            "Only this computer reaches it. For others in your network: elgrande party\n"
            "(or --host 0.0.0.0 with 'serve'), and be connected to that network."
        )
    listed = "\n".join(f"  {address}/" for address in addresses)
    return (
        f"Others in your network open{' one of these' if len(addresses) > 1 else ''}:\n{listed}\n"
        f"{qr_in_terminal(addresses[0] + '/')}"
        "If the page does not open for them: are they in the same network (not in a guest Wi-Fi)?\n"
        f"Then a firewall blocks port {port} of this computer. Let Python in when the system asks, "
        "or:\n"
        f"  Linux    sudo ufw allow {port}/tcp   (or: sudo firewall-cmd --add-port={port}/tcp)\n"
        "  macOS    System Settings > Network > Firewall > Options: allow Python\n"
        "  Windows  Windows Security > Firewall > Allow an app: Python, private networks"
    )
