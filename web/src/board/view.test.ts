// @vitest-environment node
import { describe, expect, it } from "vitest";
import { CELL } from "./tiles.generated";
import {
  fitted,
  following,
  isInSight,
  NARROWEST_CELL,
  panned,
  showing,
  tethered,
  toScreen,
  toTable,
  zoomed,
  zoomOf,
} from "./view";

const phone = { width: 320, height: 420 };
const desk = { width: 1200, height: 800 };
const box = (left: number, top: number, right: number, bottom: number) => ({
  left,
  top,
  right,
  bottom,
});
const small = box(-100, -60, 140, 90);
const large = box(-600, -500, 700, 550);

describe("a fitted view", () => {
  it.each([phone, desk])("shows the whole hive in the middle", (size) => {
    for (const hive of [small, box(-450, -500, 450, 550)]) {
      const view = fitted(hive, size);
      expect(isInSight(view, hive, size)).toBe(true);
      const middle = toScreen(view, {
        x: (hive.left + hive.right) / 2,
        y: (hive.top + hive.bottom) / 2,
      });
      expect(middle.x).toBeCloseTo(size.width / 2);
      expect(middle.y).toBeCloseTo(size.height / 2);
    }
  });

  it("does not blow up a small hive, nor make cells too small for a finger", () => {
    const width = CELL * Math.sqrt(3);
    expect(fitted(small, { width: 4000, height: 3000 }).zoom * width).toBeLessThan(120);
    expect(fitted(large, phone).zoom * width).toBeCloseTo(NARROWEST_CELL);
    expect(NARROWEST_CELL).toBeGreaterThanOrEqual(24);
  });
});

describe("the view after a move", () => {
  const view = fitted(small, desk);
  const at = (x: number, y: number) => box(x - 40, y - 46, x + 40, y + 55);

  it("holds still while the hive is in sight", () => {
    expect(following(view, box(-150, -100, 200, 120), [], desk)).toBe(view);
  });

  it("fits anew when the hive has left the screen", () => {
    const grown = box(-100, -60, 1400, 90);
    const next = following(view, grown, [], desk);
    expect(isInSight(view, grown, desk)).toBe(false);
    expect(isInSight(next, grown, desk)).toBe(true);
  });

  describe("of a hive that is too large", () => {
    // A row of 28 pieces.
    const row = box(-40, -46, 27 * 86.6 + 40, 55);
    const first = fitted(row, phone);

    it("follows the last move from one end to the other, with cells no narrower", () => {
      for (const x of [0, 13 * 86.6, 27 * 86.6]) {
        const next = following(first, row, [at(x, 0)], phone);
        expect(isInSight(next, at(x, 0), phone)).toBe(true);
        expect(next.zoom).toBeCloseTo(zoomOf(NARROWEST_CELL));
      }
    });

    it("shows the queens beside it where there is room", () => {
      const [move, near, far] = [at(0, 0), at(4 * 86.6, 0), at(27 * 86.6, 0)];
      const next = following(first, row, [move, near, far], phone);
      expect(isInSight(next, move, phone)).toBe(true);
      expect(isInSight(next, near, phone)).toBe(true);
      expect(isInSight(next, far, phone)).toBe(false);
    });

    it("shows no more than a cell of the table beyond its end", () => {
      const next = following(first, row, [at(27 * 86.6, 0)], phone);
      const end = toScreen(next, { x: row.right, y: 0 }).x;
      expect(phone.width - end).toBeCloseTo(NARROWEST_CELL);
      expect(toScreen(next, { x: 0, y: 4.5 }).y).toBeCloseTo(phone.height / 2);
    });

    it("moves only when it must", () => {
      const next = following(first, row, [at(0, 0)], phone);
      expect(following(next, row, [at(86.6, 0)], phone)).toEqual(next);
    });
  });

  it("moves as little as shows where the move led", () => {
    const away = panned(view, -desk.width, 0);
    const next = showing(away, small, desk);
    expect(isInSight(next, small, desk)).toBe(true);
    expect(next.zoom).toBe(away.zoom);
    expect(next.y).toBe(away.y);
    expect(showing(view, small, desk)).toBe(view);
  });
});

describe("a view moved by hand", () => {
  const view = fitted(small, desk);

  it("zooms around the pointer", () => {
    const around = { x: 333, y: 222 };
    const next = zoomed(view, around, 1.3);
    expect(next.zoom).toBeCloseTo(view.zoom * 1.3);
    const [before, after] = [toTable(view, around), toTable(next, around)];
    expect(after.x).toBeCloseTo(before.x);
    expect(after.y).toBeCloseTo(before.y);
  });

  it("zooms neither beyond the nearest nor the farthest", () => {
    expect(zoomed(view, { x: 0, y: 0 }, 1e6).zoom).toBeCloseTo(zoomOf(190));
    expect(zoomed(view, { x: 0, y: 0 }, 1e-6).zoom).toBeCloseTo(zoomOf(NARROWEST_CELL));
  });

  it("never loses the hive", () => {
    for (const [dx, dy] of [
      [9000, 0],
      [-9000, 0],
      [0, 9000],
      [0, -9000],
    ] as const) {
      const { left, top, right, bottom } = small;
      const next = tethered(panned(view, dx, dy), small, desk);
      const [corner, opposite] = [
        toScreen(next, { x: left, y: top }),
        toScreen(next, { x: right, y: bottom }),
      ];
      expect(corner.x).toBeLessThan(desk.width);
      expect(corner.y).toBeLessThan(desk.height);
      expect(opposite.x).toBeGreaterThan(0);
      expect(opposite.y).toBeGreaterThan(0);
    }
    expect(tethered(view, small, desk)).toEqual(view);
  });
});
