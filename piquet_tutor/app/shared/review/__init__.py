"""A finished deal looked back on."""
