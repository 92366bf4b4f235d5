import { startConversation } from '../../server/features/conversations/start-conversation.ts';
import { handOver, readHandoverCode } from '../../server/features/fulfillment/hand-over.ts';
import { acceptOffer, counterOffer, declineOffer, withdrawOffer } from '../../server/features/offers/answer-offer.ts';
import { expireOffers, notifyOfEndedOffers } from '../../server/features/offers/end-offers.ts';
import { makeOffer } from '../../server/features/offers/make-offer.ts';
import { compareTransfers } from '../../server/features/payouts/transfers/compare-transfers.ts';
import type { Caller } from '../../server/platform/http/handler.ts';
import { fulfillmentMethods } from '../../shared/domain/fulfillment.ts';
import type { Cents } from '../../shared/domain/money.ts';
import { createAfterSaleScenario } from './after-sale-scenario.ts';
import { brokenDeals, unfinishedDeals } from './deal-agreement.ts';
import type { Cast } from './model-check.ts';
import type { ProviderMarket } from './provider-market.ts';
import { createPurchaseScenario, orRefusal } from './purchase-scenario.ts';

type Deal = { id: string; buyer_id: string; seller_id: string };

/** Adds acts of people who also talk, agree on prices and hand over. Numbers choose, and wrap around. */
export async function createDealScenario(market: ProviderMarket, cast: Cast) {
  const { services, pool } = market;
  const scenario = await createPurchaseScenario(market, cast);

  const pick = <T>(all: readonly T[], number: number) => all[number % all.length] as T;
  const seller = (id: string): Caller => ({
    id,
    email: `${id}@people.test`,
    type: 'seller',
    displayName: 'Seller',
    verified: false,
    emailVerified: true,
  });
  const buyer = (id: string) => cast.buyers.find((one) => one.id === id) as Caller;
  const pickRow = async <Row>(statement: string, number: number): Promise<Row | undefined> => {
    const { rows } = await pool.query(statement);
    return rows.length > 0 ? (pick(rows, number) as Row) : undefined;
  };

  const deals = {
    say: (by: number, listing: number) =>
      orRefusal(
        startConversation(services, pick(cast.buyers, by), {
          listingId: pick(scenario.listings, listing),
          text: `Is it still there? ${crypto.randomUUID()}`,
        }),
      ),
    offer: (by: number, listing: number, amountCents: Cents) =>
      orRefusal(
        makeOffer(services, pick(cast.buyers, by), { listingId: pick(scenario.listings, listing), amountCents }),
      ),
    async answer(n: number, move: 'accept' | 'decline' | 'counter' | 'withdraw', cents: Cents) {
      const offer = await pickRow<Deal & { proposed_by: string }>(
        `select id, buyer_id, seller_id, proposed_by from offers where state = 'open' order by id`,
        n,
      );
      if (!offer) return;
      const byBuyer = (offer.proposed_by === 'buyer') === (move === 'withdraw');
      const caller = byBuyer ? buyer(offer.buyer_id) : seller(offer.seller_id);
      if (move === 'counter') return orRefusal(counterOffer(services, caller, { id: offer.id, amount: cents }));
      const work = { accept: acceptOffer, decline: declineOffer, withdraw: withdrawOffer }[move];
      await orRefusal(work(services, caller, offer.id));
    },
    /** Pays a hold at its price, agreed or not, or only begins to. */
    async pay(n: number, how: 'whole' | 'begin') {
      const hold = await pickRow<{ buyer_id: string; listing_id: string; price_cents: Cents }>(
        `select buyer_id, listing_id, price_cents from purchases
         where state in ('held', 'intent_ready') order by id`,
        n,
      );
      if (!hold) return;
      const by = cast.buyers.findIndex(({ id }) => id === hold.buyer_id);
      const listing = scenario.listings.indexOf(hold.listing_id);
      await scenario.begin(by, listing, hold.price_cents, pick(fulfillmentMethods, n));
      if (how === 'begin') return;
      const { rows } = await pool.query<{ client_secret: string | null }>(
        `select client_secret from purchases where listing_id = $1 and state = 'intent_ready'`,
        [hold.listing_id],
      );
      if (rows[0]?.client_secret) await market.cardProvider.card(rows[0].client_secret);
      await scenario.ack(by, listing);
    },
    /** Lets all open offers end by their time. */
    async lapse() {
      await pool.query(`update offers set expires_at = now() where state = 'open'`);
      while ((await expireOffers(services)) > 0);
      while ((await notifyOfEndedOffers(services)) > 0);
    },
    /** A seller sets up payouts. */
    async setUp(n: number) {
      const sellers = 'select seller_id from listings order by id';
      const found = await pickRow<{ seller_id: string }>(sellers, n);
      if (found) await market.onboard(found.seller_id);
    },
    /** The bank takes what the provider holds for a seller, so that nothing of it can be taken back. */
    async payOut(n: number) {
      const accounts = 'select provider_id from seller_accounts where provider_id is not null order by account_id';
      const found = await pickRow<{ provider_id: string }>(accounts, n);
      if (found) await market.cardProvider.payOut(found.provider_id, 'pay');
    },
    work: () => market.workDuePurchases(),
    async handOver(n: number) {
      const sale = await pickRow<Deal>('select id, buyer_id, seller_id from fulfillments order by id', n);
      if (!sale) return;
      await orRefusal(
        readHandoverCode(services, buyer(sale.buyer_id), sale.id).then((code) =>
          handOver(services, seller(sale.seller_id), { id: sale.id, code }),
        ),
      );
    },
  };

  const after = createAfterSaleScenario(market, { buyer, seller, admin: { ...cast.admin, type: 'admin' } });
  return {
    ...scenario,
    ...deals,
    ...after,
    async broken(options: { settled: boolean }): Promise<string[]> {
      const transfers = options.settled ? (await compareTransfers(services)).breaks : 0;
      return [
        ...[...(await scenario.broken(options)), ...(await brokenDeals(pool))],
        ...(transfers > 0 ? [`${transfers} transfers say otherwise than the provider`] : []),
      ];
    },
    async unfinished(): Promise<string[]> {
      const { rows } = await pool.query<{ what: string }>(
        `select 'transfer ' || id as what from transfers where state = 'pending'
         union all select 'reversal ' || id from transfer_reversals where state = 'pending'
         union all select 'payout ' || o.id || ' of a ready seller' from payouts o
           join purchases p on p.id = o.purchase_id join seller_accounts a on a.account_id = o.seller_id
           where o.state in ('owed', 'sending') and p.state = 'paid' and a.state = 'ready'`,
      );
      return [...(await scenario.unfinished()), ...(await unfinishedDeals(pool)), ...rows.map(({ what }) => what)];
    },
    async end() {
      await scenario.end();
      await deals.lapse();
      await after.settle();
    },
  };
}

export type DealScenario = Awaited<ReturnType<typeof createDealScenario>>;
