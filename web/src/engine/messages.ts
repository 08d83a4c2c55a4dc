/** The messages between the page and the worker that searches. */
import type { Analysis } from "./analysis";
import type { GameReview, ReviewedMove } from "./review";
import type { Limits, Line, SearchResult, Solution } from "./types";

export type { Line } from "./types";

export type Task =
  | {
      readonly kind: "analyse";
      readonly line: Line;
      readonly limits: Limits;
      readonly lines: number;
    }
  | {
      readonly kind: "level";
      readonly line: Line;
      readonly level: number;
      readonly seed: number;
      readonly limits: Pick<Limits, "seconds" | "nodes">;
    }
  | {
      readonly kind: "solve";
      readonly line: Line;
      readonly plies: number;
      readonly limits: Pick<Limits, "seconds" | "nodes">;
    }
  | {
      readonly kind: "review";
      readonly line: Line;
      /** Whether a position that occurs for the third time is a draw. */
      readonly threefold: boolean;
      /** How many moves of the line were made before the game began. */
      readonly before: number;
    }
  | {
      /** Judges the last move of a line. */
      readonly kind: "judge";
      readonly line: Line;
      readonly nodes: number;
    };

export type ToWorker =
  | {
      readonly type: "start";
      readonly module: WebAssembly.Module;
      readonly net: Uint8Array<ArrayBuffer>;
    }
  | { readonly type: "task"; readonly id: number; readonly task: Task }
  | { readonly type: "cancel"; readonly id: number };

export type FromWorker =
  | { readonly type: "progress"; readonly id: number; readonly analysis: Analysis }
  | { readonly type: "move"; readonly id: number; readonly result: SearchResult | null }
  | { readonly type: "judged"; readonly id: number; readonly count: number }
  | { readonly type: "review"; readonly id: number; readonly review: GameReview }
  | { readonly type: "verdict"; readonly id: number; readonly move: ReviewedMove | null }
  | { readonly type: "solution"; readonly id: number; readonly solution: Solution }
  | { readonly type: "done"; readonly id: number }
  | { readonly type: "failed"; readonly id: number; readonly message: string };
