// The buttons below a step: each stands as long as it is offered, so that no press is lost to a new drawing.

import { arrange, attribute, node, text, write } from "../../shared/drawing/kit.js";

const STEP_NOTEBOOK = /^[a-z0-9_]+\.(?:ipynb|html)(\?[a-z]+=[a-z0-9_-]+(&[a-z]+=[a-z0-9_-]+)*)?$/;

/** Whether this is the address of a page of the tutor. */
export const leadsOn = (page) => STEP_NOTEBOOK.test(text(page));

/**
 * Make `parent` hold these buttons, keeping those that stand there.
 *
 * @param {HTMLElement} parent
 * @param {{ id: string, label: string, enabled?: boolean, primary?: boolean, quiet?: boolean, page?: string }[]} specs
 * @param {(id: string) => void} act what a button does, by its id; a link leads to its page
 */
export function drawButtons(parent, specs, act) {
  const old = new Map([...parent.children].map((one) => [/** @type {HTMLElement} */ (one).dataset.id, one]));
  arrange(parent, specs.map((spec) => {
    const link = leadsOn(spec.page);
    const before = old.get(text(spec.id));
    const made = before && (before.tagName === "A") === link ? before : newButton(text(spec.id), link, act);
    write(made, spec.label);
    if (link) attribute(made, "href", text(spec.page));
    else attribute(made, "aria-disabled", spec.enabled === false ? "true" : null);
    made.classList.toggle("is-primary", Boolean(spec.primary));
    made.classList.toggle("is-quiet", Boolean(spec.quiet));
    return made;
  }));
}

function newButton(id, link, act) {
  const made = node(link ? "a" : "button", { type: link ? null : "button", class: "pq-press pq-cs-button", "data-id": id });
  if (!link) made.addEventListener("click", () => { if (made.getAttribute("aria-disabled") !== "true") act(id); });
  return made;
}
