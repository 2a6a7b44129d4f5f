// A record as a link, and back: as piquet_tutor/explore/links.py writes it, deflated and in letters that an address may hold.

const RECORD = "piquet-record/1", LINK = "piquet-link/1";
const WRITTEN = /piquet=[12]\.([A-Za-z0-9_-]{1,16000})/; // of the second, by seeds, only the site knows the cards

/** Everything that comes out of a stream into which some bytes are put. */
async function through(bytes, stream) {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}

/** A text without what an address, an editor or a letter has put into it; what is no escape stays as it is. */
function plain(text) {
  const found = text.replace(/%([0-9a-f]{2})/gi, (_, code) => String.fromCharCode(parseInt(code, 16)));
  return found === text ? found.replace(/[\s\u00ad\u200b-\u200d\u2060\ufeff]/g, "") : plain(found);
}

/**
 * The link in a text: an address, or what stands after its #; it may be broken over lines.
 *
 * @param {string} text
 */
export function linkIn(text) {
  const found = plain(text).match(WRITTEN);
  if (!found) throw new Error("no-link");
  return found[0];
}

/**
 * The text of a file: UTF-8, or UTF-16 where its byte order mark says so.
 *
 * @param {ArrayBuffer} bytes
 */
export function textOf(bytes) {
  const [first, second] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength));
  const encoding = first === 0xff && second === 0xfe ? "utf-16le" : first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
  return new TextDecoder(encoding, { fatal: true }).decode(bytes);
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
