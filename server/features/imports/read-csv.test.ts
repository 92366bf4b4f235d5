import { describe, expect, it } from 'vitest';
import { writeRefused } from '../../../shared/domain/import-file.ts';
import { csvOf } from '../../../test/e2e/import-files.ts';
import { bytesHeldAfter } from '../../../test/support/collect-garbage.ts';
import { readCsv } from './read-csv.ts';
import { keyOf, picturesOf, readCells, readRow } from './read-row.ts';
import { refuseDoubles } from './refuse-doubles.ts';

const read = (text: string) => readCsv(Buffer.from(text));
const sample = csvOf({ reference: '' });
const [heading = '', row = ''] = sample.replace('\ufeff', '').split('\r\n');
const cellsOf = (text: string) => text.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/).map((cell) => cell.replaceAll('"', ''));
const withSeparator = (sign: string) => [heading, row].map((line) => cellsOf(line).join(sign)).join('\n');

describe('a file of listings', () => {
  // beyond the spec: Sellers list up to 10,000 things from a CSV file: `/dashboard/import`, POST and GET /imports, POST /import-check, PUT /import-pictures, `npm run import`
  it('may mix the ends of its lines', async () => {
    const { rows } = await read(`${sample}${row}\n${row}\r${row}\r\n`);
    expect(rows.map(({ cells }) => cells.length)).toEqual(Array(4).fill(heading.split(',').length));
  });

  it.each(['utf-16le', 'utf-16be'] as const)('may be %s, as spreadsheets write it', async (encoding) => {
    const bytes = Buffer.from(sample, 'utf16le');
    const { rows } = await readCsv(encoding === 'utf-16le' ? bytes : bytes.swap16());
    expect(rows).toEqual((await read(sample)).rows);
  });

  it('may be what Excel calls CSV in the West; other encodings are refused', async () => {
    const german = sample.replace('Sat on with care', 'Größe: 80 – „schön“, 5 €').replace('\ufeff', '');
    const western = Buffer.from(
      german.replace('–', '\x96').replace('„', '\x84').replace('“', '\x93').replace('€', '\x80'),
      'latin1',
    );
    expect((await readCsv(western)).rows).toEqual((await read(german)).rows);
    const written = (bytes: number[]) => Buffer.concat([western, Buffer.from([...bytes, 13, 10])]);
    // Central Europe, Macintosh, Russia, DOS.
    for (const bytes of [
      [75, 0xb3, 111],
      [108, 108, 0x97, 110],
      [83, 116, 0x9f, 104],
      [0xf1, 0xf2, 0xf3, 0xeb],
      [71, 114, 0x94, 0xe1, 101],
    ])
      await expect(readCsv(written(bytes)), String(bytes)).rejects.toMatchObject({
        fields: { file: { key: 'imports.notUtf8' } },
      });
  });

  it.each(['\x1a', '\r\n\x1a', '\x1a\r\n'])('may end with %j, as old programs end one', async (end) => {
    expect(await read(`${sample}${end}`)).toEqual(await read(sample));
  });

  it('may have invisible characters and blanks in its headings', async () => {
    const { columns } = await read(sample.replace('price', '\u200bPrice\u00a0').replace('delivery_km', 'Delivery km'));
    expect(columns).toEqual((await read(sample)).columns);
  });

  it('may hold a NUL: only that row is refused', async () => {
    const { rows } = await read(`${heading}\n${row.replace('Rocking', 'Rock\0ing')}\n${row}`);
    expect(rows.map(({ error }) => error?.map(({ key }) => key))).toEqual([['fields.notStorable'], undefined]);
  });

  it('comes back as it was after its rows were refused, though no spreadsheet runs a cell of it', async () => {
    const written = [`=HYPERLINK("https://evil.example")`, '+49 30 1234567', '-12.50', '@home; =1+1', "'quoted'"];
    const columns = heading.split(',');
    const cells = columns.map((_, i) => written[i] ?? 'x');
    const file = writeRefused({ columns, separator: ',', rows: [{ cells, reasons: ['=why'] }] });
    expect(file).toContain(`"'=HYPERLINK(""https://evil.example"")",'+49 30 1234567,-12.50,`);
    expect(file).toContain(`,'=why`);
    expect((await read(file)).rows.map((one) => one.cells)).toEqual([cells]);
  });

  it('may hold a stray inch mark', async () => {
    const { rows } = await read(sample.replace('62 cm', '24"').replace('Rocking chair', 'Rocking 30" chair'));
    expect(rows[0]?.cells).toEqual(expect.arrayContaining(['24"', 'Rocking 30" chair with a cane seat']));
    const begun = await read(sample.replace('Rocking chair', '"Rocking" chair'));
    expect(begun.rows[0]?.cells).toContain('"Rocking" chair with a cane seat');
  });

  it('may lack a closing quotation mark: only that row is refused, and those behind it are read', async () => {
    const [plainHeading = '', plain = ''] = withSeparator(';').split('\n');
    const open = (line: string) => line.replace('Rocking chair', '"Rocking chair');
    for (const file of [
      [heading, row, open(row), row, open(row), row, ''].join('\n'),
      [plainHeading, plain, open(plain), plain, open(plain), plain, ''].join('\r\n'),
    ]) {
      const { rows } = await read(file);
      expect(rows.map(({ position, error }) => [position, error !== undefined])).toEqual([
        [2, false],
        [3, true],
        [4, false],
        [5, true],
        [6, false],
      ]);
      expect(rows[1]?.error).toMatchObject([
        { message: 'Row 3 cannot be read, because a quotation mark is missing or misplaced.' },
      ]);
    }
  });

  it('may hold a text of several lines with many commas', async () => {
    const text = `"Oak", they said.\n${'long, '.repeat(40)}`;
    const { rows } = await read(csvOf({ description: text, location: '12 Oak Street\nPortland, Oregon' }, {}));
    expect(rows.map(({ error }) => error)).toEqual([undefined, undefined]);
    expect(rows[0]?.cells).toContain(text);
  });

  it.each(['\t', '|', ';'])('may part its cells by %j', async (sign) => {
    const { columns, rows } = await read(withSeparator(sign).replace('rocker.jpg', 'rocker.jpg'));
    expect(columns).toContain('category');
    expect(rows[0]?.cells).toContain('Chair');
  });

  it('may say its separator, and have a title above its heading', async () => {
    for (const above of ['sep=;\n', 'My furniture, autumn;;\n\n', 'sep=;\r\nStock list\r\n']) {
      const { columns, rows } = await read(`${above}${withSeparator(';')}`);
      expect([columns[0], rows.length]).toEqual(['reference', 1]);
    }
  });

  it('may have blanks around its cells and remarks in its headings', async () => {
    const named = heading.replace('price', 'Verkaufspreis*').replace('width', 'Breite (cm)').replace('height', 'Hoehe');
    const quoted = [named, row].map((line) =>
      cellsOf(line)
        .map((cell) => `"${cell}"`)
        .join(', '),
    );
    const { columns, rows } = await read(quoted.join('\n'));
    expect(columns).toEqual(heading.split(','));
    expect(rows.map(({ cells, error }) => [cells.length, error])).toEqual([[columns.length, undefined]]);
  });

  it.each([
    ['a.jpg, b.jpg', ['a.jpg', 'b.jpg']],
    ['a.jpg; b.PNG', ['a.jpg', 'b.png']],
    ['a, b.jpg | c.jpg', ['a, b.jpg', 'c.jpg']],
    ['C:\\Fotos\\Stuhl%201.JPG', ['stuhl 1.jpg']],
    ['50% off.jpg', ['50% off.jpg']],
  ])('names the photos of “%s”', async (pictures, names) => {
    const file = await read(csvOf({ pictures }));
    expect(picturesOf(readCells(file, file.rows[0]?.cells ?? []))).toEqual(names);
  });

  it.each([
    ['https://cdn.example/1/a.jpg?v=3,https://cdn.example/1/b.jpg?v=4', ['a.jpg', 'b.jpg']],
    ['https://x.example/a.jpg?w=1&h=2 | https://x.example/b.jpg#c', ['a.jpg', 'b.jpg']],
    ['"a.jpg", "b.jpg"', ['a.jpg', 'b.jpg']],
    ['a.tiff;;b.tif', ['a.tiff', 'b.tif']],
  ])('names the photos of other shops: %s', async (pictures, names) => {
    expect(picturesOf({ pictures } as Parameters<typeof picturesOf>[0])).toEqual(names);
  });

  it('may have a column for each photo', async () => {
    const columns = heading.replace('pictures', 'Image 1,image2,Bild 3');
    const { rows, ...file } = await read(
      `${columns}\n${row.replace('rocker.jpg', 'a.jpg,,https://x.example/c.jpg?v=1')}\n`,
    );
    expect(picturesOf(readCells(file, rows[0]?.cells ?? []))).toEqual(['a.jpg', 'c.jpg']);
  });

  it('may name the unit of numbers in their heading', async () => {
    const columns = heading
      .replace('price', 'Price (USD)')
      .replace('width', 'Width (in)')
      .replace('depth', 'Tiefe in mm');
    const file = await read(`${columns}\n${row.replace('62 cm', '31.5').replace('78 cm', '780')}\n`);
    const cells = readCells(file, file.rows[0]?.cells ?? []);
    expect([cells.price, cells.width, cells.depth]).toEqual(['1,250.50 usd', '31.5 in', '780 mm']);
    const euros = await read(`${heading.replace('price', 'Price (EUR)')}\n${row}\n`);
    expect(readCells(euros, euros.rows[0]?.cells ?? []).price).toBe('1,250.50 eur');
    const usual = await read(`${heading.replace('width', 'Width (cm)')}\n${row.replace('62 cm', '62')}\n`);
    expect(readCells(usual, usual.rows[0]?.cells ?? []).width).toBe('62');
  });

  it('may have cells that a spreadsheet keeps as texts', async () => {
    const file = await read(csvOf({ title: '="Table"', phone: '="030 1234567"' }));
    expect(readCells(file, file.rows[0]?.cells ?? [])).toMatchObject({ title: 'Table', phone: '030 1234567' });
  });

  it('may write one path to a photo in several ways', async () => {
    const file = await read(
      csvOf(...['./a//x.jpg', 'A\\x.jpg', 'a/./x.jpg'].map((pictures, i) => ({ pictures, reference: `${i}` }))),
    );
    refuseDoubles(file);
    expect(file.rows.map(({ error }) => error)).toEqual([undefined, undefined, undefined]);
  });

  it('may write a decimal comma in quotation marks', async () => {
    for (const [written, price] of [
      ['120,50', '120.50'],
      ['1.250,50', '1250.50'],
      ['1,250', '1,250'],
    ] as const) {
      const file = await read(csvOf({ price: written }));
      expect(readCells(file, file.rows[0]?.cells ?? []).price).toBe(price);
    }
  });

  it('says which column appears twice', async () => {
    await expect(read(`${heading},Preis,colour\n${row},1,red\n`)).rejects.toMatchObject({
      fields: { file: { message: 'These columns appear twice. Remove one of each: price, colors' } },
    });
  });

  it('names each photo once: two folders with one name are refused in all their rows', async () => {
    const file = await read(
      csvOf({ pictures: 'a/front.jpg' }, { pictures: 'b\\Front.jpg | c.jpg' }, { pictures: 'c.jpg' }),
    );
    refuseDoubles(file);
    expect(file.rows.map(({ error }) => error?.[0]?.params?.names ?? error?.[0]?.message)).toEqual([
      'a/front.jpg',
      'b\\Front.jpg',
      expect.stringContaining('same reference'),
    ]);
  });

  it('may have equal rows, which are things of their own', async () => {
    const file = await read(`${sample}${row}\r\n`);
    const keys = file.rows.map(({ cells, occurrence }) => keyOf(readCells(file, cells), occurrence));
    expect(new Set(keys).size).toBe(2);
  });
});

describe('a row', () => {
  const urls = new Map([['rocker.jpg', 'https://example.com/rocker.webp']]);
  const readWith = async (change: Parameters<typeof csvOf>[0]) => {
    const file = await read(csvOf(change ?? {}));
    return readRow(readCells(file, file.rows[0]?.cells ?? []), urls, { sellerName: 'Seller' });
  };

  it.each([
    ['New York, NY, 10005', 'New York City'],
    ['München', 'Munich'],
    ['10115 Berlin', 'Berlin'],
  ])('in %s is in %s', async (town, name) => {
    expect(await readWith({ town })).toMatchObject({ listing: { place: { name } } });
  });

  it('never guesses a town, and says which ones may be meant', async () => {
    expect(await readWith({ town: 'Springfield' })).toMatchObject({
      reasons: [
        {
          column: 'town',
          message: expect.stringMatching(
            /^Write which town you mean, .*: Springfield, Missouri, US · Springfield, Mass/,
          ),
        },
      ],
    });
    expect(await readWith({ town: 'Münch' })).toMatchObject({
      reasons: [{ message: expect.stringContaining('Munich, Bavaria, DE') }],
    });
  });

  it('may have all its sides in one cell', async () => {
    const sides = { width: '74 x 120 x 60 cm', depth: '', height: '' };
    expect(await readWith(sides)).toMatchObject({ listing: { widthMm: 740, depthMm: 1200, heightMm: 600 } });
    expect(await readWith({ pickup: 'constructor' })).toMatchObject({
      reasons: [{ column: 'pickup', message: 'Write yes or no.' }],
    });
  });

  it('caches few long texts that are no town', async () => {
    const file = await read(csvOf({}));
    const cells = readCells(file, file.rows[0]?.cells ?? []);
    const readTown = (town: string) => readRow({ ...cells, town }, urls, { sellerName: 'Seller' });
    readTown('Springfield');
    const held = bytesHeldAfter(() => {
      for (let i = 0; i < 900; i++) readTown(`${i} ${'a'.repeat(7900)}`);
    });
    expect(held).toBeLessThan(3_500_000);
  });
});
