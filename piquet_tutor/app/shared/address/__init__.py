"""What the address of a page asks for, and how it is written."""
