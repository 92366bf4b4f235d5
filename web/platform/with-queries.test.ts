import { expect, test } from 'vitest';
import { createQueryClient } from './query-client.ts';
import { withQueries } from './with-queries.tsx';

test('the browser gets the answers of the server with their age, and no failed query', async () => {
  const onServer = createQueryClient();
  onServer.setQueryData(['listings', 'home'], { items: ['a sofa'] }, { updatedAt: 1000 });
  await onServer.prefetchQuery({ queryKey: ['failed'], queryFn: () => Promise.reject(new Error('a secret')) });
  const carried = withQueries(onServer).dehydrate();
  expect(carried.queries).not.toContain('secret');

  const inBrowser = createQueryClient();
  withQueries(inBrowser).hydrate(carried);
  expect(inBrowser.getQueryData(['listings', 'home'])).toEqual({ items: ['a sofa'] });
  expect(inBrowser.getQueryState(['listings', 'home'])?.dataUpdatedAt).toBe(1000);
  expect(inBrowser.getQueryState(['failed'])).toBeUndefined();
});
