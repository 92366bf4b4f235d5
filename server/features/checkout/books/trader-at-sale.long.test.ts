import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Actor } from '../../../../test/support/actor.ts';
import { sendCall } from '../../../../test/support/api-client.ts';
import { type Market, openMarket } from '../../../../test/support/marketplace.ts';
import { eraseRows } from '../../accounts/erase-store.ts';

let market: Market;
let buyer: Actor;
beforeAll(async () => {
  market = await openMarket();
  buyer = await market.buyer();
});
afterAll(() => market.close());

const details = {
  legalName: 'Zorblatt Tables Ltd.',
  address: 'Zorblatt Street 1',
  registration: 'HRB 98765',
  email: 'trade@zorblatt.example',
};
const asTrader = { body: { kind: 'trader' as const, ...details } };
const asPrivate = { body: { kind: 'private' as const } };

async function sellAs(said: typeof asTrader | typeof asPrivate) {
  const seller = await market.seller();
  await seller.api.changeSellingAs(said);
  const { id } = await market.listing({ seller });
  await market.buy(buyer, { id, price: '120', seller });
  return { seller, id, receipt: () => buyer.api.getReceipt({ params: { id } }) };
}

it('a receipt keeps the trader as they were at the sale, whatever they say later', async () => {
  const { seller, receipt } = await sellAs(asTrader);
  await seller.api.changeSellingAs({ body: { ...asTrader.body, legalName: 'Another Ltd.' } });
  expect(await receipt()).toMatchObject({ trader: details });
  await seller.api.changeSellingAs(asPrivate);
  expect(await receipt()).toMatchObject({ trader: details });
  for (const [who, kind] of [
    [seller, 'sales'],
    [buyer, 'purchases'],
  ] as const) {
    const { body } = await sendCall(market.origin, 'exportAccount', {}, who.idToken);
    expect(body).toMatchObject({ [kind]: [{ listing: { sellingAs: { kind: 'trader', trader: details } } }] });
  }
});

it('a trader stays one while somebody pays for a listing of theirs', async () => {
  const seller = await market.seller();
  await seller.api.changeSellingAs(asTrader);
  const { id } = await market.listing({ seller, price: '120' });
  await buyer.api.addWish({ body: { previousId: id } });
  await buyer.api.createPaymentIntent({ body: { previousId: id, price: '120' } });
  expect(await seller.call('changeSellingAs', asPrivate)).toMatchObject({
    status: 409,
    body: { code: 'payment_in_progress', message: expect.stringContaining('You still sell as a trader') },
  });
  await buyer.api.releaseHold({ params: { previousId: id } });
  expect(await seller.call('changeSellingAs', asPrivate)).toMatchObject({ status: 200, body: { kind: 'private' } });
});

it('a receipt of a private seller names no trader, even when they become one', async () => {
  const { seller, receipt } = await sellAs(asPrivate);
  await seller.api.changeSellingAs(asTrader);
  expect(await receipt()).not.toHaveProperty('trader');
});

it('a receipt still says that a trader sold when their account is erased, without their details', async () => {
  const { seller, receipt } = await sellAs(asTrader);
  const another = await sellAs(asPrivate);
  for (const { id } of [seller, another.seller])
    await market.services.db.transaction().execute((tx) => eraseRows(tx, id));
  expect(await receipt()).toMatchObject({
    trader: { legalName: 'Deleted account', address: '', registration: '', email: '' },
  });
  expect(await another.receipt()).not.toHaveProperty('trader');
  const [row] = await market.sql('select snapshot::text as text from sales where seller_id = $1', [seller.id]);
  for (const trace of Object.values(details)) expect(row?.text).not.toContain(trace);
});

/** As a version recorded it that did not keep how the seller sold. */
const forget = (id: string) =>
  market.sql(`update sales set snapshot = snapshot - 'sellingAs' where listing_id = $1`, [id]);

it('a sale that an older version recorded follows the seller until the migration keeps what they say', async () => {
  const [former, other] = [await sellAs(asTrader), await sellAs(asPrivate)];
  await forget(former.id);
  await forget(other.id);
  expect(await former.receipt()).toMatchObject({ trader: details });
  expect(await other.receipt()).not.toHaveProperty('trader');
  await market.sql(readFileSync('server/migrations/202611250130-kept-selling-as.sql', 'utf8'));
  await former.seller.api.changeSellingAs(asPrivate);
  await other.seller.api.changeSellingAs(asTrader);
  expect(await former.receipt()).toMatchObject({ trader: details });
  expect(await other.receipt()).not.toHaveProperty('trader');
});
