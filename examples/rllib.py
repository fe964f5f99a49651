"""RLlib's PPO learns by playing all seats itself, with masked actions.

pip install torch "ray[rllib]"
python examples/rllib.py 20
"""

import sys
from typing import Any

from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule
from ray.tune.registry import register_env

from elgrande.envs.rllib import ElGrandeMultiAgentEnv

GAME = {"players": 2, "length": "short", "reward": "points"}


def config() -> Any:
    """One network plays every seat."""
    register_env("elgrande", ElGrandeMultiAgentEnv)
    module = RLModuleSpec(module_class=ActionMaskingTorchRLModule)
    return (
        PPOConfig()
        .environment("elgrande", env_config=GAME)
        .env_runners(num_env_runners=0)
        .multi_agent(policies={"seat"}, policy_mapping_fn=lambda agent, episode, **_: "seat")
        .rl_module(rl_module_spec=module)
        .training(train_batch_size_per_learner=2000, minibatch_size=500, num_epochs=4, lr=1e-3)
    )


def train(iterations: int) -> list[float]:
    """The points of both seats in a game, by iteration: they grow as it learns to score."""
    algorithm = config().build_algo()
    points = []
    for iteration in range(iterations):
        result = algorithm.train()["env_runners"]
        points.append(float(result["episode_return_mean"]))
        print(f"{iteration + 1:3} {points[-1]:6.1f} points a game", flush=True)
    algorithm.stop()
    return points


if __name__ == "__main__":
    train(int(sys.argv[1]) if len(sys.argv) > 1 else 20)
