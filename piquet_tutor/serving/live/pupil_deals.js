// The deals of a lesson on a telephone: each hand by its suits, as far as the class may see it.

/** A suit of a hand: its sign for the eye, its name for the ear. */
function suitRow(node, suit) {
  const sign = node("span", { class: suit.red === true ? "suit red" : "suit", "aria-hidden": "true" }, String(suit.sign));
  return node("p", { class: "cards" }, sign, node("span", {}, node("span", { class: "unseen" }, `${suit.name}: `), String(suit.cards)));
}

function hand(node, one) {
  const rows = (Array.isArray(one.suits) ? one.suits : []).map((suit) => suitRow(node, suit));
  return node("section", { class: "hand" }, node("h3", {}, String(one.who)), ...rows, one.covered ? node("p", { class: "note" }, String(one.covered)) : "");
}

/**
 * The page of the deals; where the teacher has none open, that.
 *
 * @param {Function} node makes an element
 * @param {Function} say gives a word
 * @param {any} said the deals in one language
 */
export function drawDeals(node, say, said) {
  const deals = Array.isArray(said.deals) ? said.deals : [];
  if (!deals.length) return [node("h1", {}, say("deals")), node("p", { role: "status" }, say("deals-none"))];
  return [node("h1", {}, say("deals")), ...deals.map((deal) => node("article", { class: "deal" },
    node("h2", {}, String(deal.title)), node("div", { class: "hands" }, ...(Array.isArray(deal.hands) ? deal.hands : []).map((one) => hand(node, one)))))];
}
