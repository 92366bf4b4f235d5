import { Hono } from 'hono';
import { Failure } from '../../../shared/errors.ts';
import { writeSellerTotals } from '../../features/checkout/write-seller-totals.ts';
import type { HttpEnv } from '../../platform/http/http-env.ts';
import type { Services } from '../services.ts';
import { passGate } from './gate.ts';

const FIRST_YEAR = 2000;
const LAST_YEAR = 2999;

/** Creates routes for large admin exports, streamed. */
export function exportRoutes(services: Services) {
  return new Hono<HttpEnv>().get('/seller-totals.csv', async (c) => {
    await passGate(services, 'admin', c.req.raw);
    const year = Number(c.req.query('year'));
    if (!Number.isInteger(year) || year < FIRST_YEAR || year > LAST_YEAR)
      throw new Failure('invalid_input', { fields: { year: 'Write the year as 2026.' } });
    return new Response(streamOf(services, year), {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="seller-totals-${year}.csv"`,
        'Cache-Control': 'no-store',
      },
    });
  });
}

/** Generates parts on demand; a disconnect stops it. */
function streamOf({ db, log }: Pick<Services, 'db' | 'log'>, year: number): ReadableStream<Uint8Array> {
  const parts = writeSellerTotals(db, year);
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await parts.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      } catch (error) {
        // Abort the response, so that the browser sees an incomplete file.
        log.error({ err: error }, 'the totals of sellers could not be written to their end');
        controller.error(error);
      }
    },
    async cancel() {
      await parts.return(undefined);
    },
  });
}
