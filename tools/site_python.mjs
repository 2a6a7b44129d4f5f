// Run by Deno: has the Python of a built site, started from that site's own files, answer a text (site_python.py).
// arguments: the site's folder, a folder to work in, the script, a file with the text, the file to write

import { pathToFileURL } from "node:url";

const [site, work, script, text, to] = Deno.args;
const from = (name) => Deno.open(`${site}/python/${name}`);
const unpacked = async (name) => new Uint8Array(await new Response((await from(`${name}.bin`)).readable.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer());

for (const name of ["pyodide.mjs", "pyodide.asm.mjs"]) await Deno.copyFile(`${site}/python/${name}`, `${work}/${name}`);
for (const name of ["pyodide.asm.wasm", "python_stdlib.zip"]) await Deno.writeFile(`${work}/${name}`, await unpacked(name));
const worker = await Deno.readTextFile(`${site}/python/worker.js`);
const lock = JSON.parse(/const LOCK = (".*");/.exec(worker)[1]);
const { loadPyodide } = await import(pathToFileURL(`${work}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: `${work}/`, lockFileContents: lock, checkIntegrity: false });

const pack = (await unpacked("pack")).buffer;
const start = 4 + new DataView(pack).getUint32(0);
let at = start;
for (const [name, length] of JSON.parse(new TextDecoder().decode(new Uint8Array(pack, 4, start - 4)))) {
  const path = `/tutor/${name}`;
  python.FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
  python.FS.writeFile(path, new Uint8Array(pack, at, length));
  at += length;
}
python.runPython("import sys\nsys.path.insert(0, '/tutor')");
python.runPython(await Deno.readTextFile(script));
await Deno.writeTextFile(to, python.globals.get("answered")(await Deno.readTextFile(text)));
