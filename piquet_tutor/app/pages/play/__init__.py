"""A partie against the tutor's own players."""
