import type { Config } from '../../ports/config.ts';
import type { ImageHost } from '../../ports/image-host.ts';

/** Returns the headers of every response. */
export function commonHeaders(config: Config): Record<string, string> {
  return {
    ...assetHeaders(config),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    ...permissions(config),
  };
}

function permissions(config: Config, path = '') {
  const camera = scansCodes(path) ? '(self)' : '()';
  const payment = isPaymentPage(config, path) ? `(self "${scriptOrigin(config)}")` : '()';
  return { 'Permissions-Policy': `camera=${camera}, microphone=(), geolocation=(), payment=${payment}` };
}

/** An opener policy would separate Google's window. */
export const signInWindowHeaders = { 'Cross-Origin-Opener-Policy': 'unsafe-none' };

/** For scripts, styles and fonts. */
export function assetHeaders(config: Config): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    ...(config.publicUrl.startsWith('https:')
      ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }
      : {}),
  };
}

/** The provider's script may use the payment API. */
function scriptOrigin({ payments }: Config): string {
  const chosen = payments.kind === 'stripe' ? payments.scriptUrl : undefined;
  return new URL(chosen ?? 'https://js.stripe.com').origin;
}

const JSON_TYPE = 'application/json; charset=utf-8';

export const jsonHeaders = { 'Content-Type': JSON_TYPE };

/** Adds the character set to JSON. */
export function setCharset(headers: Headers): void {
  if (headers.get('Content-Type') === 'application/json') headers.set('Content-Type', JSON_TYPE);
}

/** Never a document, never cached. */
export const apiHeaders: Record<string, string> = {
  'Cache-Control': 'no-store',
  Vary: 'Authorization, Origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
};

/** For 5 s a sold listing may look available. The service worker stores it: no personal data. */
export const publicCacheHeaders: Record<string, string> = {
  'CDN-Cache-Control': 'max-age=1, stale-while-revalidate=3',
};

/** Pages are revalidated on each use. */
export const pageCacheHeaders = (status: number): Record<string, string> => ({
  'Cache-Control': 'no-cache',
  ...(status === 200 ? publicCacheHeaders : {}),
});

/** Only the payment page loads the card script. */
const isPaymentPage = ({ payments }: Config, path: string) =>
  payments.kind === 'stripe' && path.startsWith('/dashboard/payment/');

const scansCodes = (path: string) => path.startsWith('/dashboard/sales/') || path === '/offline';

/** In both syntaxes. */
const reportTo = 'report-uri /api/csp-reports; report-to csp';

/** Only the bundler, the service worker and the payment provider may create script URLs. */
const trustedTypes = (config: Config, path: string) =>
  `require-trusted-types-for 'script'; trusted-types settee-parts settee-offline${isPaymentPage(config, path) ? ' settee-card-script' : ''}`;

/** Third-party scripts load more by plain URLs: only report. */
const loadsOthersScripts = (config: Config, path: string) =>
  config.identity.kind === 'firebase' || isPaymentPage(config, path);

/** CSP sources from `inline-scripts.ts`. */
export type InlineSources = { scripts: readonly string[]; styles: readonly string[] };

/** Security headers of an HTML page. */
export function pageHeaders(
  config: Config,
  imageHost: ImageHost,
  { path, inline }: { path: string; inline: InlineSources },
): Record<string, string> {
  const policy = `${pagePolicy(config, imageHost, { path, inline })}; ${reportTo}`;
  const endpoints = {
    'Reporting-Endpoints': 'csp="/api/csp-reports"',
    ...(path === '/google' ? signInWindowHeaders : {}),
    ...permissions(config, path),
  };
  return loadsOthersScripts(config, path)
    ? {
        ...endpoints,
        'Content-Security-Policy': policy,
        'Content-Security-Policy-Report-Only': `${trustedTypes(config, path)}; ${reportTo}`,
      }
    : { ...endpoints, 'Content-Security-Policy': `${trustedTypes(config, path)}; ${policy}` };
}

/** A custom provider needs both origins. */
function cardOrigins({ payments }: Config) {
  const { scriptUrl, apiUrl } = { scriptUrl: undefined, apiUrl: undefined, ...payments };
  const urls = [scriptUrl ?? 'https://js.stripe.com', apiUrl ?? 'https://api.stripe.com'].map((url) => new URL(url));
  const elsewhere = urls.filter((url) => !isStripes(url)).map(({ origin }) => origin);
  return { isStripe: urls.some(isStripes), elsewhere: [...new Set(elsewhere)] };
}

const isStripes = ({ protocol, hostname }: URL) => protocol === 'https:' && /(^|\.)stripe\.com$/.test(hostname);

/** Card hosts on the payment page, identity hosts where one signs in. */
function pagePolicy(
  config: Config,
  imageHost: ImageHost,
  { path, inline }: { path: string; inline: InlineSources },
): string {
  const sources = {
    script: [`'self'`, ...inline.scripts],
    connect: [`'self'`],
    frame: [`'self'`],
    image: [`'self'`, 'data:', 'blob:', ...(imageHost.origin ? [imageHost.origin] : [])],
    style: [`'self'`, ...inline.styles],
    font: [`'self'`],
  };
  if (isPaymentPage(config, path)) {
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
