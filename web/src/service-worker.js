// Caches the shell of the page, the rules and the lessons, so that the app opens without a network.
// Games are never cached: nothing else below /api/ is touched, and a WebSocket does not come here at all.
//
// A page that is opened always comes from the network if there is one, so that nobody stays on an old
// version. The address of every cached asset contains a hash of its content, so none is outdated; the
// assets of the version before this one are kept for pages that are still open.
const version = "VERSION";
const shell = ["SHELL"];
const engine = ["ENGINE"];
// What comes from the network if there is one, and is kept for when there is none.
const documents = ["/rules", "/rules.css", "/api/lessons/all"];
const cacheName = `skep-${version}`;
const anyHeaders = { ignoreVary: true };

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(cacheName)
      .then((cache) => cache.addAll(shell))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => names.filter((name) => name.startsWith("skep-") && name !== cacheName))
      .then((old) => Promise.all(old.slice(0, -1).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

// What a page has loaded before this worker was there, its language, the rules in that language, and
// the engine, with which one can play without a network.
self.addEventListener("message", (event) => {
  const { keep } = event.data ?? {};
  if (!Array.isArray(keep)) return;
  const wanted = event.data.engine ? [...keep, ...engine] : keep;
  event.waitUntil(Promise.all(wanted.map(keepOnce)));
});

async function keepOnce(path) {
  const request = new Request(path);
  if (isAsset(path) && (await find(request))) return;
  const cache = await caches.open(cacheName);
  if (!(await cache.match(request, anyHeaders))) await fetchAndKeep(request).catch(() => null);
}

const isAsset = (pathname) => pathname.startsWith("/assets/");

/**
 * What is cached: by this version first, because `caches.match` alone would answer from the oldest
 * cache. An asset of an older version is copied, because its cache goes with the next version.
 */
async function find(request, options = {}) {
  const wanted = { ...anyHeaders, ...options };
  const cache = await caches.open(cacheName);
  const own = await cache.match(request, wanted);
  if (own) return own;
  const older = await caches.match(request, wanted);
  if (older && isAsset(new URL(request.url).pathname)) {
    await cache.put(request, older.clone());
  }
  return older;
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  const isDocument = documents.includes(pathname);
  if (!isDocument && (pathname.startsWith("/api/") || pathname === "/openapi.json")) return;
  if (request.mode === "navigate" || isDocument) {
    event.respondWith(fetchAndKeep(request).catch(() => kept(request, pathname)));
  } else {
    event.respondWith(find(request).then((found) => found ?? fetchAndKeep(request)));
  }
});

/** What there is without a network: this very file, the rules in another language, for a page the shell. */
async function kept(request, pathname) {
  const exact = await find(request);
  const near = exact ?? (await find(new Request(pathname), { ignoreSearch: true }));
  const shell = request.mode === "navigate" ? new Request("/") : request;
  return near ?? (await find(shell)) ?? Response.error();
}

async function fetchAndKeep(request) {
  const response = await fetch(request);
  const { pathname } = new URL(request.url);
  if (response.ok && (isAsset(pathname) || documents.includes(pathname))) {
    const cache = await caches.open(cacheName);
    await cache.put(request, response.clone());
  }
  return response;
}
