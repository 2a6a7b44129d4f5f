"""A second, independent count of a deal, kept for the tests alone. It shares no code with the engine."""
