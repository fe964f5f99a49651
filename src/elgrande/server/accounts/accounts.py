"""Accounts, passwords and sessions."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from collections.abc import Sequence
from functools import cached_property
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from elgrande.server.accounts.lookalikes import reserved, skeleton_of, skeletons_of
from elgrande.server.accounts.passwords import LONGEST_PASSWORD, check_password
from elgrande.server.errors import Refusal
from elgrande.server.storage import ConflictError, Store
from elgrande.server.storage.store import Account
from elgrande.server.text_input import clean_name, login_of

SESSION_SECONDS: Final = 90 * 24 * 3600.0
SLIDE_SECONDS: Final = 24 * 3600.0  # a session is extended at most so often
REMEMBER_SECONDS: Final = 10.0  # a session ended in another process may stay valid this long
REMEMBERED: Final = 10_000


def hash_token(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def name_taken() -> Refusal:
    return Refusal("name-taken", "Another player has that name, or one that looks like it.")


def already_account() -> Refusal:
    return Refusal("already-account", "You have an account already.")


class Accounts:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._hasher = PasswordHasher()  # argon2id
        self._hashing = asyncio.Semaphore(2)
        self._remembered: dict[str, tuple[Account | None, float]] = {}

    @cached_property
    def _decoy(self) -> str:
        """Verified in place of the hash that an unknown name does not have."""
        return self._hasher.hash(secrets.token_urlsafe())

    async def by_token(self, token: str) -> Account | None:
        return await self.by_session(hash_token(token))

    async def by_session(self, session: str) -> Account | None:
        """The account of a session, cached for a few seconds because every request needs it."""
        now = time.time()
        account, until = self._remembered.get(session, (None, 0.0))
        if now >= until:
            account = await self._store.account_by_session(session, now)
            if len(self._remembered) >= REMEMBERED:
                self._remembered.clear()
            self._remembered[session] = account, now + REMEMBER_SECONDS
        return account

    async def guest(self, name: str) -> tuple[Account, str]:
        """Create a guest, with a name and no password; returns the token of a new session too."""
        account = Account(secrets.token_hex(12), clean_name(name))
        await self.check_names([account.name])
        await self._store.add_account(account, time.time())
        return account, await self._session(account)

    async def register(
        self, guest: Account | None, name: str, password: str
    ) -> tuple[Account, str]:
        """Create an account, or turn a guest into one; the guest keeps all seats."""
        name = clean_name(name)
        check_password(name, password)
        if guest is not None and guest.login is not None:
            raise already_account()
        async with self._hashing:
            hashed = await asyncio.to_thread(self._hasher.hash, password)
        number = secrets.token_hex(12) if guest is None else guest.id
        skeleton = skeleton_of(name)
        if skeleton in reserved():
            raise name_taken()
        await self.check_names([name])
        account = Account(number, name, login_of(name), hashed, skeleton)
        if guest is None:
            free = await self._store.add_account(account, time.time())
        else:
            try:
                free = await self._store.upgrade_account(account)
            except ConflictError:  # another request was first
                raise already_account() from None
        if not free:
            raise name_taken()
        return account, await self._session(account)

    async def check_names(self, names: Sequence[str], of: Account | None = None) -> None:
        """Refuse names that look like those of accounts, except the person's own."""
        skeletons = set().union(*map(skeletons_of, names))
        owners = await self._store.owners_of_names(sorted(skeletons))
        if owners - {of.id if of is not None else None}:
            raise name_taken()

    async def rename(self, guest: Account, name: str) -> Account:
        """Another name for a guest; seats taken before keep theirs."""
        name = clean_name(name)
        await self.check_names([name])
        if not await self._store.rename_guest(guest.id, name):
            raise already_account()
        self._remembered.clear()
        return Account(guest.id, name)

    async def log_in(self, name: str, password: str) -> tuple[Account, str]:
        """Takes as long for an unknown name as for a wrong password."""
        login = login_of(name)
        account = await self._store.account_by_login(login) if login.isprintable() else None
        async with self._hashing:
            decoy = await asyncio.to_thread(lambda: self._decoy)
            hashed = decoy if account is None else account.password or decoy
            right = await asyncio.to_thread(self._verify, hashed, password[:LONGEST_PASSWORD])
        if account is None or not right:
            raise Refusal("wrong-password", "Name and password do not fit.")
        return account, await self._session(account)

    async def change_password(
        self, account: Account, session: str, old: str, new: str
    ) -> list[str]:
        """Set a new password and end all other sessions; returns those."""
        check_password(account.name, new)
        async with self._hashing:
            hashed = account.password or ""
            right = await asyncio.to_thread(self._verify, hashed, old[:LONGEST_PASSWORD])
            if not right:
                raise Refusal("wrong-password", "That is not your password.")
            hashed = await asyncio.to_thread(self._hasher.hash, new)
        await self._store.set_password(account.id, hashed)
        return await self.end_others(account, session)

    async def end_others(self, account: Account, session: str) -> list[str]:
        """End all sessions of an account but this one; returns those."""
        ended = await self._store.drop_other_sessions(account.id, session)
        self._remembered.clear()
        return ended

    async def extend(self, session: str) -> None:
        """A session lasts for so long after its last use, not after its beginning."""
        await self._store.extend_session(session, time.time() + SESSION_SECONDS, SLIDE_SECONDS)

    async def log_out(self, token: str) -> None:
        await self._store.drop_session(hash_token(token))
        self._remembered.pop(hash_token(token), None)

    def _verify(self, hashed: str, password: str) -> bool:
        try:
            return self._hasher.verify(hashed, password)
        except (VerificationError, InvalidHashError):
            return False

    async def _session(self, account: Account) -> str:
        token = secrets.token_urlsafe(32)
        now = time.time()
        await self._store.add_session(hash_token(token), account.id, now + SESSION_SECONDS, now)
        return token
