import { useEffect } from 'react';
import type { DetailedFulfillment } from '../../../../shared/contract/fulfillment.ts';
import { canHandOver } from '../../../../shared/domain/fulfillment.ts';
import { getApi } from '../../../platform/api-client.ts';
import { useSession } from '../../../platform/session.ts';
import { deleteStored, findStored, storeChallenge } from './stored-handovers.ts';

/** Stores the code's check on the seller's device, from the agreed time to the handover. */
export function useStoredChallenge({ id, role, state, method, title, other }: DetailedFulfillment): void {
  const { account } = useSession();
  const { id: accountId, email } = account ?? {};
  const isUseful = role === 'seller' && state === 'arranged' && method !== 'carrier';
  useEffect(() => {
    if (!accountId || !email) return;
    const recorded = findStored(accountId, id)?.recorded;
    if (isUseful) {
      // A recorded handover is being sent; the sale may end before this call.
      if (recorded && !recorded.isRefused) return;
      // Offline or without a secure address, only the server checks.
      const fetchChallenge = async () => {
        if (!('subtle' in crypto)) return;
        const given = await getApi().getHandoverChallenge({ params: { id } });
        storeChallenge({ id, accountId, email, title, otherName: other.name, given });
        // For later, in the service worker.
        await Promise.all([import('../scan/code-scanner.tsx'), import('qr/decode.js')]);
      };
      void fetchChallenge().catch(() => undefined);
    } else if (!canHandOver(state) && !recorded) deleteStored({ id, accountId });
  }, [id, accountId, email, isUseful, state, title, other.name]);
}
