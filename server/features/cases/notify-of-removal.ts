import type { Tx } from '../../platform/db/database.ts';
import type { Services } from '../../ports/services.ts';
import { endPaymentWait } from './case-store.ts';
import { notifyOfDecision } from './notify-of-decision.ts';

/** States the reasons of a removal that waited for a payment, when the listing is removed. */
export async function notifyOfRemoval(
  services: Pick<Services, 'config' | 'shop' | 'jobs' | 'live' | 'clock' | 'mailer'>,
  tx: Tx,
  caseId: string,
): Promise<void> {
  const row = await endPaymentWait(tx, caseId);
  if (row) await notifyOfDecision(services, tx, row);
}
