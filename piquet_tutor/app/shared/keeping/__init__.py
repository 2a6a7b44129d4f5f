"""What a page finds again after a reload, in the reader's own browser."""
