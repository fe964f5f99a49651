"""The table server: accounts, tables, live games, storage."""
