// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterContextProvider,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Listing } from '../../../shared/contract/listings.ts';
import { RowPicture } from '../../ui/list/row-picture.tsx';
import { ListingDetail } from '../listing-page/listing-detail.tsx';
import { ListingCard } from './listing-card.tsx';

const listing: Listing = {
  id: '5337efc2-bd63-802d-a055-d321e2eabd28',
  sellerName: 'Ada Brook',
  verified: false,
  location: 'Portland, OR',
  category: 'Chair',
  title: 'Windsor chair',
  price: '1250.50',
  condition: 'Good',
  year: '1974',
  description: 'Six spindles, one of them new.',
  image: '/images/demo/windsor-1.webp',
  images: ['/images/demo/windsor-1.webp', '/images/demo/windsor-2.webp'].map((url) => ({
    url,
    width: 1600,
    height: 1200,
    widths: [320, 800, 1600],
  })),
  colours: [],
  materials: [],
  available: true,
  advertised: false,
  createdAt: '2026-01-01T00:00:00.000Z',
};

/** Server HTML, before personal data. */
function shown(page: ReactNode): HTMLElement {
  const root = createRootRoute({ component: Outlet });
  const paths = ['/', '/login', '/furniture/$id'].map((path) => createRoute({ getParentRoute: () => root, path }));
  const router = createRouter({ routeTree: root.addChildren(paths), history: createMemoryHistory() });
  const body = document.createElement('div');
  body.innerHTML = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <RouterContextProvider router={router}>{page}</RouterContextProvider>
    </QueryClientProvider>,
  );
  return body;
}

const card = (change: Partial<Listing>) => shown(<ListingCard listing={{ ...listing, ...change }} />);

// spec §4: isAvailable ‘true’: the card shows Detail
test('an available listing has a Detail button that leads to its own page (spec §4)', () => {
  const link = card({}).querySelector('a');
  expect(link?.textContent).toBe('Detail of Windsor chair');
  expect(link?.getAttribute('href')).toBe(`/furniture/${listing.id}`);
  expect(card({}).textContent).not.toContain('Not Available');
});

// spec §4: Otherwise ‘Not Available’, and ‘Product Already Sold’ in the seller’s table
test("any other shows 'Not Available' and is no link (spec §4)", () => {
  const sold = card({ available: false });
  expect(sold.querySelector('a')).toBeNull();
  expect(sold.textContent).toContain('Not Available');
  expect(sold.textContent).not.toContain('Promoted');
});

test('a sold listing says so in a list and on its page; one that is for sale, or was withdrawn, does not', () => {
  for (const Drawn of [ListingCard, ListingDetail]) {
    const textOf = (change: Partial<Listing>) => shown(<Drawn listing={{ ...listing, ...change }} />).textContent;
    expect(textOf({ available: false })).toContain('Sold');
    expect(textOf({})).not.toContain('Sold');
    expect(textOf({ available: false, withdrawn: true })).not.toContain('Sold');
  }
});

// spec §1: Prices are shown in dollars
test('the price comes before all words, in dollars (spec §1)', () => {
  expect(card({}).textContent).toMatch(/^\$1,250\.50/);
});

// spec §2: The home screen reads addvertisement as the string ‘true’ (D11)
test('an advertised listing is marked as promoted (spec §2)', () => {
  expect(card({ advertised: true }).textContent).toContain('Promoted');
  expect(card({ advertised: false }).textContent).not.toContain('Promoted');
});

test('a listing that is being paid for shows so, without a time of day, whose zone the server cannot know', () => {
  const held = card({ onHoldUntil: '2026-01-01T12:34:00.000Z' }).textContent;
  expect(held).toContain('Reserved');
  expect(held).not.toMatch(/\d:34/);
});

// spec §1: A verified seller is shown with the badge
test('the badge belongs to verified sellers alone', () => {
  expect(card({ verified: true }).textContent).toContain('Verified seller');
  expect(card({ verified: false }).textContent).not.toContain('Verified seller');
});

// spec §2, §8: Detail modal, signed out: ‘To add product to your wishlist, you have Login first.’
test('the detail shows every picture and fact, and a visitor without scripts the prompt to log in (spec §2)', () => {
  const detail = shown(<ListingDetail listing={listing} />);
  // Thumbnails have no alternative text.
  expect([...detail.querySelectorAll('img:not([alt=""])')].map((picture) => picture.getAttribute('alt'))).toEqual([
    'Windsor chair, picture 1 of 2',
    'Windsor chair, picture 2 of 2',
  ]);
  for (const fact of ['$1,250.50', 'Chair', 'Good', '1974', 'Portland, OR', 'Six spindles', 'Ada Brook'])
    expect(detail.textContent).toContain(fact);
  expect(detail.textContent).toContain('To add product to your wishlist, you have Login first.');
});

test('a listing whose pictures were taken down says so in their place, and shows no broken one', () => {
  const bare = { ...listing, image: '', images: [] };
  for (const page of [card(bare), shown(<ListingDetail listing={bare} />), shown(<RowPicture image="" />)])
    expect(page.querySelector('img')).toBeNull();
  expect(card(bare).textContent).toContain('No photo');
  expect(shown(<ListingDetail listing={bare} />).textContent).toContain('No photo');
});

test('how to reach the seller is shown when the answer holds it, and asked for otherwise', () => {
  expect(shown(<ListingDetail listing={listing} />).querySelector('[href^="tel:"], [href^="mailto:"]')).toBeNull();
  const told = shown(
    <ListingDetail listing={{ ...listing, phone: '(503) 555-0142', sellerEmail: 'ada@settee.test' }} />,
  );
  expect(told.querySelector('[href="tel:5035550142"]')).not.toBeNull();
  expect(told.querySelector('[href="mailto:ada@settee.test"]')).not.toBeNull();
});

test('shows the title below the price and then where it is picked up, and on the seller card the person to ask for', () => {
  const place = { name: 'Portland', region: 'Oregon', country: 'US', latitude: 45.52, longitude: -122.68 };
  const below = card({}).querySelector('data')?.parentElement?.nextElementSibling;
  expect(below?.textContent).toBe('Windsor chair');
  expect(below?.nextElementSibling?.nextElementSibling?.textContent).toBe('Pickup in Portland, OR');
  expect(card({ pickup: false }).textContent).not.toContain('Pickup');
  const page = shown(<ListingDetail listing={{ ...listing, place, accountName: 'Ada B. Brook' }} />);
  expect(page.querySelector('data')?.parentElement?.nextElementSibling?.textContent).toBe('Pickup in Portland, Oregon');
  expect(page.textContent).toContain('Ask for Ada Brook.');
});
