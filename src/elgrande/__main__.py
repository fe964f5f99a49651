"""`python -m elgrande` is `elgrande`."""

from elgrande.cli import main

main()
