"""Records: deals and parties as JSON, read strictly and written canonically."""
