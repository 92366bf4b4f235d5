import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WireApi } from '../../../shared/contract/contract.ts';
import type { ImportCheck } from '../../../shared/contract/imports.ts';
import { sampleRow, writeCsv, writeRefused } from '../../../shared/domain/import-file.ts';
import type { Actor } from '../../../test/support/actor.ts';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';
import { sumUpTables } from '../../../test/support/table-snapshot.ts';
import { walkPages } from '../../../test/support/walk-pages.ts';
import { processImports } from './process-imports.ts';

let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.close());

const columns = Object.keys(sampleRow) as (keyof typeof sampleRow)[];
const rowOf = (change: Partial<typeof sampleRow> = {}) => {
  const row = { ...sampleRow, pictures: 'chair.jpg', ...change };
  return columns.map((name) => row[name]);
};
const csvOf = (...rows: Partial<typeof sampleRow>[]) => writeCsv([columns, ...rows.map(rowOf)]);

async function importer(): Promise<Actor> {
  const seller = await market.seller({ name: 'Ina' });
  await sendName(seller, 'chair.jpg');
  return seller;
}
const sendName = async (seller: Actor, name: string) => {
  const url = await market.picture(seller);
  await seller.api.storeImportPictures({ body: { pictures: [{ name, url }] } });
  return url;
};

const send = (seller: Actor, csv: string | Uint8Array<ArrayBuffer>, name = 'listings.csv') => {
  const body = new FormData();
  body.append('file', new Blob([csv]), name);
  return seller.call('createImport', { body });
};
const standingFile = ({ id }: Actor) =>
  market.sql(
    `with run as (insert into imports (id, seller_id, file_name, columns, separator)
       values (gen_random_uuid(), $1, 'x', '{}', ',') returning id)
     insert into import_rows (import_id, position, cells) select id, 1, '{}' from run`,
    [id],
  );

const standing = async ({ id }: Actor) =>
  (await market.sql(`select 1 from imports where seller_id = $1 and file_name = 'x' and finished_at is null`, [id]))
    .length;

type ImportRun = Awaited<ReturnType<WireApi['getImport']>>;

async function importAll(seller: Actor, csv: string): Promise<ImportRun> {
  const { status, body } = await send(seller, csv);
  expect(status).toBe(201);
  await market.drainJobs();
  return seller.api.getImport({ params: { id: (body as ImportRun)._id } });
}
const errorsOf = (seller: Actor, { _id: id }: ImportRun) => seller.api.getImportErrors({ params: { id } });
const listingsOf = async (seller: Actor) => {
  const { items } = await walkPages((cursor) =>
    seller.api.listOwnListings({ params: { email: seller.email }, query: { limit: 100, cursor } }),
  );
  return items;
};
const counts = ({ total, listed, known, refused, isFinished }: ImportRun) => ({
  total,
  listed,
  known,
  refused,
  isFinished,
});

describe('a file of listings', () => {
  // beyond the spec: Sellers list up to 10,000 things from a CSV file: `/dashboard/import`, POST and GET /imports, POST /import-check, PUT /import-pictures, `npm run import`
  it('becomes listings as the form would make them', async () => {
    const seller = await importer();
    const side = await sendName(seller, 'C:\\Photos\\Side.JPG');
    const run = await importAll(seller, csvOf({ pictures: 'chair.jpg | side.jpg', seller: '' }));
    expect(counts(run)).toEqual({ total: 1, listed: 1, known: 0, refused: 0, isFinished: true });
    const [listing] = await listingsOf(seller);
    expect(listing).toMatchObject({
      title: 'Rocking chair with a cane seat',
      productName: 'Chair',
      price: '1250.50',
      sellerName: 'Ina',
      colours: ['brown', 'cream'],
      materials: ['oak', 'cane'],
      style: 'mid-century',
      widthMm: 620,
      place: { name: 'Portland', region: 'Oregon' },
    });
    expect(listing?.images.map(({ url }) => url)[1]).toBe(side);
  });

  it('says how buyers get a listing, and is refused in the column that is wrong', async () => {
    const seller = await importer();
    const csv = [
      'category,price,condition,year,description,pictures,location,phone,pickup,delivery_km,delivery_fee,carrier_fee,title',
      'Chair,80,Good,2019,x,chair.jpg,Bern,+41 44 668 18 00,no,20,25.50,,Brought',
      'Chair,80,Good,2019,x,chair.jpg,Bern,+41 44 668 18 00,,,,0,Sent',
      'Chair,80,Good,2019,x,chair.jpg,Bern,+41 44 668 18 00,no,,,,Nowhere',
      'Chair,80,Good,2019,x,chair.jpg,Bern,+41 44 668 18 00,perhaps,far,much,,Wrong',
    ].join('\n');
    const run = await importAll(seller, csv);
    expect(counts(run)).toMatchObject({ listed: 2, refused: 2 });
    const listings = await listingsOf(seller);
    expect(listings.find(({ title }) => title === 'Brought')).toMatchObject({
      pickup: false,
      deliveryRadiusKm: 20,
      deliveryCents: 2_550,
    });
    expect(listings.find(({ title }) => title === 'Sent')).toMatchObject({ carrierCents: 0 });
    const reasons = JSON.stringify(await errorsOf(seller, run));
    for (const column of [
      'pickup: Offer at least one',
      'pickup: Write yes or no',
      'delivery_km: Write',
      'delivery_fee: Write',
    ])
      expect(reasons).toContain(column);
  });

  it('may have semicolons, a mark of UTF-8, other line ends, quoted line breaks and its columns in any order', async () => {
    const seller = await importer();
    const csv = [
      '\ufeffPrice;CATEGORY;condition;year;description;pictures;location;phone;title\r',
      'viel;Chair;Good;2019;x;chair.jpg;Bern;+41 44 668 18 00;no price\r',
      '1.280,5;Chair;like  NEW;2019;x;chair.jpg;Bern;+41 44 668 18 00;Teuer\r',
      '80.50;chair;Good;2019;"Line one\nline ""two""; and more";chair.jpg;Bern;+41 44 668 18 00;Für Dich\r',
      '\r',
    ].join('\n');
    const run = await importAll(seller, csv);
    expect(counts(run)).toMatchObject({ total: 3, listed: 2, refused: 1 });
    const listings = await listingsOf(seller);
    const listing = listings.find(({ title }) => title === 'Für Dich');
    expect(listings.find(({ title }) => title === 'Teuer')).toMatchObject({ price: '1280.50', condition: 'Like new' });
    expect(listing).toMatchObject({ description: 'Line one\nline "two"; and more', price: '80.50' });
  });

  it('takes the names that sellers have for columns, colors, materials, styles and lengths, in three languages', async () => {
    const seller = await importer();
    const csv = [
      'Kategorie;Preis;Zustand;Jahr;Beschreibung;Bilder;Standort;Telefon;Farben;Material;Stil;Breite;Tiefe;Höhe',
      'Stuhl;80;gut;2019;x;chair.jpg;Bern;+41 44 668 18 00;gray, dark brown | Anthrazit;Metall / Eiche;Skandinavisch;1 m;2 ft;80 cm',
      `Chair;80;bueno;2019;x;chair.jpg;Bern;+41 44 668 18 00;gris oscuro;terciopelo;rústico;"2'6""";1,2 m;30 in`,
    ].join('\n');
    expect(counts(await importAll(seller, csv))).toMatchObject({ listed: 2, refused: 0 });
    const [second, first] = await listingsOf(seller);
    expect(first).toMatchObject({
      productName: 'Chair',
      condition: 'Good',
      colours: ['grey', 'brown'],
      materials: ['steel', 'oak'],
      style: 'scandinavian',
      widthMm: 1000,
      depthMm: 610,
      heightMm: 800,
    });
    expect(second).toMatchObject({
      condition: 'Good',
      colours: ['grey'],
      materials: ['velvet'],
      style: 'farmhouse',
      widthMm: 762,
      depthMm: 1200,
      heightMm: 762,
    });
  });

  // beyond the spec: Sellers list up to 10,000 things from a CSV file: `/dashboard/import`, POST and GET /imports, POST /import-check, PUT /import-pictures, `npm run import`
  it('names the photos of earlier files that it would show', async () => {
    const seller = await importer();
    const body = new FormData();
    body.append('file', new Blob([csvOf({ reference: 'a' }, { reference: 'b', pictures: 'new.jpg' })]), 'listings.csv');
    body.append('pictures', 'new.jpg');
    expect((await seller.call('checkImport', { body })).body).toMatchObject({
      good: 2,
      earlierPictures: ['chair.jpg'],
    });
  });

  // beyond the spec: Sellers list up to 10,000 things from a CSV file: `/dashboard/import`, POST and GET /imports, POST /import-check, PUT /import-pictures, `npm run import`
  it('can be checked by the same rules without storing anything', async () => {
    const seller = await importer();
    await importAll(seller, csvOf({ reference: 'known' }));
    const before = await sumUpTables(market);
    const body = new FormData();
    const csv = csvOf(
      { reference: 'known' },
      { reference: 'b', pictures: 'Coming.JPG' },
      { reference: 'c', pictures: 'away.jpg', colors: 'chartreuse | red', price: 'much' },
      { reference: 'b', title: 'Twice' },
    ).replace('\r\n', '\r\n\r\n');
    body.append('file', new Blob([csv]), 'listings.csv');
    body.append('pictures', 'other.jpg\ncoming.jpg');
    const { status, body: check } = await seller.call('checkImport', { body });
    expect({ status, check }).toMatchObject({
      status: 200,
      check: { total: 4, good: 1, known: 1, earlierPictures: [] },
    });
    const { refused } = check as ImportCheck;
    // Empty rows count, as in a spreadsheet.
    expect(refused.rows.map(({ row, reasons }) => ({ row, reasons }))).toEqual([
      {
        row: 5,
        reasons: [
          'pictures: These photos are missing: away.jpg',
          'colors: Not in the list of colors: chartreuse',
          'price: Write the price as 120 or 1,250.50, between $0.50 and $999,999.99.',
        ],
      },
      { row: 6, reasons: ['reference: Row 4 has the same reference.'] },
    ]);
    expect(await sumUpTables(market)).toEqual(before);
  });

  // beyond the spec: Sellers list up to 10,000 things from a CSV file: `/dashboard/import`, POST and GET /imports, POST /import-check, PUT /import-pictures, `npm run import`
  it('returns refused rows with reasons; corrected and sent again, nothing is listed twice', async () => {
    const seller = await importer();
    const first = await importAll(
      seller,
      csvOf(
        { reference: 'a' },
        { reference: 'b', price: 'much', category: 'Lamp', width: 'wide', style: 'mine' },
        { reference: 'c', pictures: 'away.jpg' },
        { reference: 'd', pictures: '' },
        { reference: 'a', title: 'The same again' },
      ),
    );
    expect(counts(first)).toEqual({ total: 5, listed: 1, known: 0, refused: 4, isFinished: true });
    const errors = await errorsOf(seller, first);
    expect(errors.fileName).toBe('listings-errors.csv');
    expect(errors.rows.map(({ reasons }) => reasons)).toEqual([
      [
        'style: Not in the list of styles: mine',
        'width: Write a length such as 84 cm, 1.2 m, 33 in or 2 ft 6 in, up to 10 m.',
        'category: Choose one of the categories.',
        'price: Write the price as 120 or 1,250.50, between $0.50 and $999,999.99.',
      ],
      ['pictures: These photos are missing: away.jpg'],
      ['pictures: Add a photo.'],
      ['reference: Row 2 has the same reference.'],
    ]);
    const csv = writeRefused(errors);
    expect(csv.slice(1, csv.indexOf('\r\n'))).toBe(`${columns.join(',')},error`);

    await sendName(seller, 'away.jpg');
    const mended = csv
      .replace('much', '90')
      .replace('Lamp', 'Chair')
      .replace('wide', '60 cm')
      .replace('mine', 'modern');
    const second = await importAll(seller, mended);
    expect(counts(second)).toEqual({ total: 4, listed: 2, known: 1, refused: 1, isFinished: true });
    expect(await listingsOf(seller)).toHaveLength(3);
  });

  it('comes again after its listing was removed, and only then', async () => {
    const seller = await importer();
    const csv = csvOf({ reference: 'a' }, { reference: 'b' });
    await importAll(seller, csv);
    const [removed] = await listingsOf(seller);
    await seller.api.removeListing({ params: { id: removed?._id ?? '' } });
    expect(counts(await importAll(seller, csv))).toMatchObject({ listed: 1, known: 1 });
    expect(counts(await importAll(seller, csv))).toMatchObject({ listed: 0, known: 2 });
    expect(await listingsOf(seller)).toHaveLength(2);
  });

  it('with more cells than columns keeps them all for its seller to mend', async () => {
    const seller = await importer();
    const heading = `${columns.join(',')},error`;
    const cells = columns.map((name) => (name === 'description' ? 'Oak' : 'x'));
    const run = await importAll(seller, `${heading}\r\n${cells.join(',')},old reason, seats four,and a bench\r\n`);
    const { rows } = await errorsOf(seller, run);
    expect(rows.map((row) => row.cells)).toEqual([[...cells, 'seats four', 'and a bench']]);
    expect(rows[0]?.reasons.join()).toMatch(/cells and the heading has/);
  });

  it('keeps every letter of a long file, also where it is cut to be read', async () => {
    const seller = await importer();
    const titles = Array.from({ length: 40 }, (_, i) => `${i} ${'🪑'.repeat(20)}`);
    const text = 'ü🪑'.repeat(600);
    await importAll(seller, csvOf(...titles.map((title, i) => ({ reference: `r${i}`, title, description: text }))));
    const listings = await listingsOf(seller);
    expect(new Set(listings.map(({ description }) => description))).toEqual(new Set([text]));
    expect(listings.map(({ title }) => title).sort()).toEqual(titles.sort());
  });

  it('without references identifies a row by its whole content', async () => {
    const seller = await importer();
    const csv = csvOf({ reference: '', title: 'One' }, { reference: '', title: 'Two' });
    expect(counts(await importAll(seller, csv))).toMatchObject({ listed: 2, known: 0 });
    expect(counts(await importAll(seller, csv))).toMatchObject({ listed: 0, known: 2 });
    const other = await importer();
    expect(counts(await importAll(other, csv)), "another seller's file").toMatchObject({ listed: 2 });
  });

  // beyond the spec: Sellers list up to 10,000 things from a CSV file: `/dashboard/import`, POST and GET /imports, POST /import-check, PUT /import-pictures, `npm run import`
  it('is listed once, with several processes and concurrent uploads', async () => {
    const seller = await importer();
    const csv = csvOf(...Array.from({ length: 60 }, (_, i) => ({ reference: `r${i}` })));
    await Promise.all([send(seller, csv), send(seller, csv)]);
    const work = async () => {
      while ((await processImports(market.services)) > 0);
    };
    await Promise.all(Array.from({ length: 4 }, work));
    await market.drainJobs();
    expect(await listingsOf(seller)).toHaveLength(60);
    const runs = await seller.api.listImports();
    expect(runs.map(counts)).toEqual([
      expect.objectContaining({ isFinished: true }),
      expect.objectContaining({ isFinished: true }),
    ]);
    expect(runs.reduce((sum, { listed }) => sum + listed, 0)).toBe(60);
    expect(runs.reduce((sum, { known }) => sum + known, 0)).toBe(60);
  });

  it('waits, unread, while three files of its seller are on their way', async () => {
    let seller: Actor;
    let statuses: number[];
    let next: number;
    // The scheduler processes imports every second; loop until it did not interfere.
    do {
      seller = await importer();
      for (let i = 0; i < 2; i++) await standingFile(seller);
      const files = [1, 2, 3, 4].map((i) => send(seller, csvOf({ reference: `r${i}` })));
      statuses = (await Promise.all(files)).map(({ status }) => status).sort();
      next = (await send(seller, 'no file of listings')).status;
    } while ((await standing(seller)) < 2);
    expect(statuses).toEqual([201, 429, 429, 429]);
    expect(next, 'before it is read').toBe(429);
    await market.drainJobs();
    expect((await send(seller, csvOf({ reference: 'r5' }))).status).toBe(201);
  });

  it('ends with the account', async () => {
    const seller = await importer();
    await (await market.admin()).api.deleteUser({ params: { id: seller.id } });
    await standingFile(seller);
    await market.drainJobs();
    expect(
      await market.sql(
        'select finished_at is not null as done, state from imports join import_rows on import_id = id where seller_id = $1',
        [seller.id],
      ),
    ).toEqual([{ done: true, state: 'refused' }]);
  });
});

describe('a file that is not CSV', () => {
  const refusalOf = async (seller: Actor, csv: string | Uint8Array<ArrayBuffer>) => {
    const { status, body } = await send(seller, csv);
    return [status, (body as { fields?: { file?: string } }).fields?.file ?? ''];
  };

  it('is refused as a whole, in words', async () => {
    const seller = await importer();
    const heading = columns.join(',');
    for (const [csv, sentence] of [
      ['', /empty/],
      [`${heading}\r\n`, /no rows/],
      ['category,price\r\nChair,80\r\n', /missing: condition, year/],
      [`${heading},lamp\r\nx\r\n`, /know these columns.*: lamp/],
      [`${heading},price\r\nx\r\n`, /twice/],
      [`${heading}\r\n${'"never closed,1\r\n'.repeat(101)}`, /^Row 102 cannot.*quotation mark/],
      [`${heading}\r\n${'x\r\n'.repeat(10_001)}`, /up to 10000 listings/],
      [new Uint8Array([0x41, 0xff]), /UTF-8/],
      [new Uint8Array([0xff, 0xfe, 0x41]), /UTF-8/],
    ] as const)
      expect(await refusalOf(seller, csv)).toEqual([422, expect.stringMatching(sentence)]);
    expect(await seller.api.listImports()).toEqual([]);
  });

  it('is refused when it is too large', async () => {
    const seller = await importer();
    expect((await refusalOf(seller, 'x'.repeat(9 * 1024 * 1024)))[0]).toBe(413);
  });

  it('cannot name a picture of somebody else', async () => {
    const [seller, other] = [await importer(), await importer()];
    const url = await market.picture(other);
    const answer = await seller.call('storeImportPictures', { body: { pictures: [{ name: 'x.jpg', url }] } });
    expect(answer).toMatchObject({ status: 422, body: { fields: { pictures: expect.any(String) } } });
  });
});
