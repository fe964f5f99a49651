"""What the hosts of a server do: tables, sanctions, reports, and the log of it all."""
