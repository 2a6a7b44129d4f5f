// What a page does before and around its notebook: choose light or dark, show the cells when they are ready, and say
// so when the kernel behind them is gone. Nothing here knows a card or a rule.
window.piquetPage = (() => {
  "use strict";
  const root = document.documentElement;
  const darkWanted = window.matchMedia("(prefers-color-scheme: dark)");

  // ---- light and dark ------------------------------------------------------------------------------------------
  // `?theme=dark` in the address comes first, then what the server was told, then the reader's own system.
  function theme() {
    const asked = new URLSearchParams(location.search).get("theme");
    for (const choice of [asked, root.dataset.themeAsked]) {
      if (choice === "dark" || choice === "light") return choice;
    }
    return darkWanted.matches ? "dark" : "light";
  }

  function paint() {
    const now = theme();
    root.dataset.theme = now;
    for (const name of ["light", "dark"]) {
      const sheet = document.getElementById(`theme-${name}`);
      if (sheet) sheet.media = name === now ? "all" : "not all";
    }
    if (document.body) {
      // The names by which JupyterLab's own style sheets, and widgets written for it, know the theme.
      document.body.classList.toggle("theme-dark", now === "dark");
      document.body.classList.toggle("theme-light", now === "light");
      document.body.dataset.jpThemeLight = String(now === "light");
      document.body.dataset.jpThemeName = now === "light" ? "JupyterLab Light" : "JupyterLab Dark";
    }
  }
  darkWanted.addEventListener("change", paint);
  paint();

  // A page opened with a theme keeps it from link to link.
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element && event.target.closest("a[href]");
    const asked = new URLSearchParams(location.search).get("theme");
    if (!link || !asked || link.origin !== location.origin || !link.pathname.endsWith(".ipynb")) return;
    const to = new URL(link.href);
    if (!to.searchParams.has("theme")) {
      to.searchParams.set("theme", asked);
      link.href = to.href;
    }
  }, true);

  // ---- ready ---------------------------------------------------------------------------------------------------
  // Called twice: when the last cell has arrived, and when the front end is up. The later one shows the page, so that
  // no widget is seen half made.
  function show() {
    window.cellLoaded = true;
    if (!window.themeLoaded) return;
    document.getElementById("loading")?.remove();
    const cells = document.getElementById("rendered_cells");
    if (cells) cells.style.display = "";
    root.dataset.ready = "yes";
    const there = location.hash.length > 1 && document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (there) there.scrollIntoView();
  }

  // ---- the kernel ----------------------------------------------------------------------------------------------
  // The front end opens a websocket to the kernel and, when it breaks, tries again by itself. We watch that socket:
  // what stays broken, or a kernel that says it died, is told to the reader in words.
  const patience = 6000;
  let open = 0;
  let leaving = false;
  let waiting = 0;

  const stopped = "The program behind this page has stopped, so nothing here can answer any more. "
    + "Start it again if you closed it, then set the table anew.";
  const died = "The program behind this page broke down and began afresh; it no longer knows this deal.";

  function lost(why) {
    const note = document.getElementById("pq-lost");
    if (!note || leaving) return;
    note.querySelector("[data-pq-why]").textContent = why;
    note.hidden = false;
    root.dataset.ready = "lost";
  }

  function found() {
    const note = document.getElementById("pq-lost");
    if (note && !note.hidden && root.dataset.ready === "lost") {
      note.hidden = true;
      root.dataset.ready = "yes";
    }
  }

  const Plain = window.WebSocket;
  const decoder = new TextDecoder();
  window.WebSocket = class extends Plain {
    constructor(...args) {
      super(...args);
      if (!/\/api\/kernels\/[^/]+\/channels/.test(String(args[0]))) return;
      this.addEventListener("open", () => { open += 1; this.wasOpen = true; clearTimeout(waiting); found(); });
      this.addEventListener("close", () => {
        if (this.wasOpen) open -= 1;
        clearTimeout(waiting);
        waiting = setTimeout(() => { if (open === 0) lost(stopped); }, patience);
      });
      this.addEventListener("message", ({ data }) => {
        // A status message is short; the long ones carry scenes and need not be read twice.
        const size = typeof data === "string" ? data.length : data.byteLength;
        if (!(size < 2000)) return;
        const text = typeof data === "string" ? data : decoder.decode(data);
        if (/"execution_state": ?"(dead|restarting|autorestarting)"/.test(text)) lost(died);
      });
    }
  };
  window.addEventListener("beforeunload", () => { leaving = true; });
  window.addEventListener("pageshow", (event) => {
    // Coming back with the browser's Back button may show the old page, whose kernel was ended when it was left.
    if (event.persisted) location.reload();
  });

  document.addEventListener("click", (event) => {
    if (event.target instanceof Element && event.target.closest("[data-pq-again]")) location.reload();
  });

  return { paint, show };
})();
