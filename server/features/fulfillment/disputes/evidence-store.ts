import { randomUUIDv7 } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { FulfillmentParty } from '../../../../shared/domain/fulfillment.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { DisputeEvidenceTable } from '../../../platform/db/tables/fulfillment-tables.ts';

export type EvidenceRow = Selectable<DisputeEvidenceTable>;

/** Returns the evidence of both, oldest first, without texts of erased people. */
export const listEvidence = (db: Db, fulfillmentId: string): Promise<EvidenceRow[]> =>
  db
    .selectFrom('dispute_evidence')
    .selectAll()
    .where('fulfillment_id', '=', fulfillmentId)
    .where('text', '<>', '')
    .orderBy('added_at')
    .orderBy('id')
    .execute();

export async function countEvidence(tx: Tx, fulfillmentId: string, by: FulfillmentParty): Promise<number> {
  const { count } = await tx
    .selectFrom('dispute_evidence')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('fulfillment_id', '=', fulfillmentId)
    .where('added_by', '=', by)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** @returns its id */
export async function insertEvidence(
  tx: Tx,
  fulfillmentId: string,
  { by, text }: { by: FulfillmentParty; text: string },
): Promise<string> {
  const id = randomUUIDv7();
  await tx.insertInto('dispute_evidence').values({ id, fulfillment_id: fulfillmentId, added_by: by, text }).execute();
  return id;
}
