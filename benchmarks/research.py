"""Environment steps a second, ours and others', in one run on one core.

    python benchmarks/research.py [--classics PYTHON] [--catanatron PYTHON] [--pgx PYTHON]

A step is: see an observation and what is legal, choose at random among it, act. Every subject runs
in a process of its own; counted is the processor's time. PettingZoo's classics, Catanatron and pgx
want packages of their own, hence the interpreters (`make bench-research` prepares them).
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

Steps = Iterator[int]  # yields the number of steps since the last yield


# --- ours ---


def our_batch(observe: bool) -> Steps:
    from elgrande.envs import Batch

    batch = Batch(256, seed=1, observe=observe)
    while True:
        batch.step(batch.sample())
        yield batch.n


def our_vector() -> Steps:
    import numpy as np

    from elgrande.envs.vector import ElGrandeVectorEnv

    envs = ElGrandeVectorEnv(256)
    source = np.random.default_rng(1)
    _, info = envs.reset(seed=1)
    while True:
        mask = info["action_mask"]
        noise = source.random(mask.shape, np.float32)
        _, _, _, _, info = envs.step((mask * noise).argmax(1))
        yield 256


def our_gymnasium() -> Steps:
    import gymnasium

    import elgrande.envs  # noqa: F401 - registers the environment

    env = gymnasium.make("elgrande/ElGrande-v0")
    while True:
        _, info = env.reset()
        over = False
        while not over:
            _, _, over, _, info = env.step(random.choice(info["legal"]))
            yield 1


def our_pettingzoo(guarded: bool) -> Steps:
    from elgrande.envs import elgrande_v0

    yield from pettingzoo_steps(elgrande_v0.env() if guarded else elgrande_v0.raw_env())


def our_openspiel() -> Steps:
    import elgrande.envs.openspiel  # noqa: F401 - registers the game

    yield from openspiel_steps("python_elgrande")


def our_core() -> Steps:
    from elgrande import Options
    from elgrande.core.playout import random_games

    rules = Options().rules
    seed = 0
    while True:
        seed += 1
        yield int(random_games(rules, 20, seed))


# --- theirs ---


def pettingzoo_steps(env: Any) -> Steps:
    import numpy as np

    while True:
        env.reset()
        for agent in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            mask = seen["action_mask"] if isinstance(seen, dict) else None
            if mask is None:
                env.step(env.action_space(agent).sample())
            else:
                env.step(random.choice(np.flatnonzero(mask).tolist()))
            yield 1


def classic(name: str) -> Callable[[], Steps]:
    def steps() -> Steps:
        from importlib import import_module

        yield from pettingzoo_steps(import_module(f"pettingzoo.classic.{name}").env())

    return steps


def openspiel_steps(name: str) -> Steps:
    import pyspiel

    game = pyspiel.load_game(name)
    observed = game.get_type().provides_observation_tensor
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, weights)[0])
                continue
            if observed:
                state.observation_tensor(state.current_player())
            else:
                state.information_state_tensor(state.current_player())
            state.apply_action(random.choice(state.legal_actions()))
            yield 1


def openspiel(name: str) -> Callable[[], Steps]:
    def steps() -> Steps:
        if name.startswith("python_"):
            import open_spiel.python.games  # noqa: F401 - registers the games in Python

        yield from openspiel_steps(name)

    return steps


def catanatron() -> Steps:
    import gymnasium

    env: Any = gymnasium.make("catanatron_gym:catanatron-v1")
    while True:
        _, info = env.reset()
        over = False
        while not over:
            _, _, terminated, truncated, info = env.step(random.choice(info["valid_actions"]))
            over = terminated or truncated
            yield 1


def pgx(name: str) -> Callable[[], Steps]:
    """256 games at once, compiled by jax for the processor; finished games begin again."""

    def steps() -> Steps:
        from importlib import import_module

        jax, pgx = import_module("jax"), import_module("pgx")
        env = pgx.make(name)
        auto_reset = import_module("pgx.experimental").auto_reset

        def move(state: Any, key: Any) -> Any:
            pick, chance = jax.random.split(key)
            logits = jax.numpy.where(state.legal_action_mask, 0.0, -1e9)
            chosen = jax.random.categorical(pick, logits, axis=1)
            keys = jax.random.split(chance, 256)
            return jax.vmap(auto_reset(env.step, env.init))(state, chosen, keys)

        key = jax.random.PRNGKey(1)
        state = jax.jit(jax.vmap(env.init))(jax.random.split(key, 256))
        step = jax.jit(move)
        while True:
            key, now = jax.random.split(key)
            state = step(state, now)
            state.observation.block_until_ready()
            yield 256

    return steps


# What is measured: name, function, interpreter.
OURS, CLASSICS, CATANATRON, PGX = "ours", "classics", "catanatron", "pgx"
SUBJECTS: dict[str, tuple[Callable[[], Steps], str]] = {
    "elgrande Batch, 256 games": (lambda: our_batch(True), OURS),
    "elgrande Batch, 256 games, masks only": (lambda: our_batch(False), OURS),
    "elgrande Gymnasium vector, 256 games, 3 random opponents": (our_vector, OURS),
    "elgrande PettingZoo": (lambda: our_pettingzoo(True), OURS),
    "elgrande PettingZoo, without its guards": (lambda: our_pettingzoo(False), OURS),
    "elgrande Gymnasium, 3 random opponents": (our_gymnasium, OURS),
    "elgrande OpenSpiel": (our_openspiel, OURS),
    "elgrande core, random games, nothing observed": (our_core, OURS),
    "OpenSpiel connect_four (C++)": (openspiel("connect_four"), OURS),
    "OpenSpiel backgammon (C++)": (openspiel("backgammon"), OURS),
    "OpenSpiel hearts (C++)": (openspiel("hearts"), OURS),
    "OpenSpiel python_kuhn_poker (Python)": (openspiel("python_kuhn_poker"), OURS),
    "OpenSpiel python_block_dominoes (Python)": (openspiel("python_block_dominoes"), OURS),
    "PettingZoo tictactoe_v3": (classic("tictactoe_v3"), CLASSICS),
    "PettingZoo connect_four_v3": (classic("connect_four_v3"), CLASSICS),
    "PettingZoo leduc_holdem_v4": (classic("leduc_holdem_v4"), CLASSICS),
    "PettingZoo texas_holdem_no_limit_v6": (classic("texas_holdem_no_limit_v6"), CLASSICS),
    "PettingZoo chess_v6": (classic("chess_v6"), CLASSICS),
    "Catanatron gym, 1 random opponent": (catanatron, CATANATRON),
    "pgx connect_four, 256 games (jax)": (pgx("connect_four"), PGX),
    "pgx backgammon, 256 games (jax)": (pgx("backgammon"), PGX),
}


def measure(name: str, seconds: float) -> float:
    """The best of three rates, after a short warm-up."""
    steps = SUBJECTS[name][0]()
    done = 0
    begin = time.process_time()
    while time.process_time() - begin < 0.2:
        next(steps)
    best = 0.0
    for _ in range(3):
        done = 0
        begin = time.process_time()
        while (gone := time.process_time() - begin) < seconds / 3:
            for _ in range(16):
                done += next(steps)
        best = max(best, done / gone)
    return best


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="for each subject")
    parser.add_argument("--classics", help="a Python with pettingzoo[classic]")
    parser.add_argument("--catanatron", help="a Python with catanatron-gym")
    parser.add_argument("--pgx", help="a Python with pgx")
    parser.add_argument("--only", help="subjects with this in their name")
    parser.add_argument("--run", help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.run:
        print(json.dumps(measure(chosen.run, chosen.seconds)))
        return 0
    pythons = {
        OURS: sys.executable,
        CLASSICS: chosen.classics,
        CATANATRON: chosen.catanatron,
        PGX: chosen.pgx,
    }
    environment = {**os.environ, "OPENBLAS_NUM_THREADS": "1", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}

    def start(python: str, name: str) -> subprocess.Popen[str]:
        command = [python, "-W", "ignore", __file__, "--run", name]
        command += ["--seconds", str(chosen.seconds)]
        pipe = subprocess.PIPE
        return subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, env=environment)

    print("| environment | steps a second |\n|---|---:|")
    rates = {}
    for name, (_, where) in SUBJECTS.items():
        if chosen.only and chosen.only not in name:
            continue
        python = pythons[where]
        if python is None:
            print(f"| {name} | not measured: no --{where} |")
            continue
        child = start(python, name)
        output, errors = child.communicate()
        if child.returncode:
            reason = errors.strip().splitlines()[-1] if errors.strip() else "it failed"
            print(f"| {name} | not measured: {reason} |")
            continue
        rates[name] = float(output.strip().splitlines()[-1])
        print(f"| {name} | {rates[name]:,.0f} |", flush=True)
    one, many = "elgrande PettingZoo", "elgrande Batch, 256 games"
    if one in rates and many in rates:
        pair = [start(sys.executable, many) for _ in range(2)]
        together = sum(float(each.communicate()[0].split()[-1]) for each in pair)
        print(
            f"\nBatch makes {rates[many] / rates[one]:.0f} times the steps of one game at a time, "
            f"two at once make {together / rates[many]:.2f} times the steps of one Batch."
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
