import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const COMPRESSIBLE = /\.(html|js|css|svg|json|webmanifest)$/;

/** Puts a .br and a .gz beside every text file of the build, so that the server never compresses. */
export function precompress(): Plugin {
  let folder = "";
  return {
    name: "skep-precompress",
    apply: "build",
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      for (const entry of entries.filter((e) => e.isFile() && COMPRESSIBLE.test(e.name))) {
        const path = join(entry.parentPath, entry.name);
        const plain = await readFile(path);
        const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
        await writeFile(`${path}.br`, brotliCompressSync(plain, { params }));
        await writeFile(`${path}.gz`, gzipSync(plain, { level: constants.Z_BEST_COMPRESSION }));
      }
    },
  };
}
