import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { constants } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { compression, defineAlgorithm } from "vite-plugin-compression2";
import { defineConfig } from "vitest/config";
import { fluent } from "./plugins/fluent.ts";
import { routes } from "./plugins/routes.ts";
import { serviceWorker } from "./plugins/service-worker.ts";

const server = process.env["SKEP_SERVER"] ?? "http://127.0.0.1:8000";

// Values that the page takes from the wire's schema: src/wire/constants.ts.
const schema = JSON.parse(
  readFileSync(new URL("src/wire/schema.json", import.meta.url), "utf8"),
) as typeof import("./src/wire/schema.json");

/** A .br and a .gz beside every file that can be compressed, so that the server never does it. */
const precompressed = compression({
  include: /\.(html|js|css|svg|json|webmanifest|ftl|wasm|net)$/,
  threshold: 0,
  algorithms: [
    defineAlgorithm("brotliCompress", {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
    }),
    defineAlgorithm("gzip", { level: constants.Z_BEST_COMPRESSION }),
  ],
});

export default defineConfig({
  define: {
    __HIGHEST_LEVEL__: schema.components.schemas.EngineOpponent.properties.level.maximum,
    __PHRASES__: schema.components.schemas.SayPhrase.properties.phrase.enum,
  },
  plugins: [fluent(), svelte(), serviceWorker(), routes(), precompressed],
  resolve: {
    alias: {
      $locales: fileURLToPath(new URL("../src/skep/locales", import.meta.url)),
      $engine: fileURLToPath(new URL("../src/skep/engine", import.meta.url)),
    },
    // Vitest runs in Node: without this it would load Svelte's server build.
    ...(process.env["VITEST"] ? { conditions: ["browser"] } : {}),
  },
  server: {
    fs: { allow: [".", "../src/skep/locales", "../src/skep/engine"] },
    proxy: { "/api": { target: server, ws: true } },
  },
  assetsInclude: ["**/*.net", "**/*.wasm"],
  worker: { format: "es" },
  build: {
    outDir: "../src/skep/server/static",
    emptyOutDir: true,
    target: "es2022",
    // The content-security policy allows no data: addresses and no inline scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  test: {
    environment: "jsdom",
    setupFiles: ["src/testing/setup.ts"],
    include: ["src/**/*.test.ts"],
    // For a machine that does much else besides.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
