"""A position as one line of text: everything a state holds, or what one seat knows of it.

    elgrande/1 edition=big-box players=2 round=1 first=azul king=aragon vieja=azul:2 ...

`line` reads and writes it: the options, the table (with its players) and the stack of questions.
`check` refuses impossible positions, `set_up` builds one from keywords, and `laid_out` a game from
that. The grammar is in `docs/positions.md`.
"""
