// A worksheet: topics to tick, the sheet in a frame of its own (without scripts), printing and saving.

import { node, attribute, text, list, uid } from "../../shared/drawing/kit.js";

export function buildWorksheet(root, send) {
  let scene = {};
  let shown = null;
  const legend = node("legend", {});
  const chips = node("div", { class: "pq-ws-chips" });
  const note = node("p", { class: "pq-ws-note", id: uid("note") });
  const topics = node("fieldset", { class: "pq-ws-topics", "aria-describedby": note.id }, legend, chips, note);
  const make = node("div", { class: "pq-ws-make" });
  const status = node("p", { class: "pq-ws-status", role: "status" });
  const tools = node("div", { class: "pq-ws-tools" });
  const frame = node("iframe", { class: "pq-ws-sheet", sandbox: "allow-same-origin allow-modals" });
  root.append(node("section", { class: "pq-box pq-ws" }, topics, make, status), tools, frame);

  function tick(one, act) {
    const box = node("input", { type: "checkbox", "data-id": text(one.id) });
    box.checked = Boolean(one.chosen);
    box.addEventListener("change", act);
    return node("label", { class: "pq-ws-chip" }, box, node("span", {}, text(one.label)));
  }

  // Paper is white in every light, but the desk under it is the page's: on the screen only, and never in a saved sheet.
  function layOnDesk() {
    const sheet = frame.contentDocument;
    if (!sheet || !sheet.head) return;
    let desk = sheet.getElementById("desk");
    if (!desk) sheet.head.append(desk = node("style", { id: "desk", media: "screen" }));
    desk.textContent = `html { background: ${getComputedStyle(frame).backgroundColor}; }`;
  }
  frame.addEventListener("load", layOnDesk);
  const light = new MutationObserver(layOnDesk);
  for (const each of [document.documentElement, document.body]) light.observe(each, { attributes: true, attributeFilter: ["data-theme", "data-jp-theme-light"] });

  const ticked = () => [...chips.querySelectorAll("input")].filter((box) => box.checked).map((box) => box.dataset.id);

  function button(label, first, act) {
    const made = node("button", { type: "button", class: `pq-ws-button${first ? " is-first" : ""}` }, text(label));
    made.addEventListener("click", act);
    return made;
  }

  function save(file) {
    const link = node("a", { download: text(file.name), href: URL.createObjectURL(new Blob([text(file.text)], { type: text(file.type) })) });
    root.append(link);
    link.click();
    link.remove();
    setTimeout(() => URL.revokeObjectURL(link.href), 2000);
  }

  function print() {
    frame.contentWindow.focus();
    frame.contentWindow.print();
  }

  /** The topics are drawn anew only where they are others, so that the keyboard stays on the one just ticked. */
  function drawTopics() {
    const listed = list(scene.topics);
    const boxes = [...chips.querySelectorAll("input")];
    if (boxes.map((box) => box.dataset.id).join() !== listed.map((one) => text(one.id)).join()) {
      chips.replaceChildren(...listed.map((one) => tick(one, () => send({ kind: "topics", chosen: ticked() }))));
    } else {
      boxes.forEach((box, at) => { box.checked = Boolean(listed[at].chosen); });
    }
  }

  function drawMake() {
    const kept = document.activeElement && make.contains(document.activeElement) ? document.activeElement.dataset.id : null;
    const key = scene.key ? [tick({ ...scene.key, id: "key" }, (event) => send({ kind: "key", chosen: event.target.checked }))] : [];
    make.replaceChildren(...list(scene.buttons).map((one) => {
      const made = button(one.label, one.first, () => { if (!scene.busy) send({ kind: "press", action: text(one.id) }); });
      made.dataset.id = text(one.id);
      attribute(made, "aria-disabled", scene.busy ? "true" : null);
      return made;
    }), ...key);
    const again = kept && [...make.querySelectorAll("[data-id]")].find((one) => one.dataset.id === kept);
    if (again) again.focus({ preventScroll: true });
  }

  function drawSheet() {
    attribute(frame, "title", text(scene.words && scene.words.preview));
    frame.hidden = tools.hidden = !scene.sheet;
    if (scene.sheet !== shown) {
      shown = scene.sheet;
      frame.srcdoc = text(shown);
      tools.replaceChildren(button(scene.words.print, true, print), ...list(scene.files).map((file) => button(file.label, false, () => save(file))));
    }
  }

  function draw(next) {
    scene = { ...next, words: next.words || {} };
    legend.textContent = text(scene.words.topics);
    note.textContent = text(scene.words["topics-note"]);
    status.textContent = text(scene.busy || scene.status);
    status.classList.toggle("is-busy", Boolean(scene.busy));
    attribute(status, "data-tone", text(scene.tone) || null);
    status.hidden = !status.textContent;
    drawTopics();
    drawMake();
    drawSheet();
  }
  return { draw, close: () => light.disconnect() };
}
