import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { decimalsOf } from '../../../../shared/domain/currency.ts';
import { type Language, locales } from '../../../../shared/domain/language.ts';
import type { Cents } from '../../../../shared/domain/money.ts';
import type { Amounts, Movement, Statement } from '../../../../shared/domain/statement.ts';
import { statementWords } from '../../../../shared/words/payouts/statements.ts';
import { toMajor } from '../../../platform/shop/shop-money.ts';
import { shopCurrency } from '../../../platform/shop/shop-values.ts';
import { openSheets, type Sheets, sheet, showable } from './open-sheets.ts';

type About = {
  language: Language;
  timeZone: string;
  /** The month has not ended. */
  isOpen: boolean;
  shop: { name: string; email: string; address: string };
  seller: { name: string; legalName: string | undefined; email: string };
};

const ink = '#1d1a16';
const muted = '#5f574c';
const line = '#d8cebc';
const left = sheet.margin;
const right = sheet.width - sheet.margin;
const bottom = sheet.height - sheet.margin - 24;

/** Left edges and widths in points. Numbers are set to the right. */
const columns = {
  date: { x: left, width: 68 },
  text: { x: left + 72, width: 160 },
  price: { x: left + 236, width: 64 },
  fee: { x: left + 304, width: 56 },
  delivery: { x: left + 364, width: 60 },
  net: { x: left + 428, width: right - left - 428 },
} as const;
type Column = keyof typeof columns;

const amountColumns = ['price', 'fee', 'delivery', 'net'] as const;

/** Writes a statement as a PDF in the reader's language. */
export async function writeStatementPdf(statement: Statement, about: About): Promise<Uint8Array> {
  const said = statementWords[about.language];
  const locale = locales[about.language];
  const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const title = said.title(month.format(new Date(`${statement.month}-01T00:00:00Z`)));
  const sheets = await openSheets({ title, author: about.shop.name, language: about.language });
  const page = writer(sheets, about);
  page.head(title);
  page.balance(said.opening, statement.opening);
  page.tableHead();
  for (const movement of statement.movements) {
    if (page.movement(movement)) await yieldToEventLoop();
  }
  if (statement.movements.length === 0) page.note(said.none);
  page.sums(said.sum, statement.sums);
  page.balance(said.closing, statement.closing);
  page.notes([
    ...(about.isOpen ? [said.open] : []),
    said.notes.sale,
    ...(Math.min(statement.opening, statement.closing) < 0 ? [said.notes.debt] : []),
    said.amounts(shopCurrency(), about.timeZone),
  ]);
  page.numbers();
  return sheets.finish();
}

function writer({ document }: Sheets, { language, timeZone, shop, seller }: About) {
  const said = statementWords[language];
  const locale = locales[language];
  const decimals = decimalsOf(shopCurrency());
  const number = new Intl.NumberFormat(locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    useGrouping: 'always',
  });
  const amount = (cents: Cents) => number.format(toMajor(cents)).replace('-', '−');
  const day = new Intl.DateTimeFormat(locale, { day: '2-digit', month: '2-digit', year: 'numeric', timeZone });
  let y: number = sheet.margin;

  const face = (name: 'regular' | 'semibold', size: number, color = ink) =>
    document.font(name).fontSize(size).fillColor(color);
  const put = (column: Column, text: string) => {
    const isNumber = column !== 'date' && column !== 'text';
    const { x, width } = columns[column];
    document.text(text, x, y, { width, align: isNumber ? 'right' : 'left', lineBreak: column === 'text' });
  };
  const rule = (at: number) => document.moveTo(left, at).lineTo(right, at).lineWidth(0.6).strokeColor(line).stroke();
  /** Begins a page when a row does not fit. @returns whether it did */
  const needRoom = (height: number) => {
    if (y + height <= bottom) return false;
    document.addPage();
    y = sheet.margin;
    tableHead();
    return true;
  };
  const tableHead = () => {
    face('semibold', 8.5, muted);
    for (const column of Object.keys(columns) as Column[]) put(column, said.columns[column]);
    y += 15;
    rule(y);
    y += 7;
  };
  const putAmounts = (amounts: Amounts, shown: readonly (typeof amountColumns)[number][] = amountColumns) => {
    for (const column of shown) put(column, amount(amounts[column]));
  };
  const paragraph = (text: string, width = right - left) => {
    document.text(showable(text), left, y, { width });
    y = document.y;
  };

  return {
    head(title: string) {
      face('semibold', 15);
      paragraph(shop.name);
      face('regular', 9, muted);
      const contact = [shop.address, shop.email].filter((text) => text !== '').join(' · ');
      if (contact !== '') paragraph(contact.replaceAll('·', '•'));
      y += 26;
      face('semibold', 20);
      paragraph(title);
      y += 8;
      face('regular', 10, muted);
      const name = [seller.name, ...(seller.legalName ? [seller.legalName] : [])].join(', ');
      paragraph(`${said.seller}: ${name}`);
      paragraph(seller.email);
      y += 22;
    },
    tableHead,
    balance(label: string, cents: Cents) {
      needRoom(30);
      face('semibold', 11);
      document.text(label, left, y, { lineBreak: false });
      document.text(amount(cents), left, y, { width: right - left, align: 'right' });
      y += 26;
    },
    /** @returns whether it began a page */
    movement(movement: Movement): boolean {
      const text = showable(movement.title.replaceAll('\n', ' '));
      const { width } = columns.text;
      face('regular', 9.5);
      const height = Math.min(document.heightOfString(text, { width }), 2 * document.currentLineHeight(true));
      const isNewPage = needRoom(height + 24);
      face('regular', 9.5);
      put('date', day.format(movement.at));
      const isTransfer = movement.kind === 'transfer' || movement.kind === 'reversal';
      putAmounts(movement, isTransfer ? ['net'] : amountColumns);
      face('semibold', 9.5);
      const kind = said.kinds[movement.kind];
      put('text', kind);
      y = document.y + 1;
      face('regular', 9.5, muted);
      document.text(text, columns.text.x, y, { width, height: height + 0.1, ellipsis: true });
      y += height;
      if (movement.isReduced) {
        face('regular', 8, muted);
        document.text(said.reduced, columns.text.x, y, { width });
        y = document.y;
      }
      y += 8;
      return isNewPage;
    },
    note(text: string) {
      face('regular', 9.5, muted);
      paragraph(text);
      y += 8;
    },
    sums(label: string, sums: Amounts) {
      needRoom(40);
      rule(y);
      y += 8;
      face('semibold', 9.5);
      put('date', label);
      putAmounts(sums);
      y += 28;
    },
    notes(texts: readonly string[]) {
      y += 8;
      face('regular', 8.5, muted);
      for (const text of texts) {
        if (y + 24 > bottom) {
          document.addPage();
          y = sheet.margin;
        }
        paragraph(text);
        y += 3;
      }
    },
    /** Numbers all pages, when the last one is known. */
    numbers() {
      const { count } = document.bufferedPageRange();
      for (let index = 0; index < count; index++) {
        document.switchToPage(index);
        face('regular', 8.5, muted);
        document.text(said.page(index + 1, count), left, sheet.height - sheet.margin, {
          width: right - left,
          align: 'right',
          lineBreak: false,
        });
      }
    },
  };
}
