import type { Services } from '../../app/services.ts';
import type { Db } from '../../platform/db/database.ts';
import { endPaymentWait } from './case-store.ts';
import { tellDecision } from './tell-decision.ts';

/** States the reasons of a removal that waited for a payment, when the listing is removed. */
export async function tellRemoval(
  services: Pick<Services, 'config' | 'shop' | 'jobs' | 'live' | 'clock'>,
  tx: Db,
  caseId: string,
): Promise<void> {
  const row = await endPaymentWait(tx, caseId);
  if (row) await tellDecision(services, tx, row);
}
