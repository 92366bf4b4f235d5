import { afterAll, expect, it } from 'vitest';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';
import { welcome } from '../../app/welcome.ts';
import { firstAdminUrl, offerFirstAdmin } from './claim-first-admin.ts';
import { makeAdmin } from './make-admin.ts';

const markets: Market[] = [];
afterAll(() => Promise.all(markets.map((market) => market.close())));

async function open(options: Parameters<typeof openMarket>[0] = {}) {
  const market = await openMarket(options);
  markets.push(market);
  return market;
}

const tokenOf = (url: string | undefined) => new URL(url ?? '').searchParams.get('token') ?? '';
const offered = (market: Market) => offerFirstAdmin(market.services);
const claim = async (person: Awaited<ReturnType<Market['buyer']>>, token: string) =>
  (await person.call('claimFirstAdmin', { body: { token } })).status;

// beyond the spec: the link to the first admin of an own shop (D19)
it('the printed link makes one person the first admin, also when several open it at once', async () => {
  const market = await open();
  const url = await offered(market);
  const { config } = market.services;
  expect(url).toBe(`${config.publicUrl}/first-admin?token=${tokenOf(url)}`);
  expect(welcome(config, { url: config.publicUrl, demoLogins: [], firstAdminUrl: url })).toContain(url);

  const people = await Promise.all(Array.from({ length: 4 }, () => market.buyer({ emailVerified: false })));
  const [first] = people;
  if (!first) throw new Error('Nobody signed up.');
  expect(await claim(first, `${tokenOf(url)}x`)).toBe(403);
  const statuses = await Promise.all(people.map((person) => claim(person, tokenOf(url))));
  expect(statuses.sort()).toEqual([200, 403, 403, 403]);
  const admins = await market.sql(`select id from accounts where type = 'admin'`);
  expect(admins).toHaveLength(1);
  expect(await market.sql(`select actor_id, target_id from audit_log where action = 'make_admin'`)).toEqual([
    { actor_id: admins[0]?.id, target_id: admins[0]?.id },
  ]);
  expect(await offered(market)).toBeUndefined();
});

// beyond the spec: the link to the first admin of an own shop (D19)
it('the link stays used when the first admin is gone, however that admin came to be', async () => {
  const market = await open();
  const url = await offered(market);
  const [first, second] = [await market.buyer(), await market.buyer()];
  await makeAdmin(market.services, first.email);
  await market.sql('delete from accounts where id = $1', [first.id]);
  expect(await offered(market)).toBeUndefined();
  expect(await claim(second, tokenOf(url))).toBe(403);
});

// beyond the spec: the link to the first admin of an own shop (D19)
it('there is no such link where other people can reach the shop', async () => {
  const market = await open({ env: { PUBLIC_URL: 'https://shop.example', PUBLIC_DEMO: 'yes' } });
  expect(await offered(market)).toBeUndefined();
  const local = { ...market.services.config, isPublic: false, publicDemo: false };
  for (const config of [market.services.config, { ...local, isPublic: true }]) {
    const person = await market.buyer();
    expect(await offerFirstAdmin({ ...market.services, config })).toBeUndefined();
    expect(await claim(person, tokenOf(firstAdminUrl(config)))).toBe(403);
  }
});

// beyond the spec: the link to the first admin of an own shop (D19)
it('asks for a confirmed address where mails are sent', async () => {
  const market = await open({ env: { SMTP_URL: 'smtp://127.0.0.1:1' } });
  const token = tokenOf(await offered(market));
  expect(await claim(await market.buyer({ emailVerified: false }), token)).toBe(403);
  expect(await claim(await market.buyer(), token)).toBe(200);
});
