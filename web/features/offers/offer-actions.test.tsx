import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import type { Offer } from '../../../shared/contract/offers.ts';
import { OfferActions } from './offer-actions.tsx';

vi.mock('./pay-link.tsx', () => ({
  PayLink: ({ amountCents }: { amountCents: number }) => <a href="/pay">Pay {amountCents}</a>,
}));

type Facts = { by: 'me' | 'them'; amountCents?: number; state?: Offer['listing']['state']; minutes?: number };

function drawn(role: 'buyer' | 'seller', { by, amountCents = 8_000, state = 'available', minutes = 60 }: Facts) {
  const expiresAt = new Date(Date.now() + minutes * 60_000).toISOString();
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <OfferActions
        offer={{ id: '1', amountCents, state: 'open', by, expiresAt }}
        role={role}
        otherName="Bo"
        listing={{ id: '2', title: 'Oak chair', priceCents: 9_000, state }}
      />
    </QueryClientProvider>,
  );
  const steps = [...page.querySelectorAll('button, a')].map(({ textContent }) => textContent);
  return { steps, text: page.querySelector('p')?.textContent ?? '' };
}

it('an offer can be accepted, countered and declined by the other one, withdrawn by its maker', () => {
  expect(drawn('seller', { by: 'them' }).steps).toEqual(['Accept', 'Other price', 'Decline']);
  expect(drawn('buyer', { by: 'them', amountCents: 9_000 }).steps).toEqual(['Accept', 'Other price', 'Decline']);
  expect(drawn('buyer', { by: 'me', amountCents: 9_500 }).steps).toEqual(['Withdraw']);
});

it('an offer above the present price shows what helps in place of a button that is refused', () => {
  const seller = drawn('seller', { by: 'them', amountCents: 9_001 });
  expect(seller.steps).toEqual(['Other price', 'Decline']);
  expect(seller.text).toMatch(/Your price is lower by now: \$90\. Bo can buy it at that price/);
  const buyer = drawn('buyer', { by: 'them', amountCents: 9_001 });
  expect(buyer.steps).toEqual(['Pay 9000', 'Other price', 'Decline']);
  expect(buyer.text).toMatch(/The price is lower by now: \$90\./);
});

it('of a listing that cannot be sold now, an offer can only be declined or withdrawn', () => {
  for (const state of ['held', 'sold', 'withdrawn', 'removed'] as const) {
    const { steps, text } = drawn('seller', { by: 'them', amountCents: 9_500, state });
    expect([state, steps]).toEqual([state, ['Decline']]);
    expect(text).toMatch(state === 'held' ? /reserved while somebody pays/ : /not for sale at the moment/);
    expect(drawn('buyer', { by: 'me', state }).steps).toEqual(['Withdraw']);
  }
});

it('an offer whose time is over has no buttons', () => {
  for (const by of ['me', 'them'] as const) expect(drawn('seller', { by, minutes: -1 }).steps).toEqual([]);
});
