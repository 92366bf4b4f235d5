import { moneyStates, type PurchaseState, payingStates } from '../../../../shared/domain/purchase.ts';
import type { Intent } from '../../../ports/card-payments.ts';
import type { Services } from '../../../ports/services.ts';
import { chargeOf, findByIntent, findUndecided, type Purchase } from '../payment/purchase-store.ts';
import { agreesOnRefund } from '../refunds/refund-store.ts';
import { settleByIntent } from './receive-event.ts';

export const RECONCILED_HOURS = 72;

const inAgreement: Record<Intent['status'], readonly PurchaseState[]> = {
  open: payingStates,
  processing: payingStates,
  succeeded: moneyStates,
  canceled: ['expired', 'cancelled'],
};

/** Compares the state, and for a sale the amount (reliability I3). */
const agrees = (purchase: Purchase, { status, amount }: Intent) =>
  inAgreement[status].includes(purchase.state) && (purchase.state !== 'paid' || chargeOf(purchase) === amount);

/**
 * Settles differences between the provider and our purchases.
 * @param hours to look back
 * @returns how many differed; repeated ones need a person
 */
export async function reconcile(services: Services, hours = RECONCILED_HOURS): Promise<number> {
  const since = new Date(services.clock.now().getTime() - hours * 3_600_000);
  let differed = 0;
  // One failing payment must not block the others.
  const settle = (intentId: string) =>
    settleByIntent(services, intentId).catch((error: unknown) => {
      services.log.warn({ err: error, intentId }, 'a payment could not be reconciled yet');
      return false;
    });
  for await (const intent of services.payments.listIntents(since)) {
    // Shutdown: another process compares everything.
    if (services.stopping()) return differed;
    const purchase = await findByIntent(services.db, intent.id);
    if (purchase && agrees(purchase, intent)) continue;
    const known = await settle(intent.id);
    // Only if money moved or can move.
    const isMissed = purchase ? known : known && intent.status !== 'canceled';
    if (isMissed || intent.status === 'succeeded') differed += 1;
    if (!known && intent.status === 'succeeded')
      services.log.error({ intentId: intent.id, alert: true }, 'the provider took money for no purchase of ours');
    const after = known ? await findByIntent(services.db, intent.id) : undefined;
    if (after && !agrees(after, intent))
      services.log.error({ purchaseId: after.id, alert: true }, 'a purchase differs from the card provider');
  }
  for await (const refund of services.payments.listRefunds(since)) {
    if (await agreesOnRefund(services.db, refund)) continue;
    if (await settle(refund.intentId)) differed += 1;
  }
  for await (const intentId of services.payments.listDisputedIntents(since)) await settle(intentId);
  for (const { intent_id: intentId } of await findUndecided(services.db)) if (intentId) await settle(intentId);
  return differed;
}
