// A record as a link, and back: as piquet_tutor/explore/links.py writes it, deflated and in letters that an address may hold.

const RECORD = "piquet-record/1", LINK = "piquet-link/1";
const WRITTEN = /piquet=1\.([A-Za-z0-9_-]{1,16000})/;

/** Everything that comes out of a stream into which some bytes are put. */
async function through(bytes, stream) {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}

/**
 * The link in a text: an address, or what stands after its #.
 *
 * @param {string} text
 */
export function linkIn(text) {
  const found = text.match(WRITTEN);
  if (!found) throw new Error("no-link");
  return found[0];
}

/**
 * The record in a text.
 *
 * @param {string | null} text
 */
export function recordIn(text) {
  if (!text || !text.trim()) throw new Error("no-deal");
  let record = null;
  try { record = JSON.parse(text); } catch { throw new Error("no-record"); }
  if (!record || record.format !== RECORD) throw new Error("no-record");
  return record;
}

/**
 * A record as a link that opens when the deal is over, with all its rulings.
 *
 * @param {any} record
 * @param {string} language
 */
export async function linkOf(record, language) {
  const { format: _, rules, ...deal } = record;
  const told = JSON.stringify({ format: LINK, rules, deals: [deal], start: "done", language });
  const bytes = await through(new TextEncoder().encode(told), new CompressionStream("deflate"));
  let letters = "";
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return linkIn(`piquet=1.${btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "")}`);
}

/**
 * What a link holds.
 *
 * @param {string} link
 */
export async function heldIn(link) {
  const letters = atob(link.slice("piquet=1.".length).replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate"))));
}
