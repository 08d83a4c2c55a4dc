// Caches the shell of the page, so that the app opens at once and without a network. The address of
// every cached file but "/" contains a hash of its content, so a cached file is never outdated.
const version = "VERSION";
const shell = ["SHELL"];
const cacheName = `skep-${version}`;

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
      .then((old) => Promise.all(old.map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== location.origin) return;
  if (address.pathname.startsWith("/api/") || address.pathname === "/openapi.json") return;
  if (request.mode === "navigate") {
    // Network first, so that a new version is seen at once.
    event.respondWith(fetch(request).catch(() => caches.match("/")));
  } else {
    event.respondWith(caches.match(request).then((kept) => kept ?? fetchAndKeep(request)));
  }
});

async function fetchAndKeep(request) {
  const response = await fetch(request);
  if (response.ok && new URL(request.url).pathname.startsWith("/assets/")) {
    const cache = await caches.open(cacheName);
    await cache.put(request, response.clone());
  }
  return response;
}
