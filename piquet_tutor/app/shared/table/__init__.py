"""The card table, and the sessions played or stepped through at it."""
