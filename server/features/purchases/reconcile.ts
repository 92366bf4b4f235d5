import type { Services } from '../../services.ts';
import { findByIntent, findUndecided } from './purchase-store.ts';
import { settleByIntent } from './receive-event.ts';
import { settlePurchase } from './settle-purchase.ts';

/** How many hours back the provider's own list is compared with ours (reliability 3.12). */
export const RECONCILED_HOURS = 72;

/** States in which a purchase agrees with an intent that is over. */
const settled = {
  succeeded: ['paid', 'refund_pending', 'refunded', 'refund_failed', 'disputed'],
  canceled: ['expired', 'cancelled'],
};

/**
 * Compares the provider's intents and disputes with our purchases and drives those that differ, so that a lost webhook or a
 * restored backup loses nobody's money.
 * @param hours how far back to look; more after a restore from an older backup
 * @returns how many differed; those that differ again the next time need a person
 */
export async function reconcile(services: Services, hours = RECONCILED_HOURS): Promise<number> {
  const since = new Date(services.clock.now().getTime() - hours * 3_600_000);
  let differed = 0;
  for await (const intent of services.payments.listIntents(since)) {
    // Told to stop: whoever lives on compares everything anyway (reliability 3.16).
    if (services.stopping()) return differed;
    if (intent.status !== 'succeeded' && intent.status !== 'canceled') continue;
    const purchase = await findByIntent(services.db, intent.id);
    if (purchase && settled[intent.status].includes(purchase.state)) continue;
    const known = await settleByIntent(services, intent.id).catch(() => false);
    // Where no money moved, a purchase that is not known is not missed.
    if (known || intent.status === 'succeeded') differed += 1;
    if (!known && intent.status === 'succeeded')
      services.log.error({ intentId: intent.id, alert: true }, 'the provider took money for no purchase of ours');
  }
  for await (const intentId of services.payments.listDisputedIntents(since)) await settleByIntent(services, intentId);
  for (const { id } of await findUndecided(services.db)) await settlePurchase(services, id);
  return differed;
}
