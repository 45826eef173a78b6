"""The server: carries actions in and facts out, and remembers."""
