import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAccessTokens } from '../../server/features/accounts/access-token.ts';
import { openDatabase } from '../../server/platform/db/database.ts';
import { fillInPage } from '../support/onboard.ts';
import { offerListing, type Person } from '../support/people.ts';
import { waitForRecovery } from '../support/provider-recovery.ts';
import { startServer } from '../support/server-process.ts';
import { type StartedShop, startShop } from '../support/started-shop.ts';

const SALES = 12;
const OWN = 'DE89370400440532013000';
const OTHER = 'GB82WEST12345698765432';
const PAID_OUT = 11_040;

type Sale = { buyer: Person; seller: Person; id: string; purchase: string };

let shop: StartedShop;
beforeAll(async () => {
  shop = await startShop({ people: SALES + 1 });
});
afterAll(() => shop.close());

async function sell(buyer: Person): Promise<Sale> {
  const listing = await offerListing(shop.pool, [buyer]);
  const { body } = await shop.requestUntilFree(buyer, listing);
  await shop.confirmCard(String(body.clientSecret));
  await shop.callUntilFree(buyer, 'PUT', `/payment/${listing}`, {});
  const { rows } = await shop.pool.query('select id, purchase_id, seller_id from fulfillments where listing_id = $1', [
    listing,
  ]);
  const [{ id, purchase_id: purchase, seller_id: sellerId }] = rows;
  const issuer = String(shop.settings.PUBLIC_URL);
  const secret = String(shop.settings.TOKEN_SECRET);
  const tokens = createAccessTokens({ secret, issuer, clock: { now: () => new Date() } });
  const token = await tokens.issue({ id: sellerId, tokenEpoch: 0, provenSecondsAgo: 1 });
  return { buyer, seller: { id: sellerId, email: '', token }, id, purchase };
}

async function enterAccount({ seller }: Sale, number: string) {
  const { body } = await shop.callUntilFree(seller, 'POST', '/seller-account', {});
  await fillInPage(String(body.onboardingUrl), { holder: 'Sally', number, move: 'finish' });
  await shop.call(seller, 'GET', '/seller-account');
}

it('pays each sale out once and takes back what is refunded, while accounts change and a process is killed', async () => {
  const admin = shop.people[SALES] as Person;
  await shop.pool.query(`update accounts set type = 'admin' where id = $1`, [admin.id]);
  const sales = await Promise.all(shop.people.slice(0, SALES).map(sell));
  const refund = ({ purchase }: Sale) =>
    shop.callUntilFree(admin, 'POST', `/payments/${purchase}/refund`, { reason: 'Broken.' });
  await Promise.all(sales.slice(0, SALES / 2).map((sale) => enterAccount(sale, OWN)));
  for (const { buyer, seller, id } of sales) {
    const { body } = await shop.callUntilFree(buyer, 'GET', `/fulfillments/${id}/code`);
    const { status } = await shop.callUntilFree(seller, 'POST', `/fulfillments/${id}/handover`, { code: body.code });
    expect(status).toBe(200);
  }

  const acts = sales.flatMap((sale, n) => [
    ...(n >= SALES / 2 ? [enterAccount(sale, OWN)] : []),
    ...(n % 3 === 0 ? [enterAccount(sale, OTHER)] : []),
    ...(n % 2 === 0 ? [refund(sale)] : []),
  ]);
  await sleep(300);
  await shop.servers[1]?.kill();
  await Promise.allSettled(acts);
  shop.servers[1] = await startServer(shop.settings);
  for (const [n, sale] of sales.entries()) await (n % 2 === 0 ? refund(sale) : enterAccount(sale, OWN));

  const database = await openDatabase({ kind: 'server', url: String(shop.settings.DATABASE_URL) });
  await expect
    .poll(() => shop.pool.query(`select 1 from payouts where state in ('owed', 'sending')`).then((r) => r.rowCount), {
      timeout: 120_000,
    })
    .toBe(0);
  expect(await waitForRecovery(database)).toMatchObject({ lost: [] });
  await database.close();
  for (const [n, { purchase }] of sales.entries()) {
    const { rows } = await shop.pool.query(
      `select count(*)::int as transfers,
         coalesce(sum((body->>'amount')::int - (body->>'amount_reversed')::int), 0)::int as net
       from sandbox_stripe.object where kind = 'transfer' and body->'metadata'->>'checkout_id' = $1`,
      [purchase],
    );
    expect(rows[0].net).toBe(n % 2 === 0 ? 0 : PAID_OUT);
    expect(rows[0].transfers).toBeLessThanOrEqual(1);
  }
});
