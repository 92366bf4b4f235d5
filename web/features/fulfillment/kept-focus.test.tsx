import { useQuery, useQueryClient } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DetailedFulfillment } from '../../../shared/contract/fulfillment.ts';
import { setSession } from '../../platform/session.ts';
import { ReplyForm } from '../reviews/reply-form.tsx';
import { openInPage, settle, stubBrowser } from './drive-sale-page.tsx';
import { fulfillmentQuery } from './fulfillment-query.ts';
import { NextStep } from './next-step.tsx';

vi.mock('../../platform/api-client.ts', async () => {
  const { api } = await import('../../platform/api.ts');
  return { getApi: () => api };
});

const sale = {
  id: '1',
  listingId: '2',
  role: 'seller',
  state: 'arranging',
  method: 'pickup',
  other: { id: '3', name: 'Ben' },
  priceCents: 12_000,
  deliveryCents: 0,
  refundedCents: 0,
  windows: [],
  photos: [],
  window: null,
  changesLeft: 2,
  address: 'High Street 1',
  timeZone: 'UTC',
} as unknown as DetailedFulfillment;
const windows = [{ id: 'w', start: '2099-05-01T10:00:00.000Z', end: '2099-05-01T12:00:00.000Z' }];
const proposed = { ...sale, proposedBy: 'seller', windows } as unknown as DetailedFulfillment;

let leave: () => Promise<void>;
let change: (one: DetailedFulfillment) => Promise<void>;

function Sale({ first }: { first: DetailedFulfillment }) {
  const cache = useQueryClient();
  const { queryKey } = fulfillmentQuery('1');
  const { data } = useQuery({ queryKey, queryFn: async () => first, initialData: first, staleTime: Infinity });
  change = async (one) => {
    await act(async () => void cache.setQueryData(queryKey, one));
    await settle();
  };
  return <NextStep one={data} />;
}
const open = async (first: DetailedFulfillment) => {
  leave = await openInPage(() => <Sale first={first} />);
};
/** As from the keyboard, a press leaves the focus on the button. */
const press = (name: string) =>
  act(async () => {
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
    button?.focus();
    button?.click();
  });
const focused = () => document.activeElement;

beforeEach(() => {
  stubBrowser(async () => Response.json({}));
  const account = { id: 'ann', displayName: 'Ann', email: 'a@x.org', type: 'seller', verified: false } as const;
  setSession({ status: 'signed-in', account });
});
afterEach(async () => {
  await leave();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('times that were proposed leave the focus on the heading, which says whose turn it is', async () => {
  await open(sale);
  await press('Propose');
  await change(proposed);
  expect(focused()?.textContent).toBe('Agree on a time');
});

it('the form of other times takes the focus, and gives it back to its button', async () => {
  await open(proposed);
  await press('Propose other times');
  expect(focused()?.getAttribute('type')).toBe('date');
  await press('Cancel');
  expect(focused()?.textContent).toBe('Propose other times');
});

it('the form of another address takes the focus, and gives it back to its button when the address is there', async () => {
  await open(proposed);
  await press('Change');
  expect(focused()).toBeInstanceOf(HTMLInputElement);
  await press('Save the address');
  await change({ ...proposed, address: 'High Street 2' });
  expect(focused()?.textContent).toBe('Change');
});

it('the form of an answer to a review takes the focus', async () => {
  leave = await openInPage(() => <ReplyForm reviewId="1" name="Ben" />);
  await press('Reply');
  expect(focused()).toBeInstanceOf(HTMLTextAreaElement);
});
