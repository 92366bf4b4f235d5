import { useId } from 'react';
import type { Order } from '../../../../shared/contract/wishlist.ts';
import { showDate, showTime } from '../../../platform/i18n/formats.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { words } from '../../../words.ts';
import { isFar } from '../../listings/hold-end.tsx';
import { heldForMe } from '../held-for-me.ts';
import { PurchaseLink } from '../purchase-link.tsx';

/** Pay link of a saved listing, or 'Paid' (spec §2), disabled with a reason when unavailable. */
export function OrderPayment({ order }: { order: Order }) {
  const noteId = useId();
  if (order.paid) return <Badge tone="positive">{words.myOrders.paid}</Badge>;
  if (order.refunded) return null;
  const { reason, hint } = stateOf(order);
  const note = reason ?? hint;
  return (
    <span className="grid max-w-56 justify-items-end gap-1 tabled:justify-items-start">
      {reason ? (
        <Button size="small" kind="secondary" disabled aria-describedby={noteId}>
          {words.myOrders.purchase}
        </Button>
      ) : (
        <PurchaseLink id={order.listingId} title={order.title} label={words.myOrders.purchase} size="small" />
      )}
      {note ? (
        <span id={noteId} className={order.sold ? 'sr-only' : 'text-end text-muted text-sm tabled:text-start'}>
          {note}
        </span>
      ) : null}
    </span>
  );
}

function stateOf({ available, sold, onHoldUntil, heldByMe }: Order): { reason?: string; hint?: string } {
  if (!available) return { reason: sold ? words.myOrders.states.sold : words.myOrders.gone };
  if (!onHoldUntil) return {};
  if (heldByMe) return { hint: heldForMe(onHoldUntil) };
  const day = isFar(onHoldUntil) ? showDate(onHoldUntil) : undefined;
  return { reason: day ? words.listing.backOn(day) : words.myOrders.onHold(showTime(onHoldUntil)) };
}
