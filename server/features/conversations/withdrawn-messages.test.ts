import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Actor } from '../../../test/support/actor.ts';
import { collectMails } from '../../../test/support/collect-mails.ts';
import { readEvents } from '../../../test/support/event-reader.ts';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';
import { sendWaitingMails } from '../../../test/support/send-waiting-mails.ts';
import type { Mail } from '../../ports/mailer.ts';

let market: Market;
const { sent, mailer } = collectMails();
beforeAll(async () => {
  market = await openMarket({ overrides: { mailer } });
});
afterAll(() => market.close());

const INSULT = 'You are a fool';
/** The mails about unread messages. */
async function mailsTo({ email }: Actor): Promise<Mail[]> {
  market.clock.advance(5 * 60 + 1);
  await sendWaitingMails(market);
  return sent.filter(({ to, subject }) => to === email && subject.startsWith('Message from'));
}

async function insulted() {
  const [buyer, { id, seller }] = [await market.buyer({ name: 'Bo' }), await market.listing()];
  const { messageId } = await buyer.api.startConversation({ body: { listingId: id, text: INSULT } });
  return { buyer, seller, messageId };
}

it('a message that moderation removed leaves open pages, the list and the mail about it', async () => {
  const { seller, messageId } = await insulted();
  const page = await readEvents(seller);
  const admin = await market.admin();
  await seller.api.sendReport({ body: { kind: 'message', targetId: messageId, reason: 'offensive' } });
  const [row] = await market.sql('select id from cases where target_id = $1', [messageId]);
  await admin.api.decideCase({ params: { id: String(row?.id) }, body: { action: 'hide', reason: 'It insults.' } });
  await page.waitFor(1);
  expect(page.messages()).toMatchObject([{ id: messageId, removed: true }]);
  await page.close();
  const [mail] = await mailsTo(seller);
  expect(mail?.text).toContain('Open the conversation to read it');
  expect(`${mail?.text}${mail?.html}`).not.toContain(INSULT);
  expect(JSON.stringify(await seller.api.listNotifications({ query: {} }))).not.toContain(INSULT);
});

it('the mail about a message of a person who was removed has no text', async () => {
  const { buyer, seller } = await insulted();
  await (await market.admin()).api.deleteUser({ params: { id: buyer.id } });
  const [mail, ...more] = await mailsTo(seller);
  expect(more).toEqual([]);
  expect(mail?.text).toContain('Open the conversation to read it');
  expect(`${mail?.text}${mail?.html}`).not.toContain(INSULT);
});

it('whoever blocks a person gets no mail about what that person wrote before; the other one notices nothing', async () => {
  const { buyer, seller } = await insulted();
  const [answered] = (await seller.api.listConversations({})).items;
  await seller.api.sendMessage({ params: { id: answered?.id ?? '' }, body: { text: 'Go away' } });
  await seller.api.blockAccount({ body: { accountId: buyer.id } });
  expect(await mailsTo(seller)).toEqual([]);
  expect(await mailsTo(buyer)).toMatchObject([{ text: expect.stringContaining('Go away') }]);
});
