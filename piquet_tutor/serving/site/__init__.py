"""The tutor as a folder of files for any web host: its pages run in the browser's own Python."""
