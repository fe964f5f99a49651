"""A review as one HTML page that needs nothing else: the plot is drawn as SVG inside it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from typing import Final

from elgrande.game import Options
from elgrande.game.drawing import INK, PAPER, PIECES
from elgrande.game.names import COLOURS
from elgrande.review.review import Review, ReviewMoment
from elgrande.review.steps import BY_CHANCE
from elgrande.review.telling import NarratedReview, Teller, teller_of
from elgrande.words import words

WIDTH: Final = 880
HEIGHT: Final = 260
LEFT: Final = 44  # for the numbers
DASHES: Final = {"azul": "", "granate": "9 3", "oro": "", "verde": "3 3", "purpura": "12 3 3 3"}
STYLE: Final = f"""
body {{ font: 16px/1.5 system-ui, sans-serif; color: {INK}; background: {PAPER};
  max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }}
svg {{ width: 100%; height: auto; }}
table {{ border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }}
th, td {{ padding: .3rem .5rem; border-bottom: 1px solid #cfc4ab; text-align: right; }}
th:first-child, td:first-child {{ text-align: left; }}
.sign {{ display: inline-block; width: .8em; height: .8em; margin-right: .4em; }}
li {{ margin: .5rem 0; }}
.cost {{ color: #a3211a; font-weight: 700; }}
.soft {{ color: #6b5d48; }}
"""


def page(narrated: NarratedReview) -> str:
    """The whole page."""
    return "\n".join(_Page(narrated).lines()) + "\n"


class _Page:
    def __init__(self, narrated: NarratedReview) -> None:
        self._narrated = narrated
        self._review: Review = narrated.review
        self._teller = teller_of(narrated.review, narrated.language)
        self._words = words(narrated.language)
        self._options = Options.from_dict(narrated.review.options)

    def _say(self, key: str) -> str:
        return escape(self._words.say(self._options, f"ui_review_{key}"))

    def lines(self) -> Iterator[str]:
        title = self._say("title")
        yield f'<!doctype html>\n<html lang="{self._narrated.language}">\n<meta charset="utf-8">'
        yield '<meta name="viewport" content="width=device-width">'
        yield f"<title>{title}</title>\n<style>{STYLE}</style>"
        yield f"<h1>{title}</h1>"
        yield f"<h2>{self._say('chart')}</h2>"
        yield chart(self._review, self._narrated.people, self._say("chart"))
        yield f"<h2>{self._say('balance')}</h2>"
        yield from self._balance()
        yield f"<h2>{self._say('turning')}</h2>\n<ol>"
        for at in self._review.turning_points:
            yield f"<li>{self._swing(at)}</li>"
        yield "</ol>"
        for player in self._review.players:
            yield f"<h2>{self._sign(player.seat)}{escape(self._narrated.people[player.seat])}</h2>"
            yield f"<p>{escape(self._narrated.summaries[player.seat])}</p>"
            for name, found in (("costly", player.costly), ("good", player.good)):
                if found:
                    yield f"<h3>{self._say(name)}</h3>\n<ul>"
                    yield from (f"<li>{self._decision(at)}</li>" for at in found)
                    yield "</ul>"
        yield f'<p class="soft">{escape(self._narrated.about)}</p>\n</html>'

    def _balance(self) -> Iterator[str]:
        names = ("setUp", "cards", "own", "others", "given", "found")
        heads = "".join(f"<th>{self._say(each)}</th>" for each in names)
        points = escape(self._words.say(self._options, "terminal-points"))
        player_head = escape(self._words.say(self._options, "terminal-player"))
        yield f"<table><tr><th>{player_head}</th><th>{points}</th>{heads}</tr>"
        for player in self._review.players:
            effects = (player.set_up, player.cards, player.own, player.others)
            cells = [str(player.points), *map(self._teller.change, effects)]
            cells.append(
                f"{self._teller.percent(player.given_away)}, "
                f"{self._teller.number(player.points_given_away)}"
            )
            cells.append(f"{player.best} / {player.decisions}")
            name = self._sign(player.seat) + escape(self._narrated.people[player.seat])
            yield f"<tr><td>{name}</td>" + "".join(f"<td>{each}</td>" for each in cells) + "</tr>"
        yield "</table>"

    def _sign(self, seat: int) -> str:
        return f'<span class="sign" style="background:{PIECES[COLOURS[seat]]}"></span>'

    def _swing(self, at: int) -> str:
        moment = self._review.moments[at]
        narrated = self._narrated.moments[at]
        played = f"{self._teller.colon}{escape(narrated.played)}" if narrated.played else ""
        return f"<b>{escape(narrated.title)}</b>{played}. {escape(self._changes(moment))}"

    def _changes(self, moment: ReviewMoment) -> str:
        return self._teller.semicolon.join(swings(self._narrated, self._teller, moment))

    def _decision(self, at: int) -> str:
        narrated = self._narrated.moments[at]
        colon, semicolon = self._teller.colon, self._teller.semicolon
        text = f"<b>{escape(narrated.title)}</b>{colon}{escape(narrated.played)}{semicolon}"
        if narrated.cost:
            text += f'<span class="cost">{escape(narrated.cost)}</span>. '
            text += f"{self._say('better')}{colon}{escape(narrated.better)}"
        else:
            text += escape(self._changes(self._review.moments[at]))
        if narrated.reasons:
            reasons = escape(semicolon.join(narrated.reasons))
            text += f'{semicolon}<span class="soft">{reasons}</span>'
        return f"{text}."


def swings(narrated: NarratedReview, teller: Teller, moment: ReviewMoment) -> list[str]:
    """Whose chances a moment changed, the largest change first: "Blue 41% → 88%"."""
    seats = sorted(range(len(moment.effect)), key=lambda seat: -abs(moment.effect[seat]))
    return [
        f"{narrated.people[seat]} {teller.percent(moment.chances[seat])} → "
        f"{teller.percent(moment.chances[seat] + moment.effect[seat])}"
        for seat in seats[:2]
    ]


def chart(review: Review, people: Sequence[str], label: str) -> str:
    """Win chances over time as SVG: a line for each player, a mark for each turning point."""
    rows = [*(each.chances for each in review.moments), review.result]
    step = (WIDTH - LEFT - 10) / max(1, len(rows) - 1)

    def x(at: float) -> str:
        return f"{LEFT + at * step:.1f}"

    def y(share: float) -> str:
        return f"{10 + (1 - share) * HEIGHT:.1f}"

    parts = [
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT + 50}" role="img" aria-label="{label}" '
        f'font-family="system-ui, sans-serif" font-size="13" fill="{INK}">'
    ]
    for percent in (0, 25, 50, 75, 100):
        level = y(percent / 100)
        parts.append(f'<path d="M{LEFT} {level}H{WIDTH}" stroke="#cfc4ab"/>')
        parts.append(f'<text x="{LEFT - 6}" y="{level}" dy="4" text-anchor="end">{percent}%</text>')
    for at, moment in enumerate(review.moments):
        if moment.seat == BY_CHANCE and moment.kind == "cards":
            parts.append(f'<path d="M{x(at)} 10V{10 + HEIGHT}" stroke="#e2d8c0"/>')
            parts.append(f'<text x="{x(at)}" y="{HEIGHT + 26}">{moment.round}</text>')
    for at in review.turning_points:
        parts.append(
            f'<path d="M{x(at + 0.5)} 10V{10 + HEIGHT}" stroke="#d4a017" stroke-width="{step:.1f}" '
            'opacity=".45"/>'
        )
    for seat, name in enumerate(people):
        colour = COLOURS[seat]
        line = "L".join(f"{x(at)} {y(row[seat])}" for at, row in enumerate(rows))
        parts.append(
            f'<path d="M{line}" fill="none" stroke="{PIECES[colour]}" stroke-width="2.5" '
            f'stroke-dasharray="{DASHES[colour]}"><title>{escape(name)}</title></path>'
        )
        left = LEFT + seat * 150
        parts.append(
            f'<path d="M{left} {HEIGHT + 42}h24" stroke="{PIECES[colour]}" stroke-width="4" '
            f'stroke-dasharray="{DASHES[colour]}"/>'
            f'<text x="{left + 30}" y="{HEIGHT + 46}">{escape(name)}</text>'
        )
    return "".join([*parts, "</svg>"])
