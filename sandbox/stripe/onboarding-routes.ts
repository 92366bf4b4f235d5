import { Hono } from 'hono';
import type { Pool } from 'pg';
import { languageOf } from '../page-language.ts';
import { isValidLink } from './account-links.ts';
import { completeAccount } from './accounts.ts';
import type { CallContext } from './call-context.ts';
import { inTransaction, type Transaction } from './database.ts';
import { getObject, updateObject } from './object-store.ts';
import { onboardingHeaders, onboardingStyles, renderOnboarding } from './onboarding-page.ts';
import { onboardingTexts } from './onboarding-texts.ts';
import { StripeError } from './stripe-error.ts';

interface Options {
  pool: Pool;
  contextOf: (tx: Transaction, request: Request) => CallContext;
  onEvents: () => void;
}

const STYLES = 'onboarding.css';
const unknown = (request: Request) => onboardingTexts.unknown[languageOf(request)];

/** Creates the routes of the onboarding page. Works without scripts. */
export function createOnboardingRoutes({ pool, contextOf, onEvents }: Options): Hono {
  const routes = new Hono();

  routes.get(`/connect/${STYLES}`, (c) => c.body(onboardingStyles, 200, { 'content-type': 'text/css; charset=utf-8' }));

  routes.get('/connect/:link', async (c) => {
    const found = await inTransaction(pool, async (tx) => {
      const context = contextOf(tx, c.req.raw);
      const link = await getObject(tx, 'account_link', { id: c.req.param('link') }).catch(unlessMissing);
      if (!link) return undefined;
      return isValidLink(link, context.now)
        ? { link, account: await getObject(tx, 'account', { id: link.account }) }
        : { link, account: undefined };
    });
    if (!found) return c.text(unknown(c.req.raw), 404);
    if (!found.account) return c.redirect(found.link.refresh_url, 303);
    const shown = { language: languageOf(c.req.raw), isRefused: false };
    const page = await renderOnboarding(found.account, STYLES, shown);
    return c.body(`${page}`, 200, onboardingHeaders(found.link.return_url));
  });

  routes.post('/connect/:link', async (c) => {
    const form = new URLSearchParams(await c.req.text());
    const bank = {
      holder: (form.get('holder') ?? '').trim().slice(0, 100),
      number: (form.get('number') ?? '').replace(/[\s-]/g, '').toUpperCase(),
    };
    const isLater = form.get('move') === 'later';
    const isGood = isLater || (bank.holder !== '' && /^[A-Z0-9]{5,42}$/.test(bank.number));
    const done = await inTransaction(pool, async (tx) => {
      const context = contextOf(tx, c.req.raw);
      const link = await getObject(tx, 'account_link', { id: c.req.param('link'), options: { lock: true } }).catch(
        unlessMissing,
      );
      if (!link || !isValidLink(link, context.now)) return { link };
      if (!isGood) return { link, account: await getObject(tx, 'account', { id: link.account }) };
      await updateObject<'account_link'>(tx, { ...link, used: true });
      if (!isLater) await completeAccount(context, link.account, bank);
      return { link, isUsed: true };
    });
    if (!done.link) return c.text(unknown(c.req.raw), 404);
    if (done.account) {
      const shown = { language: languageOf(c.req.raw), isRefused: true };
      const page = await renderOnboarding(done.account, STYLES, shown);
      return c.body(`${page}`, 422, onboardingHeaders(done.link.return_url));
    }
    onEvents();
    return c.redirect(done.isUsed ? done.link.return_url : done.link.refresh_url, 303);
  });

  return routes;
}

function unlessMissing(error: unknown): undefined {
  if (error instanceof StripeError) return undefined;
  throw error;
}
