import type { MiddlewareHandler } from 'hono';
import { type CallName, route } from '../../../shared/contract/paths.ts';
import { chooseLanguage } from '../../../shared/domain/language.ts';
import { Failure } from '../../../shared/errors.ts';
import { closedWords } from '../../../shared/words/pages/closed-shop.ts';
import type { Caller } from '../../platform/http/handler.ts';
import type { HttpEnv } from '../../platform/http/http-env.ts';
import type { AppServices } from '../services.ts';
import { plainPage } from './plain-page.ts';

const RETRY_SECONDS = 3_600;

/** Needed before an admin can sign in, and legal pages. */
const openCalls: readonly CallName[] = ['getSettings', 'listLegal', 'getLegalPage', 'issueToken'];

/** Pages for admin sign-in, and legal pages. */
const openPages =
  /^\/(login|google|forgot-password|reset-password|verify-email|not-me|first-admin|dashboard|legal)(\/|$)|^\/(service-worker\.js|manifest\.webmanifest)$/;

type Asker = { isAdmin: boolean; caller: Caller | undefined; params: Record<string, string> };

/** Calls below `/account` are about the caller: the gate lets no stranger in. */
function isAboutOneself(name: CallName, { caller, params }: Asker): boolean {
  if (name === 'getUser') return caller !== undefined && params.email?.toLowerCase() === caller.email.toLowerCase();
  return route(name).path.split('/')[1] === 'account';
}

/**
 * Refuses calls until contact and legal pages are complete, except an admin's, and other people's about their own
 * account. Until there is an admin, accounts can be created.
 * @param asker passed the gate; with the call's path parameters
 * @throws not_open
 */
export async function refuseWhileClosed(
  { opening }: Pick<AppServices, 'opening'>,
  name: CallName,
  asker: Asker,
): Promise<void> {
  if (opening.isOpen() || openCalls.includes(name) || asker.isAdmin || isAboutOneself(name, asker)) return;
  if (name === 'createUser' && !(await opening.hasAdmin())) return;
  throw new Failure('not_open', { retryAfter: RETRY_SECONDS });
}

/** Answers 503 with a plain page until the shop is open. */
export function closedShop({ opening, shop }: Pick<AppServices, 'opening' | 'shop'>): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    if (opening.isOpen() || openPages.test(c.req.path)) return next();
    // Before the first admin, the operator needs to sign up.
    if (c.req.path === '/signup' && !(await opening.hasAdmin())) return next();
    const language = chooseLanguage(c.req.header('Cookie'), c.req.header('Accept-Language'), c.req.url);
    const { title, text, login } = closedWords[language];
    c.header('Retry-After', String(RETRY_SECONDS));
    const link = { href: '/login?from=%2Fdashboard%2Fadmin%2Flegal', text: login };
    return plainPage(c, language, { title, text: `${shop.settings().name}: ${text}`, link }, 503);
  };
}
