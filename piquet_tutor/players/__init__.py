"""What a seat can work out, and who plays on it: the analysis, the coach, the opponents and the review of a deal."""
