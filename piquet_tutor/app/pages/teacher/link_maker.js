// The sheet on which a link is made. It knows nothing of links: it sends what was chosen, and shows what it is given.

import { node, attribute, arrange, word, text, list, uid } from "../../shared/drawing/kit.js";

const COPIED_MS = 2500;
const DRAWING = /^data:image\/svg\+xml;base64,[A-Za-z0-9+/=]+$/;
const PAGE = /^https?:\/\//;

export function buildLinkMaker(root, send) {
  let scene = {};
  const fields = node("div", { class: "pq-lm-fields" });
  const legend = node("legend", {});
  const parts = node("div", { class: "pq-lm-parts" });
  const hide = node("fieldset", { class: "pq-lm-hide" }, legend, parts);
  const notes = node("div", { class: "pq-lm-notes" });
  const linkId = uid("link");
  const label = node("label", { for: linkId });
  const address = node("textarea", { id: linkId, readonly: true, rows: "3", spellcheck: "false" });
  const length = node("p", { class: "pq-lm-length" });
  const baseId = uid("base");
  const wrongId = uid("wrong");
  const reachNote = node("p", { class: "pq-lm-own" });
  const baseLabel = node("label", { for: baseId });
  const base = node("input", { id: baseId, type: "url", maxlength: "300", autocomplete: "off", spellcheck: "false", "aria-describedby": wrongId });
  const wrong = node("p", { id: wrongId, class: "pq-lm-wrong", role: "status" });
  const reach = node("div", { class: "pq-lm-reach", hidden: true }, reachNote, baseLabel, base, wrong);
  const copy = node("button", { type: "button", class: "pq-lm-button is-primary" });
  const open = node("a", { class: "pq-lm-button", target: "_blank", rel: "noopener" });
  const code = node("button", { type: "button", class: "pq-lm-button" });
  const said = node("p", { class: "pq-lm-said", role: "status" });
  const picture = node("img", { class: "pq-lm-picture" });
  const close = node("button", { type: "button", class: "pq-lm-button" });
  const hint = node("p", {});
  const warning = node("p", {});
  const dialog = node("dialog", { class: "pq-lm-dialog" }, picture, hint, warning, close);
  root.append(node("section", { class: "pq-lm pq-box" }, fields, hide, notes,
    node("div", { class: "pq-lm-link" }, label, address, length, reach, node("div", { class: "pq-lm-buttons" }, copy, open, code), said)), dialog);

  copy.addEventListener("click", async () => {
    let done = true;
    try { await navigator.clipboard.writeText(address.value); } catch {
      address.focus();
      address.select();
      done = document.execCommand("copy");
    }
    said.textContent = word(scene, done ? "copied" : "not_copied");
    setTimeout(() => { said.textContent = ""; }, COPIED_MS);
  });
  base.addEventListener("change", () => send({ kind: "base", value: base.value }));
  address.addEventListener("focus", () => address.select());
  code.addEventListener("click", () => send({ kind: "qr", open: true }));
  close.addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => { send({ kind: "qr", open: false }); code.focus(); });

  const fieldOf = (one) => {
    const id = uid("field");
    const select = node("select", { id });
    const made = node("div", { class: "pq-lm-field", "data-id": text(one.id) }, node("label", { for: id }), select);
    select.addEventListener("change", () => send({ kind: "choose", field: text(one.id), value: select.value }));
    return made;
  };
  const partOf = (one) => {
    const box = node("input", { type: "checkbox" });
    box.addEventListener("change", () => send({ kind: "hide", part: text(one.id), hidden: box.checked }));
    return node("label", { class: "pq-lm-part", "data-id": text(one.id) }, box, node("span", {}));
  };
  function rows(parent, items, make, fill) {
    const old = new Map([...parent.children].map((one) => [one.dataset.id, one]));
    arrange(parent, items.map((one) => {
      const made = old.get(text(one.id)) || make(one);
      fill(made, one);
      return made;
    }));
  }

  function draw(next) {
    scene = next;
    rows(fields, list(scene.fields), fieldOf, (made, one) => {
      const [name, select] = made.children;
      name.textContent = text(one.label);
      const drawing = JSON.stringify(one.options);
      if (select.dataset.drawing !== drawing) {
        select.dataset.drawing = drawing;
        select.replaceChildren(...list(one.options).map((each) => node("option", { value: text(each.value) }, text(each.label))));
      }
      select.value = text(one.value);
    });
    const hidden = scene.hide || {};
    hide.hidden = !list(hidden.parts).length;
    legend.textContent = text(hidden.label);
    rows(parts, list(hidden.parts), partOf, (made, one) => {
      made.firstChild.checked = Boolean(one.checked);
      made.lastChild.textContent = text(one.label);
    });
    arrange(notes, list(scene.notes).map((one) => node("p", {}, text(one))));
    const link = scene.link || {};
    label.textContent = text(link.label);
    address.value = text(link.text);
    length.textContent = text(link.length);
    copy.textContent = word(scene, "copy");
    code.textContent = word(scene, "qr");
    close.textContent = word(scene, "close");
    open.textContent = word(scene, "open");
    open.hidden = !PAGE.test(text(link.href));
    attribute(open, "href", open.hidden ? null : text(link.href));
    copy.disabled = code.disabled = !address.value;
    const near = scene.reach;
    reach.hidden = !near;
    warning.textContent = reachNote.textContent = text(near && near.note);
    if (near) {
      baseLabel.textContent = text(near.label);
      attribute(base, "placeholder", text(near.hint));
      if (document.activeElement !== base) base.value = text(near.value);
      wrong.textContent = text(near.wrong);
      attribute(base, "aria-invalid", text(near.wrong) ? "true" : null);
    }
    const qr = scene.qr;
    if (qr) {
      picture.hidden = !DRAWING.test(text(qr.image));
      attribute(picture, "src", picture.hidden ? null : text(qr.image));
      attribute(picture, "alt", text(qr.label));
      attribute(dialog, "aria-label", text(qr.label));
      hint.textContent = text(qr.note);
      if (!dialog.open) dialog.showModal();
    } else if (dialog.open) dialog.close();
  }
  return { draw };
}
