// What a page does before and around its notebook: choose light or dark, show the cells when they are ready, and say
// so when the kernel behind them is gone; and choose the reader's language. Nothing here knows a card, a rule or a word.
window.piquetPage = (() => {
  "use strict";
  const root = document.documentElement;
  const darkWanted = window.matchMedia("(prefers-color-scheme: dark)");

  // ---- the language --------------------------------------------------------------------------------------------
  // `?lang=fr` in the address comes first, then what the reader chose before, then what the browser speaks. Who reads
  // another language than the first is sent to the address that asks for it: by the server, which is told by a cookie or
  // by the browser, before any program is begun for the page; where there is no such server, by the page itself.
  const kept = "piquet-tutor.language";
  const [firstLanguage, ...otherLanguages] = (root.dataset.languages || "en").split(" ");

  function chosenBefore() {
    try {
      return localStorage.getItem(kept);
    } catch {
      return null;  // a browser that keeps nothing
    }
  }

  function keepLanguage(choice) {
    document.cookie = `piquet-tutor-language=${choice}; path=/; max-age=31536000; SameSite=Lax`;
    try {
      localStorage.setItem(kept, choice);
    } catch { /* then the cookie and the address say it */ }
  }

  function spokenHere() {
    const tags = [...(navigator.languages || []), firstLanguage].map((tag) => tag.toLowerCase().split("-")[0]);
    return tags.find((tag) => tag === firstLanguage || otherLanguages.includes(tag));
  }

  function language() {
    const [folder, file] = location.pathname.split("/").slice(-2);
    if (editionsOf(file)) return otherLanguages.includes(folder) ? folder : firstLanguage;
    const asked = new URLSearchParams(location.search).get("lang");
    return otherLanguages.includes(asked) ? asked : firstLanguage;
  }

  // A notebook of the book is written in one language; its twin in another lies in a folder of that language.
  // Its contents have the name of the app's front page, and so another address in the first language.
  function editionsOf(file) {
    const [folder] = location.pathname.split("/").slice(-2);
    if (file === "index.ipynb" && !otherLanguages.includes(folder)) return undefined;
    return told("editions")[file === "contents.ipynb" ? "index" : file.replace(/\.ipynb$/, "")];
  }

  function told(name) {
    return JSON.parse(root.dataset[name] || "{}");
  }

  // Where what lies beside the notebooks of the first language is found from here.
  function beside(file) {
    const [folder] = location.pathname.split("/").slice(-2);
    return new URL((otherLanguages.includes(folder) ? "../" : "") + file, location.href);
  }

  function addressIn(choice) {
    const editions = editionsOf(location.pathname.split("/").pop());
    const to = editions && editions[choice] ? beside(editions[choice]) : new URL(location.href);
    if (choice === firstLanguage && choice === spokenHere()) to.searchParams.delete("lang");
    else to.searchParams.set("lang", choice);
    return to.href;
  }

  const wanted = chosenBefore() || spokenHere();
  if (!new URLSearchParams(location.search).has("lang") && otherLanguages.includes(wanted)) {
    if (wanted === chosenBefore()) keepLanguage(wanted);
    location.replace(addressIn(wanted));
  }
  root.lang = language();

  function offerLanguages() {
    for (const link of document.querySelectorAll("[data-pq-language]")) {
      link.toggleAttribute("aria-current", false);
      if (link.dataset.pqLanguage === language()) link.setAttribute("aria-current", "true");
      link.href = addressIn(link.dataset.pqLanguage);
    }
  }

  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element && event.target.closest("[data-pq-language]");
    if (!link) return;
    keepLanguage(link.dataset.pqLanguage);
    link.href = addressIn(link.dataset.pqLanguage);
  }, true);

  // A page leads to the notebook that shows the same, and that back to the page.
  function offerTwin() {
    for (const link of document.querySelectorAll("[data-pq-notebook]")) {
      const files = told("editions")[told("notebooks")[location.pathname.split("/").pop()]];
      link.parentElement.hidden = !files;
      if (files) link.href = beside(files[language()] || files[firstLanguage]).href;
    }
    for (const link of document.querySelectorAll("[data-pq-page]")) link.href = beside(link.dataset.pqPage).href;
  }

  // The page's own heading names it.
  function entitle() {
    const heading = document.querySelector(".pq-page h1")?.cloneNode(true);
    heading?.querySelector(".anchor-link")?.remove(); // Jupyter hangs one on every heading of a notebook
    if (!heading || !heading.textContent) return;
    const [own] = document.title.split(" · ").slice(-1);
    document.title = heading.textContent === own ? own : `${heading.textContent} · ${own}`;
  }

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

  // A page opened with a theme or a language keeps it from link to link.
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element && event.target.closest("a[href]");
    if (!link || link.origin !== location.origin || !link.pathname.endsWith(root.dataset.piquetEnding || ".ipynb")) return;
    if (link.matches("[data-pq-language]")) return;
    const here = new URLSearchParams(location.search);
    const to = new URL(link.href);
    for (const name of ["theme", "lang"]) {
      if (here.has(name) && !to.searchParams.has(name)) to.searchParams.set(name, here.get(name));
    }
    if (to.href !== link.href) link.href = to.href;
  }, true);

  // ---- ready ---------------------------------------------------------------------------------------------------
  // A stage tells of every page that is put on it (stage.js): the first may be painted before the program behind it is
  // there, and others follow in its place.
  document.addEventListener("piquet:paint", reveal);
  document.addEventListener("piquet:page", ({ detail }) => {
    paint();
    root.lang = detail.language || language();
    offerLanguages();
    offerTwin();
    entitle();
    reach();
    if (detail.awake) wake();
  });

  let awake = false;

  function wake() {
    awake = true;
    broken = broken && !unfinished;
    found();
    root.dataset.ready = "yes";
  }

  function reveal() {
    document.getElementById("loading")?.remove();
    const cells = document.getElementById("rendered_cells");
    if (cells) cells.style.display = "";
  }

  // Called twice: when the last cell has arrived, and when the front end is up. The later one shows the page, so that
  // no widget is seen half made. Where a stage stands, it is the stage that says when the page is ready.
  function show() {
    window.cellLoaded = true;
    if (!window.themeLoaded) return;
    if (!document.getElementById("piquet-stage")) {
      reveal();
      root.dataset.ready = "yes";
    }
    offerLanguages();
    offerTwin();
    reach();
    const there = location.hash.length > 1 && document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (there) there.scrollIntoView();
    begun = true;
    heard = performance.now();  // only now does the front end begin to ask
    startToWatch();
  }

  // What is too wide for a telephone scrolls by itself, and must then be reachable with the keyboard.
  function reach() {
    for (const wide of document.querySelectorAll(".pq-page :is(.jp-RenderedHTMLCommon, .jp-RenderedText, .pq-code) :is(table, pre)")) {
      if (wide.scrollWidth > wide.clientWidth) wide.tabIndex = 0;
      else wide.removeAttribute("tabindex");
    }
  }
  window.addEventListener("resize", reach);
  document.addEventListener("toggle", reach, true);  // what was folded had no width

  // ---- the front end of the notebook ---------------------------------------------------------------------------
  // Half a hundred scripts, and style sheets for cells, keep a machine busy for a second and more. What a stage can paint
  // without them is painted first; where it can paint nothing, and where no stage stands, they are asked for at once.
  const longestWait = 2000;

  function load(scripts) {
    const stage = window.piquetPainted || Promise.resolve(false);
    const enough = new Promise((done) => { setTimeout(done, longestWait); });
    if (asleep()) startToWatch();
    Promise.race([stage.then((painted) => painted && seen(), () => {}), enough]).then(() => {
      const cells = document.getElementById("piquet-cells");
      if (cells) cells.media = "all";
      for (const address of scripts) {
        const script = document.createElement("script");
        script.async = false;  // in their order
        script.src = address;
        document.body.append(script);
      }
    });
  }

  // It begins when the window has loaded, and asks for so many pieces that it may hear of that too late.
  let loaded = false;
  const listen = window.addEventListener.bind(window);
  listen("load", () => { loaded = true; });
  window.addEventListener = (type, listener, ...more) => {
    if (type === "load" && loaded) setTimeout(() => listener.call(window, new Event("load")), 0);
    else listen(type, listener, ...more);
  };

  // What has been drawn is seen when the next frame is done; a page in the background has none.
  function seen() {
    return new Promise((done) => {
      if (document.hidden) done();
      else requestAnimationFrame(() => setTimeout(done, 0));
    });
  }

  // ---- the kernel ----------------------------------------------------------------------------------------------
  // The front end opens a websocket to the kernel and, when it breaks, tries again by itself. We watch that socket:
  // what stays broken, what gets no answer, and a kernel that says it died, are told to the reader in words.
  const patience = 6000;
  let open = 0;
  let everOpen = false;
  let blocked = false;
  let leaving = false;
  let broken = false;
  let waiting = 0;

  function lost(why) {
    const note = document.getElementById("pq-lost");
    if (!note || leaving) return;
    for (const each of note.querySelectorAll("[data-pq-why]")) each.hidden = !each.dataset.pqWhy.split(" ").includes(why);
    note.hidden = false;
    root.dataset.ready = "lost";
    if (why === "stopped" || why === "died") startAnew();
  }

  // A socket that never opened although the server answers is held back by something on the way, and would be again.
  async function silent(address) {
    blocked = !everOpen && await fetch(address).then((answer) => answer.ok, () => false);
    if (open === 0) lost(blocked ? "blocked" : "stopped");
  }

  // What is lost is set up anew by itself, once: as soon as the server answers, the page is loaded again, and takes up what
  // this browser has kept. When that is lost again soon, the reader decides.
  const anew = "piquet-tutor.anew";
  const soon = 60000;
  const longEnoughToRead = 1500;
  let starting = false;

  function startAnew() {
    if (starting || startedLately()) return;
    starting = true;
    const [again] = document.querySelectorAll("[data-pq-anew]");
    if (again) again.hidden = false;
    setTimeout(awaitServer, longEnoughToRead);
  }

  function startedLately() {
    try {
      const before = Number(sessionStorage.getItem(anew));
      sessionStorage.setItem(anew, String(Date.now()));
      return Date.now() - before < soon;
    } catch {
      return true;  // a browser that remembers nothing might begin for ever
    }
  }

  async function awaitServer() {
    try {
      await fetch(document.querySelector("link[rel=icon]").href, { method: "HEAD", cache: "no-store" });
      starting = false;
      if (root.dataset.ready === "lost") location.reload();
    } catch {
      for (const hint of document.querySelectorAll("[data-pq-closed]")) hint.hidden = false;
      setTimeout(awaitServer, 1000);
    }
  }

  function found() {
    // A kernel that began afresh can be reached, but it has forgotten every widget on this page.
    if (broken || root.dataset.ready !== "lost") return;
    document.getElementById("pq-lost").hidden = true;
    root.dataset.ready = "yes";
  }

  // ---- what did not come ---------------------------------------------------------------------------------------
  // When a page opens, the front end asks the kernel for its widgets. On a busy machine an answer may come too late for
  // it or not at all: then a widget's place holds a stock sentence, or waits for ever. The page is loaded again by itself,
  // once; when that does no better, the reader is told.
  const quietTooLong = 15000;
  const once = `piquet-tutor.again:${location.pathname}${location.search}`;
  const longInComing = 60000;
  let watching = 0;
  let begun = false;
  let unfinished = false;
  let heard = performance.now();

  // Each widget has a place, which is empty but for words until its view stands in it.
  function missing() {
    const places = [...document.querySelectorAll(".pq-page .jp-OutputArea-output.lm-Panel:not(.lm-mod-hidden)")];
    const empty = places.filter((place) => !place.firstElementChild);
    const givenUp = empty.some((place) => place.classList.contains("jupyter-widgets"));
    return { some: empty.length > 0, forGood: givenUp || performance.now() - heard > quietTooLong };
  }

  function startToWatch() {
    watching = watching || setInterval(watch, 500);
  }

  // A stage that is painted and never woken would wait for ever.
  function asleep() {
    return !awake && document.getElementById("piquet-stage") !== null;
  }

  function askAgain() {
    if (remember("yes")) {
      location.reload();
    } else {
      unfinished = broken = true;
      lost("missing");
    }
  }

  function watch() {
    if (leaving || blocked) return;
    if (asleep()) {
      const patience = begun ? quietTooLong : longInComing;
      if (root.dataset.ready === undefined && performance.now() - heard > patience) askAgain();
      return;
    }
    const { some, forGood } = missing();
    if (!some) {
      clearInterval(watching);
      remember(null);
      if (root.dataset.ready === "lost" && unfinished) {
        broken = false;
        found();
      }
    } else if (forGood && root.dataset.ready === "yes") {
      askAgain();
    }
  }

  // True when this is news. A browser that remembers nothing is not asked to load again: it might never end.
  function remember(value) {
    try {
      const before = sessionStorage.getItem(once);
      if (value === null) sessionStorage.removeItem(once);
      else sessionStorage.setItem(once, value);
      return before !== value;
    } catch {
      return false;
    }
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
        this.wasOpen = everOpen = true;
        blocked = false;
        open += 1;
        clearTimeout(waiting);
        found();
      });
      this.addEventListener("close", () => {
        if (this.wasOpen) open -= 1;
        clearTimeout(this.unanswered);
        clearTimeout(waiting);
        waiting = setTimeout(() => { if (open === 0) silent(this.kernelAddress); }, patience);
      });
      this.addEventListener("message", ({ data }) => {
        clearTimeout(this.unanswered);
        this.unanswered = 0;
        heard = performance.now();
        // A status message is short; the long ones carry scenes and need not be read twice.
        const size = typeof data === "string" ? data.length : data.byteLength;
        if (!(size < 2000)) return;
        const text = typeof data === "string" ? data : decoder.decode(data);
        if (/"execution_state": ?"(dead|restarting|autorestarting)"/.test(text)) {
          broken = true;
          lost("died");
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
          fetch(this.kernelAddress).then((answer) => { if (answer.status === 404) lost("stopped"); }, () => lost("stopped"));
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

  return { paint, show, load };
})();
