"""Links as chats and mail give them back: whatever was put around and into one, it is read as the link it was.

What is really damaged is refused, and no damage turns a deal into another.
"""

from __future__ import annotations

import base64
import html
import json
import quopri
import textwrap
import zlib
from itertools import product
from random import Random
from urllib.parse import quote

import pytest

from piquet_tutor.app.shared.address.linked import link_in
from piquet_tutor.explore import given, links, pasted
from piquet_tutor.explore.examples import example, gallery
from piquet_tutor.explore.links import Link
from piquet_tutor.game.records.form import PARTIE
from piquet_tutor.game.records.io import read_partie, write_record
from tests.samples import sample

CAVENDISH = example("cavendish-example")
PARTIE_OF_SIX = tuple(write_record(deal) for deal in read_partie(example("partie-141")).deals)
SITE = "https://example.org/piquet/"
BY_SOMEBODY_ELSE = {"format": "piquet-link/1", "rules": CAVENDISH["rules"], "deals": [dict(CAVENDISH)]}


def packed(value):
    """A link as the embedded deal writes it: the keys in another order, deflated by another hand."""
    body = base64.urlsafe_b64encode(zlib.compress(json.dumps(value).encode(), 6)).rstrip(b"=").decode()
    return f"piquet=1.{body}"


LINKS = {
    "a deal": f"{SITE}table.html#{links.write(Link((CAVENDISH,)))}",
    "a deal in the lab": f"{SITE}lab.html#{links.write(Link((CAVENDISH,), mode='lab', language='fr'))}",
    "two books": f"{SITE}dispute.html?compare=rubicon,parlett#{links.write(Link((CAVENDISH,), mode='lab'))}",
    "to be scored": f"{SITE}scorer.html#{links.write(Link((CAVENDISH,), mode='scorer'))}",
    "a teacher's": f"{SITE}table.html?lang=fr#"
    + links.write(Link((CAVENDISH,), "play", ("younger", "talon"), "full", "fr")),
    "a class's": f"{SITE}classroom.html#{links.write(Link(PARTIE_OF_SIX, hidden=('elder',), mode='presenter'))}",
    "a kernel's": f"http://127.0.0.1:8866/voila/render/table.ipynb?lang=en&theme=dark#{links.write(Link((CAVENDISH,)))}",
    "the deal embedded": f"{SITE}table.html?embed=https%3A%2F%2Fclub.example&lang=en#{packed(BY_SOMEBODY_ELSE)}",
    "what stands after the #": links.write(Link((CAVENDISH,), start="declare")),
}
"""Every kind of link to a deal that the tutor makes."""


def mailed(link, mark="", width=72):
    return "\n".join(f"{mark}{line}" for line in textwrap.wrap(link, width, break_on_hyphens=False))


def printable(link):
    """As quoted-printable mail writes it: a = in two figures, and lines that end softly."""
    return quopri.encodestring(f"Look: {link} \u2013 who is right?\n".encode()).decode().replace("\n", "\r\n")


DAMAGE = {
    "a full stop": "{}.".format,
    "a comma": "{}, is it not?".format,
    "an exclamation": "Look: {}!".format,
    "brackets": "({})".format,
    "square brackets": "[{}]".format,
    "angle brackets": "<{}>".format,
    "the old form of RFC 1738": "<URL:{}>".format,
    "quotation marks": '"{}"'.format,
    "curly quotation marks": "“{}”.".format,
    "guillemets": "« {} »".format,
    "narrow guillemets": "«\u202f{}\u202f»".format,
    "apostrophes": "'{}'".format,
    "code": "`{}`".format,
    "bold in a chat": "*{}*".format,
    "italics in a chat": "_{}_".format,
    "a dash and more": "{} — what do you say?".format,
    "a hyphen and more": "{}- what do you say?".format,
    "words after it": "Who is right? {} Tell me tonight".format,
    "words in the next line": "Who is right?\n{}\nTell me tonight\nAnna".format,
    "an ellipsis": "{}…".format,
    "Markdown": "[the deal]({})".format,
    "Markdown with itself as the text": lambda link: f"[{link}]({link})",
    "Markdown with the beginning as the text": lambda link: f"[{link[:80]}…]({link})",
    "Markdown with a title": '[the deal]({} "from the club")'.format,
    "Slack": "<{}|the deal>".format,
    "HTML": lambda link: f'<a href="{html.escape(link)}">the deal</a>',
    "HTML with itself as the text": lambda link: f'<a href="{html.escape(link)}">{html.escape(link)}</a>',
    "escaped for HTML": lambda link: html.escape(link) + "&amp;",
    "signs as numbers": lambda link: link.replace("#", "&#35;").replace("=", "&#61;").replace("-", "&#x2d;"),
    "broken for the eye": lambda link: "<wbr>".join(textwrap.wrap(link, 40, break_on_hyphens=False)),
    "wrapped by mail": mailed,
    "wrapped at every 60": lambda link: mailed(link, width=60),
    "wrapped with returns": lambda link: mailed(link).replace("\n", "\r\n"),
    "wrapped and set in": lambda link: mailed(link, "    "),
    "wrapped and quoted": lambda link: mailed(link, "> "),
    "wrapped and quoted twice": lambda link: f"Anna wrote:\n{mailed(link, '>> ')}\n> \n> Who is right?",
    "wrapped, with words after it": lambda link: f"{mailed(link)}\n\nWho is right?\nAnna",
    "quoted-printable": printable,
    "unseen spaces": lambda link: "\u200b".join(textwrap.wrap(link, 30, break_on_hyphens=False)) + "\ufeff",
    "soft hyphens": lambda link: "\u00ad".join(textwrap.wrap(link, 30, break_on_hyphens=False)),
    "blanks that do not break": "\u00a0{}\u00a0".format,
    "a backslash before every sign": lambda link: link.replace("_", "\\_").replace("-", "\\-").replace("#", "\\#"),
    "hyphens of a word processor": lambda link: link.replace("--", "—").replace("-", "‑"),
    "%23": lambda link: link.replace("#", "%23"),
    "%23 and %3D": lambda link: link.replace("#", "%23").replace("=", "%3D"),
    "every sign escaped": lambda link: quote(link, safe=""),
    "every sign escaped twice": lambda link: quote(quote(link, safe=""), safe=""),
    "small figures": lambda link: link.replace("#", "%23").replace("=", "%3d"),
    "an & behind": "{}&".format,
    "a tail of utm": "{}&utm_source=club&utm_medium=email".format,
    "a tail of utm with ?": "{}?utm_source=club".format,
    "a tail of fbclid": "{}&fbclid=IwAR0abcDEF-_123".format,
    "utm before the #": lambda link: link.replace("#", "?utm_source=club&utm_campaign=tuesday#"),
    "utm as the first of the #": lambda link: link.replace("piquet=", "utm_source=club&piquet="),
    "Outlook's Safe Links": lambda link: (
        f"https://eur01.safelinks.protection.outlook.com/?url={quote(link, safe='')}"
        "&data=05%7C02%7Canna%40example.org%7C1a2b3c%7C0%7C0%7C638%7CUnknown&sdata=aBc%2BdEf%3D&reserved=0"
    ),
    "Safe Links in HTML": lambda link: (
        f"https://eur01.safelinks.protection.outlook.com/?url={quote(link, safe='')}&amp;data=05%7C02&amp;reserved=0"
    ),
    "Safe Links wrapped and quoted": lambda link: mailed(
        f"<https://eur01.safelinks.protection.outlook.com/?url={quote(link, safe='')}&data=05%7C02&reserved=0>", "> "
    ),
    "Google's redirect": lambda link: f"https://www.google.com/url?q={quote(link, safe='')}&sa=D&usg=AOvVaw1_x-y",
    "Facebook's redirect": lambda link: f"https://l.facebook.com/l.php?u={quote(link, safe='')}&h=AT0abc",
    "with a capital": lambda link: link.replace("piquet=", "Piquet="),
    "twice": "{0}\n\n{0}".format,
    "in an answer": "Yes!\n\nOn Monday Anna wrote:\n> {0}\n\n{0}".format,
}
"""What is done to a link on its way, and leaves every letter of it."""


@pytest.mark.parametrize("kind", LINKS)
@pytest.mark.parametrize("damage", DAMAGE)
def test_a_link_is_read_as_it_was_before_it_was_sent(kind, damage):
    link = LINKS[kind]
    text = DAMAGE[damage](link)
    assert pasted.is_meant(text)
    assert links.read(text) == links.read(link)
    assert link_in(text) == links.read(link)
    assert given.read(text).records == links.read(link).records


def test_one_damage_upon_another_is_undone_too():
    link = LINKS["a teacher's"]
    for first, second in product(DAMAGE, ("brackets", "escaped for HTML", "every sign escaped", "guillemets", "Slack")):
        assert links.read(DAMAGE[second](DAMAGE[first](link))) == links.read(link), (first, second)


@pytest.mark.parametrize(
    "text", ["elder: AS KS QS", "Piquet = a game for two", "We played piquet. 1. e4", '{"a": 1}', ""]
)
def test_what_is_no_link_is_not_taken_for_one(text):
    assert not pasted.is_meant(text)
    assert link_in(text.replace("=", "")) is None


# --- real damage --------------------------------------------------------------------------------------------------


def fault(text):
    with pytest.raises(links.LinkFault) as refused:
        links.read(text)
    for language in ("en", "fr"):
        assert refused.value.text(language).endswith(".")
    return refused.value


def what_is_read(text):
    """The link in a text, or what is wrong with it."""
    try:
        return links.read(text)
    except links.LinkFault as refused:
        return refused.key


@pytest.mark.parametrize("kind", LINKS)
@pytest.mark.parametrize("around", ["{}", "<{}>", "{} Who is right?", "https://www.google.com/url?q={}&sa=D"])
def test_no_part_of_a_link_is_a_deal(kind, around):
    """Fifty truncations of each, evenly spread, the last characters one by one."""
    address, mark, body = LINKS[kind].rpartition("piquet=1.")
    places = {*range(1, 11), *(len(body) * part // 40 for part in range(1, 40))} | {len(body)}
    assert len(places) == 50
    for lost in places:
        text = address + mark + body[: len(body) - lost]
        assert fault(around.format(text)).key == "damaged"


@pytest.mark.parametrize("kind", LINKS)
def test_no_changed_letter_is_another_deal(kind):
    """Fifty single bits, and more under PIQUET_SAMPLES; then letters lost, doubled, exchanged, and the case of all.

    A few bits of a link fill up a byte and stand for nothing: with one of them changed it is the same deal.
    """
    address, mark, body = LINKS[kind].rpartition("piquet=1.")
    random = Random(kind)
    alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
    changed = []
    for _ in range(sample(50)):
        at = random.randrange(len(body))
        letter = alphabet[alphabet.index(body[at]) ^ (1 << random.randrange(6))]
        changed.append(body[:at] + letter + body[at + 1 :])
        changed += [body[:at] + body[at + 1 :], body[:at] + 2 * body[at] + body[at + 1 :]]
        if at and body[at - 1] != body[at]:
            changed.append(body[: at - 1] + body[at] + body[at - 1] + body[at + 1 :])
    changed += [body.lower(), body.upper(), body[1:], body[72:], body[:72] + body[144:]]
    read = [what_is_read(address + mark + each) for each in changed]
    assert [each for each in read if each not in ("damaged", links.read(LINKS[kind]))] == []
    assert read.count("damaged") > 0.95 * len(read)


def test_it_is_said_whether_the_end_is_missing_or_something_was_changed():
    link = LINKS["what stands after the #"]
    assert "breaks off before its end, after 60 characters" in fault(link[: len("piquet=1.") + 60]).text()
    assert "au bout de 60 caractères" in fault(link[: len("piquet=1.") + 60]).text("fr")
    assert "after “piquet=1.”" in fault("piquet=1.").text()
    assert "lost or changed on the way" in fault(link[:60] + link[61:]).text()
    assert "copy the whole of it again" in fault(link[:-1]).text()


def test_of_two_links_none_is_chosen():
    first, second = LINKS["a deal"], LINKS["to be scored"]
    assert fault(f"{first}\n{second}").values == {"count": 2}
    assert fault(f"{first}\n{second[:-5]}").key == "several", "nor the one that is whole"
    assert fault(f"{first[:-5]} and {first[:-5]}").key == "damaged"
    assert links.read(f"{first}\n{first}") == links.read(first)


def test_a_long_text_is_looked_through_up_to_a_measure():
    link = LINKS["a deal"]
    assert links.read(f"{'x ' * 40_000}{link}") == links.read(link)
    assert not pasted.is_meant("x " * pasted.LONGEST_TEXT + link)
    for text in (
        "piquet=1." * 10_000,
        "piquet=1." + "A " * 50_000,
        "%25" * 33_000,
        "p\n" * 50_000,
        "=\n" * 50_000,
        ">=" * 50_000,
    ):
        assert fault(text).key in ("none", "damaged", "long")


@pytest.mark.parametrize("shown", gallery(), ids=lambda shown: shown.id)
def test_every_deal_of_the_gallery_comes_out_of_a_letter(shown):
    record = shown.record
    records = PARTIE_OF_SIX if record["format"] == PARTIE else (record,)
    link = Link(records, mode="presenter")
    address = links.address(f"{SITE}classroom.html", link)
    assert links.read(DAMAGE["Safe Links wrapped and quoted"](address)) == link
