"""What the project runs on itself: finding a Chromium, freezing versions, writing the notebooks."""
