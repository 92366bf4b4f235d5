import { Hono } from 'hono';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import type { Config } from '../../ports/config.ts';
import { warnOfProxy } from './warn-of-proxy.ts';

it.each([
  [0, 1],
  [1, 0],
])('with %i proxies in the settings a forwarded request is warned of %i times', async (trustProxy, times) => {
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  const app = new Hono().use(warnOfProxy({ config: { trustProxy } as Config, log })).get('/', (c) => c.text('hello'));
  await app.request('/');
  expect(lines).toEqual([]);
  for (let n = 0; n < 3; n++) await app.request('/', { headers: { 'X-Forwarded-For': '203.0.113.5' } });
  expect(lines).toHaveLength(times);
});
