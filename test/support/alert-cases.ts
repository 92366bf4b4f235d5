import { type Series, secondsAgo, steady } from './prometheus-rules.ts';

type AlertCase = { series: Series[]; labels?: Record<string, string> };

const from = { job: 'settee', instance: 'one' };
const own = (name: string) => `${name}{job="settee",instance="one"}`;
const answers = (labels: string) => `settee_http_seconds_count{${labels},job="settee",instance="one"}`;
const above = (name: string): AlertCase => ({ series: [steady(own(name), 1)] });
const ofProcess = (name: string, value: number): AlertCase => ({ series: [steady(own(name), value)], labels: from });

const node = { job: 'patroni', instance: 'one' };
const ofNode = (name: string) => `${name}{scope="settee",job="patroni",instance="one"}`;

/** A state for each alert in which it fires. */
export const alertCases: Record<string, AlertCase> = {
  SetteeDown: ofProcess('up', 0),
  SetteeNotReady: ofProcess('settee_ready', 0),
  SetteeDatabaseUnreachable: ofProcess('settee_database_up', 0),
  SetteeCommitsWait: ofProcess('settee_commits_waiting', 2),
  SetteePoolExhausted: ofProcess('settee_database_waiting', 3),
  SetteeErrors: {
    series: [steady(answers('call="a",status="2xx"'), 0, 97), steady(answers('call="a",status="5xx"'), 0, 3)],
  },
  SetteeSlow: {
    series: [
      steady('settee_http_seconds_bucket{call="a",le="1"}', 0, 90),
      steady('settee_http_seconds_bucket{call="a",le="5"}', 0, 100),
      steady('settee_http_seconds_bucket{call="a",le="+Inf"}', 0, 100),
    ],
  },
  SetteeEventLoopLag: ofProcess('nodejs_eventloop_lag_p90_seconds', 0.3),
  SetteeMemory: ofProcess('process_resident_memory_bytes', 2e9),
  SetteeBusy: { series: [steady('settee_answers_total{call="a",code="busy"}', 0, 120)] },
  SetteeQueueLag: {
    series: [steady('settee_queue_oldest_seconds{queue="send-mail"}', 400)],
    labels: { queue: 'send-mail' },
  },
  SetteeJobsFail: {
    series: [steady('settee_job_seconds_count{name="send-mail",outcome="failed"}', 0, 1)],
    labels: { name: 'send-mail' },
  },
  SetteeDueWorkNotRead: {
    series: [secondsAgo(own('settee_due_work_read_timestamp_seconds'), 900)],
    labels: from,
  },
  SetteePeriodicJobMissed: {
    series: [secondsAgo('settee_periodic_last_run_timestamp_seconds{name="sweep-images"}', 10_000)],
    labels: { name: 'sweep-images' },
  },
  SetteeBooksNotChecked: {
    series: [secondsAgo(own('settee_books_checked_timestamp_seconds'), 3_000)],
    labels: from,
  },
  SetteeBooksBroken: above('settee_books_broken'),
  SetteeLedgerBreaks: above('settee_ledger_breaks'),
  SetteePurchasesOverdue: above('settee_purchases_overdue'),
  SetteeWebhooksFail: {
    series: [
      steady(answers('call="api/webhooks",status="2xx"'), 0, 8),
      steady(answers('call="api/webhooks",status="4xx"'), 0, 2),
    ],
  },
  SetteeWebhooksWaiting: above('settee_events_waiting'),
  SetteeWebhooksParked: above('settee_events_parked'),
  SetteeCardProviderFails: { series: [steady('settee_answers_total{call="a",code="provider_unavailable"}', 0, 1)] },
  SetteeRefundsFailed: above('settee_refunds_failed'),
  SetteeOversold: {
    series: [steady('settee_refunds_total{reason="oversold"}', 0, 0.1)],
    labels: { reason: 'oversold' },
  },
  SetteeDisputeOpen: above('settee_disputes_open'),
  SetteePayoutsOverdue: above('settee_payouts_overdue'),
  SetteeAskedForPerson: {
    series: [secondsAgo('settee_alert_last_timestamp_seconds{message="a purchase is stuck"}', 60)],
    labels: { message: 'a purchase is stuck' },
  },
  SetteeMailsWaiting: above('settee_mails_waiting'),
  SetteeMailsFailed: above('settee_mails_failed'),
  SetteePicturesBroken: above('settee_pictures_broken'),
  SetteeArchiveStuck: above('settee_archive_stuck'),
  SetteePolicyReports: {
    series: [steady('settee_policy_reports_total{directive="connect-src"}', 0, 0.1)],
    labels: { directive: 'connect-src' },
  },
  SetteeNoPrimary: { series: [steady(ofNode('patroni_primary'), 0)], labels: { scope: 'settee' } },
  SetteeNoStandby: { series: [steady(ofNode('patroni_sync_standby'), 0)], labels: { scope: 'settee' } },
  SetteeDatabaseNodeDown: { series: [steady('up{job="patroni",instance="one"}', 0)], labels: node },
  SetteeReplicationLag: {
    series: [
      steady('patroni_xlog_location{scope="settee",job="patroni",instance="two"}', 3e8),
      steady(ofNode('patroni_xlog_replayed_location'), 1e8),
    ],
    labels: { ...node, scope: 'settee' },
  },
};
