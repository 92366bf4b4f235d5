import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '../../../test/support/actor.ts';
import { collectMails } from '../../../test/support/collect-mails.ts';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';
import { sendWaitingMails } from '../../../test/support/send-waiting-mails.ts';
import type { Mail } from '../../ports/mailer.ts';
import { notifyOfNewMatches } from './notify-of-new-matches.ts';

let market: Market;
let seller: Actor;
const { sent, mailer } = collectMails();
beforeAll(async () => {
  market = await openMarket({ overrides: { mailer } });
  seller = await market.seller();
});
afterAll(() => market.close());

type Query = Record<string, string | number>;
const save = (by: Actor, query: Query, more: object = {}) =>
  by.call('saveSearch', { body: { name: 'My search', query, ...more } });
const list = (title: string, more: object = {}) => market.listing({ seller, title, productName: 'Sofa', ...more });
const everyLookIsDue = () => market.sql("update saved_searches set due_at = now() - interval '1 second'");

async function mailsTo({ email }: Actor): Promise<Mail[]> {
  await everyLookIsDue();
  await sendWaitingMails(market);
  const mine = sent.filter(({ to }) => to === email);
  for (const mail of mine) sent.splice(sent.indexOf(mail), 1);
  return mine;
}

describe('a saved search', () => {
  // beyond the spec: A search can be saved; new results are reported by mail, daily or within minutes; /saved-searches
  it('tells what is new in it since it was saved, once', async () => {
    const buyer = await market.buyer({ name: 'Bea\nBlum' });
    await list('Teal velvet sofa of before', { colours: ['teal'] });
    await save(buyer, { category: 'Sofa', colour: 'teal', priceMax: 500 });
    expect(await mailsTo(buyer)).toEqual([]);
    const fits = await list('Teal\nvelvet sofa', { colours: ['teal'], price: '480' });
    await list('Teal sofa that costs too much', { colours: ['teal'], price: '900' });
    await list('Red sofa', { colours: ['red'] });
    const [mail, ...more] = await mailsTo(buyer);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('A new item for “My search”');
    expect(mail?.text).toMatch(/^Hello Bea Blum,\n/);
    expect(mail?.text).toContain(`\nTeal velvet sofa, $480, Portland, Oregon\n`);
    expect(mail?.text).toContain(`/furniture/${fits.id}`);
    expect(mail?.text.match(/\/furniture\//g)).toHaveLength(1);
    expect(mail?.text).toContain('/search?colour=teal&category=Sofa&priceMax=500&sort=newest');
    expect(await mailsTo(buyer), 'nothing is told twice').toEqual([]);
  });

  it('tells of three listings a day of one seller, and of twelve of a verified one', async () => {
    const buyer = await market.buyer();
    await save(buyer, { words: 'ottoman' });
    const flood = await market.seller();
    for (let i = 0; i < 5; i++) await list(`Ottoman ${i}`, { seller: flood });
    expect((await mailsTo(buyer)).map(({ subject }) => subject)).toEqual(['3 new items for “My search”']);
    await list('Ottoman again', { seller: flood });
    expect(await mailsTo(buyer), 'the day of this seller is over').toEqual([]);
    const dealer = await market.seller({ verified: true });
    for (let i = 0; i < 5; i++) await list(`Ottoman of a dealer ${i}`, { seller: dealer });
    expect((await mailsTo(buyer)).map(({ subject }) => subject)).toEqual(['5 new items for “My search”']);
  });

  it('shows ten listings and the way to the others, in the language of the person', async () => {
    const buyer = await market.buyer();
    await buyer.api.updateAccount({ body: { language: 'es' } });
    await save(buyer, { words: 'chaise' });
    for (let i = 0; i < 4; i++) {
      const other = await market.seller();
      for (let n = 0; n < 3; n++) await list(`Chaise number ${i} ${n}`, { seller: other });
    }
    const [mail] = await mailsTo(buyer);
    expect(mail?.subject).toBe('12 artículos nuevos para «My search»');
    expect(mail?.text.match(/\/furniture\//g)).toHaveLength(10);
  });

  it.each(['buyer', 'seller'] as const)('reports nothing of a person after a block by the %s', async (by) => {
    const [buyer, other] = [await market.buyer(), await market.seller()];
    await save(buyer, { words: 'settle' });
    const [blocker, blocked] = by === 'buyer' ? [buyer, other] : [other, buyer];
    await blocker.api.blockAccount({ body: { accountId: blocked.id } });
    await list(`Settle that the ${by} never sees`, { seller: other });
    expect(await mailsTo(buyer)).toEqual([]);
    await list(`Settle of another seller, after the ${by}`);
    expect((await mailsTo(buyer)).map(({ subject }) => subject)).toEqual(['A new item for “My search”']);
  });

  it('does not report own listings, and sends nothing to removed or unverified accounts', async () => {
    const [gone, unproven] = [await market.buyer(), await market.buyer({ emailVerified: false })];
    for (const person of [seller, gone, unproven]) await save(person, { words: 'ottoman' });
    await (await market.admin()).api.deleteUser({ params: { id: gone.id } });
    await list('Ottoman');
    for (const person of [seller, unproven]) expect(await mailsTo(person)).toEqual([]);
    expect((await mailsTo(gone)).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^A decision about you/),
    ]);
  });

  // beyond the spec: A search can be saved; new results are reported by mail, daily or within minutes; /saved-searches
  it('notifies once, also with several processes', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => market.buyer()));
    for (const person of people) await save(person, { words: 'recamier' });
    await list('Recamier');
    await everyLookIsDue();
    const work = async () => {
      while (await notifyOfNewMatches(market.services));
    };
    await Promise.all(Array.from({ length: 5 }, work));
    for (const person of people) expect(await mailsTo(person)).toHaveLength(1);
  });

  it('is stored once, up to fifty a person, in the order of creation', async () => {
    const buyer = await market.buyer();
    const first = await save(buyer, { words: 'oak', sort: 'newest', nonsense: 1 });
    const again = await save(buyer, { words: 'oak' });
    expect([first.status, again.status]).toEqual([201, 200]);
    for (let i = 1; i < 50; i++) await save(buyer, { words: `oak ${i}` });
    expect(await save(buyer, { words: 'one too many' })).toMatchObject({ status: 409, body: { code: 'conflict' } });
    const kept = await buyer.api.listSavedSearches();
    expect(kept).toHaveLength(50);
    expect(kept.at(-1)).toMatchObject({ name: 'My search', query: { words: 'oak' }, pace: 'daily' });
  });

  it('does not report listings of the time without mails', async () => {
    const buyer = await market.buyer();
    const { body } = await save(buyer, { words: 'tabouret' });
    const { insertedId: id } = body as { insertedId: string };
    await buyer.api.changeSavedSearch({ params: { id }, body: { pace: 'never' } });
    await list('Tabouret of meanwhile');
    await market.sql(`update listings set created_at = created_at - interval '1 hour' where title = $1`, [
      'Tabouret of meanwhile',
    ]);
    await buyer.api.changeSavedSearch({ params: { id }, body: { pace: 'soon' } });
    expect(await mailsTo(buyer)).toEqual([]);
    await list('Tabouret of now');
    expect((await mailsTo(buyer)).map(({ subject }) => subject)).toEqual(['A new item for “My search”']);
  });

  it('refuses an invalid search', async () => {
    const buyer = await market.buyer();
    expect(await save(buyer, { colour: 'octarine' })).toMatchObject({ status: 422 });
    expect(await save(buyer, { priceMin: 'much' })).toMatchObject({ status: 422 });
    expect(await save(buyer, { near: 'Xyzzyville' }), 'a town that nobody knows').toMatchObject({ status: 422 });
    expect(await save(buyer, { near: 'Portland, Oregon' })).toMatchObject({ status: 201 });
  });

  it('is stopped by the link in its mail, and can be deleted', async () => {
    const buyer = await market.buyer();
    await save(buyer, { words: 'settle' }, { pace: 'soon' });
    await list('Settle');
    const [mail] = await mailsTo(buyer);
    const path = new URL(mail?.unsubscribeUrl ?? '').pathname;
    const answer = await fetch(`${market.origin}${path}`, { method: 'POST', body: 'List-Unsubscribe=One-Click' });
    expect(answer.status).toBe(200);
    const [kept] = await buyer.api.listSavedSearches();
    expect(kept?.pace).toBe('never');
    await list('Another settle');
    expect(await mailsTo(buyer)).toEqual([]);
    await buyer.api.removeSavedSearch({ params: { id: kept?._id ?? '' } });
    expect(await buyer.api.listSavedSearches()).toEqual([]);
  });
});
