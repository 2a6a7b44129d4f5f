"""The coach: advice for each choice, worked out from what a seat may know, with its reasons and its figures."""
