"""Worked deals, and records of the reader's own."""
