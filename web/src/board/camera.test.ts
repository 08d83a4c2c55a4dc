import { beforeEach, describe, expect, it } from "vitest";
import { Camera } from "./camera.svelte";
import type { Box } from "./geometry";
import { isInSight } from "./view";

const SIZE = { width: 320, height: 420 };
const box = (x: number, y: number): Box => ({
  left: x - 40,
  top: y - 46,
  right: x + 40,
  bottom: y + 55,
});
/** Too wide for the screen, with a queen at each end. */
const HIVE = { left: -1200, top: -100, right: 1200, bottom: 100 };
const QUEENS = [box(-1100, 0), box(1100, 0)];

let camera: Camera;

beforeEach(() => {
  camera = new Camera();
  camera.resize(SIZE, HIVE, { move: box(0, 0), queens: QUEENS }, true);
});

describe("the camera", () => {
  it("follows a move", () => {
    const move = box(700, 0);
    expect(isInSight(camera.view, move, SIZE)).toBe(false);
    camera.keep(HIVE, { move, queens: QUEENS }, true);
    expect(isInSight(camera.view, move, SIZE)).toBe(true);
  });

  it("stays where it is after a pass", () => {
    const { view } = camera;
    camera.keep(HIVE, { move: null, queens: QUEENS }, true);
    expect(camera.view).toEqual(view);
  });

  it("stays where a person has moved it after a pass", () => {
    camera.pan(-60, 0, HIVE);
    const { view } = camera;
    camera.keep(HIVE, { move: null, queens: QUEENS }, true);
    expect(camera.view).toEqual(view);
  });
});
