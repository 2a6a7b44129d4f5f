"""The live class: a room that a teacher opens, in which pupils answer from their own telephones.

Nothing here knows the game. The teacher's page says what is asked, in every language, and later which answer is right
and why; a room hands that on, and counts. No kernel, no notebook and no file is reached from it.
"""
