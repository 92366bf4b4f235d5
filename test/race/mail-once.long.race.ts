import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Mail } from '../../server/ports/mailer.ts';
import { openMailServer } from '../support/mail-server.ts';
import { offerListing, type Person } from '../support/people.ts';
import { startServer } from '../support/server-process.ts';
import { type StartedShop, startShop } from '../support/started-shop.ts';

const THREADS = 20;
const eventually = (check: () => unknown) => vi.waitFor(check, { timeout: 120_000, interval: 50 });

let shop: StartedShop;
beforeAll(async () => {
  shop = await startShop({ people: THREADS });
});
afterAll(() => shop.close());

async function sellerOf(listing: string): Promise<Person> {
  const { rows } = await shop.pool.query<{ seller_id: string }>('select seller_id from listings where id = $1', [
    listing,
  ]);
  return shop.signIn(rows[0]?.seller_id ?? '');
}

async function emailOf({ id }: Person): Promise<string | undefined> {
  const { rows } = await shop.pool.query<{ email: string }>('select email from accounts where id = $1', [id]);
  return rows[0]?.email;
}

/** @returns the seller, who has read nothing */
async function writeToSeller(buyers: readonly Person[]): Promise<Person> {
  const listing = await offerListing(shop.pool, buyers);
  const seller = await sellerOf(listing);
  for (const [n, buyer] of buyers.entries()) {
    const body = { listingId: listing, text: `Is it still there? I am number ${n}.` };
    expect(await shop.callUntilFree(buyer, 'POST', '/conversations', body)).toMatchObject({ status: 201 });
  }
  return seller;
}

/** Mails wait by the database's clock. */
const makeDue = (seller: Person) =>
  shop.pool.query(
    `update notification_deliveries d set due_at = now() from notifications n
     where n.id = d.notification_id and n.account_id = $1 and d.channel = 'mail'`,
    [seller.id],
  );

async function mailsTo(email: string | undefined): Promise<Mail[]> {
  const folder = join(shop.settings.DATA_DIR, 'mail');
  const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json'));
  const mails = await Promise.all(
    files.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as Mail),
  );
  return mails.filter(({ to }) => to === email);
}

async function allSent(): Promise<void> {
  await eventually(async () => {
    const { rows } = await shop.pool.query(
      `select (select count(*)::int from notification_deliveries where done_at is null and due_at <= now()) as due,
         (select count(*)::int from jobs.job where name = 'send-mail' and state in ('created', 'retry', 'active')) as queued`,
    );
    expect(rows).toEqual([{ due: 0, queued: 0 }]);
  });
}

/** A process stops after its claim. */
async function blockQueue() {
  const client = await shop.pool.connect();
  await client.query('begin');
  await client.query('lock table jobs.job in exclusive mode');
  return {
    claimed: () =>
      eventually(async () => {
        const { rows } = await shop.pool.query(
          `select 1 from pg_stat_activity
           where datname = current_database() and wait_event_type = 'Lock' and query ~* 'insert into jobs[.]'`,
        );
        expect(rows.length).toBeGreaterThan(0);
      }),
    async open() {
      await client.query('rollback');
      client.release();
    },
  };
}

/** Ends a process between claim and queue. */
async function killBetween(makeAllDue: () => Promise<unknown>): Promise<void> {
  await shop.servers[1]?.stop();
  const queue = await blockQueue();
  await makeAllDue();
  await queue.claimed();
  await shop.servers[0]?.kill();
  await queue.open();
  shop.servers[0] = await startServer(shop.settings);
  shop.servers[1] = await startServer(shop.settings);
}

it('mails each unread thread once from two processes', async () => {
  const seller = await writeToSeller(shop.people);
  await makeDue(seller);
  await allSent();
  const mails = await mailsTo(await emailOf(seller));
  expect(mails).toHaveLength(THREADS);
  expect(new Set(mails.map(({ text }) => text.match(/number \d+/)?.[0])).size).toBe(THREADS);
});

it('mails each unread thread once when a process ends between the claim and the queue', async () => {
  const buyers = shop.people.slice(0, 5);
  const seller = await writeToSeller(buyers);
  await killBetween(() => makeDue(seller));
  await allSent();
  expect(await mailsTo(await emailOf(seller))).toHaveLength(buyers.length);
});

it('sends the daily mail once, also when a process ends between the claim and the queue', async () => {
  const savers = shop.people.slice(0, 5);
  const listings = [await offerListing(shop.pool, savers), await offerListing(shop.pool, savers)];
  for (const saver of savers)
    expect(await shop.call(saver, 'PATCH', '/account/notifications', { digestHour: 18 })).toMatchObject({
      status: 200,
    });
  for (const listing of listings) {
    const path = `/furniture-update/${listing}`;
    expect(await shop.call(await sellerOf(listing), 'PATCH', path, { price: '100' })).toMatchObject({ status: 200 });
  }
  await eventually(async () => {
    const { rows } = await shop.pool.query(`select 1 from notification_deliveries where waits_for = 'digest'`);
    expect(rows).toHaveLength(savers.length * listings.length);
  });
  await killBetween(() =>
    shop.pool.query(`update notification_deliveries set due_at = now() where waits_for = 'digest'`),
  );
  await allSent();
  for (const { email } of savers)
    expect(
      (await mailsTo(email)).map(({ subject }) => subject).filter((subject) => subject.startsWith('Your day')),
    ).toEqual(['Your day: 2 notifications']);
});

it('a mail that a killed process was sending is sent by the other one', async () => {
  const [buyer] = shop.people;
  if (!buyer) throw new Error('no buyer');
  const office = await openMailServer({ isClosed: true });
  const settings = { ...shop.settings, SMTP_URL: office.url(), SMTP_TLS: 'optional', MAIL_FROM: 'shop@settee.test' };
  const seller = await writeToSeller([buyer]);
  await shop.pool.query('update accounts set email_verified = true where id = $1', [seller.id]);
  await Promise.all(shop.servers.map((server) => server.stop()));
  const first = await startServer(settings);
  await makeDue(seller);
  await eventually(() => expect(office.begun()).toBe(1));
  await first.kill();
  office.open();
  shop.servers[0] = await startServer(settings);
  shop.servers[1] = await startServer(settings);
  await allSent();
  expect(office.taken.map(({ recipients }) => recipients)).toEqual([[await emailOf(seller)]]);
  office.close();
});
