"""What every view draws with: elements, cards, places."""
