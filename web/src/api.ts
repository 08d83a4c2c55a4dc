/** HTTP requests to the server, outside a game's socket. */
import { parseProblem } from "./wire/parse";
import type {
  Cell,
  Command,
  GameList,
  GameTree,
  GameView,
  Hint,
  LessonAnswer,
  LessonResult,
  LessonView,
  NewGame,
  OpponentsView,
  PieceName,
  PlayerResults,
  Premoves,
  Problem,
  Review,
  SeatLink,
  Stored,
  Why,
} from "./wire/messages";

/** An error of the server, or no answer at all (`offline`). */
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

async function ask<Answer>(
  method: string,
  path: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<Answer> {
  const init: RequestInit = signal ? { method, signal } : { method };
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

export const createGame = (setup: NewGame, signal?: AbortSignal): Promise<GameView> =>
  ask("POST", "/games", setup, signal);

/** Sends a command outside the socket. */
export const sendCommand = (id: string, command: Command, signal?: AbortSignal): Promise<Stored> =>
  ask("POST", `/games/${id}/commands`, command, signal);

export const joinGame = (id: string, name: string | null): Promise<GameView> =>
  ask("POST", `/games/${id}/seat`, { name });

/** Makes a one-time link that carries the player's seat to another device. */
export const makeSeatLink = (id: string): Promise<SeatLink> =>
  ask("POST", `/games/${id}/seat/link`);

/** Takes the seat of such a link. */
export const useSeatLink = (id: string, code: string): Promise<GameView> =>
  ask("POST", `/games/${id}/seat/use-link`, { code });

export const listGames = (before: string | null): Promise<GameList> =>
  ask("GET", before ? `/games?before=${encodeURIComponent(before)}` : "/games");

export const deleteGame = (id: string): Promise<void> => ask("DELETE", `/games/${id}`);

export const listOpponents = (): Promise<OpponentsView> => ask("GET", "/opponents");

export const openRecord = (text: string): Promise<GameView> => ask("POST", "/records", { text });

export const askWhy = (id: string, ply: number, piece: PieceName, to: Cell | null): Promise<Why> =>
  ask("GET", `/games/${id}/why?${whyQuery({ piece, ply: String(ply) }, to)}`);

/** The same in a position that belongs to no game, by its game string. */
export const askWhyIn = (position: string, piece: PieceName, to: Cell | null): Promise<Why> =>
  ask("GET", `/why?${whyQuery({ piece, position }, to)}`);

function whyQuery(question: Record<string, string>, to: Cell | null): URLSearchParams {
  const query = new URLSearchParams(question);
  if (to) {
    query.set("q", String(to[0]));
    query.set("r", String(to[1]));
  }
  return query;
}

export const fetchPremoves = (id: string): Promise<Premoves> => ask("GET", `/games/${id}/premoves`);

export const fetchResults = (): Promise<PlayerResults> => ask("GET", "/results");

export const askHint = (id: string): Promise<Hint> => ask("GET", `/games/${id}/hint`);

export const fetchReview = (id: string): Promise<Review> => ask("GET", `/games/${id}/review`);

/** All lessons with their tasks; the service worker keeps them. */
export const fetchLessons = async (): Promise<readonly LessonView[]> =>
  (await ask<{ lessons: LessonView[] }>("GET", "/lessons/all")).lessons;

/** Checks the answer to a task, where this device cannot; the first task is number 1. */
export const checkAnswer = (
  lesson: string,
  task: number,
  answer: Partial<LessonAnswer>,
): Promise<LessonResult> => ask("POST", `/lessons/${lesson}/tasks/${task}`, answer);

export const recordPath = (id: string, format: "uhp" | "pgn" | "sgf"): string =>
  `/api/games/${id}/record?format=${format}`;

export const picturePath = (id: string, ply: number, theme: string, hands = true): string =>
  `/api/games/${id}/picture.svg?ply=${ply}&theme=${theme}&hands=${hands}`;

export async function fetchRecord(id: string, format: "uhp" | "pgn"): Promise<string> {
  const response = await fetch(recordPath(id, format)).catch(() => {
    throw new ProblemError(OFFLINE);
  });
  if (!response.ok) throw new ProblemError(parseProblem(await response.json().catch(() => null)));
  return response.text();
}

/** All moves of a game with variations, comments and signs. */
export const fetchTree = (id: string): Promise<GameTree> => ask("GET", `/games/${id}/tree`);

/** A picture of any position, by its position string. */
export const positionPicturePath = (position: string, theme: string): string =>
  `/api/picture.svg?${String(new URLSearchParams({ position, theme }))}`;

export const fetchGame = (id: string): Promise<GameView> => ask("GET", `/games/${id}`);
