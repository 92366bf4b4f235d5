import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FaultyWire, layFaultyWire } from '../support/faulty-wire.ts';
import { type ClusterKit, findClusterKit, startReplicatedPair } from '../support/postgres-cluster.ts';
import { measured, reportProof } from '../support/proof-report.ts';
import { waitForRecovery } from '../support/provider-recovery.ts';
import { createShoppers } from '../support/provider-shoppers.ts';
import { openTwoServers, type TwoServers } from '../support/two-servers.ts';

/** Seconds from the end of the primary to the next sale. */
const SELLS_AGAIN_WITHIN = 10;
const SALES_BEFORE = 10;

let kit: ClusterKit;
let pair: Awaited<ReturnType<typeof startReplicatedPair>>;
let wire: FaultyWire;
let two: TwoServers;

beforeAll(async () => {
  kit = await findClusterKit(process.env.TEST_DATABASE_URL ?? '', await mkdtemp(join(tmpdir(), 'settee-pair-')));
  pair = await startReplicatedPair(kit);
  // The address of the database, as a virtual address or a pooler has it.
  wire = await layFaultyWire(pair.primary.url);
  two = await openTwoServers(wire.url);
});
afterAll(async () => {
  await two.close();
  await wire.close();
  await pair.standby.stop();
  await pair.primary.kill();
  await rm(kit.folder, { recursive: true, force: true });
});

it('loses no sale that a buyer was told of when the primary dies and its standby is promoted under load', async () => {
  const { servers, database, people } = two;
  const shoppers = createShoppers({ pool: database.pool, servers, people });
  for (let sale = 0; sale < SALES_BEFORE; sale++) await shoppers.nextPaid();
  await pair.primary.kill();
  const since = performance.now();
  wire.unplug();
  await pair.standby.promote();
  wire.leadTo(pair.standby.url);
  wire.heal();
  await shoppers.nextPaid();
  const seconds = (performance.now() - since) / 1000;
  for (let sale = 0; sale < SALES_BEFORE; sale++) await shoppers.nextPaid();

  const told = await shoppers.stop();
  const { lost } = await waitForRecovery(database);
  const { rows } = await database.pool.query<{ listing_id: string }>('select listing_id from sales');
  const sold = new Set(rows.map(({ listing_id: id }) => id));
  const forgotten = told.filter((listing) => !sold.has(listing));
  const died = servers.filter((server) => server.gone()).length;
  reportProof({
    proof: 'The primary dies under load and its standby is promoted',
    tried: told.length,
    lost: lost.length + forgotten.length + died,
    note: `the next sale ${measured(seconds, 's', SELLS_AGAIN_WITHIN)} later`,
  });
  expect({ lost, forgotten, died }).toEqual({ lost: [], forgotten: [], died: 0 });
  expect(seconds).toBeLessThan(SELLS_AGAIN_WITHIN);
});
