"""Lists, fields, tabs and notices."""
