"""Players that act on what one seat may know, and on nothing else."""
