// @vitest-environment node
import { expect, it } from "vitest";
import { columnsOf } from "./notation";

const FIRST = { before: "", beside: "", besideNumber: "", after: "" };

it.each([
  ["wS1", { ...FIRST, piece: "wS1", number: "1" }],
  [
    "bQ wS1-",
    { piece: "bQ", number: "", before: "", beside: "wS1", besideNumber: "1", after: "-" },
  ],
  [
    "wB2 \\bA3",
    { piece: "wB2", number: "2", before: "\\", beside: "bA3", besideNumber: "3", after: "" },
  ],
  ["wB1 bM", { piece: "wB1", number: "1", before: "", beside: "bM", besideNumber: "", after: "" }],
  ["pass", { ...FIRST, piece: "", number: "" }],
])("%s is taken apart", (text, columns) => {
  expect(columnsOf(text)).toEqual(columns);
});
