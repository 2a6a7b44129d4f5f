"""Who plays, and who speaks of it: the coach, the opponents and the review of a deal. All stand on the reckoner."""
