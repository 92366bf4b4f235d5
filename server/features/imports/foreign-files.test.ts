import { describe, expect, it } from 'vitest';
import { columnName, sampleRow, withUnit } from '../../../shared/domain/import-file.ts';
import { csvOf } from '../../../test/e2e/import-files.ts';
import { setShopValues } from '../../platform/shop/shop-values.ts';
import { readCsv } from './read-csv.ts';
import { readCells, readRow } from './read-row.ts';

const urls = new Map([['rocker.jpg', 'https://example.com/rocker.webp']]);
const sample = csvOf({});
const [heading = '', row = ''] = sample.replace('\ufeff', '').split('\r\n');
const readFile = (text: string) => readCsv(Buffer.from(text));

async function readOnly(headings: Record<string, string>, cells: Partial<typeof sampleRow>) {
  const names = Object.keys(sampleRow).map((name) => `"${headings[name] ?? name}"`);
  const file = await readFile(csvOf(cells).replace('\ufeff', '').replace(heading, names.join(',')));
  return readRow(readCells(file, file.rows[0]?.cells ?? []), urls, { sellerName: 'Seller' });
}

describe('a file of another shop or program', () => {
  it.each([
    ['*Title', 'title'],
    ['*StartPrice', 'price'],
    ['PicURL', 'pictures'],
    ['Image 1 URL', 'pictures'],
    ['Foto 2 URL', 'pictures'],
    ['Variant Price', 'price'],
    ['Variant SKU', 'reference'],
    ['Body (HTML)', 'description'],
    ['Regular price', 'price'],
    ['Kategorien', 'category'],
    ['Ｐｒｉｃｅ', 'price'],
    ['“Price”', 'price'],
    ['1. Titel', 'title'],
    ['Preis in €', 'price'],
    ['Precio en €', 'price'],
    ['Preis in Euro', 'price'],
    ['Precio en dólares', 'price'],
    ['Price (C$)', 'price'],
    ['Preis (Fr.)', 'price'],
    ['Price US$', 'price'],
    ['Breite [cm]', 'width'],
    ['Höhe/cm', 'height'],
    ['Width, in', 'width'],
    ['Farbe(n)', 'colors'],
    ['Telefon-Nr.', 'phone'],
    ['City, State', 'town'],
    ['Maße (B x T x H)', 'width'],
    ['Dimensions (WxDxH in cm)', 'width'],
  ])('may name a column %s', (name, column) => {
    expect(columnName(name)).toBe(column);
  });

  it.each([
    ['Maße in cm (H x B x T)', '120 x 74 x 60', [740, 600, 1200]],
    ['Maße (HxBxT) in mm', '1200 x 740 x 600', [740, 600, 1200]],
    ['Dimensions (W x H in cm)', '74 x 120', [740, undefined, 1200]],
    ['Dimensions (in)', '20 x 10 x 30', [508, 254, 762]],
    ['Maße (H x B x T)', 'B 74 x T 60 x H 120 cm', [740, 600, 1200]],
  ])('names the order of sides in a heading: %s', async (width, cell, sides) => {
    const read = await readOnly({ width }, { width: cell, depth: '', height: '' });
    const listing = 'listing' in read ? read.listing : undefined;
    expect([listing?.widthMm, listing?.depthMm, listing?.heightMm]).toEqual(sides);
  });

  it.each([
    ['31½', 800],
    ['ca. 31', 787],
    ['31.5', 800],
    ['80 cm', 800],
  ])('means inches below “Width (in)”, unless a cell says otherwise: %s', async (width, widthMm) => {
    expect(await readOnly({ width: 'Width (in)' }, { width })).toMatchObject({ listing: { widthMm } });
  });

  it.each([
    ['<p>Schöner <b>Stuhl</b><br/>wenig benutzt</p>', 'Schöner Stuhl\nwenig benutzt'],
    ['<ul><li>Breite 50</li><li>Tiefe 40</li></ul>', '- Breite 50\n- Tiefe 40'],
    ['&lt;b&gt;Neu&lt;/b&gt; &amp; OVP', 'Neu & OVP'],
    ['&nbsp;Stuhl&#39;s Bezug &#x1F600;', "Stuhl's Bezug 😀"],
    ['Stuhl<script>alert(1)</script><!-- x --> aus Holz', 'Stuhl aus Holz'],
    ['<img src=x onerror=alert(1)>Stuhl', 'Stuhl'],
    ['5 < 6 und 7 > 3', '5 < 6 und 7 > 3'],
    ['<3 dieser Stuhl, B&B', '<3 dieser Stuhl, B&B'],
    ['Stuhl &#0; &#999999; &#xd800;', 'Stuhl'],
    ['It&rsquo;s 32&frac12;&Prime; &times; 2&deg; &unknown;', 'It’s 32½″ × 2° &unknown;'],
    ['<section><h1>Stuhl</h1><figure><img src="data:image/png;base64,AA"></figure></section>', 'Stuhl'],
    ['<dl><dt>Breite</dt><dd>80</dd></dl><table><tr><th>Tiefe</th><td>40</td></tr></table>', 'Breite: 80\n\nTiefe: 40'],
    ['<p title="5 > 3">Stuhl</p><o:p></o:p><my-note>aus Holz</my-note>', 'Stuhl\naus Holz'],
    ['<svg onload=alert(1)><path/></svg><iframe src="x">no</iframe>Stuhl<script>cut off', 'Stuhl'],
    ['Stuhl <neu> und <sehr gut>', 'Stuhl <neu> und <sehr gut>'],
  ])('may have HTML in a text: %s', async (description, text) => {
    expect(await readOnly({}, { description })).toMatchObject({ listing: { description: text } });
  });

  it.each(['120 VB', '$120 OBO', '120 (VB)', 'VB 120', '120 firm', '$120 FP', '120/VHB', '120 neg.'])(
    'may say that a price is negotiable or not: %s',
    async (price) => {
      expect(await readOnly({}, { price })).toMatchObject({ listing: { price: 12_000 } });
    },
  );

  it.each(['VB', 'zu verschenken', '120-150', '2 x 60', 'neu 400, jetzt 120'])(
    'never guesses a price: %s',
    async (price) => {
      expect(await readOnly({}, { price })).toMatchObject({ reasons: [{ column: 'price' }] });
    },
  );

  it.each([
    ['Precio (MXN)', '80 mxn'],
    ['Price (C$)', '80 c$'],
    ['Price in pounds', '80 pounds'],
    ['Preis/EUR', '80 eur'],
  ])('a price below “%s” is in that currency', (name, cell) => {
    expect(withUnit('80', name)).toBe(cell);
  });

  it.each(['USD', 'EUR'])('a price below the name of another currency is refused in %s', async (currency) => {
    setShopValues({ currency });
    for (const price of [
      'Price (C$)',
      'Precio (MXN)',
      'Preis in Franken',
      currency === 'EUR' ? 'Price $' : 'Preis in €',
    ])
      expect(await readOnly({ price }, { price: '80' }), price).toMatchObject({ reasons: [{ column: 'price' }] });
    setShopValues({ currency: 'USD' });
  });

  it('may group an amount with a space in a file with commas', async () => {
    expect(await readOnly({}, { price: '1 250' })).toMatchObject({ listing: { price: 125_000 } });
    expect(await readOnly({}, { price: '$1\u00a0250' })).toMatchObject({ listing: { price: 125_000 } });
  });

  it.each([
    ['negro y blanco', ['black', 'white']],
    ['schwarz & weiß', ['black', 'white']],
    ['oak and red', undefined],
  ])('may join colors by a word: %s', async (colors, colours) => {
    const read = await readOnly({}, { colors });
    expect('listing' in read ? read.listing.colours : undefined).toEqual(colours);
  });

  it.each([
    ['WAHR', true],
    ['FALSO', false],
    ['ＹＥＳ', true],
  ])('may say %s as a spreadsheet in its language does', async (pickup, expected) => {
    expect(await readOnly({}, { pickup })).toMatchObject({ listing: { pickup: expected } });
  });

  it('may group an amount with apostrophes, and end an Indian one with a dash', async () => {
    for (const price of ["1'234.50", "1'234,50", '$1’234.50'])
      expect(await readOnly({}, { price }), price).toMatchObject({ listing: { price: 123_450 } });
  });

  it('never shows an error or a formula of a spreadsheet: its cell is refused', async () => {
    for (const title of [
      '#NAME?',
      '#REF!',
      '#N/A',
      '#DIV/0!',
      '#WERT!',
      '#NV',
      '#¡VALOR!',
      '#####',
      '=HYPERLINK("x","y")',
    ]) {
      const { rows } = await readFile(csvOf({ title, defects: '#1 of two' }));
      expect(rows[0]?.error, title).toMatchObject([{ column: 'title', key: 'imports.noResult' }]);
    }
    expect((await readFile(csvOf({ title: '#1 chair', defects: '= two scratches' }))).rows[0]?.error).toBeUndefined();
  });

  it('is refused when a column with text has no name, as below a merged heading', async () => {
    await expect(readFile(`${heading},,\n${row},60,75\n`)).rejects.toMatchObject({
      fields: { file: { message: expect.stringMatching(/no heading.*: X, Y$/) } },
    });
    const counted = await readFile(`,${heading},\n1,${row},\n`);
    expect(counted.rows.map(({ error }) => error)).toEqual([undefined]);
  });

  it('may have all empty columns of a sheet, in each row', async () => {
    const empty = ','.repeat(16_361);
    const { columns, rows } = await readFile(`${heading}${empty}\n${`${row}${empty}\n`.repeat(300)}`);
    expect([columns.length, rows.length, rows[299]?.cells.length]).toEqual([23, 300, 23]);
    await expect(readFile(`${heading}${empty}\n${row},,,60\n`)).rejects.toMatchObject({
      fields: { file: { message: expect.stringMatching(/no heading.*: Z$/) } },
    });
  });

  it('is refused in a few words when it has thousands of columns', async () => {
    for (const [more, key] of [
      [',x'.repeat(400), 'columnsUnknown'],
      [`,${'y'.repeat(5000)}`, 'columnsUnknown'],
      [',Photo'.repeat(20_000), 'tooManyColumns'],
    ] as const) {
      const refusal = await readFile(`${heading}${more}\n${row}\n`).catch((error: unknown) => error);
      expect(refusal).toMatchObject({ fields: { file: { key: `imports.${key}` } } });
      expect(JSON.stringify(refusal).length, key).toBeLessThan(1000);
    }
  });

  it('may have ten lines above its heading, and a million empty rows at its end', async () => {
    const empty = `${','.repeat(3)}\r\n`.repeat(1_000_000);
    const { rows } = await readFile(`${'#INFO\n'.repeat(10)}${heading}\n${row}\n${empty}`);
    expect(rows).toHaveLength(1);
    await expect(readFile(`${heading}\n${row}\n${'\n'.repeat(60_000)}${row}`)).rejects.toMatchObject({
      fields: { file: { key: 'imports.emptyRows' } },
    });
  });

  it('may have rows that a spreadsheet of another country wrapped in quotation marks', async () => {
    const wrapped = (line: string) => `"${line.replaceAll('"', '""')}"`;
    const expected = (await readFile(`${heading}\n${row}\n${row}`)).rows;
    expect(row).toContain('"');
    for (const file of [
      [heading, wrapped(row), row],
      [wrapped(heading), wrapped(row), wrapped(row)],
    ])
      expect((await readFile(file.join('\n'))).rows).toEqual(expected);
  });

  it('may count a year as a number, but not as a date', async () => {
    for (const year of ['2019.0', '2,019', '2.019'])
      expect(await readOnly({}, { year })).toMatchObject({ listing: { year: '2019' } });
    for (const year of ['43466', '36526', '45292.5'])
      expect(await readOnly({}, { year })).toMatchObject({ reasons: [{ column: 'year', key: 'imports.dateNumber' }] });
    expect(await readOnly({}, { year: '1890' })).toMatchObject({ listing: { year: '1890' } });
  });

  it('may be encoded twice; a text with lost letters is refused', async () => {
    const broken = 'SchÃ¶ner Stuhl fÃ¼r 80 â‚¬, con diseÃ±o';
    const { rows } = await readFile(csvOf({ description: broken }, { reference: 'b', title: 'Sch\ufffdner Stuhl' }));
    expect(rows[0]?.cells).toContain('Schöner Stuhl für 80 €, con diseño');
    expect(rows[1]?.error).toMatchObject([{ column: 'title', key: 'imports.lostLetters' }]);
    const fine = await readFile(csvOf({ description: 'Ã, É½ and Ñ“x” stay 😀 Łódź' }));
    expect(fine.rows[0]?.cells).toContain('Ã, É½ and Ñ“x” stay 😀 Łódź');
  });

  it.each([
    ['"36" wide chair"', '36" wide chair'],
    ['"an \\"old\\" chair"', 'an "old" chair'],
  ])('may mark a text in another way: %s', async (written, text) => {
    const { rows } = await readFile(csvOf({ description: 'DESCRIPTION' }).replace('DESCRIPTION', () => written));
    expect(rows[0]).toMatchObject({ cells: expect.arrayContaining([text]) });
    expect(rows[0]?.error).toBeUndefined();
  });

  it('may end with zeros', async () => {
    expect((await readFile(`${sample}\r\n\0\0\0`)).rows).toEqual((await readFile(sample)).rows);
  });

  it('of a catalogue for advertising says what is not for sale', async () => {
    const names = `${heading},link,google_product_category,availability`;
    const { rows } = await readFile(`${names}\n${row},https://x.example,Chairs,in stock\n${row},,,out of stock`);
    expect(rows.map(({ error }) => error?.[0]?.key)).toEqual([undefined, 'imports.notForSale']);
  });

  it('says of a cell of megabytes that it is too long', async () => {
    const { rows } = await readFile(csvOf({ description: 'x'.repeat(5_000_000) }, { reference: 'b' }));
    expect(rows.map(({ error }) => error?.[0]?.key)).toEqual(['imports.cellTooLong', undefined]);
  });
});
