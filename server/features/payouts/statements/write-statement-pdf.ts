import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { type Language, locales } from '../../../../shared/domain/language.ts';
import type { Statement } from '../../../../shared/domain/statement.ts';
import { statementWords } from '../../../../shared/words/payouts/statements.ts';
import { writeMoney } from '../../../platform/shop/shop-money.ts';
import { shopCurrency } from '../../../platform/shop/shop-values.ts';
import { openSheets, sheet } from './open-sheets.ts';
import { createPen, left, muted, type Pen, right } from './statement-pen.ts';
import { createTable } from './statement-table.ts';

export type About = {
  language: Language;
  timeZone: string;
  /** The month has not ended. */
  isOpen: boolean;
  shop: { name: string; email: string; address: string };
  seller: { name: string; legalName: string | undefined; email: string };
};

/** Writes a statement in the reader's language. */
export async function writeStatementPdf(statement: Statement, about: About): Promise<Uint8Array> {
  const said = statementWords[about.language];
  const locale = locales[about.language];
  const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const title = said.title(month.format(new Date(`${statement.month}-01T00:00:00Z`)));
  const sheets = await openSheets({ title, author: about.shop.name, language: about.language });
  const pen = createPen(sheets);
  const table = createTable(pen, about);
  drawHead(pen, title, about);
  table.balance(said.opening, statement.opening);
  table.head();
  for (const movement of statement.movements) {
    if (table.movement(movement)) await yieldToEventLoop();
  }
  if (statement.movements.length === 0) drawNote(pen, said.none);
  table.sums(said.sum, statement.sums);
  table.balance(said.closing, statement.closing);
  drawFootnotes(pen, [
    ...(about.isOpen ? [said.open] : []),
    ...(statement.disputed ? [said.notes.disputed(writeMoney(statement.disputed, locale))] : []),
    ...(statement.returning ? [said.notes.returning(writeMoney(statement.returning, locale))] : []),
    said.notes.sale,
    ...(Math.min(statement.opening, statement.closing) < 0 ? [said.notes.debt] : []),
    said.amounts(shopCurrency(), about.timeZone),
  ]);
  drawPageNumbers(pen, said.page);
  return sheets.finish();
}

function drawHead(pen: Pen, title: string, { language, shop, seller }: About): void {
  pen.face('semibold', 15);
  pen.paragraph(shop.name);
  pen.face('regular', 9, muted);
  for (const line of [shop.address, shop.email]) if (line !== '') pen.paragraph(line.replaceAll('·', '•'));
  pen.y += 26;
  pen.face('semibold', 20);
  pen.paragraph(title);
  pen.y += 8;
  pen.face('regular', 10, muted);
  const name = [seller.name, ...(seller.legalName ? [seller.legalName] : [])].join(', ');
  pen.paragraph(`${statementWords[language].seller}: ${name}`);
  pen.paragraph(seller.email);
  pen.y += 22;
}

function drawNote(pen: Pen, text: string): void {
  pen.face('regular', 9.5, muted);
  pen.paragraph(text);
  pen.y += 8;
}

function drawFootnotes(pen: Pen, texts: readonly string[]): void {
  const setFace = () => pen.face('regular', 8.5, muted);
  setFace();
  pen.y += 8;
  const heights = texts.map((text) => pen.document.heightOfString(text, { width: right - left }) + 3);
  // A last page with one of them looks like a mistake.
  if (pen.needRoom(heights.reduce((sum, height) => sum + height, 0))) setFace();
  for (const text of texts) {
    pen.paragraph(text);
    pen.y += 3;
  }
}

function drawPageNumbers(pen: Pen, said: (page: number, of: number) => string): void {
  const { document } = pen;
  const { count } = document.bufferedPageRange();
  for (let index = 0; index < count; index++) {
    document.switchToPage(index);
    pen.face('regular', 8.5, muted);
    document.text(said(index + 1, count), left, sheet.height - sheet.margin, {
      width: right - left,
      align: 'right',
      lineBreak: false,
    });
  }
}
