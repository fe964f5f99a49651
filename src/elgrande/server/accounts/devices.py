"""What a person recognises a session by: the browser and the system, nothing finer."""

from __future__ import annotations

from typing import Final

# The first that occurs in a User-Agent: most browsers also claim to be others.
BROWSERS: Final = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
SYSTEMS: Final = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("Mac OS X", "Mac"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
)


def device_of(user_agent: str) -> str:
    """Such as "Firefox, Android"; empty for an unknown program."""
    found = (
        next((name for sign, name in known if sign in user_agent), None)
        for known in (BROWSERS, SYSTEMS)
    )
    return ", ".join(name for name in found if name is not None)
