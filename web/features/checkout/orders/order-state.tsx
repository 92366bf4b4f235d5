import type { Order } from '../../../../shared/contract/wishlist.ts';
import { showPrice } from '../../../platform/i18n/show-price.ts';
import { readWirePrice } from '../../../platform/shop-money.ts';
import { Badge, type Tone } from '../../../ui/badge.tsx';
import { words } from '../../../words.ts';

type State = keyof typeof words.myOrders.states;

const tones: Record<State, Tone> = {
  refunded: 'neutral',
  available: 'positive',
  held: 'warning',
  sold: 'neutral',
  gone: 'neutral',
};

function stateOf({ available, sold, onHoldUntil, refunded }: Order): State {
  if (refunded) return 'refunded';
  if (!available) return sold ? 'sold' : 'gone';
  return onHoldUntil ? 'held' : 'available';
}

/** Returns cents. */
export const priceChange = ({ price, savedPrice }: Order): number =>
  (readWirePrice(price) ?? 0) - (readWirePrice(savedPrice) ?? 0);

/** A price that the seller agreed to in an offer has not dropped for others. */
export const lessThanSaved = ({ price, savedPrice, heldByMe }: Order): string =>
  heldByMe
    ? words.myOrders.agreed(showPrice(savedPrice))
    : words.myOrders.dropped(showPrice(savedPrice), showPrice(price));

export function OrderState({ order }: { order: Order }) {
  if (order.paid) return null;
  const state = stateOf(order);
  return (
    <span className="grid justify-items-end gap-1 tabled:justify-items-start">
      <Badge tone={tones[state]}>{words.myOrders.states[state]}</Badge>
      {priceChange(order) < 0 ? (
        <span className="max-w-56 text-end text-positive text-sm tabled:text-start">{lessThanSaved(order)}</span>
      ) : null}
      {order.moneyBack ? (
        <span className="max-w-56 text-end text-sm tabled:text-start">
          {words.myOrders.moneyBack[order.moneyBack]()}
        </span>
      ) : null}
    </span>
  );
}
