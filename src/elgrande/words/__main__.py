"""`python -m elgrande.words show xx`: every sentence in its place, then what is missing or wrong.

`check xx` prints only what is missing or wrong. `xx` is a code or a file.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from elgrande.words.catalogue import SUFFIX, UnknownWordError
from elgrande.words.language_check import problems, sections, side_by_side, untranslated
from elgrande.words.words import Words, words

USAGE = "python -m elgrande.words check|show LANGUAGE (a code such as nl, or a file such as pt.ftl)"


def main(arguments: list[str]) -> int:
    """The exit status: 0 if complete, 1 if a text is missing or wrong, 2 for bad arguments."""
    if len(arguments) != 2 or arguments[0] not in ("check", "show"):
        print(USAGE, file=sys.stderr)
        return 2
    try:
        language = read(arguments[1])
    except UnicodeDecodeError:
        reason = f"{arguments[1]}: this is not UTF-8 text"
    except OSError as error:
        reason = f"{arguments[1]}: {error.strerror}"
    except UnknownWordError as error:
        reason = str(error)
    else:
        return check(language) if arguments[0] == "check" else show(language)
    print(reason, file=sys.stderr)
    return 2


def read(name: str) -> Words:
    """Read a built-in language by its code, or a language file by its path."""
    if not name.endswith(SUFFIX):
        return words(name)
    file = Path(name)
    return Words(file.stem, file.read_text("utf-8"))


def check(language: Words) -> int:
    found = problems(language)
    for problem in found:
        print(problem)
    same = untranslated(language) if language.language != "en" else []
    for key in same:
        print(f"{key}: the same as in English")
    texts = sum(1 for _ in language.catalogue)
    print(
        f"{language.language_name}: {texts} texts, {len(found)} problems, {len(same)} as in English"
    )
    return 1 if found else 0


def show(language: Words) -> int:
    headings = sections(words("en"))
    for key, english, theirs in side_by_side(language):
        if key in headings:
            print(f"\n## {headings[key]}\n")
        print(key)
        for text in english:
            print(f"    en  {text}")
        for text in theirs or ["(missing)"]:
            print(f"    {language.language}  {text}")
    print()
    return check(language)


if __name__ == "__main__":
    try:
        status = main(sys.argv[1:])
        sys.stdout.flush()
    except BrokenPipeError:  # the reader, such as `head`, wants no more
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        status = 1
    sys.exit(status)
