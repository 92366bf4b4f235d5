import type { QueryClient } from '@tanstack/react-query';
import { fillPath, route } from '../../../../shared/contract/paths.ts';
import { getApi } from '../../../platform/api-client.ts';
import { settlementKey } from './settlement.ts';

/** Whether a card was confirmed on this page: then there is nothing to give back. */
const isSettling = (queryClient: QueryClient, listingId: string) =>
  queryClient.getQueryState(settlementKey(listingId)) !== undefined;

/**
 * Gives the hold back when the buyer goes to another page (design §5). A request for the hold that is still under way is
 * waited for, so that it does not arrive after its own end. A lost call costs nobody anything: the hold runs out.
 */
export async function releaseHold(queryClient: QueryClient, listingId: string): Promise<void> {
  if (isSettling(queryClient, listingId)) return;
  const asked = queryClient.getQueryCache().findAll({ queryKey: ['payment-intent', listingId] });
  await Promise.allSettled(asked.map((query) => query.promise));
  await getApi()
    .releaseHold({ params: { previousId: listingId } })
    .catch(() => undefined);
  // The wishlist, which may be on the screen by now, still shows the hold.
  await queryClient.invalidateQueries({ queryKey: ['wishes'] });
}

/** The same when the tab closes or loads another document: a request that outlives the page, with the kept token. */
export function releaseHoldOnPageHide(queryClient: QueryClient, listingId: string): void {
  const token = localStorage.getItem('token');
  if (!token || isSettling(queryClient, listingId)) return;
  const { method, path } = route('releaseHold');
  void fetch(`/api${fillPath(path, { previousId: listingId })}`, {
    method,
    keepalive: true,
    headers: { Authorization: `Bearer ${token}` },
  }).catch(() => undefined);
}
