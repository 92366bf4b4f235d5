type Sources = { script?: string; image?: string; connect?: string; frame?: string };

export const reported = ['report-uri /api/csp-reports', 'report-to csp'];
export const ownNames = 'settee-parts settee-offline';

/** The directives on Trusted Types. @param names of the policies that a page may make */
export const trusting = (names: string) => ["require-trusted-types-for 'script'", `trusted-types ${names}`];

/**
 * Every other directive of a page (reliability 6).
 * @param inline what a script inside the page is known by
 * @param more what the page may reach besides Settee, each with a blank before it
 */
export const reaching = (inline: string, { script = '', image = '', connect = '', frame = '' }: Sources = {}) => [
  "default-src 'none'",
  `script-src 'self' ${inline}${script}`,
  "style-src 'self'",
  `img-src 'self' data: blob:${image}`,
  "font-src 'self'",
  `connect-src 'self'${connect}`,
  `frame-src 'self'${frame}`,
  "form-action 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
  "worker-src 'self'",
  "manifest-src 'self'",
  ...reported,
];

/** What every page says besides. */
export const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-cache',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self "https://js.stripe.com")',
};
