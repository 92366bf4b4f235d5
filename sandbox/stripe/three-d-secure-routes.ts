import { Hono } from 'hono';
import type { Pool } from 'pg';
import { languageOf } from '../page-language.ts';
import type { CallContext } from './call-context.ts';
import { inTransaction, type Transaction } from './database.ts';
import { finishAuthentication, sourceOf } from './finish-authentication.ts';
import { getObject } from './object-store.ts';
import { StripeError } from './stripe-error.ts';
import { pageHeaders, pageStyles, renderPage } from './three-d-secure-page.ts';
import type { NextAction, PaymentIntent } from './wire.ts';

interface Options {
  pool: Pool;
  contextOf: (tx: Transaction, request: Request) => CallContext;
  onEvents: () => void;
}

/** Creates the routes of the authentication page and its answer. */
export function createThreeDSecureRoutes({ pool, contextOf, onEvents }: Options): Hono {
  const routes = new Hono();
  const styleUrl = '../3ds-page.css';

  routes.get('/3ds-page.css', (c) => c.body(pageStyles, 200, { 'content-type': 'text/css; charset=utf-8' }));

  routes.get('/3ds/:id', async (c) => {
    const intent = await findIntent(pool, c.req.param('id'));
    const page = renderPage(intent, c.req.query('source'), { styleUrl, language: languageOf(c.req.raw) });
    return c.body(page, intent ? 200 : 404, pageHeaders);
  });

  routes.post('/3ds/:id', async (c) => {
    const source = c.req.query('source');
    const outcome = new URLSearchParams(await c.req.text()).get('outcome') === 'succeed' ? 'succeed' : 'fail';
    let action: NextAction | null = null;
    const finished = await inTransaction(pool, (tx) =>
      finishAuthentication(contextOf(tx, c.req.raw), c.req.param('id'), {
        outcome,
        isAllowed: (intent) => {
          action = intent.next_action;
          return source !== undefined && sourceOf(intent.next_action) === source;
        },
      }),
    ).catch(ignoreStalePage);
    onEvents();
    return c.redirect(returnUrlOf(action, finished) ?? c.req.url, 303);
  });

  return routes;
}

async function findIntent(pool: Pool, id: string): Promise<PaymentIntent | undefined> {
  return getObject(pool, 'payment_intent', { id }).catch(ignoreStalePage);
}

function ignoreStalePage(error: unknown): undefined {
  if (error instanceof StripeError) return undefined;
  throw error;
}

function returnUrlOf(action: NextAction | null, intent: PaymentIntent | undefined): string | undefined {
  if (!intent || action?.type !== 'redirect_to_url') return undefined;
  const url = new URL(action.redirect_to_url.return_url);
  url.searchParams.set('payment_intent', intent.id);
  url.searchParams.set('payment_intent_client_secret', intent.client_secret);
  url.searchParams.set('redirect_status', intent.status === 'succeeded' ? 'succeeded' : 'failed');
  return url.href;
}
