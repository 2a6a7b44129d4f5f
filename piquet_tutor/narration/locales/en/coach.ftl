# What the coach says: how far the solved play can be asked by a rule set, and its table (the command "piquet-tutor table").
# Numbers that are long come written out, with their thousands parted.

## How far the play is solved by a rule set

coach-unsolved = By these rules the play is not solved.
coach-unsolved-why =
    { $reason ->
        [players] Play is solved only for two hands; more than two play here.
        [contract] You bid for tricks here, and by these rules one more trick may bring more or less; that is not weighed.
        [high_cards] Not every trick scores alike here: it matters which cards are in it.
        [heading] Here you must take a trick whenever you can.
        [last_trick] The last trick is worth so much, or so little, that more tricks are not always better.
        [cards] As the cards score here, more tricks are not always better.
       *[clauses] A rule of the play here is decided in a way the solved play does not know.
    }

## The table of all positions

coach-table-building = Solving every position
coach-table-shipped = The table that comes with the tutor has every position of at most { $tricks } tricks: { $positions } values in { $kilobytes } kB.
coach-table-cached = The table built on this machine has every position of at most { $tricks } tricks: { $positions } values in { $kilobytes } kB.
coach-table-missing = No table of the solved play is kept here: it is built again when needed, in a second or so. Keep one with “piquet-tutor table --build”.
coach-table-checksum = Check sum of the values (SHA-256):
coach-table-same = That is the check sum of the whole solved play: the table is sound.
coach-table-other = That is not the check sum of the whole solved play: the table is useless. Build it again with “piquet-tutor table --build”.
coach-table-damaged = The table of the solved play is damaged. Build it again with “piquet-tutor table --build”.
coach-table-built = Built from nothing: { $positions } values in { $seconds } s of processor time, packed into { $kilobytes } kB.
coach-table-kept = Kept in this file:
coach-table-unkept = The table could not be kept in its file ({ $fault }). Name another file with --output.
