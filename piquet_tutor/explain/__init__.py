"""Questions about a ledger: why and why not, two rule sets side by side, and what the referee rules after a fault."""
