import type { AdminListing } from '../../../shared/contract/admin/listings.ts';
import type { AdminListingState } from '../../../shared/domain/moderation.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { words } from '../../words.ts';
import { HoldEnd } from '../listings/hold-end.tsx';

const tones: Record<AdminListingState, Tone> = {
  available: 'positive',
  held: 'warning',
  sold: 'neutral',
  withdrawn: 'neutral',
  waiting: 'warning',
  removed: 'danger',
};

export function ListingStateBadge({ listing }: { listing: AdminListing }) {
  const { state, advertised, onHoldUntil, deletedBySeller } = listing;
  const said = deletedBySeller ? words.moderation.deleted : words.moderation.states[state];
  const label = state === 'held' && onHoldUntil ? <HoldEnd until={onHoldUntil} /> : said;
  return (
    <span className="flex flex-wrap justify-end gap-1.5 tabled:justify-start">
      <Badge tone={deletedBySeller ? 'neutral' : tones[state]}>{label}</Badge>
      {advertised && state !== 'removed' ? <Badge tone="accent">{words.moderation.advertised}</Badge> : null}
    </span>
  );
}
