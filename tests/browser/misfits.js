// Finds text that a person cannot read, in each of some languages: that sticks out of its box or off
// the screen, is cut off, or lies on other text. What can be scrolled to is there. The board's own
// drawing is left out: it has no words.
async (codes) => {
  const TOLERANCE = 2;
  const NEAR = 3;
  const LETTERS = 0.25; // what is above and below the small letters, of the height of a line

  let styles;
  const styleOf = (element) => {
    if (!styles.has(element)) styles.set(element, getComputedStyle(element));
    return styles.get(element);
  };
  const scrolls = (overflow) => overflow === "auto" || overflow === "scroll";
  const isClear = (color) => /^rgba\(.*, 0\)$/.test(color) || color === "transparent";
  const hasFrame = (style) =>
    !isClear(style.backgroundColor) ||
    style.backgroundImage !== "none" ||
    (parseFloat(style.borderTopWidth) > 0 && !isClear(style.borderTopColor));
  const isLaidOver = (style) => style.position === "absolute" || style.position === "fixed";

  /** What is wrong with a line of text, seen from the boxes around it. */
  function complaintAbout(line, parent) {
    let seenX = true;
    let seenY = true;
    for (let box = parent; box; box = box.parentElement) {
      const style = styleOf(box);
      if (style.display === "inline" || style.display === "contents") continue;
      const edge = box.getBoundingClientRect();
      const outX = line.left < edge.left - TOLERANCE || line.right > edge.right + TOLERANCE;
      const outY = line.top < edge.top - TOLERANCE || line.bottom > edge.bottom + TOLERANCE;
      if (box === document.body || box === document.documentElement) break;
      if (scrolls(style.overflowX)) seenX = false;
      else if (seenX && outX) return style.overflowX === "visible" ? "sticks out" : "is cut off";
      if (scrolls(style.overflowY)) seenY = false;
      else if (seenY && outY && style.overflowY !== "visible") return "is cut off below";
      else if (seenY && outY && hasFrame(style)) return "sticks out below";
      if (isLaidOver(style)) break;
    }
    const off = line.left < -TOLERANCE || line.right > innerWidth + TOLERANCE;
    return seenX && off ? "is off the screen" : "";
  }

  /** Is a line in view, as far as the boxes that scroll around it show it? */
  function isInView(line, parent) {
    for (let box = parent; box && box !== document.body; box = box.parentElement) {
      const style = styleOf(box);
      if (!scrolls(style.overflowX) && !scrolls(style.overflowY)) continue;
      const edge = box.getBoundingClientRect();
      if (line.top >= edge.bottom || line.bottom <= edge.top) return false;
      if (line.left >= edge.right || line.right <= edge.left) return false;
    }
    return true;
  }

  /** The dialog, sheet or page that a text belongs to; only what shares one can collide. */
  function layerOf(element) {
    for (let box = element; box; box = box.parentElement) {
      if (box.matches("dialog, [role=dialog], [role=alertdialog]")) return box;
      if (isLaidOver(styleOf(box)) || styleOf(box).position === "sticky") return box;
    }
    return document.body;
  }

  const collide = (one, other) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > NEAR &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > NEAR;

  function misfits() {
    styles = new Map();
    const found = new Set();
    const seen = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const parent = node.parentElement;
      const text = node.data.trim();
      if (!text || parent.closest("svg, script, style, option, noscript, .unseen")) continue;
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (parent.getBoundingClientRect().width <= 1) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const layer = layerOf(parent);
      for (const full of range.getClientRects()) {
        if (full.width < 1) continue;
        const margin = full.height * LETTERS;
        const line = new DOMRect(full.x, full.y + margin, full.width, full.height - 2 * margin);
        const complaint = complaintAbout(line, parent);
        if (complaint) found.add(`"${text}" ${complaint}`);
        if (!isInView(line, parent)) continue; // it lies on nothing before it is scrolled to
        const other = seen.find(
          (each) => each.layer === layer && each.parent !== parent && collide(each.line, line),
        );
        if (other) found.add(`"${text}" lies on "${other.text}"`);
        seen.push({ layer, parent, line, text });
      }
    }
    if (seen.length === 0) found.add("there is no text in view");
    if (document.documentElement.scrollWidth > innerWidth) found.add("the page is too wide");
    return [...found];
  }

  const PATIENCE_MS = 120_000;
  const nextTask = () => new Promise((done) => setTimeout(done));
  /** Waits until the page is laid out, and what watches sizes has been told. */
  const nextLayout = () => new Promise(requestAnimationFrame).then(nextTask);

  /** Has the language chosen, as if it was in another tab, and waits until the page speaks it. */
  async function speak(language) {
    const key = "skep.settings";
    const newValue = JSON.stringify({ ...JSON.parse(localStorage[key] ?? "{}"), language });
    dispatchEvent(new StorageEvent("storage", { key, newValue }));
    const end = performance.now() + PATIENCE_MS;
    while (document.documentElement.lang !== language) {
      if (performance.now() > end) throw new Error(`the page does not speak ${language}`);
      await nextTask();
    }
    await nextLayout();
  }

  if (codes.length === 0) return misfits();
  const found = [];
  for (const code of codes) {
    await speak(code);
    found.push(...misfits().map((misfit) => `${code}: ${misfit}`));
  }
  return found;
}
