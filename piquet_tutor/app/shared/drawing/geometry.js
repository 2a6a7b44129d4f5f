// Pure geometry of the table: where things stand, never what they are worth.
// No DOM here: tests/js holds it to its promises.

/** A card is five wide and seven high. */
export const ASPECT = 1.4;

const clamp = (value, low, high) => Math.max(low, Math.min(high, value));

/** Which of the three layouts a width gets: "s" (phone), "m" or "l". */
export function sizeOf(width) {
  if (width < 560) return "s";
  return width < 900 ? "m" : "l";
}

const RAISED = 20; // pixels: what a card that is raised takes of the room above its hand, as the style sheet leaves it below the race

/** How many pixels more so many tracks of the race take between the hands. */
const roomOf = (lanes) => (lanes ? lanes * 20 - 2 - 2 + RAISED : 0);

/**
 * How wide two hands' cards may be, and how high the middle of the table, for the table and what is asked below it to
 * stand whole in a window of this height. What stands around them (the page's and the table's heads, two plates, the
 * prompt) is as high as the style sheets make it; `lanes` is how many tracks of the race lie on the cloth.
 */
export function shareOfHeight(window, lanes = 0) {
  const around = 400 + roomOf(lanes);
  const rest = clamp(window - around, 320 - roomOf(lanes), 900);
  return {
    own: Math.floor((rest * 0.42 - 14) / ASPECT),
    other: Math.floor((rest * 0.23) / ASPECT),
    middle: Math.floor(rest * 0.34),
  };
}

/**
 * The size of a hand's cards. It depends on the room and on how many cards the hand can hold,
 * never on how many it holds now: cards do not grow or move rows while a deal is played.
 */
export function handFrame({ width, capacity, max, min = 44, rows = 1 }) {
  const perRow = Math.max(1, Math.ceil(capacity / rows));
  const overlap = rows > 1 ? 0.74 : 0.5;
  const card = Math.floor(clamp(width / (1 + (perRow - 1) * overlap), min, max));
  const height = Math.round(card * ASPECT);
  const rowStep = Math.round(height * 0.66);
  return { card, height, rows, perRow, rowStep, total: height + (rows - 1) * rowStep };
}

/** After how many cards a hand in two rows breaks: between two suits, as near to the middle as one begins. */
function breakOf(count, perRow, suits) {
  const half = Math.ceil(count / 2), most = perRow + 3;
  const fitting = suits.filter((at) => at <= most && count - at <= most);
  return fitting.sort((one, other) => Math.abs(one - count / 2) - Math.abs(other - count / 2))[0] || half;
}

/** Places for `count` cards in a frame: left, top and a slight turn for each; `suits` is where a suit begins. */
export function handPlaces({ width, count, frame, spread = 0.74, fan = false, inset = 0, suits = [] }) {
  const places = [];
  const used = Math.max(1, Math.ceil(count / frame.perRow));
  const first = used === 2 ? breakOf(count, frame.perRow, suits) : Math.ceil(count / used);
  for (let row = 0, done = 0; done < count; row += 1) {
    const inRow = Math.min(row === 0 ? first : used === 2 ? count : frame.perRow, count - done);
    const step = inRow > 1 ? Math.min(frame.card * spread, (width - 2 * inset - frame.card) / (inRow - 1)) : 0;
    const left = (width - frame.card - step * (inRow - 1)) / 2;
    const top = frame.total - frame.height - (used - 1 - row) * frame.rowStep;
    for (let i = 0; i < inRow; i += 1) {
      const off = inRow > 1 ? i / (inRow - 1) - 0.5 : 0;
      places.push({
        x: Math.round((left + i * step) * 10) / 10,
        y: fan ? Math.round(off * off * 4 * Math.min(9, inRow * 0.8) * 10) / 10 + top : top,
        turn: fan ? Math.round(off * Math.min(5, inRow * 0.42) * 100) / 100 : 0,
        strip: i === inRow - 1 ? frame.card : step,
      });
    }
    done += inRow;
  }
  return places;
}

/**
 * How wide cards may be, and how high the middle of the table, where hands lie at its sides too. `top` says whether one
 * lies across as well: without it, its room goes to the others.
 */
export function shareAround(window, top, lanes = 0) {
  const rest = clamp(window - 392 - (top ? 68 : 0) - roomOf(lanes), 300 - roomOf(lanes), 900);
  return {
    own: Math.floor((rest * (top ? 0.36 : 0.4) - 14) / ASPECT),
    other: Math.floor((rest * 0.17) / ASPECT),
    middle: Math.floor(clamp(rest * (top ? 0.47 : 0.56), 176, 300)),
  };
}

/**
 * A hand at the side: edge on in one column while it is closed; open, in as few columns as leave each card a strip that
 * its index can be read by. Gives the width of its cards and their places.
 */
export function sidePlaces({ width, height, count, card, open }) {
  const gap = 3, least = 28;
  const wideIn = (columns) => Math.min(card, Math.floor((width - gap * (columns - 1)) / columns));
  const stepIn = (columns) => {
    const tall = Math.round(wideIn(columns) * ASPECT), rows = Math.ceil(count / columns);
    return rows > 1 ? Math.min(tall + gap, (height - tall) / (rows - 1)) : tall;
  };
  const most = Math.max(1, Math.floor((width + gap) / (least + gap)));
  let columns = 1;
  // an index is about two fifths as high as its card
  while (open && columns < most && stepIn(columns) < wideIn(columns) * ASPECT * 0.44) columns += 1;
  const wide = wideIn(columns);
  const tall = Math.round(wide * ASPECT);
  const rows = Math.max(1, Math.ceil(count / columns));
  const step = rows > 1 ? Math.min(open ? tall + gap : 6, (height - tall) / (rows - 1)) : 0;
  const across = Math.min(columns, Math.max(1, Math.ceil(count / rows)));
  const left = (width - wide - (wide + gap) * (across - 1)) / 2;
  const top = open ? 0 : (height - tall - step * (rows - 1)) / 2;
  const places = Array.from({ length: count }, (_, i) => ({
    x: Math.round((left + Math.floor(i / rows) * (wide + gap)) * 10) / 10,
    y: Math.round((top + (i % rows) * step) * 10) / 10,
    turn: 0,
    strip: rows > 1 ? step : tall,
  }));
  return { card: wide, places };
}

/**
 * Where each seat's words may stand in the middle of a table with hands all round, in the order of liking: in the corner
 * beside its own place, clear of the cards of a trick (with room for their slight turn) and of the talon at the top.
 * `trick` says whether cards of a trick lie there, or may; `talon` is the talon's width, nought without one.
 */
export function speechPlaces({ width, height, card, seats, trick, talon = 0 }) {
  const slack = 6, half = width / 2, middle = height / 2;
  const box = (right, low, w, h) => ({
    x: right ? width - w : 0, y: low ? height - h : 0, width: Math.max(0, Math.floor(w)), height: Math.max(0, Math.floor(h)),
  });
  const upper = half - Math.max(2, talon ? talon / 2 + slack : 0);
  if (!trick) {
    return {
      left: [box(false, false, upper, middle)],
      top: [box(true, false, upper, middle)],
      right: [seats === 3 ? box(true, false, upper, middle) : box(true, true, half - 2, middle)],
      bottom: [box(false, true, half - 2, middle)],
    };
  }
  const spots = trickPlaces({ width, height, card, seats });
  const tall = card * ASPECT;
  const beside = half - card / 2 - slack; // next to the card that lies in the middle column
  const outside = spots.left.x - card / 2 - slack; // next to the card that lies at the side
  const above = spots.left.y - tall / 2 - slack;
  const below = height - (spots.left.y + tall / 2) - slack;
  const corner = (right, low, w) => [box(right, low, w, low ? below : above), box(right, low, outside, middle)];
  if (seats === 3) return { left: corner(false, false, upper), right: corner(true, false, upper), top: [], bottom: corner(false, true, beside) };
  return { left: corner(false, false, beside), top: corner(true, false, beside), right: corner(true, true, beside), bottom: corner(false, true, beside) };
}

/** The place a key moves to in a grid of so many columns, or null if it does not move. */
export function rovingGrid(key, index, count, columns) {
  const to = { ArrowRight: index + 1, ArrowLeft: index - 1, ArrowDown: index + columns, ArrowUp: index - columns }[key];
  const row = Math.floor(index / columns);
  if (key === "Home") return row * columns;
  if (key === "End") return Math.min(count, (row + 1) * columns) - 1;
  if (to === undefined) return null;
  if ((key === "ArrowRight" || key === "ArrowLeft") && Math.floor(to / columns) !== row) return index;
  return to < 0 || to >= count ? index : to;
}

/** Left edges of `count` small things of width `item` in `width`, at most `step` apart. */
export function pilePlaces({ width, count, item, step }) {
  const apart = count > 1 ? Math.min(step, (width - item) / (count - 1)) : 0;
  return {
    places: Array.from({ length: count }, (_, i) => Math.round(i * apart * 10) / 10),
    width: count ? item + apart * (count - 1) : 0,
  };
}

/** Left edges of things of these widths in a row, pushed over each other only if the room is short. */
export function rowPlaces({ width, items, gap }) {
  const natural = [];
  let at = 0;
  for (const item of items) { natural.push(at); at += item + gap; }
  const last = items.length ? items[items.length - 1] : 0;
  const reach = items.length ? natural[natural.length - 1] : 0;
  const squeeze = reach + last > width && reach > 0 ? Math.max(0, width - last) / reach : 1;
  return { places: natural.map((x) => Math.round(x * squeeze * 10) / 10), width: reach * squeeze + last };
}

/** Where the card of each seat lies in the trick, as centres in a box of the given size. */
export function trickPlaces({ width, height, card, seats }) {
  const tall = card * ASPECT;
  const middle = { x: width / 2, y: height / 2 };
  if (seats <= 2) {
    const dx = Math.min(card * 0.6, (width - card) / 2);
    const dy = Math.max(0, Math.min(tall * 0.14, (height - tall) / 2));
    return {
      top: { x: middle.x + dx, y: middle.y - dy, turn: 3 },
      bottom: { x: middle.x - dx, y: middle.y + dy, turn: -3 },
      left: { x: middle.x - dx, y: middle.y, turn: -3 },
      right: { x: middle.x + dx, y: middle.y, turn: 3 },
    };
  }
  const dx = Math.min(card * 0.98, (width - card) / 2);
  if (seats === 3) { // nobody sits across: the sides go up, and the nearest card between and below them
    const most = Math.max(0, (height - tall) / 2);
    const up = Math.min(tall * 0.2, most), down = Math.min(tall * 0.34, most);
    return {
      top: { x: middle.x, y: middle.y - up, turn: 2 },
      bottom: { x: middle.x, y: middle.y + down, turn: -2 },
      left: { x: middle.x - dx, y: middle.y - up, turn: -4 },
      right: { x: middle.x + dx, y: middle.y - up, turn: 4 },
    };
  }
  const dy = Math.max(0, Math.min(tall * 0.53, (height - tall) / 2));
  return {
    top: { x: middle.x, y: middle.y - dy, turn: 2 },
    bottom: { x: middle.x, y: middle.y + dy, turn: -2 },
    left: { x: middle.x - dx, y: middle.y, turn: -4 },
    right: { x: middle.x + dx, y: middle.y, turn: 4 },
  };
}

/** The index a key moves to in a row of `count` things, or null if it does not move. */
export function roving(key, index, count) {
  if (count === 0) return null;
  switch (key) {
    case "ArrowRight": case "ArrowDown": return Math.min(count - 1, index + 1);
    case "ArrowLeft": case "ArrowUp": return Math.max(0, index - 1);
    case "Home": return 0;
    case "End": return count - 1;
    default: return null;
  }
}

/** The scale of the race: where each item starts and ends, in hundredths of the track, and where any number lies. */
export function raceScale({ sides, target }) {
  const sum = (side) => (side.items || []).reduce((all, s) => all + Math.max(0, Number(s.points) || 0), 0);
  const most = Math.max(target + 10, ...sides.map(sum));
  const top = Math.ceil(most / 10) * 10;
  const share = (points) => clamp((points / top) * 100, 0, 100);
  return {
    top,
    share,
    line: share(target),
    bars: sides.map((side) => {
      let at = 0;
      return (side.items || []).map((item) => {
        const from = at;
        at += Math.max(0, Number(item.points) || 0);
        return { from: share(from), to: share(at) };
      });
    }),
  };
}
