import type { OfferRules } from '../../../shared/domain/offer.ts';
import type { Db, Tx } from '../../platform/db/database.ts';

/** With the seller's rules. */
export type OfferedListing = {
  id: string;
  seller_id: string;
  state: 'available' | 'held' | 'sold' | 'withdrawn';
  price_cents: number;
  rules: OfferRules;
};

const withRules = (db: Db) =>
  db
    .selectFrom('listings as l')
    .leftJoin('offer_rules as r', 'r.listing_id', 'l.id')
    .select(['l.id', 'l.seller_id', 'l.state', 'l.price_cents', 'l.accepts_offers', 'r.floor_cents', 'r.accept_cents'])
    .where('l.deleted_at', 'is', null);

type Row = Awaited<ReturnType<ReturnType<typeof withRules>['execute']>>[number];

const toListing = ({ accepts_offers, floor_cents, accept_cents, ...listing }: Row): OfferedListing => ({
  ...listing,
  rules: { accepts: accepts_offers, floorCents: floor_cents, acceptCents: accept_cents },
});

/**
 * Locks a public listing: one of several answers wins.
 * @param mode `share` lets others make offers; nobody can accept one meanwhile
 */
export async function lockOfferedListing(
  tx: Tx,
  id: string,
  mode: 'share' | 'alone' = 'alone',
): Promise<OfferedListing | undefined> {
  const question = withRules(tx).where('l.id', '=', id).where('l.hidden_at', 'is', null);
  const row = await (mode === 'alone' ? question.forNoKeyUpdate('l') : question.forShare('l')).executeTakeFirst();
  return row && toListing(row);
}

export async function findRules(db: Db, listingId: string): Promise<OfferedListing | undefined> {
  const row = await withRules(db).where('l.id', '=', listingId).executeTakeFirst();
  return row && toListing(row);
}

export async function saveRules(tx: Tx, listingId: string, rules: OfferRules): Promise<void> {
  const { accepts, floorCents: floor_cents, acceptCents: accept_cents } = rules;
  await tx
    .updateTable('listings')
    .set({ accepts_offers: accepts })
    .where('id', '=', listingId)
    .where('accepts_offers', '<>', accepts)
    .execute();
  await tx
    .insertInto('offer_rules')
    .values({ listing_id: listingId, floor_cents, accept_cents })
    .onConflict((same) => same.column('listing_id').doUpdateSet({ floor_cents, accept_cents }))
    .execute();
}
