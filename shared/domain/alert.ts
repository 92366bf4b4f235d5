import type { ListingState } from './listing.ts';
import type { Cents } from './money.ts';

export const alertKinds = ['price_drop', 'on_hold', 'back', 'sold'] as const;
export type AlertKind = (typeof alertKinds)[number];

const trueIn: Record<AlertKind, ListingState> = {
  price_drop: 'available',
  on_hold: 'held',
  back: 'available',
  sold: 'sold',
};

type Listing = { state: ListingState; isShown: boolean; price: Cents };

/** @param from price in cents before the drop */
export const isStillNews = (kind: AlertKind, listing: Listing, from: Cents | undefined): boolean =>
  listing.isShown && listing.state === trueIn[kind] && (from === undefined || listing.price < from);
