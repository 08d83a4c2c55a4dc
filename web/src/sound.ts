/** The sounds of a game, synthesised with Web Audio: knocks and chords. */
import type { GameEvent } from "./wire/messages";

let context: AudioContext | null = null;

/** Of all sounds: quiet enough for a room in which somebody sleeps. */
const VOLUME = 0.5;

/** Browsers let a page sound only after the person has touched it or pressed a key. */
const maySound = (): boolean =>
  !("userActivation" in navigator) || navigator.userActivation.hasBeenActive;

interface Tone {
  pitch: number;
  length: number;
  volume: number;
  after?: number;
  shape?: OscillatorType;
}

function sound(tones: readonly Tone[]): void {
  if (!maySound()) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  for (const { pitch, length, volume, after = 0, shape = "sine" } of tones) {
    const start = context.currentTime + after;
    const oscillator = context.createOscillator();
    const gain = context.createGain();
    oscillator.type = shape;
    oscillator.frequency.setValueAtTime(pitch, start);
    oscillator.frequency.exponentialRampToValueAtTime(pitch * 0.6, start + length);
    gain.gain.setValueAtTime(volume * VOLUME, start);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(start);
    oscillator.stop(start + length);
  }
}

const knock = (pitch: number): Tone[] => [
  { pitch, length: 0.09, volume: 0.25, shape: "triangle" },
  { pitch: pitch * 2.7, length: 0.03, volume: 0.1 },
];

const chord = (...pitches: number[]): Tone[] =>
  pitches.map((pitch, index) => ({ pitch, length: 1.2, volume: 0.09, after: index * 0.09 }));

function tonesFor(event: GameEvent): Tone[] | null {
  switch (event.type) {
    case "moved":
      return knock(event.move.kind === "place" ? 260 : 330);
    case "joined":
      return chord(523, 659);
    case "offered":
      return chord(440, 523);
    case "ended":
      return event.result.winner ? chord(392, 494, 587, 784) : chord(392, 466, 587);
    case "taken_back":
      return knock(200);
    default:
      return null;
  }
}

/** Plays the sound of an event, if it has one. */
export function playFor(event: GameEvent): void {
  const tones = tonesFor(event);
  if (tones) sound(tones);
}
