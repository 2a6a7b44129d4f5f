// Every option in words, to be searched and set otherwise. Built when it is first looked at: there are some seventy.

import { node, focused, uid, list, text } from "../../shared/drawing/kit.js";

/** The fixed elements. */
function optionParts() {
  const search = node("input", { type: "search", id: uid("search"), autocomplete: "off" });
  const label = node("label", { for: search.id });
  const count = node("p", { class: "pq-lab-note", role: "status" });
  const rows = node("ul", { class: "pq-lab-options" });
  const element = node("div", {}, node("p", { class: "pq-lab-field is-search" }, label, search), count, rows);
  const known = new Map(); // name -> {element, drawn, field, words}
  return { search, label, count, rows, element, known };
}

/** Words as they are compared with what is typed: in small letters, and with the apostrophe that keyboards have. */
const plainly = (words) => words.toLowerCase().replaceAll("’", "'");

function rowOf(view, one) {
  const id = uid("option");
  const values = list(one.values);
  const send_ = (value) => view.send({ kind: "option", name: one.name, value });
  let field;
  if (values.length) {
    const at = values.findIndex(([, value]) => value === one.now);
    field = node("select", { id }, node("option", { value: "" }, text(one.own)), ...values.map(([title], i) => node("option", { value: String(i), selected: one.now !== null && i === at }, text(title))));
    field.addEventListener("change", () => send_(field.value === "" ? null : values[Number(field.value)][1]));
  } else {
    field = node("input", { id, type: "number", min: "0", max: "1000", step: "1", placeholder: text(one.own), value: one.now === null ? "" : String(one.now) });
    field.addEventListener("change", () => send_(field.value === "" ? null : Math.trunc(Number(field.value))));
  }
  const row = node("li", { class: "pq-lab-option", "data-option": one.name }, node("label", { for: id }, text(one.title)), field);
  row.classList.toggle("is-set", one.now !== null && one.now !== undefined);
  return { element: row, drawn: JSON.stringify(one), words: plainly([one.title, one.own, ...values.map(([title]) => title)].map(text).join(" ")) };
}

function sift(view) {
  const asked = plainly(view.search.value.trim()).split(/\s+/).filter(Boolean);
  let shown = 0;
  for (const row of view.known.values()) {
    row.element.hidden = !asked.every((part) => row.words.includes(part));
    if (!row.element.hidden) shown += 1;
  }
  view.count.textContent = text((view.scene.counts || {})[shown]);
}

export function editorOptions(send) {
  const view = {
    send,
    scene: {},
    ...optionParts(),
  };

  view.search.addEventListener("input", () => sift(view));

  return {
    element: view.element,
    draw(given, words) {
      view.scene = given;
      view.label.textContent = words.search;
      view.search.placeholder = words["search-hint"];
      const all = list(view.scene.rows);
      const here = focused();
      const active = here && view.rows.contains(here) ? text(here.closest("li")?.dataset.option) : "";
      for (const one of all) {
        const old = view.known.get(one.name);
        if (!old || old.drawn !== JSON.stringify(one)) {
          const row = rowOf(view, one);
          if (old && old.element.parentElement) old.element.replaceWith(row.element);
          view.known.set(one.name, row);
        }
      }
      // What is set otherwise stands first.
      const order = [...all.filter((one) => one.now !== null), ...all.filter((one) => one.now === null)].map((one) => view.known.get(one.name).element);
      if (order.some((one, i) => view.rows.children[i] !== one)) view.rows.replaceChildren(...order);
      sift(view);
      const again = active && view.known.get(active) && view.known.get(active).element.querySelector("select, input");
      if (again) again.focus({ preventScroll: true });
    },
  };
}
