import { describe, expect, it } from "vitest";
import { drawingsIn, drawingsText, withoutDrawings } from "./drawings";

describe("drawings in comments", () => {
  const drawings = [
    { from: [0, 0], to: [0, 0] },
    { from: [1, -1], to: [2, 0] },
  ] as const;

  it("are written and read", () => {
    const text = drawingsText(drawings);
    expect(text).toBe("[%draw 0,0 1,-1>2,0]");
    expect(drawingsIn(`Look here. ${text}`)).toEqual(drawings);
    expect(withoutDrawings(`Look here. ${text}`)).toBe("Look here.");
    expect(drawingsText([])).toBe("");
  });

  it("leave other text alone", () => {
    expect(drawingsIn("[%draw x,y] [%eval 3]")).toEqual([]);
    expect(drawingsIn("[%draw 1,2 3>4]")).toEqual([{ from: [1, 2], to: [1, 2] }]);
    expect(withoutDrawings("[%eval 3]")).toBe("[%eval 3]");
  });
});
