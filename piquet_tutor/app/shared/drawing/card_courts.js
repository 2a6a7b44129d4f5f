// The courts: one half-length figure each, drawn once and turned about the middle.

import { svg, dot, P, suitAt } from "./card_shapes.js";

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

export const COURTS = {
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

export function court(code) {
  const half = () => svg("svg", { x: 54, y: 20, width: 92, height: 120, viewBox: "54 20 92 120" }, rays(), ...COURTS[code[0]](code[1]));
  return [
    svg("rect", { class: "pq-panel", x: 54, y: 20, width: 92, height: 240, rx: 5 }),
    half(),
    svg("g", { transform: "rotate(180 100 140)" }, half()),
    P("pq-f-gold pq-edge", "M54 130L146 145V150L54 135Z"),
    svg("rect", { class: "pq-panel-line", x: 54, y: 20, width: 92, height: 240, rx: 5 }),
  ];
}
