import { expect, it } from "vitest";
import { leaderOf, placeBeside, type Rect } from "./beside";

const area: Rect = { left: 0, top: 0, width: 400, height: 300 };
const target: Rect = { left: 180, top: 130, width: 40, height: 46 };
const right = ({ left, width }: Rect): number => left + width;
const bottom = ({ top, height }: Rect): number => top + height;

it("stands right beside a piece that is alone", () => {
  const place = placeBeside(target, [], area, [{ width: 120, height: 60 }]);
  expect(place).not.toBeNull();
  const gap = Math.min(
    Math.abs((place?.top ?? 0) - bottom(target)),
    Math.abs(target.top - bottom(place ?? area)),
    Math.abs((place?.left ?? 0) - right(target)),
    Math.abs(target.left - right(place ?? area)),
  );
  expect(gap).toBeLessThan(8);
});

it("covers no other piece and stays within the area", () => {
  const others: Rect[] = [
    { left: 140, top: 130, width: 40, height: 46 },
    { left: 220, top: 130, width: 40, height: 46 },
    { left: 160, top: 95, width: 40, height: 46 },
    { left: 200, top: 95, width: 40, height: 46 },
  ];
  const place = placeBeside(target, others, area, [{ width: 200, height: 70 }]);
  expect(place).not.toBeNull();
  if (!place) return;
  expect(place.top).toBeGreaterThan(bottom(target) - 8);
  expect(place.left).toBeGreaterThanOrEqual(0);
  expect(right(place)).toBeLessThanOrEqual(right(area));
  expect(bottom(place)).toBeLessThanOrEqual(bottom(area));
});

it("takes a narrower shape where a wide one does not fit", () => {
  const wall: Rect[] = [
    { left: 0, top: 0, width: 400, height: 130 },
    { left: 0, top: 180, width: 400, height: 120 },
    { left: 0, top: 0, width: 180, height: 300 },
  ];
  const extents = [
    { width: 260, height: 40 },
    { width: 130, height: 46 },
  ];
  expect(placeBeside(target, wall, area, extents)?.width).toBe(130);
});

it("finds no room among pieces on all sides", () => {
  const around: Rect[] = [{ left: 60, top: 20, width: 280, height: 260 }];
  expect(placeBeside(target, around, area, [{ width: 120, height: 60 }])).toBeNull();
});

it("leads from the sentence to the edge of the piece", () => {
  const line = leaderOf({ left: 0, top: 240, width: 400, height: 60 }, target);
  expect(line?.from).toEqual({ x: 200, y: 240 });
  expect(line?.to.x).toBe(200);
  expect(line?.to.y).toBeGreaterThan(153);
  expect(line?.to.y).toBeLessThan(bottom(target));
});

it("needs no line where the sentence touches the piece", () => {
  expect(leaderOf({ left: 150, top: 150, width: 100, height: 60 }, target)).toBeNull();
});
