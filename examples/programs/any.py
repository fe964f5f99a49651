#!/usr/bin/env python3
"""A bot in fifteen lines that speaks the protocol: any legal answer. See docs/protocol.md."""

import random
import sys

legal: list[str] = []
for line in sys.stdin:
    word, *rest = line.split() or [""]
    if word == "elgrande":
        print("bot any", "ready", sep="\n", flush=True)
    elif word == "legal":
        legal = rest
    elif word == "go":
        print("answer", random.choice(legal), flush=True)
    elif word == "quit":
        break
