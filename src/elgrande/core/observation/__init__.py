"""What a seat may know as numbers, one game or many at a time."""
