"""A message to one player: one summary of all notices. It names tables, and nothing of a game."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct

from elgrande.server.notifications.rows import Notice
from elgrande.server.notifications.settings import NOTICE_KINDS
from elgrande.words import languages, words

EDITION = "big-box"  # the texts are the same for all


class NoticeLine(Struct, frozen=True):
    text: str
    link: str


class Message(Struct, frozen=True):
    """`subject` says the most important of all; `origin` is the address of this server."""

    subject: str
    lines: tuple[NoticeLine, ...]
    language: str
    origin: str

    @property
    def tables(self) -> str:
        """The page with all tables."""
        return f"{self.origin}/tables"

    @property
    def text(self) -> str:
        return "\n".join(map(with_link, self.lines))

    def text_within(self, most: int, shown: Callable[[NoticeLine], str]) -> str:
        """As many lines as fit into so many characters, and where to find the others."""
        lines = [shown(line) for line in self.lines]
        if len("\n".join(lines)) <= most:
            return "\n".join(lines)
        rest = f"…\n{self.tables}"
        while lines and len("\n".join([*lines, rest])) > most:
            lines.pop()
        return "\n".join([*lines, rest])


def with_link(line: NoticeLine) -> str:
    return f"{line.text}\n{line.link}"


def message_for(notices: Sequence[Notice], origin: str, language: str) -> Message:
    """`notices` are at least one."""
    language = language if language in languages() else "en"
    say = words(language).say
    ordered = sorted(notices, key=lambda notice: NOTICE_KINDS.index(notice.kind))
    lines = tuple(
        NoticeLine(
            say(EDITION, f"notify-{notice.kind}", title=notice.title or "El Grande"),
            f"{origin}/table/{notice.table}",
        )
        for notice in ordered
    )
    turns = {notice.table for notice in notices if notice.kind in ("turn", "clock")}
    if len(lines) == 1:
        subject = lines[0].text
    elif len(turns) > 1:
        subject = say(EDITION, "notify-turns", n=len(turns))
    else:
        subject = say(EDITION, "notify-news", n=len({notice.table for notice in notices}))
    return Message(subject, lines, language, origin)
