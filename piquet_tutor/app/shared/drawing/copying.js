// A text of the page, copied with one press.

const COPIED_MS = 2500; // for which it is said whether it was

/**
 * Copy what stands in a field, and say whether that was possible; where it was not, the text is marked, to be copied.
 *
 * @param {HTMLInputElement | HTMLTextAreaElement} field
 * @param {HTMLElement} said where it is said
 * @param {(done: boolean) => string} word what is said
 */
export async function copyFrom(field, said, word) {
  let done = true;
  try { await navigator.clipboard.writeText(field.value); } catch {
    field.focus();
    field.select();
    done = document.execCommand("copy");
  }
  said.textContent = word(done);
  setTimeout(() => { said.textContent = ""; }, COPIED_MS);
}
