import { Hono } from 'hono';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { z } from 'zod';
import { Failure } from '../../../shared/errors.ts';
import { refusalForPrograms } from '../../../shared/words/refusal.ts';
import { refuseOtherCharset } from '../../platform/http/charset.ts';
import { clientAddress } from '../../platform/http/client-address.ts';
import type { HttpEnv } from '../../platform/http/http-env.ts';
import { readBytes } from '../../platform/http/read-bytes.ts';
import type { AppServices } from '../services.ts';

/** Bytes of a report, and reports per minute and address. */
const MAX_REPORT_BYTES = 16 * 1024;
const REPORTS_A_MINUTE = 30;

const text = z.string().max(4_000);

const oldForm = z.object({
  'csp-report': z.object({
    'effective-directive': text.optional(),
    'violated-directive': text.optional(),
    'blocked-uri': text.optional(),
    'source-file': text.optional(),
    'line-number': z.number().optional(),
    disposition: text.optional(),
  }),
});
const newForm = z.array(z.object({ type: text, body: z.record(z.string(), z.unknown()).nullish() })).max(20);
const newBody = z.object({
  effectiveDirective: text,
  blockedURL: text.nullish(),
  sourceFile: text.nullish(),
  lineNumber: z.number().nullish(),
  disposition: text.nullish(),
});

type Report = { directive: string; blocked: string; source: string; line?: number; disposition?: string };

/** Receives untrusted CSP violation reports: rate-limited, and logged without the possibly private URL. */
export function policyReportRoutes({ config, log, metrics }: AppServices) {
  const limiter = new RateLimiterMemory({ points: REPORTS_A_MINUTE, duration: 60 });
  return new Hono<HttpEnv>().post('/', async (c) => {
    const address = clientAddress(c, config.trustProxy);
    const allowed = !config.rateLimits || !address || (await limiter.consume(address).catch(() => undefined));
    if (!allowed) throw new Failure('too_many_requests', { retryAfter: 60 });
    const type = c.req.header('Content-Type') ?? '';
    if (!/^application\/(csp-report|reports\+json|json)\b/i.test(type))
      throw new Failure('unsupported_media_type', { reason: refusalForPrograms('Send a report as browsers do.') });
    refuseOtherCharset(type);
    const bytes = await readBytes(c.req.raw, MAX_REPORT_BYTES);
    for (const report of readReports(new TextDecoder().decode(bytes))) {
      metrics.policyBroken(report.directive);
      log.warn({ report }, 'a page broke its content security policy');
    }
    return c.body(null, 204);
  });
}

function readReports(body: string): Report[] {
  const sent = parseJson(body);
  const old = oldForm.safeParse(sent).data?.['csp-report'];
  if (old) {
    return [
      {
        directive: directiveOf(old['effective-directive'] ?? old['violated-directive'] ?? ''),
        blocked: whereFrom(old['blocked-uri']),
        source: whereFrom(old['source-file']),
        line: old['line-number'],
        disposition: old.disposition,
      },
    ];
  }
  const batch = newForm.safeParse(sent).data;
  if (!batch) throw new Failure('unreadable_body', { reason: refusalForPrograms('This is not a report.') });
  return batch.flatMap(({ body }) => {
    const report = newBody.safeParse(body).data;
    if (!report) return [];
    return {
      directive: directiveOf(report.effectiveDirective),
      blocked: whereFrom(report.blockedURL ?? undefined),
      source: whereFrom(report.sourceFile ?? undefined),
      line: report.lineNumber ?? undefined,
      disposition: report.disposition ?? undefined,
    };
  });
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

const known = [
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'font-src',
  'connect-src',
  'frame-src',
  'form-action',
  'worker-src',
  'require-trusted-types-for',
  'trusted-types',
];

/** Limits metric cardinality. */
const directiveOf = (sent: string) => known.find((name) => sent.split(' ')[0] === name) ?? 'other';

/** Never a personal URL. */
function whereFrom(sent: string | undefined): string {
  if (!sent) return '';
  const url = URL.parse(sent);
  if (!url) return sent.slice(0, 40).replace(/[^\w-]/g, '');
  return url.pathname.startsWith('/static/') ? url.pathname.slice(0, 120) : url.origin;
}
