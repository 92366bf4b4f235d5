import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '../../../test/support/actor.ts';
import { agreeOnTime } from '../../../test/support/agree-on-time.ts';
import { sendCall } from '../../../test/support/api-client.ts';
import { handOver } from '../../../test/support/hand-over.ts';
import { type MoneyMarket, openMoneyMarket } from '../../../test/support/money-market.ts';
import { sendWaitingMails } from '../../../test/support/send-waiting-mails.ts';
import { reconcile } from '../checkout/reconciliation/reconcile.ts';
import { remindOfBankDetails } from './remind-of-bank-details.ts';

let shop: MoneyMarket;
beforeAll(async () => {
  shop = await openMoneyMarket({ PAYOUTS: 'manual' });
});
afterAll(() => shop.market.close());

const details = { holder: 'Sally Seller', account: 'DE89370400440532013000' };

async function completed(by?: Actor) {
  const seller = by ?? (await shop.market.seller());
  const { listing, intent } = await shop.bought({ seller });
  await handOver(shop.buyer, listing);
  return { seller, intent };
}
/** Lets days pass for the reminders of a seller, and for what was sent. */
async function passDays({ id }: Actor, days: number): Promise<void> {
  const back = `make_interval(secs => ${86_400 * days})`;
  await shop.market.sql(
    `update bank_reminders set since = since - ${back}, due_at = due_at - ${back} where account_id = $1`,
    [id],
  );
  await shop.market.sql(`update notifications set at = at - ${back} where account_id = $1`, [id]);
  await shop.market.sql(
    `update notification_deliveries d set done_at = done_at - ${back} from notifications n where n.id = d.notification_id and n.account_id = $1`,
    [id],
  );
}
/** The job, in two processes at once. */
const run = () => Promise.all([1, 2].map(() => remindOfBankDetails(shop.market.services)));

const asked = async ({ id }: Actor) => {
  const [row] = await shop.market.sql(
    `select coalesce(sum(count), 0)::int as times from notifications where account_id = $1 and kind = 'bank_details_missing'`,
    [id],
  );
  return row?.times;
};
const mails = async (seller: Actor) => {
  await sendWaitingMails(shop.market);
  return (await shop.mailsTo(seller)).filter((subject) => subject.includes('bank details'));
};

describe('a seller whose money waits for bank details', () => {
  it('is asked at the release and on day 1, 3, 7, 14, then weekly, once each', async () => {
    const { seller } = await completed();
    const days: number[] = [];
    for (let day = 0; day <= 30; day++) {
      const before = day === 0 ? 0 : await asked(seller);
      await run();
      if ((await asked(seller)) !== before) {
        expect(await asked(seller)).toBe(Number(before) + 1);
        days.push(day);
        expect(await mails(seller)).toEqual(['$110.40 is waiting for your bank details']);
      } else expect(await mails(seller)).toEqual([]);
      await passDays(seller, 1);
    }
    expect(days).toEqual([0, 1, 3, 7, 14, 21, 28]);
    const { items } = await seller.api.listNotifications({ query: {} });
    expect(items.filter(({ kind }) => kind === 'bank_details_missing')).toMatchObject([
      { href: '/dashboard/earnings', params: { amountCents: 11_040 } },
    ]);
  });

  it('is told of what is left after a lower price that was agreed on at the handover', async () => {
    const seller = await shop.market.seller();
    const { listing } = await shop.bought({ seller });
    const { id } = await shop.buyer.api.getFulfillment({ params: { id: listing.id } });
    await agreeOnTime(seller, shop.buyer, id);
    await seller.api.proposeLowerPrice({ params: { id }, body: { amountCents: 5000 } });
    await shop.buyer.api.acceptLowerPrice({ params: { id }, body: {} });
    expect(await mails(seller)).toEqual(['$64.40 is waiting for your bank details']);
  });

  it('reads when the next reminder comes', async () => {
    const { seller } = await completed();
    for (const days of [1, 2, 4]) {
      const [row] = await shop.market.sql('select due_at from bank_reminders where account_id = $1', [seller.id]);
      const { items } = await seller.api.listNotifications({ query: {} });
      const { params } = items.find(({ kind }) => kind === 'bank_details_missing') ?? {};
      expect(Date.parse(String(params?.next))).toBe(Number(row?.due_at));
      await passDays(seller, days);
      await run();
    }
  });

  it('is asked once for several sales of a day, for the sum', async () => {
    const { seller } = await completed();
    await completed(seller);
    expect(await asked(seller)).toBe(1);
    await passDays(seller, 1);
    await run();
    expect(await mails(seller)).toContain('$220.80 is waiting for your bank details');
  });

  it('gets one reminder after a time without the job, not all that were missed', async () => {
    const { seller } = await completed();
    await passDays(seller, 8);
    await run();
    await run();
    expect(await asked(seller)).toBe(2);
    await passDays(seller, 5.9);
    await run();
    expect(await asked(seller)).toBe(2);
    await passDays(seller, 0.2);
    await run();
    expect(await asked(seller)).toBe(3);
  });

  it('is asked no more once the details are there, and the payout is due three days later', async () => {
    const { seller } = await completed();
    await passDays(seller, 2);
    await shop.market.sql(`update payouts set due_at = now() - interval '5 days' where seller_id = $1`, [seller.id]);
    await mails(seller);
    await seller.api.openSellerAccount({ body: details });
    expect(await shop.market.sql('select 1 from bank_reminders where account_id = $1', [seller.id])).toEqual([]);
    await run();
    expect(await asked(seller)).toBe(1);
    expect(await mails(seller)).toEqual([]);
    const [payout] = await shop.market.sql('select due_at from payouts where seller_id = $1', [seller.id]);
    const due = (day: unknown) => (new Date(String(day)).getTime() - Date.now()) / 86_400_000;
    expect(Math.abs(due(payout?.due_at) - 3)).toBeLessThan(0.01);
    // A change of the details does not put it off again.
    await shop.market.sql(`update payouts set due_at = now() - interval '5 days' where seller_id = $1`, [seller.id]);
    await seller.api.openSellerAccount({ body: { ...details, holder: 'Sally S. Seller' } });
    const [later] = await shop.market.sql('select due_at from payouts where seller_id = $1', [seller.id]);
    expect(due(later?.due_at)).toBeLessThan(-4);
  });

  it('is asked no more when nothing is owed, and again after the next sale', async () => {
    const { seller, intent } = await completed();
    await shop.cardProvider.refund(intent);
    await reconcile(shop.market.services);
    await passDays(seller, 2);
    await run();
    expect(await asked(seller)).toBe(1);
    expect(await shop.market.sql('select 1 from bank_reminders where account_id = $1', [seller.id])).toEqual([]);
    await completed(seller);
    expect(await asked(seller)).toBe(2);
  });

  it('who has given them is never asked', async () => {
    const seller = await shop.market.seller();
    await seller.api.openSellerAccount({ body: details });
    await completed(seller);
    await passDays(seller, 1);
    await run();
    expect(await asked(seller)).toBe(0);
  });

  it('finds the beginning of the reminders in “Download my data”', async () => {
    const { seller } = await completed();
    const { body } = await sendCall(shop.market.origin, 'exportAccount', {}, seller.idToken);
    expect(body).toMatchObject({ bankReminders: [{ since: expect.any(String), due_at: expect.any(String) }] });
  });
});
