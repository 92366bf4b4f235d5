import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SellerListings } from './seller-listings.tsx';
import { sellerListingsQuery } from './seller-queries.ts';

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });

it('leads from a seller who has nothing for sale to other items, without a search to clear', () => {
  const client = new QueryClient();
  const { queryKey } = sellerListingsQuery('1', undefined);
  client.setQueryData(queryKey, { pages: [{ items: [], nextCursor: undefined }], pageParams: [null] });
  const page = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <RouterContextProvider router={router}>
        <SellerListings sellerId="1" name="Sal" cursor={undefined} />
      </RouterContextProvider>
    </QueryClientProvider>,
  );
  expect(page).toContain('Sal has nothing for sale now.');
  expect(page).toContain('Browse items');
  expect(page).not.toContain('Clear search');
});
