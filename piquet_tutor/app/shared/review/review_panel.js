// The review panel: what could have been had in a finished deal, folded to a few lines; each opens the table at its moment.
// Every text of a scene becomes a text node.

import { node, attribute, arrange, text, list, icon, miniCard, light, uid, still } from "../drawing/kit.js";

const REVIEW_GROUPS = ["open", "seen", "luck"];

export function buildReview(root, send) {
  let all = false;
  let opened = "";
  let scene = {};
  const lines = new Map();
  const seats = new Map();
  const title = node("h2", { class: "pq-title" });
  const whose = node("div", { class: "pq-review-seats", role: "group" });
  const summary = node("p", { class: "pq-review-summary" });
  const nothing = node("p", { class: "pq-review-nothing" }, icon("awarded"), node("span"));
  const findings = node("ol", { class: "pq-review-list" });
  const notes = node("div", { class: "pq-review-notes" });
  const working = node("p", { class: "pq-review-working", role: "status" });
  const more = node("button", { type: "button", class: "pq-review-more", "aria-expanded": "false" });
  const back = node("button", { type: "button", class: "pq-review-back" });
  const bar = node("div", { class: "pq-review-bar" }, more, back);
  const panel = node("section", { class: "pq-review pq-box" },
    node("header", { class: "pq-review-head" }, title, whose), summary, nothing, findings, notes, working, bar);
  root.append(panel);
  panel.hidden = true;

  more.addEventListener("click", () => { all = !all; draw(scene); });
  back.addEventListener("click", () => {
    const line = lines.get(opened) || [...lines.values()][0];
    if (line) line.button.focus({ preventScroll: true }); // this button goes; what was looked at stays
    send({ kind: "review", back: true });
  });

  function line(spec) {
    const id = text(spec.id);
    if (!lines.has(id)) {
      const reasons = node("div", { class: "pq-review-why", id: uid("review") });
      const button = node("button", { type: "button", class: "pq-review-line", "aria-controls": reasons.id });
      button.addEventListener("click", () => send({ kind: "review", finding: id }));
      lines.set(id, { item: node("li", { class: "pq-review-item" }, button, reasons), button, reasons, told: "" });
    }
    const made = lines.get(id);
    const told = JSON.stringify([spec, scene.hint]);
    if (told !== made.told) {
      made.told = told;
      made.item.dataset.group = REVIEW_GROUPS.includes(spec.group) ? spec.group : "luck";
      made.button.replaceChildren(
        node("span", { class: "pq-review-text" }, text(spec.text)), " ",
        node("span", { class: "pq-review-points" }, text(spec.points)), " ",
        node("span", { class: "pq-review-tag" }, text(spec.tag)));
      attribute(made.button, "title", text(scene.hint));
      made.reasons.replaceChildren(...(list(spec.cards).length ? [node("p", { class: "pq-review-cards" }, ...list(spec.cards).map((code) => miniCard(code, scene)))] : []),
        ...list(spec.why).map((reason) => node("p", {}, text(reason))));
    }
    const open = opened === id;
    attribute(made.button, "aria-expanded", String(open));
    made.item.classList.toggle("is-opened", open);
    made.reasons.hidden = !open;
    return made.item;
  }

  function seat(spec) {
    const id = text(spec.id);
    if (!seats.has(id)) {
      const made = node("button", { type: "button", class: "pq-review-seat" });
      made.addEventListener("click", () => send({ kind: "review", seat: id }));
      seats.set(id, made);
    }
    const made = seats.get(id);
    made.textContent = text(spec.label);
    attribute(made, "aria-pressed", String(Boolean(spec.pressed)));
    return made;
  }

  function draw(next) {
    scene = next;
    panel.hidden = !scene.title;
    if (panel.hidden) { all = false; lines.clear(); return show(""); }
    title.textContent = text(scene.title);
    attribute(panel, "aria-label", text(scene.title));
    summary.textContent = text(scene.summary);
    nothing.lastChild.textContent = text(scene.nothing);
    nothing.hidden = !scene.nothing;
    arrange(whose, list(scene.seats).map(seat));
    attribute(whose, "aria-label", text(scene.whose));
    whose.hidden = !whose.childNodes.length;
    const before = opened;
    opened = text(scene.opened);
    const every = list(scene.findings).filter((one) => one && one.id);
    arrange(findings, every.filter((one) => all || one.first || text(one.id) === opened).map(line));
    findings.hidden = !every.length;
    const said = list(scene.notes).map(text);
    if (notes.dataset.told !== JSON.stringify(said)) {
      notes.dataset.told = JSON.stringify(said);
      notes.replaceChildren(...said.map((one) => node("p", {}, one)));
    }
    const hides = every.some((one) => !one.first) || said.length > 0;
    notes.hidden = !said.length || !all;
    working.textContent = text(scene.working);
    working.hidden = !scene.working;
    more.textContent = text(all ? scene.fewer : scene.more);
    attribute(more, "aria-expanded", String(all));
    more.hidden = !hides;
    back.textContent = text(scene.back);
    back.hidden = !scene.back;
    bar.hidden = more.hidden && back.hidden;
    if (before !== opened) show(opened, every.find((one) => text(one.id) === opened));
    return undefined;
  }

  /** Light the cards of the finding that is on the table, once the table is drawn, and bring it into sight where it is not. */
  function show(id, spec) {
    if (!id) return light(scene.group, [], null);
    return requestAnimationFrame(() => {
      light(scene.group, list(spec && spec.cards), null, list(spec && spec.numbers));
      const app = root.closest(".piquet-app");
      const table = app && app.querySelector(".pq-table");
      if (table && (table.getBoundingClientRect().bottom < 220 || table.getBoundingClientRect().top < -200)) table.scrollIntoView({ block: "start", behavior: still() ? "auto" : "smooth" });
    });
  }
  return { draw };
}
