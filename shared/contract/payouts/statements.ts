import { MONTH } from '../../domain/statement.ts';
import { issueMessage } from '../../words/issue-message.ts';
import { payoutRefusals } from '../../words/refusals/payouts.ts';
import { call } from '../call.ts';
import { file, line, text } from '../fields.ts';
import { z } from '../zod.ts';

const month = z.string().regex(MONTH);

const YEAR = issueMessage(payoutRefusals.yearForm());
const year = z.coerce.number(YEAR).int(YEAR).min(2000, YEAR).max(2999, YEAR);

const taxDetails = z.object({
  /** The threshold is near, or was in an earlier year. */
  isAsked: z.boolean(),
  isGiven: z.boolean(),
  legalName: z.string(),
  address: z.string(),
  taxNumber: z.string(),
});
export type TaxDetails = z.output<typeof taxDetails>;

const taxYear = z.object({
  year: z.number().int(),
  sellers: z.number().int(),
  filedAt: z.iso.datetime().optional(),
});
export type TaxYear = z.output<typeof taxYear>;

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
    query: z.object({ year }),
    answer: file,
    files: ['text/csv'],
    statuses: [200],
    errors: ['not_signed_in', 'not_allowed', 'invalid_input'],
  }),
  listTaxYears: call({
    route: 'GET /tax-years',
    who: 'admin',
    seldom: true,
    summary: 'The years with sellers above the threshold of the report to the tax authority, and which are filed.',
    answer: z.array(taxYear),
    statuses: [200],
    errors: ['not_signed_in', 'not_allowed'],
  }),
  fileTaxYear: call({
    route: 'POST /tax-years/:year/filed',
    who: 'admin',
    seldom: true,
    summary: 'The operator has filed the report of a year. What was kept for it of erased sellers is deleted.',
    params: z.object({ year }),
    answer: z.object({ filedAt: z.iso.datetime() }),
    statuses: [200],
    errors: ['not_signed_in', 'not_allowed', 'invalid_input', 'conflict'],
  }),
  getTaxDetails: call({
    route: 'GET /tax-details',
    who: 'seller',
    seldom: true,
    summary: 'What the report to the tax authority says about the caller, and whether it is asked for.',
    answer: taxDetails,
    statuses: [200],
    errors: ['not_signed_in', 'not_allowed'],
  }),
  saveTaxDetails: call({
    route: 'PUT /tax-details',
    who: 'seller',
    duty: true,
    changesPerson: true,
    seldom: true,
    summary: 'Stores name, address and tax number for the report to the tax authority.',
    body: z.object({
      legalName: line(200, 'name'),
      address: text(400, 'postalAddress'),
      taxNumber: line(40, 'taxNumber'),
    }),
    answer: taxDetails,
    statuses: [200],
    errors: ['not_signed_in', 'not_allowed', 'invalid_input'],
  }),
};
