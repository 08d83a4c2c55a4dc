import { describe, expect, it } from "vitest";
import { affordableNodes, ReviewBudget } from "./reviewBudget";

const MOST = 20_000;

/** The nodes of each move, and the time of all, if a node takes so many milliseconds after so many moves. */
function review(moves: number, nodes: number, msPerNode: (move: number) => number) {
  let now = 0;
  const budget = new ReviewBudget(MOST, nodes, () => now);
  const used: number[] = [];
  for (let left = moves; left > 0; left--) {
    const next = budget.nodesFor(left);
    used.push(next);
    now += 1.6 * next * msPerNode(moves - left);
  }
  return { used, ms: now };
}

describe("the nodes of a review", () => {
  it("are fewer on a slow device, and in a long game", () => {
    expect(affordableNodes(MOST, 60, 1_000)).toBe(20_000);
    expect(affordableNodes(MOST, 60, 150)).toBe(10_000);
    expect(affordableNodes(MOST, 60, 30)).toBe(2_500);
    expect(affordableNodes(MOST, 240, 30)).toBe(625);
    expect(affordableNodes(MOST, 60, 1)).toBe(312);
    expect(affordableNodes(MOST, 0, 1)).toBe(5_000);
  });

  it("stay the same where the device is as fast as was measured", () => {
    const { used, ms } = review(60, 10_000, () => 1 / 150);
    expect(new Set(used)).toEqual(new Set([10_000]));
    expect(ms).toBeLessThan(8_000);
  });

  it("become fewer where it turns out to be slower, and the review still ends in time", () => {
    for (const slower of [2, 4, 16]) {
      for (const from of [0, 20, 40]) {
        const { used, ms } = review(60, 10_000, (move) => (move < from ? 1 : slower) / 150);
        expect(used).toEqual([...used].sort((a, b) => b - a));
        expect(ms).toBeLessThan(10_000);
      }
    }
  });

  it("never fall to nothing", () => {
    expect(Math.min(...review(60, 10_000, () => 1).used)).toBe(312);
  });
});
