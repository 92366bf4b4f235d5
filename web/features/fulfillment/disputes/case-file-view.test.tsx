import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { CaseFile } from '../../../../shared/contract/fulfillment/disputes.ts';
import { CaseFileView } from './case-file-view.tsx';

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
const at = '2026-03-02T10:00:00.000Z';
const appealed: CaseFile = {
  id: '1',
  listingId: '2',
  title: 'Oak table',
  priceCents: 12_000,
  deliveryCents: 2_500,
  buyer: { id: '3', name: 'Ben' },
  seller: { id: '4', name: 'Sal' },
  state: 'appealed',
  reason: 'Broken',
  openedAt: at,
  deadlineAt: at,
  fulfillmentState: 'completed',
  refundableCents: 14_500,
  dispute: { openedBy: 'buyer', reason: 'Broken', text: '', openedAt: at, canAppeal: false, state: 'appealed' },
  photos: [],
  sold: { title: 'Oak table', description: '', condition: 'Good', location: 'Portland', pictures: [] },
  messages: [],
};

const show = (one: CaseFile) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <RouterContextProvider router={router}>
        <CaseFileView one={one} />
      </RouterContextProvider>
    </QueryClientProvider>,
  );

it('offers the decision to an admin who may make it', () => {
  expect(show(appealed)).toContain('>Decide<');
});

it('has no dot for a size that is not known', () => {
  expect(show(appealed).match(/ · /g)).toHaveLength(1);
});

it('says what the buyer paid, with the fee for the delivery', () => {
  expect(show(appealed)).toContain('Paid: $145<');
});

it('words offers and events like the screens of the parties', () => {
  const said = { from: 'system' as const, images: [], at };
  const page = show({
    ...appealed,
    messages: [
      { ...said, id: '5', from: 'buyer', text: 'The sentence for programs.', offerCents: 9_000 },
      { ...said, id: '6', text: 'The sentence for programs.', event: { name: 'sold', amountCents: 12_000 } },
    ],
  });
  expect(page).toContain('Offered $90');
  expect(page).toContain('It is sold.');
  expect(page).not.toContain('The sentence for programs.');
});

it('says who decides instead to one who may not', () => {
  const page = show({ ...appealed, obstacle: 'own_decision' });
  expect(page).not.toContain('>Decide<');
  expect(page).toContain('You made the first decision, so another admin decides on the appeal.');
  expect(page).toContain('Decision');
});

it('shows what each side says about a missed handover', () => {
  const absence = { by: 'seller', reason: 'waited_there', text: 'From ten to noon.' } as const;
  const page = show({ ...appealed, absence });
  expect(page).toContain('The seller says they waited in vain');
  expect(page).toContain('From ten to noon.');
});
