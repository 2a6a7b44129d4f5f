"""Records: deals and parties as files, read strictly, replayed through the engine, written back."""
