"""The pure engine: cards, rule sets, deals and records in; rulings out. It knows no language and no widget."""
