"""Records: deals and parties as JSON, read with care and written canonically."""
