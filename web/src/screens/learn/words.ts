/** Formats a message that the server names; pieces in it are listed by their names. */
import { pieceName } from "../../game/words";
import { currentLanguage, t, type Args } from "../../i18n.svelte";
import type { Saying } from "../../wire/messages";

export function says({ key, args }: Saying): string {
  const list = new Intl.ListFormat(currentLanguage());
  const words: Args = {};
  for (const [name, value] of Object.entries(args)) {
    words[name] = Array.isArray(value)
      ? list.format(value.map((piece) => pieceName(piece)))
      : value;
  }
  return t(key, words);
}
