import type { CaseContext } from '../../../shared/contract/cases/context.ts';
import type { Db } from '../../platform/db/database.ts';
import { findListingTarget } from './case-store.ts';
import { listAround } from './message-store.ts';

/** Returns a message among those before and after it, with its listing. */
export async function findMessagesInContext(db: Db, id: string): Promise<Pick<CaseContext, 'listing' | 'messages'>> {
  const rows = await listAround(db, id);
  const [first] = rows;
  const listing = first && (await findListingTarget(db, first.listing_id));
  return {
    ...(listing ? { listing: { id: listing.id, title: listing.title, description: listing.description } } : {}),
    messages: rows.map((row) => ({
      id: row.id,
      ...(row.sender_id ? { from: { id: row.sender_id, name: row.sender ?? '' } } : {}),
      ...(row.event ? { event: row.event } : row.offer_cents !== null ? { offerCents: row.offer_cents } : {}),
      text: row.text,
      at: row.at.toISOString(),
      reported: row.id === id,
      hidden: row.hidden,
    })),
  };
}
