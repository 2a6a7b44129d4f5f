"""Opens the tutor: its pages as an app through Voilà, or its notebooks in JupyterLab.

Both run on this machine alone (127.0.0.1) and fetch nothing from another; the app is opened to the local network only
on purpose (``piquet-tutor --share``). It is closed: a visitor gets the pages and can use what is on them, but cannot
list files, read sources or run code of their own.

Heavy modules are imported only when a server is started, so that the rest of the package is quick to import.

Where to begin:

- ``app``, ``lab``: through Voilà; in JupyterLab.
- ``places``, ``opening``, ``sharing``: where notebooks and template are; a port, and the line that says where; the
  same for a whole network, on purpose.
- ``server``, ``handlers``, ``configuration``, ``addresses``, ``files``: what Voilà is told; which addresses are
  answered at all; files compressed and kept by the browser.
- ``front_end``, ``around``: the views and first scenes as files; the words of the frame, and the links between pages
  and notebooks.
- ``kernels``, ``forking``, ``template``: how many there may be, when they end, and what is closed with them; kernels
  forked from one process.
- ``memory``, ``descriptors``, ``door``: for how many there is room; who stands in the door without asking makes room.
- ``live``, ``site``: the rooms of a live class; the tutor as a folder for any web host.
"""

from piquet_tutor.serving.app import open_app
from piquet_tutor.serving.lab import open_lab
from piquet_tutor.serving.places import ServingError

__all__ = ["ServingError", "open_app", "open_lab"]
