/** The settings of this device; kept in the browser, never sent anywhere. */

const CHOICES = {
  theme: ["auto", "light", "dark"],
  palette: ["normal", "safe", "contrast"],
  motion: ["auto", "none"],
  confirm: ["touch", "always", "never"],
} as const;

type Choices = { -readonly [Name in keyof typeof CHOICES]: (typeof CHOICES)[Name][number] };
type Lists = { readonly [Name in keyof Choices]: readonly Choices[Name][] };

export interface Settings extends Choices {
  language: string;
  name: string;
  sound: boolean;
  premove: boolean;
  /** Whether phrases of the other player are shown. */
  phrases: boolean;
  queenTicks: boolean;
  notation: boolean;
  turnBoard: boolean;
}

export const choices: Lists = CHOICES;

export const DEFAULTS: Readonly<Settings> = {
  theme: "auto",
  palette: "normal",
  motion: "auto",
  confirm: "touch",
  language: "auto",
  name: "",
  sound: true,
  premove: true,
  phrases: true,
  queenTicks: false,
  notation: false,
  turnBoard: false,
};

const KEY = "skep.settings";

/** Reads kept settings; missing or invalid ones take their default. */
export function parseSettings(text: string | null): Settings {
  const settings: Settings = { ...DEFAULTS };
  let kept: unknown;
  try {
    kept = JSON.parse(text ?? "{}");
  } catch {
    return settings;
  }
  if (typeof kept !== "object" || kept === null) return settings;
  for (const [name, value] of Object.entries(kept as Record<string, unknown>)) {
    if (!(name in DEFAULTS)) continue;
    const fits =
      name in CHOICES
        ? (CHOICES[name as keyof Choices] as readonly unknown[]).includes(value)
        : typeof value === typeof DEFAULTS[name as keyof Settings];
    if (fits) Object.assign(settings, { [name]: value });
  }
  return settings;
}

export const settings: Settings = $state(parseSettings(localStorage.getItem(KEY)));

// A change in one tab applies to all tabs.
addEventListener("storage", ({ key, newValue }) => {
  if (key === KEY) Object.assign(settings, parseSettings(newValue));
});

export const keepSettings = (): void => localStorage.setItem(KEY, JSON.stringify(settings));

const dark = matchMedia("(prefers-color-scheme: dark)");
const reduced = matchMedia("(prefers-reduced-motion: reduce)");
const coarse = matchMedia("(pointer: coarse)");

let darkWished = $state(dark.matches);
let reducedWished = $state(reduced.matches);
dark.addEventListener("change", (event) => (darkWished = event.matches));
reduced.addEventListener("change", (event) => (reducedWished = event.matches));

export const isDark = (): boolean =>
  settings.theme === "auto" ? darkWished : settings.theme === "dark";

export const isStill = (): boolean => settings.motion === "none" || reducedWished;

/** Whether a move waits for a second touch before it is made. */
export const confirmsMoves = (): boolean =>
  settings.confirm === "always" || (settings.confirm === "touch" && coarse.matches);

/** The name of the drawing theme, as in src/skep/render/theme.py. */
export function themeName(): string {
  if (settings.palette === "contrast") return "contrast";
  if (settings.palette === "safe") return isDark() ? "safe-dark" : "safe";
  return isDark() ? "dark" : "light";
}
