import { afterEach, expect, it, vi } from 'vitest';
import { type ApiError, api } from './api.ts';

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
  await api.keepHold({ params: { listingId: '1' } });
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
