// What the tests of the views' pure functions are written with: `test` takes one in, `run` tries them all.

/** @type {[string, () => unknown][]} */
const waiting = [];

/**
 * @param {string} name
 * @param {() => unknown} body
 */
export function test(name, body) {
  waiting.push([name, body]);
}

/** @param {string} said */
function fail(said) {
  throw new Error(said);
}

export const ok = (value, said = "") => { if (!value) fail(said || `${value} is not true`); };
export const equal = (one, two, said = "") => { if (one !== two) fail(said || `${one} is not ${two}`); };
export const same = (one, two, said = "") => equal(JSON.stringify(one), JSON.stringify(two), said);

/** Every test taken in since the last time, with what went wrong in it: nothing where it passed. */
export async function run() {
  const results = [];
  for (const [name, body] of waiting.splice(0)) {
    try {
      await body();
      results.push([name, ""]);
    } catch (error) {
      results.push([name, String(error)]);
    }
  }
  return results;
}
