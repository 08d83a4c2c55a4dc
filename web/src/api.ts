/** What the page asks of the server outside a game's socket. */
import { parseProblem } from "./wire/parse";
import type {
  Cell,
  GameList,
  GameView,
  NewGame,
  OpponentsView,
  PieceName,
  Problem,
  Why,
} from "./wire/messages";

/** The server said no, or nothing at all (`offline`). */
export class ProblemError extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message);
    this.name = "ProblemError";
  }
  get code(): string {
    return this.problem.code;
  }
}

const OFFLINE: Problem = { code: "offline", message: "", detail: null };

async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const init: RequestInit = { method };
  if (body !== undefined) {
    init.headers = { "Content-Type": "application/json" };
    init.body = JSON.stringify(body);
  }
  const response = await fetch(`/api${path}`, init).catch(() => {
    throw new ProblemError(OFFLINE);
  });
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) throw new ProblemError(parseProblem(answer));
  return answer as Answer;
}

export const createGame = (wish: NewGame): Promise<GameView> => ask("POST", "/games", wish);

export const joinGame = (id: string, name: string | null): Promise<GameView> =>
  ask("POST", `/games/${id}/seat`, { name });

export const listGames = (before: string | null): Promise<GameList> =>
  ask("GET", before ? `/games?before=${encodeURIComponent(before)}` : "/games");

export const deleteGame = (id: string): Promise<void> => ask("DELETE", `/games/${id}`);

export const listOpponents = (): Promise<OpponentsView> => ask("GET", "/opponents");

export const openRecord = (text: string): Promise<GameView> => ask("POST", "/records", { text });

export function askWhy(
  id: string,
  ply: number,
  piece: PieceName,
  to: Cell | null,
): Promise<Why> {
  const query = new URLSearchParams({ piece, ply: String(ply) });
  if (to) {
    query.set("q", String(to[0]));
    query.set("r", String(to[1]));
  }
  return ask("GET", `/games/${id}/why?${query}`);
}

export const recordPath = (id: string, format: "uhp" | "pgn" | "sgf"): string =>
  `/api/games/${id}/record?format=${format}`;

export const picturePath = (id: string, ply: number, theme: string): string =>
  `/api/games/${id}/picture.svg?ply=${ply}&theme=${theme}`;

export async function fetchRecord(id: string, format: "uhp" | "pgn"): Promise<string> {
  const response = await fetch(recordPath(id, format)).catch(() => {
    throw new ProblemError(OFFLINE);
  });
  if (!response.ok) throw new ProblemError(parseProblem(await response.json().catch(() => null)));
  return response.text();
}

export const fetchGame = (id: string): Promise<GameView> => ask("GET", `/games/${id}`);
