"""Players that see a view and nothing else, and take chance as an argument. No rule knows them."""
