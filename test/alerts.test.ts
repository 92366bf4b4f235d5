import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { readAlerts } from './support/prometheus-rules.ts';

const read = (path: string) => readFileSync(fileURLToPath(new URL(`../${path}`, import.meta.url)), 'utf8');

it('explains each alert in a section of the guide, and no other', async () => {
  const sections = [...read('docs/operations.md').matchAll(/^#### (Settee\w+)$/gm)].map(([, name]) => name);
  const alerts = await readAlerts();
  expect(alerts.map(({ alert }) => alert)).toEqual(sections);
  for (const { alert, labels, annotations } of alerts) {
    expect(['critical', 'warning']).toContain(labels.severity);
    expect(annotations.summary).toMatch(/^[A-Z].{10,}$/);
    expect(annotations.runbook_url).toBe(`docs/operations.md#${alert.toLowerCase()}`);
  }
});

it('lets Prometheus read each process of compose.yaml', () => {
  const { services } = parse(read('compose.yaml'), { merge: true }) as { services: Record<string, { image: string }> };
  const processes = Object.keys(services).filter((name) => services[name]?.image === 'settee');
  const { scrape_configs: jobs } = parse(read('deploy/prometheus/prometheus.yml'));
  expect(jobs).toMatchObject([
    { job_name: 'settee', static_configs: [{ targets: processes.map((name) => `${name}:3000`) }] },
  ]);
});
