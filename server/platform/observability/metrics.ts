import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { type RefundReason, refundReasons } from '../../../shared/domain/purchase.ts';
import type { Database } from '../db/database.ts';
import { createAnswerTimes } from './answer-times.ts';
import { createDatabaseMetrics } from './database-metrics.ts';

/** Prometheus metrics with few labels and no personal data. */
export type Metrics = {
  /** @param call contract name or kind of page @param code `ok` or an error code */
  answered(call: string, method: string, status: number, code: string, seconds: number): void;
  /** Counts only runs that had something to do. */
  jobRan(name: string, outcome: 'ok' | 'failed', seconds: number): void;
  /** Alerts need a person. @param message a literal in the code */
  alertLogged(message: string): void;
  publicAnswer(from: 'cache' | 'made'): void;
  /** @param directive one of a few */
  policyBroken(directive: string): void;
  /** Retried transactions count again. */
  purchaseMoved(from: string, to: string): void;
  /** `provider`: in the provider's dashboard; `returned`: it came back. */
  moneyWentBack(reason: RefundReason | 'provider' | 'transfer' | 'returned'): void;
  dueWorkRead(): void;
  /** Violated invariants (reliability 3.18). */
  booksChecked(broken: number): void;
  /** Omits database metrics when it is unreachable. */
  page(isReady: boolean): Promise<{ type: string; text: string }>;
};

const now = () => Date.now() / 1000;

/** Creates the metrics of `/metrics`. */
export function createMetrics(
  database: Pick<Database, 'db' | 'pool' | 'writePause'>,
  payouts: 'manual' | 'connect',
): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const countAnswer = createAnswerTimes(registry);
  const answersOf = createTally();
  const outcomes = new Counter({
    name: 'settee_answers_total',
    help: 'Answers by call and code; the codes of uploadImage are the verdicts on photos',
    labelNames: ['call', 'code'],
    collect: () => answersOf.take((call, code, count) => outcomes.inc({ call, code }, count)),
    registers,
  });
  const jobs = new Histogram({
    name: 'settee_job_seconds',
    help: 'How long background work took, by name and outcome; without runs that found nothing to do',
    labelNames: ['name', 'outcome'],
    buckets: [0.01, 0.05, 0.25, 1, 5, 30, 300],
    registers,
  });
  const alerts = new Gauge({
    name: 'settee_alert_last_timestamp_seconds',
    help: 'When a log line last asked for a person, by its message',
    labelNames: ['message'],
    registers,
  });
  const publicAnswersOf = createTally();
  const publicAnswers = new Counter({
    name: 'settee_public_answers_total',
    help: 'Public answers that were taken from the cache, or made anew',
    labelNames: ['from'],
    collect: () => publicAnswersOf.take((from, _, count) => publicAnswers.inc({ from }, count)),
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
  // A rate misses the first event of a new series.
  for (const reason of [...refundReasons, 'provider', 'transfer', 'returned']) refunds.inc({ reason }, 0);
  const dueWorkAt = new Gauge({
    name: 'settee_due_work_read_timestamp_seconds',
    help: 'When this process last found out which work waits; its start before the first time',
    registers,
  });
  dueWorkAt.set(now());
  const books = new Gauge({
    name: 'settee_books_broken',
    help: 'Rules of the books that the last look found broken; must be 0',
    registers,
  });
  const booksAt = new Gauge({
    name: 'settee_books_checked_timestamp_seconds',
    help: 'When this process last checked the books; its start before the first time',
    registers,
  });
  booksAt.set(now());
  const ready = new Gauge({ name: 'settee_ready', help: 'Whether /readyz says ready', registers });
  const stored = createDatabaseMetrics(database, payouts, registers);

  return {
    answered(call, method, status, code, seconds) {
      countAnswer(call, method, status, seconds);
      answersOf.add(call, code);
    },
    jobRan: (name, outcome, seconds) => jobs.observe({ name, outcome }, seconds),
    alertLogged: (message) => alerts.set({ message }, now()),
    publicAnswer: (from) => publicAnswersOf.add(from, ''),
    policyBroken: (directive) => policyReports.inc({ directive }),
    purchaseMoved: (from, to) => moves.inc({ from, to }),
    moneyWentBack: (reason) => refunds.inc({ reason }),
    dueWorkRead: () => dueWorkAt.set(now()),
    booksChecked(broken) {
      books.set(broken);
      booksAt.set(now());
    },
    async page(isReady) {
      ready.set(isReady ? 1 : 0);
      await stored.refresh();
      return { type: registry.contentType, text: await registry.metrics() };
    },
  };
}

/** Counts pairs until they are taken: the metrics library builds a text for each count. */
function createTally() {
  const counts = new Map<string, Map<string, number>>();
  return {
    add(first: string, second: string) {
      const of = counts.get(first) ?? new Map<string, number>();
      if (of.size === 0) counts.set(first, of);
      of.set(second, (of.get(second) ?? 0) + 1);
    },
    /** Passes each count since the last time. */
    take(each: (first: string, second: string, count: number) => void) {
      for (const [first, of] of counts) for (const [second, count] of of) each(first, second, count);
      counts.clear();
    },
  };
}
