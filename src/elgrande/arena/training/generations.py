"""Expert iteration: self-play by the last generation, a net fitted to it, a match between both.

A net with at least as many units as the one before goes on from its weights.

A folder holds everything: `generation-1/games-00000.npz`, `generation-1.json` (weights and card)
and `progress.json`. A step is skipped if its file exists, so the same command continues after an
interruption, and the same seed gives the same weights.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass
from datetime import date
from functools import partial
from pathlib import Path
from typing import Any, Final

import numpy as np

from elgrande.arena.match import play_deal
from elgrande.arena.report import wilson
from elgrande.arena.training.fit import Model, examples_of, fit
from elgrande.arena.training.habits import fit_scorer, questions_of
from elgrande.arena.training.selfplay import load, play_blocks
from elgrande.bots.interface import Budget
from elgrande.bots.judgement import judgement, read_weights, with_later_features
from elgrande.bots.levels import learned_settings, learned_weights
from elgrande.bots.search_bot import SearchBot
from elgrande.game.options import Options

DIGITS: Final = 4  # decimals of a stored weight
HABITS: Final = ("bids", "cards")
MEMORY: Final = 2  # a net is fitted to the games of this many generations

Tell = Callable[[str], None]


@dataclass(frozen=True)
class TrainingPlan:
    """What to train: the same plan and seed give the same weights."""

    generations: int = 3
    games: int = 10_000  # per generation
    hidden: int = 22
    epochs: int = 12
    matches: int = 200  # games against the previous generation
    iterations: int = 30  # per question, in those matches
    seed: int = 1
    start: str | None = None  # weights that play the first generation; without, rules of thumb do
    places: int = 0  # units of the layer of places (bots/search/places.py)
    guests: str = ""  # other bots that play along, separated by commas
    habits: bool = True  # learned again; else those of the net before are kept


def bot_of(weights: str | None, seed: int) -> SearchBot:
    """A bot with the weights of a file; without a file, it evaluates by rules of thumb."""
    if weights is None:
        return SearchBot(seed)
    net = judgement(weights)
    return SearchBot(seed, weights=learned_weights(), settings=learned_settings(weights), net=net)


def train(
    plan: TrainingPlan, folder: Path, workers: int = 0, tell: Tell = print, ray: bool = False
) -> list[Path]:
    """Train all generations; returns the files of their weights.

    With `ray`, a Ray cluster plays the games; the nets are fitted here.
    """
    folder = folder.absolute() if ray else folder  # the processes of Ray start elsewhere
    folder.mkdir(parents=True, exist_ok=True)
    progress = Progress(folder / "progress.json", plan)
    made: list[Path] = []
    for number in range(1, plan.generations + 1):
        path = folder / f"generation-{number}.json"
        before = str(made[-1]) if made else plan.start
        games = folder / f"generation-{number}"
        seed = plan.seed * 1000 + number
        guests = plan.guests.split(",") if plan.guests else []
        make = partial(bot_of, before)
        for done in play_blocks(make, seed, games, plan.games, workers, guests, ray):
            tell(f"generation {number}: {done.name}")
        if not path.exists():
            recent = range(max(1, number - MEMORY + 1), number + 1)
            blocks = [
                block
                for each in recent
                for block in load(folder / f"generation-{each}", plan.games)
            ]
            examples = examples_of(blocks)
            judge = model_of(before) if before else None
            start = judge if judge is not None and can_go_on(judge, plan) else None
            if judge is None:  # the first net judges the returns that the second one learns from
                judge, _ = fit(examples, plan.hidden, plan.epochs, seed, places=plan.places)
            model, history = fit(
                examples, plan.hidden, plan.epochs, seed,
                on_epoch=partial(tell_epoch, tell, number), judge=judge, start=start,
                places=plan.places,
            )  # fmt: skip
            progress.note(number, history=history)
            if plan.habits or before is None:
                habits = fit_habits(blocks, seed, tell)
            else:
                known = read_weights(before)
                habits = {name: known[name] for name in HABITS if name in known}
            against = f"itself and {', '.join(guests)}" if guests else "itself"
            card = {
                "generation": number,
                "data": f"the generation before against {against}, all editions and player counts",
                "games": sum(len(block["points"]) for block in blocks),
                "positions": len(examples),
                "course": asdict(plan),
                "again": "elgrande train --folder FOLDER with the course above",
            }
            write_weights(path, model, habits, card, history[-1])
        if not progress.has(number, "strength"):
            won = compete(str(path), before, plan, seed)
            progress.note(number, strength=won)
            if plan.matches:
                interval = f"({won['low']:.1%}-{won['high']:.1%})"
                tell(f"generation {number} won {won['rate']:.1%} {interval}")
        made.append(path)
    return made


def can_go_on(judge: Model, plan: TrainingPlan) -> bool:
    return judge.hidden <= plan.hidden and judge.units <= plan.places


def model_of(weights: str) -> Model:
    """The net of a file as it was when it was trained."""
    data = read_weights(weights)
    places = data.get("places")
    model = Model(data["hidden"], 0, len(places[0]) if places else 0)
    rows = data["rows"] if places else with_later_features(data["rows"])
    model.rows = np.array(rows, np.float32)
    model.heads = np.array(data["heads"], np.float32)
    if places:
        model.places = np.array(places, np.float32)
    return model


def fit_habits(blocks: list[dict[str, Any]], seed: int, tell: Tell) -> dict[str, Any]:
    """What players usually bid and take, as the weights of two small nets."""
    bids, cards = questions_of(blocks)
    found = {}
    for name, asked, by_means in zip(HABITS, (bids, cards), (True, False), strict=True):
        model, loss = fit_scorer(asked, by_means=by_means, seed=seed)
        tell(f"{name}: {len(asked.game)} questions, held out loss {loss:.4f}")
        found[name] = model.to_dict(DIGITS)
    return found


def tell_epoch(tell: Tell, number: int, row: dict[str, float]) -> None:
    tell(
        f"generation {number}, epoch {row['epoch']:.0f}: held out lead ± {row['square'] ** 0.5:.2f}"
        f" points, win {row['entropy']:.4f}"
    )


def write_weights(
    path: Path, model: Model, habits: dict[str, Any], card: dict[str, Any], last: dict[str, float]
) -> None:
    card |= {
        "held_out": {name: round(value, 4) for name, value in last.items()},
        "date": date.today().isoformat(),
    }
    rows, heads, places = (
        [[round(float(each), DIGITS) for each in row] for row in weights]
        for weights in (model.rows, model.heads, model.places)
    )
    data = {"card": card, "hidden": model.hidden, "rows": rows, "heads": heads, **habits}
    if model.units:
        data["places"] = places
    write_whole(path, json.dumps(data, separators=(",", ":")))


def write_whole(path: Path, text: str) -> None:
    """Write a file atomically: an interruption leaves the old one, or none."""
    unfinished = path.with_suffix(".part")
    unfinished.write_text(text)
    unfinished.replace(path)


def compete(new: str, old: str | None, plan: TrainingPlan, seed: int) -> dict[str, float]:
    """Wins of one new bot against three of the old generation, seats rotated."""
    wins = 0.0
    rules = Options().rules
    budgets = [Budget(iterations=plan.iterations)] * 4
    for game in range(plan.matches):
        seat = game % 4
        bots = [bot_of(new if each == seat else old, seed + 4 * game + each) for each in range(4)]
        wins += play_deal(rules, bots, seed * 1_000_000 + game // 4, budgets).shares[seat]
    low, high = wilson(wins, plan.matches)
    rate = wins / plan.matches if plan.matches else 0.0
    return {"games": plan.matches, "rate": rate, "low": low, "high": high}


class Progress:
    """The file with the losses and the strength of every generation."""

    def __init__(self, path: Path, plan: TrainingPlan) -> None:
        self.path = path
        wanted = asdict(plan)
        del wanted["generations"]  # more may be added later
        self.data: dict[str, Any] = {"course": wanted, "generations": {}}
        if path.exists():
            self.data = self._read()
            later = {"start": None, "places": 0, "guests": "", "habits": True}
            self.data["course"] = later | self.data["course"]
            if self.data["course"] != wanted:
                raise ValueError(f"{path} is of another course of training: choose another folder.")

    def _read(self) -> dict[str, Any]:
        try:
            data = json.loads(self.path.read_text())
            course, generations = dict(data["course"]), dict(data["generations"])
        except (ValueError, TypeError, KeyError):
            raise ValueError(f"{self.path} notes no training: choose another folder.") from None
        return {"course": course, "generations": generations}

    def has(self, number: int, what: str) -> bool:
        return what in self.data["generations"].get(str(number), {})

    def note(self, number: int, **facts: Any) -> None:
        self.data["generations"].setdefault(str(number), {}).update(facts)
        write_whole(self.path, json.dumps(self.data, indent=1))


def matches_played(generations: dict[str, Any]) -> list[tuple[int, dict[str, float]]]:
    """The strength of every generation that met the one before."""
    found = [(int(number), facts.get("strength")) for number, facts in generations.items()]
    return [(number, won) for number, won in found if won and won["games"]]


def draw_progress(folder: Path, picture: Path) -> None:
    """Plot losses by epoch and wins by generation (optional extra `plot`)."""
    from matplotlib.figure import Figure

    data = json.loads((folder / "progress.json").read_text())["generations"]
    figure = Figure(figsize=(9, 3.6), layout="constrained")
    loss, strength = figure.subplots(1, 2)
    for number, facts in data.items():
        history = facts["history"]
        loss.plot(
            [row["epoch"] for row in history],
            [row["square"] ** 0.5 for row in history],
            label=f"generation {number}",
        )
    loss.set_xlabel("epoch")
    loss.set_ylabel("error of the lead, held-out games (points)")
    loss.legend()
    rows = matches_played(data)
    strength.errorbar(
        [n for n, _ in rows],
        [100 * won["rate"] for _, won in rows],
        yerr=[
            [100 * (won["rate"] - won["low"]) for _, won in rows],
            [100 * (won["high"] - won["rate"]) for _, won in rows],
        ],
        fmt="o", color="#2B2118", capsize=4,
    )  # fmt: skip
    strength.axhline(25, color="#888888", linewidth=1)
    strength.set_xlabel("generation")
    strength.set_ylabel("wins against three of the one before (%)")
    for axes in (loss, strength):  # epochs and generations are whole
        axes.xaxis.get_major_locator().set_params(integer=True)
    figure.savefig(picture, dpi=120)
