"""What a newcomer reads in the first ten minutes: `python -m tests.learning.transcript nl`.

From the start page through the first three lessons on the right way, and the first words of the
coach. Read it aloud before changing a text: what can be left out, is.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

from elgrande.learning.lesson import lessons
from elgrande.words import words

START = ("ui_start_lead", "ui_start_playNow", "ui_start_playHint", "ui_coach_title")
VISIT = ("ui_coach_hint", "ui_coach_start", "ui_learn_lessons", "ui_coach_knows")
FIRST = ("majorities", "king", "power")


def before_the_first_decision(language: str) -> Iterator[str]:
    """From the start page to the first number to be counted."""
    says = words(language)
    keys = [*START, *VISIT, "ui_learn_title", "ui_learn_lead"]
    for name in lessons():
        keys += [f"lessons-{name}", f"lessons-{name}.text"]
    first = lessons()["majorities"]
    keys += [first.key(step.say) for step in first.steps[:2]]
    yield from (says.say("big-box", key) for key in keys)


def ten_minutes(language: str) -> Iterator[str]:
    yield from before_the_first_decision(language)
    says = words(language)
    for name in FIRST:
        lesson = lessons()[name]
        begun = 2 if name == "majorities" else 0
        for step in lesson.steps[begun:]:
            yield says.say("big-box", lesson.key(step.say))
            if step.solved:
                yield says.say("big-box", lesson.key(step.solved))
    for about in ("power", "take", "card", "part", "place"):
        yield says.say("big-box", f"coach-{about}")


def before_the_first_bid(language: str) -> Iterator[str]:
    """For those who begin with the coached game and no lesson."""
    for key in (*START, *VISIT, "ui_coach_welcome", "coach-power"):
        yield words(language).say("big-box", key)


def words_in(sentences: Iterator[str]) -> int:
    return sum(len(sentence.split()) for sentence in sentences)


if __name__ == "__main__":
    chosen = sys.argv[1] if len(sys.argv) > 1 else "en"
    print("\n".join(ten_minutes(chosen)))
    print(f"\n{words_in(before_the_first_decision(chosen))} words before the first decision,")
    print(f"{words_in(ten_minutes(chosen))} in ten minutes")
