// What a widget in a notebook brings along: a few lines, which have the kernel send the tutor's views once for all the
// widgets on a page. A notebook that is saved with its widgets keeps these lines for each of them, and no view.

const VIEWS = "piquetViews-[[VERSION]]"; // under this name of the page's; another version has views of its own
const PATIENCE = 4000; // milliseconds until another widget asks as well, and until it is said that nothing answers
const ASLEEP = "[[ASLEEP]]";

const after = (milliseconds) => new Promise((resolve) => { setTimeout(resolve, milliseconds); });

/** Have the page draw by the views that a kernel has sent. */
async function load({ code, style }) {
  const sheet = document.createElement("style");
  sheet.textContent = style;
  document.head.append(sheet);
  const address = URL.createObjectURL(new Blob([code], { type: "text/javascript" }));
  try {
    return (await import(address)).default;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Ask a widget's kernel for the views. */
function ask(model, page) {
  page.answer = new Promise((resolve) => {
    function take(message) {
      if (!message || message.kind !== "views") return;
      model.off("msg:custom", take);
      page.loaded ||= load(message); // whoever's kernel was first
      resolve(page.loaded);
    }
    model.on("msg:custom", take);
    model.send({ kind: "views" });
  });
  return page.answer;
}

/** The views: those that are there, else those that are on their way, else asked for; a kernel that is gone holds up no other. */
async function viewsFor(model) {
  const page = (globalThis[VIEWS] ||= { loaded: null, answer: null });
  if (page.loaded) return page.loaded;
  const coming = page.answer && (await Promise.race([page.answer, after(PATIENCE)]));
  return coming || page.loaded || ask(model, page);
}

async function render({ model, el }) {
  const note = document.createElement("p");
  const patience = setTimeout(() => { note.textContent = ASLEEP; el.append(note); }, PATIENCE);
  const views = await viewsFor(model);
  clearTimeout(patience);
  note.remove();
  return views.render({ model, el });
}

export default { render };
