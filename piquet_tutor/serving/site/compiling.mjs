// Run by Deno when the site is built: has the browser's own Python compile for itself (compiling.py, generating.py).
// arguments: the folder of Pyodide, the scripts' folder; Python's own library, and that to write; the tutor's sources, its
// pack, and its package

import { pathToFileURL } from "node:url";

const [folder, scripts, library, compiledLibrary, tutor, pack, name] = Deno.args;
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: `${folder}/` });
for (const script of ["compiling.py", "generating.py"]) python.runPython(await Deno.readTextFile(`${scripts}/${script}`));
python.globals.set("package", name);

async function make(sources, call, to) {
  python.FS.writeFile("/sources.zip", await Deno.readFile(sources));
  python.runPython(`archive, made = Path("/sources.zip"), Path("/made")\n${call}`);
  await Deno.writeFile(to, python.FS.readFile("/made"));
}

await make(library, "compiled(archive, made)", compiledLibrary);
await make(tutor, "generate(archive, package, without_lines)\npacked(archive, made)", pack);
