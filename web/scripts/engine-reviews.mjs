/**
 * Reviews games with the core in WebAssembly, for the test that compares them with `skep.engine.review`
 * (tests/wasm/test_review.py).
 *
 *   node engine-reviews.mjs NET < GAMES
 *
 * A line of GAMES is a game in JSON: type, tournament, threefold, nodes, and moves as [piece, [q, r]]. Its answer is
 * the review in JSON, on one line.
 */
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

const engine = (path) => fileURLToPath(new URL(`../src/engine/${path}`, import.meta.url));
const options = { configFile: false, logLevel: "error", server: { ws: false } };
const { module: coreModule } = await runnerImport(engine("core.ts"), options);
const { module: reviewModule } = await runnerImport(engine("review.ts"), options);

const core = new coreModule.Core(new WebAssembly.Module(readFileSync(engine("skep.wasm"))));
const net = core.newNet(readFileSync(process.argv[2]));

function reviewOf({ type, tournament, threefold, nodes, moves }) {
    const end = core.newPosition(type, tournament);
    for (const [piece, to] of moves) {
        if (!end.play({ piece, to })) throw new Error(`not legal: ${piece} ${to}`);
    }
    const steps = reviewModule.reviewGame(core, net, end, { threefold, nodes });
    let step = steps.next();
    while (!step.done) step = steps.next();
    end.free();
    return step.value;
}

for await (const line of createInterface({ input: process.stdin })) {
    console.log(JSON.stringify(reviewOf(JSON.parse(line))));
}
process.exit(0);
