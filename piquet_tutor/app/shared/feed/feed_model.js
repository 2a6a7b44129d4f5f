// Pure helpers of the ruling feed: which passages a filter shows, and where a term stands in a text.

/** Passages in the order in which they were ruled. */
export function inOrder(passages) {
  return [...passages].sort((a, b) => (Number(a.number) || 0) - (Number(b.number) || 0));
}

/** Does the chip show this passage? By its verdict and points alone. */
export function passes(filter, passage) {
  if (filter === "scores") return Boolean(passage.points);
  if (filter === "why_not") return ["denied", "refused", "superseded"].includes(passage.verdict);
  return true;
}

const FEWEST = 2; // a single one takes no more room than the line that would stand for it

/**
 * The passages with those that are routine (allowed, and no points) as runs, each a list; the newest stands by itself.
 *
 * @param {any[]} passages in the order in which they were ruled
 * @param {(passage: any) => boolean} stands whether one is to stand by itself all the same
 * @returns {any[]} passages, and lists of passages
 */
export function inRuns(passages, stands) {
  /** @type {any[]} */
  const found = [];
  passages.forEach((passage, place) => {
    const routine = passage.verdict === "allowed" && !passage.points && place < passages.length - 1 && !stands(passage);
    const before = found[found.length - 1];
    if (routine && Array.isArray(before)) before.push(passage);
    else found.push(routine ? [passage] : passage);
  });
  return found.flatMap((one) => (Array.isArray(one) && one.length < FEWEST ? one : [one]));
}

/** Number of the earliest passage that explains each term: term (lower case) -> number. */
export function firstHomes(passages) {
  const homes = new Map();
  for (const passage of inOrder(passages)) {
    for (const one of passage.terms || []) {
      const key = one && typeof one.term === "string" ? one.term.toLowerCase() : "";
      if (key && !homes.has(key)) homes.set(key, passage.number);
    }
  }
  return homes;
}

const LETTER = /[\p{L}\p{N}]/u;

/** Split a text at the first whole word that is the term (a plural counts): [before, found, after] or null. */
export function splitAtTerm(text, term) {
  const low = text.toLowerCase(), wanted = term.toLowerCase();
  if (!wanted || low.length !== text.length) return null;
  for (let at = low.indexOf(wanted); at >= 0; at = low.indexOf(wanted, at + 1)) {
    if (at > 0 && LETTER.test(text[at - 1])) continue;
    for (const ending of ["s", "es", ""]) {
      const end = at + wanted.length + ending.length;
      if (low.slice(at + wanted.length, end) !== ending) continue;
      if (end < text.length && LETTER.test(text[end])) continue;
      return [text.slice(0, at), text.slice(at, end), text.slice(end)];
    }
  }
  return null;
}

/** @type {WeakMap<object, string>} */
const known = new WeakMap();

/** A passage written down, by which it is known to be the same; one that was not sent anew is written once. */
export function writtenDown(passage) {
  if (!known.has(passage)) known.set(passage, JSON.stringify(passage));
  return known.get(passage);
}
