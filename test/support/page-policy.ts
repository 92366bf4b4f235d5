type Sources = { script?: string; image?: string; connect?: string; frame?: string };

export const reported = ['report-uri /api/csp-reports', 'report-to csp'];
export const ownNames = 'settee-parts settee-offline';

/** Trusted Types directives. @param names of the allowed policies */
export const trusting = (names: string) => ["require-trusted-types-for 'script'", `trusted-types ${names}`];

/**
 * The other CSP directives of a page (reliability 6).
 * @param inline hashes of inline scripts
 * @param more extra origins, each with a leading space
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

export const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-cache',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
};
