import { decimalsOf } from '../../../../shared/domain/currency.ts';
import { type Language, locales } from '../../../../shared/domain/language.ts';
import type { Cents } from '../../../../shared/domain/money.ts';
import { type Amounts, type Movement, movesPrice } from '../../../../shared/domain/statement.ts';
import { statementWords } from '../../../../shared/words/payouts/statements.ts';
import { toMajor } from '../../../platform/shop/shop-money.ts';
import { shopCurrency } from '../../../platform/shop/shop-values.ts';
import { left, muted, type Pen, right } from './statement-pen.ts';

/** In points. Numbers are set to the right. */
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

/** Draws the rows of a statement; each page repeats the head. */
export function createTable(pen: Pen, { language, timeZone }: { language: Language; timeZone: string }) {
  const said = statementWords[language];
  const { amount, day } = formats(language, timeZone);

  const put = (column: Column, text: string) => {
    const isNumber = column !== 'date' && column !== 'text';
    const { x, width } = columns[column];
    pen.document.text(text, x, pen.y, { width, align: isNumber ? 'right' : 'left', lineBreak: column === 'text' });
  };
  const putAmounts = (amounts: Amounts, shown: readonly (typeof amountColumns)[number][] = amountColumns) => {
    for (const column of shown) put(column, amount(amounts[column]));
  };
  const head = () => {
    pen.face('semibold', 8.5, muted);
    for (const column of Object.keys(columns) as Column[]) put(column, said.columns[column]);
    pen.y += 15;
    pen.rule();
    pen.y += 7;
  };
  const needRoom = (height: number) => {
    const isNewPage = pen.needRoom(height);
    if (isNewPage) head();
    return isNewPage;
  };

  return {
    head,
    balance(label: string, cents: Cents) {
      needRoom(30);
      pen.face('semibold', 11);
      pen.document.text(label, left, pen.y, { lineBreak: false });
      pen.document.text(amount(cents), left, pen.y, { width: right - left, align: 'right' });
      pen.y += 26;
    },
    /** @returns whether it began a page */
    movement(movement: Movement): boolean {
      const { document } = pen;
      const { x, width } = columns.text;
      const title = movement.title.replaceAll('\n', ' ');
      pen.face('regular', 9.5);
      const { text, options } = pen.prepare(title);
      const height = Math.min(document.heightOfString(text, { width }), 2 * document.currentLineHeight(true));
      const isNewPage = needRoom(height + 24);
      pen.face('regular', 9.5);
      put('date', day.format(movement.at));
      putAmounts(movement, movesPrice(movement.kind) ? amountColumns : ['net']);
      pen.face('semibold', 9.5);
      put('text', said.kinds[movement.kind]);
      pen.y = document.y + 1;
      pen.face('regular', 9.5, muted);
      pen.prepare(title);
      document.text(text, x, pen.y, { ...options, width, height: height + 0.1, ellipsis: true });
      pen.y += height;
      if (movement.isReduced) {
        pen.face('regular', 8, muted);
        document.text(said.reduced, x, pen.y, { width });
        pen.y = document.y;
      }
      pen.y += 8;
      return isNewPage;
    },
    sums(label: string, sums: Amounts) {
      // With the closing balance below it.
      needRoom(66);
      pen.rule();
      pen.y += 8;
      pen.face('semibold', 9.5);
      put('date', label);
      putAmounts(sums);
      pen.y += 28;
    },
  };
}

function formats(language: Language, timeZone: string) {
  const locale = locales[language];
  const decimals = decimalsOf(shopCurrency());
  const number = new Intl.NumberFormat(locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    useGrouping: 'always',
  });
  return {
    amount: (cents: Cents) => number.format(toMajor(cents)).replace('-', '−'),
    day: new Intl.DateTimeFormat(locale, { day: '2-digit', month: '2-digit', year: 'numeric', timeZone }),
  };
}
