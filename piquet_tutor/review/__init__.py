"""After the deal: what happened, and what could have been had."""
