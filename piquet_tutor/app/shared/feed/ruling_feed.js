// The ruling feed: each ruling as a passage, newest first; short at once, the rest on demand.

import { node, attribute, arrange, uid, word, text, list, icon, miniCard, light, askRulings, listen, still } from "../drawing/kit.js";
import { newestFirst, passes, firstHomes, splitAtTerm } from "./feed_model.js";
import { reasonTree } from "./reason_tree.js";
import { askWhyNot } from "./why_not.js";
import { informationBar } from "./information_bar.js";

const FILTERS = ["all", "scores", "why_not"];
const VERDICTS = ["awarded", "denied", "superseded", "allowed", "refused"];

export function buildFeed(root, send) {
  let scene = {};
  let filter = "all";
  let lighted = null;
  let newest = null;
  const open = new Set();
  const openTerms = new Set();
  const openReasons = new Set(); // "3 why" for the reasons of a ruling, and the path of each line unfolded in a tree
  const openTold = new Set();    // rulings below which what they told is unfolded
  let asked = false;              // whether something was asked to be seen: the answer is the newest ruling
  let awaited = "";              // the answer that was asked for last, to be brought into sight when it comes
  const passages = new Map(); // number -> {element, drawing}
  const told = new Map();     // number -> the passage as it was sent last

  const title = node("h2", { class: "pq-title" });
  const chips = node("div", { class: "pq-filters", role: "group" });
  const tally = node("p", { class: "pq-feed-tally" });
  const items = node("ol", { class: "pq-passages" });
  const empty = node("p", { class: "pq-empty" });
  const scroll = node("div", { class: "pq-feed-scroll", tabindex: "-1" }, empty, items);
  let scrolled = false; // remembered: to ask an element where it stands costs a layout of the whole page
  scroll.addEventListener("scroll", () => { scrolled = scroll.scrollTop > 0; }, { passive: true });
  const heard = node("p", { class: "pq-hidden", role: "status" });
  const asking = askWhyNot(send, (line) => lightLine("ask", line));
  const panel = node("section", { class: "pq-feed pq-box" }, node("header", { class: "pq-side-head" }, title, tally, chips), scroll, asking.element, heard);
  root.append(panel);
  for (const name of FILTERS) {
    const chip = node("button", { type: "button", class: "pq-filter", "data-filter": name });
    chip.addEventListener("click", () => { filter = name; draw(scene); });
    chips.append(chip);
  }

  function lightFor(passage, on) {
    const key = on ? passage.number : null;
    if (lighted === key) return;
    lighted = key;
    light(scene.group, on ? passage.cards : [], on ? passage.side : null, on ? [passage.number] : []);
  }

  /** Light the cards of one line of an answer; without one, those of its ruling again. */
  function lightLine(key, line, passage = null) {
    if (!line) { lighted = undefined; lightFor(passage || {}, Boolean(passage)); return; }
    lighted = key;
    light(scene.group, line.cards, null, line.number ? [line.number] : []);
  }

  function toggle(number, wanted) {
    const now = wanted === undefined ? !open.has(number) : wanted;
    if (now) open.add(number); else open.delete(number);
    draw(scene);
    if (now && passages.has(number)) bringIntoSight(passages.get(number).element);
  }

  /** Scroll the list, and the page where it must, as little as shows the whole of it; a long one from its head. */
  function bringIntoSight(element, head = element) {
    const box = element.getBoundingClientRect();
    const top = head.getBoundingClientRect().top;
    const frame = scroll.getBoundingClientRect();
    const by = Math.min(top - frame.top - 6, Math.max(0, box.bottom - frame.bottom + 6));
    const behavior = still() ? "auto" : "smooth";
    if (Math.abs(by) > 1) scroll.scrollBy({ top: by, behavior });
    const below = Math.min(box.bottom - by, frame.bottom) - window.innerHeight + 8;
    if (below > 1) window.scrollBy({ top: Math.min(below, Math.max(0, top - by - 8)), behavior });
  }

  /** Text in which the terms that live here become little disclosures. */
  function prose(passage, value, terms, cls) {
    const holder = node("p", { class: cls });
    const meanings = [];
    let parts = [text(value)];
    for (const one of [...terms]) {
      for (let i = 0; i < parts.length; i += 1) {
        const split = typeof parts[i] === "string" ? splitAtTerm(parts[i], one.term) : null;
        if (!split) continue;
        terms.delete(one);
        const key = `${passage.number} ${one.term}`;
        const id = uid("term");
        const button = node("button", { type: "button", class: "pq-term", "aria-expanded": String(openTerms.has(key)), "aria-controls": id }, split[1]);
        const meaning = node("span", { class: "pq-meaning", id, role: "note" }, node("b", {}, text(one.term)), " ", text(one.meaning));
        meaning.hidden = !openTerms.has(key);
        button.addEventListener("click", (event) => {
          event.stopPropagation();
          const show = meaning.hidden;
          meaning.hidden = !show;
          if (show) openTerms.add(key); else openTerms.delete(key);
          attribute(button, "aria-expanded", String(show));
        });
        button.addEventListener("keydown", (event) => {
          if (event.key === "Escape" && !meaning.hidden) { event.stopPropagation(); button.click(); }
        });
        meanings.push(meaning);
        parts.splice(i, 1, ...together(split[0], button, split[2]));
        break;
      }
    }
    holder.append(...parts.filter((part) => part !== ""));
    return [holder, ...meanings];
  }

  /** A term keeps the bracket or stop that touches it: a button is a word of its own, and a line could break there. */
  function together(before, button, after) {
    const head = before.match(/\S*$/)[0];
    const tail = after.match(/^[^\s\p{L}\p{N}]*/u)[0];
    const whole = head || tail ? node("span", { class: "pq-together" }, head, button, tail) : button;
    return [before.slice(0, before.length - head.length), whole, after.slice(tail.length)];
  }

  function jump(numbers) {
    askRulings(scene.group, numbers);
  }

  /** The two questions to a ruling, each with its answer below it once that was asked for. */
  function buildAnswers(passage) {
    const number = passage.number;
    const row = node("div", { class: "pq-ask-row" });
    const question = (name, cls, given, answer) => {
      const key = `${number} ${name}`;
      const shown = openReasons.has(key);
      const id = uid(name);
      const label = word(scene, name);
      const button = node("button", { type: "button", class: `pq-ask-why ${cls}`, "aria-expanded": String(shown), "aria-controls": id }, icon("chevron"), label);
      const holder = node("div", { class: "pq-answer", id, "data-answer": key });
      holder.hidden = !shown;
      if (given) holder.append(...answer(key));
      button.addEventListener("click", (event) => {
        event.stopPropagation();
        if (shown) openReasons.delete(key); else { openReasons.add(key); awaited = key; }
        if (!shown && !given) send({ kind: name, number });
        draw(scene);
      });
      row.append(button, holder);
    };
    // Asked of a player, not of the law: an empty object is a question that stands open.
    if (passage.did) question("did", "pq-did", passage.did.lines || passage.did.working ? passage.did : null, () => (passage.did.working
      ? [node("p", { class: "pq-working" }, icon("wait"), node("span", {}, text(passage.did.working)))]
      : list(passage.did.lines).map((line) => node("p", { class: "pq-answer-line" }, text(line)))));
    const tree = (lines, key) => reasonTree(list(lines), { label: word(scene, key.split(" ")[1]), key, open: openReasons, lit: (line) => lightLine(key, line, passage) });
    question("why", "pq-why", passage.why, (key) => [tree(passage.why, key)]);
    if (passage.turns) question("turn", "pq-turn", passage.turn, (key) => {
      const said = passage.turn;
      if (!said.working) return [node("p", { class: "pq-answer-head" }, text(said.text)), ...(said.take ? [taking(said.take, number)] : []), ...(list(said.below).length ? [tree(said.below, key)] : [])];
      const stopping = node("button", { type: "button", class: "pq-stop" }, word(scene, "stop"));
      stopping.addEventListener("click", (event) => { event.stopPropagation(); send({ kind: "turn_stop", number }); });
      return [node("p", { class: "pq-working" }, icon("wait"), node("span", {}, text(said.working)), stopping)];
    });
    return row;
  }

  /** The button that asks the other player to show what the ruling is about. */
  function asksToSee(offer) {
    const button = node("button", { type: "button", class: "pq-ask-to-see", "data-id": text(offer.id) }, icon("eye"), text(offer.label));
    button.addEventListener("click", (event) => { event.stopPropagation(); asked = true; send({ kind: "press", action: offer.id }); });
    return button;
  }

  /** Open the ruling that answers: it says what was shown and by what law, and its cards are lit. */
  function showAnswer(number) {
    asked = false;
    if (!passes(filter, told.get(number))) filter = "all";
    scroll.scrollTop = 0;
    toggle(number, true);
    passages.get(number).element.querySelector(".pq-more").focus({ preventScroll: true });
  }

  /** The button that makes the change which was found. */
  function taking(label, number) {
    const button = node("button", { type: "button", class: "pq-take" }, text(label));
    button.addEventListener("click", (event) => { event.stopPropagation(); send({ kind: "take", number }); });
    return button;
  }

  function build(passage, homes) {
    const verdict = VERDICTS.includes(passage.verdict) ? passage.verdict : "allowed";
    const isOpen = open.has(passage.number);
    const terms = new Set(list(passage.terms).filter((one) => one && typeof one.term === "string" && homes.get(one.term.toLowerCase()) === passage.number));
    const bodyId = uid("passage");
    const more = node("button", { type: "button", class: "pq-more", "aria-expanded": String(isOpen), "aria-controls": bodyId, "aria-label": `${word(scene, isOpen ? "less" : "more")}: ${word(scene, "ruling")} ${text(passage.number)}` }, icon("chevron"));
    const head = node("div", { class: "pq-passage-head" },
      node("span", { class: "pq-verdict" }, icon(verdict)),
      node("div", { class: "pq-passage-words" },
        node("p", { class: "pq-passage-meta" },
          passage.fresh ? node("span", { class: "pq-fresh" }, node("span", { class: "pq-hidden" }, word(scene, "fresh"))) : null,
          node("span", { class: "pq-passage-who" }, text(passage.who)), node("span", { class: "pq-verdict-word" }, word(scene, verdict)),
          node("span", { class: "pq-passage-number" }, `${word(scene, "ruling")} ${text(passage.number)}`)),
        passage.call ? node("p", { class: "pq-call" }, text(passage.call)) : null,
        ...prose(passage, passage.short, terms, "pq-short")),
      passage.points ? node("span", { class: "pq-points" }, text(passage.points)) : null, more);
    const body = node("div", { class: "pq-passage-body", id: bodyId });
    body.hidden = !isOpen;
    if (isOpen) body.append(...bodyOf(passage, terms)); // made when somebody looks: a deal has some fifty rulings
    const element = node("li", { class: "pq-passage", "data-number": text(passage.number), "data-verdict": verdict, "data-side": text(passage.side), tabindex: "-1" }, head, passage.offer ? asksToSee(passage.offer) : null, informationBar(passage, scene, openTold), body);
    element.classList.toggle("is-fresh", Boolean(passage.fresh));
    element.classList.toggle("is-open", isOpen);
    more.addEventListener("click", (event) => { event.stopPropagation(); toggle(passage.number); });
    head.addEventListener("click", () => {
      const chosen = window.getSelection && String(window.getSelection());
      if (!chosen) toggle(passage.number);
    });
    element.addEventListener("mouseenter", () => lightFor(passage, true));
    element.addEventListener("mouseleave", () => { if (!element.contains(element.ownerDocument.activeElement)) lightFor(passage, false); });
    element.addEventListener("focusin", () => lightFor(passage, true));
    element.addEventListener("focusout", (event) => { if (!element.contains(event.relatedTarget)) lightFor(passage, false); });
    element.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && open.has(passage.number)) { event.stopPropagation(); toggle(passage.number, false); }
    });
    return element;
  }

  /** What an open passage shows below its short line; `terms` are those of its words that are still to be explained. */
  function bodyOf(passage, terms) {
    const body = node("div", {});
    for (const paragraph of list(passage.full)) body.append(...prose(passage, paragraph, terms, "pq-full"));
    const evidence = list(passage.cards);
    if (evidence.length) body.append(node("div", { class: "pq-evidence", role: "group", "aria-label": word(scene, "evidence") }, ...evidence.map((code) => miniCard(code, scene))));
    const because = list(passage.because);
    if (because.length) {
      const row = node("p", { class: "pq-because" }, node("span", { class: "pq-small-head" }, word(scene, "because")));
      for (const number of because) {
        const known = list(scene.passages).find((one) => one.number === number);
        const link = node("button", { type: "button", class: "pq-jump", title: known ? text(known.short) : null, "aria-label": `${word(scene, "ruling")} ${text(number)}` }, icon("link"), text(number));
        link.addEventListener("click", () => jump([number]));
        row.append(link);
      }
      body.append(row);
    }
    if (scene.reasons) body.append(buildAnswers(passage));
    const cites = list(passage.cites);
    if (cites.length) {
      body.append(node("div", { class: "pq-cites" }, node("p", { class: "pq-small-head" }, icon("book"), word(scene, "authority")),
        node("ul", {}, ...cites.map((cite) => node("li", {}, node("cite", {}, text(cite.label)),
          cite.reading ? node("span", { class: `pq-reading pq-reading-${["stated", "inferred", "disputed", "house"].includes(cite.reading) ? cite.reading : "stated"}` }, word(scene, cite.reading)) : null,
          cite.note ? node("span", { class: "pq-cite-note" }, text(cite.note)) : null)))));
    }
    if (passage.books) {
      body.append(node("div", { class: "pq-cites" }, node("p", { class: "pq-small-head" }, icon("book"), text(passage.books.title)),
        node("ul", {}, ...list(passage.books.lines).map((line) => node("li", {}, text(line))))));
    }
    if (scene.rules && passage.clause) {
      const asked = new URLSearchParams({ rules: text(scene.rules), clause: text(passage.clause), ...(scene.options ? { options: text(scene.options) } : {}) });
      // In a tab of its own: to leave the page would end the partie.
      body.append(node("p", {}, node("a", { class: "pq-clause-link", href: `rulebook.ipynb?${asked}`, target: "_blank", rel: "noopener" }, icon("book"), word(scene, "clause"),
        node("span", { class: "pq-hidden" }, ` (${word(scene, "new_tab")})`))));
    }
    for (const one of [...terms]) body.append(...prose(passage, one.term, new Set([one]), "pq-full pq-glossed"));
    return [...body.childNodes];
  }

  /** The scene with every passage in it: a bare number stands for the passage this view was given before. */
  function whole(next) {
    const given = list(next.passages).map((one) => (typeof one === "number" ? told.get(one) : one));
    if (given.some((one) => one === undefined)) return null;
    // What was opened stays open only while it is the same ruling: another deal begins closed.
    const now = new Map(given.filter((one) => one && typeof one === "object").map((one) => [one.number, one]));
    for (const number of new Set([...open, ...openTold])) if (!now.has(number) || !told.has(number) || now.get(number).short !== told.get(number).short) {
      open.delete(number);
      openTold.delete(number);
      for (const key of [...openReasons]) if (key.startsWith(`${number} `)) openReasons.delete(key);
    }
    // An answer that is no more was of a deal that has gone on since: it is not asked for again unbidden.
    for (const [number, one] of now) if (!one.turn && told.has(number) && told.get(number).turn) openReasons.delete(`${number} turn`);
    told.clear();
    for (const one of given) if (one && typeof one === "object") told.set(one.number, one);
    return { ...next, passages: given };
  }

  function draw(next) {
    const sameGame = next === scene;
    if (!sameGame) {
      const full = whole(next);
      if (full === null) { send({ kind: "ready" }); return; }
      next = full;
    }
    scene = next;
    title.textContent = text(scene.title);
    tally.textContent = text(scene.tally);
    tally.hidden = !scene.tally;
    attribute(panel, "aria-label", text(scene.title));
    attribute(chips, "aria-label", word(scene, "filter"));
    const all = newestFirst(list(scene.passages).filter((one) => one && typeof one === "object"));
    for (const chip of chips.children) {
      const name = chip.dataset.filter;
      attribute(chip, "aria-pressed", String(filter === name));
      const count = all.filter((one) => passes(name, one)).length;
      const label = `${word(scene, name)} ${count}`;
      if (chip.dataset.label !== label) {
        chip.dataset.label = label;
        chip.replaceChildren(word(scene, name), node("span", { class: "pq-count" }, String(count)));
      }
    }
    chips.hidden = all.length === 0;
    const shown = all.filter((one) => passes(filter, one));
    const homes = firstHomes(all);
    const active = root.ownerDocument.activeElement;
    const within = active && root.contains(active) ? active.closest(".pq-passage") : null;
    const focusKey = within && { number: within.dataset.number, more: active.classList.contains("pq-more"), cls: active.className, at: [...within.querySelectorAll("button")].indexOf(active), path: active.dataset.path };
    const kept = new Set();
    arrange(items, shown.map((passage) => {
      kept.add(passage.number);
      const mine = list(passage.terms).map((one) => one && one.term && homes.get(String(one.term).toLowerCase()) === passage.number);
      const unfolded = ["why", "turn", "did"].filter((name) => openReasons.has(`${passage.number} ${name}`));
      const drawing = JSON.stringify([passage, open.has(passage.number), mine, scene.words || null, scene.rules, scene.options, scene.reasons, unfolded]);
      const old = passages.get(passage.number);
      if (old && old.drawing === drawing) return old.element;
      const element = build(passage, homes);
      passages.set(passage.number, { element, drawing });
      return element;
    }));
    for (const number of [...passages.keys()]) if (!kept.has(number)) passages.delete(number);
    empty.textContent = shown.length ? "" : all.length ? word(scene, "nothing") : text(scene.empty);
    empty.hidden = !empty.textContent;
    if (focusKey) {
      const again = [...items.children].find((one) => one.dataset.number === focusKey.number);
      if (again && root.ownerDocument.activeElement !== active || again && !again.contains(root.ownerDocument.activeElement)) {
        const target = focusKey.path ? again.querySelector(`[data-path="${focusKey.path}"]`)
          : /pq-stop|pq-turn/.test(focusKey.cls) ? again.querySelector(".pq-turn") : /pq-did/.test(focusKey.cls) ? again.querySelector(".pq-did")
          : focusKey.more ? again.querySelector(".pq-more") : focusKey.at >= 0 ? again.querySelectorAll("button")[focusKey.at] : again;
        (target || again).focus({ preventScroll: true });
      }
    }
    asking.draw(scene);
    if (heard.textContent !== text(scene.said)) heard.textContent = text(scene.said);
    const answer = awaited && [...items.querySelectorAll(".pq-answer")].find((one) => one.dataset.answer === awaited && !one.hidden && one.firstChild);
    if (answer) {
      if (!answer.querySelector(".pq-working")) awaited = "";
      bringIntoSight(answer, answer.previousElementSibling);
    }
    const top = all.length ? all[0].number : null;
    if (!sameGame && top !== newest) {
      newest = top;
      if (asked) { showAnswer(top); return; }
      if (!focusKey && scrolled) scroll.scrollTop = 0;
    }
  }

  const stop = listen("piquet:rulings", () => scene.group, (detail) => {
    const known = new Set(list(scene.passages).map((one) => one && one.number));
    const numbers = list(detail.numbers).filter((number) => known.has(number));
    if (!numbers.length) return;
    if (numbers.some((number) => !passes(filter, list(scene.passages).find((one) => one.number === number)))) filter = "all";
    for (const number of numbers) open.add(number);
    draw(scene);
    const found = numbers.map((number) => passages.get(number)).filter(Boolean).map((one) => one.element);
    const first = found.sort((a, b) => a.offsetTop - b.offsetTop)[0];
    if (!first) return;
    for (const one of found) {
      one.classList.add("is-pointed");
      setTimeout(() => one.classList.remove("is-pointed"), 1800);
    }
    scroll.scrollTo({ top: Math.max(0, first.offsetTop - scroll.offsetTop - 6), behavior: still() ? "auto" : "smooth" });
    first.querySelector(".pq-more").focus({ preventScroll: true });
    const box = panel.getBoundingClientRect();
    if (box.top < 0 || box.top > window.innerHeight - 160) panel.scrollIntoView({ block: "nearest", behavior: still() ? "auto" : "smooth" });
    const passage = list(scene.passages).find((one) => one.number === numbers[0]);
    const together = numbers.flatMap((number) => list((list(scene.passages).find((one) => one.number === number) || {}).cards));
    lighted = passage.number;
    light(scene.group, together, passage.side, numbers);
  });

  return { draw, close: stop };
}
