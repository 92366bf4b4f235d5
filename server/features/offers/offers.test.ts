import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { offerProcess } from '../../../shared/domain/offer.ts';
import type { Actor } from '../../../test/support/actor.ts';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';
import { walkPages } from '../../../test/support/walk-pages.ts';

let market: Market;
beforeAll(async () => {
  market = await openMarket({ env: { RATE_LIMITS: 'on' } });
});
afterAll(() => market.close());

type Listing = Awaited<ReturnType<Market['listing']>>;
const offer = (by: Actor, { id: listingId }: Listing, amountCents: number) =>
  by.api.makeOffer({ body: { listingId, amountCents } });
const accept = (by: Actor, id: string) => by.call('acceptOffer', { params: { id } });
const pay = (by: Actor, { id: previousId }: Listing, price: string) =>
  by.call('createPaymentIntent', { body: { previousId, price } });
const events = async (by: Actor, id: string) =>
  (await by.api.listMessages({ params: { id } })).items.map(({ kind, event }) => event?.name ?? kind);
const stateOf = async (id: string) => (await market.sql('select state from offers where id = $1', [id]))[0]?.state;
const newsOf = async (by: Actor, { id }: Listing) => {
  const rows = await market.sql('select kind from notifications where account_id = $1 and listing_id = $2', [
    by.id,
    id,
  ]);
  return rows.map(({ kind }) => kind);
};
const lapse = async ({ id }: Listing) => {
  await market.sql(
    `update purchases set held_until = now(), due_at = now() where listing_id = $1 and state in ('held', 'intent_ready')`,
    [id],
  );
  await market.drainJobs();
};

describe('an offer', () => {
  it('follows the table of steps, and the schema knows the same', async () => {
    const rows = await market.sql('select from_state, to_state from offer_steps order by to_state');
    const steps = [...new Set(offerProcess.map(({ from, to }) => `${from} ${to}`))].sort();
    expect(rows.map(({ from_state, to_state }) => `${from_state} ${to_state}`).sort()).toEqual(steps);
    const [buyer, listing] = [await market.buyer(), await market.listing()];
    const { id } = await offer(buyer, listing, 10_000);
    await buyer.api.withdrawOffer({ params: { id } });
    await expect(market.sql(`update offers set state = 'open' where id = '${id}'`)).rejects.toThrow('cannot go');
    await expect(market.sql(`update offers set amount_cents = 1 where id = '${id}'`)).rejects.toThrow('never changes');
  });

  it('is countered, accepted, and paid at the agreed price by this buyer alone', async () => {
    const [buyer, other, listing] = [await market.buyer(), await market.buyer(), await market.listing()];
    const first = await offer(buyer, listing, 8_000);
    expect((await listing.seller.api.listOffers({})).items[0]).toMatchObject({
      id: first.id,
      by: 'them',
      turn: 'me',
      listing: {
        id: listing.id,
        title: expect.any(String),
        image: expect.stringMatching(/^\/images\//),
        priceCents: 12_000,
      },
    });
    const counter = await listing.seller.api.counterOffer({ params: { id: first.id }, body: { amountCents: 10_000 } });
    expect(await stateOf(first.id)).toBe('countered');
    const rival = await offer(other, listing, 9_000);
    expect((await accept(listing.seller, counter.id)).status).toBe(403);
    expect((await accept(buyer, counter.id)).body).toEqual({ state: 'accepted' });

    expect(await stateOf(rival.id)).toBe('declined');
    const inbox = await buyer.api.getConversation({ params: { id: counter.conversationId } });
    const hours = (Date.parse(inbox.hold?.until ?? '') - Date.now()) / 3_600_000;
    expect([inbox.hold?.amountCents, Math.round(hours)]).toEqual([10_000, 24]);
    expect((await market.stranger.api.getListing({ params: { id: listing.id } })).onHoldUntil).toBe(inbox.hold?.until);

    await other.api.addWish({ body: { previousId: listing.id } });
    expect((await pay(other, listing, '100')).status).toBe(409);
    expect((await pay(buyer, listing, '120')).body).toMatchObject({ code: 'price_changed', details: { price: '100' } });
    const wish = await buyer.api.getWish({ params: { id: listing.id } });
    expect(wish).toMatchObject({ price: '100', heldByMe: true });
    // Leaving the payment page does not give an agreed hold back.
    await buyer.api.releaseHold({ params: { previousId: listing.id } });
    const begun = await pay(buyer, listing, '100');
    expect(begun.body).toMatchObject({ agreed: true, onHoldUntil: inbox.hold?.until });
    await market.confirmCard((begun.body as { clientSecret: string }).clientSecret);
    await buyer.api.confirmPayment({ params: { previousId: listing.id } });
    await market.drainJobs();

    expect(await market.sql('select price_cents from sales where listing_id = $1', [listing.id])).toEqual([
      { price_cents: 10_000 },
    ]);
    expect(await events(buyer, counter.conversationId)).toEqual(['offer', 'offer', 'offer_accepted', 'sold']);
    expect(await events(other, rival.conversationId)).toEqual(['offer', 'offer_declined']);
  });

  it('that is accepted and not paid releases the listing, and all who wanted it are told', async () => {
    const [buyer, other, listing] = [await market.buyer(), await market.buyer(), await market.listing()];
    const { id, conversationId } = await offer(buyer, listing, 10_000);
    await offer(other, listing, 9_000);
    await accept(listing.seller, id);
    await lapse(listing);
    for (const [by, kind] of [
      [buyer, 'hold_lapsed'],
      [listing.seller, 'hold_lapsed'],
      [other, 'available_again'],
    ] as const)
      expect((await by.api.listNotifications({ query: {} })).items.map((one) => one.kind)).toContain(kind);
    expect((await market.stranger.api.getListing({ params: { id: listing.id } })).onHoldUntil).toBeUndefined();
    expect(await events(buyer, conversationId)).toEqual(['offer', 'offer_accepted', 'hold_lapsed']);
    expect((await offer(buyer, listing, 11_000)).state).toBe('open');
  });

  it.each(['buyer', 'seller'] as const)('accepted ends with a block by the %s, and others can buy', async (side) => {
    const [buyer, other, listing] = [await market.buyer(), await market.buyer(), await market.listing()];
    const { id } = await offer(buyer, listing, 10_000);
    await accept(listing.seller, id);
    const [blocker, blocked] = side === 'buyer' ? [buyer, listing.seller] : [listing.seller, buyer];
    await blocker.api.blockAccount({ body: { accountId: blocked.id } });
    expect(await pay(buyer, listing, '100')).toMatchObject({ status: 409, body: { code: 'item_unavailable' } });
    await market.drainJobs();
    await other.api.addWish({ body: { previousId: listing.id } });
    expect((await pay(other, listing, '120')).status).toBe(200);
  });

  it.each([
    [3_599, 422],
    [3_600, 201],
    [12_000, 201],
    [12_001, 422],
    [0, 422],
    [99.5, 422],
    ['100', 422],
  ])('of %s for 120 dollars answers %i', async (amountCents, status) => {
    const [buyer, listing] = [await market.buyer(), await market.listing()];
    const answer = await buyer.call('makeOffer', { body: { listingId: listing.id, amountCents } });
    expect(answer.status).toBe(status);
    if (status === 422) expect(answer.body).toMatchObject({ fields: { amountCents: expect.any(String) } });
  });

  it('is refused with the key and the values of each sentence, for a reader of another language', async () => {
    const [buyer, listing] = [await market.buyer(), await market.listing()];
    const body = { listingId: listing.id, amountCents: 3_599 };
    expect((await buyer.call('makeOffer', { body })).body).toMatchObject({
      code: 'invalid_input',
      fields: { amountCents: 'Offer an amount in this range: $36 – $120' },
      reasons: {
        amountCents: {
          key: 'offers.outOfRange',
          params: { least: { cents: 3_600, currency: 'USD' }, most: { cents: 12_000, currency: 'USD' } },
        },
      },
    });
    expect((await buyer.call('makeOffer', { body: { ...body, amountCents: 'ten' } })).body).toMatchObject({
      fields: { amountCents: 'Enter an amount.' },
      reasons: { amountCents: { key: 'fields.amountNeeded' } },
    });
    const { id } = await offer(buyer, listing, 8_000);
    expect((await buyer.call('acceptOffer', { params: { id } })).body).toMatchObject({
      message: 'The other person answers this offer. You can withdraw it.',
      reason: { key: 'offers.notYours' },
    });
  });

  it('is one at a time: a new one replaces it, and it can be withdrawn', async () => {
    const [buyer, listing] = [await market.buyer(), await market.listing()];
    const [one, two] = [await offer(buyer, listing, 8_000), await offer(buyer, listing, 9_000)];
    expect([await stateOf(one.id), await stateOf(two.id)]).toEqual(['superseded', 'open']);
    expect((await accept(listing.seller, one.id)).status).toBe(409);
    expect((await buyer.call('acceptOffer', { params: { id: two.id } })).status).toBe(403);
    expect(await buyer.api.withdrawOffer({ params: { id: two.id } })).toEqual({ state: 'withdrawn' });
    expect((await accept(listing.seller, two.id)).status).toBe(409);
  });

  it('expires by itself', async () => {
    const [buyer, listing] = [await market.buyer(), await market.listing()];
    const { id, conversationId } = await offer(buyer, listing, 10_000);
    await market.sql('update offers set expires_at = now() where id = $1', [id]);
    expect((await accept(listing.seller, id)).status).toBe(409);
    await market.drainJobs();
    expect(await stateOf(id)).toBe('expired');
    expect(await events(buyer, conversationId)).toEqual(['offer', 'offer_expired']);
  });

  it('is answered by the seller’s rules, which only the seller sees', async () => {
    const listing = await market.listing();
    const rules = { accepts: true, floorCents: 8_000, acceptCents: 11_000 };
    await listing.seller.api.changeOfferRules({ params: { id: listing.id }, body: rules });
    expect(await listing.seller.api.getOfferRules({ params: { id: listing.id } })).toEqual(rules);
    const [low, middle, high] = [await market.buyer(), await market.buyer(), await market.buyer()];
    expect((await offer(low, listing, 7_999)).state).toBe('declined');
    expect((await offer(middle, listing, 9_000)).state).toBe('open');
    expect((await offer(high, listing, 11_000)).state).toBe('accepted');
    const seen = await low.fetch(`/api/furniture/${listing.id}`).then((answer) => answer.text());
    expect(seen).not.toMatch(/floor|acceptCents|\b(8000|11000)\b/i);
    const wrong = { ...rules, floorCents: 12_000 };
    const refused = await listing.seller.call('changeOfferRules', { params: { id: listing.id }, body: wrong });
    expect([refused.status, refused.body]).toMatchObject([422, { fields: { acceptCents: expect.any(String) } }]);
  });

  it.each([
    [7_999, 'declined'],
    [9_000, 'open'],
    [11_000, 'accepted'],
  ] as const)('of %s cents that answers the seller’s is %s by the same rules', async (amountCents, state) => {
    const [buyer, listing] = [await market.buyer(), await market.listing()];
    const { seller } = listing;
    const rules = { accepts: true, floorCents: 8_000, acceptCents: 11_000 };
    await seller.api.changeOfferRules({ params: { id: listing.id }, body: rules });
    const { id } = await offer(buyer, listing, 8_500);
    // The rules are for buyers.
    const countered = await seller.api.counterOffer({ params: { id }, body: { amountCents: 11_500 } });
    expect(countered.state).toBe('open');
    const answer = await buyer.api.counterOffer({ params: { id: countered.id }, body: { amountCents } });
    expect([answer.state, await stateOf(answer.id)]).toEqual([state, state]);
  });

  it('is accepted automatically for one listing at a time if the buyer never paid', async () => {
    const buyer = await market.buyer();
    const states: string[] = [];
    for (let n = 0; n < 3; n++) {
      const listing = await market.listing();
      const body = { accepts: true, floorCents: null, acceptCents: 10_000 };
      await listing.seller.api.changeOfferRules({ params: { id: listing.id }, body });
      states.push((await offer(buyer, listing, 12_000)).state);
    }
    expect(states).toEqual(['accepted', 'open', 'open']);
  });

  it('is not taken where the seller takes none, on hold, or sold; a sale ends open ones', async () => {
    const [buyer, other, listing] = [await market.buyer(), await market.buyer(), await market.listing()];
    const rules = { floorCents: null, acceptCents: null };
    const set = (accepts: boolean) =>
      listing.seller.api.changeOfferRules({ params: { id: listing.id }, body: { ...rules, accepts } });
    const body = { listingId: listing.id, amountCents: 10_000 };
    await set(false);
    expect((await buyer.call('makeOffer', { body })).status).toBe(403);
    expect(await buyer.api.getListing({ params: { id: listing.id } })).toMatchObject({ acceptsOffers: false });
    await set(true);
    expect(await buyer.api.getListing({ params: { id: listing.id } })).not.toHaveProperty('acceptsOffers');
    const open = await offer(buyer, listing, 10_000);
    await other.api.addWish({ body: { previousId: listing.id } });
    await pay(other, listing, '120');
    expect((await buyer.call('makeOffer', { body })).body).toMatchObject({ code: 'item_on_hold' });
    expect((await accept(listing.seller, open.id)).body).toMatchObject({ code: 'item_on_hold' });
    await market.buy(other, listing);
    expect(await stateOf(open.id)).toBe('superseded');
    await market.drainJobs();
    expect(await newsOf(buyer, listing)).toEqual(['offer_ended']);
    expect((await buyer.call('makeOffer', { body })).body).toMatchObject({ code: 'item_unavailable' });
  });

  it('ends when the listing is removed or hidden', async () => {
    const admin = await market.admin();
    const buyer = await market.buyer();
    const ends: Record<string, (listing: Listing) => Promise<unknown>> = {
      removed: ({ id, seller }) => seller.api.removeListing({ params: { id } }),
      'removed by an admin': ({ id }) => admin.api.removeListing({ params: { id } }),
      hidden: async ({ id }) => {
        const { caseNumber } = await buyer.api.sendReport({ body: { kind: 'listing', targetId: id, reason: 'other' } });
        const { items } = await admin.api.listCases({ query: { kind: 'listing' } });
        const found = items.find((one) => one.caseNumber === caseNumber);
        const body = { action: 'hide' as const, reason: 'It is not furniture.' };
        await admin.api.decideCase({ params: { id: String(found?._id) }, body });
      },
    };
    for (const [how, end] of Object.entries(ends)) {
      const listing = await market.listing();
      const { id } = await offer(buyer, listing, 10_000);
      await end(listing);
      expect([how, await stateOf(id), (await accept(listing.seller, id)).status]).toEqual([how, 'superseded', 409]);
      await market.drainJobs();
      const [seen] = (await buyer.api.listOffers({ query: { listingId: listing.id } })).items;
      expect([how, seen?.state, seen?.turn]).toEqual([how, 'superseded', undefined]);
      expect([how, await newsOf(buyer, listing)]).toEqual([how, ['offer_ended']]);
    }
  });

  it('is listed in pages, the newest first', async () => {
    const [buyer, seller] = [await market.buyer(), await market.seller()];
    for (let n = 0; n < 3; n++) await offer(buyer, await market.listing({ seller }), 10_000);
    const whole = (await seller.api.listOffers({})).items;
    const { items, pages } = await walkPages((cursor) => seller.api.listOffers({ query: { limit: 2, cursor } }));
    expect([items, pages]).toEqual([whole, 2]);
    expect(whole.map(({ createdAt }) => createdAt)).toEqual(
      whole
        .map(({ createdAt }) => createdAt)
        .toSorted()
        .reverse(),
    );
  });

  it('stays open, and takes no further price, after 30 prices of a person within an hour', async () => {
    const [buyer, listing] = [await market.buyer(), await market.listing()];
    let { id } = await offer(buyer, listing, 10_000);
    const answers = { buyer: new Set<number>(), seller: new Set<number>() };
    for (let turn = 0; turn < 62; turn++) {
      const role = turn % 2 === 0 ? 'seller' : 'buyer';
      const by = role === 'seller' ? listing.seller : buyer;
      const { status, body } = await by.call('counterOffer', {
        params: { id },
        body: { amountCents: 9_000 + turn },
      });
      answers[role].add(status);
      if (status === 201) id = (body as { id: string }).id;
      else
        expect(body).toMatchObject({ code: 'too_many_requests', message: expect.stringContaining('within an hour') });
      if (status !== 201) break;
    }
    expect(answers).toEqual({ buyer: new Set([201, 429]), seller: new Set([201]) });
    expect(await stateOf(id)).toBe('open');
    expect(await accept(buyer, id)).toMatchObject({ status: 200 });
  });

  it('ends with the account of one of the two', async () => {
    const [buyer, listing] = [await market.buyer(), await market.listing()];
    const { id } = await offer(buyer, listing, 10_000);
    await (await market.admin()).api.deleteUser({ params: { id: buyer.id } });
    expect(await stateOf(id)).toBe('superseded');
    expect((await accept(listing.seller, id)).status).toBe(409);
  });
});
