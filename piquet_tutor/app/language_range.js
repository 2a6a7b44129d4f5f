// Which of the tutor's languages is meant by a tag such as `fr-CA` or `FR`: the lookup of RFC 4647, section 3.4, as the
// catalogue does it in Python (`narration/catalogue.py`).

/**
 * The language meant; empty where the tutor speaks none such.
 *
 * @param {string} asked a language tag
 * @param {string[]} known the languages there are
 */
export function meant(asked, known) {
  const parts = asked.toLowerCase().split(/[-_]/);
  for (; parts.length; parts.pop()) {
    const found = known.find((one) => one.toLowerCase() === parts.join("-"));
    if (found) return found;
  }
  return "";
}
