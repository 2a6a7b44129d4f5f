"""What the referee rules when something goes wrong."""
