import type { Config } from '../config.ts';
import type { ImageHost } from '../ports/image-host.ts';

/** Headers of every answer (reliability 6). */
export function commonHeaders(config: Config): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(self "https://js.stripe.com")',
    ...(config.publicUrl.startsWith('https:')
      ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }
      : {}),
  };
}

/** Headers of API answers: nothing there is a document, and nothing may be kept. */
export const apiHeaders: Record<string, string> = {
  'Cache-Control': 'no-store',
  Vary: 'Authorization, Origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
};

/** Whether a page may load the card provider's script: only the payment screen does (reliability 6). */
const takesCards = (path: string) => path.startsWith('/dashboard/payment/');

/** Where browsers send what broke a policy, for those that know endpoints by name and for those that do not. */
const reportTo = 'report-uri /api/csp-reports; report-to csp';

/**
 * Text becomes a script only through the bundler's own policy, which loads the parts of our build (see
 * `rsbuild.config.ts`); so no text that a person wrote ever can (reliability 6).
 */
const trustedTypes = `require-trusted-types-for 'script'; trusted-types settee-parts`;

/** Others' scripts load more of themselves by plain addresses: there the browser only reports it. */
const loadsOthersScripts = (config: Config, path: string) =>
  config.identity.kind === 'firebase' || (config.payments.kind === 'stripe' && takesCards(path));

/** The headers by which a page's browser knows what the page may do, and where to tell what it tried besides. */
export function pageHeaders(
  config: Config,
  imageHost: ImageHost,
  path: string,
  inline: readonly string[],
): Record<string, string> {
  const policy = `${pagePolicy(config, imageHost, path, inline)}; ${reportTo}`;
  const endpoints = { 'Reporting-Endpoints': 'csp="/api/csp-reports"' };
  return loadsOthersScripts(config, path)
    ? {
        ...endpoints,
        'Content-Security-Policy': policy,
        'Content-Security-Policy-Report-Only': `${trustedTypes}; ${reportTo}`,
      }
    : { ...endpoints, 'Content-Security-Policy': `${trustedTypes}; ${policy}` };
}

/**
 * The content security policy of a page. The card provider's hosts appear on the payment screen alone, the identity
 * service's wherever somebody may sign in.
 * @param inline the sources of the scripts that stand inside the page, as `inlineScriptSources` tells them
 */
function pagePolicy(config: Config, imageHost: ImageHost, path: string, inline: readonly string[]): string {
  const sources = {
    script: [`'self'`, ...inline],
    connect: [`'self'`],
    frame: [`'self'`],
    image: [`'self'`, 'data:', 'blob:', ...(imageHost.origin ? [imageHost.origin] : [])],
  };
  if (config.payments.kind === 'stripe' && takesCards(path)) {
    const custom = [config.payments.scriptUrl, config.payments.apiUrl].flatMap((url) =>
      url ? [new URL(url).origin] : [],
    );
    const stripe = ['https://js.stripe.com', 'https://*.js.stripe.com'];
    sources.script.push(...stripe, ...custom);
    sources.connect.push('https://api.stripe.com', ...custom);
    sources.frame.push(...stripe, 'https://hooks.stripe.com', ...custom);
    sources.image.push('https://*.stripe.com');
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
    `style-src 'self'`,
    `img-src ${sources.image.join(' ')}`,
    `font-src 'self'`,
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
