// Short sounds, made as they are heard: nothing is fetched, and nothing sounds at a table that was not asked to.

/**
 * A part of a sound: when it begins and how long it lasts, in seconds; from which pitch to which, in hertz; how loud.
 * @typedef {{ at: number, lasts: number, from: number, to: number, gain: number, wave: OscillatorType | "noise" }} Part
 */

const bell = (at, pitch, lasts, gain) => [
  { at, lasts, from: pitch, to: pitch, gain, wave: /** @type {const} */ ("sine") },
  { at, lasts: lasts * 0.6, from: pitch * 2.76, to: pitch * 2.76, gain: gain * 0.35, wave: /** @type {const} */ ("sine") },
];

/** @type {Record<string, Part[]>} */
const SOUNDS = {
  card: [{ at: 0, lasts: 0.06, from: 2600, to: 1100, gain: 0.22, wave: "noise" }],
  call: [
    { at: 0, lasts: 0.07, from: 330, to: 294, gain: 0.1, wave: "triangle" },
    { at: 0.05, lasts: 0.09, from: 392, to: 370, gain: 0.08, wave: "triangle" },
  ],
  score: bell(0, 880, 0.22, 0.1),
  repique: [...bell(0, 523.25, 0.5, 0.1), ...bell(0.11, 659.25, 0.5, 0.1), ...bell(0.22, 783.99, 0.5, 0.1), ...bell(0.36, 1046.5, 0.9, 0.14)],
  capot: [
    { at: 0, lasts: 0.9, from: 130.8, to: 123.5, gain: 0.2, wave: "triangle" },
    ...bell(0.02, 261.6, 1.1, 0.1),
    ...bell(0.3, 392, 0.9, 0.08),
  ],
};

/** What a sound is made of; nothing where there is no such sound. */
export const partsOf = (name) => (Object.hasOwn(SOUNDS, name) ? SOUNDS[name] : []);

/** @type {AudioContext | null} */
let context = null;

/** The browser's own synthesiser, once somebody has asked for sound; it begins with the next press where it must wait. */
function synthesiser() {
  if (!context && typeof AudioContext === "function") context = new AudioContext();
  if (context && context.state === "suspended") context.resume();
  return context;
}

/** Some noise, as paper makes: a tenth of a second of it serves for all. */
function noise(/** @type {AudioContext} */ audio) {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate / 10), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  const band = audio.createBiquadFilter();
  source.buffer = buffer;
  band.type = "bandpass";
  source.connect(band);
  return { source, out: band, pitch: band.frequency };
}

function tone(/** @type {AudioContext} */ audio, /** @type {OscillatorType} */ wave) {
  const source = audio.createOscillator();
  source.type = wave;
  return { source, out: source, pitch: source.frequency };
}

function play(/** @type {AudioContext} */ audio, /** @type {Part} */ part, begins) {
  const { source, out, pitch } = part.wave === "noise" ? noise(audio) : tone(audio, part.wave);
  const loudness = audio.createGain();
  const starts = begins + part.at, ends = starts + part.lasts;
  pitch.setValueAtTime(part.from, starts);
  pitch.exponentialRampToValueAtTime(part.to, ends);
  loudness.gain.setValueAtTime(0.0001, starts);
  loudness.gain.exponentialRampToValueAtTime(part.gain, starts + 0.008);
  loudness.gain.exponentialRampToValueAtTime(0.0001, ends);
  out.connect(loudness).connect(audio.destination);
  source.start(starts);
  source.stop(ends);
}

/**
 * Let something be heard, if the table was asked for sound.
 *
 * @param {any} scene of the table
 * @param {string} name which sound
 * @param {number} [delay] in milliseconds
 */
export function sound(scene, name, delay = 0) {
  if (!scene || scene.sound !== true || document.hidden) return;
  const audio = synthesiser();
  if (!audio) return;
  for (const part of partsOf(name)) play(audio, part, audio.currentTime + delay / 1000);
}
