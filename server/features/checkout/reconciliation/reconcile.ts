import { moneyStates, type PurchaseState, payingStates } from '../../../../shared/domain/purchase.ts';
import type { Services } from '../../../app/services.ts';
import type { Intent } from '../../../ports/card-payments.ts';
import { findByIntent, findUndecided, type Purchase } from '../payment/purchase-store.ts';
import { agreesOnRefund } from '../refunds/refund-store.ts';
import { settleByIntent } from './receive-event.ts';

/** How many hours back the provider's own list is compared with ours (reliability 3.12). */
export const RECONCILED_HOURS = 72;

/** States in which a purchase agrees with its intent; one that waits for a card or a bank is the clock's to look after. */
const inAgreement: Record<Intent['status'], readonly PurchaseState[]> = {
  open: payingStates,
  processing: payingStates,
  succeeded: moneyStates,
  canceled: ['expired', 'cancelled'],
};

/** Whether a purchase says of its money what the provider says; a sale also of how much (reliability I3). */
const agrees = ({ state, price_cents }: Purchase, { status, amount }: Intent) =>
  inAgreement[status].includes(state) && (state !== 'paid' || price_cents === amount);

/**
 * Compares the provider's intents, refunds and disputes with our purchases and drives those that differ, so that a lost webhook or a
 * restored backup loses nobody's money.
 * @param hours how far back to look; more after a restore from an older backup
 * @returns how many differed; those that differ again the next time need a person
 */
export async function reconcile(services: Services, hours = RECONCILED_HOURS): Promise<number> {
  const since = new Date(services.clock.now().getTime() - hours * 3_600_000);
  let differed = 0;
  // One payment that cannot be settled yet must not keep the others waiting.
  const settle = (intentId: string) =>
    settleByIntent(services, intentId).catch((error: unknown) => {
      services.log.warn({ err: error, intentId }, 'a payment could not be reconciled yet');
      return false;
    });
  for await (const intent of services.payments.listIntents(since)) {
    // Told to stop: whoever lives on compares everything anyway (reliability 3.16).
    if (services.stopping()) return differed;
    const purchase = await findByIntent(services.db, intent.id);
    if (purchase && agrees(purchase, intent)) continue;
    const known = await settle(intent.id);
    // Where no money moved or can, a purchase that is not known is not missed.
    const isMissed = purchase ? known : known && intent.status !== 'canceled';
    if (isMissed || intent.status === 'succeeded') differed += 1;
    if (!known && intent.status === 'succeeded')
      services.log.error({ intentId: intent.id, alert: true }, 'the provider took money for no purchase of ours');
    const after = known ? await findByIntent(services.db, intent.id) : undefined;
    if (after && !agrees(after, intent))
      services.log.error({ purchaseId: after.id, alert: true }, 'a purchase says otherwise than the card provider');
  }
  for await (const refund of services.payments.listRefunds(since)) {
    if (await agreesOnRefund(services.db, refund)) continue;
    if (await settle(refund.intentId)) differed += 1;
  }
  for await (const intentId of services.payments.listDisputedIntents(since)) await settle(intentId);
  for (const { intent_id: intentId } of await findUndecided(services.db)) if (intentId) await settle(intentId);
  return differed;
}
