import type { QueryClient } from '@tanstack/react-query';
import { fillPath, route } from '../../../../shared/contract/paths.ts';
import { getApi } from '../../../platform/api-client.ts';
import { settlementKey } from './settlement.ts';

/** After a confirmed card there is no hold to release. */
const isSettling = (queryClient: QueryClient, listingId: string) =>
  queryClient.getQueryState(settlementKey(listingId)) !== undefined;

/** Releases the hold on navigation, after a pending hold request. If the call is lost, the hold expires. */
export async function releaseHold(queryClient: QueryClient, listingId: string): Promise<void> {
  if (isSettling(queryClient, listingId)) return;
  const queries = queryClient.getQueryCache().findAll({ queryKey: ['payment-intent', listingId] });
  await Promise.allSettled(queries.map((query) => query.promise));
  await getApi()
    .releaseHold({ params: { listingId } })
    .catch(() => undefined);
  // A visible wishlist may still show the hold.
  await queryClient.invalidateQueries({ queryKey: ['wishes'] });
}

/** Releases the hold on unload, with a keepalive request. */
export function releaseHoldOnPageHide(queryClient: QueryClient, listingId: string): void {
  const token = localStorage.getItem('token');
  if (!token || isSettling(queryClient, listingId)) return;
  const { method, path } = route('releaseHold');
  void fetch(`/api${fillPath(path, { listingId })}`, {
    method,
    keepalive: true,
    headers: { Authorization: `Bearer ${token}` },
  }).catch(() => undefined);
}
