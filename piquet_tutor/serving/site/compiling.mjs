// Run by Deno when the site is built: has the browser's own Python compile for itself (compiling.py).
// arguments: the folder of Pyodide, the script; Python's own library, and that to write; the tutor's sources, and its pack

import { pathToFileURL } from "node:url";

const [folder, script, library, compiledLibrary, tutor, pack] = Deno.args;
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: `${folder}/` });
python.runPython(await Deno.readTextFile(script));
for (const [by, sources, to] of [["compiled", library, compiledLibrary], ["packed", tutor, pack]]) {
  python.FS.writeFile("/sources.zip", await Deno.readFile(sources));
  python.runPython(`from pathlib import Path\n${by}(Path("/sources.zip"), Path("/made"))`);
  await Deno.writeFile(to, python.FS.readFile("/made"));
}
