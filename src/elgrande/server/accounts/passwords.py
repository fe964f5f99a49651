"""Which passwords an account may have."""

from __future__ import annotations

from typing import Final

from elgrande.server.errors import Refusal

SHORTEST_PASSWORD: Final = 8
LONGEST_PASSWORD: Final = 200
FEWEST_CHARACTERS: Final = 4  # different ones

# Passwords that attackers try first, without digits and signs at their ends.
_LIST: Final = """
    password passwort wachtwoord motdepasse contraseña contrasena contrasenya parola passw pass
    admin administrator root user guest login secret geheim secreto segreto changeme letmein access
    welcome willkommen bienvenue bienvenido benvenuto welkom hello hallo hola bonjour ciao salut
    iloveyou loveyou teamo tequiero jetaime tiamo ichliebedich schatz amore amour liefde woaini love
    princess prinzessin princesa sunshine sonnenschein soleil sunflower flower butterfly mariposa
    football fussball voetbal calcio futbol baseball basketball hockey soccer
    liverpool chelsea arsenal manchester barcelona realmadrid juventus marseille ajax feyenoord
    superman batman spiderman starwars pokemon naruto minecraft fortnite metallica nirvana matrix
    monkey dragon master shadow killer hunter tigger buster pepper ginger cookie chocolate cheese
    michael michelle jessica jennifer jordan charlie samantha elizabeth alexander daniel daniela
    thomas andrea andreas nicole ashley amanda matthew anthony joshua robert william martin thunder
    whatever computer internet samsung google facebook trustno freedom forever summer winter
    sommer zomer verano estate doudou loulou chouchou nounours bella angel angels mustang ferrari
    elgrande caballero caballeros grande castillo
"""
_COMMON: Final = frozenset(_LIST.split())
_LEET: Final = str.maketrans("0134578@$", "oieastbas")
_ROWS: Final = (  # neighbouring keys, in the order in which fingers run over them
    *("01234567890123456789", "147258369", "159753"),
    *("qwertyuiop", "qwertzuiop", "azertyuiop", "asdfghjkl", "qsdfghjklm"),
    *("zxcvbnm", "yxcvbnm", "wxcvbn", "abcdefghijklmnopqrstuvwxyz", "a1b2c3d4e5f6"),
    *("1q2w3e4r5t6y7u8i9o0p", "q1w2e3r4t5y6u7i8o9p0", "1q2w3e4r5t6z7u8i9o0p", "1a2z3e4r5t6y"),
    *("1qaz2wsx3edc4rfv5tgb6yhn7ujm", "qazwsxedcrfvtgbyhnujm", "1qay2wsx3edc", "1aqw2zsx3edc"),
)
_RUNS: Final = (*_ROWS, *(row[::-1] for row in _ROWS))
SHORTEST_RUN: Final = 3
LONGEST_RUN: Final = max(map(len, _RUNS))
FEWEST_OTHERS: Final = 3  # characters that belong to no run


def check_password(name: str, password: str) -> None:
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        raise Refusal(
            "bad-password",
            f"A password has {SHORTEST_PASSWORD} to {LONGEST_PASSWORD} characters.",
        )
    if is_common(name, password):
        raise Refusal("common-password", "That password is one of the first that others try.")


def is_common(name: str, password: str) -> bool:
    plain = password.casefold()
    core = plain.strip("0123456789!?.,-_*#$ ")
    word = core[: (core + core).find(core, 1)]  # of a word twice, the word
    return (
        not _COMMON.isdisjoint((word, word.translate(_LEET)))
        or core in ("", name.casefold())
        or len(set(plain)) < FEWEST_CHARACTERS
        or is_of_runs(plain)
    )


def is_of_runs(plain: str) -> bool:
    """Whether all but a few characters are runs of neighbouring keys, digits or letters."""
    others = at = 0
    while at < len(plain) and others < FEWEST_OTHERS:
        lengths = range(LONGEST_RUN, SHORTEST_RUN - 1, -1)
        ahead = (plain[at : at + length] for length in lengths if at + length <= len(plain))
        run = next((each for each in ahead if any(each in row for row in _RUNS)), "")
        others += not run
        at += len(run) or 1
    return others < FEWEST_OTHERS
