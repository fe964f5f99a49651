"""Accounts, passwords and sessions."""

from elgrande.server.accounts.accounts import (
    SESSION_SECONDS,
    Accounts,
    already_account,
)
from elgrande.server.accounts.bots import Bots
from elgrande.server.accounts.tokens import hash_token

__all__ = ["SESSION_SECONDS", "Accounts", "Bots", "already_account", "hash_token"]
