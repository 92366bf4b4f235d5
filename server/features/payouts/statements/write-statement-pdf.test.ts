import { expect, it } from 'vitest';
import { addUp, type Movement } from '../../../../shared/domain/statement.ts';
import { readPdfText } from '../../../../test/support/pdf-text.ts';
import { writeStatementPdf } from './write-statement-pdf.ts';

const about = {
  language: 'es',
  timeZone: 'Europe/Madrid',
  isOpen: true,
  shop: { name: 'Muebles Señor Möbel', email: 'hola@muebles.example', address: 'Calle Mayor 1, Madrid' },
  seller: { name: 'María Núñez', legalName: undefined, email: 'maria@muebles.example' },
} as const;

const movement = (day: number): Movement => ({
  at: new Date(Date.UTC(2026, 10, day, 12)),
  kind: 'release',
  title: 'Sofá',
  isReduced: false,
  price: 100_000,
  fee: -8_000,
  delivery: 0,
  net: 92_000,
});

it('has its notes on one page, however many sales are before them', async () => {
  for (let sales = 8; sales < 26; sales++) {
    const movements = Array.from({ length: sales }, (_, n) => movement(n + 1));
    const statement = { ...addUp('2026-11', -500, movements), disputed: 1_000, returning: 2_000 };
    const text = readPdfText(await writeStatementPdf(statement, about)).replaceAll(/\s+/g, ' ');
    const pages = text.split(/Página \d de \d/);
    const notes = ['Este mes aún no ha terminado', 'vuelven al comprador', 'Todos los importes están en EUR'];
    const at = notes.map((note) => pages.findIndex((page) => page.includes(note.replace('EUR', 'USD'))));
    expect(new Set(at).size, `${sales} sales: ${at}`).toBe(1);
    expect(at[0]).toBeGreaterThanOrEqual(0);
  }
});

it('has one part of the shop’s contact a line, so that no line ends with a dot', async () => {
  const text = readPdfText(await writeStatementPdf(addUp('2026-11', 0, []), about));
  expect(text).not.toContain('•');
  expect(text.split('\n')).toEqual(expect.arrayContaining(['Calle Mayor 1, Madrid', 'hola@muebles.example']));
});

const titles = [
  [
    'Диван «Київ» ґ',
    'Ἀθήνα Καναπές',
    'Գորգ',
    'სავარძელი',
    'Tủ gỗ sồi',
    'Sofa 120 × 80 cm 沙发',
    '沙發，紅木',
    'たんす・タンス',
    '책상',
  ],
  ['ספה', 'كرسي'],
] as const;

it('writes titles and names in other alphabets, and embeds their letters only then', async () => {
  const [forward, turned] = titles;
  const sales = [...forward, ...turned].map((title, n) => ({ ...movement(n + 1), title }));
  const seller = { name: 'Олена Шевченко', legalName: 'Μαρία 王芳', email: 'olena@muebles.example' };
  const shop = { ...about.shop, name: 'Мебель 家具', address: 'вул. Хрещатик 1, Київ' };
  const pdf = await writeStatementPdf(addUp('2026-11', 0, sales), { ...about, shop, seller });
  const text = readPdfText(pdf).replaceAll(/\s+/g, ' ');
  for (const one of [...forward, seller.name, seller.legalName, shop.name, shop.address]) expect(text).toContain(one);
  for (const one of turned) expect(text).toContain([...one].toReversed().join(''));
  expect(text).not.toContain('?');
  const plain = await writeStatementPdf(addUp('2026-11', 0, [movement(1)]), about);
  expect([plain, pdf].map((one) => Buffer.from(one).includes('SetteeLetters'))).toEqual([false, true]);
  expect(pdf.length).toBeLessThan(100_000);
});
