// A choice in groups: a labelled select whose options stand under the name of their group.

import { node, text, list, uid } from "./kit.js";

function renderRuleSelect({ model, el }) {
  el.classList.add("jupyter-widgets", "widget-inline-hbox", "widget-dropdown");
  const id = uid("select");
  const label = node("label", { class: "widget-label", for: id });
  const select = node("select", { id });
  el.append(label, select);

  function drawOptions() {
    select.replaceChildren(...list(model.get("groups")).map(([name, options]) => {
      const inside = list(options).map(([title, value]) => node("option", { value: text(value) }, text(title)));
      return node("optgroup", { label: text(name) }, ...inside);
    }));
    drawValue();
  }
  function drawValue() {
    select.value = text(model.get("value"));
  }
  function drawLabel() {
    label.textContent = text(model.get("description"));
  }
  const chosen = () => {
    model.set("value", select.value);
    model.save_changes();
  };
  select.addEventListener("change", chosen);
  model.on("change:groups", drawOptions);
  model.on("change:value", drawValue);
  model.on("change:description", drawLabel);
  drawLabel();
  drawOptions();
  return () => {
    model.off("change:groups", drawOptions);
    model.off("change:value", drawValue);
    model.off("change:description", drawLabel);
    label.remove();
    select.remove();
  };
}

export default { render: renderRuleSelect };
