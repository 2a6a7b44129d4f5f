// A labelled field, and below it why what was typed will not do.

import { node, text, attribute, uid } from "../drawing/kit.js";

function renderSeedField({ model, el }) {
  el.classList.add("jupyter-widgets", "widget-inline-hbox", "widget-text", "is-checked");
  const id = uid("seed");
  const wrongId = uid("wrong");
  const label = node("label", { class: "widget-label", for: id });
  const input = node("input", { id, type: "text", inputmode: "numeric", autocomplete: "off" });
  const wrong = node("p", { class: "pq-hint is-wrong", id: wrongId, role: "alert" });
  el.append(label, input, wrong);

  function drawValue() {
    if (input.value !== text(model.get("value"))) input.value = text(model.get("value"));
  }
  function drawWrong() {
    const said = text(model.get("wrong"));
    wrong.textContent = said;
    wrong.hidden = !said;
    attribute(input, "aria-invalid", said ? "true" : null);
    attribute(input, "aria-describedby", said ? wrongId : null);
  }
  function drawLabel() {
    label.textContent = text(model.get("description"));
    attribute(input, "placeholder", text(model.get("placeholder")) || null);
  }
  input.addEventListener("input", () => {
    model.set("value", input.value);
    model.save_changes();
  });
  const drawn = { "change:value": drawValue, "change:wrong": drawWrong, "change:description": drawLabel, "change:placeholder": drawLabel };
  for (const [name, draw] of Object.entries(drawn)) {
    model.on(name, draw);
    draw();
  }
  return () => {
    for (const [name, draw] of Object.entries(drawn)) model.off(name, draw);
    for (const part of [label, input, wrong]) part.remove();
  };
}

export default { render: renderSeedField };
