"""One table being played: a room is one task with one inbox; sockets carry actions to it and facts away."""
