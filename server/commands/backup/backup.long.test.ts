import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { openTestDatabase } from '../../../test/support/database.ts';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';
import { jpeg } from '../../../test/support/pictures.ts';
import { verifyBooks } from '../../features/checkout/books/verify-books.ts';
import { verifyPictures } from '../../features/images/verify-pictures.ts';
import { openDatabase } from '../../platform/db/database.ts';
import type { Config } from '../../ports/config.ts';
import { checkCopies } from '../doctor/check-machine.ts';
import { backUp, type Manifest } from './back-up.ts';
import { writeLineFile } from './line-file.ts';
import { writePictureList } from './picture-list.ts';
import { restore } from './restore.ts';

let market: Market;
let folder: string;

/** Links a backup into a folder of its own, where the doctor looks for the newest. */
async function onlyCopy(backup: string): Promise<string> {
  const place = await mkdtemp(join(folder, 'copies-'));
  await symlink(backup, join(place, basename(backup)));
  return place;
}
beforeAll(async () => {
  market = await openMarket();
  folder = await mkdtemp(join(tmpdir(), 'settee-backup-'));
});
afterAll(async () => {
  await market.close();
  await rm(folder, { recursive: true, force: true });
});

it('brings every row back into an empty marketplace, which then works', async () => {
  const buyer = await market.buyer();
  const description = 'Quotes ", lines\nand\u2028of another kind, and ünïcode.';
  const sold = await market.listing({ title: 'Sold before the fire', description });
  await market.buy(buyer, sold);
  const free = await market.listing({ seller: sold.seller });
  await market.drainJobs();
  const first = await backUp(market.services.pool, market.services.config, join(folder, 'first'));
  expect(first.tables.find(({ name }) => name === 'sales')).toMatchObject({ rows: 1 });
  await expect(backUp(market.services.pool, market.services.config, join(folder, 'first'))).rejects.toThrow(
    'first is there already.',
  );

  const rebuilt = await openMarket();
  await restore(rebuilt.services.pool, rebuilt.services.config, join(folder, 'first'));
  const second = await backUp(rebuilt.services.pool, rebuilt.services.config, join(folder, 'second'));
  expect(second.tables).toEqual(first.tables);
  expect(await verifyBooks(rebuilt.services.db)).toEqual([]);

  expect(await rebuilt.stranger.api.getListing({ params: { id: sold.id } })).toMatchObject({ isAvailable: 'false' });
  // The same identity finds the same account and purchases.
  const again = await rebuilt.buyer();
  expect(again.id).toBe(buyer.id);
  expect((await again.api.listPaid({ params: { email: again.email } })).items).toMatchObject([{ previousId: sold.id }]);
  expect(await rebuilt.stranger.api.getListing({ params: { id: free.id } })).toMatchObject({ isAvailable: 'true' });
  await expect(restore(rebuilt.services.pool, rebuilt.services.config, join(folder, 'first'))).rejects.toThrow(
    'not empty',
  );
  await rebuilt.close();
});

/** Always from the embedded database, restored to the tested one. */
describe('a backup of the embedded database', () => {
  let kept: string;
  let taken: Manifest;
  let address: string;
  let photo: Buffer;
  let names: string[];

  beforeAll(async () => {
    const database = await openDatabase({ kind: 'embedded', dir: '' }, await PGlite.create('memory://'));
    const shop = await openMarket({ overrides: { database } });
    const seller = await shop.seller();
    const body = new FormData();
    body.set('image', new Blob([new Uint8Array(await jpeg(64, 48))], { type: 'image/jpeg' }), 'chair.jpg');
    const uploaded = await seller.call('uploadImage', { body });
    address = (uploaded.body as { data: { url: string } }).data.url;
    photo = await served(shop);
    await shop.buy(await shop.buyer(), await shop.listing({ seller, image: address }));
    await shop.drainJobs();
    const dir = picturesOf(shop.services.config);
    // As in a running shop: an unfinished upload, and a picture removed during the copy.
    await writeFile(join(dir, '.incoming', 'half'), 'half a picture');
    const going = join(dir, '00', '00', `${'0'.repeat(64)}-320.webp`);
    await mkdir(dirname(going), { recursive: true });
    await symlink(join(folder, 'gone'), going);
    kept = join(folder, 'kept');
    taken = await backUp(shop.services.pool, shop.services.config, kept);
    names = (await textOf(join(kept, 'images.jsonl.gz'))).match(/(?<="path":")[^"]+/g) ?? [];
    await shop.close();
  });

  const served = async ({ stranger }: Market) => Buffer.from(await (await stranger.fetch(address)).arrayBuffer());
  const picturesOf = ({ images }: Pick<Config, 'images'>) => (images.kind === 'disk' ? images.dir : '');
  const textOf = async (file: string) => gunzipSync(await readFile(file)).toString();
  const filesIn = async (dir: string) =>
    (await readdir(dir, { recursive: true, withFileTypes: true }).catch(() => []))
      .filter((entry) => entry.isFile())
      .map((entry) => relative(dir, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
      .sort();

  async function copyOf(name: string): Promise<string> {
    const copy = join(folder, name);
    await cp(kept, copy, { recursive: true });
    return copy;
  }

  async function openEmpty(name: string) {
    const database = await openTestDatabase();
    onTestFinished(() => database.close());
    const config = { images: { kind: 'disk' as const, dir: join(folder, `pictures of ${name}`) } };
    return {
      restore: (backup: string, into: Pick<Config, 'images'> = config) => restore(database.pool, into, backup),
      people: async () => (await database.pool.query('select id from accounts')).rows.length,
      pictures: () => filesIn(config.images.dir),
    };
  }

  it('has every whole picture, with its hash in a list', async () => {
    expect(names).toHaveLength(6);
    expect(taken).toMatchObject({ images: 6, imageList: { rows: 6 } });
    expect(await filesIn(join(kept, 'images'))).toEqual(names);
  });

  it('fails and names picture files that are missing, and has all else', async () => {
    const shop = await openMarket();
    onTestFinished(() => shop.close());
    const { pool, config } = shop.services;
    await restore(pool, config, kept);
    const [gone = '', ...whole] = names;
    await rm(join(picturesOf(config), gone));
    const backup = join(folder, 'lacking');
    await expect(backUp(pool, config, backup)).rejects.toThrow(
      `1 of 6 picture files are missing and are not in the backup:\n${gone}\n`,
    );
    expect(await filesIn(join(backup, 'images'))).toEqual(whole);
    expect(JSON.parse(await readFile(join(backup, 'manifest.json'), 'utf8'))).toMatchObject({
      images: 5,
      faultyImages: 1,
    });
    const [finding] = await checkCopies({ dataDir: folder }, await onlyCopy(backup));
    expect(finding).toMatchObject({
      state: 'missing',
      sentence: expect.stringContaining('1 picture files are missing'),
    });
    // A picture that was removed during the backup is not missing.
    await pool.query('delete from listing_images');
    await pool.query('delete from images');
    await expect(backUp(pool, config, join(folder, 'without rows'))).resolves.toMatchObject({ images: 5 });
  });

  it('fails and names pictures whose bytes were changed, and has them as they are', async () => {
    const shop = await openMarket();
    onTestFinished(() => shop.close());
    const { pool, config } = shop.services;
    await restore(pool, config, kept);
    const [broken = ''] = names;
    // What a disk leaves after a loss of power.
    await writeFile(join(picturesOf(config), broken), '');
    const backup = join(folder, 'with a changed one');
    await expect(backUp(pool, config, backup)).rejects.toThrow(broken);
    expect(await filesIn(join(backup, 'images'))).toEqual(names);
    const [finding] = await checkCopies({ dataDir: folder }, await onlyCopy(backup));
    expect(finding).toMatchObject({
      state: 'missing',
      sentence: expect.stringContaining('picture files are missing or changed'),
    });
  });

  it.each(['a file', 'a folder of the system'])('says what to do where it cannot be written: %s', async (place) => {
    const file = join(folder, crypto.randomUUID());
    await writeFile(file, '');
    const backup = place === 'a file' ? join(file, 'backup') : '/proc/settee/backup';
    await expect(backUp(market.services.pool, market.services.config, backup)).rejects.toThrow(
      `${backup} cannot be made, so nothing was saved: `,
    );
  });

  it('comes back into any database, with its pictures', async () => {
    const rebuilt = await openMarket();
    onTestFinished(() => rebuilt.close());
    const { pool, config, db } = rebuilt.services;
    const { images, remark } = await restore(pool, config, kept);
    const again = await backUp(pool, config, join(folder, 'again'));
    expect({ images, remark }).toEqual({ images: 6, remark: undefined });
    expect((await served(rebuilt)).equals(photo)).toBe(true);
    const problems: (string | null)[] = [];
    for await (const { problem } of verifyPictures(rebuilt.services, 0)) problems.push(problem);
    expect(problems).toEqual([null]);
    expect(await verifyBooks(db)).toEqual([]);
    // Hashes differ by time zone.
    const sizes = ({ tables }: Manifest) => tables.map(({ schema, name, rows }) => ({ schema, name, rows }));
    expect(sizes(again)).toEqual(sizes(taken));
    expect(again.imageList).toEqual(taken.imageList);

    // And back: no operator is bound to one of the two.
    const database = await openDatabase({ kind: 'embedded', dir: '' }, await PGlite.create('memory://'));
    const small = await openMarket({ overrides: { database } });
    onTestFinished(() => small.close());
    await restore(small.services.pool, small.services.config, join(folder, 'again'));
    const last = await backUp(small.services.pool, small.services.config, join(folder, 'last'));
    expect(sizes(last)).toEqual(sizes(taken));
    expect((await served(small)).equals(photo)).toBe(true);
    expect(await verifyBooks(small.services.db)).toEqual([]);
  });

  it('is refused when anything but a picture is not what it was, and nothing is changed', async () => {
    const empty = await openEmpty('refused');
    const listings = join('tables', 'public.listings.jsonl.gz');
    const edit = (file: string, change: (text: string) => string) => async (backup: string) =>
      writeFile(join(backup, file), gzipSync(change(await textOf(join(backup, file)))));
    const damages: [message: string, damage: (backup: string) => Promise<unknown>][] = [
      ['public.listings is not as it was backed up', edit(listings, (text) => text.replace('sat on', 'set on'))],
      ['public.listings has 0 rows, the backup had 1', edit(listings, () => '')],
      ['public.listings has 2 rows, the backup had 1', edit(listings, (text) => text + sameAgain(text))],
      ['public.listings cannot be brought back: invalid input', edit(listings, (text) => text.replace('{', ''))],
      ['public.listings cannot be brought back: unexpected end', (backup) => truncate(join(backup, listings), 40)],
      ['public.listings cannot be brought back: ENOENT', (backup) => rm(join(backup, listings))],
      ['images has 5 rows, the backup had 6', edit('images.jsonl.gz', (text) => text.slice(text.indexOf('\n') + 1))],
      ['images is not as it was backed up', edit('images.jsonl.gz', (text) => text.replace(/"[0-9a-f]{64}"/, '""'))],
      ['"../../stolen.webp" is not the name of a picture', (backup) => relist(backup, '../../stolen.webp')],
      ['There is no whole backup', (backup) => rm(join(backup, 'manifest.json'))],
      ['There is no whole backup', (backup) => writeFile(join(backup, 'manifest.json'), '{"format": 1, "ta')],
    ];
    for (const [index, [message, damage]] of damages.entries()) {
      const damaged = await copyOf(`refused ${index}`);
      await damage(damaged);
      await expect(empty.restore(damaged)).rejects.toThrow(message);
      expect({ people: await empty.people(), pictures: await empty.pictures() }).toEqual({ people: 0, pictures: [] });
    }
    expect(await empty.restore(kept)).toMatchObject({ images: 6 });
  });

  const sameAgain = (text: string) => text.replace(/"id": "[^"]+"/, `"id": "${crypto.randomUUID()}"`);

  async function relist(backup: string, path: string): Promise<void> {
    const list = async function* () {
      yield { path, sha256: '' };
    };
    const imageList = await writePictureList(backup, list());
    await writeFile(join(backup, 'manifest.json'), JSON.stringify({ ...taken, imageList }));
  }

  it('names pictures that are missing or changed, leaves them out, and brings everything else', async () => {
    const [changed = '', gone = '', ...whole] = names;
    const damaged = await copyOf('damaged');
    await writeFile(join(damaged, 'images', changed), 'another picture');
    await rm(join(damaged, 'images', gone));
    const empty = await openEmpty('damaged');
    const said = [
      'All rows are back. 2 of 6 picture files are not as they were backed up and were left out:',
      `changed: ${changed}`,
      `missing: ${gone}`,
    ];
    await expect(empty.restore(damaged)).rejects.toThrow(said.join('\n'));
    expect({ people: await empty.people(), pictures: await empty.pictures() }).toEqual({ people: 2, pictures: whole });
  });

  it('from before pictures were listed comes back too, and says that they could not be compared', async () => {
    const old = await copyOf('old');
    const { imageList: _, ...manifest } = taken;
    await writeFile(join(old, 'manifest.json'), JSON.stringify(manifest));
    await rm(join(old, 'images.jsonl.gz'));
    const empty = await openEmpty('old');
    const remark = expect.stringContaining('could not be compared');
    expect(await empty.restore(old)).toMatchObject({ images: 6, remark });
    expect(await empty.pictures()).toEqual(names);
  });

  it('of an earlier version comes back: a column of a later migration gets its default', async () => {
    const early = await copyOf('early');
    const file = join(early, 'tables', 'public.listings.jsonl.gz');
    const lines = async function* () {
      yield (await textOf(file)).trimEnd().replace(/"advertised": \w+, /, '');
    };
    const mark = await writeLineFile(`${file}.new`, lines());
    await rename(`${file}.new`, file);
    const tables = taken.tables.map((table) => (table.name === 'listings' ? { ...table, ...mark } : table));
    expect(tables).not.toEqual(taken.tables);
    await writeFile(join(early, 'manifest.json'), JSON.stringify({ ...taken, tables }));
    const empty = await openEmpty('early');
    expect(await empty.restore(early)).toMatchObject({ images: 6 });
    expect(await empty.people()).toBe(2);
  });

  it('says that its pictures stay where they are when the shop keeps its own elsewhere', async () => {
    const empty = await openEmpty('elsewhere');
    const remark = expect.stringContaining('left in the backup');
    const elsewhere = { images: { kind: 'imgbb' as const, key: 'a key' } };
    expect(await empty.restore(kept, elsewhere)).toMatchObject({ images: 0, remark });
    expect({ people: await empty.people(), pictures: await empty.pictures() }).toEqual({ people: 2, pictures: [] });
  });
});

it('ends sessions and mailed links of people, who log in again', async () => {
  const shop = await openMarket({ overrides: { identity: undefined } });
  const person = { email: 'ada@example.com', password: 'a long password' };
  const post = (origin: string, path: string, body: object) =>
    fetch(`${origin}/api/auth${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  await post(shop.origin, '/sign-up/email', { ...person, name: 'Ada' });
  await post(shop.origin, '/request-password-reset', { email: person.email });
  const count = async (of: Market) =>
    (
      await of.sql(
        'select (select count(*)::int from identity.sessions) as sessions, (select count(*)::int from identity.verifications) as links',
      )
    )[0];
  expect(await count(shop)).toEqual({ sessions: 1, links: 1 });
  await backUp(shop.services.pool, shop.services.config, join(folder, 'logins'));
  await shop.close();

  const rebuilt = await openMarket({ overrides: { identity: undefined } });
  await restore(rebuilt.services.pool, rebuilt.services.config, join(folder, 'logins'));
  expect(await count(rebuilt)).toEqual({ sessions: 0, links: 0 });
  expect((await post(rebuilt.origin, '/sign-in/email', person)).status).toBe(200);
  await rebuilt.close();
});
