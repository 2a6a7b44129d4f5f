// The head of a page. Where there is room the doors stand in a row; else a button opens them, with all their pages.
// Below it a line of tabs, where more than one page stands behind its door.

/** @import { Build } from "../../views.js" */

import { arrange, attribute, icon, list, node, text, uid, write } from "../drawing/kit.js";
import { CONTROLS } from "../../views.js";

const link = (one, here, kind = {}) => node("a", { href: text(one.page), "aria-current": here, ...kind }, text(one.label));

/** A door, and below it, for the opened list, the pages behind it. */
function door(one) {
  const pages = list(one.pages);
  const here = pages.some((each) => each.here);
  return node("li", {},
    link(one, one.here ? "true" : null, { class: "pq-head-door-link" }),
    node("ul", { class: "pq-head-pages" }, ...pages.map((each) => node("li", {}, link(each, here && each.here ? "page" : null)))));
}

/** A door with more than one page behind it: a tab for each, of which the one for this page is marked. */
function drawTabs(tabs, doors) {
  const open = list(doors).find((one) => one.here);
  const pages = list(open && open.pages);
  attribute(tabs, "aria-label", text(open && open.label));
  arrange(tabs.firstChild, pages.map((one) => node("li", {}, link(one, one.here ? "page" : null, { class: "pq-tab" }))));
  tabs.hidden = pages.length < 2;
}

/** Where the line of tabs is longer than the window: the marked one in sight, once it is laid out. */
function centre(tabs) {
  const here = tabs.querySelector("[aria-current]");
  if (here) tabs.firstChild.scrollLeft = here.offsetLeft - (tabs.clientWidth - here.offsetWidth) / 2;
}

/** @type {Build} */
function buildHead(place) {
  const id = uid("doors");
  const home = node("a", { class: "pq-head-home" });
  const menu = node("button", { type: "button", class: "pq-head-menu", "aria-expanded": "false", "aria-controls": id }, icon("menu"));
  const doors = node("ul", { id, class: "pq-head-doors" });
  const nav = node("nav", { class: "pq-head-nav" }, home, menu, doors);
  const title = node("h1", {});
  const tabs = node("nav", { class: "pq-head-tabs" }, node("ul", { class: "pq-tabs" }));
  const lead = node("p", { class: "pq-page-lead" });
  place.append(node("header", { class: "pq-page-head" }, nav, node("div", { class: "pq-head-title" }, title, lead), tabs));
  let drawn = "";
  const laidOut = new ResizeObserver(() => centre(tabs));
  laidOut.observe(tabs);

  function open(wanted) {
    attribute(menu, "aria-expanded", String(wanted));
    const act = wanted ? "addEventListener" : "removeEventListener";
    document[act]("pointerdown", away);
    document[act]("keydown", escape);
  }
  const isOpen = () => menu.getAttribute("aria-expanded") === "true";
  function away(event) {
    if (!nav.contains(event.target)) open(false);
  }
  function escape(event) {
    if (event.key !== "Escape") return;
    open(false);
    menu.focus();
  }
  menu.addEventListener("click", () => open(!isOpen()));
  doors.addEventListener("click", (event) => { if (event.target instanceof HTMLAnchorElement) open(false); });

  function drawWays(ways) {
    const wanted = JSON.stringify(ways || null);
    if (wanted === drawn) return;
    drawn = wanted;
    nav.hidden = tabs.hidden = !ways;
    if (!ways) return;
    attribute(nav, "aria-label", text(ways.label));
    attribute(menu, "aria-label", text(ways.menu));
    attribute(home, "href", text(ways.home.page));
    write(home, text(ways.home.label));
    arrange(doors, [node("li", { class: "pq-head-start" }, link(ways.home, null)), ...list(ways.doors).map(door)]);
    drawTabs(tabs, ways.doors);
  }

  function draw(scene) {
    write(title, text(scene.title));
    write(lead, text(scene.lead));
    attribute(lead, "role", scene.alert ? "alert" : null);
    drawWays(scene.ways);
    if (scene.alone) tabs.hidden = true;
    centre(tabs); // each time: whoever moves the head within the page scrolls it back
  }
  function close() {
    open(false);
    laidOut.disconnect();
  }
  return { draw, close };
}

CONTROLS.head = buildHead;
