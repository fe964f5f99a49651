"""Tournaments: rounds of tables, paired by the server."""
