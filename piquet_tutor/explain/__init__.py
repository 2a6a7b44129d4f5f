"""Questions asked of a ledger: why and why not, two rule sets side by side, the referee after a fault."""
