import { useQuery, useQueryClient } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DetailedFulfillment } from '../../../shared/contract/fulfillment.ts';
import { setSession } from '../../platform/session.ts';
import { inDialog, openInPage, press, settle, stubBrowser, write } from './drive-sale-page.tsx';
import { fulfillmentQuery } from './fulfillment-query.ts';
import { NextStep } from './next-step.tsx';

vi.mock('../../platform/api-client.ts', async () => {
  const { api } = await import('../../platform/api.ts');
  return { getApi: () => api };
});

const sale = {
  id: '1',
  listingId: '2',
  role: 'buyer',
  state: 'inspecting',
  method: 'seller_delivery',
  other: { id: '3', name: 'Sal' },
  priceCents: 12_000,
  deliveryCents: 0,
  refundedCents: 0,
  windows: [],
  photos: [],
  window: null,
  handedOverAt: '2026-03-02T10:00:00.000Z',
  timeZone: 'UTC',
  deadlineAt: '2099-03-02T10:00:00.000Z',
} as unknown as DetailedFulfillment;
const cancelled = { ...sale, state: 'cancelled', endedBy: 'seller', reason: 'no_time' } as DetailedFulfillment;

let leave: () => Promise<void>;
let stored: DetailedFulfillment | undefined;
let change: (one: DetailedFulfillment) => void;
let answer: () => Promise<Response>;

function Sale({ first }: { first: DetailedFulfillment }) {
  const cache = useQueryClient();
  const { queryKey } = fulfillmentQuery('1');
  stored ??= first;
  const { data } = useQuery({
    queryKey,
    queryFn: async () => stored ?? first,
    initialData: first,
    staleTime: Infinity,
  });
  change = (one) => {
    stored = one;
    cache.setQueryData(queryKey, one);
  };
  return <NextStep one={data} />;
}
const open = async (first = sale) => {
  leave = await openInPage(() => <Sale first={first} />);
};
async function close() {
  await leave();
  stored = undefined;
}
async function become(one: DetailedFulfillment) {
  await act(async () => change(one));
  await settle();
}
const note = () => document.querySelector('[role=status]:not(.sr-only)')?.textContent ?? '';

beforeEach(() => {
  answer = async () => Response.json({});
  stubBrowser(() => answer());
  const account = { id: 'ann', displayName: 'Ann', email: 'a@x.org', type: 'buyer', verified: false } as const;
  setSession({ status: 'signed-in', account });
});
afterEach(async () => {
  await close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('an open problem report whose sale was cancelled meanwhile says so, and shows what was typed until it is discarded', async () => {
  await open();
  await press('Report a problem');
  await write(inDialog<HTMLTextAreaElement>('textarea'), 'One leg is broken.');
  await write(inDialog<HTMLSelectElement>('select'), 'is_damaged');
  await become(cancelled);
  expect(document.querySelector('[role=dialog]')).toBeNull();
  for (const text of ['Cancelled', '“Report a problem” is not possible any more', 'Sal', 'kept on this device'])
    expect(note()).toContain(text);
  const seen = [...document.querySelectorAll('p:not(.sr-only)')].map(({ textContent }) => textContent);
  expect(seen.filter((text) => text.includes('We found no time.'))).toHaveLength(1);
  expect(document.querySelector('blockquote')?.textContent).toContain('One leg is broken.');
  await close();
  await open(cancelled);
  expect(document.querySelector('blockquote')?.textContent).toContain('One leg is broken.');
  await press('Discard this text');
  expect(note()).toBe('');
  await close();
  await open(cancelled);
  expect(note()).toBe('');
});

it('a report that is refused because the sale has changed says so too, also when its form is gone by then', async () => {
  let refuse: (answer: Response) => void = () => undefined;
  answer = () => new Promise((resolve) => (refuse = resolve));
  await open();
  await press('Report a problem');
  await write(inDialog<HTMLTextAreaElement>('textarea'), 'One leg is broken.');
  await press('Report a problem');
  await become(cancelled);
  expect(note()).toBe('');
  await act(async () => refuse(Response.json({ code: 'conflict', message: 'No.', fields: {} }, { status: 409 })));
  await vi.waitFor(() => expect(note()).toContain('nothing was sent'), { timeout: 120_000 });
  expect(document.querySelector('blockquote')?.textContent).toContain('One leg is broken.');
});

it('a report that is refused says so when the sale is read again', async () => {
  answer = async () => Response.json({ code: 'conflict', message: 'No.', fields: {} }, { status: 409 });
  await open();
  await press('Report a problem');
  await write(inDialog<HTMLTextAreaElement>('textarea'), 'One leg is broken.');
  stored = cancelled;
  await press('Report a problem');
  await vi.waitFor(() => expect(note()).toContain('nothing was sent'), { timeout: 120_000 });
  expect(document.querySelector('blockquote')?.textContent).toContain('One leg is broken.');
});

it('a report that was sent, a closed dialog and the same form after news of the other one say nothing', async () => {
  await open();
  await press('Report a problem');
  await become({ ...sale, state: 'inspecting', isBankDisputed: true } as DetailedFulfillment);
  expect(note()).toBe('');
  await press('Report a problem');
  await vi.waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull(), { timeout: 120_000 });
  await become(cancelled);
  expect(note()).toBe('');
});

it('typed times stay in the form when the other one proposes first, and are shown when the sale is cancelled', async () => {
  const arranging = { ...sale, state: 'arranging', method: 'pickup', handedOverAt: undefined, changesLeft: 2 };
  await open(arranging as unknown as DetailedFulfillment);
  await write(document.querySelector('input[type=date]'), '2099-05-04');
  const windows = [{ id: 'w', start: '2099-05-01T10:00:00.000Z', end: '2099-05-01T12:00:00.000Z' }];
  await become({ ...arranging, proposedBy: 'seller', windows } as unknown as DetailedFulfillment);
  expect(note()).toBe('');
  expect(document.querySelector<HTMLInputElement>('input[type=date]')?.value).toBe('2099-05-04');
  await become(cancelled);
  expect(document.querySelector('blockquote')?.textContent).toContain('2099');
});

const selling = {
  ...sale,
  role: 'seller',
  state: 'arranged',
  method: 'pickup',
  handedOverAt: undefined,
  changesLeft: 2,
};
const arranged = selling as unknown as DetailedFulfillment;
const sold = { ...arranged, state: 'cancelled', endedBy: 'buyer', reason: 'no_time' } as DetailedFulfillment;
const codeField = () => document.querySelector<HTMLInputElement>('input[autocomplete=one-time-code]');

it('a typed code of a handover stays over a reload, and is shown when the sale has ended meanwhile', async () => {
  await open(arranged);
  await write(codeField(), '123 45');
  await close();
  await open(arranged);
  expect(codeField()?.value).toBe('123 45');
  await become(sold);
  expect(codeField()).toBeNull();
  expect(document.querySelector('blockquote')?.textContent).toBe('123 45');
  await close();
  await open(sold);
  expect(document.querySelector('blockquote')?.textContent).toBe('123 45');
});

it('a code that the server did not get stays, also when the sale has changed by the time there is a connection', async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  await open(arranged);
  await write(codeField(), '123456');
  await press('Confirm the handover');
  await vi.waitFor(() => expect(document.body.textContent).toContain('could not reach'), { timeout: 120_000 });
  await close();
  await open(arranged);
  expect(codeField()?.value).toBe('123456');
  answer = async () => Response.json({ code: 'conflict', message: 'The shop knows.', fields: {} }, { status: 409 });
  stored = sold;
  await press('Confirm the handover');
  await vi.waitFor(() => expect(note()).toContain('The shop knows.'), { timeout: 120_000 });
  expect(note()).not.toContain('nothing was sent');
  expect(document.querySelector('blockquote')?.textContent).toBe('123456');
});

it('a code that was taken is stored no longer', async () => {
  await open(arranged);
  await write(codeField(), '123456');
  await press('Confirm the handover');
  await vi.waitFor(() => expect(Object.keys(localStorage)).toEqual([]), { timeout: 120_000 });
  await become({ ...arranged, state: 'inspecting' } as DetailedFulfillment);
  expect(note()).toBe('');
});

const parcel = { ...arranged, method: 'carrier' } as DetailedFulfillment;
const parcelField = () => document.querySelector<HTMLInputElement>('input[maxlength="200"]');

it('a typed parcel number stays over a reload until it is sent, and so does its correction', async () => {
  await open(parcel);
  await write(parcelField(), 'DHL 00340');
  await close();
  await open(parcel);
  expect(parcelField()?.value).toBe('DHL 00340');
  await press('I have sent it');
  await vi.waitFor(() => expect(Object.keys(localStorage)).toEqual([]), { timeout: 120_000 });
  const sent = { ...parcel, tracking: 'DHL 00340' } as DetailedFulfillment;
  await become(sent);
  expect(parcelField()?.value).toBe('DHL 00340');
  await write(parcelField(), 'DHL 00341');
  await close();
  await open(sent);
  expect(parcelField()?.value).toBe('DHL 00341');
  await write(parcelField(), 'DHL 00340');
  expect(Object.keys(localStorage)).toEqual([]);
  await become({ ...sent, state: 'disputed' } as DetailedFulfillment);
  expect(note()).toBe('');
});

it('a handover that was recorded without a connection and not taken shows its time and code', async () => {
  const given = { salt: 's', check: 1, rounds: 1, challenge: 'c' };
  const recorded = { code: '123456', at: '2026-03-02T10:00:00.000Z', isRefused: true };
  const one = { id: '1', accountId: 'ann', email: 'a@x.org', title: 'Chair', otherName: 'Sal', given, tries: [] };
  const record = () => localStorage.setItem('handover:1:ann', JSON.stringify({ ...one, recorded }));
  record();
  await open(arranged);
  await press('Type the code again');
  expect(codeField()?.value).toBe('123456');
  await close();
  record();
  await open(sold);
  for (const text of ['123456', 'not take the recorded handover', '2026'])
    expect(document.body.textContent).toContain(text);
  await press('Discard this text');
  expect([localStorage.getItem('handover:1:ann'), document.body.textContent?.includes('123456')]).toEqual([
    null,
    false,
  ]);
});
