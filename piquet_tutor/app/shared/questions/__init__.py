"""A question about a deal, with what is open to whoever answers, and its mark."""
