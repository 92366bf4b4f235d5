import type { MiddlewareHandler } from 'hono';
import { html } from 'hono/html';
import { type CallName, route } from '../../../shared/contract/paths.ts';
import { chooseLanguage, type Language } from '../../../shared/domain/language.ts';
import { Failure } from '../../../shared/errors.ts';
import type { Caller } from '../../platform/http/handler.ts';
import type { HttpEnv } from '../../platform/http/http-env.ts';
import type { Services } from '../services.ts';

const LOOK_AGAIN = 3_600;

/** Calls that an admin needs before sign-in, and legal pages. */
const openCalls: readonly CallName[] = ['getSettings', 'listLegal', 'getLegalPage', 'issueToken'];

/** Pages for admin sign-in, and legal pages. */
const openPages =
  /^\/(login|google|forgot-password|reset-password|verify-email|dashboard|legal)(\/|$)|^\/(service-worker\.js|manifest\.webmanifest)$/;

type Asker = { isAdmin: boolean; caller: Caller | undefined; params: Record<string, string> };

/** Whether a call is about the caller's own account. The gate lets no stranger reach a call below `/account`. */
function isAboutOneself(name: CallName, { caller, params }: Asker): boolean {
  if (name === 'getUser') return caller !== undefined && params.email?.toLowerCase() === caller.email.toLowerCase();
  return route(name).path.split('/')[1] === 'account';
}

/**
 * Refuses calls until contact and legal pages are complete. Admins may make every call, other people only those about
 * their own account. Until there is an admin, accounts can be created.
 * @param asker who passed the gate, with the call's path parameters
 * @throws not_open
 */
export async function refuseWhileClosed(
  { opening }: Pick<Services, 'opening'>,
  name: CallName,
  asker: Asker,
): Promise<void> {
  if (opening.isOpen() || openCalls.includes(name) || asker.isAdmin || isAboutOneself(name, asker)) return;
  if (name === 'createUser' && !(await opening.hasAdmin())) return;
  throw new Failure('not_open', { retryAfter: LOOK_AGAIN });
}

type Words = { title: string; text: string; login: string };

const words: Record<Language, Words> = {
  en: {
    title: 'This marketplace opens soon',
    text: 'We are still getting ready. Please come back later.',
    login: 'Log in as an admin',
  },
  de: {
    title: 'Dieser Marktplatz öffnet bald',
    text: 'Wir bereiten noch alles vor. Bitte komm später wieder.',
    login: 'Als Admin anmelden',
  },
  es: {
    title: 'Este mercado abre pronto',
    text: 'Todavía lo estamos preparando. Vuelve más tarde.',
    login: 'Entrar como administrador',
  },
};

const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'";

/** Answers 503 with a plain page until the shop is open. */
export function closedShop({ opening, shop }: Pick<Services, 'opening' | 'shop'>): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    if (opening.isOpen() || openPages.test(c.req.path)) return next();
    // Before the first admin, the operator needs to sign up.
    if (c.req.path === '/signup' && !(await opening.hasAdmin())) return next();
    const language = chooseLanguage(c.req.header('Cookie'), c.req.header('Accept-Language'), c.req.url);
    const said = words[language];
    c.header('Retry-After', String(LOOK_AGAIN));
    c.header('Cache-Control', 'no-store');
    c.header('Content-Security-Policy', policy);
    c.header('Content-Language', language);
    return c.html(
      html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${said.title}</title>
<style>body{font:1.125rem/1.5 system-ui,sans-serif;margin:0;min-height:100dvh;display:grid;place-content:center;padding:1.5rem;text-align:center}h1{font-size:1.75rem;line-height:1.2;margin:0 0 .75rem}p{margin:0 0 1rem}a{color:inherit;display:inline-block;padding:.75rem}</style></head>
<body><main><h1>${said.title}</h1><p>${shop.settings().name}: ${said.text}</p><p><a href="/login?from=%2Fdashboard%2Fadmin%2Flegal">${said.login}</a></p></main></body></html>`,
      503,
    );
  };
}
