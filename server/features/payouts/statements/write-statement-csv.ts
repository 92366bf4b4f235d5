import { exportCsv } from '../../../../shared/domain/export-csv.ts';
import type { Language } from '../../../../shared/domain/language.ts';
import { type Cents, tableAmount } from '../../../../shared/domain/money.ts';
import type { Amounts, Statement } from '../../../../shared/domain/statement.ts';
import { statementWords } from '../../../../shared/words/payouts/statements.ts';
import { shopCurrency } from '../../../platform/shop/shop-values.ts';

const columns = ['date', 'kind', 'text', 'listing', 'price', 'fee', 'delivery', 'net', 'balance', 'currency'];

/** Writes a statement with the balance after each movement. Programs read it, so names stay English. */
export function writeStatementCsv(statement: Statement, language: Language, timeZone: string): string {
  const said = statementWords[language];
  const currency = shopCurrency();
  const amount = (cents: Cents) => tableAmount(cents, currency);
  const amounts = ({ price, fee, delivery, net }: Amounts) => [price, fee, delivery, net].map(amount);
  const day = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone });
  let balance = statement.opening;
  const movements = statement.movements.map((movement) => {
    balance += movement.net;
    return [
      ...[day.format(movement.at), movement.kind, said.kinds[movement.kind], movement.title],
      ...[...amounts(movement), amount(balance), currency],
    ];
  });
  const { opening, closing, sums, disputed = 0, returning = 0 } = statement;
  const noAmounts = ['', '', '', ''];
  return exportCsv([
    columns,
    ['', 'opening', said.opening, '', ...noAmounts, amount(opening), currency],
    ...movements,
    ['', 'sum', said.sum, '', ...amounts(sums), '', currency],
    ['', 'closing', said.closing, '', ...noAmounts, amount(closing), currency],
    ...(disputed > 0 ? [['', 'disputed', said.disputed, '', ...noAmounts, amount(disputed), currency]] : []),
    ...(returning > 0 ? [['', 'returning', said.returning, '', ...noAmounts, amount(returning), currency]] : []),
  ]);
}
