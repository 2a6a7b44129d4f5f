"""The enthusiast's rooms: odds, worked examples, claims, the deal finder, the rulebook, the lab, and links to deals."""
