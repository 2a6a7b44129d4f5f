"""A deal in anyone's page: the script that shows it there, and the tag that asks for it."""
