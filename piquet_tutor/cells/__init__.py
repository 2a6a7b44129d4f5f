"""What a cell works with: each answer as a small object that shows itself, in any notebook, without a kernel."""
