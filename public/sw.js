// Keeps the whole site, so that it works without a network. A version is kept
// completely or not at all, and comes into use only when the page says so: never
// is a page half old, half new.
//
// cargo xtask fills in VERSION and FILES. The names of files change with their
// content, so that whatever the browser has of them is right; only the page
// itself has to be fetched anew.

const VERSION = "@VERSION@";
const FILES = ["@FILES@"];

// Everything at this address shares one store of caches.
const PREFIX = `interregnum ${self.registration.scope} `;
const CACHE = PREFIX + VERSION;

// Browsers with wide numbers (SIMD) never ask for the plain worker, the others
// never for the fast one. The smallest program with a wide number in it:
const WIDE = [0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11];
const unused = WebAssembly.validate(new Uint8Array(WIDE)) ? "worker_bg-" : "worker-simd_bg-";

const address = (name) => new URL(name, self.registration.scope);

self.addEventListener("install", (event) => {
  const wanted = FILES.filter((name) => !name.startsWith(unused));
  const requests = wanted.map((name) => new Request(address(name), name === "index.html" ? { cache: "reload" } : {}));
  event.waitUntil((async () => {
    const cache = await caches.open(CACHE);
    try {
      await cache.addAll(requests);
      // The page alone has no version in its name: it may be of another one.
      const page = await (await cache.match(address("index.html"))).text();
      const named = [...page.matchAll(/"\.\/([^"]+\.(?:js|css|wasm))"/g)].map(([, name]) => name);
      if (!named.length || !named.every((name) => FILES.includes(name))) throw new Error("a page of another version");
    } catch (error) {
      await caches.delete(CACHE);
      throw error;
    }
  })());
});

self.addEventListener("activate", (event) => {
  event.waitUntil((async () => {
    // A window that plays on with the version before may still need its files.
    const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    if (windows.length <= 1) {
      const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
      await Promise.all(old.map((name) => caches.delete(name)));
    }
    await self.clients.claim();
  })());
});

self.addEventListener("message", (event) => {
  if (event.data === "take-over") self.skipWaiting();
});

async function kept(request) {
  const cache = await caches.open(CACHE);
  if (request.mode === "navigate") return cache.match(address("index.html"));
  const found = await cache.match(request, { ignoreSearch: true });
  if (found) return found;
  for (const name of await caches.keys()) {
    const older = name.startsWith(PREFIX) && (await (await caches.open(name)).match(request, { ignoreSearch: true }));
    if (older) return older;
  }
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(self.registration.scope)) return;
  event.respondWith(kept(request).then((found) => found ?? fetch(request)));
});
