"""What was played: the log of every match, and what is read from it."""
