"""The bots' speed, time overruns and memory: `make bench`."""

import json
import resource

from elgrande.bots.judgement import LARGER
from elgrande.bots.speed import iterations_per_second, judgement_microseconds, overruns
from elgrande.game.options import Options


def main() -> None:
    rules = Options().rules
    found: dict[str, float] = {
        "search_iterations_per_second": round(iterations_per_second(rules, 3.0)),
        "judgement_microseconds": round(judgement_microseconds(rules), 2),
        "larger_judgement_microseconds": round(judgement_microseconds(rules, LARGER), 2),
    }
    for milliseconds in (30.0, 100.0):
        shares = sorted(overruns(rules, milliseconds, most=150))
        found[f"p99_of_{milliseconds:.0f}_ms"] = round(shares[int(0.99 * (len(shares) - 1))], 3)
    found["memory_mb"] = round(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024)
    print(json.dumps(found, indent=2))


if __name__ == "__main__":
    main()
