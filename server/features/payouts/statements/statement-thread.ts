/** Draws statements beside the requests: a long one takes half a second. */
import { setShopValues } from '../../../platform/shop/shop-values.ts';
import { answerInThread } from '../../../platform/threads/answer-in-thread.ts';
import type { StatementQuestion } from './draw-statement.ts';
import { writeStatementPdf } from './write-statement-pdf.ts';

answerInThread(async ({ statement, about, currency }: StatementQuestion) => {
  setShopValues({ currency });
  return new Uint8Array(await writeStatementPdf(statement, about));
});
