"""What a live class answered: as a table, as a page to read or print, and as what to practise next."""
