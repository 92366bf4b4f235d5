import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '../../../test/support/actor.ts';
import { recipes } from '../../../test/support/call-recipes.ts';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';

let market: Market;
let seller: Actor;
let body: Record<string, unknown>;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.close());
beforeEach(async () => {
  seller = await market.seller();
  const { parts } = await recipes.createListing(market, { ...seller, role: 'seller' });
  body = parts.body as Record<string, unknown>;
});

type Answer = { status: number; replayed: string | null; body: Record<string, unknown> };

async function send(
  who: Actor,
  key: string,
  sent: unknown = body,
  path = '/api/furniture',
  method = 'POST',
): Promise<Answer> {
  const response = await who.fetch(path, {
    method,
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify(sent),
  });
  return {
    status: response.status,
    replayed: response.headers.get('Idempotent-Replayed'),
    body: (await response.json()) as Answer['body'],
  };
}

const listings = async (who: Actor) => (await who.api.listOwnListings({ params: { email: who.email } })).items;

describe('a request with a key (reliability 3.7)', () => {
  it('runs once, and a repeat gets the same answer', async () => {
    const first = await send(seller, 'one');
    expect(first).toMatchObject({ status: 201, replayed: null, body: { acknowledged: true } });
    const repeat = await send(seller, 'one', Object.fromEntries(Object.entries(body).reverse()));
    expect(repeat).toEqual({ ...first, replayed: 'true' });
    expect(await listings(seller)).toHaveLength(1);
  });

  it('creates one listing for twenty concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(seller, 'at-once')));
    expect(answers.filter(({ status, replayed }) => status === 201 && !replayed)).toHaveLength(1);
    for (const {
      status,
      replayed,
      body: { code },
    } of answers)
      if (status !== 201) expect([status, code]).toEqual([409, 'request_in_flight']);
      else expect([null, 'true']).toContain(replayed);
    expect(await listings(seller)).toHaveLength(1);
  });

  it('is refused when the key was used for another request', async () => {
    await send(seller, 'reused');
    const other = await send(seller, 'reused', { ...body, price: '999' });
    expect(other).toMatchObject({ status: 422, body: { code: 'key_reused' } });
    expect(await listings(seller)).toHaveLength(1);
  });

  it('counts for one person, one method and one address', async () => {
    await send(seller, 'mine');
    const [listing] = await listings(seller);
    const address = `/api/furniture-update/${listing?._id}`;
    expect(await send(seller, 'mine', { price: '90' }, address, 'PATCH')).toMatchObject({
      status: 200,
      replayed: null,
    });

    const neighbour = await market.seller();
    const theirs = { ...body, sellerEmail: neighbour.email, image: await market.picture(neighbour) };
    expect(await send(neighbour, 'mine', theirs)).toMatchObject({ status: 201, replayed: null });
  });

  it('repeats a refusal too, under a request id of its own', async () => {
    const foreign = { ...body, sellerEmail: 'somebody@market.test' };
    const first = await send(seller, 'refused', foreign);
    const second = await send(seller, 'refused', foreign);
    expect(first).toMatchObject({ status: 403, replayed: null, body: { code: 'not_your_email' } });
    expect(second).toEqual({ ...first, replayed: 'true', body: { ...first.body, requestId: second.body.requestId } });
    expect(second.body.requestId).not.toBe(first.body.requestId);
  });

  it('repeats why a field was refused, with the values of the sentence', async () => {
    const [buyer, { id: listingId }] = [await market.buyer(), await market.listing()];
    const bid = () => send(buyer, 'low', { listingId, amountCents: 1 }, '/api/offers');
    const [first, second] = [(await bid()).body, await bid()];
    expect(first.reasons).toMatchObject({
      amountCents: { key: 'offers.outOfRange', params: { least: { cents: 3_600 } } },
    });
    expect(second).toMatchObject({ replayed: 'true', body: { ...first, requestId: second.body.requestId } });

    // As an earlier version stored it.
    await market.sql(`update idempotency_keys set answer = answer - 'reason' - 'reasons' where account_id = $1`, [
      buyer.id,
    ]);
    const { reasons: _, ...plain } = first;
    expect((await bid()).body).toEqual({ ...plain, requestId: expect.any(String) });
  });

  it('can be corrected under the same key when it was unreadable', async () => {
    expect(await send(seller, 'typo', { ...body, price: 'abc' })).toMatchObject({ status: 422 });
    expect(await send(seller, 'typo')).toMatchObject({ status: 201, replayed: null });
  });

  it('runs again after a refusal with a retry time, and after a server error', async () => {
    const [buyer, rival] = [await market.buyer(), await market.buyer()];
    const listing = await market.listing();
    const asked = { previousId: listing.id, price: listing.price };
    for (const who of [buyer, rival]) await who.api.addWish({ body: { previousId: listing.id } });
    await rival.api.createPaymentIntent({ body: asked });
    expect(await send(buyer, 'wait', asked, '/api/payment-intent')).toMatchObject({
      status: 409,
      body: { code: 'item_on_hold' },
    });
    await rival.api.releaseHold({ params: { previousId: listing.id } });
    expect(await send(buyer, 'wait', asked, '/api/payment-intent')).toMatchObject({ status: 200, replayed: null });

    await market.sql('alter table listings rename to elsewhere');
    expect(await send(seller, 'broken')).toMatchObject({ status: 500 });
    await market.sql('alter table elsewhere rename to listings');
    expect(await send(seller, 'broken')).toMatchObject({ status: 201, replayed: null });
  });

  it('waits for the first, and takes over after a crash', async () => {
    await send(seller, 'crash');
    const age = (seconds: number) =>
      market.sql(
        `update idempotency_keys set status = null, answer = null, created_at = now() - $2 * interval '1 second'
         where account_id = $1`,
        [seller.id, seconds],
      );
    await age(50);
    expect(await send(seller, 'crash')).toMatchObject({ status: 409, body: { code: 'request_in_flight' } });
    await age(70);
    expect(await send(seller, 'crash', { ...body, price: '1' })).toMatchObject({ body: { code: 'key_reused' } });
    expect(await send(seller, 'crash')).toMatchObject({ status: 201, replayed: null });
  });

  it('creates nothing twice when the process died before the response', async () => {
    const first = await send(seller, 'half-way');
    await market.sql(
      `update idempotency_keys set status = null, answer = null, created_at = now() - interval '70 seconds'
       where account_id = $1`,
      [seller.id],
    );
    const second = await send(seller, 'half-way');
    expect(second).toEqual(first);
    expect(await listings(seller)).toHaveLength(1);
  });

  it('repeats at once what was done but could not be answered, and does it once', async () => {
    await market.sql(`create function lose_answer() returns trigger language plpgsql as $$ begin
      raise exception 'The primary is gone.' using errcode = 'admin_shutdown'; end $$`);
    await market.sql(`create trigger lose_answer before update on idempotency_keys for each row
      when (new.status is not null) execute function lose_answer()`);
    const buyer = await market.buyer();
    const { id } = await buyer.api.startConversation({
      body: { listingId: (await market.listing()).id, text: 'Hello.' },
    });
    const path = `/api/conversations/${id}/messages`;
    const message = { text: 'Is it still there?' };
    const write = () => send(buyer, 'lost', message, path);
    expect(await write()).toMatchObject({ status: 503, body: { code: 'busy' } });
    expect(await send(seller, 'lost')).toMatchObject({ status: 503, body: { code: 'busy' } });
    await market.sql('drop function lose_answer cascade');

    expect(await write()).toMatchObject({ status: 201, replayed: null });
    expect(await write()).toMatchObject({ status: 201, replayed: 'true' });
    expect(await send(seller, 'lost')).toMatchObject({ status: 201, replayed: null });
    const { items } = await buyer.api.listMessages({ params: { id }, query: {} });
    expect(items.map(({ text }) => text).sort()).toEqual(['Hello.', message.text]);
    expect(await listings(seller)).toHaveLength(1);
  });

  it('expires after 72 hours', async () => {
    const first = await send(seller, 'old');
    await market.sql(`update idempotency_keys set created_at = now() - interval '71 hours' where account_id = $1`, [
      seller.id,
    ]);
    expect(await send(seller, 'old')).toMatchObject({ replayed: 'true' });
    await market.sql(`update idempotency_keys set created_at = now() - interval '73 hours' where account_id = $1`, [
      seller.id,
    ]);
    const later = await send(seller, 'old');
    expect(later.replayed).toBeNull();
    expect(later.body.insertedId).not.toBe(first.body.insertedId);
  });

  it('is refused when the key cannot be stored', async () => {
    for (const key of ['with space', 'x'.repeat(256), 'ümlaut'])
      expect(await send(seller, key)).toMatchObject({
        status: 422,
        body: { fields: { 'Idempotency-Key': /1 to 255/ } },
      });
    expect(await listings(seller)).toHaveLength(0);
  });

  it('is optional', async () => {
    for (let i = 0; i < 2; i++) expect(await seller.call('createListing', { body })).toMatchObject({ status: 201 });
    expect(await listings(seller)).toHaveLength(2);
  });
});
