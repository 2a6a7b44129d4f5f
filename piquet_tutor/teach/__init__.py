"""What is taught: lessons, guided deals, the scorer's questions, worksheets, and the words of the pages."""
