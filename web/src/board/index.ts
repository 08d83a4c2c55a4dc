/**
 * The board as a part of a page.
 *
 *     <Board bind:this={board} {placed} {legal} bind:chosen {say} onmove={…} onask={…} />
 *     <Hand {board} side="white" {begins} {placed} {legal} {chosen} active {say} onchoose={…} />
 *
 * Colours come from the theme that the nearest `data-theme` names (light, dark, safe, safe-dark or
 * contrast), as custom properties that the page can use too: --table, --ink, --paper, --trail, …
 * After `onmove` the page clears `chosen`, unless the move waits in `confirm`.
 */
export { default as Board } from "./Board.svelte";
export { default as Hand } from "./Hand.svelte";
export { default as SideMark } from "./SideMark.svelte";
export { default as Tile } from "./Tile.svelte";
export { default as TileIcon } from "./TileIcon.svelte";
export { BOARD_KEYS } from "./keyboard";
export { moveWords, pieceWords } from "./speech";
export type {
  BoardHandle,
  BoardProps,
  Cell,
  Evidence,
  HandProps,
  Labels,
  LastMove,
  Marked,
  PieceName,
  Placed,
  PlannedMove,
  SuggestedMove,
  Say,
  Side,
} from "./types";
