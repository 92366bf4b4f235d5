import type { Selectable } from 'kysely';
import { type PurchaseEvent, purchaseStep, type Transition } from '../../../shared/domain/purchase.ts';
import { type Db, inTransaction } from '../../database.ts';
import type { ListingsTable } from '../../database-schema.ts';
import { refundedMails, saleMails, sorryMails } from '../../mails.ts';
import type { Intent } from '../../ports/card-payments.ts';
import type { Services } from '../../services.ts';
import { reached } from '../../step.ts';
import { setListingState } from '../listings/set-listing-state.ts';
import { lockPurchase, type Purchase, setState } from './purchase-store.ts';
import { orderRefund } from './refund-store.ts';
import { book, bookRefund, recordSale } from './sale-store.ts';
import { tellParties } from './tell-parties.ts';

/** Seconds until a processing payment is asked about again. */
const PROCESSING_CHECK_SECONDS = 60;

/**
 * The only writer of money state (reliability 3.5): browser, webhook, clock and reconciler all end here.
 * Reads nothing but the intent that the provider itself reported, locks purchase then listing, moves only along
 * the process table, and changes nothing when it is called again.
 */
export async function applyIntent(services: Services, purchaseId: string, intent: Intent): Promise<Purchase> {
  reached('money:read');
  const applied = await inTransaction(services.db, async (tx) => {
    let { purchase, listing } = await lockPurchase(tx, purchaseId);
    reached('money:locked');
    // One look may bring several steps, such as a payment and its dispute of a week without us.
    for (;;) {
      const event = eventOf(services, purchase, listing, intent);
      const step = event && purchaseStep(purchase.state, event);
      if (!event || !step || step.to === 'unchanged') return purchase;
      await take(services, tx, step, { purchase, listing, intent });
      reached('money:booked');
      ({ purchase, listing } = await lockPurchase(tx, purchaseId));
    }
  });
  reached('money:committed');
  return applied;
}

type Subject = { purchase: Purchase; listing: Selectable<ListingsTable>; intent: Intent };

async function take(services: Services, tx: Db, step: Transition, { purchase, listing, intent }: Subject) {
  if (step.to === 'unchanged') return;
  const dueInSeconds = { processing: PROCESSING_CHECK_SECONDS, refund_pending: 0 }[step.to as string];
  await setState(tx, purchase.id, step.to, { dueInSeconds });
  reached('money:moved');
  services.metrics.purchaseMoved(purchase.state, step.to);
  for (const effect of step.effects) {
    if (effect === 'sell_listing') await setListingState(tx, listing.id, 'sold');
    if (effect === 'free_listing' && listing.state === 'held' && holds(purchase))
      await setListingState(tx, listing.id, 'available');
    if (effect === 'record_sale') await recordSale(tx, purchase);
    if (effect === 'book_payment') await book(tx, purchase, 'payment', step.to === 'paid' ? 'seller' : 'buyer');
    if (effect === 'book_refund') await bookRefund(tx, purchase);
    if (effect === 'order_refund')
      await orderRefund(tx, purchase, matches(services, purchase, intent) ? 'oversold' : 'mismatch');
    if (effect === 'tell_buyer_and_seller' || effect === 'tell_buyer')
      await tellParties(
        services,
        tx,
        { purchase, title: listing.title },
        effect === 'tell_buyer' ? tellOf(step) : saleMails,
      );
    if (effect === 'alert_operator')
      services.log.error({ purchaseId: purchase.id, event: step.event, alert: true }, 'a payment needs a look');
  }
}

/** Whether the purchase is one for which its listing is put aside. */
const holds = (purchase: Purchase) => ['held', 'intent_ready', 'processing', 'expiring'].includes(purchase.state);

/** Whether the provider's money is for this purchase and no other (reliability 3.3). */
const matches = ({ payments }: Services, purchase: Purchase, intent: Intent) =>
  intent.amount === purchase.price_cents &&
  intent.currency === purchase.currency &&
  intent.liveMode === payments.liveMode &&
  intent.purchaseId === purchase.id;

const decided = { won: 'dispute_won', lost: 'dispute_lost' } as const;

function eventOf(
  services: Services,
  purchase: Purchase,
  listing: Selectable<ListingsTable>,
  intent: Intent,
): PurchaseEvent | undefined {
  if (intent.status === 'succeeded') {
    if (purchase.state === 'paid' && intent.dispute && intent.dispute !== 'won') return 'dispute_opened';
    if (purchase.state === 'refund_failed' && intent.dispute === 'lost') return 'refund_done';
    if (purchase.state === 'disputed') return { open: undefined, ...decided }[intent.dispute ?? 'open'];
    const rightful = matches(services, purchase, intent) && holds(purchase) && listing.state === 'held';
    return rightful ? 'provider_succeeded' : 'succeeded_without_hold';
  }
  if (intent.status === 'processing') return 'provider_processing';
  if (intent.status === 'canceled') return purchase.given_back_by ? 'hold_given_back' : 'hold_ended';
  return undefined;
}

const tellOf = (step: Transition) => (step.to === 'refunded' ? refundedMails : sorryMails);
