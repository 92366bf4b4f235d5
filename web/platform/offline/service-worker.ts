/**
 * Keeps what a person has seen, so that it can be read without a connection. Asked first is always the server; what is
 * kept is only what every visitor gets alike (the server marks it for shared caches), never a thing of one person.
 * Runs in the browser beside the pages; the build takes the types out and serves it as `/service-worker.js`.
 */
declare const self: ServiceWorkerGlobalScope;

/** What is kept, and how many of each: a new number in a name forgets what older versions kept. */
const room = { 'settee-pages-1': 60, 'settee-answers-1': 120, 'settee-parts-1': 150, 'settee-pictures-1': 150 };
type Kept = keyof typeof room;

/** Milliseconds for which a kept page is as good as new: who goes to and fro by links loads it once. */
const NEW = 5 * 60_000;

/** The page that is shown instead of one that was never seen, with all that it needs. */
const FALLBACK = '/offline';
const fallbackCache = 'settee-fallback-1';

self.addEventListener('install', (event) => event.waitUntil(keepFallback().then(() => self.skipWaiting())));

self.addEventListener('activate', (event) => event.waitUntil(forgetOlder().then(() => self.clients.claim())));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(event));
  else if (pathname.startsWith('/static/')) event.respondWith(keptFirst(event, 'settee-parts-1'));
  else if (pathname.startsWith('/images/')) event.respondWith(keptFirst(event, 'settee-pictures-1'));
  else if (pathname.startsWith('/api/')) event.respondWith(answer(event));
});

/** What a page tells of itself: its address, and those of the parts that it has loaded. */
type Shown = { page: string; parts: string[] };

self.addEventListener('message', (event) => {
  const shown: Shown = event.data;
  event.waitUntil(keepShown(shown).catch(() => undefined));
});

/** A page from the server; without one, as it was last seen; never seen, the page that says so, which knows the way back. */
async function page(event: FetchEvent): Promise<Response> {
  const { pathname, search } = new URL(event.request.url);
  try {
    const fresh = await fetch(event.request);
    if (isForEverybody(fresh) && !isPersonal.test(pathname)) keep(event, 'settee-pages-1', fresh.clone());
    return fresh;
  } catch (error) {
    const seen = await find('settee-pages-1', event.request);
    if (seen) return seen;
    // Under its own address, for its scripts go by that.
    if (pathname !== FALLBACK) return Response.redirect(`${FALLBACK}?from=${encodeURIComponent(pathname + search)}`);
    const fallback = await (await caches.open(fallbackCache)).match(FALLBACK);
    if (fallback) return fallback;
    throw error;
  }
}

/** An answer of the server; without one, what it last answered to anybody. Who shows a token may have been told more. */
async function answer(event: FetchEvent): Promise<Response> {
  try {
    const fresh = await fetch(event.request);
    if (isForEverybody(fresh) && !event.request.headers.has('Authorization'))
      keep(event, 'settee-answers-1', fresh.clone());
    return fresh;
  } catch (error) {
    const seen = await find('settee-answers-1', event.request);
    if (seen) return seen;
    throw error;
  }
}

/** What is named by its content: once here, it need not be asked for again. */
async function keptFirst(event: FetchEvent, name: 'settee-parts-1' | 'settee-pictures-1'): Promise<Response> {
  const seen = (await find(name, event.request)) ?? (await (await caches.open(fallbackCache)).match(event.request));
  if (seen) return seen;
  const fresh = await fetch(event.request);
  if (fresh.status === 200) keep(event, name, fresh.clone());
  return fresh;
}

/** Whether the server says that anybody may be shown this answer. */
const isForEverybody = (response: Response) =>
  response.status === 200 && !response.redirected && response.headers.has('CDN-Cache-Control');

/** Pages that are the empty frame of what one person has, and would stay empty; the addresses of some are secrets. */
const isPersonal = /^\/(dashboard|login|signup|google|reset-password|verify-email|unsubscribe|offline)(\/|$)/;

const find = async (name: Kept, request: Request) =>
  // The languages and the tokens that answers vary by are the same person's.
  (await caches.open(name)).match(request, { ignoreVary: true });

/** Keeps an answer after it has been given. A browser without room loses nothing but the reading offline. */
function keep(event: FetchEvent, name: Kept, response: Response): void {
  event.waitUntil(put(name, event.request, response).catch(() => undefined));
}

async function put(name: Kept, request: Request, response: Response): Promise<void> {
  const cache = await caches.open(name);
  // The newest stands last, so that the first are those which nobody has looked at for longest.
  await cache.delete(request, { ignoreVary: true });
  await cache.put(request, response);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - room[name])).map((key) => cache.delete(key)));
}

/**
 * Keeps a page that this worker did not see coming: a link was followed inside another, or the page is older than the
 * worker. Reloaded without a connection it is asked for as a document, which comes alive by its parts.
 */
async function keepShown({ page, parts }: Shown): Promise<void> {
  const request = new Request(page);
  if (isPersonal.test(new URL(request.url).pathname)) return;
  const seen = await find('settee-pages-1', request);
  if (seen && Date.now() - Date.parse(seen.headers.get('Date') ?? '') < NEW) return;
  const fresh = await fetch(request, { priority: 'low' });
  if (!isForEverybody(fresh)) return;
  await put('settee-pages-1', request, fresh.clone());
  // A piece that was seen in a window over a list is a page of other parts when it is loaded as a document.
  const named = partsIn(await fresh.text()).map((path) => new URL(path, request.url).href);
  for (const part of new Set([...parts, ...named])) {
    if (await caches.match(part, { ignoreVary: true })) continue;
    // Named by its content, so the browser still has it.
    const loaded = await fetch(part, { priority: 'low' });
    if (loaded.status === 200) await put('settee-parts-1', new Request(part), loaded);
  }
}

async function keepFallback(): Promise<void> {
  const cache = await caches.open(fallbackCache);
  const response = await fetch(FALLBACK, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${FALLBACK} answered ${response.status}`);
  await cache.addAll([...new Set(partsIn(await response.clone().text()))]);
  await cache.put(FALLBACK, response);
}

/** The addresses of the scripts, styles and fonts that a document names. */
const partsIn = (html: string) =>
  Array.from(html.matchAll(/"(\/static\/[^"]+\.(?:css|js|woff2|svg))"/g), ([, path = '']) => path);

async function forgetOlder(): Promise<void> {
  const known = new Set<string>([...Object.keys(room), fallbackCache]);
  const names = (await caches.keys()).filter((name) => name.startsWith('settee-') && !known.has(name));
  await Promise.all(names.map((name) => caches.delete(name)));
}
