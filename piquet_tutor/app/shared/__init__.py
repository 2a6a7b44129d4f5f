"""What several pages share: each part of a page with its scene and its view."""
