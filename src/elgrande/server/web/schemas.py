"""Request bodies, response bodies and parameters of the HTTP routes."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from elgrande.bots import names as bot_names
from elgrande.core.editions import EDITIONS, LENGTHS, OLD_HANDS
from elgrande.core.rules import VARIANTS
from elgrande.game import Options, OptionsError
from elgrande.game.options import MODULES, OLD_RULINGS, SWITCHES, OptionsData
from elgrande.server.accounts.bots import BotCard
from elgrande.server.accounts.passkeys import PasskeyCard
from elgrande.server.clocks.settings import Pace
from elgrande.server.errors import Refusal
from elgrande.server.notifications.settings import AnyChannel, Wishes
from elgrande.server.ratings.rows import OwnRating
from elgrande.server.requests import Id, Name, SeatNumber, Version
from elgrande.server.storage.lobby import NO_BOTS, LobbyFilter
from elgrande.server.table_summary import TableCard
from elgrande.server.tournaments.view import TournamentCard
from elgrande.server.viewer_state import LANGUAGES
from elgrande.words import Chapter, words
from elgrande.words.api_texts import api_texts


class Me(Struct, frozen=True):
    """The person of this session. A guest has a name but no password, a visitor has neither.

    `admin` is there for those who may open the admin page.
    """

    name: str | None
    guest: bool
    off: tuple[str, ...] = ()  # what the host of the server has switched off
    admin: Literal[True] | UnsetType = UNSET


class GuestRequest(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


class NameRequest(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


class AccountRequest(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    password: Annotated[str, Meta(min_length=1, max_length=200)]


class PasswordRequest(Struct, frozen=True, forbid_unknown_fields=True):
    old: Annotated[str, Meta(min_length=1, max_length=200)]
    new: Annotated[str, Meta(min_length=1, max_length=200)]


class ResetRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """`who` is the name of an account, or its e-mail address."""

    who: Annotated[str, Meta(min_length=1, max_length=254)]
    language: Annotated[str, Meta(max_length=8)] = "en"


class NewPassword(Struct, frozen=True, forbid_unknown_fields=True):
    token: Annotated[str, Meta(min_length=16, max_length=64)]
    password: Annotated[str, Meta(min_length=1, max_length=200)]


class PasswordAgain(Struct, frozen=True, forbid_unknown_fields=True):
    """A guest has no password."""

    password: Annotated[str, Meta(max_length=200)] = ""


class SessionCard(Struct, frozen=True, kw_only=True):
    """`device` is a browser and a system, empty if unknown; `here` marks the present session."""

    id: str
    device: str
    created: float | None
    seen: float  # within an hour
    here: bool


class EndRequest(PasswordAgain, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """`id` is one session; without it, all but the present one."""

    id: Id | None = None


class Ended(Struct, frozen=True):
    """How many sessions have ended."""

    sessions: int


class SaidLine(Struct, frozen=True):
    table: str
    at: float
    text: str


class AccountData(Struct, frozen=True, kw_only=True):
    """What the server keeps about a person. Passwords and sessions are only stored as hashes."""

    name: str
    guest: bool
    tables: tuple[TableCard, ...]
    chat: tuple[SaidLine, ...]
    channels: tuple[AnyChannel, ...]
    wishes: Wishes
    sessions: tuple[SessionCard, ...]
    hidden: bool  # the profile
    tournaments: tuple[TournamentCard, ...]
    passkeys: tuple[PasskeyCard, ...]
    bots: tuple[BotCard, ...]
    ratings: tuple[OwnRating, ...]
    reports: tuple[SaidLine, ...]  # to the hosts of the server
    admin: bool


class HintRequest(Struct, frozen=True, forbid_unknown_fields=True):
    seat: Annotated[int, Meta(ge=0, le=4)]
    language: Annotated[str, Meta(max_length=8)] = "en"


class ReviewRequest(Struct, frozen=True, forbid_unknown_fields=True):
    language: Annotated[str, Meta(max_length=8)] = "en"


class AlternativesRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A decision of a finished game: how many entries of its record come before it."""

    entries: Annotated[int, Meta(ge=0, le=1_000_000)]
    language: Annotated[str, Meta(max_length=8)] = "en"


class Nothing(Struct, frozen=True, forbid_unknown_fields=True):
    """An empty object."""


class Health(Struct, frozen=True):
    status: str


class InvitationLink(Struct, frozen=True):
    """Where others open a table; `qr` is its QR code as a data URI."""

    address: str
    qr: str


class Invitation(Struct, frozen=True):
    """Links for others, the best first; none if only this machine reaches the server."""

    table: str
    links: tuple[InvitationLink, ...]


class PartyState(Struct, frozen=True):
    """Whether you can open this server to its network, and where others reach it."""

    possible: bool
    links: tuple[InvitationLink, ...]


class ChannelCard(Struct, frozen=True):
    """A place where a player hears of games: push, mail or hook."""

    id: str
    kind: str
    label: str
    confirmed: bool


class NotificationState(Struct, frozen=True, kw_only=True):
    """`push_key` is for browsers that subscribe; None where the server has no web push."""

    wishes: Wishes
    channels: tuple[ChannelCard, ...]
    push_key: str | None
    mail: bool
    hook_hosts: tuple[str, ...]


class NewChannel(PasswordAgain, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The password is for an e-mail address, some time after the login."""

    to: AnyChannel
    language: Annotated[str, Meta(max_length=8)] = "en"


class ChannelRequest(Struct, frozen=True, forbid_unknown_fields=True):
    id: Annotated[str, Meta(pattern=r"^[0-9a-f]{32}$")]


class ConfirmRequest(Struct, frozen=True, forbid_unknown_fields=True):
    token: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{16,64}$")]


class Choices(Struct, frozen=True, kw_only=True):
    """Everything that can be chosen for a table."""

    editions: tuple[str, ...]
    players: tuple[int, ...]
    lengths: tuple[str, ...]
    modules: tuple[str, ...]
    old_hands: tuple[str, ...]
    variants: tuple[str, ...]
    switches: tuple[str, ...]
    bots: tuple[str, ...]
    languages: tuple[str, ...]


class OptionsRequest(Struct, frozen=True, forbid_unknown_fields=True):
    options: OptionsData


class Verdict(Struct, frozen=True):
    """Whether a mix of options is possible; if not why, and the nearest that is."""

    possible: bool
    options: OptionsData | None
    switches: dict[str, bool] | None = None  # every switch, as these options set it
    code: str | None = None  # stable, for clients with their own wording
    reason: str | None = None
    nearest: OptionsData | None = None


class WordBook(Struct, frozen=True):
    """All texts that need no arguments, by their dotted keys."""

    language: str
    edition: str
    texts: dict[str, str]


# --- parameters of paths and queries ---

Language = Annotated[str, Meta(max_length=8)]


class TableParams(Struct, frozen=True):
    table: Id


class LobbyParams(Struct, frozen=True):
    """What to list: an edition, a pace, free seats, the strongest bot's level or `none`."""

    edition: Annotated[str, Meta(max_length=16)] | None = None
    pace: Pace | None = None
    free: Annotated[int, Meta(ge=0, le=4)] = 0
    level: Annotated[str, Meta(max_length=32)] | None = None

    @property
    def wanted(self) -> LobbyFilter:
        if self.edition is not None and self.edition not in EDITIONS:
            raise Refusal("bad-request", f"There is no edition {self.edition!r}.")
        if self.level not in (None, NO_BOTS, *choices().bots):
            raise Refusal("bad-request", f"There is no bot {self.level!r}.")
        return LobbyFilter(edition=self.edition, pace=self.pace, free=self.free, level=self.level)


class StateParams(TableParams, frozen=True):
    seat: SeatNumber | None = None
    since: Version = 0
    language: Language = "en"


class HistoryParams(TableParams, frozen=True):
    seat: SeatNumber | None = None
    language: Language = "en"


class MomentParams(TableParams, frozen=True):
    step: Annotated[int, Meta(ge=0, le=1_000_000)]
    seat: SeatNumber | None = None


class RecordParams(TableParams, frozen=True):
    form: Literal["json", "text"] = "json"


class ChatParams(TableParams, frozen=True):
    after: Version = 0


class LanguageParams(Struct, frozen=True):
    language: str


class WordsParams(LanguageParams, frozen=True):
    edition: str


@cache
def choices() -> Choices:
    """The same as long as the process lives: to look for the bots of other packages takes time."""
    return Choices(
        editions=tuple(EDITIONS),
        players=(2, 3, 4, 5),
        lengths=tuple(LENGTHS),
        modules=tuple(sorted(MODULES)),
        old_hands=tuple(OLD_HANDS),
        variants=tuple(sorted(VARIANTS)),
        switches=tuple(name for name in SWITCHES if name != OLD_RULINGS),
        bots=tuple(bot_names()),
        languages=LANGUAGES,
    )


def verdict(data: OptionsData) -> Verdict:
    try:
        options = Options.from_dict(data)
    except OptionsError as error:
        nearest = error.nearest.to_dict()
        return Verdict(False, None, code=error.code, reason=error.reason, nearest=nearest)
    except (TypeError, ValueError) as error:
        return Verdict(False, None, reason=str(error))
    return Verdict(True, options.to_dict(), options.settings)


@lru_cache(maxsize=64)
def word_book(language: str, game: str | Options) -> WordBook:
    """The texts of an edition, or of a game: what its cards do under its options."""
    edition = game if isinstance(game, str) else game.edition
    check_words(language, edition)
    return WordBook(language, edition, api_texts(words(language), game))


def rule_book(language: str, data: OptionsData) -> list[Chapter]:
    return words(language).rules(Options.from_dict(data))


def check_words(language: str, edition: str) -> None:
    if language not in LANGUAGES or edition not in EDITIONS:
        raise Refusal("not-found", "There are no words for that language and edition.")
