import type { ListingState } from './listing.ts';
import type { Cents } from './money.ts';

/** What may be told of a piece that somebody has saved. */
export const alertKinds = ['price_drop', 'on_hold', 'back', 'sold'] as const;
export type AlertKind = (typeof alertKinds)[number];

/** Which mails people get until they choose: all, for each is one a day and piece at the most, and ends its kind by a link. */
export const alertDefaults: Record<AlertKind, boolean> = { price_drop: true, on_hold: true, back: true, sold: true };

/** Which state a piece must be in for the news to be still true when the mail is written. */
const trueIn: Record<AlertKind, ListingState> = {
  price_drop: 'available',
  on_hold: 'held',
  back: 'available',
  sold: 'sold',
};

type Piece = { state: ListingState; isShown: boolean; price: Cents };

/**
 * Whether news of a piece is still true, so that nobody is told what has passed already.
 * @param from cents that it cost before its price fell
 */
export const isStillNews = (kind: AlertKind, piece: Piece, from: Cents | undefined): boolean =>
  piece.isShown && piece.state === trueIn[kind] && (from === undefined || piece.price < from);
