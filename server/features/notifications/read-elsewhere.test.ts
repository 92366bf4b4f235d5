import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Actor } from '../../../test/support/actor.ts';
import { readEvents } from '../../../test/support/event-reader.ts';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';

let market: Market;
beforeAll(async () => {
  market = await openMarket({ env: { PAYOUTS: 'manual' } });
});
afterAll(() => market.close());

type Deal = { buyer: Actor; seller: Actor; conversationId: string; messageId: string };

/** An offer and a message that the seller has not read. */
async function deal(): Promise<Deal> {
  const [buyer, { id: listingId, seller }] = [await market.buyer(), await market.listing()];
  await buyer.api.makeOffer({ body: { listingId, amountCents: 10_000 } });
  const { id: conversationId, messageId } = await buyer.api.startConversation({ body: { listingId, text: 'Hello.' } });
  return { buyer, seller, conversationId, messageId };
}
const isAsked = ({ seller }: Deal, kind: string, group: string) =>
  market.sql(
    `insert into notifications (id, account_id, kind, params, href, group_key, at)
     values ($1, $2, $3, '{"year": 2026, "amountCents": 100}', '/dashboard/earnings', $4, now())`,
    [randomUUID(), seller.id, kind, group],
  );

/** `left`: unread notifications. */
const acts: [string, { act: (deal: Deal) => Promise<unknown>; left: number; prepare?: (deal: Deal) => unknown }][] = [
  [
    'opens the conversation of an offer',
    { act: ({ seller, conversationId: id }) => seller.api.readConversation({ params: { id } }), left: 0 },
  ],
  [
    'blocks the other one',
    { act: ({ seller, buyer }) => seller.api.blockAccount({ body: { accountId: buyer.id } }), left: 0 },
  ],
  [
    'gives the missing bank details',
    {
      prepare: (one) => isAsked(one, 'bank_details_missing', 'bank-details'),
      act: ({ seller }) =>
        seller.api.openSellerAccount({ body: { holder: 'Sally Seller', account: 'DE89370400440532013000' } }),
      left: 1,
    },
  ],
  [
    'gives the missing tax details',
    {
      prepare: (one) => isAsked(one, 'tax_details_missing', 'tax-details'),
      act: ({ seller }) =>
        seller.api.saveTaxDetails({ body: { legalName: 'Sally Seller', address: 'Main Street 1', taxNumber: '1' } }),
      left: 1,
    },
  ],
];

it.each(acts)('another open page of a person who %s learns that a notification is read', async (_, one) => {
  const known = await deal();
  await one.prepare?.(known);
  const page = await readEvents(known.seller);
  await one.act(known);
  await page.waitFor(1, 'notification');
  expect(page.events().filter(({ event }) => event === 'notification')).toMatchObject([
    { data: { read: expect.any(Number) } },
  ]);
  expect((await known.seller.api.countUnread()).notifications).toBe(one.left);
  await page.close();
});

it('an open list of notifications learns that moderation took the text of a message out', async () => {
  const { seller, messageId } = await deal();
  const admin = await market.admin();
  await seller.api.sendReport({ body: { kind: 'message', targetId: messageId, reason: 'offensive' } });
  const [row] = await market.sql('select id from cases where target_id = $1', [messageId]);
  const page = await readEvents(seller);
  await admin.api.decideCase({ params: { id: String(row?.id) }, body: { action: 'hide', reason: 'It insults.' } });
  await page.waitFor(1);
  const at = page.events().findIndex(({ event, data }) => event === 'notification' && Object.keys(data).length === 0);
  expect(at).toBeGreaterThanOrEqual(0);
  await page.close();
});
