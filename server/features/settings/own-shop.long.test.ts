import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharePicturePath, signedCard } from '../../../shared/domain/share-picture.ts';
import type { ShopProfile } from '../../../shared/domain/shop-profile.ts';
import type { Actor } from '../../../test/support/actor.ts';
import { collectMails } from '../../../test/support/collect-mails.ts';
import { openTestDatabase } from '../../../test/support/database.ts';
import { filledInShop } from '../../../test/support/filled-in-shop.ts';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';
import { sendWaitingMails } from '../../../test/support/send-waiting-mails.ts';
import { createServices } from '../../app/create-services.ts';
import { createApp } from '../../app/http/create-app.ts';
import type { Pages } from '../../app/http/pages.ts';

const { sent, mailer } = collectMails({ delivers: false });
let market: Market;
let admin: Actor;
beforeAll(async () => {
  market = await openMarket({ overrides: { mailer } });
  admin = await market.admin();
});
afterAll(() => market.close());

const save = async (changed: Partial<typeof filledInShop> = {}) => {
  const { version } = await admin.api.getShopSettings();
  return admin.api.changeShopSettings({ body: { ...filledInShop, version, ...changed } });
};
const read = async (path: string) => (await market.stranger.fetch(path)).text();

const pages: Pages = {
  staticFiles: new Hono(),
  async render(_, { shop, language }) {
    const html = `<html lang="${language}"><style>${shop.style}</style>${shop.name}</html>`;
    return { status: 200, headers: new Headers(), html };
  },
};

describe('a shop under another name', () => {
  it('is named in the manifest and in the feed', async () => {
    expect(await read('/manifest.webmanifest')).toContain('"name":"Settee"');
    await save();
    const manifest = JSON.parse(await read('/manifest.webmanifest'));
    expect(manifest).toMatchObject({
      name: 'Second Story',
      short_name: 'Second Story',
      description: 'Furniture with a past.',
    });
    const feed = await read('/feed.xml');
    expect(feed).toContain('<title>Second Story: neue Artikel</title>');
    expect(feed).toContain('<language>de</language>');
    expect(feed).toContain('<description>Furniture with a past.</description>');
    expect(manifest + feed).not.toContain('Settee');
  });

  it('has no line of its own: the manifest and the feed have one in its language', async () => {
    await save({ tagline: '' });
    const manifest = JSON.parse(await read('/manifest.webmanifest'));
    expect(manifest).toMatchObject({ lang: 'de', description: expect.stringMatching(/^Gebrauchte Möbel/) });
    expect(await read('/feed.xml')).toContain('<description>Gebrauchte Möbel');
    await save();
  });

  it('is named in share pictures, whose addresses change with it', async () => {
    await save();
    const profile = market.services.shop.profile();
    const path = sharePicturePath('settee', signedCard({}, profile));
    const named = await market.stranger.fetch(path);
    expect(named.status).toBe(200);
    await save({ name: 'Third Story' });
    const again = await market.stranger.fetch(path);
    expect(again.url).not.toContain(path);
    expect(Buffer.from(await again.arrayBuffer()).equals(Buffer.from(await named.arrayBuffer()))).toBe(false);
  });

  it('signs its mails with its name, its contact and its accent', async () => {
    await save();
    sent.length = 0;
    const seller = await market.seller({ verified: true });
    const { _id } = await market.stranger.api.getUser({ params: { email: seller.email } });
    await admin.api.suspendBadge({ params: { id: _id }, body: { reason: 'A test' } });
    await sendWaitingMails(market);
    const [mail] = sent;
    const signature = ['Second Story', 'Hauptstraße 1, Berlin', '+49 30 1234567', 'hello@second-story.example'];
    expect(mail?.text.endsWith(signature.join('\n'))).toBe(true);
    for (const line of signature) expect(mail?.html).toContain(`>${line}</p>`);
    expect(mail?.html).toContain('background:#7a1f3d');
    expect(JSON.stringify(mail)).not.toMatch(/Settee|Portland/);
  });

  it('writes to people in a language that it offers', async () => {
    await save({ languages: ['de'] });
    sent.length = 0;
    const seller = await market.seller({ verified: true });
    const { _id } = await market.stranger.api.getUser({ params: { email: seller.email } });
    await admin.api.suspendBadge({ params: { id: _id }, body: { reason: 'A test' } });
    await sendWaitingMails(market);
    expect(sent[0]?.subject).toBe('Dein Abzeichen ist ausgesetzt');
  });

  it('lists only the languages that it offers in the sitemap, at once', async () => {
    await save({ languages: ['en', 'de', 'es'] });
    expect(await read('/sitemap-pages.xml')).toContain('hreflang="es"');
    await save({ languages: ['en', 'de'] });
    expect(await read('/sitemap-pages.xml')).not.toContain('hreflang="es"');
  });
});

describe('a page', () => {
  const request = async (app: ReturnType<typeof createApp>, path = '/', headers: Record<string, string> = {}) =>
    app.request(`${market.origin}${path}`, { headers });

  it.each([
    ['the default language for who asks for none that is offered', '/', { 'Accept-Language': 'es' }, 'de'],
    ['an offered language that the browser likes less', '/', { 'Accept-Language': 'es,en;q=0.5' }, 'en'],
    ['no language that the address names in vain', '/?lang=es', { 'Accept-Language': 'en' }, 'en'],
    ['no language that was chosen when it was offered', '/', { Cookie: 'language=es', 'Accept-Language': 'en' }, 'en'],
    ['an offered language that the address names', '/?lang=de', { 'Accept-Language': 'en' }, 'de'],
  ])('is in %s', async (_, path, headers, language) => {
    await save();
    const app = createApp(market.services, { pages });
    expect((await request(app, path, headers)).headers.get('Content-Language')).toBe(language);
  });

  it('may bear the style of the accent by its hash, and no other', async () => {
    await save();
    const app = createApp(market.services, { pages });
    const style = (await (await request(app)).text()).match(/<style>(.*)<\/style>/)?.[1] ?? '';
    expect(style).toContain('--accent:#7a1f3d');
    const hash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;
    expect((await request(app)).headers.get('Content-Security-Policy')).toContain(`style-src 'self' ${hash};`);
    await save({ accentLight: '' });
    expect((await request(app)).headers.get('Content-Security-Policy')).toContain(`style-src 'self';`);
  });

  // beyond the spec: An admin sets the shop's name, contact, pictures, accent and languages: GET and PUT /settings/shop, `/dashboard/admin/settings`; every page, mail, feed, manifest and share picture uses them
  it('that is kept in another process is made anew when an admin saves in the first', async () => {
    const database = await openTestDatabase();
    const first = await openMarket({ overrides: { database } });
    const second = await createServices(first.services.config, { database, log: first.services.log });
    const app = createApp(second, { pages });
    const readThere = async (path: string) => (await app.request(`${first.origin}${path}`)).text();
    expect(await readThere('/')).toContain('Settee');
    const boss = await first.admin();
    await boss.api.changeShopSettings({ body: { ...filledInShop, version: 0 } });
    await expect.poll(() => readThere('/')).toContain('Second Story');
    expect(await readThere('/manifest.webmanifest')).toContain('Second Story');
    await second.jobs.stop();
    await first.close();
  });
});

it('a name that fills the share picture stays inside it', async () => {
  const long: Pick<ShopProfile, 'name' | 'style' | 'sharePicture'> = {
    name: 'The Second-Hand Furniture Store of Łódź',
    style: '',
    sharePicture: '',
  };
  await save({ name: long.name, accentLight: '' });
  const answer = await market.stranger.fetch(sharePicturePath('sofa', signedCard({}, long)));
  expect(answer.status).toBe(200);
  const picture = sharp(Buffer.from(await answer.arrayBuffer()));
  const margin = await picture.extract({ left: 1155, top: 0, width: 45, height: 630 }).png().toBuffer();
  const edge = await sharp(margin).stats();
  // Plain paper, apart from JPEG artifacts.
  expect(Math.max(...edge.channels.map(({ stdev }) => stdev))).toBeLessThan(2);
});
