import type { Config } from '../../app/config.ts';
import type { ImageHost } from '../../ports/image-host.ts';

/** Headers of every answer (reliability 6). */
export function commonHeaders(config: Config): Record<string, string> {
  return {
    ...partHeaders(config),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Permissions-Policy': `camera=(), microphone=(), geolocation=(), payment=(self "${scriptOrigin(config)}")`,
  };
}

/**
 * Headers of what the sign-in window shows of us on its way to Google and back. With an opener policy there, the browser
 * would cut the window off from the page that opened it, which would then take it for closed.
 */
export const signInWindowHeaders = { 'Cross-Origin-Opener-Policy': 'unsafe-none' };

/** Headers of a page's scripts, styles and fonts: the others speak of documents, and every visit pays for them. */
export function partHeaders(config: Config): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    ...(config.publicUrl.startsWith('https:')
      ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }
      : {}),
  };
}

/** Where the card provider's script comes from, which may ask the browser for a card it has kept. */
function scriptOrigin({ payments }: Config): string {
  const chosen = payments.kind === 'stripe' ? payments.scriptUrl : undefined;
  return new URL(chosen ?? 'https://js.stripe.com').origin;
}

const JSON_TYPE = 'application/json; charset=utf-8';

/** The type of JSON answers, with the characters that they are written in (reliability 6). */
export const jsonHeaders = { 'Content-Type': JSON_TYPE };

/** Names the characters of a JSON answer that whoever made it did not name. */
export function nameCharacters(headers: Headers): void {
  if (headers.get('Content-Type') === 'application/json') headers.set('Content-Type', JSON_TYPE);
}

/** Headers of API answers: nothing there is a document, and no browser may keep it. */
export const apiHeaders: Record<string, string> = {
  'Cache-Control': 'no-store',
  Vary: 'Authorization, Origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
};

/**
 * Of an answer that is the same to everybody: a cache in front of us may give it for a moment and ask meanwhile, which
 * together stays under the 5 s for which a sold piece may look available. What bears this, a browser's service worker keeps
 * to read without a connection (`web/platform/offline/service-worker.ts`), so it must hold nothing of one person.
 */
export const forEverybody: Record<string, string> = {
  'CDN-Cache-Control': 'max-age=1, stale-while-revalidate=3',
};

/** How long a page may be kept: a browser asks each time whether it changed. */
export const keepingOf = (status: number): Record<string, string> => ({
  'Cache-Control': 'no-cache',
  ...(status === 200 ? forEverybody : {}),
});

/** Whether a page loads another's script to take cards: only the payment screen does (reliability 6). */
const takesCards = ({ payments }: Config, path: string) =>
  payments.kind === 'stripe' && path.startsWith('/dashboard/payment/');

/** Where browsers send what broke a policy, for those that know endpoints by name and for those that do not. */
const reportTo = 'report-uri /api/csp-reports; report-to csp';

/**
 * Text becomes a script only through the bundler's own policy, which loads the parts of our build (see
 * `rsbuild.config.ts`), the one that names the service worker, and where cards are taken through the one that loads the provider's script; so no text that a
 * person wrote ever can (reliability 6).
 */
const trustedTypes = (config: Config, path: string) =>
  `require-trusted-types-for 'script'; trusted-types settee-parts settee-offline${takesCards(config, path) ? ' settee-card-script' : ''}`;

/** Others' scripts load more of themselves by plain addresses: there the browser only reports it. */
const loadsOthersScripts = (config: Config, path: string) =>
  config.identity.kind === 'firebase' || takesCards(config, path);

/** The sources of the scripts and styles that stand inside a page, as `inline-scripts.ts` tells them. */
export type InlineSources = { scripts: readonly string[]; styles: readonly string[] };

/** The headers by which a page's browser knows what the page may do, and where to tell what it tried besides. */
export function pageHeaders(
  config: Config,
  imageHost: ImageHost,
  path: string,
  inline: InlineSources,
): Record<string, string> {
  const policy = `${pagePolicy(config, imageHost, path, inline)}; ${reportTo}`;
  const endpoints = {
    'Reporting-Endpoints': 'csp="/api/csp-reports"',
    ...(path === '/google' ? signInWindowHeaders : {}),
  };
  return loadsOthersScripts(config, path)
    ? {
        ...endpoints,
        'Content-Security-Policy': policy,
        'Content-Security-Policy-Report-Only': `${trustedTypes(config, path)}; ${reportTo}`,
      }
    : { ...endpoints, 'Content-Security-Policy': `${trustedTypes(config, path)}; ${policy}` };
}

/**
 * Where a payment page may reach besides us: the script and the API of another server each know the other, so both
 * origins are open to both. Stripe's own hosts are not needed once neither is Stripe's.
 */
function cardOrigins({ payments }: Config) {
  const { scriptUrl, apiUrl } = { scriptUrl: undefined, apiUrl: undefined, ...payments };
  const urls = [scriptUrl ?? 'https://js.stripe.com', apiUrl ?? 'https://api.stripe.com'].map((url) => new URL(url));
  const elsewhere = urls.filter((url) => !isStripes(url)).map(({ origin }) => origin);
  return { isStripe: urls.some(isStripes), elsewhere: [...new Set(elsewhere)] };
}

const isStripes = ({ protocol, hostname }: URL) => protocol === 'https:' && /(^|\.)stripe\.com$/.test(hostname);

/**
 * The content security policy of a page. The card provider's hosts appear on the payment screen alone, the identity
 * service's wherever somebody may sign in.
 */
function pagePolicy(config: Config, imageHost: ImageHost, path: string, inline: InlineSources): string {
  const sources = {
    script: [`'self'`, ...inline.scripts],
    connect: [`'self'`],
    frame: [`'self'`],
    image: [`'self'`, 'data:', 'blob:', ...(imageHost.origin ? [imageHost.origin] : [])],
    style: [`'self'`, ...inline.styles],
    font: [`'self'`],
  };
  if (takesCards(config, path)) {
    const { elsewhere, isStripe } = cardOrigins(config);
    for (const source of Object.values(sources)) source.push(...elsewhere);
    if (isStripe) {
      const stripe = ['https://js.stripe.com', 'https://*.js.stripe.com'];
      sources.script.push(...stripe);
      sources.connect.push('https://api.stripe.com');
      sources.frame.push(...stripe, 'https://hooks.stripe.com');
      sources.image.push('https://*.stripe.com');
    }
  }
  if (config.identity.kind === 'firebase') {
    sources.script.push('https://apis.google.com');
    sources.connect.push('https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com');
    sources.frame.push(`https://${config.identity.authDomain}`);
    if (config.identity.emulatorUrl) sources.connect.push(config.identity.emulatorUrl);
  }
  return [
    `default-src 'none'`,
    `script-src ${sources.script.join(' ')}`,
    `style-src ${sources.style.join(' ')}`,
    `img-src ${sources.image.join(' ')}`,
    `font-src ${sources.font.join(' ')}`,
    `connect-src ${sources.connect.join(' ')}`,
    `frame-src ${sources.frame.join(' ')}`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `object-src 'none'`,
    `frame-ancestors 'none'`,
    `worker-src 'self'`,
    `manifest-src 'self'`,
  ].join('; ');
}
