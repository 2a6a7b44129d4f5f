"""Short sounds, made by the browser and heard where somebody asked for them."""
