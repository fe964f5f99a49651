"""Bots at the tables: tasks, the processes that run them, and the runner that schedules them."""
