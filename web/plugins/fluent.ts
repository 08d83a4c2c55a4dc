import { readFile } from "node:fs/promises";
import { basename, dirname } from "node:path";
import type { Plugin } from "vite";

/** What every screen needs; catalogues that are not named here are for the terminal and for printing. */
const COMMON = ["web", "board", "bugs", "learn", "levels", "reasons", "review", "analysis"];

const LESSONS = ["lessons"];

/**
 * Which catalogues an import stands for. English is a part of the page, and its lessons are as long as
 * all the rest, so they are a file of their own; another language is one file.
 */
const IMPORTS: Readonly<Record<string, readonly string[]>> = {
  "web.ftl?text": COMMON,
  "web.ftl?load": [...COMMON, ...LESSONS],
  "lessons.ftl?load": LESSONS,
};

/** Text of a message is indented; what begins with a hash in the first column is a comment. */
const COMMENT = /^#.*\n/gm;

/**
 * Catalogues of a language as one text, without the comments for translators: `web.ftl?text` is the
 * text itself, `web.ftl?load` and `lessons.ftl?load` are functions that fetch it. (A module that could
 * not be loaded is never asked for again by browsers; a file can be.)
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
      const catalogues = IMPORTS[basename(id)];
      if (!catalogues) return null;
      const folder = dirname(id);
      const files = catalogues.map((name) => `${folder}/${name}.ftl`);
      for (const file of files) this.addWatchFile(file);
      const texts = await Promise.all(files.map((file) => readFile(file, "utf8")));
      const source = texts.join("\n").replace(COMMENT, "");
      if (id.endsWith("?text")) return `export default ${JSON.stringify(source)}`;
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
