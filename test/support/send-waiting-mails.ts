import { expect } from 'vitest';
import type { Market } from './marketplace.ts';

/** Runs due jobs and waits for emails taken by another worker. */
export async function sendWaitingMails(market: Market): Promise<void> {
  await market.drainJobs();
  const waiting = () =>
    market.sql("select id from jobs.job where name = 'send-mail' and state in ('created', 'active')");
  await expect.poll(waiting, { timeout: 120_000 }).toEqual([]);
}
