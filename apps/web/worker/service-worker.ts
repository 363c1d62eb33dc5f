declare const self: ServiceWorkerGlobalScope;

/** What opens without a connection: filled in by `scripts/build-worker.ts`. */
declare const shell: { readonly version: string; readonly page: string; readonly paths: readonly string[]; readonly files: readonly string[] };

const prefix = 'shell-';
const cacheName = prefix + shell.version;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll([shell.page, ...shell.files])));
});

// A new version waits until no page of the old one is open, whose files then can go.
self.addEventListener('activate', (event) => {
  event.waitUntil(caches.keys().then((names) => Promise.all(names.filter((name) => name.startsWith(prefix) && name !== cacheName).map((name) => caches.delete(name)))));
});

/** Whatever is not answered here goes its usual way: the API, and every page and file that does not belong to the shell. */
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    // Online the server has the newest page; the others would draw nothing without their own files.
    if (shell.paths.includes(pathname)) event.respondWith(fetch(request).catch(() => kept(shell.page)));
  } else if (shell.files.includes(pathname)) {
    // Their names change with their content.
    event.respondWith(kept(pathname));
  }
});

async function kept(path: string): Promise<Response> {
  const cache = await caches.open(cacheName);
  return (await cache.match(path, { ignoreVary: true })) ?? fetch(path);
}
