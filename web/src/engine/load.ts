/**
 * Loads the core and its net, each once and only when first asked for: after the first board. Both are
 * cached by the service worker, so that they are there without a network.
 */
import netAddress from "$engine/default.net?url";
import { Core } from "./core";
import wasmAddress from "./skep.wasm?url";

let module: Promise<WebAssembly.Module> | null = null;
let net: Promise<Uint8Array<ArrayBuffer>> | null = null;
let core: Promise<Core> | null = null;

async function fetchFile(address: string): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response;
}

/** Compiled while it comes, and the browser may keep the compiled code; fails where there is no WebAssembly. */
async function compileModule(): Promise<WebAssembly.Module> {
  return await WebAssembly.compileStreaming(fetchFile(wasmAddress));
}

/** What has failed is tried again the next time. */
export function loadModule(): Promise<WebAssembly.Module> {
  module ??= compileModule();
  module.catch(() => (module = null));
  return module;
}

export function loadNet(): Promise<Uint8Array<ArrayBuffer>> {
  net ??= fetchFile(netAddress)
    .then((response) => response.arrayBuffer())
    .then((bytes) => new Uint8Array(bytes));
  net.catch(() => (net = null));
  return net;
}

/** The core on this thread, for what it answers at once: legal moves, reasons, paths. */
export function loadCore(): Promise<Core> {
  core ??= loadModule().then((compiled) => new Core(compiled));
  core.catch(() => (core = null));
  return core;
}

/** How long to wait for the core where something else can answer. */
const CORE_MS = 4000;

/** What a promise gives within some milliseconds; null if it fails or takes longer. */
export const within = <T>(work: Promise<T>, ms: number): Promise<T | null> =>
  Promise.race([
    work.catch(() => null),
    new Promise<null>((resolve) => setTimeout(() => resolve(null), ms)),
  ]);

/** The core, if it can be loaded in a moment; null where a browser cannot run it. */
export const coreInTime = (): Promise<Core | null> =>
  "WebAssembly" in globalThis ? within(loadCore(), CORE_MS) : Promise.resolve(null);

let loaded: Core | null = null;

/** The core if it is there already: who cannot wait asks the server instead. */
export const loadedCore = (): Core | null => loaded;

/** Loads the core when the page has nothing else to do; without one the server answers. */
export function loadWhenIdle(): void {
  const load = (): void => {
    loadCore().then(
      (each) => {
        loaded = each;
        performance.mark("engine");
      },
      () => undefined,
    );
  };
  if ("requestIdleCallback" in globalThis) requestIdleCallback(load, { timeout: 5_000 });
  else setTimeout(load, 1_000);
}
