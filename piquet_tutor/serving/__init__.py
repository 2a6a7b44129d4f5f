"""Opens the tutor: its pages as an app through Voilà, or its notebooks in JupyterLab.

Both run on this machine alone (127.0.0.1) and fetch nothing from another; the app is opened to the local network only
on purpose (``piquet-tutor --share``). It is closed: a visitor gets the pages and can use what is on them, but cannot
list files, read sources or run code of their own.

Heavy modules are imported only when a server is started, so that the rest of the package is quick to import.
"""

from piquet_tutor.serving.app import open_app
from piquet_tutor.serving.lab import open_lab
from piquet_tutor.serving.places import ServingError

__all__ = ["ServingError", "open_app", "open_lab"]
