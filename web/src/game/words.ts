/** Pieces, players and reasons in words. */
import type { LastMove, Placed } from "../board";
import { moveWords } from "../board/speech";
import { BUGS } from "../board/tiles.generated";
import { currentLanguage, has, t, type Say } from "../i18n.svelte";
import type { Color, Phrase, PieceName, Result, Seat, Why } from "../wire/messages";
import { editionOf } from "./gameType";
import { playOn, stacksFrom } from "./position";

interface PieceWords {
  color: Color;
  bug: string;
  number: number;
  [name: string]: string | number;
}

/** A piece as the arguments of a sentence; the number of a bug that comes alone is 0. */
export function wordsOf(piece: PieceName): PieceWords {
  return {
    color: piece.startsWith("w") ? "white" : "black",
    bug: BUGS[piece[1] ?? ""] ?? "",
    number: Number(piece[2] ?? 0),
  };
}

export const pieceName = (piece: PieceName, say: Say = t): string =>
  say("piece-name", wordsOf(piece));

/** Every move as the board tells it when it is made; the board is turned by so many sixths. */
export function movesInWords(
  moves: readonly LastMove[],
  turn: number,
  start: readonly Placed[] = [],
): string[] {
  const stacks = stacksFrom(start);
  return moves.map((move) => {
    playOn(stacks, move);
    return moveWords(t, move, stacks, turn);
  });
}

/** Why something may not be done, with the evidence named; the board shows it at the same time. */
export function whySentence(piece: PieceName, why: Why): string {
  if (!why.reason) return "";
  const id = `reason-${why.reason}`;
  if (!has(id)) return why.sentence;
  return t(id, {
    ...why.numbers,
    ...wordsOf(piece),
    count: why.pieces.length,
    pieces: listed(why.pieces),
  });
}

const listed = (pieces: readonly PieceName[]): string =>
  new Intl.ListFormat(currentLanguage()).format(pieces.map((piece) => pieceName(piece)));

/** The same, and what a piece that may not move may throw all the same. */
export function whyAnswer(piece: PieceName, why: Why): string {
  const sentence = whySentence(piece, why);
  if (!why.throws.length) return sentence;
  return `${sentence} ${t("may-still-throw", { pieces: listed(why.throws) })}`;
}

/** The set that is played with: by its edition, or by the bugs it adds to the base set. */
export function setName(expansions: string): string {
  const edition = editionOf(expansions);
  if (edition) return t(`edition-${edition}`);
  const bugs = Array.from(expansions, (letter) => t("bug-title", { bug: BUGS[letter] ?? "" }));
  return t("edition-own", { bugs: new Intl.ListFormat(currentLanguage()).format(bugs) });
}

/** The message of a phrase that players say to each other. */
export const phraseKey = (phrase: Phrase): string => `phrase-${phrase.replaceAll("_", "-")}`;

export const levelName = (level: number): string => t(`level-${level}-name`);
export const levelCharacter = (level: number): string => t(`level-${level}-character`);

/** The name of a seat: the player's, our engine's level, or just the colour. */
export function seatName(seat: Seat, color: Color): string {
  if (seat.kind === "engine" && seat.level !== null) return levelName(seat.level);
  return seat.name || t("seat-name", { color });
}

/** How a game ended, from the view of the player whose one seat this is, or else neutrally. */
export function resultTitle(result: Result, mine: readonly Color[]): string {
  if (result.aborted) return t("result-aborted");
  if (!result.winner) return t("result-draw");
  if (mine.length === 1) return t(mine[0] === result.winner ? "result-won" : "result-lost");
  return t("result-wins", { color: result.winner });
}

export function resultReason(result: Result): string {
  if (result.aborted) return t("ended-aborted");
  return t(`ended-${result.termination.replaceAll("_", "-")}`, {
    winner: result.winner ?? "none",
  });
}
