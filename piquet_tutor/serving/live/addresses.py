"""Where a server's rooms are: the pupils' page, and the sockets of teacher and pupils."""

from __future__ import annotations

from typing import Any

from piquet_tutor.serving.live.hall import Hall
from piquet_tutor.serving.live.pages import FOLDER, TEACHING, LivePage
from piquet_tutor.serving.live.sockets import PupilSocket, TeacherSocket


def handlers(base: str, hall: Hall) -> list[Any]:
    """The handlers of the rooms.

    Args:
        base: the server's own address, such as ``/`` or ``/user/ann/``.
        hall: the rooms.
    """
    own = f"{base.rstrip('/')}/{FOLDER}"
    given = {"hall": hall}
    return [
        (f"{base.rstrip('/')}{TEACHING}", TeacherSocket, given),
        (rf"{own}/socket/pupil", PupilSocket, given),
        (rf"{own}/?", LivePage),
        (rf"{own}/(pupil\.js|pupil\.css|[A-Za-z]{{1,12}})", LivePage),
    ]
