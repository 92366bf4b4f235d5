import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { demoShop } from '../../../shared/domain/shop-settings.ts';
import { freePort } from '../../../test/support/free-port.ts';
import { openMarket } from '../../../test/support/marketplace.ts';
import { startServer } from '../../../test/support/server-process.ts';
import { verifyBooks } from '../../features/checkout/books/verify-books.ts';
import { leaveDemo } from './leave-demo.ts';
import { type CreateLogin, seedDemo } from './seed-demo.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'settee-leave-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const live = (port: number) => ({
  NODE_ENV: 'production',
  PORT: String(port),
  PUBLIC_URL: `http://127.0.0.1:${port}`,
  TOKEN_SECRET: crypto.randomUUID(),
  STRIPE_SECRET_KEY: `sk_test_${crypto.randomUUID()}`,
  STRIPE_PUBLISHABLE_KEY: 'pk_test_elsewhere',
  STRIPE_WEBHOOK_SECRET: `whsec_${crypto.randomUUID()}`,
  ALLOW_UNSAFE: 'no-mail,test-keys,http',
});

const post = (url: string, body: object) =>
  fetch(url, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });

describe('a database that was tried with the demo', () => {
  it('goes into production only without the demo, and keeps real people', async () => {
    const demo = await startServer({ DATA_DIR: folder });
    const real = { email: 'ada@example.com', password: 'a long password', name: 'Ada' };
    expect((await post(`${demo.origin}/api/auth/sign-up/email`, real)).status).toBe(200);
    await demo.stop();

    const settings = { DATA_DIR: folder, ...live(await freePort()) };
    await expect(startServer(settings)).rejects.toThrow('Take the demo out first: npm run leave-demo');

    const run = (env: NodeJS.ProcessEnv, command: string, ...typed: string[]) =>
      spawnSync(process.execPath, [`server/commands/${command}.ts`, ...typed], {
        env: { PATH: process.env.PATH, ...env },
        encoding: 'utf8',
      });
    const notDemo = { DATA_DIR: folder, SEED: 'none' };
    for (const env of [settings, notDemo])
      expect(run(env, 'make-admin', 'Buyer@settee.test')).toMatchObject({
        status: 1,
        stdout: '',
        stderr: expect.stringContaining('came with the demo, and its password is public. Nothing was changed.'),
      });
    expect(run({ DATA_DIR: folder }, 'make-admin', 'buyer@settee.test').stdout).toMatch(
      /^buyer@settee.test came with the demo: everybody knows its password.\n(?:.*\n)?buyer@settee.test is an admin now.\n$/,
    );

    const leave = () => run(settings, 'leave-demo');
    const first = leave();
    expect(first.stderr).toBe('');
    expect(first.stdout).toMatch(/^Removed the demo: 13 people, \d+ listings, 15 purchases/);
    expect(leave().stdout).toBe('The demo is not in this database. Nothing was removed.\n');

    const shop = await startServer(settings);
    const logIn = async (email: string, password: string) =>
      (await post(`${shop.origin}/api/auth/sign-in/email`, { email, password })).status;
    expect(await logIn('admin@settee.test', 'settee-demo')).toBe(401);
    expect(await logIn(real.email, real.password)).toBe(200);
    const found = await (await fetch(`${shop.origin}/api/furnitures`)).json();
    expect(JSON.stringify(found)).not.toContain('Lindqvist');
    expect(await shop.stop()).toBe(0);
  });
});

describe('leaveDemo', () => {
  const createLogin: CreateLogin = async ({ email }) => ({ issuer: 'test', subject: email });

  it('keeps what real people made, also in databases without the mark', async () => {
    const market = await openMarket();
    const { db } = market.services;
    await seedDemo({ db, clock: market.clock }, createLogin);
    await market.sql('delete from demo_marks');
    const seller = await market.seller();
    const buyer = await market.buyer();
    const [kept, sold, boughtByDemo] = [
      await market.listing({ seller }),
      await market.listing({ seller }),
      await market.listing({ seller }),
    ];
    await market.buy(buyer, sold);
    const [demo] = await market.sql(
      `select l.id, l.price_cents from listings l join accounts a on a.id = l.seller_id
       where a.email = 'seller@settee.test' and l.state = 'available' limit 1`,
    );
    await market.buy(buyer, { id: String(demo?.id), price: String(Number(demo?.price_cents) / 100), seller });
    await market.buy(buyer, boughtByDemo);
    await market.sql(`alter table purchases disable trigger purchases_step`);
    await market.sql(
      `update purchases set buyer_id = (select id from accounts where email = 'buyer@settee.test') where listing_id = $1`,
      [boughtByDemo.id],
    );
    await market.sql(`alter table purchases enable trigger purchases_step`);

    expect(await leaveDemo(market.services, { dataDir: folder }, { paidBack: false })).toContain('17 purchases');
    const talks = await market.sql('select listing_id from conversations');
    expect(talks.map(({ listing_id }) => listing_id).sort()).toEqual([sold.id, boughtByDemo.id].sort());
    expect(await market.sql('select id from offers')).toEqual([]);
    const left = await market.sql('select id, state from listings order by id');
    expect(new Map(left.map(({ id, state }) => [id, state]))).toEqual(
      new Map([
        [kept.id, 'available'],
        [sold.id, 'sold'],
        [boughtByDemo.id, 'available'],
      ]),
    );
    expect(await market.sql(`select state, intent_id from purchases`)).toEqual([{ state: 'paid', intent_id: null }]);
    expect(await market.sql(`select to_regclass('sandbox_stripe.object') as found`)).toEqual([{ found: null }]);
    await expect(market.sql('delete from ledger_entries')).rejects.toThrow('only takes new rows');
    expect(await verifyBooks(db)).toEqual([]);
    await market.close();
  });

  it('empties the contact of the demo in settings that were saved with it', async () => {
    const market = await openMarket();
    const { db } = market.services;
    await seedDemo({ db, clock: market.clock }, createLogin);
    const admin = await market.admin();
    const { version, ...settings } = await admin.api.getShopSettings();
    const links = ['https://chairs.example/', ...demoShop.links];
    const { email, phone, address, hours } = demoShop;
    await admin.api.changeShopSettings({
      body: { ...settings, version, name: 'Second Story', email, phone, address, hours, links },
    });
    expect(await leaveDemo(market.services, { dataDir: folder }, { paidBack: false })).toContain('fill in yours');
    const now = { email: '', phone: '', address: '', hours: '', links: ['https://chairs.example/'] };
    await expect.poll(() => market.services.shop.settings()).toMatchObject({ ...now, name: 'Second Story' });
    expect(
      await market.sql(
        `select actor_id, after from audit_log where action = 'change_settings' order by id desc limit 1`,
      ),
    ).toEqual([{ actor_id: null, after: { ...now, links: 'https://chairs.example/' } }]);
    await market.close();
  });

  it('asks first where a real card provider was paid', async () => {
    const market = await openMarket();
    const { db } = market.services;
    await seedDemo({ db, clock: market.clock }, createLogin);
    await market.sql(`update purchases set intent_id = 'pi_live' where id = (select id from purchases limit 1)`);
    await expect(leaveDemo(market.services, { dataDir: folder }, { paidBack: false })).rejects.toThrow(
      '1 purchases with demo people were paid at a real card provider.',
    );
    expect(await market.sql('select count(*)::int as n from demo_marks')).toEqual([{ n: 1 }]);
    expect(await leaveDemo(market.services, { dataDir: folder }, { paidBack: true })).toContain('Removed');
    await market.close();
  });
});
