"""Computer players, each of which uses only what its own seat may know."""
