import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Happened } from '../../../shared/contract/statistics.ts';
import { MarketFigures } from './market-figures.tsx';

const quiet: Happened = { people: 1, listings: 2, sales: 1, soldCents: 5000, refundedCents: 0 };
const sentBack = { ...quiet, refundedCents: 5000 };

function drawn(today: Happened, before: Happened) {
  const numbers = { days: [{ ...today, day: '2026-05-04' }], before, ever: sentBack };
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(<MarketFigures numbers={numbers} />);
  return {
    charts: [...page.querySelectorAll('figcaption > :first-child')].map(({ textContent }) => textContent),
    ever: [...(page.querySelectorAll('dl')[1]?.querySelectorAll('dt') ?? [])].map(({ textContent }) => textContent),
    sums: [...(page.querySelector('dl')?.querySelectorAll('dt') ?? [])].map(({ textContent }) => textContent),
  };
}

const always = ['New accounts', 'New listings', 'Sales', 'Value sold'];

test('refunds have a chart only when there were any, and always a number', () => {
  expect(drawn(quiet, quiet)).toMatchObject({ charts: always, sums: [...always, 'Refunded'] });
  expect(drawn(sentBack, quiet).charts).toEqual([...always, 'Refunded']);
  expect(drawn(quiet, sentBack).charts).toEqual([...always, 'Refunded']);
});

test('does not call all accounts and listings new', () => {
  expect(drawn(quiet, quiet).ever).toEqual(['Accounts', 'Listings', 'Sales', 'Value sold', 'Refunded']);
});
