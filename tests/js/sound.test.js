// Sounds are short and soft, made on the spot, and only where the table was asked for them.

import { partsOf, sound } from "../../piquet_tutor/app/shared/sound/sound.js";
import { equal, ok, test } from "./checks.js";

const NAMES = ["card", "call", "score", "repique", "capot"];

test("every sound there is is short and soft, and there are no others", () => {
  for (const name of NAMES) {
    const parts = partsOf(name);
    ok(parts.length, name);
    for (const part of parts) {
      ok(part.at + part.lasts <= 1.5, `${name} lasts ${part.at + part.lasts}`);
      ok(part.gain > 0 && part.gain <= 0.25);
      ok(part.from >= 100 && part.to >= 100, "what a telephone can sound");
    }
  }
  equal(partsOf("constructor").length, 0);
});

/** A synthesiser that only writes down what it was asked for. */
function recorder() {
  const started = [];
  const knob = { setValueAtTime() {}, exponentialRampToValueAtTime() {} };
  const source = () => ({ frequency: knob, connect: (to) => to, start: (at) => started.push(at), stop() {} });
  class Fake {
    constructor() { this.state = "running"; this.currentTime = 10; this.sampleRate = 8000; this.destination = {}; Fake.made += 1; }
    createOscillator() { return source(); }
    createBufferSource() { return source(); }
    createBuffer() { return { getChannelData: () => new Float32Array(8) }; }
    createBiquadFilter() { return { frequency: knob, connect: (to) => to }; }
    createGain() { return { gain: knob, connect: (to) => to }; }
  }
  Fake.made = 0;
  return { Fake, started };
}

test("a table is silent until it is asked for sound, and then every part is heard at its time", () => {
  const { Fake, started } = recorder();
  const own = globalThis.AudioContext;
  globalThis.AudioContext = /** @type {any} */ (Fake);
  try {
    for (const scene of [null, {}, { sound: false }, { sound: "yes" }]) for (const name of NAMES) sound(scene, name);
    equal(Fake.made, 0);
    sound({ sound: true }, "repique", 500);
    equal(Fake.made, 1);
    equal(started.length, partsOf("repique").length);
    equal(Math.min(...started), 10.5);
    sound({ sound: true }, "nothing");
    equal(started.length, partsOf("repique").length);
  } finally {
    globalThis.AudioContext = own;
  }
});
