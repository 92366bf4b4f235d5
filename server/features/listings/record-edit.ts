import { recordAct } from '../../audit-log.ts';
import type { Db } from '../../database.ts';
import type { ActFacts } from '../../database-schema.ts';
import type { Caller } from '../../handler.ts';
import type { OwnListing } from './lock-own-listing.ts';

/** Keeps on record what an admin changes in somebody else's name (reliability T35); one's own edits are nobody's business. */
export async function recordEdit(tx: Db, caller: Caller, listing: OwnListing, after: ActFacts): Promise<void> {
  if (caller.id === listing.sellerId) return;
  const { id, state, advertised } = listing;
  const before = { state, advertised };
  await recordAct(tx, { actorId: caller.id, action: 'edit_listing', targetId: id, before, after });
}
