"""The rules of El Grande: state, questions, answers, scoring. Pure, without I/O, compiled."""
