import { mount } from "svelte";
import App from "./App.svelte";
import "./board/themes.generated.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/controls.css";
import { useLanguage } from "./i18n.svelte";
import { settings } from "./settings.svelte";

const target = document.getElementById("app");
if (target) void useLanguage(settings.language).then(() => mount(App, { target }));

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  addEventListener("load", () => void navigator.serviceWorker.register("/service-worker.js"));
}
