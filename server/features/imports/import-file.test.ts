import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { csvOf } from '../../../test/e2e/import-files.ts';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';
import { jpeg } from '../../../test/support/pictures.ts';
import { chooseSeller } from './choose-seller.ts';
import { importFile } from './import-file.ts';

let market: Market;
let folder: string;
beforeAll(async () => {
  market = await openMarket();
  folder = await mkdtemp(join(tmpdir(), 'settee-import-'));
  await writeFile(join(folder, 'rocker.jpg'), await jpeg());
  await writeFile(join(folder, 'broken.jpg'), 'no photo');
});
afterAll(async () => {
  await market.close();
  await rm(folder, { recursive: true, force: true });
});

async function list(email: string, csv: string) {
  const seller = await chooseSeller(market.services, email, undefined);
  const said: string[] = [];
  const onProgress = (text: string) => void said.push(text);
  const source = { seller, name: 'listings.csv', bytes: Buffer.from(csv), pictureFolder: folder, onProgress };
  return { ...(await importFile(market.services, source)), said };
}

describe("an operator's file of listings", () => {
  // beyond the spec: Sellers list up to 10,000 things from a CSV file: `/dashboard/import`, POST and GET /imports, POST /import-check, PUT /import-pictures, `npm run import`
  it('brings its photos along from a folder, and lists nothing twice', async () => {
    const { email, api } = await market.seller();
    const csv = csvOf({ reference: 'a' }, { reference: 'b', pictures: 'away.jpg' }, { reference: 'a', title: 'Again' });
    const first = await list(email, csv);
    expect(first.said).toContain('1 of 1 pictures');
    expect(first.run).toMatchObject({ total: 3, listed: 1, known: 0, refused: 2, isFinished: true });
    expect(first.errors.rows.map(({ reasons }) => reasons)).toEqual([
      ['pictures: These photos are missing: away.jpg'],
      ['reference: Row 2 has the same reference.'],
    ]);
    expect(first.errors.rows.flatMap(({ causes }) => causes)).toEqual([
      { column: 'pictures', key: 'imports.photosMissing', params: { names: 'away.jpg' } },
      { column: 'reference', key: 'imports.sameReference', params: { row: 2 } },
    ]);
    const { items } = await api.listOwnListings({ params: { email }, query: {} });
    const defects = 'One scratch on the left arm.';
    expect(items).toMatchObject([
      { title: 'Rocking chair with a cane seat', defects, image: expect.stringMatching(/\.webp$/) },
    ]);

    expect((await list(email, csv)).run).toMatchObject({ total: 3, listed: 0, known: 1, refused: 2 });
  });

  it('says which photo cannot be read, and lists the rows that do without it', async () => {
    const { email } = await market.seller();
    const { run, said } = await list(email, csvOf({ pictures: 'broken.jpg' }, { reference: 'good' }));
    expect(said).toContainEqual(expect.stringMatching(/^broken\.jpg: This file is not a photo we can read/));
    expect(run).toMatchObject({ listed: 1, refused: 1 });
  });

  it('names the flaws in three languages, over several lines', async () => {
    const { email, api } = await market.seller();
    for (const heading of ['Wear and flaws', 'Mängel', 'Defectos']) {
      const csv = csvOf({ reference: heading, defects: 'A dent,\na chip, a stain.' }).replace('defects', heading);
      expect((await list(email, csv)).run).toMatchObject({ listed: 1 });
    }
    const { items } = await api.listOwnListings({ params: { email }, query: {} });
    expect(items.map(({ defects }) => defects)).toEqual(Array(3).fill('A dent,\na chip, a stain.'));
  });

  it('is refused as a whole, with a reason, when it is not CSV', async () => {
    const { email } = await market.seller();
    await expect(list(email, '')).rejects.toThrow(/empty/);
    await expect(list(email, 'category,price\r\nChair,80\r\n')).rejects.toThrow(/missing: condition, year/);
  });
});
