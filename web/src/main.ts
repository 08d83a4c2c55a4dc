import { mount } from "svelte";
import App from "./App.svelte";
import "./board/themes.generated.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/controls.css";
import { allKept } from "./game/device/storage";
import { currentLanguage, useLanguage } from "./i18n.svelte";
import { preloadAnalysis } from "./screens/analysis/preload";
import { settings } from "./settings.svelte";

// The engine of the analysis board starts while the page does; the screen tells of failures.
if (location.pathname.startsWith("/analysis")) preloadAnalysis().catch(() => undefined);

const target = document.getElementById("app");
if (target) void useLanguage(settings.language).then(() => mount(App, { target }));

addEventListener("load", () => void sendGames());
addEventListener("online", () => void sendGames());

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  addEventListener("load", () => void installApp());
}

/** Sends what was played without a network. */
async function sendGames(): Promise<void> {
  if (allKept().length === 0) return;
  const device = await import("./game/device/deviceGames").catch(() => null); // without a network
  await device?.sendAllKept();
}

/** Lets the app open without a network, in this language. */
async function installApp(): Promise<void> {
  const installed = await navigator.serviceWorker.register("/service-worker.js").catch(() => null);
  if (!installed) return; // the page works without
  const { active } = await navigator.serviceWorker.ready;
  // On the first visit the page has loaded its language before the worker was there.
  const loaded = performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.endsWith(".ftl"))
    .map(({ pathname }) => pathname);
  active?.postMessage({
    keep: [...loaded, `/rules?lang=${currentLanguage()}`, "/rules.css", "/api/lessons/all"],
    engine: true,
  });
}
