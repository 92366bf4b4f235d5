import { afterAll, beforeAll, expect, it } from 'vitest';
import { MOST_EVIDENCE } from '../../../../shared/domain/dispute.ts';
import type { Actor } from '../../../../test/support/actor.ts';
import { deliver } from '../../../../test/support/delivered-sale.ts';
import { type MoneyMarket, openMoneyMarket } from '../../../../test/support/money-market.ts';
import { uploadMessagePhoto } from '../../../../test/support/upload-message-photo.ts';

let shop: MoneyMarket;
beforeAll(async () => {
  shop = await openMoneyMarket();
});
afterAll(() => shop.market.close());

const read = (by: Actor, id: string) => by.api.getFulfillment({ params: { id } });
const add = (by: Actor, id: string, body: { text: string; images?: string[] }) =>
  by.call('addEvidence', { params: { id }, body });
const decide = (id: string, outcome: 'release' | 'refund') =>
  shop.admin.api.decideDispute({ params: { id }, body: { outcome, reason: 'The photos show it.' } });

/** A delivered sale about which the buyer has reported a problem. */
async function disputed() {
  const sale = await deliver(shop.market);
  await sale.buyer.api.reportProblem({ params: { id: sale.id }, body: { reason: 'A leg is broken.' } });
  return sale;
}

it('the seller answers with words and photos, and buyer and operator read them', async () => {
  const { id, seller, buyer } = await disputed();
  const photo = await uploadMessagePhoto(shop.market, seller, 51);
  expect(await read(seller, id)).toMatchObject({ dispute: { acceptsEvidence: true } });
  expect((await add(seller, id, { text: ' It was whole. ', images: [photo] })).status).toBe(201);
  expect((await add(buyer, id, { text: 'It was not.' })).status).toBe(201);
  const evidence = [
    { by: 'seller', text: 'It was whole.' },
    { by: 'buyer', text: 'It was not.' },
  ];
  const photos = [{ url: photo, by: 'seller' }];
  expect(await read(buyer, id)).toMatchObject({ photos, dispute: { evidence } });
  const file = await shop.admin.api.getDisputeCase({ params: { id } });
  expect(file).toMatchObject({ photos, dispute: { evidence } });
  expect(file.dispute).not.toHaveProperty('acceptsEvidence');
  const news = await buyer.api.listNotifications({ query: {} });
  expect(news.items).toContainEqual(expect.objectContaining({ kind: 'dispute_evidence' }));
});

it('a blocked and suspended seller still answers', async () => {
  const { id, seller, buyer } = await disputed();
  await buyer.api.blockAccount({ body: { accountId: seller.id } });
  await shop.market.sql('update accounts set suspended_at = now() where id = $1', [seller.id]);
  expect((await add(seller, id, { text: 'It was whole.' })).status).toBe(201);
});

it('takes nothing before a report, after a decision, and again on an appeal', async () => {
  const sale = await deliver(shop.market);
  expect((await add(sale.seller, sale.id, { text: 'All is well.' })).status).toBe(404);
  const { id, seller, buyer } = await disputed();
  await decide(id, 'release');
  expect(await read(buyer, id)).not.toMatchObject({ dispute: { acceptsEvidence: true } });
  expect(await add(buyer, id, { text: 'It was not.' })).toMatchObject({ status: 409 });
  await buyer.api.appealDispute({ params: { id }, body: { reason: 'Look again.' } });
  expect((await add(seller, id, { text: 'It was whole.' })).status).toBe(201);
  await shop.market.sql(`update disputes set decider_id = null where fulfillment_id = $1`, [id]);
  await decide(id, 'release');
  expect(await add(seller, id, { text: 'And it was clean.' })).toMatchObject({ status: 409 });
});

it('refuses empty words, photos of others, and more than ten additions of one side', async () => {
  const { id, seller, buyer } = await disputed();
  const photo = await uploadMessagePhoto(shop.market, buyer, 52);
  expect(await add(seller, id, { text: ' ' })).toMatchObject({
    status: 422,
    body: { fields: { text: expect.any(String) } },
  });
  expect(await add(seller, id, { text: 'Look.', images: [photo] })).toMatchObject({
    status: 422,
    body: { fields: { images: expect.any(String) } },
  });
  const sent = await Promise.all(
    Array.from({ length: MOST_EVIDENCE + 2 }, (_, at) => add(seller, id, { text: `${at}` })),
  );
  expect(sent.filter(({ status }) => status === 201)).toHaveLength(MOST_EVIDENCE);
  expect(sent.filter(({ status }) => status === 409)).toHaveLength(2);
  expect(await read(seller, id)).not.toMatchObject({ dispute: { acceptsEvidence: true } });
  expect((await add(buyer, id, { text: 'Mine still counts.' })).status).toBe(201);
});
