"""What the command ``piquet-tutor`` can be told to do, a module a subject; ``cli`` puts them together."""
