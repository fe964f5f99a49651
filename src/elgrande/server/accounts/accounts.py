"""Accounts, passwords and sessions."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Sequence
from functools import cached_property
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from elgrande.server.accounts.bots import BOT_MARK, is_marked
from elgrande.server.accounts.passwords import LONGEST_PASSWORD, check_password
from elgrande.server.accounts.rows import Account, AccountRows
from elgrande.server.accounts.tokens import hash_token
from elgrande.server.errors import Refusal
from elgrande.server.lookalikes import reserved, skeleton_of, skeletons_of
from elgrande.server.storage import ConflictError
from elgrande.server.text_input import clean_name, is_numbered, login_of, name_among

SESSION_SECONDS: Final = 90 * 24 * 3600.0
SLIDE_SECONDS: Final = 3600.0  # a session is extended at most once in this time
REMEMBER_SECONDS: Final = 10.0  # a session ended in another process may stay valid this long
REMEMBERED: Final = 10_000


def name_taken() -> Refusal:
    return Refusal("name-taken", "Another player has that name, or one that looks like it.")


def wrong_password() -> Refusal:
    return Refusal("wrong-password", "That is not your password.")


def already_account() -> Refusal:
    return Refusal("already-account", "You have an account already.")


class Accounts:
    def __init__(self, rows: AccountRows) -> None:
        self._rows = rows
        self._hasher = PasswordHasher()  # argon2id
        self._hashing = asyncio.Semaphore(2)
        self._remembered: dict[str, tuple[Account | None, float]] = {}
        self._valid: set[str] = set()  # sessions of sockets, read together,
        self._valid_until = 0.0  # and believed until then
        self.endings = 0  # how often sessions ended in this process

    @cached_property
    def _decoy(self) -> str:
        """Verified in place of the hash that an unknown name does not have."""
        return self._hasher.hash(secrets.token_urlsafe())

    async def by_token(self, token: str, *, fresh: bool = False) -> Account | None:
        return await self.by_session(hash_token(token), fresh=fresh)

    async def by_session(self, session: str, *, fresh: bool = False) -> Account | None:
        """The account of a session or token, by its hash; cached: every request needs it.

        `fresh`: as the database has it now, for what an ended session must not do.
        """
        now = time.time()
        account, until = self._remembered.get(session, (None, 0.0))
        if fresh or now >= until:
            endings = self.endings
            account = await self._rows.by_session(session, now) or await self._rows.by_token(
                session, now
            )
            if len(self._remembered) >= REMEMBERED:
                self._remembered.clear()
            if endings == self.endings:  # else it may be the one that ended
                self._remembered[session] = account, now + REMEMBER_SECONDS
        return account

    async def is_valid(self, session: str) -> bool:
        """Whether a session or token has not ended: sockets ask with every message."""
        if session in self._valid and time.time() < self._valid_until:
            return True
        return await self.by_session(session) is not None

    def note_valid(self, sessions: set[str], endings: int) -> None:
        """Remember sessions that were read together, unless one ended after `endings` was read."""
        if endings == self.endings:
            self._valid = sessions
            self._valid_until = time.time() + REMEMBER_SECONDS

    async def guest(self, name: str, device: str = "") -> tuple[Account, str]:
        """Create a guest, with a name and no password; returns the token of a new session too."""
        account = Account(secrets.token_hex(12), clean_name(name))
        await self.check_names([account.name])
        await self._rows.add(account, time.time())
        await self.check_names([account.name])  # an account may have been made meanwhile
        return account, await self.begin_session(account, device)

    async def register(
        self, guest: Account | None, name: str, password: str, device: str = ""
    ) -> tuple[Account, str]:
        """Create an account, or turn a guest into one; the guest keeps all seats."""
        name = clean_name(name)
        if guest is not None and guest.login is not None:
            raise already_account()
        hashed = await self.hashed(name, password)
        number = secrets.token_hex(12) if guest is None else guest.id
        skeleton = skeleton_of(name)
        if skeleton in reserved() or is_numbered(name):
            raise name_taken()
        await self.check_names([name])
        account = Account(number, name, login_of(name), hashed, skeleton)
        if guest is None:
            free = await self._rows.add(account, time.time())
        else:
            try:
                free = await self._rows.upgrade(account, time.time())
            except ConflictError:  # another request was first
                raise already_account() from None
        if not free:
            raise name_taken()
        await self._rename_guests_like(account)
        return account, await self.begin_session(account, device)

    async def check_names(self, names: Sequence[str], of: Account | None = None) -> None:
        """Refuse names that look like those of accounts, except the person's own."""
        if any(is_marked(name) for name in names):
            raise Refusal("bad-name", f"Only bots are called so: their names end in {BOT_MARK!r}.")
        if await self._are_taken(names, of):
            raise name_taken()

    async def names_of_others(self, names: Sequence[str], of: Account) -> set[str]:
        """Those of the names that look like names of bots, or of accounts except this one."""
        return {name for name in names if is_marked(name) or await self._are_taken([name], of)}

    async def _are_taken(self, names: Sequence[str], of: Account | None) -> bool:
        shown = (" ".join(name.split()) for name in names)  # spaces are taken off later
        skeletons = set().union(*map(skeletons_of, shown))
        owners = await self._rows.owners_of_names(sorted(skeletons))
        return bool(owners - {of.id if of is not None else None})

    async def _rename_guests_like(self, account: Account) -> None:
        """Guests who had a new account's name before it get a number: Ana becomes Ana (2)."""
        guests = await self._rows.guests()

        def alike() -> list[str]:
            return [each for each, name in guests.items() if account.skeleton in skeletons_of(name)]

        for guest in await asyncio.to_thread(alike):
            await self._rows.rename_guest(guest, name_among(guests[guest], [account.name]))
            self.forget_sessions()

    async def rename(self, guest: Account, name: str) -> Account:
        """Another name for a guest; seats taken before keep theirs."""
        name = clean_name(name)
        await self.check_names([name])
        if not await self._rows.rename_guest(guest.id, name):
            raise already_account()
        self.forget_sessions()
        if await self._are_taken([name], None):  # an account was made meanwhile
            await self._rows.rename_guest(guest.id, guest.name)
            raise name_taken()
        return Account(guest.id, name)

    async def log_in(self, name: str, password: str, device: str = "") -> tuple[Account, str]:
        """Takes as long for an unknown name as for a wrong password."""
        account = await self._rows.by_login(login_of(name))
        async with self._hashing:
            decoy = await asyncio.to_thread(lambda: self._decoy)
            hashed = decoy if account is None else account.password or decoy
            right = await asyncio.to_thread(self._verify, hashed, password[:LONGEST_PASSWORD])
        if account is None or not right:
            raise Refusal("wrong-password", "Name and password do not fit.")
        return account, await self.begin_session(account, device)

    async def hashed(self, name: str, password: str) -> str:
        """What is stored of a new password; refuses one that is not good enough."""
        check_password(name, password)
        async with self._hashing:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def check_password_of(self, account: Account, password: str) -> None:
        """Ask for the password again, before something that cannot be taken back."""
        async with self._hashing:
            hashed, typed = account.password or "", password[:LONGEST_PASSWORD]
            right = await asyncio.to_thread(self._verify, hashed, typed)
        if not right:
            raise wrong_password()

    async def change_password(
        self, account: Account, session: str, old: str, new: str
    ) -> list[str]:
        """Set a new password and end all other sessions; returns those."""
        await self.check_password_of(account, old)
        hashed = await self.hashed(account.name, new)
        if not await self._rows.change_password(account, hashed):
            raise wrong_password()
        return await self.end_others(account, session)

    async def end_others(self, account: Account, session: str) -> list[str]:
        """End all sessions of an account but this one; returns those."""
        ended = await self._rows.drop_other_sessions(account.id, session)
        self.forget_sessions()
        return ended

    def forget_sessions(self) -> None:
        """Read sessions and accounts again when they are needed."""
        self._remembered.clear()
        self._valid = set()
        self.endings += 1

    async def extend(self, session: str) -> None:
        """A session's time counts from its last use."""
        await self._rows.extend_session(session, time.time() + SESSION_SECONDS, SLIDE_SECONDS)

    async def log_out(self, token: str) -> None:
        await self._rows.drop_session(hash_token(token))
        self._remembered.pop(hash_token(token), None)
        self._valid.discard(hash_token(token))
        self.endings += 1

    def _verify(self, hashed: str, password: str) -> bool:
        try:
            return self._hasher.verify(hashed, password)
        except (VerificationError, InvalidHashError):
            return False

    async def begin_session(self, account: Account, device: str) -> str:
        """A new session; its token. None begins with a password that was changed meanwhile."""
        token, now = secrets.token_urlsafe(32), time.time()
        expires = now + SESSION_SECONDS
        if not await self._rows.add_session(hash_token(token), account, expires, now, device):
            raise Refusal("wrong-password", "The password was changed meanwhile: log in again.")
        return token
