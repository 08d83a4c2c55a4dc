/** Writes the addresses of the page's screens for the server, which answers others with 404. */
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const ROUTES = new URL("../src/routes.json", import.meta.url);

export function routes(): Plugin {
  return {
    name: "skep-routes",
    apply: "build",
    generateBundle() {
      const source = readFileSync(ROUTES, "utf8");
      this.emitFile({ type: "asset", fileName: "routes.json", source });
    },
  };
}
