"""The coach: advice on each choice, computed only from what a seat may know, with reasons and figures."""
