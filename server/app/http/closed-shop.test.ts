import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoShop } from '../../../shared/domain/shop-settings.ts';
import type { Actor } from '../../../test/support/actor.ts';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';
import { openShopVariables } from '../../../test/support/open-shop-variables.ts';

const live = {
  NODE_ENV: 'production',
  TOKEN_SECRET: 'k3Vw9sQ2pLx8Zr1TnB7mYc4HdJ6fGa5E',
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  PUBLIC_URL: 'http://127.0.0.1:1',
  SHOP_LANGUAGES: 'en,de',
  ALLOW_UNSAFE: 'no-mail,test-keys,http,no-limits',
  ADMIN_SECOND_FACTOR: 'optional',
};

let market: Market;
let admin: Actor;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'settee-closed-'));
  market = await openMarket({ env: live });
});
afterAll(async () => {
  await market.close();
  await rm(folder, { recursive: true });
});

it('a shop in production without its legal pages shows visitors that it opens soon, and stays ready', async () => {
  for (const path of ['/', '/furniture/1', '/robots.txt', '/sitemap.xml', '/legal-x']) {
    const answer = await fetch(`${market.origin}${path}`, { headers: { 'Accept-Language': 'de' } });
    expect([path, answer.status]).toEqual([path, 503]);
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(await answer.text()).toContain('Dieser Marktplatz öffnet bald');
  }
  // The search is read first.
  await expect.poll(async () => (await fetch(`${market.origin}/readyz`)).status).toBe(200);
  expect(await market.stranger.call('listAvailable')).toMatchObject({ status: 503, body: { code: 'not_open' } });
});

it('answers people about their own account only', async () => {
  const [early, other] = [await market.seller(), await market.seller()];
  const own = { params: { email: early.email.toUpperCase() } };
  expect(await early.call('getUser', own)).toMatchObject({ status: 200, body: { email: early.email } });
  for (const name of ['getAccount', 'getTermsToAccept', 'getAlertChoices'] as const)
    expect([name, (await early.call(name)).status]).toEqual([name, 200]);
  const closed = { status: 503, body: { code: 'not_open' } };
  expect(await early.call('getUser', { params: { email: other.email } })).toMatchObject(closed);
  expect(await market.stranger.call('getUser', own)).toMatchObject(closed);
  expect(await early.call('listWishes')).toMatchObject(closed);
  expect(await market.stranger.call('getAccount')).toMatchObject({ status: 401 });
});

it('lets people sign up until there is an admin, and then only admins in', async () => {
  admin = await market.admin();
  await expect(market.buyer()).rejects.toMatchObject({ code: 'not_open' });
  expect(await admin.call('getLegalSource', { params: { document: 'terms' } })).toMatchObject({ status: 200 });
  const missing = market.services.opening.missing().join(' ');
  for (const name of ['SHOP_EMAIL', 'SHOP_ADDRESS', 'terms (en)', 'imprint (de)']) expect(missing).toContain(name);
  expect(missing).not.toContain('(es)');
});

it('opens when an admin has filled in the contact and the pages', async () => {
  const { version, ...settings } = await admin.api.getShopSettings();
  await admin.api.changeShopSettings({
    body: { ...settings, version, email: 'hello@chairs.org', address: '1 Main Street' },
  });
  for (const document of ['terms', 'privacy', 'imprint'] as const) {
    expect(await market.stranger.call('listAvailable')).toMatchObject({ status: 503 });
    await admin.api.publishLegal({ params: { document }, body: { version: 1, en: 'Text', de: 'Text', es: '' } });
  }
  await expect.poll(async () => (await market.stranger.call('listAvailable')).status).toBe(200);
  await market.buyer();
});

it('closes again with the contact of the demo, and names the field', async () => {
  const change = async (contact: { email?: string; address?: string; phone?: string }) => {
    const { version, ...settings } = await admin.api.getShopSettings();
    await admin.api.changeShopSettings({ body: { ...settings, version, ...contact } });
  };
  const { email, address, phone } = demoShop;
  for (const [contact, named] of [
    [{ email }, 'email address of the demo, hello@settee.test'],
    [{ address }, 'the address of the demo'],
    [{ phone }, 'phone number of the demo'],
  ] as const) {
    await change(contact);
    await expect.poll(() => market.services.opening.missing().join()).toContain(named);
    expect(await market.stranger.call('listAvailable')).toMatchObject({ status: 503 });
    await change({ email: 'hello@chairs.org', address: '1 Main Street', phone: '' });
    await expect.poll(async () => (await market.stranger.call('listAvailable')).status).toBe(200);
  }
});

it('lets an admin without a second factor in, to set one up', async () => {
  const strict = await openMarket({ env: { ...live, ADMIN_SECOND_FACTOR: 'required' } });
  const newcomer = await strict.admin();
  expect(await newcomer.call('getUser', { params: { email: newcomer.email } })).toMatchObject({ status: 200 });
  expect(await newcomer.call('getLegalSource', { params: { document: 'terms' } })).toMatchObject({
    status: 403,
    body: { code: 'second_factor_needed' },
  });
  await strict.close();
});

it('opens at once with the texts of LEGAL_DIR and a contact', async () => {
  const other = await openMarket({ env: { ...live, ...(await openShopVariables(folder)) } });
  expect((await other.stranger.call('listAvailable')).status).toBe(200);
  await other.close();
});
