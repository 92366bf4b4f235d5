import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { RefundReason } from '../../../shared/domain/purchase.ts';
import type { Db } from '../db/database.ts';
import { type Backlog, backlogMeanings, readBacklog } from './metrics-store.ts';

/** Prometheus metrics: few labels and values, no personal data. */
export type Metrics = {
  /** Counts a request. @param call contract name or kind of page @param code `ok` or an error code */
  answered(call: string, status: number, code: string, seconds: number): void;
  /** Counts a public answer. @param from the cache, or made for this request */
  publicAnswer(from: 'cache' | 'made'): void;
  /** Counts a CSP violation. @param directive one of a few */
  policyBroken(directive: string): void;
  /** Counts a purchase step; retried transactions count again. */
  purchaseMoved(from: string, to: string): void;
  /** Counts a refund by reason; `provider`: made in the provider's dashboard, `returned`: it came back. */
  moneyWentBack(reason: RefundReason | 'provider' | 'returned'): void;
  /** Records the number of violated invariants (reliability 3.18). */
  booksLookedAt(broken: number): void;
  /** Returns the metrics page. Omits database metrics when it is unreachable. */
  page(): Promise<{ type: string; text: string }>;
};

/** Cache time of database metrics, in milliseconds. */
const BACKLOG_GOOD_FOR = 5_000;

export function createMetrics(db: Db): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const duration = new Histogram({
    name: 'settee_http_seconds',
    help: 'How long answers took, by call and class of status',
    labelNames: ['call', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const outcomes = new Counter({
    name: 'settee_answers_total',
    help: 'Answers by call and code; the codes of uploadImage are the verdicts on photos',
    labelNames: ['call', 'code'],
    registers,
  });
  const publicAnswers = new Counter({
    name: 'settee_public_answers_total',
    help: 'Public answers that were taken from the cache, or made anew',
    labelNames: ['from'],
    registers,
  });
  const policyReports = new Counter({
    name: 'settee_policy_reports_total',
    help: 'Reports of browsers about the content security policy, by directive; above 0 needs a look',
    labelNames: ['directive'],
    registers,
  });
  const moves = new Counter({
    name: 'settee_purchase_moves_total',
    help: 'Purchases that went from one state to another',
    labelNames: ['from', 'to'],
    registers,
  });
  const refunds = new Counter({
    name: 'settee_refunds_total',
    help: 'Refunds and lost disputes that were booked, by reason',
    labelNames: ['reason'],
    registers,
  });
  const books = new Gauge({
    name: 'settee_books_broken',
    help: 'Rules of the books that the last look found broken; must be 0',
    registers,
  });
  const gauges = Object.entries(backlogMeanings).map(
    ([name, help]) => [name as keyof Backlog, new Gauge({ name: `settee_${name}`, help, registers })] as const,
  );

  let readAt = Number.NEGATIVE_INFINITY;
  const refresh = async () => {
    if (performance.now() - readAt < BACKLOG_GOOD_FOR) return;
    const backlog = await readBacklog(db).catch(() => undefined);
    for (const [name, gauge] of gauges) gauge.set(backlog?.[name] ?? Number.NaN);
    if (backlog) readAt = performance.now();
  };

  return {
    answered(call, status, code, seconds) {
      duration.observe({ call, status: `${Math.floor(status / 100)}xx` }, seconds);
      outcomes.inc({ call, code });
    },
    publicAnswer: (from) => publicAnswers.inc({ from }),
    policyBroken: (directive) => policyReports.inc({ directive }),
    purchaseMoved: (from, to) => moves.inc({ from, to }),
    moneyWentBack: (reason) => refunds.inc({ reason }),
    booksLookedAt: (broken) => books.set(broken),
    async page() {
      await refresh();
      return { type: registry.contentType, text: await registry.metrics() };
    },
  };
}
