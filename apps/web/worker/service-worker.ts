declare const self: ServiceWorkerGlobalScope;

/** What opens without a connection: filled in by `scripts/build-worker.ts`. */
declare const shell: {
  readonly version: string;
  /** The app's page, and the screens that it draws without a connection. */
  readonly page: string;
  readonly paths: readonly string[];
  /** What comes before an id. */
  readonly folders: readonly string[];
  readonly files: readonly string[];
  /** The page where nothing else can be had, and what it takes. */
  readonly offline: { readonly page: string; readonly files: readonly string[] };
};

const caching = {
  offline: `offline-${shell.version}`,
  shell: `shell-${shell.version}`,
  pages: 'public-pages',
  files: 'public-files',
};
/** Those that were seen last. */
const mostKept = { [caching.pages]: 40, [caching.files]: 120 };
/** Documents that are the same for everybody. */
const publicPaths = /^\/((blog(\/[^/]+)?|date-ideas|terms-of-service|privacy-policy)\/?)?$/;

self.addEventListener('install', (event) => {
  event.waitUntil(install());
});

/**
 * A visitor takes the offline page alone; the app's files come once a member has asked for them,
 * and then with every version.
 */
async function install(): Promise<void> {
  const hasShell = (await caches.keys()).some((name) => name.startsWith('shell-'));
  await Promise.all([
    fill(caching.offline, [shell.offline.page, ...shell.offline.files]),
    hasShell && keepShell(),
  ]);
}

async function keepShell(): Promise<void> {
  if (!(await caches.has(caching.shell))) await fill(caching.shell, [shell.page, ...shell.files]);
}

async function fill(name: string, paths: readonly string[]): Promise<void> {
  const cache = await caches.open(name);
  // A cache that is not whole would be taken for one that is.
  await cache.addAll(paths).catch(async (error: unknown) => {
    await caches.delete(name);
    throw error;
  });
}

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([dropOldVersions(), keepOpenPages()]));
});

/**
 * The version before stays: tabs that were open when somebody asked for the new one still
 * load their parts from it.
 */
async function dropOldVersions(): Promise<void> {
  const names = await caches.keys();
  const old = ['offline-', 'shell-'].flatMap((prefix) =>
    names.filter((name) => name.startsWith(prefix)).slice(0, -2),
  );
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** The public pages that were open before there was a worker to keep them. */
async function keepOpenPages(): Promise<void> {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const paths = open
    .map(({ url }) => new URL(url).pathname)
    .filter((path) => publicPaths.test(path));
  await Promise.all(paths.map(async (path) => keep(caching.pages, path, await fetch(path))));
}

self.addEventListener('message', (event) => {
  if (event.data === 'keep-shell') event.waitUntil(keepShell());
  if (event.data === 'take-over') event.waitUntil(self.skipWaiting());
});

/** Whatever is not answered here goes its usual way: the API above all. */
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/'))
    return;
  if (request.mode === 'navigate') event.respondWith(openPage(event, pathname));
  // Their names change with their content.
  else if (pathname.startsWith('/assets/'))
    event.respondWith(findFile(request).then((file) => file ?? loadFile(event)));
  else if (request.destination === 'image')
    event.respondWith(
      loadFile(event).catch(async () => (await findFile(request)) ?? Response.error()),
    );
});

/** Online the server has the newest page. */
async function openPage(event: FetchEvent, path: string): Promise<Response> {
  try {
    const response = await fetch(event.request);
    // With a query it may be a choice of what the page holds.
    if (publicPaths.test(path) && new URL(event.request.url).search === '')
      event.waitUntil(keep(caching.pages, path, response.clone()));
    return response;
  } catch {
    // The app would draw nothing on other paths, for want of their own files.
    const isOfShell =
      shell.paths.includes(path) || shell.folders.some((folder) => path.startsWith(folder));
    const page = isOfShell
      ? await find(caching.shell, shell.page)
      : await find(caching.pages, path);
    return page ?? offlinePage();
  }
}

/** What public pages load is kept with them. */
async function loadFile(event: FetchEvent): Promise<Response> {
  const { request, clientId } = event;
  const response = await fetch(request);
  const copy = response.clone();
  const keepForPublicPage = async () => {
    const page = await self.clients.get(clientId);
    if (page && publicPaths.test(new URL(page.url).pathname))
      await keep(caching.files, request.url, copy);
  };
  event.waitUntil(keepForPublicPage());
  return response;
}

function findFile(request: Request): Promise<Response | undefined> {
  return caches.match(request, { ignoreVary: true });
}

async function find(name: string, path: string): Promise<Response | undefined> {
  // Not opened: that would make a cache that is not there, and an empty one counts as filled.
  return caches.match(path, { cacheName: name, ignoreVary: true });
}

/** What the server marks as one person's is never kept, nor is what it refused or cut short. */
async function keep(name: string, key: string, response: Response): Promise<void> {
  if (
    response.status !== 200 ||
    response.redirected ||
    /private|no-store/.test(response.headers.get('cache-control') ?? '')
  )
    return;
  const cache = await caches.open(name);
  // Anew at the end: the order of the keys is that of the last visits.
  await cache.delete(key);
  await cache.put(key, response);
  const keys = await cache.keys();
  await Promise.all(
    keys.slice(0, -(mostKept[name] ?? keys.length)).map((oldest) => cache.delete(oldest)),
  );
}

/** The page without a connection, with links to what is kept, the page seen last on top. */
async function offlinePage(): Promise<Response> {
  const [page, links] = await Promise.all([
    find(caching.offline, shell.offline.page),
    listKeptPages(),
  ]);
  if (page === undefined) return Response.error();
  const headers = new Headers(page.headers);
  // The text is plain again by now.
  headers.delete('content-encoding');
  const html = (await page.text()).replace(
    '<li data-kept=""></li>',
    () => `<li data-kept="">${links.join('</li><li>')}</li>`,
  );
  return new Response(html, { status: 503, headers });
}

async function listKeptPages(): Promise<string[]> {
  const cache = await caches.open(caching.pages);
  const keys = (await cache.keys()).toReversed();
  return Promise.all(
    keys.map(async (key) => {
      const html = (await (await cache.match(key, { ignoreVary: true }))?.text()) ?? '';
      const { pathname } = new URL(key.url);
      // Both come from pages of ours, where they are written as HTML already.
      return `<a class="link" href="${pathname}">${/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? pathname}</a>`;
    }),
  );
}
