"""Seeds for the core's dice, well apart from each other."""

from __future__ import annotations

import numpy as np


def seeds_from(seed: int | None, n: int) -> list[int]:
    """Many seeds out of one; out of the system's randomness without one."""
    states = np.random.SeedSequence(seed).generate_state(n) >> 1
    return [int(each) for each in states]
