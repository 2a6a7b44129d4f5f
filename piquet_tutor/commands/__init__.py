"""The subcommands of ``piquet-tutor``, one module for each subject; ``cli`` puts them together."""
