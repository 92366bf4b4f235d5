import { recordAct } from '../../platform/db/audit-log.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { ActFacts } from '../../platform/db/database-schema.ts';
import type { Caller } from '../../platform/http/handler.ts';
import { formatPrice } from '../../platform/shop/shop-money.ts';
import { readEditable } from './listing-act-store.ts';
import type { OwnListing } from './lock-own-listing.ts';

type Edit = { listing: OwnListing; after: ActFacts; edit?: Record<string, unknown>; was?: string | undefined };

export const readBeforeRecord = async (tx: Tx, caller: Caller, { id, sellerId }: OwnListing) =>
  caller.id === sellerId ? undefined : readEditable(tx, id);

/** Records an admin's edit that changed something, with values only for the sale terms. */
export async function recordEdit(tx: Tx, caller: Caller, { listing, after, edit = {}, was }: Edit): Promise<void> {
  const { id, sellerId, state, advertised, facts } = listing;
  if (caller.id === sellerId || (was !== undefined && was === (await readEditable(tx, id)))) return;
  const changed = Object.entries(edit).filter(([, value]) => value !== undefined);
  const recorded = changed.filter(([name]) => Object.hasOwn(facts, name));
  const edited = changed.map(([name]) => name).filter((name) => !Object.hasOwn(facts, name));
  await recordAct(tx, {
    actorId: caller.id,
    action: 'edit_listing',
    targetId: id,
    before: { state, advertised, ...Object.fromEntries(recorded.map(([name]) => [name, facts[name] ?? ''])) },
    after: {
      ...after,
      ...Object.fromEntries(
        recorded.map(([name, value]) => [name, typeof value === 'number' ? formatPrice(value) : `${value}`]),
      ),
      ...(edited.length > 0 ? { edited } : {}),
    },
  });
}
