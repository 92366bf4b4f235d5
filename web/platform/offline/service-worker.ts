/** Offline reading and notifications. Network first; stores responses marked for shared caches alone. */
declare const self: ServiceWorkerGlobalScope;

/** Maximum sizes. A new number discards the old cache. */
const room = { 'settee-pages-1': 60, 'settee-answers-1': 120, 'settee-parts-1': 150, 'settee-pictures-1': 150 };
type CacheName = keyof typeof room;

/** Milliseconds. */
const NEW = 5 * 60_000;
/** A page gives its own calls up after 30 s. */
const LONGEST_SILENCE = 20_000;

const FALLBACK = '/offline';
const fallbackCache = 'settee-fallback-1';

self.addEventListener('install', (event) => event.waitUntil(cacheFallback().then(() => self.skipWaiting())));

self.addEventListener('activate', (event) => event.waitUntil(deleteOlderCaches().then(() => self.clients.claim())));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(event));
  else if (pathname.startsWith('/static/')) event.respondWith(cachedFirst(event, 'settee-parts-1'));
  else if (pathname.startsWith('/images/')) event.respondWith(cachedFirst(event, 'settee-pictures-1'));
  // An event stream would keep this worker running.
  else if (pathname.startsWith('/api/') && pathname !== '/api/events') event.respondWith(answer(event));
});

type PushMessage = { title: string; body: string; href: string; tag: string; image?: string; lang: string };

self.addEventListener('push', (event) => {
  const message: PushMessage | undefined = event.data?.json();
  if (message) event.waitUntil(showPush(message));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data.href));
});

/** Shows a notification, unless its page is in view. */
async function showPush({ title, href, ...rest }: PushMessage): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window' });
  const { pathname } = new URL(href, self.location.origin);
  if (pages.some(({ focused, url }) => focused && new URL(url).pathname === pathname)) return;
  await self.registration.showNotification(title, { ...rest, icon: '/icon-192.png', data: { href } });
}

/** Shows a page where it is open, else in an open window where possible. */
async function openPage(href: string): Promise<void> {
  const url = new URL(href, self.location.origin).href;
  const windows = await self.clients.matchAll({ type: 'window' });
  const pages = windows.filter(({ frameType }) => frameType !== 'nested');
  // A load would drop what was typed.
  const open = pages.find((page) => page.url === url);
  const shown = open ?? (await pages[0]?.navigate(url).catch(() => null));
  if (shown) await shown.focus();
  else await self.clients.openWindow(url);
}

type Shown = { page: string; parts: string[] };

self.addEventListener('message', (event) => {
  const shown: Shown = event.data;
  event.waitUntil(cacheShown(shown).catch(() => undefined));
});

/** Network, then cache, then the offline page with a link back. */
async function page(event: FetchEvent): Promise<Response> {
  const { pathname, search, searchParams } = new URL(event.request.url);
  const fallback = async () => (await caches.open(fallbackCache)).match(FALLBACK);
  try {
    // Silent a moment ago.
    const known = pathname === FALLBACK && searchParams.has('late') ? await fallback() : undefined;
    if (known) return known;
    const fresh = await inTime(fetch(event.request));
    if (isForEverybody(fresh) && !isPersonal.test(pathname)) store(event, 'settee-pages-1', fresh.clone());
    return fresh;
  } catch (error) {
    const seen = await find('settee-pages-1', event.request);
    if (seen) return seen;
    // Redirect, because its scripts depend on the URL.
    const late = error instanceof Late ? '&late=1' : '';
    const from = encodeURIComponent(pathname + search);
    if (pathname !== FALLBACK) return Response.redirect(`${FALLBACK}?from=${from}${late}`);
    const known = await fallback();
    if (known) return known;
    throw error;
  }
}

/** Network, then the cached response, unless it answers a token. */
async function answer(event: FetchEvent): Promise<Response> {
  const network = fetch(event.request);
  try {
    const fresh = await inTime(network);
    if (isForEverybody(fresh) && !event.request.headers.has('Authorization'))
      store(event, 'settee-answers-1', fresh.clone());
    return fresh;
  } catch {
    return (await find('settee-answers-1', event.request)) ?? network;
  }
}

/** Cache first: the URL has a content hash. */
async function cachedFirst(event: FetchEvent, name: 'settee-parts-1' | 'settee-pictures-1'): Promise<Response> {
  const seen = (await find(name, event.request)) ?? (await (await caches.open(fallbackCache)).match(event.request));
  if (seen) return seen;
  const fresh = await fetch(event.request);
  if (fresh.status === 200) store(event, name, fresh.clone());
  return fresh;
}

class Late extends Error {}

async function inTime(answering: Promise<Response>): Promise<Response> {
  let timer = 0;
  const late = new Promise<never>((_, reject) => {
    timer = self.setTimeout(() => reject(new Late('No answer came in time.')), LONGEST_SILENCE);
  });
  return Promise.race([answering, late]).finally(() => self.clearTimeout(timer));
}

const isForEverybody = (response: Response) =>
  response.status === 200 && !response.redirected && response.headers.has('CDN-Cache-Control');

/** Personal pages are empty without data, and some URLs contain secrets. */
const isPersonal =
  /^\/(dashboard|login|signup|google|reset-password|verify-email|not-me|first-admin|unsubscribe|notifications|offline)(\/|$)/;

const find = async (name: CacheName, request: Request) =>
  // All variants belong to the same person.
  (await caches.open(name)).match(request, { ignoreVary: true });

/** Stores after the response. Without space, only offline reading is lost. */
function store(event: FetchEvent, name: CacheName, response: Response): void {
  event.waitUntil(put(name, event.request, response).catch(() => undefined));
}

async function put(name: CacheName, request: Request, response: Response): Promise<void> {
  const cache = await caches.open(name);
  // At the end, since the least recently used come first.
  await cache.delete(request, { ignoreVary: true });
  await cache.put(request, response);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - room[name])).map((key) => cache.delete(key)));
}

async function cacheShown({ page, parts }: Shown): Promise<void> {
  const request = new Request(page);
  if (isPersonal.test(new URL(request.url).pathname)) return;
  const seen = await find('settee-pages-1', request);
  if (seen && Date.now() - Date.parse(seen.headers.get('Date') ?? '') < NEW) return;
  const fresh = await inTime(fetch(request, { priority: 'low' }));
  if (!isForEverybody(fresh)) return;
  await put('settee-pages-1', request, fresh.clone());
  // A listing seen in a modal needs different parts as a document.
  const named = partsIn(await fresh.text()).map((path) => new URL(path, request.url).href);
  for (const part of new Set([...parts, ...named])) {
    if (await caches.match(part, { ignoreVary: true })) continue;
    // Hashed URL, so it comes from the browser cache.
    const loaded = await inTime(fetch(part, { priority: 'low' }));
    if (loaded.status === 200) await put('settee-parts-1', new Request(part), loaded);
  }
}

async function cacheFallback(): Promise<void> {
  const cache = await caches.open(fallbackCache);
  const response = await inTime(fetch(FALLBACK, { cache: 'no-cache' }));
  if (!response.ok) throw new Error(`${FALLBACK} answered ${response.status}`);
  await cache.addAll([...new Set(partsIn(await response.clone().text()))]);
  await cache.put(FALLBACK, response);
}

const partsIn = (html: string) =>
  Array.from(html.matchAll(/"(\/static\/[^"]+\.(?:css|js|woff2|svg))"/g), ([, path = '']) => path);

async function deleteOlderCaches(): Promise<void> {
  const known = new Set<string>([...Object.keys(room), fallbackCache]);
  const names = (await caches.keys()).filter((name) => name.startsWith('settee-') && !known.has(name));
  await Promise.all(names.map((name) => caches.delete(name)));
}
