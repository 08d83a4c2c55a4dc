import { readFile } from "node:fs/promises";
import { basename, dirname } from "node:path";
import type { Plugin } from "vite";

/** The catalogues of the page; the other ones are for the terminal and for printing. */
const CATALOGUES = [
  "web",
  "board",
  "bugs",
  "learn",
  "lessons",
  "levels",
  "reasons",
  "review",
  "analysis",
];

const IMPORT = /\/web\.ftl\?(text|load)$/;

/** Text of a message is indented; what begins with a hash in the first column is a comment. */
const COMMENT = /^#.*\n/gm;

/**
 * All catalogues of a language as one text, without the comments for translators:
 * `web.ftl?text` is the text itself, `web.ftl?load` a function that fetches it. (A module that
 * could not be loaded is never asked for again by browsers; a file can be.)
 */
export function fluent(): Plugin {
  let isBuild = false;
  return {
    name: "skep-fluent",
    enforce: "pre",
    configResolved(config) {
      isBuild = config.command === "build";
    },
    async load(id) {
      const kind = IMPORT.exec(id)?.[1];
      if (!kind) return null;
      const folder = dirname(id);
      const files = CATALOGUES.map((name) => `${folder}/${name}.ftl`);
      for (const file of files) this.addWatchFile(file);
      const texts = await Promise.all(files.map((file) => readFile(file, "utf8")));
      const source = texts.join("\n").replace(COMMENT, "");
      if (kind === "text") return `export default ${JSON.stringify(source)}`;
      if (!isBuild) return `export default async () => ${JSON.stringify(source)}`;
      const file = this.emitFile({ type: "asset", name: `${basename(folder)}.ftl`, source });
      return `export default async () => {
        const answer = await fetch(import.meta.ROLLUP_FILE_URL_${file});
        if (!answer.ok) throw new Error(answer.statusText);
        return answer.text();
      }`;
    },
  };
}
