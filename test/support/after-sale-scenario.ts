import { requestPartRefund } from '../../server/features/checkout/refunds/refund-part.ts';
import { endLateFulfillments } from '../../server/features/fulfillment/deadlines.ts';
import { appealDecision } from '../../server/features/fulfillment/disputes/appeal-decision.ts';
import { decideDispute } from '../../server/features/fulfillment/disputes/decide-dispute.ts';
import { cancelSale, refuseAtHandover } from '../../server/features/fulfillment/end-by-person.ts';
import { confirmReceipt, reportProblem } from '../../server/features/fulfillment/inspect.ts';
import { acceptLowerPrice, proposeLowerPrice } from '../../server/features/fulfillment/lower-price.ts';
import { reportNoShow } from '../../server/features/fulfillment/no-show.ts';
import { acceptWindow, proposeWindows } from '../../server/features/fulfillment/propose-windows.ts';
import { sendMoneyBack } from '../../server/features/fulfillment/send-money-back.ts';
import { sendParcel } from '../../server/features/fulfillment/send-parcel.ts';
import type { Caller } from '../../server/platform/http/handler.ts';
import type { DisputeOutcome } from '../../shared/domain/dispute.ts';
import type { FulfillmentParty } from '../../shared/domain/fulfillment.ts';
import type { Cents } from '../../shared/domain/money.ts';
import type { ProviderMarket } from './provider-market.ts';
import { orRefusal } from './purchase-scenario.ts';

const HOUR = 3_600_000;
const report = { reason: 'A leg is broken.', text: '', images: [] };

type People = { buyer: (id: string) => Caller; seller: (id: string) => Caller; admin: Caller };

/** What buyer, seller, operator and clock do after a sale, in any order. Numbers choose the sale and wrap around. */
export function createAfterSaleScenario({ services, pool, ...market }: ProviderMarket, people: People) {
  const find = async (n: number) => {
    const { rows } = await pool.query<{ id: string; buyer_id: string; seller_id: string }>(
      'select id, buyer_id, seller_id from fulfillments order by id',
    );
    return rows[n % Math.max(1, rows.length)];
  };
  const act = async (n: number, work: (id: string, as: (role: FulfillmentParty) => Caller) => Promise<unknown>) => {
    const sale = await find(n);
    if (!sale) return;
    const as = (role: FulfillmentParty) =>
      role === 'buyer' ? people.buyer(sale.buyer_id) : people.seller(sale.seller_id);
    await orRefusal(work(sale.id, as));
  };
  const work = async () => {
    while ((await endLateFulfillments(services)) > 0);
    await pool.query('update fulfillments set refund_due_at = now() where refund_due_at is not null');
    await pool.query(`update refunds set updated_at = now() - interval '2 minutes' where state = 'pending'`);
    while ((await sendMoneyBack(services)) > 0);
    while ((await requestPartRefund(services)) > 0);
    await market.workDuePurchases();
  };
  return {
    /** Agrees on a time that is over at once, so that a missed handover can be reported. */
    arrange: (n: number) =>
      act(n, async (id, as) => {
        const window = { start: Date.now() + 30 * HOUR, end: Date.now() + 31 * HOUR };
        const [made] = await proposeWindows(services, as('seller'), { id, windows: [window] });
        await acceptWindow(services, as('buyer'), { id, windowId: made?.id ?? '' });
        await pool.query(
          `update fulfillment_windows set starts_at = now() - interval '2 hours', ends_at = now() - interval '1 hour'
           where fulfillment_id = $1`,
          [id],
        );
      }),
    send: (n: number) => act(n, (id, as) => sendParcel(services, as('seller'), { id, tracking: 'DHL 1' })),
    receive: (n: number) => act(n, (id, as) => confirmReceipt(services, as('buyer'), { id, said: {} })),
    problem: (n: number) => act(n, (id, as) => reportProblem(services, as('buyer'), { id, report })),
    absent: (n: number, by: FulfillmentParty) => act(n, (id, as) => reportNoShow(services, as(by), { id, report })),
    refuse: (n: number) => act(n, (id, as) => refuseAtHandover(services, as('buyer'), { id, why: report })),
    cancelSale: (n: number, by: FulfillmentParty) =>
      act(n, (id, as) => cancelSale(services, as(by), { id, why: report })),
    reduce: (n: number, cents: Cents) =>
      act(n, async (id, as) => {
        await proposeLowerPrice(services, as('seller'), { id, amountCents: cents });
        await acceptLowerPrice(services, as('buyer'), { id, amountCents: cents });
      }),
    decide: (n: number, outcome: DisputeOutcome, amountCents: Cents) =>
      act(n, (id) =>
        decideDispute(services, people.admin, { id, decision: { outcome, amountCents, reason: 'Seen.' } }),
      ),
    appeal: (n: number, by: FulfillmentParty) =>
      act(n, (id, as) => appealDecision(services, as(by), { id, reason: 'Look again.' })),
    /** Lets the deadlines of all sales pass once. */
    async late() {
      await pool.query('update fulfillments set deadline_at = now() where deadline_at is not null');
      await work();
    },
    /** Lets deadlines pass until nothing waits. A buyer may miss two handovers, and a parcel is inspected. */
    async settle() {
      for (let round = 0; round < 6; round++) await this.late();
    },
  };
}
