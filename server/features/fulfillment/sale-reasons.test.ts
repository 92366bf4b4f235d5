import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SaleReason } from '../../../shared/words/fulfillment/sale-reasons.ts';
import type { Actor } from '../../../test/support/actor.ts';
import { collectMails } from '../../../test/support/collect-mails.ts';
import { deliver } from '../../../test/support/delivered-sale.ts';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';
import { sendWaitingMails } from '../../../test/support/send-waiting-mails.ts';

let market: Market;
const { sent, mailer } = collectMails();
beforeAll(async () => {
  market = await openMarket({ overrides: { mailer } });
});
afterAll(() => market.close());

async function mailsTo({ email }: Actor): Promise<string> {
  await sendWaitingMails(market);
  return sent.flatMap(({ to, text }) => (to === email ? text : [])).join('\n');
}
const speakGerman = ({ api }: Actor) => api.updateAccount({ body: { language: 'de' } });

it.each([
  ['no_time' satisfies SaleReason, '“We found no time”'],
  ['Keine Zeit, leider.', '“Keine Zeit, leider”'],
  ['constructor', '“constructor”'],
])('a German buyer cancels because of “%s”, and the English seller reads %s', async (reason, said) => {
  const [seller, buyer] = [await market.seller(), await market.buyer({ name: 'Ben' })];
  await speakGerman(buyer);
  const listing = await market.listing({ seller, title: 'Oak chair' });
  await market.buy(buyer, listing);
  const { id } = await buyer.api.getFulfillment({ params: { id: listing.id } });
  await buyer.api.cancelFulfillment({ params: { id }, body: { reason } });
  expect(await mailsTo(seller)).toContain(`Ben cancelled the sale of Oak chair: ${said}.`);
  expect(await seller.api.getFulfillment({ params: { id } })).toMatchObject({ state: 'cancelled', reason });
});

it('a reported problem and the seller’s answer reach each reader in their language', async () => {
  const buyer = await market.buyer({ name: 'Ben' });
  await speakGerman(buyer);
  const { id, seller } = await deliver(market, { buyer });
  await buyer.api.reportProblem({ params: { id }, body: { reason: 'size_wrong' } });
  expect(await mailsTo(seller)).toContain('“The size is wrong”');
  const body = { outcome: 'refund', reason: 'buyer_is_right\nKeep the cushions.' } as const;
  await seller.api.decideDispute({ params: { id }, body });
  expect(await mailsTo(seller)).toContain('“The buyer is right Keep the cushions”');
  expect(await mailsTo(buyer)).toContain('„Der Käufer hat recht Keep the cushions“');
});
