"""Independent seeds for the core's dice."""

from __future__ import annotations

import numpy as np


def seeds_from(seed: int | None, n: int) -> list[int]:
    """Many seeds from one; without one, from the operating system's randomness."""
    try:
        states = np.random.SeedSequence(seed).generate_state(n) >> 1
    except (TypeError, ValueError):
        raise ValueError(f"a seed is a whole number from 0 on, not {seed!r}") from None
    return [int(each) for each in states]
