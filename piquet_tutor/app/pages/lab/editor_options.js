// Every option in words, to be searched and set otherwise. Built when it is first looked at: there are some seventy.

import { node, text, list, uid } from "../../shared/drawing/kit.js";

export function editorOptions(send) {
  const search = node("input", { type: "search", id: uid("search"), autocomplete: "off" });
  const label = node("label", { for: search.id });
  const count = node("p", { class: "pq-lab-note", role: "status" });
  const rows = node("ul", { class: "pq-lab-options" });
  const element = node("div", {}, node("p", { class: "pq-lab-field is-search" }, label, search), count, rows);
  const known = new Map(); // name -> {element, drawn, field, words}
  let scene = {};

  function rowOf(one) {
    const id = uid("option");
    const values = list(one.values);
    const send_ = (value) => send({ kind: "option", name: one.name, value });
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
    return { element: row, drawn: JSON.stringify(one), words: [one.title, one.own, ...values.map(([title]) => title)].map(text).join(" ").toLowerCase() };
  }

  function sift() {
    const asked = search.value.trim().toLowerCase().split(/\s+/).filter(Boolean);
    let shown = 0;
    for (const row of known.values()) {
      row.element.hidden = !asked.every((part) => row.words.includes(part));
      if (!row.element.hidden) shown += 1;
    }
    count.textContent = text((scene.counts || {})[shown]);
  }
  search.addEventListener("input", sift);

  return {
    element,
    draw(given, words) {
      scene = given;
      label.textContent = words.search;
      search.placeholder = words["search-hint"];
      const all = list(scene.rows);
      const active = rows.contains(document.activeElement) ? document.activeElement.closest("li").dataset.option : "";
      for (const one of all) {
        const old = known.get(one.name);
        if (!old || old.drawn !== JSON.stringify(one)) {
          const row = rowOf(one);
          if (old && old.element.parentElement) old.element.replaceWith(row.element);
          known.set(one.name, row);
        }
      }
      // What is set otherwise stands first.
      const order = [...all.filter((one) => one.now !== null), ...all.filter((one) => one.now === null)].map((one) => known.get(one.name).element);
      if (order.some((one, i) => rows.children[i] !== one)) rows.replaceChildren(...order);
      sift();
      const again = active && known.get(active) && known.get(active).element.querySelector("select, input");
      if (again) again.focus({ preventScroll: true });
    },
  };
}
