import type { Currency } from '../../../../shared/domain/currency.ts';
import type { Statement } from '../../../../shared/domain/statement.ts';
import { shopCurrency } from '../../../platform/shop/shop-values.ts';
import { createSharedThread } from '../../../platform/threads/shared-thread.ts';
import type { About } from './write-statement-pdf.ts';

export type StatementQuestion = { statement: Statement; about: About; currency: Currency };

const drawInThread = createSharedThread(new URL('./statement-thread.ts', import.meta.url));

/** Returns the PDF of a statement, drawn in a thread. @throws busy */
export function drawStatement(statement: Statement, about: About): Promise<Uint8Array<ArrayBuffer>> {
  const question: StatementQuestion = { statement, about, currency: shopCurrency() };
  return drawInThread<Uint8Array<ArrayBuffer>>(question);
}
