"""The quick sums agree with the combinations the engine finds."""

from random import Random

from piquet_tutor.game.cards import Pack, sort_hand
from piquet_tutor.game.combinations import points, sequences, sets, strength
from piquet_tutor.reckoner.best_combinations import declared, masks_of


def test_a_hand_by_masks_declares_what_the_engine_finds():
    rng = Random(1)
    for pack in (32, 36):
        for _ in range(400):
            hand = sort_hand(rng.sample(Pack(pack).cards, 12))
            quick = declared(masks_of(hand))
            assert quick.point == strength(points(hand)[0])
            assert quick.sequence == next((strength(each) for each in sequences(hand)), (0, 0))
            assert quick.group == next((strength(each) for each in sets(hand)), (0, 0))
            assert quick.group_points == sum(14 if each.size == 4 else 3 for each in sets(hand))
            lengths = [each.length for each in sequences(hand)]
            assert quick.sequence_points == sum(each if each < 5 else each + 10 for each in lengths)
