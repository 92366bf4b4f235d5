import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DetailedFulfillment } from '../../../shared/contract/fulfillment.ts';
import { openInPage, stubBrowser } from './drive-sale-page.tsx';
import { NextStep } from './next-step.tsx';

vi.mock('../../platform/api-client.ts', async () => {
  const { api } = await import('../../platform/api.ts');
  return { getApi: () => api };
});

beforeEach(() => stubBrowser(async () => Response.json([])));
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['cancelled', 'seller', 'buyer', 'The seller wrote'],
  ['cancelled', 'buyer', 'buyer', 'You wrote'],
  ['refused', 'buyer', 'seller', 'The buyer wrote'],
  ['completed', undefined, 'seller', 'The buyer wrote'],
] as const)('the message with which a sale was %s by %s is shown to the %s', async (state, endedBy, role, title) => {
  const one = { id: '1', listingId: '2', role, state, endedBy, method: 'pickup', other: { id: '3', name: 'Sal' } };
  const more = {
    reason: 'no_time',
    reasonText: 'Sorry, I move away.',
    window: null,
    timeZone: 'UTC',
    windows: [],
    photos: [],
    refundedCents: 0,
  };
  const leave = await openInPage(() => <NextStep one={{ ...one, ...more } as unknown as DetailedFulfillment} />);
  expect(document.querySelector('dt')?.textContent).toBe(title);
  expect(document.querySelector('dd')?.textContent).toContain('Sorry, I move away.');
  await leave();
});
