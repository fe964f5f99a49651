"""RLlib's PPO learns by playing all seats itself, with masked actions.

pip install torch "ray[rllib]"
python examples/rllib.py 5
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
    """The mean length of the games by iteration, a sign that whole games are played."""
    algorithm = config().build_algo()
    lengths = []
    for _ in range(iterations):
        result = algorithm.train()
        lengths.append(float(result["env_runners"]["episode_len_mean"]))
    algorithm.stop()
    return lengths


if __name__ == "__main__":
    print(train(int(sys.argv[1]) if len(sys.argv) > 1 else 5))
