"""Tokens are stored as hashes: a copy of the database opens no session."""

from __future__ import annotations

import hashlib


def hash_token(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
