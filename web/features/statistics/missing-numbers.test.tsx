import { createMemoryHistory, createRouter, RouterProvider } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import type { Listing } from '../../../shared/contract/listings.ts';
import { facets } from '../../../shared/domain/search.ts';
import { Failure } from '../../../shared/errors.ts';
import { createQueryClient } from '../../platform/query-client.ts';
import { withQueries } from '../../platform/with-queries.tsx';
import { routeTree } from '../../route-tree.gen.ts';

const id = '5337efc2-bd63-802d-a055-d321e2eabd28';
const listing: Listing = {
  id,
  sellerName: 'Ada Brook',
  verified: false,
  location: 'Portland, OR',
  category: 'Chair',
  title: 'Windsor chair',
  price: '1250.50',
  condition: 'Good',
  year: '1974',
  description: 'Six spindles, one of them new.',
  image: '/images/demo/windsor-1.webp',
  images: [],
  colours: [],
  materials: [],
  available: true,
  advertised: false,
  createdAt: '2026-01-01T00:00:00.000Z',
};

/** A server during warm-up: it has lists and listings, but no counts. */
const reading = () => Promise.reject(new Failure('busy', { retryAfter: 2 }));
const api = vi.hoisted(() => ({
  listCollection: vi.fn(),
  getListing: vi.fn(),
  searchListings: vi.fn(),
  listSimilar: vi.fn(),
}));
vi.mock('../../platform/request-context.ts', () => ({
  requestContext: () => ({
    api,
    language: 'en',
    named: undefined,
    wording: 'specified',
    publicDemo: false,
    publicUrl: 'https://settee.test',
  }),
}));
afterEach(() => void vi.resetAllMocks());

/** Renders as the server does, but with browser retries. */
async function open(path: string): Promise<Document> {
  const queryClient = createQueryClient();
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createRouter({ routeTree, ...withQueries(queryClient), history, isServer: true });
  await router.load();
  const html = renderToString(<RouterProvider router={router} />);
  queryClient.clear();
  return new DOMParser().parseFromString(html, 'text/html');
}

const titles = (page: Document) => [...page.querySelectorAll('main article h3')].map((title) => title.textContent);
const filters = (page: Document) => page.querySelectorAll('main form[aria-label="Filters"]').length;

test('a collection shows its listings without filters while there are no numbers, and asks for those once', async () => {
  api.listCollection.mockResolvedValue({ items: [listing] });
  api.searchListings.mockImplementation(reading);
  const page = await open('/collections/chair');
  expect(titles(page)).toEqual(['Windsor chair']);
  expect(filters(page)).toBe(0);
  expect(page.querySelector('main [role=alert]')).toBeNull();
  expect(api.searchListings).toHaveBeenCalledTimes(1);
});

test('with numbers it shows its filters', async () => {
  api.listCollection.mockResolvedValue({ items: [listing] });
  const counts = Object.fromEntries(facets.map((facet) => [facet, []]));
  api.searchListings.mockResolvedValue({ total: 1, items: [], facets: counts });
  const page = await open('/collections/chair');
  expect(titles(page)).toEqual(['Windsor chair']);
  expect(filters(page)).toBe(1);
});

test('a listing is shown without its like, which is asked for once', async () => {
  api.getListing.mockResolvedValue(listing);
  api.listSimilar.mockImplementation(reading);
  const page = await open(`/furniture/${id}`);
  expect(page.querySelector('main h1')?.textContent).toBe('Windsor chair');
  expect(page.querySelector('#similar')).toBeNull();
  expect(api.listSimilar).toHaveBeenCalledTimes(1);
});
