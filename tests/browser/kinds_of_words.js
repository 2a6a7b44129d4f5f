// Which kinds of words stand on a page: what their contrast hangs on, and one element of each kind.
(() => {
  const LOOK = ["color", "backgroundColor", "backgroundImage", "opacity", "filter", "mixBlendMode", "textShadow"];
  const OWN = ["fontSize", "fontWeight", "-webkit-text-fill-color", "-webkit-text-stroke-width"];

  /** @param {Element} one the words that are its own: its text, or what stands in a field */
  function wordsOf(one) {
    if (one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement || one instanceof HTMLSelectElement)
      return one.value || one.getAttribute("placeholder") || "";
    return [...one.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.data).join("");
  }

  /** @param {string} text whether it is words, or a sign or two, which axe measures otherwise */
  const sort = (text) => ((text.match(/[\p{L}\p{N}]/gu) || []).length > 1 ? "words" : text.trim());

  /** A short number for a long text. @param {string} text */
  function digest(text) {
    let [a, b] = [0xdeadbeef, 0x41c6ce57];
    for (let i = 0; i < text.length; i += 1) {
      a = Math.imul(a ^ text.charCodeAt(i), 2654435761);
      b = Math.imul(b ^ text.charCodeAt(i), 1597334677);
    }
    return (a >>> 0).toString(36) + (b >>> 0).toString(36);
  }

  /**
   * Find one of each kind of words that is not known yet, and put them in `oneOfEachKind`.
   * @param {string | null} context a selector of the parts to look at, or all of the page
   * @param {string[]} known kinds that need not be found
   * @returns {string[]} the kinds that are new
   */
  function kindsOfWords(context, known) {
    const chains = new Map();
    /** What an element and all it stands in look like. */
    const chain = (/** @type {Element | null} */ one) => {
      if (!one) return "";
      if (!chains.has(one)) {
        const style = getComputedStyle(one);
        const off = one.matches("[aria-disabled=true], :disabled, [inert], [aria-hidden=true]");
        const mine = [one.tagName, one.getAttribute("class"), off, ...LOOK.map((name) => style[name])].join("|");
        chains.set(one, digest(`${chain(one.parentElement)} ${mine}`));
      }
      return chains.get(one);
    };
    /** The grounds at the middle of its words, from what may cover them down to what nothing shows through. */
    const grounds = (/** @type {Element} */ one) => {
      const words = document.createRange();
      words.selectNodeContents(one);
      const text = words.getBoundingClientRect();
      const box = text.width ? text : one.getBoundingClientRect();
      const stack = [];
      let below = false;
      for (const each of document.elementsFromPoint(box.left + box.width / 2, box.top + box.height / 2)) {
        const style = getComputedStyle(each);
        below ||= each.contains(one);
        if (!one.contains(each) || each === one)
          stack.push([below, style.backgroundColor, style.backgroundImage, style.opacity].join());
        const opaque = style.backgroundImage !== "none" || !/rgba|\/|transparent/.test(style.backgroundColor);
        if (below && opaque && style.opacity === "1") break;
      }
      return stack.join(" ");
    };
    const found = new Map();
    const passed = new Set(known);
    for (const root of context ? document.querySelectorAll(context) : [document.documentElement])
      for (const one of [root, ...root.querySelectorAll("*")]) {
        const text = wordsOf(one);
        if (!text.trim() || !one.checkVisibility({visibilityProperty: true, opacityProperty: true})) continue;
        const style = getComputedStyle(one);
        const kind = digest([chain(one), grounds(one), sort(text), ...OWN.map((name) => style[name])].join("|"));
        if (!passed.has(kind) && !found.has(kind)) found.set(kind, one);
      }
    window.oneOfEachKind = [...found.values()];
    return [...found.keys()];
  }

  window.kindsOfWords = kindsOfWords;
})();
