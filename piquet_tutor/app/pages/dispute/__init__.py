"""A deal that two players count differently, ruled by one book beside the others; and two books side by side."""
