import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { requirePromtool } from '../../tools/find-promtool.mjs';

export type Series = { series: string; values: string };
type Alert = {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string; runbook_url: string };
};

const rulesFile = fileURLToPath(new URL('../../deploy/prometheus/alerts.yml', import.meta.url));

/** Minutes of each test; longer than the longest `for` and the oldest range. */
const LENGTH = 130;

export async function readAlerts(): Promise<Alert[]> {
  const { groups } = parse(await readFile(rulesFile, 'utf8')) as { groups: { rules: Alert[] }[] };
  return groups.flatMap(({ rules }) => rules);
}

/** A value that stays, or grows by `step` each minute. */
export const steady = (series: string, value: number, step = 0): Series => ({
  series,
  values: `${value}${step < 0 ? '' : '+'}${step}x${LENGTH}`,
});

/** A time so many seconds before the end of the test, which begins at 0. */
export const secondsAgo = (series: string, seconds: number): Series => steady(series, LENGTH * 60 - seconds);

/**
 * Turns two answers of `/metrics` into series: each counter goes on as it did between them, once a minute; the rest
 * stays as it is.
 */
export function seriesOf(before: string, after: string): Series[] {
  const earlier = new Map(samplesOf(before));
  const now = Date.now() / 1000;
  const found = samplesOf(after).map(([series, value]) => {
    const named = withLabels(series);
    if (/^\w+_timestamp_seconds\b/.test(series)) return secondsAgo(named, now - value);
    const isCounter = /^\w+_(total|count|sum|bucket)\b/.test(series);
    return isCounter ? steady(named, value, value - (earlier.get(series) ?? 0)) : steady(named, value);
  });
  return [steady('up{job="settee",instance="one"}', 1), ...found];
}

/** NaN says that the database was not read: no comparison is true for it. */
const samplesOf = (page: string): [series: string, value: number][] =>
  [...page.matchAll(/^([a-z_]\w*(?:\{.*\})?) (\S+)$/gm)]
    .map(([, series = '', value]): [string, number] => [series, Number(value)])
    .filter(([, value]) => Number.isFinite(value));

/** Prometheus adds these. */
const withLabels = (series: string) =>
  series.includes('{')
    ? series.replace(/\}$/, ',job="settee",instance="one"}')
    : `${series}{job="settee",instance="one"}`;

/** Lets Prometheus' own tool evaluate the rules. @returns the names of the alerts that fire, sorted */
export async function firingAlerts(input: readonly Series[]): Promise<string[]> {
  const said = await testRules([{ input, expected: (await readAlerts()).map(({ alert }) => ({ alert, labels: [] })) }]);
  const firing = [...said.matchAll(/alertname:\s*(\w+), time: \w+,/g)].map(([, name = '']) => name);
  if (firing.length === 0 && !said.includes('SUCCESS')) throw new Error(said);
  return firing.sort();
}

type RuleTest = {
  input: readonly Series[];
  /** The labels of each firing one. */
  expected: readonly { alert: string; labels: readonly Record<string, string>[] }[];
};

/** Tests the rules. @returns what the tool says: SUCCESS, or each alert that does not fire as expected */
export async function testRules(cases: readonly RuleTest[]): Promise<string> {
  const alerts = new Map((await readAlerts()).map((rule) => [rule.alert, rule]));
  const tests = cases.map(({ input, expected }) => ({
    interval: '1m',
    input_series: input,
    alert_rule_test: expected.map(({ alert, labels }) => ({
      eval_time: `${LENGTH}m`,
      alertname: alert,
      exp_alerts: labels.map((own) => ({
        exp_labels: { ...alerts.get(alert)?.labels, ...own },
        exp_annotations: alerts.get(alert)?.annotations,
      })),
    })),
  }));
  const folder = await mkdtemp(join(tmpdir(), 'settee-rules-'));
  const file = join(folder, 'test.yml');
  await writeFile(file, JSON.stringify({ rule_files: [rulesFile], evaluation_interval: '5m', tests }));
  const said = await run(await requirePromtool(), ['test', 'rules', file]);
  await rm(folder, { recursive: true });
  return said;
}

/** It exits with 1 when a test fails. */
const run = (program: string, args: string[]) =>
  new Promise<string>((resolve) => execFile(program, args, (_error, out, err) => resolve(out + err)));
