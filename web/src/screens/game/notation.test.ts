// @vitest-environment node
import { expect, it } from "vitest";
import { partsOf } from "./notation";

it.each([
  ["wS1", [{ piece: "wS1", number: "1" }]],
  ["bQ wS1-", [{ piece: "bQ", number: "" }, { piece: "wS1", number: "1" }, { mark: "-" }]],
  ["wB2 \\bA3", [{ piece: "wB2", number: "2" }, { mark: "\\" }, { piece: "bA3", number: "3" }]],
  [
    "wB1 bM",
    [
      { piece: "wB1", number: "1" },
      { piece: "bM", number: "" },
    ],
  ],
])("%s is taken apart", (text, parts) => {
  expect(partsOf(text)).toEqual(parts);
});
