"""The table without a browser: what sessions do and what their scenes say."""
