"""The face of the tutor: views of plain scenes, and the pages that are made of them."""
