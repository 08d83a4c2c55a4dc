import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";

/** Text of a message is indented; what begins with a hash in the first column is a comment. */
const COMMENT = /^#.*\n/gm;

/** Leaves the comments for translators out of the catalogues that the browser loads. */
export function fluent(): Plugin {
  return {
    name: "skep-fluent",
    enforce: "pre",
    async load(id) {
      if (!id.endsWith(".ftl?raw")) return null;
      const text = await readFile(id.replace("?raw", ""), "utf8");
      return `export default ${JSON.stringify(text.replace(COMMENT, ""))}`;
    },
  };
}
