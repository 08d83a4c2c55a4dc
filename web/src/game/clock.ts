/** Clocks: the server owns them, and the page counts down between its messages. */
import type { Clocks, Color } from "../wire/messages";

/** The server's last message, and when the page received it (in milliseconds of `now`). */
export interface ClockReading {
  clocks: Clocks;
  readAt: number;
}

export function timeLeft({ clocks, readAt }: ClockReading, color: Color, now: number): number {
  const spent = clocks.running === color ? now - readAt : 0;
  return Math.max(0, clocks[color] - spent);
}

const HOUR = 3_600_000;
const TENTHS_BELOW = 10_000;

const two = (value: number): string => String(value).padStart(2, "0");

/** A time as a player reads it: 1:05:00, 12:34, and tenths at the very end: 0:07.3. */
export function formatTime(milliseconds: number): string {
  if (milliseconds < TENTHS_BELOW) {
    const tenths = Math.floor(milliseconds / 100);
    return `0:${two(Math.floor(tenths / 10))}.${tenths % 10}`;
  }
  const seconds = Math.ceil(milliseconds / 1000);
  const minutes = Math.floor(seconds / 60);
  if (milliseconds < HOUR) return `${minutes}:${two(seconds % 60)}`;
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}

/** When the text of a clock changes next: each tenth at the very end, else each second. */
export function nextChange(milliseconds: number): number {
  const step = milliseconds <= TENTHS_BELOW ? 100 : 1000;
  return milliseconds % step || step;
}
