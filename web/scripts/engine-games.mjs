/**
 * Plays games with the core in WebAssembly and prints what it says of every position, for the test that
 * compares it with the native core (tests/test_wasm.py; tests/wasm_games.py has the format).
 *
 *   node engine-games.mjs NET < GAMES
 *
 * A line of GAMES is a game in JSON; its answer is one line: a digest of the transcript, or the transcript
 * itself in JSON where the game says "whole": true.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

const engine = (path) => fileURLToPath(new URL(`../src/engine/${path}`, import.meta.url));
const options = { configFile: false, logLevel: "error", server: { ws: false } };
const { module } = await runnerImport(engine("core.ts"), options);

const core = new module.Core(new WebAssembly.Module(readFileSync(engine("skep.wasm"))));
const net = core.newNet(readFileSync(process.argv[2]));
const searcher = core.newSearcher(1, net);

const cellText = ([q, r]) => `${q}/${r}`;
const moveText = ({ piece, to }) => (piece === null ? "pass" : `${piece}@${cellText(to)}`);

function explanationText({ reason, pieces, cells, numbers }) {
    const values = Object.entries(numbers).map(([name, number]) => `${name}=${number}`);
    return [reason, pieces, cells.map(cellText), values].map(String).join(";");
}

function pathText(path) {
    if (path === null) return "none";
    return [path.kind, path.cells.map(cellText), path.throwers].map(String).join(";");
}

const resultText = (result) =>
    `${result.depth} ${result.score} ${result.nodes} ${result.pv.map(moveText).join(" ")}`;

/** What the core says of a position, in lines. */
function describe(position, { asked, piece: stuck, level, seed, nodes, depth, plies }) {
    const placed = position
        .placed()
        .map(({ piece, cell, level }) => `${piece}@${cellText(cell)}+${level}`);
    const moves = position.legalMoves();
    const lines = [
        `${position.ply} ${position.turn} ${position.state} ${position.repetitions}`,
        `${position.key} ${position.canonicalKey}`,
        `${position.evaluate()} ${net.evaluate(position)}`,
        placed.sort().join(" "),
        moves.map(moveText).join(" "),
    ];
    for (const [piece, to] of asked) {
        lines.push(
            explanationText(position.explain({ piece, to })),
            pathText(position.path({ piece, to })),
        );
    }
    if (stuck) lines.push(explanationText(position.explainPiece(stuck)));
    if (moves.length === 0) return lines;
    if (level) {
        const { score, nodes, pv } = searcher.levelMove(position, level, [seed, 0], {}, net);
        lines.push(`${score} ${nodes} ${pv.map(moveText).join(" ")}`);
    }
    if (nodes || depth) {
        const reports = [];
        const result = searcher.search(position, { nodes, depth }, [], (each) =>
            reports.push(each),
        );
        lines.push(...reports.map(resultText), resultText(result));
    }
    if (plies) {
        const {
            proven,
            plies: length,
            unique,
            complete,
            nodes: count,
            ...found
        } = position.solve(plies, {});
        const all = [found.moves, found.line].map((list) => list.map(moveText).join(" "));
        lines.push(`${proven} ${length} ${unique && complete} ${count} ${all.join(" | ")}`);
    }
    return lines;
}

function transcript(game) {
    searcher.clear();
    const position = core.newPosition(game.type, game.tournament);
    const lines = [];
    for (const step of game.steps) {
        lines.push(...describe(position, step));
        if (step.move) lines.push(position.moveText({ piece: step.move[0], to: step.move[1] }));
        if (step.move && !position.play({ piece: step.move[0], to: step.move[1] })) {
            lines.push(`illegal: ${JSON.stringify(step.move)}`);
            break;
        }
    }
    while (position.undo());
    lines.push(...describe(position, { asked: [] }));
    position.free();
    return lines;
}

for await (const line of createInterface({ input: process.stdin })) {
    const game = JSON.parse(line);
    const lines = transcript(game);
    console.log(
        game.whole
            ? JSON.stringify(lines)
            : createHash("sha256").update(lines.join("\n")).digest("hex"),
    );
}
process.exit(0);
