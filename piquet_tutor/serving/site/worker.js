// The browser's own Python, in a worker: the page goes on answering while it thinks. What comes in and goes out are the
// messages of the stage, as JSON texts. Python starts from an image of its memory where this browser has kept one (and
// where that does not load, as ever); a worker that is asked for `image` makes one, and does nothing else.

const here = new URL("./", import.meta.url).href;
const query = new URLSearchParams(new URL(import.meta.url).search);
const version = query.get("v") || "";
const IMAGES = `piquet-tutor ${new URL("../", here).pathname} image`; // a cache of its own: the service worker leaves it alone
const DIGEST = "X-Digest"; // of an image, beside it
const SIZE = 8; // bytes in which its length stands
const IMAGE = `${here}image?v=${version}&by=${encodeURIComponent(navigator.userAgent)}`; // another browser reads it otherwise

/** A file that lies here compressed: hosts differ in what they compress, and none needs to. */
async function unpacked(name, type) {
  const answer = await fetch(`${here}${name}.bin?v=${version}`);
  if (!answer.ok || !answer.body) throw new Error(`${name}: ${answer.status}`);
  return new Response(answer.body.pipeThrough(new DecompressionStream("gzip")), { headers: { "Content-Type": type } });
}

/** Pyodide fetches its parts by itself: it is given those that are on their way. */
function serve(parts) {
  const plain = globalThis.fetch;
  globalThis.fetch = async (asked, ...more) => {
    const address = String(asked instanceof Request ? asked.url : asked);
    const name = Object.keys(parts).find((each) => address.includes(each));
    return name ? (await parts[name]).clone() : plain(asked, ...more); // a copy: a second start asks again
  };
}

/**
 * Pyodide compiles its program when it comes to it: it is given the one that is compiled meanwhile. And the program's
 * memory begins smaller than an image that is put into it: it is made as large before anything looks. It waits until it
 * is certain that the image is sound.
 */
function instantiate(program, size, sound) {
  WebAssembly.instantiateStreaming = async (_, imports) => {
    const module = await program;
    const instance = await WebAssembly.instantiate(module, imports);
    await sound();
    const { memory } = instance.exports;
    const lacking = memory instanceof WebAssembly.Memory ? size() - memory.buffer.byteLength : 0;
    if (lacking > 0) memory.grow(Math.ceil(lacking / 65536));
    return { module, instance };
  };
}

/** Lay the tutor into Python's file system: a list of names and lengths, and then the files one after another. */
function lay(python, pack) {
  const start = 4 + new DataView(pack).getUint32(0);
  const files = JSON.parse(new TextDecoder().decode(new Uint8Array(pack, 4, start - 4)));
  const folders = new Set();
  let at = start;
  for (const [name, length] of files) {
    const path = `/tutor/${name}`, folder = path.slice(0, path.lastIndexOf("/"));
    if (!folders.has(folder)) python.FS.mkdirTree(folder);
    folders.add(folder);
    python.FS.writeFile(path, new Uint8Array(pack, at, length), { canOwn: true });
    at += length;
  }
}

/** SHA-256, in letters. */
const digestOf = async (bytes) => new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)).join(".");

/** An image without the empty memory at its end, a seventh of it; before it, how long it was. */
function pared(image) {
  let end = image.length;
  while (end && !image[end - 1]) end -= 1;
  return new Blob([Float64Array.of(image.length), image.subarray(0, end)]).arrayBuffer();
}

/** What this browser has kept of this version: an image, and whether it is as it was kept; null where it has none. */
async function keptImage() {
  try {
    const store = await caches.open(IMAGES);
    const found = await store.match(IMAGE);
    if (!found) return null;
    const kept = await found.arrayBuffer();
    const sound = digestOf(kept).then((digest) => digest === found.headers.get(DIGEST)); // meanwhile Python gets ready
    return { image: new Uint8Array(kept, SIZE), size: new Float64Array(kept, 0, 1)[0], sound };
  } catch { // what is kept cannot even be read
    return null;
  }
}

async function keepImage(image) {
  const store = await caches.open(IMAGES);
  for (const old of await store.keys()) await store.delete(old);
  const kept = await pared(image);
  const headers = { [DIGEST]: await digestOf(kept) };
  await store.put(IMAGE, new Response(kept, { headers })); // not compressed: to unpack it would take longer than Python's start from it
}

const forgetImage = async () => { try { await caches.delete(IMAGES); } catch { /* there is none */ } };

/** Python with the tutor in it, started from a kept image where there is one, or by other settings. */
async function python(kept, settings) {
  const pack = unpacked("pack", "application/octet-stream").then((answer) => answer.arrayBuffer());
  pack.catch(() => {}); // it is told where it is awaited
  const program = WebAssembly.compileStreaming(unpacked("pyodide.asm.wasm", "application/wasm"));
  program.catch(() => {});
  serve({
    "pyodide.asm.wasm": new Response(), // it goes to be compiled, and that is under way
    "python_stdlib.zip": unpacked("python_stdlib.zip", "application/zip"),
  });
  const script = import(`${here}pyodide.asm.mjs`); // by this name Pyodide asks for it later
  script.catch(() => {});
  const { loadPyodide } = await import(`${here}pyodide.mjs?v=${version}`);
  const load = (more) => loadPyodide({ indexURL: here, lockFileContents: LOCK, checkIntegrity: false, ...more });
  const found = await kept;
  const restored = found && await fromImage(found, program, load);
  const made = restored || await plain(program, load, settings);
  lay(made, await pack);
  made.runPython(BEGIN);
  return { made, imageless: !restored };
}

function plain(program, load, settings) {
  instantiate(program, () => 0, () => {});
  return load(settings);
}

/** Python from an image; null where that is damaged, or Python does not start from it: then it is forgotten. */
async function fromImage({ image, size, sound }, program, load) {
  instantiate(program, () => size, async () => { if (!await sound) await new Promise(() => {}); }); // never
  const damaged = sound.then((is) => { if (!is) throw new Error("what was kept of Python is damaged"); });
  try {
    const [made] = await Promise.all([load({ _loadSnapshot: image }), damaged]);
    return made;
  } catch (error) {
    console.warn("piquet:", error);
    await forgetImage();
    return null;
  }
}

async function start() {
  const { made, imageless } = await python(keptImage(), {});
  const open = made.runPython("from piquet_tutor.app.browser_host import opened\nopened");
  const receive = open((text) => postMessage(text));
  if (imageless && "caches" in self) postMessage(JSON.stringify({ kind: "imageless" }));
  return receive;
}

async function makeImage() {
  const { made } = await python(null, { _makeSnapshot: true });
  made.runPython("import gc\nfrom piquet_tutor.app.browser_host import made_ready\nmade_ready()\ngc.collect()\nNone");
  await keepImage(made.makeMemorySnapshot());
}

const BEGIN = `
import sys
if "/tutor" not in sys.path:
    sys.path.insert(0, "/tutor")
    from generating import use_generated
    use_generated("/tutor")
sys.dont_write_bytecode = True
None
`;
const LOCK = "[[LOCK]]"; // which packages could be fetched besides: none
if (query.has("image")) {
  makeImage().then(() => postMessage("kept"), (error) => { console.warn("piquet: no image", error); postMessage("none"); });
} else {
  const started = start();
  started.catch((error) => postMessage(JSON.stringify({ kind: "failed", why: String(error) })));
  self.onmessage = async ({ data }) => (await started)(data);
}
