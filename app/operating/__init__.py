"""What whoever runs a server does beside serving: look after the data, take matches out, and check them."""
