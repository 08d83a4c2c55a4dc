/**
 * The board of a notebook. It draws what the kernel sends and tells it what was clicked; the rules
 * stay with the kernel.
 */

const STEPS = [
  ["first", "«", "First position"],
  ["back", "‹", "One move back"],
  ["forward", "›", "One move on"],
  ["last", "»", "Last position"],
];

/** Where a click is in the units of the picture. */
function pointIn(svg, event) {
  const point = new DOMPoint(event.clientX, event.clientY);
  return point.matrixTransform(svg.getScreenCTM().inverse());
}

function button(name, label) {
  const made = document.createElement("button");
  made.type = "button";
  made.className = name;
  made.title = label;
  made.setAttribute("aria-label", label);
  return made;
}

function render({ model, el }) {
  const board = document.createElement("div");
  const says = document.createElement("p");
  const steps = document.createElement("div");
  const hands = { black: document.createElement("div"), white: document.createElement("div") };
  el.classList.add("skep-board");
  board.className = "skep-picture";
  says.className = "skep-says";
  says.setAttribute("role", "status");
  steps.className = "skep-steps";
  for (const [step, sign, label] of STEPS) {
    const made = button(`skep-${step}`, label);
    made.textContent = sign;
    made.addEventListener("click", () => model.send({ type: "step", step }));
    steps.append(made);
  }

  board.addEventListener("click", (event) => {
    const svg = board.querySelector("svg");
    if (!svg) return;
    const { x, y } = pointIn(svg, event);
    model.send({ type: "point", x, y });
  });
  el.addEventListener("keydown", (event) => {
    const step = { ArrowLeft: "back", ArrowRight: "forward" }[event.key];
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    model.send({ type: "step", step });
  });

  const draw = () => {
    board.innerHTML = model.get("picture");
  };
  const speak = () => {
    says.textContent = model.get("says");
  };
  const deal = () => {
    for (const [color, row] of Object.entries(hands)) {
      row.className = `skep-hand skep-${color}`;
      row.replaceChildren(
        ...model.get("hands")[color].map(({ piece, label, picture, count, chosen, enabled }) => {
          const made = button("skep-piece", label);
          made.innerHTML = picture;
          made.append(String(count));
          made.disabled = !enabled;
          made.setAttribute("aria-pressed", String(chosen));
          made.addEventListener("click", () => model.send({ type: "piece", piece }));
          return made;
        }),
      );
    }
  };
  const listeners = { picture: draw, says: speak, hands: deal };
  for (const [name, listener] of Object.entries(listeners)) {
    listener();
    model.on(`change:${name}`, listener);
  }
  el.append(hands.black, board, hands.white, says, steps);
  return () => {
    for (const [name, listener] of Object.entries(listeners)) model.off(`change:${name}`, listener);
  };
}

export default { render };
