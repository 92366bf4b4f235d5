import { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory, createRootRouteWithContext, createRoute, createRouter } from '@tanstack/react-router';
import { expect, it, vi } from 'vitest';
import { throwFailedHead, watchHeads } from './watch-heads.ts';

async function load(path: string) {
  const root = createRootRouteWithContext<{ queryClient: QueryClient }>()({ head: () => ({}) });
  const routes = [
    createRoute({ getParentRoute: () => root, path: '/good', head: () => ({ meta: [{ title: 'Good' }] }) }),
    createRoute({
      getParentRoute: () => root,
      path: '/bad',
      head: () => {
        throw new Error('no title');
      },
    }),
  ];
  const router = createRouter({
    routeTree: root.addChildren(routes),
    history: createMemoryHistory({ initialEntries: [path] }),
    context: { queryClient: new QueryClient() },
    isServer: true,
  });
  watchHeads(router);
  watchHeads(router);
  await router.load();
  return router;
}

it('refuses a page whose head fails, and no other', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const good = await load('/good');
  expect(() => throwFailedHead(good)).not.toThrow();
  const bad = await load('/bad');
  expect(() => throwFailedHead(bad)).toThrow('no title');
});
