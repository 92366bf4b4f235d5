import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '../../../test/support/actor.ts';
import { openTestDatabase } from '../../../test/support/database.ts';
import { filledInShop } from '../../../test/support/filled-in-shop.ts';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';
import { createServices } from '../../app/create-services.ts';

let market: Market;
let admin: Actor;
beforeAll(async () => {
  market = await openMarket({ env: { SHOP_NAME: 'From The Environment' } });
  admin = await market.admin();
});
afterAll(() => market.close());

const save = async (changed: Record<string, unknown>) => {
  const { version } = await admin.api.getShopSettings();
  return admin.call('changeShopSettings', { body: { ...filledInShop, version, ...changed } });
};

describe('the settings of the shop', () => {
  it('are those of the environment until an admin saves some, which then count', async () => {
    expect(await admin.api.getShopSettings()).toMatchObject({ version: 0, name: 'From The Environment', email: '' });
    const saved = await admin.api.changeShopSettings({ body: { version: 0, ...filledInShop } });
    expect(saved).toEqual({ version: 1, ...filledInShop, currencyIsFixed: false });
    expect(await admin.api.getShopSettings()).toEqual(saved);
  });

  it('are saved by one of two admins who looked at the same version; the other is told', async () => {
    const { version } = await admin.api.getShopSettings();
    const other = await market.admin();
    const answers = await Promise.all(
      [admin, other].map((one, index) =>
        one.call('changeShopSettings', { body: { ...filledInShop, version, name: `Shop ${index}` } }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('Another admin has saved these settings'),
    });
    expect((await admin.api.getShopSettings()).version).toBe(version + 1);
  });

  it('records changes in the audit log, and nothing without a change', async () => {
    await save({ name: 'Old Name', phone: '+1 503 555 0100' });
    const count = async () => (await admin.api.listActs({})).items.length;
    const before = await count();
    expect((await save({ name: 'Old Name', phone: '+1 503 555 0100' })).status).toBe(200);
    expect(await count()).toBe(before);
    await save({ name: 'New Name', phone: '+1 503 555 0100' });
    const [act] = (await admin.api.listActs({})).items;
    expect(act).toMatchObject({
      action: 'change_settings',
      actorName: 'Admin',
      before: { name: 'Old Name' },
      after: { name: 'New Name' },
    });
    expect(Object.keys(act?.after ?? {})).toEqual(['name']);
  });

  it.each([
    ['name', ' '],
    ['name', 'x'.repeat(41)],
    ['name', 'Nul\u0000'],
    ['email', ''],
    ['email', 'no address'],
    ['phone', 7],
    ['phone', 'abc'],
    ['phone', 'call us'],
    ['phone', '12'],
    ['links', ['http://shop.example']],
    ['links', ['javascript:alert(1)']],
    ['links', ['https://me:secret@shop.example']],
    ['links', Array.from({ length: 9 }, () => 'https://shop.example')],
    ['accentLight', '#ffcc00'],
    ['accentLight', 'red;}'],
    ['accentDark', '#1d4a39'],
    ['languages', []],
    ['languages', ['fr']],
    ['defaultLanguage', 'es'],
    ['currency', ''],
    ['currency', 'EURO'],
    ['currency', 'KWD'],
    ['currency', 7],
    ['country', 'XX'],
    ['country', 'Germany'],
    ['unit', 'm'],
    ['wording', 'British'],
    ['holdMinutes', 0],
    ['holdMinutes', 1441],
    ['holdMinutes', '15'],
    ['holdMinutesWithoutCard', null],
    ['advertisedPerSeller', -1],
    ['advertisedPerSeller', 2.5],
    ['advertisingDays', 366],
    ['listingsUntilVerified', 0],
    ['newListingsADay', 1_000_001],
  ])('refuse %s as %j beside the field', async (field, value) => {
    const version = (await admin.api.getShopSettings()).version;
    const { status, body } = await save({ [field]: value });
    expect([status, Object.keys((body as { fields: object }).fields)]).toEqual([422, [field]]);
    expect((await admin.api.getShopSettings()).version).toBe(version);
  });

  it('are on one line each, without what turns the text around them', async () => {
    const typed = {
      name: 'Two\nlines',
      tagline: 'Oak \u202e059$',
      address: 'Main\u2066 St. 1\nBonn',
      hours: '9\u200f to 5',
    };
    const { status, body } = await save(typed);
    const cleaned = { name: 'Two lines', tagline: 'Oak 059$', address: 'Main St. 1 Bonn', hours: '9 to 5' };
    expect([status, body]).toMatchObject([200, cleaned]);
  });

  it('say how far a color is from readable, and the nearest shade that is', async () => {
    const { body } = await save({ accentLight: '#FFCC00' });
    expect(body).toMatchObject({ fields: { accentLight: expect.stringMatching(/ is 1\.18 to 1, .*: #[0-9a-f]{6}$/) } });
  });
});

it('another process follows what was saved in the first', async () => {
  const database = await openTestDatabase();
  const first = await openMarket({ overrides: { database } });
  const second = await createServices(first.services.config, { database, log: first.services.log });
  let told = 0;
  second.catalogue.onChange(() => {
    told += 1;
  });
  const boss = await first.admin();
  await boss.api.changeShopSettings({ body: { ...filledInShop, version: 0 } });
  await expect.poll(() => second.shop.settings().name).toBe('Second Story');
  expect(second.shop.version()).toBe(1);
  expect(told).toBeGreaterThan(0);
  await second.jobs.stop();
  await second.catalogue.stop();
  await first.close();
});
