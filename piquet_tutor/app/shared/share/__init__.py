"""One way to share a deal, wherever it is seen."""
