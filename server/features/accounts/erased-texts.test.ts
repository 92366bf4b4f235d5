import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { type Call, schemaIn } from '../../../shared/contract/call.ts';
import { contract } from '../../../shared/contract/contract.ts';
import { type CallName, paths, route } from '../../../shared/contract/paths.ts';
import { defaultProfile } from '../../../shared/domain/shop-profile.ts';
import { enrol, ownerRole, recipes } from '../../../test/support/call-recipes.ts';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';
import { removeAccount } from './delete-user.ts';
import { eraseRemoved } from './erase-removed.ts';

const CANARY = 'kanari';

/** Texts of the shop itself, which name nobody; its first admin's link carries no text of a person. */
const ofShop: readonly CallName[] = [
  'publishLegal',
  'previewLegal',
  'changeShopSettings',
  'changeHomePage',
  'changeShopCategories',
  'claimFirstAdmin',
];

/** Texts that stay, and why. */
const kept = [
  // The books name the transfer of money.
  'public.audit_log.after kanarimarkPayoutPaid',
  'public.audit_log.after kanarirecordRefundTransfer',
  'public.payouts.reference kanarimarkPayoutPaid',
  'public.refunds.reference kanarirecordRefundTransfer',
  // Of a reporter without an account, until 90 days after the decision.
  'public.reports.email kanarisendreport',
];

const lines: string[] = [];
let market: Market;
beforeAll(async () => {
  const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) });
  const mailer = { delivers: true, send: async () => undefined };
  market = await openMarket({ env: { PAYOUTS: 'manual' }, overrides: { log, mailer } });
});
afterAll(() => market.close());

const writes = (Object.keys(paths) as CallName[]).filter((name) => {
  const { body, multipart }: Call = contract[name];
  return route(name).method !== 'GET' && body !== undefined && !multipart && !ofShop.includes(name);
});

/** Puts the canary into every text that the call takes, also into those that its recipe leaves out. */
function withCanaries(name: CallName, body: Record<string, unknown>): Record<string, unknown> {
  const schema = schemaIn((contract[name] as Call).body, () => defaultProfile) ?? z.unknown();
  const fields = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  const filled = { ...body };
  for (const field of new Set([...Object.keys(body), ...fields])) {
    // The caller's own address, uploaded pictures, what the server signed.
    if (
      field === 'image' ||
      field === 'challenge' ||
      (/email$/i.test(field) && (contract[name] as Call).who !== 'anyone')
    )
      continue;
    const value = filled[field];
    if (value !== undefined && typeof value !== 'string') continue;
    const mark = `${CANARY}${name}`;
    const texts = value === undefined ? [mark, `${mark}@canary.test`] : [`${value} ${mark}`];
    const accepted = texts.map((text) => ({ ...filled, [field]: text })).find((one) => schema.safeParse(one).success);
    Object.assign(filled, accepted);
  }
  return filled;
}

/** People who wrote about themselves and others, but for admins. */
const writers: string[] = [];

/** Calls of admins and strangers, by the end of a place. */
const isOfOthers = (place: string): boolean =>
  writes.some(
    (name) => /^(admin|anyone)$/.test(contract[name].who) && place.toLowerCase().endsWith(name.toLowerCase()),
  );

async function erase(ids: readonly string[], operator: string): Promise<void> {
  for (const id of ids) await removeAccount(market.services, operator, { id });
  // Others are told of the removal, a month before the erasure.
  await market.drainJobs();
  await market.sql(`update accounts set deleted_at = now() - interval '31 days' where deleted_at is not null`);
  // The queue deletes them 30 days after they were sent, the clock deletes the others.
  await market.sql(`delete from jobs.job where state = 'completed'`);
  await market.sql('delete from live_events');
  while ((await eraseRemoved(market.services)) > 0);
}

async function write(name: CallName): Promise<string> {
  const { who }: Call = contract[name];
  const owner = await enrol(market, who === 'admin' ? 'admin' : ownerRole(name));
  const { parts, idToken } = await recipes[name](market, owner);
  if (who !== 'admin' && who !== 'anyone') writers.push(owner.id);
  const body = withCanaries(name, (parts.body ?? {}) as Record<string, unknown>);
  const by = who === 'anyone' ? market.stranger : owner;
  const { status, body: answer } = idToken ? { status: 200, body: {} } : await by.call(name, { ...parts, body });
  return status < 300 ? 'written' : `${name} ${status} ${JSON.stringify(answer)}`;
}

/** Every column that holds a canary, in all schemas: rows, the queue, and what the stand-ins keep. */
async function places(): Promise<string[]> {
  const columns = await market.sql(
    `select table_schema as schema, table_name as "table", column_name as "column" from information_schema.columns
     join information_schema.tables using (table_schema, table_name)
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema', 'sandbox_stripe')`,
  );
  const found = await Promise.all(
    columns.map(async ({ schema, table, column }) => {
      const rows = await market.sql(
        `select substring("${column}"::text from '${CANARY}[A-Za-z]*') as mark from "${schema}"."${table}"
         where "${column}"::text ilike '%${CANARY}%'`,
      );
      return rows.map(({ mark }) => `${schema}.${table}.${column} ${mark}`);
    }),
  );
  return [...new Set(found.flat())].sort();
}

async function filesWithCanary(folder: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const texts = await Promise.all(
    files
      .filter((file) => file.isFile())
      .map(async (file) => [file.name, await readFile(join(file.parentPath, file.name), 'latin1')] as const),
  );
  return texts.flatMap(([name, text]) => (text.includes(CANARY) ? [name] : []));
}

it('leaves no text of or about a person in rows, queue, files or log', async () => {
  const refused: string[] = [];
  for (const name of writes) refused.push(await write(name));
  expect(refused.filter((answer) => answer !== 'written')).toEqual([]);
  await market.drainJobs();
  const written = await places();
  expect(new Set(written.map((place) => place.split(' ')[0])).size).toBeGreaterThan(20);

  // A person cannot leave in the middle of a payment.
  await market.sql(`update purchases set held_until = now(), due_at = now() where state in ('held', 'intent_ready')`);
  await market.drainJobs();
  const { id: operator } = await market.admin();
  await erase(writers, operator);
  const ofWriters = (await places()).filter((place) => !isOfOthers(place));
  expect(ofWriters).toEqual([]);
  const people = await market.sql('select id from accounts where deleted_at is null and id <> $1', [operator]);
  await erase(
    people.map(({ id }) => String(id)),
    operator,
  );
  expect(await places()).toEqual(kept);
  expect(await filesWithCanary(market.services.config.dataDir)).toEqual([]);
  expect(lines.filter((line) => line.includes(CANARY))).toEqual([]);
});

const marked = async (mark: string) => (await places()).filter((place) => place.endsWith(mark));

it('leaves nothing that the operator wrote about two people in a dispute', async () => {
  const mark = `${CANARY}operator`;
  const decide = async (parts: object) => {
    const admin = await enrol(market, 'admin');
    const body = { outcome: 'refund', reason: mark };
    expect(await admin.call('decideDispute', { ...parts, body })).toMatchObject({ status: 200 });
  };
  const { parts } = await recipes.decideDispute(market, await enrol(market, 'admin'));
  await decide({ params: parts.params });
  const buyer = await enrol(market, 'buyer');
  const { parts: appeal } = await recipes.appealDispute(market, buyer);
  expect(await buyer.call('appealDispute', appeal)).toMatchObject({ status: 200 });
  await decide({ params: appeal.params });
  const written = (await marked(mark)).map((place) => place.split(' ')[0]);
  for (const place of ['disputes.decision_reason', 'disputes.appeal_decision_reason', 'fulfillments.ended_reason'])
    expect(written).toContain(`public.${place}`);
  await market.drainJobs();
  const people = await market.sql(
    `select buyer_id as id from fulfillments f join disputes d on d.fulfillment_id = f.id
      where $1 in (d.decision_reason, d.appeal_decision_reason)`,
    [mark],
  );
  const { id: operator } = await market.admin();
  await erase(
    people.map(({ id }) => String(id)),
    operator,
  );
  expect(await marked(mark)).toEqual([]);
});

it('leaves neither name nor title in what others are told', async () => {
  const [name, title] = [`${CANARY}name`, `${CANARY}title`];
  const [buyer, seller] = [await market.buyer({ name }), await market.seller({ name })];
  const { parts } = await recipes.requestReturn(market, { ...buyer, role: 'buyer' });
  expect(await buyer.call('requestReturn', parts)).toMatchObject({ status: 201 });
  const listing = await market.listing({ seller, title, price: '200' });
  await (await market.buyer()).api.addWish({ body: { previousId: listing.id } });
  await seller.api.updateListing({ params: { id: listing.id }, body: { price: '100' } });
  await market.stranger.api.sendReport({ body: { kind: 'account', targetId: seller.id, reason: 'spam' } });
  const [row] = await market.sql('select id from cases where target_id = $1', [seller.id]);
  const params = { id: String(row?.id) };
  await (await market.admin()).api.decideCase({ params, body: { action: 'warn', reason: 'Be kind.' } });
  await seller.api.appealCase({ params, body: { text: 'I am.' } });
  await market.drainJobs();
  const told = await market.sql(`select distinct kind from notifications where params::text like '%${CANARY}%'`);
  expect(told.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['return_asked', 'decision_needed', 'price_drop']),
  );
  const { id: operator } = await market.admin();
  await erase([buyer.id, seller.id], operator);
  expect(await marked(name)).toEqual([]);
  expect(await marked(title)).toEqual([]);
});
