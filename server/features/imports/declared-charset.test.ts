import { afterAll, beforeAll, expect, it } from 'vitest';
import { csvOf } from '../../../test/e2e/import-files.ts';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';

let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.close());

const csv = csvOf({ title: 'Grüner Stuhl', description: 'Schön und fast neu.' }).replace('\ufeff', '');
const utf8 = Buffer.from(csv);
const western = Buffer.from(csv, 'latin1');
const utf16 = Buffer.from(`\ufeff${csv}`, 'utf16le');

const send = async (file: Uint8Array<ArrayBuffer>, type: string) => {
  const seller = await market.seller();
  const body = new FormData();
  body.append('pictures', 'x'.repeat(100_000));
  body.append('file', new Blob([file], { type }), 'listings.csv');
  return seller.call('checkImport', { body });
};

it.each([
  ['utf-16', utf8],
  ['utf-16', Buffer.from('title,price\nChair,120\n')],
  ['iso-8859-1', utf8],
  ['windows-1252', utf16],
  ['utf-7', utf8],
  ['shift_jis', western],
])('refuses a file that is sent as %s, and is not', async (charset, file) => {
  expect(await send(file, `text/csv;charset=${charset}`)).toMatchObject({
    status: 415,
    body: { fields: { file: `The file is sent as ${charset}, but is no text in it. Send it as UTF-8.` } },
  });
});

it.each([
  ['text/csv', utf8],
  ['text/csv;charset=utf-8', utf8],
  ['text/csv;charset=windows-1252', western],
  ['text/csv;charset=iso-8859-1', western],
  ['text/csv;charset=utf-16le', utf16],
  ['text/csv;charset=utf-16', utf16],
])('reads a file that is what it is sent as: %s', async (type, file) => {
  expect(await send(file, type)).toMatchObject({ status: 200 });
});

it('refuses another part in another charset', async () => {
  const seller = await market.seller();
  const part = (headers: string, text: string) =>
    `--x\r\nContent-Disposition: form-data; ${headers}\r\n\r\n${text}\r\n`;
  const body = `${part('name="pictures"\r\nContent-Type: text/plain; charset=utf-7', 'a')}${part('name="file"; filename="a.csv"', csv)}--x--\r\n`;
  const headers = { 'Content-Type': 'multipart/form-data; boundary=x' };
  const answer = await seller.fetch('/api/import-check', { method: 'POST', headers, body });
  expect(answer.status).toBe(415);
  const declared = { 'Content-Type': 'multipart/form-data; boundary=x; charset=utf-16' };
  for (const path of ['/api/import-check', '/api/images'])
    expect((await seller.fetch(path, { method: 'POST', headers: declared, body })).status).toBe(415);
});
