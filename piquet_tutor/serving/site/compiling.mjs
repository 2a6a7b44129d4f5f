// Run by Deno when the site is built: has the browser's own Python compile for itself (compiling.py).
// arguments: the folder of Pyodide, the script, and then pairs: an archive of sources, the archive to write

import { pathToFileURL } from "node:url";

const [folder, script, ...pairs] = Deno.args;
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: `${folder}/` });
python.runPython(await Deno.readTextFile(script));
const compiled = python.runPython(`
from pathlib import Path
lambda: compiled(Path("/sources.zip"), Path("/compiled.zip"))
`);
for (let at = 0; at < pairs.length; at += 2) {
  python.FS.writeFile("/sources.zip", await Deno.readFile(pairs[at]));
  compiled();
  await Deno.writeFile(pairs[at + 1], python.FS.readFile("/compiled.zip"));
}
