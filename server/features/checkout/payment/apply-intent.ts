import type { Selectable } from 'kysely';
import { hasMoney, type PurchaseEvent, purchaseStep, type RefundReason } from '../../../../shared/domain/purchase.ts';
import type { Services } from '../../../app/services.ts';
import { type Db, inTransaction } from '../../../platform/db/database.ts';
import type { ListingsTable } from '../../../platform/db/database-schema.ts';
import { reached } from '../../../platform/process/crash-points.ts';
import type { Intent } from '../../../ports/card-payments.ts';
import { eventOfMoneyBack, isUnbooked, type MoneyBack, noteMoneyBack } from '../refunds/money-back.ts';
import { holdsListing, lockPurchase, type Purchase } from './purchase-store.ts';
import { takeStep } from './take-step.ts';

/**
 * The only writer of money state (reliability 3.5): browser, webhook, clock and reconciler all end here.
 * Reads nothing but the intent that the provider itself reported, with what went back of it, locks purchase then
 * listing, moves only along the process table, and changes nothing when it is called again.
 * @param intent as `readIntent` gives it, when money has come
 */
export async function applyIntent(services: Services, purchaseId: string, intent: Intent): Promise<Purchase> {
  reached('money:read');
  const applied = await inTransaction(services.db, async (tx) => {
    let { purchase, listing } = await lockPurchase(tx, purchaseId);
    reached('money:locked');
    // One look may bring several steps, such as a payment and its dispute of a week without us.
    for (;;) {
      const money = await noteMoney(services, tx, purchase, intent);
      const next = nextOf(services, { purchase, listing, intent, money });
      const step = next && purchaseStep(purchase.state, next.event);
      if (!next || !step) return purchase;
      await takeStep(services, tx, step, { purchase, listing, intent, money, ...next });
      reached('money:booked');
      ({ purchase, listing } = await lockPurchase(tx, purchaseId));
    }
  });
  reached('money:committed');
  return applied;
}

async function noteMoney(services: Services, tx: Db, { id, state }: Purchase, intent: Intent): Promise<MoneyBack[]> {
  if (intent.status !== 'succeeded' || !hasMoney(state)) return [];
  const money = await noteMoneyBack(tx, id, intent);
  // A refund of ours and a lost dispute together: the shop has paid twice.
  if (state === 'refunded' && money.some(isUnbooked))
    services.log.error({ purchaseId: id, alert: true }, 'more money went back than came');
  return money;
}

/** Whether the provider's money is for this purchase and no other (reliability 3.3). */
const matches = ({ payments }: Services, purchase: Purchase, intent: Intent) =>
  intent.amount === purchase.price_cents &&
  intent.currency === purchase.currency &&
  intent.liveMode === payments.liveMode &&
  intent.purchaseId === purchase.id;

type Seen = { purchase: Purchase; listing: Selectable<ListingsTable>; intent: Intent; money: readonly MoneyBack[] };

function nextOf(
  services: Services,
  { purchase, listing, intent, money }: Seen,
): { event: PurchaseEvent; back?: MoneyBack; reason?: RefundReason } | undefined {
  if (intent.status === 'processing') return { event: 'provider_processing' };
  if (intent.status === 'canceled') return { event: purchase.given_back_by ? 'hold_given_back' : 'hold_ended' };
  if (intent.status !== 'succeeded') return undefined;
  if (hasMoney(purchase.state)) return eventOfMoneyBack(purchase.state, intent, money);
  const isFor = matches(services, purchase, intent);
  // A piece that an admin removed meanwhile is not sold any more (reliability T5).
  const isThere = listing.state === 'held' && listing.removal_asked_by === null;
  if (isFor && holdsListing(purchase) && isThere) return { event: 'provider_succeeded' };
  return { event: 'succeeded_without_hold', reason: isFor ? 'oversold' : 'mismatch' };
}
