import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '../../../test/support/actor.ts';
import { readEvents } from '../../../test/support/event-reader.ts';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';
import { removeAccount } from '../accounts/delete-user.ts';
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

it('nobody is reminded to agree with somebody who has left, until that is undone', async () => {
  const { buyer, seller, of } = await sold();
  const reminded = async () => {
    await market.sql('update fulfillments set remind_at = now() where id = $1', [of.params.id]);
    await market.drainJobs();
    const { items } = await seller.api.listNotifications({});
    return items.filter(({ kind }) => kind === 'time_missing').length;
  };
  await leave(buyer);
  expect(await reminded()).toBe(0);
  await admin.api.restoreUser({ params: { id: buyer.id } });
  expect(await reminded()).toBe(1);
});

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

describe('a notification that somebody has left', () => {
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

  it('says of an accepted return to wait for the shop, and of messages nothing about the listing', async () => {
    const { buyer, seller, listing, of } = await sold();
    await market.sql(`update fulfillments set state = 'completed', completed_at = now() where id = $1`, [of.params.id]);
    const body = { reason: 'damaged' as const, text: 'A leg is broken.' };
    const { _id: id } = await buyer.api.requestReturn({ params: { id: listing.id }, body });
    await seller.api.answerReturn({ params: { id }, body: { answer: 'accepted', text: 'Send it back.' } });
    await leave(seller);
    expect(await newsTo(buyer)).toMatchObject([{ params: { about: 'return_accepted', to: 'buyer' } }]);
    const asked = await market.sql(
      `select params from notifications where account_id = $1 and kind = 'return_asked' and group_key = $2 order by at desc`,
      [admin.id, id],
    );
    expect(asked[0]?.params).toMatchObject({ shopDecides: true, accepted: true });

    const [writer, withdrawn] = [await market.buyer(), await market.listing()];
    await writer.api.startConversation({ body: { listingId: withdrawn.id, text: 'Hello.' } });
    await withdrawn.seller.api.updateListing({ params: { id: withdrawn.id }, body: { isAvailable: 'false' } });
    await leave(writer);
    const { items } = await withdrawn.seller.api.listNotifications({});
    const told = items.find(({ kind }) => kind === 'party_left');
    expect([told?.text, /sale/.test(String(told?.text))]).toEqual([expect.stringContaining('has left'), false]);
  });

  it('is withdrawn when the removal is undone: a sale goes on, and an open conversation opens again', async () => {
    const { buyer, seller, of } = await sold();
    const [writer, { id: listingId }] = [await market.buyer(), await market.listing({ seller })];
    const { id } = await writer.api.startConversation({ body: { listingId, text: 'Hello.' } });
    await leave(seller);
    expect([await newsTo(buyer), await newsTo(writer)].map(({ length }) => length)).toEqual([1, 1]);
    const page = await readEvents(writer);
    await admin.api.restoreUser({ params: { id: seller.id } });
    expect([await newsTo(buyer), await newsTo(writer)]).toEqual([[], []]);
    const { items } = await buyer.api.listNotifications({});
    expect(items[0]).toMatchObject({ kind: 'party_back', href: `/dashboard/purchases/${of.params.id}` });
    expect((await writer.api.listNotifications({})).items.map(({ kind }) => kind)).not.toContain('party_back');
    const opened = () => page.events().filter(({ event, data }) => event === 'message' && data.conversationId === id);
    await expect.poll(() => opened().length).toBe(1);
    expect((await writer.api.getConversation({ params: { id } })).closed).toBeUndefined();
    await page.close();
  });

  it('is withdrawn from everybody when the removal is undone, whatever has ended since', async () => {
    const { buyer, seller, of } = await sold();
    const [offering, writer] = [await market.buyer(), await market.buyer()];
    const [offered, { id: listingId }] = [await market.listing({ seller }), await market.listing({ seller })];
    await offering.api.makeOffer({ body: { listingId: offered.id, amountCents: 10_000 } });
    const { id } = await writer.api.startConversation({ body: { listingId, text: 'Hello.' } });
    await leave(seller);
    const all = [buyer, offering, writer];
    for (const one of all) expect(await newsTo(one)).toHaveLength(1);
    await buyer.api.cancelFulfillment({ ...of, body: { reason: 'seller_silent' } });
    await market.sql(
      `update conversation_members set last_at = now() - interval '31 days' where conversation_id = $1
        or conversation_id in (select id from conversations where buyer_id = $2)`,
      [id, offering.id],
    );
    await admin.api.restoreUser({ params: { id: seller.id } });
    for (const one of all) expect(await newsTo(one)).toEqual([]);
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
    const [shown] = (await blocking.api.listConversations({})).items;
    expect(shown?.closed).toBe('ended');
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

it('a removal takes as many statements for twenty conversations as for two', async () => {
  const statementsOf = async (conversations: number) => {
    const seller = await market.seller();
    for (let n = 0; n < conversations; n++) {
      const [buyer, listing] = [await market.buyer(), await market.listing({ seller })];
      await buyer.api.startConversation({ body: { listingId: listing.id, text: 'Hello.' } });
      if (n % 2 === 0) await market.buy(buyer, listing);
    }
    let statements = 0;
    const db = market.services.db.withPlugin({
      transformQuery({ node }) {
        statements += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    await removeAccount({ ...market.services, db }, admin.id, { id: seller.id });
    return statements;
  };
  expect(await statementsOf(20)).toBe(await statementsOf(2));
});
