"""The command `elgrande`."""

from elgrande.cli.app import main

__all__ = ["main"]
