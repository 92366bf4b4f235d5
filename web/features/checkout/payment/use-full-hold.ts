import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { OrderToPay } from '../../../../shared/contract/wishlist.ts';
import { getApi } from '../../../platform/api-client.ts';
import type { PaymentChoice } from './chosen-delivery.ts';
import { intentQuery } from './intent-query.ts';

/** Milliseconds of difference to count as short. */
const TOLERANCE = 30_000;

type Hold = { clientSecret: string; onHoldUntil: string; agreed?: true | undefined };

/**
 * Extends a short hold once, when card entry begins.
 * @param since milliseconds by this device's clock when the hold response came
 */
export function useFullHold(
  { wish, choice, holdMinutes }: { wish: OrderToPay; choice: PaymentChoice; holdMinutes: number },
  hold: Hold | undefined,
  since: number,
) {
  const queryClient = useQueryClient();
  const requested = useRef<string>(undefined);
  const isShort =
    hold !== undefined && !hold.agreed && Date.parse(hold.onHoldUntil) - since < holdMinutes * 60_000 - TOLERANCE;
  const extendToFull = () => {
    if (!hold || !isShort || requested.current === hold.clientSecret) return;
    requested.current = hold.clientSecret;
    getApi()
      .extendHold({ params: { listingId: wish.listingId } })
      .then(({ onHoldUntil }) =>
        queryClient.setQueryData(intentQuery(wish, choice).queryKey, (old) => old && { ...old, onHoldUntil }),
      )
      .catch(() => {
        requested.current = undefined;
      });
  };
  return { isShort: isShort && requested.current !== hold?.clientSecret, extendToFull };
}
