"""The table a teacher's link opens."""
