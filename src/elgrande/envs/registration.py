"""Registers the environments with Gymnasium."""

from __future__ import annotations

from typing import Final

import gymnasium

GYMNASIUM_ID: Final = "elgrande/ElGrande-v0"


def register() -> None:
    if GYMNASIUM_ID not in gymnasium.registry:
        gymnasium.register(
            GYMNASIUM_ID,
            entry_point="elgrande.envs.single:ElGrandeEnv",
            vector_entry_point="elgrande.envs.vector:ElGrandeVectorEnv",
        )
