// What of a lesson a learner cannot see without scrolling: the task, the board with every piece on it,
// the hand, what is said to an answer, and the buttons. `cells` are
// those that have to be touched.
(cells) => {
  const LOWEST_BOARD = 150;
  const TOLERANCE = 1;
  const problems = [];

  function look(element, what) {
    if (!element) return void problems.push(`${what} is missing`);
    const { left, top, right, bottom, width, height } =
      element.getBoundingClientRect();
    const isOff =
      left < -TOLERANCE ||
      top < -TOLERANCE ||
      right > innerWidth + TOLERANCE ||
      bottom > innerHeight + TOLERANCE;
    if (width === 0 || height === 0) problems.push(`${what} has no size`);
    else if (isOff)
      problems.push(
        `${what} is off the screen: ${left},${top} to ${right},${bottom}`,
      );
  }

  const main = document.querySelector("main");
  const board = document.querySelector("[role=application]");
  const answer = document.querySelector(".answer");
  look(document.querySelector("main h1"), "the title");
  look(document.querySelector(".task"), "the task");
  look(board, "the board");
  if (document.querySelector("[role=toolbar]"))
    look(document.querySelector("[role=toolbar]"), "the hand");
  look(
    answer?.textContent.trim() ? answer : document.querySelector(".text"),
    "what is said",
  );
  // A wide screen shows the text beside the answer, and does without the button that leads to it.
  const buttons = [...document.querySelectorAll(".pair .button")].filter(
    (button) => getComputedStyle(button).display !== "none",
  );
  if (buttons.length === 0) problems.push("there is no button");
  for (const button of buttons)
    look(button, `the button ${button.textContent.trim()}`);
  if (main.scrollHeight > main.clientHeight + TOLERANCE) {
    problems.push(
      `the page scrolls: ${main.scrollHeight} of ${main.clientHeight} px`,
    );
  }

  const area = board.getBoundingClientRect();
  if (area.height < LOWEST_BOARD)
    problems.push(`the board is ${area.height} px high`);
  const spots = [...board.querySelectorAll("[data-cell][data-piece]")];
  for (const cell of cells)
    spots.push(board.querySelector(`[data-cell="${cell}"]`));
  for (const spot of spots) {
    const { left, top, right, bottom } = spot.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const isIn =
      x > area.left && x < area.right && y > area.top && y < area.bottom;
    if (!isIn)
      problems.push(
        `${spot.dataset.piece ?? spot.dataset.cell} lies outside the board`,
      );
  }
  if (answer?.classList.contains("beside")) {
    const box = answer.getBoundingClientRect();
    for (const spot of board.querySelectorAll("[data-cell][data-piece]")) {
      const tile = spot.getBoundingClientRect();
      const [x, y] = [
        (tile.left + tile.right) / 2,
        (tile.top + tile.bottom) / 2,
      ];
      const isCovered =
        x > box.left && x < box.right && y > box.top && y < box.bottom;
      if (isCovered) problems.push(`the answer covers ${spot.dataset.piece}`);
    }
  }
  return problems;
};
