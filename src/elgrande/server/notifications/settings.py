"""What a player wants to hear of, when, and where."""

from __future__ import annotations

import datetime
import re
from typing import Annotated, Final, Literal, get_args
from urllib.parse import urlsplit
from zoneinfo import ZoneInfo

from msgspec import Meta, Struct

from elgrande.server.clocks.settings import known_zones
from elgrande.server.errors import Refusal

NoticeKind = Literal["turn", "table", "invited", "over", "mention", "clock"]
NOTICE_KINDS: Final[tuple[NoticeKind, ...]] = get_args(NoticeKind)  # the most important first
HookFormat = Literal["discord", "slack", "matrix"]
# Letters and digits of any language; nothing that means something in the header of a mail.
ADDRESS: Final = r"^[\w.!#$%&'*+/^`{|}~-]+@[\w-]+(\.[\w-]+)*$(?!\n)"
SUBDOMAIN: Final = re.compile(r"[a-z0-9-]+(\.[a-z0-9-]+)*")
Address = Annotated[str, Meta(min_length=1, max_length=500)]
Hour = Annotated[int, Meta(ge=0, le=23)]


class Wishes(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`quiet` gives the hours in the time zone `zone` between which nothing is sent."""

    kinds: tuple[NoticeKind, ...] = NOTICE_KINDS
    quiet: tuple[Hour, Hour] | None = None
    zone: Annotated[str, Meta(max_length=64)] = "UTC"
    language: Annotated[str, Meta(max_length=8)] = "en"


class Push(Struct, frozen=True, tag_field="kind", tag="push", forbid_unknown_fields=True):
    """A subscription of a browser, as its Push API gives it."""

    endpoint: Address
    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=60)]


class Mail(Struct, frozen=True, tag_field="kind", tag="mail", forbid_unknown_fields=True):
    """An e-mail address; nothing is sent before its owner has opened the link in the first mail."""

    address: Annotated[str, Meta(max_length=254, pattern=ADDRESS)]


class Hook(Struct, frozen=True, tag_field="kind", tag="hook", forbid_unknown_fields=True):
    """A webhook of a chat."""

    url: Address
    shape: HookFormat


AnyChannel = Push | Mail | Hook


def check_wishes(wishes: Wishes) -> None:
    if wishes.zone not in known_zones():
        raise Refusal("bad-request", f"There is no time zone {wishes.zone!r}.")


def check_host(address: str, allowed: tuple[str, ...]) -> None:
    """The server sends requests only to hosts its configuration names, and only by HTTPS."""
    try:
        parts = urlsplit(address)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        host, port, parts = "", None, urlsplit("")
    name = host if port is None else f"{host}:{port}"
    known = any(name == each or (each[:1] == "." and is_of_family(name, each)) for each in allowed)
    plain = parts.netloc.casefold() == name  # no user, not even an empty one
    if not known or (parts.scheme != "https" and name not in allowed) or not plain:
        raise Refusal("bad-address", "This server may not send to that address.")
    if parts.scheme != "https" and host not in ("127.0.0.1", "localhost"):
        raise Refusal("bad-address", "The address has to begin with https://.")


def is_of_family(name: str, family: str) -> bool:
    """A name before the family's: what sends the message might read other characters otherwise."""
    return name.endswith(family) and SUBDOMAIN.fullmatch(name.removesuffix(family)) is not None


def quiet_until(wishes: Wishes, now: float) -> float | None:
    """When the quiet time ends; None outside of it."""
    if wishes.quiet is None or wishes.quiet[0] == wishes.quiet[1]:
        return None
    begin, end = wishes.quiet
    local = datetime.datetime.fromtimestamp(now, ZoneInfo(wishes.zone))
    is_quiet = begin <= local.hour < end if begin < end else not end <= local.hour < begin
    if not is_quiet:
        return None
    day = local.date() + datetime.timedelta(days=1 if local.hour >= end else 0)
    return datetime.datetime.combine(day, datetime.time(end), local.tzinfo).timestamp()
