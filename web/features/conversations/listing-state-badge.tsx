import type { Conversation } from '../../../shared/contract/conversations.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { words } from '../../words.ts';

type State = Conversation['listing']['state'];

const tones: Record<State, Tone> = {
  available: 'positive',
  held: 'warning',
  sold: 'neutral',
  withdrawn: 'neutral',
  removed: 'neutral',
};

/** Sold to somebody else. */
export const isLost = ({ listing, fulfillmentId }: Pick<Conversation, 'listing' | 'fulfillmentId'>): boolean =>
  listing.state === 'sold' && fulfillmentId === undefined;

export function ListingStateBadge({ state }: { state: State }) {
  return <Badge tone={tones[state]}>{words.conversations.states[state]}</Badge>;
}
