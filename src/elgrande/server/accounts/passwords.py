"""Which passwords an account may have."""

from __future__ import annotations

from typing import Final

from elgrande.server.errors import Refusal

SHORTEST_PASSWORD: Final = 8
LONGEST_PASSWORD: Final = 200
FEWEST_CHARACTERS: Final = 4  # different ones

# Passwords that attackers try first, without digits and signs at their ends.
_LIST: Final = """
    password passwort wachtwoord motdepasse contraseña contrasena qwertyui qwertyuiop qwertzuiop
    azertyuiop asdfghjk asdfghjkl qwerty qwertz azerty iloveyou sunshine princess football
    baseball superman batman trustno welcome letmein dragon monkey master michael jennifer
    whatever starwars computer internet samsung liverpool chelsea arsenal barcelona realmadrid
    hallo hallohallo schatz willkommen bonjour doudou loulou soleil marseille abcdefgh abcd
    passw p@ssword p@ssw admin administrator changeme secret login elgrande caballero caballeros
    grande castillo zaq xsw qazwsx qazwsxedc
"""
_COMMON: Final = frozenset(_LIST.split())
_ROWS: Final = ("01234567890123456789", "98765432109876543210", "1q2w3e4r5t6y7u8i9o0p")


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
    return (
        core in _COMMON
        or core in ("", name.casefold())
        or len(set(plain)) < FEWEST_CHARACTERS
        or any(plain in row for row in _ROWS)
    )
