"""The table of the solved play: every value against plain minimax, and a file that cannot go wrong unseen."""

from random import Random

import numpy as np
import pytest

from piquet_tutor.reckoner.masks import masks_of
from piquet_tutor.reckoner.solver import table_cache
from piquet_tutor.reckoner.solver.searching import position_of
from piquet_tutor.reckoner.solver.suits import TRICKS, code_between, code_of, flipped, positions, shapes, sizes
from piquet_tutor.reckoner.solver.table import TableFault, built, unpacked
from tests.reckoner.solver.brute import half_tricks, random_hands


@pytest.fixture(scope="module")
def small():
    """All positions of at most five tricks, built now."""
    return built(5)


@pytest.fixture(scope="module")
def whole():
    return table_cache.at_hand()


@pytest.mark.parametrize("size", range(1, 6))
def test_every_value_is_that_of_plain_minimax(small, size):
    rng = Random(size)
    found, wanted, codes = [], [], []
    for _ in range(40):
        mine, other = random_hands(rng, size)
        position = position_of(masks_of(mine), masks_of(other))
        codes.append(rng.sample(position, 4))  # suits in any order
        found.append(small.value(codes[-1]))
        wanted.append(half_tricks(frozenset(mine), frozenset(other)))
    assert found == wanted
    assert small.values_of(np.array(codes)).tolist() == wanted


def test_a_smaller_table_is_the_beginning_of_the_whole_one(small, whole):
    assert np.array_equal(small.worth, whole.worth[: small.worth.size])


def test_the_shipped_table_is_the_whole_one(whole):
    assert (whole.tricks, whole.worth.size) == (TRICKS, sum(map(positions, range(1, TRICKS + 1))))
    assert whole.checksum == table_cache.CHECKSUM


def test_the_table_is_as_good_as_the_search_up_to_twelve_cards(whole):
    from piquet_tutor.reckoner.solver.searching import half_tricks as searched

    rng = Random(12)
    every = [position_of(*map(masks_of, random_hands(rng, rng.randint(6, 12)))) for _ in range(300)]
    wanted = [searched(each) for each in every]
    assert whole.values_of(np.array(every)).tolist() == wanted
    assert [whole.value(each) for each in every] == wanted


def test_progress_is_told_to_the_end():
    told = []
    built(3, lambda done, every: told.append((done, every)))
    assert told == sorted(told)
    assert told[-1] == (3 + 22 + 131,) * 2


def test_a_file_holds_the_table_and_its_check_sum(small):
    data = small.packed()
    again = unpacked(data)
    assert again.tricks == 5
    assert np.array_equal(again.worth, small.worth)
    assert again.checksum == small.checksum


def test_a_file_that_is_damaged_or_none_is_refused(small):
    data = small.packed()
    other_sum = data.replace(small.checksum.encode(), b"0" * 64)
    for broken in (
        b"",
        b"{}\n",
        data[:-200],
        data.replace(b"table/1", b"table/9"),
        other_sum,
        data.replace(b'"tricks": 5', b'"tricks": 4'),
    ):
        with pytest.raises(TableFault):
            unpacked(broken)


def test_a_position_the_table_does_not_have_is_refused(small):
    too_many = position_of((0b111111, 0, 0, 0), (0, 0b111111, 0, 0))
    uneven = (code_of("LL"), code_of("O"), 1, 1)
    for codes in (too_many, uneven):
        with pytest.raises(KeyError):
            small.value(codes)
        with pytest.raises(KeyError):
            small.values_of(np.array([codes]))


def test_a_suit_is_who_holds_its_cards_from_the_top():
    assert code_between(0b100100, 0b001010) == code_of("LOLO")
    assert flipped(code_of("LOLO")) == code_of("OLOL")


def test_every_shape_has_as_many_cards_on_both_sides():
    assert [len(shapes(tricks)) for tricks in (1, 2, 12)] == [2, 9, 1374]
    assert sizes(shapes(1)[0])


def test_a_file_is_kept_whole_and_found_again(small, tmp_path, monkeypatch):
    path = tmp_path / "cache" / table_cache.NAME
    monkeypatch.setattr(table_cache, "cache_file", lambda: path)
    monkeypatch.setattr(table_cache, "shipped_bytes", lambda: None)
    assert table_cache.found() is None
    table_cache.keep(small.packed(), path)
    assert table_cache.found() == (table_cache.CACHED, small.packed())
    assert [each.name for each in path.parent.iterdir()] == [table_cache.NAME]


@pytest.fixture
def kept_values(small, tmp_path, monkeypatch):
    """The unpacked values of a table of three tricks, which here counts as the whole one."""
    few = built(3)
    monkeypatch.setattr(table_cache, "CHECKSUM", few.checksum)
    monkeypatch.setattr("piquet_tutor.reckoner.solver.suits.TRICKS", 3)
    path = tmp_path / "cache" / table_cache.VALUES
    return few, path, table_cache.shared(few, path)


def test_unpacked_values_are_mapped_and_are_the_same(kept_values):
    few, path, again = kept_values
    assert isinstance(again.worth, np.memmap)
    assert np.array_equal(again.worth, few.worth)
    assert not again.worth.flags.writeable
    assert [each.name for each in path.parent.iterdir()] == [table_cache.VALUES]


@pytest.mark.parametrize("harm", [lambda data: data[:-1], lambda data: bytes(len(data)), lambda data: b""])
def test_unpacked_values_that_are_not_the_right_ones_are_not_used(kept_values, harm):
    _, path, _ = kept_values
    path.write_bytes(harm(path.read_bytes()))
    assert table_cache.mapped(path) is None


def test_where_nothing_can_be_kept_the_table_is_used_as_it_is(small, tmp_path):
    (tmp_path / "file").write_text("no folder")
    assert table_cache.shared(small, tmp_path / "file" / table_cache.VALUES) is small
