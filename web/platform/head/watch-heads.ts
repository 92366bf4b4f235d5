import type { AnyRouter } from '@tanstack/react-router';

/** By query cache, of which each request has its own. */
const failures = new WeakMap<object, unknown>();
const watched = new WeakSet<object>();

/** Records that the head of a page failed: the router would leave title and canonical away and answer 200. */
export function watchHeads(router: AnyRouter): void {
  for (const route of Object.values(router.routesById) as AnyRouter['routeTree'][]) {
    const { head } = route.options;
    if (!head || watched.has(route)) continue;
    watched.add(route);
    route.options.head = async (given: { match: { context: { queryClient: object } } }) => {
      try {
        return await head(given);
      } catch (error) {
        failures.set(given.match.context.queryClient, error);
        throw error;
      }
    };
  }
}

/** @throws what a head of this request threw */
export function throwFailedHead(router: AnyRouter): void {
  const { queryClient } = router.options.context;
  if (failures.has(queryClient)) throw failures.get(queryClient);
}
