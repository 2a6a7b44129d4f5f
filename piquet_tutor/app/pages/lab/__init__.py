"""The lab: a deal laid out by hand and ruled at once."""
