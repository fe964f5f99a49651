"""Independent seeds for the core's dice."""

from __future__ import annotations

import numpy as np

from elgrande.game.arguments import check_seed


def seeds_from(seed: object, n: int) -> list[int]:
    """Many seeds from one; without one, from the operating system's randomness."""
    known = None if seed is None else check_seed(seed)
    states = np.random.SeedSequence(known).generate_state(n) >> 1
    return [int(each) for each in states]
