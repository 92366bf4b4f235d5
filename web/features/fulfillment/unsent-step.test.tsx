import { QueryClient, QueryClientProvider, useQuery, useQueryClient } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DetailedFulfillment } from '../../../shared/contract/fulfillment.ts';
import { setSession } from '../../platform/session.ts';
import { fulfillmentQuery } from './fulfillment-query.ts';
import { NextStep } from './next-step.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
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

let root: ReturnType<typeof createRoot>;
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
async function open(first = sale) {
  const routeTree = createRootRoute({ component: () => <Sale first={first} /> });
  root = createRoot(document.body.appendChild(document.createElement('main')));
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={createRouter({ routeTree, history: createMemoryHistory() })} />
      </QueryClientProvider>,
    ),
  );
}
async function close() {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  stored = undefined;
}
const press = (name: string) =>
  act(async () =>
    [...document.querySelectorAll('button')].findLast(({ textContent }) => textContent === name)?.click(),
  );
const write = (field: HTMLTextAreaElement | HTMLSelectElement | null, value: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    field?.dispatchEvent(new Event(field.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }));
  });
/** Queries notify their readers a moment later. */
const settle = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve, 50))));
async function become(one: DetailedFulfillment) {
  await act(async () => change(one));
  await settle();
}
const note = () => document.querySelector('[role=status]:not(.sr-only)')?.textContent ?? '';
const inDialog = <T extends Element>(selector: string) => document.querySelector<T>(`[role=dialog] ${selector}`);

beforeEach(() => {
  localStorage.clear();
  answer = async () => Response.json({});
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('fetch', () => answer());
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
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
  const day = document.querySelector<HTMLInputElement>('input[type=date]');
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(day, '2099-05-04');
    day?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  const windows = [{ id: 'w', start: '2099-05-01T10:00:00.000Z', end: '2099-05-01T12:00:00.000Z' }];
  await become({ ...arranging, proposedBy: 'seller', windows } as unknown as DetailedFulfillment);
  expect(note()).toBe('');
  expect(document.querySelector<HTMLInputElement>('input[type=date]')?.value).toBe('2099-05-04');
  await become(cancelled);
  expect(document.querySelector('blockquote')?.textContent).toContain('2099');
});
