"""Who plays: guests, their names, and the devices they play on."""
