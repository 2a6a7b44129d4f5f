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
    reach();
    const there = location.hash.length > 1 && document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (there) there.scrollIntoView();
  }

  // What is too wide for a telephone scrolls by itself, and must then be reachable with the keyboard.
  function reach() {
    for (const wide of document.querySelectorAll(".pq-page .jp-RenderedHTMLCommon :is(table, pre)")) {
      if (wide.scrollWidth > wide.clientWidth) wide.tabIndex = 0;
      else wide.removeAttribute("tabindex");
    }
  }
  window.addEventListener("resize", reach);

  // ---- the kernel ----------------------------------------------------------------------------------------------
  // The front end opens a websocket to the kernel and, when it breaks, tries again by itself. We watch that socket:
  // what stays broken, what gets no answer, and a kernel that says it died, are told to the reader in words.
  const patience = 6000;
  let open = 0;
  let leaving = false;
  let broken = false;
  let waiting = 0;

  const stopped = "The program behind this page has stopped, so nothing here can answer any more. "
    + "If you closed it, start it again first.";
  const died = "The program behind this page broke down and began afresh; it no longer knows this deal.";

  function lost(why) {
    const note = document.getElementById("pq-lost");
    if (!note || leaving) return;
    note.querySelector("[data-pq-why]").textContent = why;
    note.hidden = false;
    root.dataset.ready = "lost";
  }

  function found() {
    // A kernel that began afresh can be reached, but it has forgotten every widget on this page.
    if (broken || root.dataset.ready !== "lost") return;
    document.getElementById("pq-lost").hidden = true;
    root.dataset.ready = "yes";
  }

  const Plain = window.WebSocket;
  const decoder = new TextDecoder();
  window.WebSocket = class extends Plain {
    constructor(...args) {
      super(...args);
      const parts = String(args[0]).match(/^ws(.*\/api\/kernels\/[^/]+)\/channels/);
      if (!parts) return;
      this.kernelAddress = `http${parts[1]}`;
      this.addEventListener("open", () => {
        this.wasOpen = true;
        open += 1;
        clearTimeout(waiting);
        found();
      });
      this.addEventListener("close", () => {
        if (this.wasOpen) open -= 1;
        clearTimeout(this.unanswered);
        clearTimeout(waiting);
        waiting = setTimeout(() => { if (open === 0) lost(stopped); }, patience);
      });
      this.addEventListener("message", ({ data }) => {
        clearTimeout(this.unanswered);
        this.unanswered = 0;
        // A status message is short; the long ones carry scenes and need not be read twice.
        const size = typeof data === "string" ? data.length : data.byteLength;
        if (!(size < 2000)) return;
        const text = typeof data === "string" ? data : decoder.decode(data);
        if (/"execution_state": ?"(dead|restarting|autorestarting)"/.test(text)) {
          broken = true;
          lost(died);
        }
      });
    }

    send(data) {
      super.send(data);
      // The server keeps the socket of a kernel that was ended, and says nothing. A kernel answers at once that it
      // is busy; when even that does not come, ask whether there still is one.
      if (this.kernelAddress && !this.unanswered) {
        this.unanswered = setTimeout(() => {
          this.unanswered = 0;
          fetch(this.kernelAddress).then((answer) => { if (answer.status === 404) lost(stopped); }, () => lost(stopped));
        }, patience / 2);
      }
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
