import type { Metric, Registry } from 'prom-client';

const NAME = 'settee_http_seconds';
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

type Labels = { call: string; method: string; status: string };
type Times = { labels: Labels; sum: number; count: number; within: number[] };
type Value = { metricName: string; labels: Record<string, string | number>; value: number };

/** Counts an answer. @param status such as 304 */
export type CountAnswer = (call: string, method: string, status: number, seconds: number) => void;

/** Creates the histogram of answers. The library's own makes and sorts a text per answer, as costly as sending it. */
export function createAnswerTimes(registry: Registry): CountAnswer {
  const byCall = new Map<string, Map<string, Times[]>>();
  const timesOf = (call: string, method: string, statusClass: number) => {
    const byMethod = byCall.get(call) ?? new Map<string, Times[]>();
    byCall.set(call, byMethod);
    const byStatus = byMethod.get(method) ?? [];
    byMethod.set(method, byStatus);
    const labels = { call, method, status: `${statusClass}xx` };
    byStatus[statusClass] = { labels, sum: 0, count: 0, within: BOUNDS.map(() => 0) };
    return byStatus[statusClass];
  };
  const metric = {
    name: NAME,
    help: 'How long answers took, by call, method and class of status',
    type: 'histogram',
    aggregator: 'sum',
    get: async () => ({
      ...metric,
      values: [...byCall.values()].flatMap((byMethod) =>
        [...byMethod.values()].flatMap((all) => all.flatMap(valuesOf)),
      ),
    }),
    reset: () => byCall.clear(),
  };
  registry.registerMetric(metric as unknown as Metric);
  return (call, method, status, seconds) => {
    const statusClass = Math.floor(status / 100);
    const times = byCall.get(call)?.get(method)?.[statusClass] ?? timesOf(call, method, statusClass);
    times.sum += seconds;
    times.count += 1;
    const bound = BOUNDS.findIndex((most) => seconds <= most);
    if (bound >= 0) times.within[bound] = (times.within[bound] ?? 0) + 1;
  };
}

function valuesOf({ labels, sum, count, within }: Times): Value[] {
  let below = 0;
  const buckets = BOUNDS.map((le, i) => {
    below += within[i] ?? 0;
    return { metricName: `${NAME}_bucket`, labels: { le, ...labels }, value: below };
  });
  return [
    ...buckets,
    { metricName: `${NAME}_bucket`, labels: { le: '+Inf', ...labels }, value: count },
    { metricName: `${NAME}_sum`, labels, value: sum },
    { metricName: `${NAME}_count`, labels, value: count },
  ];
}
