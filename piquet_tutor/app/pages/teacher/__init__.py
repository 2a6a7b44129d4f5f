"""Where a teacher makes a link."""
