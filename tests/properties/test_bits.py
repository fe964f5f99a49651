"""Arithmetic on bits that avoids branches gives what loops would."""

from __future__ import annotations

import random

from librt.vecs import vec
from mypy_extensions import i64

from elgrande.core.actions import MOST_ANSWERS, fill, room_for_answers
from elgrande.core.draws import count
from elgrande.core.state import first_bit


def bits_of(mask: int) -> list[int]:
    return [bit for bit in range(mask.bit_length()) if mask >> bit & 1]


def test_the_first_of_sixteen_bits_is_found() -> None:
    for mask in range(1, 1 << 16):
        assert first_bit(mask) == bits_of(mask)[0]


def test_thirty_two_bits_are_counted() -> None:
    source = random.Random(1)
    masks = [source.getrandbits(source.randint(1, 32)) for _ in range(5000)]
    for mask in (0, 1, 1 << 31, (1 << 32) - 1, *masks):
        assert count(mask) == mask.bit_count()


def test_answers_are_appended_bit_by_bit_up_to_the_last_place() -> None:
    source = random.Random(2)
    for _ in range(500):
        mask = source.getrandbits(22)
        legal = room_for_answers()
        legal[0] = 7
        n = fill(100, mask, legal, 1)
        assert [int(legal[k]) for k in range(int(n))] == [7, *(100 + bit for bit in bits_of(mask))]
    full: vec[i64] = room_for_answers()
    assert fill(0, 0b101, full, MOST_ANSWERS - 2) == MOST_ANSWERS
