/**
 * Unpacks the Chromium of the npm package @sparticuz/chromium, once, and prints where it is, for
 * machines that have no browser of their own. Libraries it may miss lie in `al2023/lib` beside it.
 */
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const modules = join(dirname(fileURLToPath(import.meta.url)), "..", "node_modules");
const { version } = JSON.parse(
    readFileSync(join(modules, "@sparticuz", "chromium", "package.json"), "utf8"),
);
const home = join(modules, `.chromium-${version}`);

if (!existsSync(home)) {
    // Unpacked aside and renamed, so that the folder is complete as soon as it exists.
    const aside = mkdtempSync(`${home}-`);
    process.env.TMPDIR = aside; // where the package unpacks to
    process.env.AWS_EXECUTION_ENV = "AWS_Lambda_nodejs22.x"; // with all libraries
    const { default: chromium } = await import("@sparticuz/chromium");
    await chromium.executablePath();
    try {
        renameSync(aside, home);
    } catch (error) {
        // Another process was faster.
        rmSync(aside, { recursive: true });
        if (!existsSync(home)) throw error;
    }
}
console.log(join(home, "chromium"));
