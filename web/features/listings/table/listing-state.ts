import type { Furniture } from '../../../../shared/contract/listings.ts';
import { type ListingState, listingCan } from '../../../../shared/domain/listing.ts';
import type { SessionAccount } from '../../../platform/session.ts';

/** The state of a piece, from the flags that the wire has for it (spec §4). */
export function listingState({ isAvailable, withdrawn, onHoldUntil }: Furniture): ListingState {
  if (withdrawn) return 'withdrawn';
  if (isAvailable !== 'true') return 'sold';
  return onHoldUntil ? 'held' : 'available';
}

/** A seller's own piece and the seller, as the rules of the domain ask about them. */
export const asRuled = (piece: Furniture, { _id: id, type }: SessionAccount) =>
  [
    { state: listingState(piece), advertised: piece.advertise === 'true', sellerId: id },
    { id, type },
  ] as const;

/** Whether the seller may still change or remove a piece of theirs: not while somebody pays, nor after. */
export const mayChange = (piece: Furniture, seller: SessionAccount) => listingCan.change(...asRuled(piece, seller));
