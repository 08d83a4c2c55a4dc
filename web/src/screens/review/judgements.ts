/** How judgements look beside a move, and what is said of a move. */
import { FluentNumber } from "@fluent/bundle";
import { isError, type Fact, type Judgement, type ReviewedMove } from "../../engine/review";
import { t } from "../../i18n.svelte";
import { says } from "../learn/words";

/** The usual signs of annotated games; a good move needs none. */
export const SIGNS: Readonly<Record<Judgement, string>> = {
  best: "✓",
  good: "",
  only_move: "□",
  inaccuracy: "?!",
  mistake: "?",
  blunder: "??",
  missed_win: "??",
};

export const judgementName = (judgement: Judgement): string => t("review-judgement", { judgement });

export const sentenceOf = ({ name, color, free, pieces }: Fact): string =>
  says({ key: `fact-${name}`, args: { color, free, pieces: [...pieces] } });

/** What is said of a move itself. */
export function sentencesOf(move: ReviewedMove): string[] {
  const sentences = move.facts.map(sentenceOf);
  if (isError(move) && move.judgement === "missed_win" && move.winsIn > 0) {
    sentences.push(t("review-missed-win", { count: move.winsIn }));
  }
  return sentences;
}

/** A share as whole percent: Fluent in JavaScript takes the style from the number, not from the message. */
export const percent = (share: number): FluentNumber =>
  new FluentNumber(share, { style: "percent", maximumFractionDigits: 0 });
