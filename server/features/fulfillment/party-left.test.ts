import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '../../../test/support/actor.ts';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';
import { eraseRemoved } from '../accounts/erase-removed.ts';

let market: Market;
let admin: Actor;
beforeAll(async () => {
  market = await openMarket();
  admin = await market.admin();
});
afterAll(() => market.close());

async function sold() {
  const [buyer, listing] = [await market.buyer(), await market.listing()];
  await market.buy(buyer, listing);
  const { id } = await buyer.api.getFulfillment({ params: { id: listing.id } });
  return { buyer, seller: listing.seller, listing, of: { params: { id } } };
}
const leave = ({ id }: Actor) => admin.api.deleteUser({ params: { id } });

it('who stays reads that the other one has left, until that is undone', async () => {
  const { buyer, seller, of } = await sold();
  const hasLeft = async () => (await buyer.api.getFulfillment(of)).other.hasLeft;
  expect(await hasLeft()).toBeUndefined();
  await leave(seller);
  expect(await hasLeft()).toBe(true);
  expect((await buyer.api.listFulfillments({ query: {} })).items[0]?.other.hasLeft).toBe(true);
  await admin.api.restoreUser({ params: { id: seller.id } });
  expect(await hasLeft()).toBeUndefined();
});

it('a buyer whose seller has left cancels, and has all of the money back', async () => {
  const { buyer, seller, of, listing } = await sold();
  await leave(seller);
  await buyer.api.cancelFulfillment({ ...of, body: { reason: 'seller_silent' } });
  await market.drainJobs();
  expect(await buyer.api.getFulfillment(of)).toMatchObject({ state: 'cancelled', refundedCents: 12_000 });
  expect(await market.sql('select state from purchases where listing_id = $1', [listing.id])).toEqual([
    { state: 'refunded' },
  ]);
});

it('a sale of an erased buyer ends by itself, and the seller can read it', async () => {
  const { buyer, seller, of } = await sold();
  await leave(buyer);
  await market.sql(`update accounts set deleted_at = now() - interval '31 days' where id = $1`, [buyer.id]);
  while ((await eraseRemoved(market.services)) > 0);
  expect(await seller.api.getFulfillment(of)).toMatchObject({ state: 'arranging', other: { hasLeft: true } });
  await market.sql('update fulfillments set deadline_at = now() where id = $1', [of.params.id]);
  await market.drainJobs();
  expect(await seller.api.getFulfillment(of)).toMatchObject({ state: 'cancelled', refundedCents: 12_000 });
});

describe('a notification that somebody has left', () => {
  const newsTo = async ({ id }: Actor) =>
    await market.sql(
      `select params, href from notifications where account_id = $1 and kind = 'party_left' order by at, id`,
      [id],
    );
  const mailsTo = async ({ email }: Actor) => {
    await market.drainJobs();
    return await market.sql(
      `select data ->> 'subject' as subject, data ->> 'text' as text, data ->> 'html' as html from jobs.job
        where name = 'send-mail' and data ->> 'to' = $1 and data ->> 'subject' like '%has left%'`,
      [email],
    );
  };

  it('names the way to the money for a buyer and a seller with an open sale, by mail too', async () => {
    for (const [to, rest] of [
      ['buyer', 'all of your money goes back to you'],
      ['seller', 'the payment goes back, and you can list it again'],
    ] as const) {
      const sale = await sold();
      const [stays, leaver] = to === 'buyer' ? [sale.buyer, sale.seller] : [sale.seller, sale.buyer];
      await leave(leaver);
      expect(await newsTo(stays)).toEqual([
        {
          params: expect.objectContaining({ about: 'arranging', to, until: expect.any(String) }),
          href: `/dashboard/${to === 'buyer' ? 'purchases' : 'sales'}/${sale.of.params.id}`,
        },
      ]);
      const { items } = await stays.api.listNotifications({});
      expect(items.find(({ kind }) => kind === 'party_left')?.text).toContain(`${leaver.displayName} has left`);
      const [mail, ...more] = await mailsTo(stays);
      expect(more).toEqual([]);
      for (const part of [mail?.text, mail?.html]) expect(String(part).replaceAll(/\s+/g, ' ')).toContain(rest);
      expect(await newsTo(leaver)).toEqual([]);
    }
  });

  it('says of an agreed time and of a return what happens next', async () => {
    const met = await sold();
    await market.sql(`update fulfillments set state = 'arranged' where id = $1`, [met.of.params.id]);
    await leave(met.buyer);
    expect(await newsTo(met.seller)).toMatchObject([{ params: { about: 'arranged', to: 'seller' } }]);

    const returned = await sold();
    await market.sql(`update fulfillments set state = 'completed', completed_at = now() where id = $1`, [
      returned.of.params.id,
    ]);
    const body = { reason: 'damaged' as const, text: 'A leg is broken.' };
    await returned.buyer.api.requestReturn({ params: { id: returned.listing.id }, body });
    await leave(returned.seller);
    expect(await newsTo(returned.buyer)).toMatchObject([
      { params: { about: 'return', to: 'buyer' }, href: `/dashboard/receipt/${returned.listing.id}` },
    ]);
  });

  it('says that they are back, in place of what is unread, and after what was read', async () => {
    for (const isRead of [false, true]) {
      const { buyer, seller, of } = await sold();
      await leave(seller);
      expect(await mailsTo(buyer)).toHaveLength(1);
      if (isRead) await buyer.api.readNotifications({ body: {} });
      await market.sql(
        `update notification_deliveries set due_at = due_at - interval '1 hour', done_at = done_at - interval '1 hour'
          where notification_id in (select id from notifications where account_id = $1)`,
        [buyer.id],
      );
      await admin.api.restoreUser({ params: { id: seller.id } });
      const back = { params: expect.objectContaining({ about: 'arranging', to: 'buyer', isBack: true }) };
      expect((await newsTo(buyer)).slice(isRead ? 1 : 0)).toMatchObject([
        { ...back, href: `/dashboard/purchases/${of.params.id}` },
      ]);
      const { items } = await buyer.api.listNotifications({});
      expect(items.find(({ kind }) => kind === 'party_left')?.text).toContain(`${seller.displayName} is back`);
      await market.drainJobs();
      const mails = await market.sql(
        `select 1 from jobs.job where name = 'send-mail' and data ->> 'to' = $1 and data ->> 'subject' like '%is back%'`,
        [buyer.email],
      );
      expect(mails).toHaveLength(1);
      expect(await newsTo(seller)).toEqual([]);
    }
  });

  it('says nothing of a sale that has ended before they are back', async () => {
    const { buyer, seller, of } = await sold();
    await leave(seller);
    await buyer.api.cancelFulfillment({ ...of, body: { reason: 'seller_silent' } });
    await admin.api.restoreUser({ params: { id: seller.id } });
    expect((await newsTo(buyer)).map(({ params }) => params)).not.toContainEqual(
      expect.objectContaining({ isBack: true }),
    );
  });

  it('is about an offer or messages once, respects the choices, and is not sent over a block', async () => {
    const [offering, writing, silent, blocking] = await Promise.all([1, 2, 3, 4].map(() => market.buyer()));
    if (!offering || !writing || !silent || !blocking) throw new Error('A buyer is missing.');
    const { id: listingId, seller } = await market.listing();
    await offering.api.makeOffer({ body: { listingId, amountCents: 10_000 } });
    for (const one of [writing, silent, blocking])
      await one.api.startConversation({ body: { listingId, text: 'Is it still available?' } });
    await silent.api.changeNotificationChoices({ body: { choices: { messages: { mail: false } } } });
    await blocking.api.blockAccount({ body: { accountId: seller.id } });
    await leave(seller);
    expect(await newsTo(offering)).toMatchObject([{ params: { about: 'offer', to: 'buyer' } }]);
    expect(await newsTo(writing)).toMatchObject([{ params: { about: 'messages', to: 'buyer' } }]);
    expect(await newsTo(blocking)).toEqual([]);
    expect(
      [await mailsTo(offering), await mailsTo(writing), await mailsTo(silent)].map(({ length }) => length),
    ).toEqual([1, 1, 0]);
    const { items } = await offering.api.listNotifications({});
    expect(items.map(({ kind }) => kind)).not.toContain('offer_ended');
  });

  it('tells a seller whose listing had an offer, and nobody with whom nothing is open', async () => {
    const [buyer, { id: listingId, seller }] = [await market.buyer(), await market.listing()];
    await buyer.api.makeOffer({ body: { listingId, amountCents: 10_000 } });
    const old = await market.listing();
    const { id } = await buyer.api.startConversation({ body: { listingId: old.id, text: 'Hello.' } });
    await market.sql(
      `update conversation_members set last_at = now() - interval '31 days' where conversation_id = $1`,
      [id],
    );
    await leave(buyer);
    expect(await newsTo(seller)).toMatchObject([{ params: { about: 'offer', to: 'seller' } }]);
    expect(await newsTo(old.seller)).toEqual([]);
  });
});
