import { afterEach, expect, it, vi } from 'vitest';
import { type ApiError, api, setTokenSource } from './api.ts';

afterEach(() => vi.unstubAllGlobals());

/** Answers the next call, and returns what it sent. */
function serve(body: unknown, status = 200) {
  const sent: { address: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (address: string, { body: text }: { body?: string }) => {
    sent.push({ address, body: text === undefined ? undefined : JSON.parse(text) });
    return new Response(JSON.stringify(body), { status });
  });
  return sent;
}

it('sends the names and flags of the wire, and answers ours', async () => {
  const sent = serve({ acknowledged: true, insertedId: '7' }, 201);
  expect(await api.addWish({ body: { listingId: '1' } })).toEqual({ acknowledged: true, id: '7' });
  await api.updateListing({ params: { id: '1' }, body: { category: 'Sofa', available: false } });
  await api.extendHold({ params: { listingId: '1' } });
  expect(sent).toEqual([
    { address: '/api/orders', body: { previousId: '1', listingId: '1' } },
    { address: '/api/furniture-update/1', body: { productName: 'Sofa', isAvailable: 'false' } },
    { address: '/api/payment-intent/1', body: undefined },
  ]);
});

it('asks for the words of a search as they are: its parameters have no other names', async () => {
  const sent = serve({ total: 0, items: [] });
  await api.searchListings({ query: { category: 'Chair', verified: 'true' } });
  expect(sent[0]?.address).toBe('/api/search?category=Chair&verified=true');
});

it('reads a page of records, the flags as booleans', async () => {
  serve([{ _id: '1', productName: 'Chair', isVarified: true, isAvailable: 'true', advertise: 'false' }]);
  const { items } = await api.listAvailable({ query: {} });
  expect(items).toEqual([{ id: '1', category: 'Chair', verified: true, available: true, advertised: false }]);
});

it('names a refused field as the form knows it', async () => {
  serve({ code: 'invalid_input', message: 'Please check the marked fields.', fields: { productName: 'No.' } }, 422);
  const refused = (await api.updateListing({ params: { id: '1' }, body: {} }).catch((error) => error)) as ApiError;
  expect(refused.fields).toEqual({ category: 'No.' });
});

const late = 'The server did not answer in time. Try again; what you typed is still here.';
/** Never answers; ends when it is given up. */
const hang = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

it.each([
  ['accepts a call and never answers', (signal: AbortSignal) => hang(signal)],
  [
    'stops in the middle of its answer',
    async (signal: AbortSignal) => ({ ok: true, status: 200, json: () => hang(signal) }) as Partial<Response>,
  ],
])('gives up a server that %s, and says so', async (_, answer) => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', (__: string, { signal }: { signal: AbortSignal }) => answer(signal));
  const refused = api.addWish({ body: { listingId: '1' } }).catch((error: ApiError) => error);
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();
  expect(await Promise.race([refused, 'still waiting'])).toMatchObject({ status: 0, message: late });
});

it('sends nothing where a token cannot be fetched, and says that nobody was reached', async () => {
  const sent = serve({ code: 'not_signed_in', message: 'No.' }, 401);
  const lost = async () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  };
  const call = () => api.listSaved().catch((error: ApiError) => error);
  setTokenSource({ token: lost, renew: lost });
  expect(await call()).toMatchObject({ name: 'ApiError', status: 0, code: 'offline' });
  expect(sent).toHaveLength(0);
  setTokenSource({ token: async () => 'stale', renew: lost });
  expect(await call()).toMatchObject({ name: 'ApiError', status: 0, code: 'offline' });
  expect(sent).toHaveLength(1);
  setTokenSource({ token: async () => undefined, renew: async () => undefined });
});
