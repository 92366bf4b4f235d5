import type { Conversation } from '../../../shared/contract/conversations.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { words } from '../../words.ts';

type Deal = Pick<Conversation, 'listing' | 'fulfillmentId'>;
type State = Conversation['listing']['state'];

const tones: Record<State, Tone> = {
  available: 'positive',
  held: 'warning',
  sold: 'neutral',
  withdrawn: 'neutral',
  removed: 'neutral',
};

/** Sold to somebody else. */
export const isLost = ({ listing, fulfillmentId }: Deal): boolean =>
  listing.state === 'sold' && fulfillmentId === undefined;

/** What a party bought or sold is sold, also after the other one has left and the listing with them. */
export const shownState = ({ listing, fulfillmentId }: Deal): State =>
  fulfillmentId !== undefined && (listing.state === 'removed' || listing.state === 'withdrawn')
    ? 'sold'
    : listing.state;

export function ListingStateBadge({ state }: { state: State }) {
  return <Badge tone={tones[state]}>{words.conversations.states[state]}</Badge>;
}
