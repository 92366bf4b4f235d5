import type { Order } from '../../../../shared/contract/wishlist.ts';
import { words } from '../../../words.ts';

export function OrderPlace({ order: { available, paid, location, offered } }: { order: Order }) {
  if (!available || paid) return null;
  return (
    <span dir="auto" className="wrap-anywhere font-normal text-muted text-sm">
      {offered?.pickup === false ? location : words.listing.pickupIn(location)}
    </span>
  );
}
