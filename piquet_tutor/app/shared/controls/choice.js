// One of several: a labelled select whose options stand under the name of their group, where that has one.

import { node, text, list, uid } from "../drawing/kit.js";

const BROKEN = 1.75; // lines that words rarely break into two of
const ARROW = 44; // pixels that the padding and the arrow of a list take

function renderChoice({ model, el }) {
  el.classList.add("jupyter-widgets", "widget-inline-hbox", "widget-dropdown");
  const id = uid("select");
  const label = node("label", { class: "widget-label", for: id });
  const select = node("select", { id });
  const ruler = document.createElement("canvas").getContext("2d");
  el.append(label, select);

  function drawOptions() {
    select.replaceChildren(...list(model.get("groups")).map(([name, options]) => {
      const inside = list(options).map(([title, value]) => node("option", { value: text(value) }, text(title)));
      return name ? [node("optgroup", { label: text(name) }, ...inside)] : inside;
    }).flat());
    drawValue();
  }
  function drawValue() {
    select.value = text(model.get("value"));
    drawTall();
  }
  /** Two lines where the name chosen is long, or three, so that the whole of it can be read. */
  function drawTall() {
    const chosen = select.selectedOptions[0];
    if (!chosen || !select.clientWidth) return;
    ruler.font = getComputedStyle(select).font;
    const lines = ruler.measureText(chosen.text).width / (select.clientWidth - ARROW);
    el.classList.toggle("is-tall", lines > 1);
    el.classList.toggle("is-taller", lines > BROKEN);
  }
  function drawLabel() {
    label.textContent = text(model.get("description"));
  }
  const choose = () => {
    drawTall();
    model.set("value", select.value);
    model.save_changes();
  };
  select.addEventListener("change", choose);
  model.on("change:groups", drawOptions);
  model.on("change:value", drawValue);
  model.on("change:description", drawLabel);
  const watcher = new ResizeObserver(drawTall);
  watcher.observe(select);
  drawLabel();
  drawOptions();
  return () => {
    watcher.disconnect();
    model.off("change:groups", drawOptions);
    model.off("change:value", drawValue);
    model.off("change:description", drawLabel);
    label.remove();
    select.remove();
  };
}

export default { render: renderChoice };
