// @vitest-environment node
import { describe, expect, it } from "vitest";
import { MARKER_RADIUS, markersOf } from "./markers";

const free = () => false;
const size = { width: 300, height: 200 };
const queen = (piece: string, x: number, y: number) => ({ piece, at: { x, y } });

describe("a marker of a hidden queen", () => {
  it("is there only while the queen is out of sight", () => {
    expect(markersOf([queen("wQ", 150, 100), queen("bQ", 0, 200)], size, free)).toEqual([]);
    expect(markersOf([queen("wQ", -1, 100)], size, free)).toHaveLength(1);
    expect(markersOf([queen("wQ", -1, 100)], { width: 0, height: 0 }, free)).toEqual([]);
  });

  it.each([
    [900, 100, 278, 100, 0],
    [-900, 100, 22, 100, Math.PI],
    [150, 900, 150, 178, Math.PI / 2],
    [150, -900, 150, 22, -Math.PI / 2],
  ])("stands at the edge and points to it (%d, %d)", (x, y, left, top, angle) => {
    const [marker] = markersOf([queen("wQ", x, y)], size, free);
    expect(marker).toMatchObject({ x: left, y: top });
    expect(marker?.angle).toBeCloseTo(angle);
  });

  it.each([
    [900, 100],
    [900, 190],
    [900, 400],
    [150, 900],
    [-400, -400],
  ])("does not lie on the other one (%d, %d)", (x, y) => {
    const [one, other] = markersOf([queen("wQ", x, y), queen("bQ", x + 5, y - 5)], size, free);
    if (!one || !other) throw new Error("there are two markers");
    const apart = Math.hypot(one.x - other.x, one.y - other.y);
    expect(apart).toBeGreaterThanOrEqual(2 * MARKER_RADIUS);
    for (const marker of [one, other]) {
      expect(marker.x).toBeGreaterThanOrEqual(MARKER_RADIUS);
      expect(marker.x).toBeLessThanOrEqual(size.width - MARKER_RADIUS);
      expect(marker.y).toBeGreaterThanOrEqual(MARKER_RADIUS);
      expect(marker.y).toBeLessThanOrEqual(size.height - MARKER_RADIUS);
    }
  });

  it("goes out of the way of the hive", () => {
    const isTaken = ({ y }: { y: number }) => y > 60 && y < 140;
    const [marker] = markersOf([queen("wQ", 900, 100)], size, isTaken);
    expect(marker?.x).toBe(278);
    expect(isTaken(marker ?? { y: 100 })).toBe(false);
  });
});
