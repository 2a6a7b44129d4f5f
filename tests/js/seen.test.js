// How pages looked when they were left: what is painted before Python is there is the page that Python will show.

import { recall, remember } from "../../piquet_tutor/app/seen.js";
import { equal, test } from "./checks.js";

const BARE = "https://piquet.example/lab.html";

function afresh() {
  localStorage.removeItem("piquet-tutor.seen");
}

test("a page that wrote its own address is known by the one it was opened with too", () => {
  afresh();
  remember(`${BARE}#piquet=1.deal`, "v", "one deal", BARE);
  equal(recall(BARE, "v"), "one deal");
  equal(recall(`${BARE}#piquet=1.deal`, "v"), "one deal");
  equal(recall(BARE, "newer"), null);
});

test("once a link has brought another deal, the page is not painted with the one before", () => {
  afresh();
  remember(`${BARE}#piquet=1.deal`, "v", "one deal", BARE);
  remember(`${BARE}#piquet=1.other`, "v", "another deal");
  equal(recall(BARE, "v"), null);
  equal(recall(`${BARE}#piquet=1.other`, "v"), "another deal");
});

test("of four pages more than one is kept, and of any page only the last look", () => {
  afresh();
  for (const name of ["play", "lab", "odds", "forms", "play"]) remember(`https://piquet.example/${name}.html`, "v", name);
  equal(JSON.parse(localStorage.getItem("piquet-tutor.seen")).length, 4);
  equal(recall("https://piquet.example/play.html", "v"), "play");
});
