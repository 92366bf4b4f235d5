import { MONTH } from '../domain/statement.ts';
import { call } from './call.ts';
import { file } from './fields.ts';
import { z } from './zod.ts';

const month = z.string().regex(MONTH);

const YEAR = 'Write the year as 2026.';

export const statementCalls = {
  listEarningsStatements: call({
    route: 'GET /earnings/statements',
    who: 'seller',
    seldom: true,
    summary: 'The months in which the caller’s balance moved, the newest first.',
    answer: z.array(z.object({ month })),
    statuses: [200],
    errors: ['not_signed_in', 'not_allowed'],
  }),
  getEarningsStatement: call({
    route: 'GET /earnings/statements/:month',
    who: 'seller',
    seldom: true,
    summary:
      'What moved the caller’s balance in a month such as 2026-11, in the language of `lang`, cookie or browser.',
    params: z.object({ month }),
    answer: file,
    files: ['application/pdf', 'text/csv'],
    statuses: [200],
    errors: ['not_signed_in', 'not_allowed', 'not_found'],
  }),
  exportTaxTotals: call({
    route: 'GET /tax-totals',
    who: 'admin',
    seldom: true,
    summary: 'What sellers were paid in each quarter of a year, with fees and number of sales, for the tax authority.',
    query: z.object({ year: z.coerce.number(YEAR).int(YEAR).min(2000, YEAR).max(2999, YEAR) }),
    answer: file,
    files: ['text/csv'],
    statuses: [200],
    errors: ['not_signed_in', 'not_allowed', 'invalid_input'],
  }),
};
