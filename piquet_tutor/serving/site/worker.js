// The browser's own Python, in a worker: the page goes on answering while it thinks. What comes in and goes out are the
// messages of the stage, as JSON texts.

const here = new URL("./", import.meta.url).href;
const query = new URL(import.meta.url).search; // the version: whoever has this one may keep its files

/** A file that lies here compressed: hosts differ in what they compress, and none needs to. */
async function unpacked(name, type) {
  const answer = await fetch(`${here}${name}.bin${query}`);
  if (!answer.ok || !answer.body) throw new Error(`${name}: ${answer.status}`);
  return new Response(answer.body.pipeThrough(new DecompressionStream("gzip")), { headers: { "Content-Type": type } });
}

/** Pyodide fetches its parts by itself: it is given those that are on their way. */
function serve(parts) {
  const plain = globalThis.fetch;
  globalThis.fetch = (asked, ...more) => {
    const address = String(asked instanceof Request ? asked.url : asked);
    const name = Object.keys(parts).find((each) => address.includes(each));
    return name ? parts[name] : plain(asked, ...more);
  };
}

async function start() {
  const pack = unpacked("pack.zip", "application/zip").then((answer) => answer.arrayBuffer());
  serve({
    "pyodide.asm.wasm": unpacked("pyodide.asm.wasm", "application/wasm"),
    "python_stdlib.zip": unpacked("python_stdlib.zip", "application/zip"),
  });
  const { loadPyodide } = await import(`${here}pyodide.mjs${query}`);
  const python = await loadPyodide({ indexURL: here, lockFileContents: LOCK, checkIntegrity: false });
  python.FS.mkdirTree("/tutor");
  python.unpackArchive(await pack, "zip", { extractDir: "/tutor" });
  const open = python.runPython(BEGIN);
  return open((text) => postMessage(text));
}

const BEGIN = `
import sys
sys.path.insert(0, "/tutor")
sys.dont_write_bytecode = True
from piquet_tutor.app.browser_host import opened
opened
`;
const LOCK = "[[LOCK]]"; // which packages could be fetched besides: none
const started = start();
started.catch((error) => postMessage(JSON.stringify({ kind: "failed", why: String(error) })));
self.onmessage = async ({ data }) => (await started)(data);
