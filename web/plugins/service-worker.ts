import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Plugin, Rollup } from "vite";

const SOURCE = fileURLToPath(new URL("../src/service-worker.js", import.meta.url));

/** What the page needs to learn and to play against the machine, besides itself. */
const ENGINE = /\.(wasm|net)$|(worker|deviceGames|judge)-[^/]*\.js$|\/en-[^/]*\.ftl$/;

/** Files of a build, and all that they cannot start without. */
function withImports(names: readonly string[], bundle: Rollup.OutputBundle): string[] {
  const found = new Set(names);
  for (const name of found) {
    const file = bundle[name];
    if (file?.type === "chunk") file.imports.forEach((each) => found.add(each));
  }
  return [...found];
}

/**
 * Writes service-worker.js with the list of the build's files in it. Its text changes with every
 * build that changes a file, which is how the browser notices a new version. Workbox would make the
 * worker 6.5 KB instead of 1.3 KB.
 */
export function serviceWorker(): Plugin {
  return {
    name: "skep-service-worker",
    apply: "build",
    async generateBundle(_options, bundle) {
      // What is loaded on demand, such as other languages, is kept when it is first used.
      const start = Object.values(bundle)
        .filter((file) => (file.type === "chunk" ? file.isEntry : file.fileName.endsWith(".css")))
        .map((file) => file.fileName);
      const files = withImports(start, bundle);
      const engine = withImports(
        Object.keys(bundle).filter((name) => ENGINE.test(name)),
        bundle,
      ).filter((name) => !files.includes(name));
      const version = createHash("sha256")
        .update([...files, ...engine].sort().join("\n"))
        .digest("hex")
        .slice(0, 12);
      const shell = [
        "/",
        "/manifest.webmanifest",
        "/icons/skep.svg",
        ...files.map((name) => `/${name}`),
      ];
      const source = (await readFile(SOURCE, "utf8"))
        .replace('"VERSION"', JSON.stringify(version))
        .replace('["SHELL"]', JSON.stringify(shell))
        .replace('["ENGINE"]', JSON.stringify(engine.map((name) => `/${name}`)));
      this.emitFile({ type: "asset", fileName: "service-worker.js", source });
    },
  };
}
