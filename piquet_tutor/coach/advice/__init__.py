"""Advice: what to put out, call and play, each number with its reason, from what a seat can see alone."""
