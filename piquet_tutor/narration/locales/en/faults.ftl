# What frames a fault of a record. In this language the sentences themselves stand with the faults, in records/faults.py;
# other languages have a message for each, fault-card-twice for card.twice.

fault-placed = { $place }: { $said }
fault-card = card
fault-whole = the record
