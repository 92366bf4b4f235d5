import { beforeEach, describe, expect, it } from 'vitest';
import { setShopValues } from '../../platform/shop/shop-values.ts';
import { readCsv } from './read-csv.ts';
import { picturesOf, readCells, readRow } from './read-row.ts';

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
const csvOf = (rows: readonly Record<string, string>[], delimiter = ',') =>
  [Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))]
    .map((cells) => cells.map(quoted).join(delimiter))
    .join('\r\n');

/** What none of these exports has. */
const added = { Condition: 'Good', Year: '2019', Location: 'Portland, Oregon', Phone: '+1 503 555 0100' };
const shopify = {
  Handle: 'velvet-chair',
  Title: 'Velvet chair',
  'Body (HTML)': '<p>Soft &amp; green, "as new"</p>',
  Vendor: 'Settee',
  'Product Category': 'Chair',
  Tags: 'green, velvet',
  Published: 'TRUE',
  'Option1 Name': 'Title',
  'Option1 Value': 'Default Title',
  'Variant SKU': 'SH-1',
  'Variant Grams': '12000',
  'Variant Inventory Qty': '1',
  'Variant Price': '199.00',
  'Variant Compare At Price': '250.00',
  'Image Src': 'https://cdn.example.com/a.jpg?v=1',
  'Image Position': '1',
  'SEO Title': '',
  'Cost per item': '',
  Status: 'active',
  ...added,
};
const etsy = {
  TITLE: 'Walnut nightstand',
  DESCRIPTION: 'One drawer.\nOil finish.',
  PRICE: '120.00',
  CURRENCY_CODE: 'USD',
  QUANTITY: '1',
  TAGS: 'nightstand,walnut',
  MATERIALS: 'walnut,brass',
  IMAGE1: 'https://i.example.com/a.jpg',
  IMAGE2: 'https://i.example.com/b.jpg',
  'VARIATION 1 TYPE': '',
  SKU: 'ET-1',
  Category: 'Table',
  ...added,
};
const ebay = {
  'Custom label (SKU)': 'EB-1',
  'Category name': 'Table',
  Title: 'Oak dining table',
  'Item description': '<div>Solid <b>oak</b></div>',
  'Item photo URL': 'https://i.example.com/a.jpg|https://i.example.com/b.jpg',
  'Start price': '250.00',
  Currency: 'USD',
  'Available quantity': '1',
  'Weight (lbs)': '88',
  ...added,
};
const woo = {
  SKU: 'WC-1',
  Name: 'Eichenregal',
  Published: '1',
  'Is featured?': '0',
  'Visibility in catalog': 'visible',
  Description: '<p>Aus Eiche</p>',
  'Tax status': 'taxable',
  'In stock?': '1',
  Stock: '1',
  'Weight (kg)': '20',
  'Width (cm)': '80',
  'Sale price': '',
  'Regular price': '149.00',
  Categories: 'Cupboard',
  Images: 'https://x.example/a.jpg, https://x.example/b.jpg',
  ...added,
};
const kleinanzeigen = {
  Titel: 'Schöner Tisch',
  Beschreibung: 'Massiv, „antik“\nAbholung',
  Preis: '120 VB',
  Preistyp: 'VB',
  Kategorie: 'Tische',
  PLZ: '97201',
  'Bild 1': 'a.jpg',
  'Bild 2': 'b.jpg',
  Zustand: 'Gut',
  Jahr: '2019',
  Standort: 'Portland, Oregon',
  Telefon: '+1 503 555 0100',
};

async function readFirst(bytes: Uint8Array) {
  const file = await readCsv(bytes);
  const [row] = file.rows;
  if (!row || row.error) return row?.error;
  const cells = readCells(file, row.cells);
  const urls = new Map(picturesOf(cells).map((name) => [name, `https://example.com/${name}`]));
  const read = readRow(cells, urls, { sellerName: 'Seller', country: 'US' });
  return 'listing' in read ? read.listing : read.reasons;
}
const readText = (text: string) => readFirst(Buffer.from(text));

describe('an export of another shop', () => {
  beforeEach(() => setShopValues({ currency: 'USD' }));

  it.each([
    ['Shopify', shopify, 'Velvet chair', 19_900, 1],
    ['Etsy', etsy, 'Walnut nightstand', 12_000, 2],
    ['eBay', ebay, 'Oak dining table', 25_000, 2],
    ['WooCommerce', woo, 'Eichenregal', 14_900, 2],
    ['Kleinanzeigen', kleinanzeigen, 'Schöner Tisch', 12_000, 2],
  ])('of %s lands, in each encoding and with each separator', async (_, row, title, price, photos) => {
    for (const delimiter of [',', ';', '\t', '|']) {
      const text = csvOf([row], delimiter);
      for (const bytes of [
        Buffer.from(text),
        Buffer.from(`\ufeff${text}`),
        Buffer.from(`\ufeff${text}`, 'utf16le'),
        Buffer.from(text, 'utf16le'),
        Buffer.from(text, 'utf16le').swap16(),
      ])
        expect(await readFirst(bytes), delimiter).toMatchObject({ title, price, images: { length: photos } });
    }
  });

  it('joins the photos of the rows below, as Shopify writes them', async () => {
    const none = Object.fromEntries(Object.keys(shopify).map((name) => [name, '']));
    const more = {
      ...none,
      Handle: shopify.Handle,
      'Image Src': 'https://cdn.example.com/b.jpg',
      'Image Position': '2',
    };
    const file = await readCsv(
      Buffer.from(csvOf([shopify, more, { ...shopify, Handle: 'other', 'Variant SKU': '2' }])),
    );
    expect(file.rows.map(({ position, cells }) => [position, picturesOf(readCells(file, cells))])).toEqual([
      [2, ['a.jpg', 'b.jpg']],
      [4, ['a.jpg']],
    ]);
  });

  it('names the photos of Airtable by their files', async () => {
    const address = 'https://v5.airtableusercontent.com/v3/u/1/b';
    const photos = `front.jpg (${address}),side 2.jpg (${address})`;
    const file = await readCsv(Buffer.from(csvOf([{ ...kleinanzeigen, 'Bild 1': photos }])));
    expect(picturesOf(readCells(file, file.rows[0]?.cells ?? []))).toEqual(['front.jpg', 'side 2.jpg', 'b.jpg']);
  });

  it.each([
    [{ ...ebay, '*Quantity': '1' }, { title: 'Oak dining table' }],
    [{ ...kleinanzeigen, Zeitstempel: '30.11.2026 10:15:00' }, { price: 12_000 }],
    [{ ...kleinanzeigen, 'Created time': '2026-11-30' }, { price: 12_000 }],
    [{ ...kleinanzeigen, Preis: '1250.0000' }, { price: 125_000 }],
    [{ ...kleinanzeigen, Abholung: 'checked' }, { pickup: true }],
  ])('reads what its program adds: %#', async (row, listing) => {
    expect(await readText(csvOf([row]))).toMatchObject(listing);
  });

  it.each([
    [{ ...ebay, '*Quantity': '3' }, 'quantity', 'imports.severalPieces'],
    [{ ...kleinanzeigen, Telefon: '5.03556E+09' }, 'phone', 'imports.noResult'],
    [{ ...shopify, Status: 'draft' }, 'status', 'imports.notForSale'],
    [{ ...shopify, Published: 'FALSE' }, 'published', 'imports.notForSale'],
    [{ ...woo, Published: '-1' }, 'published', 'imports.notForSale'],
    [{ ...woo, Stock: '0' }, 'stock', 'imports.notForSale'],
    [{ ...etsy, QUANTITY: '3' }, 'quantity', 'imports.severalPieces'],
    [{ ...etsy, CURRENCY_CODE: 'EUR' }, 'price', 'fields.'],
  ])('says beside a row why it is not listed: %#', async (row, column, key) => {
    expect(await readText(csvOf([row]))).toMatchObject([{ column, key: expect.stringContaining(key) }]);
  });

  it('is refused for a column that may say something, unless it is empty', async () => {
    for (const row of [
      { ...shopify, 'Option1 Value': 'Large' },
      { ...woo, 'Sale price': '99.00' },
      { ...etsy, 'VARIATION 1 TYPE': 'Color' },
    ])
      await expect(readText(csvOf([row]))).rejects.toMatchObject({
        fields: { file: { key: 'imports.columnsUnknown' } },
      });
  });

  it.each([
    ['a workbook', Buffer.from('PK\u0003\u0004......[Content_Types].xml', 'latin1'), 'workbook'],
    ['an old workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'workbook'],
    ['a ZIP', Buffer.from('PK\u0003\u0004......listings.csv', 'latin1'), 'packed'],
    ['a gzip', Buffer.from('1f8b0800', 'hex'), 'packed'],
    ['a PDF', Buffer.from('%PDF-1.7\n'), 'noTable'],
    ['a web page', Buffer.from('\ufeff<!DOCTYPE html><table></table>'), 'noTable'],
    ['JSON', Buffer.from('[{"title": "x"}]'), 'noTable'],
  ])('says what to do with %s', async (_, bytes, key) => {
    await expect(readFirst(bytes)).rejects.toMatchObject({ fields: { file: { key: `imports.${key}` } } });
  });
});
