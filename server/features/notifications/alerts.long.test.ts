import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '../../../test/support/actor.ts';
import { collectMails } from '../../../test/support/collect-mails.ts';
import { type Listing, type Market, openMarket } from '../../../test/support/marketplace.ts';
import { sendWaitingMails } from '../../../test/support/send-waiting-mails.ts';
import type { Mail } from '../../ports/mailer.ts';
import { deliverNotifications } from './deliver-notifications.ts';
import { planAlerts } from './plan-alerts.ts';

let market: Market;
const { sent, mailer } = collectMails();
beforeAll(async () => {
  market = await openMarket({ overrides: { mailer } });
});
afterAll(() => market.close());

async function saved(by: Actor, more: object = {}): Promise<Listing> {
  const listing = await market.listing({ title: `Piece ${crypto.randomUUID()}`, ...more });
  await save(by, listing);
  return listing;
}
const save = (by: Actor, listing: Listing) => by.api.addWish({ body: { previousId: listing.id } });
const edit = (listing: Listing, body: object) => listing.seller.api.updateListing({ params: { id: listing.id }, body });
const hold = (by: Actor, listing: Listing) =>
  by.api.createPaymentIntent({ body: { previousId: listing.id, price: listing.price } });
const giveBack = (by: Actor, listing: Listing) => by.api.releaseHold({ params: { previousId: listing.id } });
const want = (by: Actor, body: object) => by.api.changeAlertChoices({ body });

async function mailsTo({ email }: Actor): Promise<Mail[]> {
  await sendWaitingMails(market);
  const mine = sent.filter(({ to }) => to === email);
  for (const mail of mine) sent.splice(sent.indexOf(mail), 1);
  return mine;
}
const subjectsTo = async (person: Actor) =>
  (await mailsTo(person)).map(({ subject }) => subject.replace(/^Piece [\w-]+ /, ''));
const aDayLater = () =>
  market.sql(
    `update notification_deliveries set due_at = due_at - interval '1 day', done_at = done_at - interval '1 day'`,
  );

describe('a person who saved a listing', () => {
  // beyond the spec: People who saved a listing get a mail when its price drops, when it is on hold, available again or sold to somebody else; GET and PATCH /account/alerts, `/unsubscribe/{token}`
  it('is told when its price drops, with both prices and the way to it', async () => {
    const buyer = await market.buyer({ name: 'Bea\nBlum' });
    const listing = await saved(buyer, { price: '1,250.50', title: 'Long\n\nsofa' });
    await edit(listing, { price: '990' });
    const [mail, ...more] = await mailsTo(buyer);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Long sofa now costs $990');
    expect(mail?.text).toMatch(/^Hello Bea Blum,\n.*: Long sofa now costs \$990 instead of \$1,250\.50/s);
    expect(mail?.text).toContain(`/furniture/${listing.id}`);
  });

  it('is not told when the price rises, or when the listing is not on sale', async () => {
    const buyer = await market.buyer();
    const listing = await saved(buyer);
    await edit(listing, { price: '200' });
    await edit(listing, { isAvailable: false });
    await edit(listing, { price: '90' });
    expect(await subjectsTo(buyer)).toEqual([]);
  });

  it.each(['buyer', 'seller'] as const)('is told nothing after a block by the %s', async (by) => {
    const buyer = await market.buyer();
    const listing = await saved(buyer);
    const [blocker, blocked] = by === 'buyer' ? [buyer, listing.seller] : [listing.seller, buyer];
    await blocker.api.blockAccount({ body: { accountId: blocked.id } });
    await edit(listing, { price: '90' });
    expect(await subjectsTo(buyer)).toEqual([]);
  });

  it('is told when it comes back: from a hold, from a withdrawal, from its removal', async () => {
    const [buyer, rival] = [await market.buyer(), await market.buyer()];
    await want(buyer, { on_hold: false });
    const held = await saved(buyer);
    await save(rival, held);
    await hold(rival, held);
    await giveBack(rival, held);
    expect(await subjectsTo(buyer)).toEqual(['is available again']);
    expect(await subjectsTo(rival), 'who gave it back knows').toEqual([]);

    const withdrawn = await saved(buyer);
    await edit(withdrawn, { isAvailable: false });
    await edit(withdrawn, { isAvailable: true, price: '80' });
    expect(await subjectsTo(buyer)).toEqual(['is available again']);

    const removed = await saved(buyer);
    await removed.seller.api.removeListing({ params: { id: removed.id } });
    await removed.seller.api.restoreListing({ params: { id: removed.id } });
    expect(await subjectsTo(buyer)).toEqual(['is available again']);
  });

  it('is told of a sale to somebody else; the buyer gets only the receipt', async () => {
    const [buyer, rival] = [await market.buyer(), await market.buyer()];
    await want(buyer, { on_hold: false });
    const listing = await saved(buyer);
    await market.buy(rival, listing);
    expect(await subjectsTo(buyer)).toEqual(['has been sold']);
    expect((await subjectsTo(rival)).map((subject) => subject.slice(0, 12))).toEqual(['Your receipt']);
  });

  it('is told of a hold only while it lasts, and not when switched off', async () => {
    const [buyer, calm, rival] = [await market.buyer(), await market.buyer(), await market.buyer()];
    await want(calm, { on_hold: false, back: false });
    const listing = await saved(buyer);
    for (const person of [calm, rival]) await save(person, listing);
    await hold(rival, listing);
    expect(await subjectsTo(buyer)).toEqual(['is reserved']);
    expect(await subjectsTo(rival), 'who holds it knows').toEqual([]);
    await giveBack(rival, listing);
    expect(await subjectsTo(buyer)).toEqual(['is available again']);
    expect(await subjectsTo(calm)).toEqual([]);
  });

  it('is told in their language, which sign-up stores and the account changes', async () => {
    const buyer = await market.buyer({ name: 'Berta' });
    await buyer.api.updateAccount({ body: { language: 'de' } });
    const listing = await saved(buyer, { price: '1250.50', title: 'Sessel' });
    await edit(listing, { price: '990' });
    const [mail] = await mailsTo(buyer);
    expect(mail?.subject).toBe('Sessel kostet jetzt 990\u00a0$');
    expect(mail?.text).toContain('statt 1.250,50\u00a0$');

    const email = 'nueva@market.test';
    const idToken = market.identity.idToken({ email });
    await market.stranger.fetch('/api/users', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${idToken}`, 'Accept-Language': 'es-AR' },
      body: JSON.stringify({ displayName: 'Nueva', email, type: 'buyer' }),
    });
    expect(await market.sql('select language from accounts where email = $1', [email])).toEqual([{ language: 'es' }]);
  });

  it('is not told after removing it from the list or leaving', async () => {
    const [fickle, gone] = [await market.buyer(), await market.buyer()];
    const listing = await saved(gone);
    const { insertedId } = await fickle.api.addWish({ body: { previousId: listing.id } });
    await fickle.api.removeWish({ params: { id: insertedId } });
    await (await market.admin()).api.deleteUser({ params: { id: gone.id } });
    await edit(listing, { price: '90' });
    expect(await subjectsTo(fickle)).toEqual([]);
    expect(await subjectsTo(gone)).toEqual([expect.stringMatching(/^A decision about you/)]);
  });

  it('gets no mail at an unverified address', async () => {
    const buyer = await market.buyer({ emailVerified: false });
    const listing = await saved(buyer);
    await edit(listing, { price: '90' });
    expect(await subjectsTo(buyer)).toEqual([]);
  });
});

describe('of one listing and one kind', () => {
  // beyond the spec: People who saved a listing get a mail when its price drops, when it is on hold, available again or sold to somebody else; GET and PATCH /account/alerts, `/unsubscribe/{token}`
  it('there is one mail a day; the next comes a day later, with what is true then', async () => {
    const buyer = await market.buyer();
    const listing = await saved(buyer, { price: '120' });
    for (const price of ['110', '100', '90']) {
      await edit(listing, { price });
      await market.drainJobs();
    }
    expect(await subjectsTo(buyer)).toEqual(['now costs $110']);
    await edit(listing, { price: '85' });
    expect(await subjectsTo(buyer)).toEqual([]);
    await aDayLater();
    const [mail, ...more] = await mailsTo(buyer);
    expect(mail?.text).toContain('now costs $85 instead of $110');
    expect(more).toEqual([]);
  });

  it('a drop that was taken back meanwhile sends nothing', async () => {
    const buyer = await market.buyer();
    const listing = await saved(buyer, { price: '120' });
    await edit(listing, { price: '110' });
    expect(await subjectsTo(buyer)).toHaveLength(1);
    await edit(listing, { price: '50' });
    await market.drainJobs();
    await edit(listing, { price: '130' });
    await aDayLater();
    expect(await subjectsTo(buyer)).toEqual([]);
  });

  it('there is one mail, also with several processes', async () => {
    const listing = await market.listing();
    const crowd = await Promise.all(Array.from({ length: 20 }, () => market.buyer()));
    for (const person of crowd) await save(person, listing);
    await edit(listing, { price: '90' });
    const work = async () => {
      while ((await planAlerts(market.services)) + (await deliverNotifications(market.services)) > 0);
    };
    await Promise.all(Array.from({ length: 6 }, work));
    await work();
    for (const person of crowd) expect(await mailsTo(person)).toHaveLength(1);
  });
});

describe('unsubscribing by the link in each mail', () => {
  const unsubscribed = async (token: string, body: string) =>
    fetch(`${market.origin}/unsubscribe/${token}`, { method: 'POST', body, redirect: 'manual' });
  const form = 'page=1';
  const oneClick = 'List-Unsubscribe=One-Click';

  // beyond the spec: People who saved a listing get a mail when its price drops, when it is on hold, available again or sold to somebody else; GET and PATCH /account/alerts, `/unsubscribe/{token}`
  it('ends one kind of mail by one POST without a login, and the account shows it', async () => {
    const buyer = await market.buyer();
    const listing = await saved(buyer);
    await edit(listing, { price: '90' });
    const [mail] = await mailsTo(buyer);
    expect(mail?.text).toContain(mail?.unsubscribeUrl);
    const token = mail?.unsubscribeUrl?.split('/unsubscribe/')[1] ?? '';

    expect((await unsubscribed(token, oneClick)).status).toBe(200);
    expect(await buyer.api.getAlertChoices()).toEqual({ price_drop: false, on_hold: true, back: true, sold: true });
    await aDayLater();
    await edit(listing, { price: '80' });
    expect(await subjectsTo(buyer)).toEqual([]);

    await want(buyer, { price_drop: true });
    const answer = await unsubscribed(token, form);
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, `/unsubscribe/${token}?done=true`]);
    expect(await buyer.api.getAlertChoices()).toMatchObject({ price_drop: false });
  });

  it('accepts no forged link', async () => {
    const [buyer, other] = [await market.buyer(), await market.buyer()];
    const listing = await saved(buyer);
    await edit(listing, { price: '90' });
    const [mail] = await mailsTo(buyer);
    const [, signature = ''] = /\.([\w-]+)$/.exec(mail?.unsubscribeUrl ?? '') ?? [];
    const forged = [
      `${other.id}.price_drop.${signature}`,
      `${buyer.id}.sold.${signature}`,
      `${buyer.id}.price_drop.`,
      `${buyer.id}.price_drop.${signature}.x`,
      'x',
      '%00',
    ];
    for (const token of forged) expect((await unsubscribed(token, oneClick)).status).toBe(404);
    for (const person of [buyer, other]) expect(await person.api.getAlertChoices()).toMatchObject({ price_drop: true });
  });
});
