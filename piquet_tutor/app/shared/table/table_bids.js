// Where the bids stand while two bid.

/** @import { Table } from "./table_parts.js" */

import { list, still } from "../drawing/kit.js";
import { isAround, measure } from "./table_layout.js";
import { STEPS } from "./table_tools.js";

/** Whether bids are being made by two at the table; what is only stepped through has no bids to name. */
const isBidding = (/** @type {Table} */ table) => table.scene.phase === "bidding" && !isAround(table) && !list(table.scene.tools).some((tool) => STEPS.includes(tool.id));

/**
 * The bids lie on the cloth, beside the other hand and over the middle, where nothing lies yet: so the table is as high
 * while bids are made as ever after. Where they would be too small to hit, they stand below what is asked. Tells how
 * high a row of bids is on the cloth; nought below it.
 */
export function placeBids(/** @type {Table} */ table, size, present) {
  const given = isBidding(table) && table.scene.bids;
  const before = table.bidsBeside;
  const row = given && size !== "s" ? table.bids.rowIn(given, table.middle.getBoundingClientRect().bottom - table.seats.get("top").hand.getBoundingClientRect().top) : 0;
  table.bidsBeside = isBidding(table) && (table.bidsBeside || row > 0);
  table.cloth.classList.toggle("is-beside-bids", table.bidsBeside);
  if (table.bidsBeside !== before) measure(table, present);
  const home = row ? table.cloth : table.box;
  if (given && table.bids.box.parentNode !== home) home.insertBefore(table.bids.box, row ? table.middle.nextSibling : table.live);
  return row;
}

export function drawBids(/** @type {Table} */ table, row) {
  const came = table.scene.bids && table.bids.box.hidden;
  table.bids.draw(table.scene.bids || null, row, table.width - 34);
  if (came && !row && table.drawnOnce) bringBidsIntoSight(table);
}

/** Scroll, where it must, as little as shows every bid: the learner's own cards stay in the window above them. */
function bringBidsIntoSight(/** @type {Table} */ table) {
  const by = Math.min(table.bids.box.getBoundingClientRect().bottom - window.innerHeight + 6, table.seats.get("bottom").hand.getBoundingClientRect().top);
  if (by > 1) window.scrollBy({ top: by, behavior: still() ? "auto" : "smooth" });
}
