"""Environments for research: many games at once, PettingZoo, Gymnasium, OpenSpiel.

from elgrande.envs import Batch, elgrande_v0
gymnasium.make("elgrande/ElGrande-v0")  # registered by importing this package
import elgrande.envs.openspiel  # then pyspiel.load_game("python_elgrande")
"""

try:
    from elgrande.envs import elgrande_v0, registration
    from elgrande.envs.batch import Batch, Step
    from elgrande.envs.observation import ACTION_COUNT, LAYOUT, OBSERVATION_SIZE, observe, split
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(
        f"elgrande.envs needs {error.name}, which elgrande's extra [research] brings.",
        name=error.name,
    ) from error

registration.register()

__all__ = [
    "ACTION_COUNT",
    "LAYOUT",
    "OBSERVATION_SIZE",
    "Batch",
    "Step",
    "elgrande_v0",
    "observe",
    "split",
]
