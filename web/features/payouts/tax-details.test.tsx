import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import type { SellingAs } from '../../../shared/contract/sellers.ts';
import { setTextSource } from '../../platform/i18n/text-settings.ts';
import { sellingAsQuery } from '../sellers/selling-as-queries.ts';
import { taxDetailsQuery } from './payout-queries.ts';
import { TaxDetails } from './tax-details.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const account = { id: '1', displayName: 'Sal', email: 'sal@people.test', type: 'seller', verified: false } as const;
const trader = {
  legalName: 'Tables Ltd.',
  address: 'Main Street 1\nPortland',
  registration: 'HRB 1',
  email: 'a@b.test',
};
const asTrader: SellingAs = { stated: true, kind: 'trader', trader };
const nothing = { isAsked: true, isGiven: false, legalName: '', address: '', taxNumber: '' };

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });

async function show(details: typeof nothing, sellingAs: SellingAs) {
  const cache = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  const know = (known: SellingAs) => cache.setQueryData(sellingAsQuery(account.id).queryKey, known);
  cache.setQueryData(taxDetailsQuery.queryKey, details);
  know(sellingAs);
  const page = document.createElement('div');
  const root = createRoot(page);
  onTestFinished(() => act(() => root.unmount()));
  await act(async () =>
    root.render(
      <QueryClientProvider client={cache}>
        <RouterContextProvider router={router}>
          <TaxDetails account={account} />
        </RouterContextProvider>
      </QueryClientProvider>,
    ),
  );
  const fields = [...page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')];
  return { know, page, fields, values: () => fields.map(({ value }) => value) };
}

function type(field: HTMLInputElement | HTMLTextAreaElement | undefined, text: string) {
  if (!field) return;
  // React listens for what a person changes, and overrides the property of the element itself.
  Reflect.set(Object.getPrototypeOf(field), 'value', text, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

it('takes name and address over from how a trader sells', async () => {
  const { values } = await show(nothing, asTrader);
  expect(values()).toEqual([trader.legalName, trader.address, '']);
});

it('keeps what somebody has typed, or deleted, when that becomes known later', async () => {
  const { know, fields, values } = await show(nothing, { stated: false, kind: 'private' });
  expect(values()).toEqual(['', '', '']);
  await act(async () => type(fields[0], 'Sal Seller'));
  know(asTrader);
  await expect.poll(() => act(async () => values())).toEqual(['Sal Seller', trader.address, '']);
  await act(async () => type(fields[0], ''));
  expect(values()).toEqual(['', trader.address, '']);
});

it('shows what was saved before instead', async () => {
  const saved = { isAsked: true, isGiven: true, legalName: 'Sal Seller', address: 'Side Street 2', taxNumber: '12' };
  const { page } = await show(saved, asTrader);
  expect(page.textContent).toContain('Side Street 2');
  expect(page.textContent).not.toContain(trader.legalName);
});

it.each([
  ['en', '30 sales or more than €2,000 in a year'],
  ['de', '30 Verkäufen oder mehr als 2.000\u00a0€ im Jahr'],
] as const)('names the threshold as an amount of euros, in %s', async (language, threshold) => {
  setTextSource(() => ({ language }));
  onTestFinished(() => setTextSource(() => ({ language: 'en' })));
  expect((await show(nothing, asTrader)).page.textContent).toContain(threshold);
});
