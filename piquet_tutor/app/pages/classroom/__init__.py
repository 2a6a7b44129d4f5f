"""Deals presented to a class."""
