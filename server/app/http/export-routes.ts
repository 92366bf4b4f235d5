import { Hono } from 'hono';
import { Failure } from '../../../shared/errors.ts';
import { payoutRefusals } from '../../../shared/words/refusals/payouts.ts';
import { writeSellerTotals } from '../../features/checkout/write-seller-totals.ts';
import type { HttpEnv } from '../../platform/http/http-env.ts';
import { sendFile } from '../../platform/http/send-file.ts';
import type { AppServices } from '../services.ts';
import { authorizeCall } from './gate.ts';

const FIRST_YEAR = 2000;
const LAST_YEAR = 2999;

/** Creates routes for large admin exports, streamed. */
export function exportRoutes(services: AppServices) {
  return new Hono<HttpEnv>().get('/seller-totals.csv', async (c) => {
    await authorizeCall(services, { who: 'admin' }, c.req.raw);
    const year = Number(c.req.query('year'));
    if (!Number.isInteger(year) || year < FIRST_YEAR || year > LAST_YEAR)
      throw new Failure('invalid_input', { fields: { year: payoutRefusals.yearForm() } });
    const content = writeSellerTotals(services.db, year);
    return sendFile({ name: `seller-totals-${year}.csv`, type: 'text/csv', content }, services.log);
  });
}
