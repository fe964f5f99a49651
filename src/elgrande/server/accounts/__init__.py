"""Accounts, passwords and sessions."""

from elgrande.server.accounts.accounts import (
    SESSION_SECONDS,
    Accounts,
    already_account,
    hash_token,
)

__all__ = ["SESSION_SECONDS", "Accounts", "already_account", "hash_token"]
