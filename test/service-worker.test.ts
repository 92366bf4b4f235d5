import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

type Fetch = { request: Request; respondWith: (answer: Promise<Response>) => void; waitUntil: () => void };

const source = stripTypeScriptTypes(
  readFileSync(new URL('../web/platform/offline/service-worker.ts', import.meta.url), 'utf8'),
);
const origin = 'https://shop.example';
const never = () => new Promise<Response>(() => undefined);
const late = (text: string) =>
  new Promise<Response>((resolve) => setTimeout(() => resolve(new Response(text)), 45_000));

/** Starts the worker on a network; `stored` are the addresses that its caches have. */
function start(network: (address: string) => Promise<Response>, stored: readonly string[], clients: object = {}) {
  const listeners = new Map<string, (event: Fetch) => void>();
  const match = async (key: string | Request) => {
    const address = new URL(typeof key === 'string' ? key : key.url, origin).pathname;
    return stored.includes(address) ? new Response(`stored ${address}`) : undefined;
  };
  const self = {
    addEventListener: (name: string, listener: (event: Fetch) => void) => listeners.set(name, listener),
    location: { origin },
    setTimeout,
    clearTimeout,
    clients,
  };
  const fetched = (key: string | Request) => network(typeof key === 'string' ? key : key.url);
  const redirect = (address: string) => new Response(`to ${address}`);
  new Function('self', 'caches', 'fetch', 'Response', source)(self, { open: async () => ({ match }) }, fetched, {
    redirect,
  });
  const press = (href: string) =>
    new Promise((done) => {
      const notification = { close: () => undefined, data: { href } };
      listeners.get('notificationclick')?.({ notification, waitUntil: done } as unknown as Fetch);
    });
  const get = async (path: string, mode: 'navigate' | 'cors') => {
    let text: string | undefined;
    const request = { method: 'GET', url: `${origin}${path}`, mode, headers: new Headers() } as unknown as Request;
    const respondWith = (answer: Promise<Response>) =>
      void answer.then(async (response) => {
        text = await response.text();
      });
    listeners.get('fetch')?.({ request, respondWith, waitUntil: () => undefined });
    return async (milliseconds: number) => {
      await vi.advanceTimersByTimeAsync(milliseconds);
      return text;
    };
  };
  return Object.assign(get, { press });
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('shows what it has of a page when the server takes the call and stays silent, else the offline page', async () => {
  const get = start(never, ['/category']);
  const [known, unknown] = [await get('/category', 'navigate'), await get('/sellers/1?x=2', 'navigate')];
  expect(await known(5_000)).toBeUndefined();
  expect(await known(25_000)).toBe('stored /category');
  expect(await unknown(0)).toBe('to /offline?from=%2Fsellers%2F1%3Fx%3D2&late=1');
});

it('shows the stored offline page at once while the server is silent, which then says so', async () => {
  const get = start(never, ['/offline']);
  expect(await (await get('/offline?from=%2Fcategory&late=1', 'navigate'))(0)).toBe('stored /offline');
});

it('gives the answer that it has while the server is silent, and without one waits as long as the page does', async () => {
  const get = start((address) => (address.endsWith('/slow') ? late('fresh') : never()), ['/api/listings']);
  const [known, slow] = [await get('/api/listings', 'cors'), await get('/api/slow', 'cors')];
  expect(await known(25_000)).toBe('stored /api/listings');
  expect(await slow(0)).toBeUndefined();
  expect(await slow(25_000)).toBe('fresh');
});

it.each([
  [
    'focuses the page of a notification where it is open, and loads it nowhere',
    ['/', '/messages/1'],
    ['focus /messages/1'],
  ],
  ['shows it in a window with another page, and not in a part of one', ['nested', '/'], ['load /', 'focus /']],
  ['opens a window where none shows the shop', [], ['window']],
])('%s', async (_, open, done) => {
  const acts: string[] = [];
  const windows = open.map((path) => ({
    url: origin + path,
    frameType: path === 'nested' ? 'nested' : 'top-level',
    async navigate() {
      acts.push(`load ${path}`);
      return this;
    },
    focus: async () => void acts.push(`focus ${path}`),
  }));
  const clients = { matchAll: async () => windows, openWindow: async () => void acts.push('window') };
  await start(never, [], clients).press('/messages/1');
  expect(acts).toEqual(done);
});
