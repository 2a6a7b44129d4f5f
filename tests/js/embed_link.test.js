// A deal in anyone's page: what an editor or a letter has put into a link is taken out of it, and files in UTF-16 are read.

import { linkIn, textOf } from "../../piquet_tutor/app/embed/embed_link.js";
import { equal, test } from "./checks.js";

const LINK = "piquet=1.eNpVkkFu2zAQRa_ywbWaIsnC-";

test("a link is found in an address, escaped once or twice, and broken over lines", () => {
  const whole = `https://example.org/piquet/table.html?lang=en#${LINK}`;
  const once = encodeURIComponent(whole);
  for (const text of [LINK, whole, `${whole}&utm_source=x`, `<${whole}>`, once, encodeURIComponent(once), `${once}&data=05%7C02`])
    equal(linkIn(text), LINK);
  equal(linkIn(`${LINK.slice(0, 20)}\n      ${LINK.slice(20)}`), LINK);
  equal(linkIn(`${LINK.slice(0, 20)}\u200b${LINK.slice(20)}%2`), LINK);
});

test("a link of a dealt deal is one too", () => equal(linkIn("https://example.org/table.html#piquet=2.abc"), "piquet=2.abc"));

test("what is no link is none", () => {
  for (const text of ["", "piquet", "piquet=3.abc", "%", "%25%25"]) {
    let said = "";
    try { linkIn(text); } catch (error) { said = error instanceof Error ? error.message : ""; }
    equal(said, "no-link");
  }
});

test("a file is text in UTF-8 and in UTF-16, and in nothing else", () => {
  const little = (text) => new Uint8Array([0xff, 0xfe, ...[...text].flatMap((one) => [one.charCodeAt(0) % 256, one.charCodeAt(0) >> 8])]);
  const big = (text) => little(text).map((_, at, all) => all[at ^ 1]);
  for (const bytes of [new TextEncoder().encode("{é♠}"), little("{é♠}"), big("{é♠}"), new TextEncoder().encode("\ufeff{é♠}")])
    equal(textOf(bytes.buffer), "{é♠}");
  equal(textOf(new ArrayBuffer(0)), "");
  let refused = false;
  try { textOf(new Uint8Array([0x7b, 0xe9, 0x7d]).buffer); } catch { refused = true; }
  equal(refused, true);
});
