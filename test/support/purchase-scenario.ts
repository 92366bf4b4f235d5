import { removeAccount } from '../../server/features/accounts/delete-user.ts';
import { restoreUser } from '../../server/features/accounts/restore-user.ts';
import { verifyBooks } from '../../server/features/checkout/books/verify-books.ts';
import { beginPurchase } from '../../server/features/checkout/payment/begin-purchase.ts';
import { confirmPayment } from '../../server/features/checkout/payment/confirm-payment.ts';
import { releaseHold } from '../../server/features/checkout/payment/end-hold.ts';
import { orderRefundOf } from '../../server/features/checkout/refunds/order-refund.ts';
import { type FulfillmentMethod, fulfillmentMethods } from '../../shared/domain/fulfillment.ts';
import { Failure } from '../../shared/errors.ts';
import type { Cast } from './model-check.ts';
import { offerListing } from './people.ts';
import { compareWithProvider, createRankWatch } from './provider-agreement.ts';
import { intentOf, type WireEvent } from './provider-console.ts';
import { createPowerSwitch } from './provider-crash.ts';
import type { ProviderMarket } from './provider-market.ts';

const CENTS = 12_000;

const pick = <T>(all: readonly T[], number: number) => all[number % all.length] as T;

/** Waits for an act that may be refused. */
export async function orRefusal(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!(error instanceof Failure)) throw error;
  });
}

/** Purchases of few listings, with acts in any order. Numbers choose who and what, and wrap around. */
export async function createPurchaseScenario(market: ProviderMarket, cast: Cast) {
  const { services, pool, cardProvider } = market;
  const power = createPowerSwitch(services);
  await market.clear();
  await pool.query('update accounts set deleted_at = null where deleted_at is not null');
  const listings = [await offerListing(pool, cast.buyers, CENTS), await offerListing(pool, cast.buyers, CENTS)];
  const ranksFallen = createRankWatch(pool);
  const secrets: string[] = [];

  const newestPaid = async (number: number) => {
    const { rows } = await pool.query<{ id: string; intent_id: string }>(
      `select id, intent_id from purchases where intent_id is not null order by created_at`,
    );
    return rows.length > 0 ? pick(rows, number) : undefined;
  };

  const acts = {
    /** @param cents what the buyer saw */
    async begin(buyer: number, listing: number, cents = CENTS, method?: FulfillmentMethod) {
      const caller = pick(cast.buyers, buyer);
      await orRefusal(
        beginPurchase(services, caller, {
          listingId: pick(listings, listing),
          expected: cents,
          choice: { method },
        }).then(({ clientSecret }) => {
          if (!secrets.includes(clientSecret)) secrets.push(clientSecret);
        }),
      );
    },
    confirm: async (n: number) => void (secrets.length > 0 && (await cardProvider.card(pick(secrets, n)))),
    decline: async (n: number) =>
      void (secrets.length > 0 && (await cardProvider.card(pick(secrets, n), 'pm_card_chargeDeclined'))),
    async expire() {
      await market.endHolds();
      await market.workDuePurchases();
    },
    ...createDeliveries(market),
    ack: (buyer: number, listing: number) =>
      orRefusal(confirmPayment(services, pick(cast.buyers, buyer).id, pick(listings, listing))),
    cancel: (buyer: number, listing: number) =>
      orRefusal(releaseHold(services, pick(cast.buyers, buyer).id, pick(listings, listing))),
    async refund(n: number) {
      const purchase = await newestPaid(n);
      if (purchase)
        await orRefusal(orderRefundOf(services, cast.admin.id, { purchaseId: purchase.id, why: 'As asked.' }));
    },
    /** @param cents disputed amount */
    async dispute(n: number, move: 'open' | 'win' | 'lose', cents: number) {
      if (secrets.length > 0)
        await cardProvider.dispute(intentOf(pick(secrets, n)), move, move === 'open' ? cents : undefined);
    },
    async giveBack(n: number, cents: number) {
      if (secrets.length > 0) await cardProvider.refund(intentOf(pick(secrets, n)), cents);
    },
    async delete(n: number) {
      const { rows } = await pool.query<{ id: string; deleted_at: Date | null }>(
        `select id, deleted_at from accounts where id = any($1) or id in (select seller_id from listings) order by id`,
        [cast.buyers.map(({ id }) => id)],
      );
      const { id, deleted_at: removed } = pick(rows, n);
      await orRefusal(removed ? restoreUser(services, cast.admin, id) : removeAccount(services, cast.admin.id, { id }));
    },
    /** Crashes an action right before or after its next provider call. */
    async crash(n: number, moment: 'before' | 'after') {
      const doing = [
        () => acts.begin(n, n >> 2),
        () => acts.begin(n, n >> 2, CENTS, pick(fulfillmentMethods, n)),
        () => acts.ack(n >> 2, n >> 3),
        () => acts.cancel(n >> 2, n >> 3),
        () => acts.expire(),
        () => acts.refund(n),
      ];
      await power.cutDuring(pick(doing, n), moment);
      await market.waitForRetries();
    },
    async reconcile() {
      await market.waitForRetries();
      await market.reconcile();
      await market.workDuePurchases();
    },
  };

  return {
    ...acts,
    listings,
    /** Returns all current violations of reliability 3.18. */
    async broken({ settled }: { settled: boolean }): Promise<string[]> {
      const [books, provider, fallen] = await Promise.all([
        verifyBooks(services.db),
        compareWithProvider(pool, { settled }),
        ranksFallen(),
      ]);
      return [...books.map(({ rule, subject }) => `${rule}: ${subject}`), ...provider, ...fallen];
    },
    unfinished: () => listUnfinished(pool),
    end: () => market.settle(),
  };
}

/** The provider's events arrive in any order, get lost, or come twice. */
function createDeliveries(market: ProviderMarket) {
  const gone = new Set<string>();
  const delivered: WireEvent[] = [];
  const waiting = async () => (await market.cardProvider.events()).filter(({ id }) => !gone.has(id));
  return {
    async webhook(n: number) {
      const events = await waiting();
      if (events.length === 0) return;
      const event = pick(events, n);
      gone.add(event.id);
      delivered.push(event);
      await market.deliver(event);
      await market.workDuePurchases();
    },
    async drop(n: number) {
      const events = await waiting();
      if (events.length > 0) gone.add(pick(events, n).id);
    },
    async dup(n: number) {
      if (delivered.length === 0) return;
      await Promise.all([market.deliver(pick(delivered, n)), market.deliver(pick(delivered, n))]);
      await market.workDuePurchases();
    },
  };
}

async function listUnfinished(pool: ProviderMarket['pool']): Promise<string[]> {
  const { rows } = await pool.query<{ what: string }>(
    `select id || ' is still ' || state as what from listings where state = 'held'
     union all select id || ' is still ' || state from purchases
     where state not in ('paid', 'expired', 'cancelled', 'refunded', 'refund_failed', 'disputed')
     union all select 'event ' || id from provider_events where handled_at is null and parked_at is null`,
  );
  return rows.map(({ what }) => what);
}

export type PurchaseScenario = Awaited<ReturnType<typeof createPurchaseScenario>>;
