// Playing cards drawn by Piquet Tutor: French suits, large indices, courts of our own.
// Everything is built with createElementNS from the constants below; colours come from theme.css.
// A card is drawn on a field of 200 by 280. Nothing here knows what a card is worth.

const SVG_NS = "http://www.w3.org/2000/svg";

/** An SVG element with attributes and children. */
export function svg(tag, attributes = {}, ...children) {
  const element = document.createElementNS(SVG_NS, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  element.append(...children);
  return element;
}

// Suit shapes on a field of 100 by 100.
const SUITS = {
  S: "M50 3C61 24 95 40 95 63C95 77 85 85 74 85C65 85 58 81 54 73C55 84 59 92 67 97L33 97C41 92 45 84 46 73C42 81 35 85 26 85C15 85 5 77 5 63C5 40 39 24 50 3Z",
  H: "M50 95C43 84 5 60 5 32C5 16 16 6 29 6C39 6 46 12 50 22C54 12 61 6 71 6C84 6 95 16 95 32C95 60 57 84 50 95Z",
  D: "M50 2C59 20 71 36 87 50C71 64 59 80 50 98C41 80 29 64 13 50C29 36 41 20 50 2Z",
  C: "M72 27a22 22 0 1 1-44 0a22 22 0 1 1 44 0ZM50 59a22.5 22.5 0 1 1-45 0a22.5 22.5 0 1 1 45 0ZM95 59a22.5 22.5 0 1 1-45 0a22.5 22.5 0 1 1 45 0ZM40 38h20v24h-20ZM54 56C54 78 58 91 67 97L33 97C42 91 46 78 46 56Z",
};

// Rank figures on a field of 60 by 80, drawn as strokes so that no font is needed.
const RANKS = {
  A: "M5 78L30 6L55 78M15 54H45",
  K: "M10 2V78M53 3L12 47M27 33L55 78",
  Q: "M30 6C14 6 6 20 6 39C6 59 14 73 30 73C46 73 54 59 54 39C54 20 46 6 30 6ZM33 56L55 80",
  J: "M22 7H45V54C45 69 37 75 26 75C14 75 7 68 7 55",
  T: "M1 19L12 8V78M43 6C32 6 28 20 28 40C28 60 32 74 43 74C54 74 58 60 58 40C58 20 54 6 43 6Z",
  9: "M52 29A22 23 0 1 1 8 29A22 23 0 1 1 52 29C52 53 43 70 18 76",
  8: "M47 22.5A17 16.5 0 1 1 13 22.5A17 16.5 0 1 1 47 22.5ZM52 56.5A22 18 0 1 1 8 56.5A22 18 0 1 1 52 56.5Z",
  7: "M6 8H52C38 30 27 52 23 78",
  6: "M8 51A22 23 0 1 1 52 51A22 23 0 1 1 8 51C8 27 20 12 43 4",
};

// Pips: left and right columns, the middle column, and four or three heights.
const LEFT = 77, MIDDLE = 100, RIGHT = 123;
const rows = (...heights) => heights.flatMap((y) => [[LEFT, y], [RIGHT, y]]);
const PIPS = {
  6: rows(52, 140, 228),
  7: [...rows(52, 140, 228), [MIDDLE, 96]],
  8: [...rows(52, 140, 228), [MIDDLE, 96], [MIDDLE, 184]],
  9: [...rows(49, 109.7, 170.3, 231), [MIDDLE, 140]],
  T: [...rows(49, 109.7, 170.3, 231), [MIDDLE, 79], [MIDDLE, 201]],
};

// The letters of court cards in other languages.
const LETTERS = {
  R: "M11 78V7H33C48 7 54 15 54 25.500C54 36 48 44 33 44H11M33 44L56 78",
  D: "M11 7V77H27C46 77 54 63 54 42C54 21 46 7 27 7Z",
  V: "M4 6L30 78L56 6",
};

// What cards are called, and how their ranks are signed, in the language of the page; nothing where that is English.
let ownNames = {}, ownSigns = {};

/** Take over the names and signs of cards in another language. */
export function speakOfCards(names, signs) {
  ownNames = names && typeof names === "object" ? names : {};
  ownSigns = signs && typeof signs === "object" ? signs : {};
  drawn.clear();
}

const RANK_NAMES = { A: "ace", K: "king", Q: "queen", J: "jack", T: "ten", 9: "nine", 8: "eight", 7: "seven", 6: "six" };
const SUIT_NAMES = { S: "spades", H: "hearts", D: "diamonds", C: "clubs" };

/** True when the text is the code of a card we can draw. */
export function isCard(code) {
  return typeof code === "string" && code.length === 2 && Object.hasOwn(RANKS, code[0]) && Object.hasOwn(SUITS, code[1]);
}

/** What a card is called: from the scene's words if they say so, else as the page's language has it, else in English. */
export function cardName(code, words = {}) {
  const given = (words.cards && words.cards[code]) || words[code];
  if (typeof given === "string") return given;
  if (typeof ownNames[code] === "string") return ownNames[code];
  return isCard(code) ? `${RANK_NAMES[code[0]]} of ${SUIT_NAMES[code[1]]}` : String(code);
}

const P = (cls, d) => svg("path", { class: cls, d });
const dot = (cls, cx, cy, r) => svg("circle", { class: cls, cx, cy, r });

function suitAt(suit, cx, cy, size, turned = false, cls = "pq-f-suit") {
  const scale = size / 100;
  const turn = turned ? ` rotate(180 ${cx} ${cy})` : "";
  return svg("path", { class: cls, d: SUITS[suit], transform: `${turn} translate(${cx - size / 2} ${cy - size / 2}) scale(${scale})` });
}

function rankAt(rank, x, y, scale, weight = 11) {
  const shape = LETTERS[ownSigns[rank]] || RANKS[rank];
  return svg("path", { class: "pq-rank", d: shape, "stroke-width": weight, transform: `translate(${x} ${y}) scale(${scale})` });
}

function corner(code) {
  return svg("g", {}, rankAt(code[0], 12, 13, 0.66, 11.5), suitAt(code[1], 31.5, 93, 37));
}

function paper(extra = "") {
  return svg("rect", { class: `pq-paper ${extra}`, x: 1.5, y: 1.5, width: 197, height: 277, rx: 15 });
}

function frameSvg(cls, ...children) {
  return svg("svg", { class: `pq-face ${cls}`, viewBox: "0 0 200 280", "aria-hidden": "true", focusable: "false" }, ...children);
}

// --- the courts: one half-length figure each, drawn once and turned about the middle -------------

const ROBE = "M54 140V121C58 106 74 100 86 97H114C126 100 142 106 146 121V140Z";

function rays() {
  const group = svg("g", { class: "pq-rays" });
  for (let turn = -75; turn <= 75; turn += 15) group.append(svg("path", { d: "M100 76V10", transform: `rotate(${turn} 100 76)` }));
  return group;
}

function face(y) {
  return [
    dot("pq-f-ink", 92.6, y, 1.9), dot("pq-f-ink", 107.4, y, 1.9),
    P("pq-line", `M88.5 ${y - 5.2}Q92.5 ${y - 7.4} 96.5 ${y - 5}M103.5 ${y - 5}Q107.5 ${y - 7.4} 111.5 ${y - 5.2}M100.6 ${y - 1}L98.4 ${y + 7.6}H101.6`),
  ];
}

const COURTS = {
  K: (suit) => [
    P("pq-f-suit", ROBE),
    P("pq-f-alt", "M54 140V121C57 111 64 106 71 103L79 140ZM146 140V121C143 111 136 106 129 103L121 140Z"),
    P("pq-f-gold", "M91 104H109V140H91Z"),
    P("pq-f-suit", "M100 116L105 123L100 130L95 123ZM100 133L105 140L100 147L95 140Z"),
    P("pq-line pq-line-gold", "M79 140L71 103M121 140L129 103"),
    P("pq-f-ivory pq-edge", "M75 103C80 99 84 97 87 96H113C116 97 120 99 125 103L121 116C110 124 90 124 79 116Z"),
    P("pq-f-ink", "M82 106l2 5l-3 0zM90 112l2 5l-3 0zM110 112l2 5l-3 0zM117 106l2 5l-3 0z"),
    P("pq-f-hair", "M80 60C75 78 77 94 83 101C88 99 88 88 87 62ZM120 60C125 78 123 94 117 101C112 99 112 88 113 62Z"),
    P("pq-f-skin", "M85 58H115V82C115 92 108 98 100 98C92 98 85 92 85 82Z"),
    P("pq-f-hair", "M84.500 77C88 83 94 80.500 100 80.500C106 80.500 112 83 115.500 77V90C114 103 106 110 100 116C94 110 86 103 84.500 90Z"),
    P("pq-line pq-line-hair", "M100 92V110M93 92Q94 101 97.500 107M107 92Q106 101 102.500 107"),
    P("pq-f-lip", "M95.500 86.500Q100 84.500 104.500 86.500Q100 91 95.500 86.500Z"),
    ...face(69.5),
    P("pq-f-gold pq-edge", "M80 60L75 35L88 47L100 28L112 47L125 35L120 60Q100 55 80 60Z"),
    P("pq-f-suit", "M80 60Q100 55 120 60L121 53.500Q100 48.500 79 53.500Z"),
    dot("pq-f-gold", 90, 54.300, 1.8), dot("pq-f-ivory", 100, 53.700, 2.3), dot("pq-f-gold", 110, 54.300, 1.8),
    dot("pq-f-suit pq-edge", 75, 34, 3.6), dot("pq-f-suit pq-edge", 100, 27.500, 3.9), dot("pq-f-suit pq-edge", 125, 34, 3.6),
    P("pq-f-gold pq-edge", "M133.500 140V70H138.500V140Z"),
    dot("pq-f-gold pq-edge", 136, 67, 5.2),
    P("pq-f-skin pq-edge", "M127.500 113C127.500 108 131 106 136 106C141 106 144 108 144 113C144 119 141 121 136 121C131 121 127.500 119 127.500 113Z"),
    P("pq-line", "M131 110.500H141M131 114H141M132 117.500H140"),
    suitAt(suit, 136, 50, 21), suitAt(suit, 67, 47, 21),
  ],
  Q: (suit) => [
    P("pq-f-hair", "M75 62C71 86 67 100 74 118H126C133 100 129 86 125 62C121 44 79 44 75 62Z"),
    P("pq-line pq-line-hair", "M77 70C75 90 74 102 79 114M123 70C125 90 126 102 121 114M81 64C79 84 80 98 84 106M119 64C121 84 120 98 116 106"),
    P("pq-f-suit", "M54 140V124C57 112 70 106 82 103L100 124L118 103C130 106 143 112 146 124V140Z"),
    P("pq-f-alt", "M54 140V124C55 117 60 112 66 109.500C73 116 76 127 76 140ZM146 140V124C145 117 140 112 134 109.500C127 116 124 127 124 140Z"),
    P("pq-line pq-line-gold", "M66 109.500C73 116 76 127 76 140M134 109.500C127 116 124 127 124 140"),
    P("pq-f-skin", "M94 90H106V99C111 101 115 102 118 103L100 125L82 103C85 102 89 101 94 99Z"),
    P("pq-f-ivory pq-edge", "M82 103L77 105.500C82 121 92 130 100 134C108 130 118 121 123 105.500L118 103C114 114 107 121 100 125C93 121 86 114 82 103Z"),
    P("pq-f-skin", "M85.500 62C85.500 54 92 51 100 51C108 51 114.500 54 114.500 62V76C114.500 88 107 96 100 96C93 96 85.500 88 85.500 76Z"),
    P("pq-f-hair", "M84 72C82 56 90 48 100 48C110 48 118 56 116 72C114 62 108 57 100 56.500C92 57 86 62 84 72Z"),
    ...face(73),
    P("pq-f-lip", "M96 86Q98.500 84.300 100 85.300Q101.500 84.300 104 86Q100 90 96 86Z"),
    dot("pq-f-blush", 89.500, 81, 2.6), dot("pq-f-blush", 110.500, 81, 2.6),
    P("pq-f-gold pq-edge", "M82 55C87 47 113 47 118 55L121 38L110 45L100 30L90 45L79 38Z"),
    dot("pq-f-ivory pq-edge", 79, 37, 3), dot("pq-f-ivory pq-edge", 100, 29, 3.4), dot("pq-f-ivory pq-edge", 121, 37, 3),
    dot("pq-f-suit", 100, 44, 2.6), dot("pq-f-suit", 90.500, 47.500, 1.8), dot("pq-f-suit", 109.500, 47.500, 1.8),
    dot("pq-f-gold pq-edge", 90, 105.500, 2), dot("pq-f-gold pq-edge", 95, 109, 2), dot("pq-f-gold pq-edge", 100, 110.500, 2.600), dot("pq-f-gold pq-edge", 105, 109, 2), dot("pq-f-gold pq-edge", 110, 105.500, 2),
    P("pq-line pq-line-leaf", "M135 116C137 100 137 90 135.500 76"),
    P("pq-f-leaf", "M136.500 98C143 96 145 91 145 87C139 88 136 92 136.500 98ZM136 104C129 102 127 97 127 93C133 94 136 98 136 104Z"),
    ...[0, 72, 144, 216, 288].map((turn) => svg("circle", { class: "pq-f-gold pq-edge", cx: 135.5, cy: 60, r: 5.2, transform: `rotate(${turn} 135.5 67)` })),
    dot("pq-f-suit", 135.500, 67, 4),
    P("pq-f-skin pq-edge", "M128 119C128 114 131 112 135.500 112C140 112 143 114 143 119C143 124 140 126 135.500 126C131 126 128 124 128 119Z"),
    suitAt(suit, 66.500, 47, 21),
  ],
  J: (suit) => [
    P("pq-f-gold pq-edge", "M62 140V52H66.500V140Z"),
    P("pq-f-steel pq-edge", "M64.200 24L69 44L66.500 54H62L59.500 44ZM67 52C76 50 79 58 78 68C73 63 70 62 66.500 63Z"),
    P("pq-f-suit", ROBE),
    P("pq-f-alt", "M54 140V121C56 114 60 110 65 107L70 140ZM146 140V121C144 114 140 110 135 107L130 140Z"),
    P("pq-f-gold", "M81 106L86 140H80L74 106ZM119 106L114 140H120L126 106ZM97 110H103V140H97Z"),
    dot("pq-f-ivory pq-edge", 100, 121, 2.4), dot("pq-f-ivory pq-edge", 100, 131, 2.4),
    P("pq-f-skin", "M93 88H107V104H93Z"),
    ...[79, 86, 93, 100, 107, 114, 121].map((x, i) => dot("pq-f-ivory pq-edge", x, 103 + (3 - Math.abs(i - 3)) * 1.5, 6)),
    P("pq-f-hair", "M78 58H122V84C122 94 116 97 110 95V62H90V95C84 97 78 94 78 84Z"),
    P("pq-f-skin", "M87 58H113V78C113 89 106 96 100 96C94 96 87 89 87 78Z"),
    P("pq-f-hair", "M87 58H113V63C106 66 99 66.500 87 61Z"),
    ...face(73),
    P("pq-f-lip", "M95.500 86.500Q100 88 104.500 86Q100 91 95.500 86.500Z"),
    P("pq-f-ivory pq-edge", "M113 44C120 28 136 22 145 27C143 39 130 47 113 50Z"),
    P("pq-line", "M114 47C124 41 133 34 141 30M124 41L126 33M129 37.500L132 30M124 41L132 42M129 37.500L137 38"),
    P("pq-f-suit pq-edge", "M77 55C72 40 88 32 103 34C120 36 128 44 123 55Z"),
    P("pq-f-gold pq-edge", "M76.500 53.500Q100 48 123.500 53.500L122.500 60.500Q100 55 77.500 60.500Z"),
    dot("pq-f-suit pq-edge", 100, 54, 3.4),
    P("pq-f-skin pq-edge", "M57.500 116C57.500 111 60 109 64.200 109C69 109 72 111 72 116C72 121 69 123 64.200 123C60 123 57.500 121 57.500 116Z"),
    P("pq-line", "M60 113H69M60 116.500H69M61 120H68"),
    suitAt(suit, 134, 69, 21),
  ],
};

function court(code) {
  const half = () => svg("svg", { x: 54, y: 20, width: 92, height: 120, viewBox: "54 20 92 120" }, rays(), ...COURTS[code[0]](code[1]));
  return [
    svg("rect", { class: "pq-panel", x: 54, y: 20, width: 92, height: 240, rx: 5 }),
    half(),
    svg("g", { transform: "rotate(180 100 140)" }, half()),
    P("pq-f-gold pq-edge", "M54 130L146 145V150L54 135Z"),
    svg("rect", { class: "pq-panel-line", x: 54, y: 20, width: 92, height: 240, rx: 5 }),
  ];
}

function ace(suit) {
  const group = [suitAt(suit, 100, 140, 82)];
  const ring = svg("g", { class: "pq-ornament" });
  for (let turn = 0; turn < 360; turn += 15) {
    ring.append(svg("path", { d: turn % 45 ? "M100 86V82" : "M100 88L103 82L100 74L97 82Z", transform: `rotate(${turn} 100 140)` }));
  }
  return [ring, ...group];
}

function fullFace(code) {
  const [rank, suit] = code;
  const middle = rank === "A" ? ace(suit)
    : COURTS[rank] ? court(code)
    : PIPS[rank].map(([x, y]) => suitAt(suit, x, y, rank === "T" || rank === "9" ? 31 : 34, y > 140.5));
  return frameSvg("pq-face-full", paper(), ...middle, corner(code), svg("g", { transform: "rotate(180 100 140)" }, corner(code)));
}

// A face for small cards: the index is the card.
function smallFace(code) {
  const [rank, suit] = code;
  return frameSvg("pq-face-small", paper(),
    rankAt(rank, 15, 16, 1.22, 11.5), suitAt(suit, 51, 162, 66), suitAt(suit, 138, 211, 92));
}

// A face of which only a strip along the top may show: rank and suit stand there side by side.
function stripFace(code) {
  const [rank, suit] = code;
  return frameSvg("pq-face-strip", paper(),
    rankAt(rank, 16, 18, 1.1, 13), suitAt(suit, 144, 62, 84), suitAt(suit, 100, 196, 104));
}

function backFace() {
  const lattice = svg("svg", { x: 17, y: 17, width: 166, height: 246, viewBox: "17 17 166 246" });
  let lines = "";
  for (let at = -280; at <= 480; at += 27) lines += `M${at} 0L${at + 280} 280M${at} 0L${at - 280} 280`;
  lattice.append(P("pq-back-line", lines));
  for (let row = 0; row <= 20; row += 1) {
    for (let column = 0; column <= 7; column += 1) {
      lattice.append(dot("pq-back-dot", 17 + column * 27 - (row % 2 ? 13.5 : 0), row * 13.5, 2.2));
    }
  }
  return frameSvg("pq-face-back", paper(),
    svg("rect", { class: "pq-back", x: 11, y: 11, width: 178, height: 258, rx: 9 }), lattice,
    svg("rect", { class: "pq-back-frame", x: 17, y: 17, width: 166, height: 246, rx: 5 }),
    svg("path", { class: "pq-back-medal", d: "M100 84L148 140L100 196L52 140Z" }),
    svg("path", { class: "pq-back-frame", d: "M100 93L140.500 140L100 187L59.500 140Z" }),
    suitAt("S", 100, 118, 24, false, "pq-back-suit"), suitAt("C", 100, 162, 24, true, "pq-back-suit"),
    suitAt("H", 81, 140, 22, false, "pq-back-suit"), suitAt("D", 119, 140, 24, false, "pq-back-suit"));
}

const FACES = { small: smallFace, strip: stripFace };
const drawn = new Map();

/** The drawing of a card: look is "full", "small", "strip" or "back". Unknown codes get the back. */
export function drawCard(code, look) {
  const back = look === "back" || !isCard(code);
  const key = back ? "back" : `${code} ${look}`;
  if (!drawn.has(key)) drawn.set(key, back ? backFace() : (FACES[look] || fullFace)(code));
  return drawn.get(key).cloneNode(true);
}

/** Which look a known card of this many CSS pixels gets. */
export const lookFor = (width) => (width < 62 ? "small" : "full");
