import { afterAll, beforeAll, expect, it } from 'vitest';
import { type PostgresServer, startPostgres } from '../../tools/start-postgres.mjs';
import { type FaultyWire, layFaultyWire } from '../support/faulty-wire.ts';
import type { Person } from '../support/people.ts';
import { jpeg } from '../support/pictures.ts';
import { type S3StandIn, startS3StandIn } from '../support/s3-stand-in.ts';
import { nothingLost, sellThrough } from '../support/sell-through.ts';
import { sendUpload } from '../support/send-upload.ts';
import { openTwoServers, type TwoServers } from '../support/two-servers.ts';
import { photoForm } from '../support/upload-corpus.ts';

const KEY = 'AKTEST';
const faults = ['unplug', 'mute', 'cut'] as const;

let store: S3StandIn;
let wire: FaultyWire;
let postgres: PostgresServer;
let two: TwoServers;
let seller: Person;

beforeAll(async () => {
  store = await startS3StandIn(KEY);
  wire = await layFaultyWire(store.endpoint);
  postgres = await startPostgres();
  two = await openTwoServers(postgres.url, {
    S3_BUCKET: 'pictures',
    S3_REGION: 'eu-west-1',
    S3_ENDPOINT: new URL(wire.url).origin,
    S3_ACCESS_KEY_ID: KEY,
    S3_SECRET_ACCESS_KEY: 'secret',
    S3_PUBLIC_URL: 'https://pictures.example',
  });
  seller = two.people[0] as Person;
  await two.database.pool.query(`update accounts set type = 'seller' where id = $1`, [seller.id]);
});
afterAll(async () => {
  await two.close();
  await postgres.stop();
  await wire.close();
  await store.stop();
});

let shade = 0;
const upload = async (photo: Buffer) => {
  await two.renewTokens();
  return (await sendUpload(two.servers[0]?.origin ?? '', seller.token, photoForm(photo))).verdict;
};

it('sells on while the store of pictures is gone, refuses photos with a reason, and takes them afterwards', async () => {
  const verdicts: Record<string, string[]> = {};
  const outcome = await sellThrough(
    { ...two, ...two.database },
    {
      proof: 'The store of pictures is gone under load',
      times: faults.length,
      async fault(n, shoppers) {
        const fault = faults[n] ?? 'cut';
        const photo = await jpeg(80 + shade++, 60);
        wire[fault]();
        const away = await upload(photo);
        await shoppers.nextPaid();
        wire.heal();
        verdicts[fault] = [away, await upload(photo)];
      },
    },
  );
  expect(outcome).toEqual(nothingLost);
  expect(verdicts).toEqual({
    unplug: ['provider_unavailable', 'taken'],
    mute: ['provider_unavailable', 'taken'],
    // The store itself is there: a new connection is made.
    cut: ['taken', 'taken'],
  });
});
