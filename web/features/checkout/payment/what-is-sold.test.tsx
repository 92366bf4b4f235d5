import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { OrderToPay } from '../../../../shared/contract/wishlist.ts';
import { WhatIsSold } from './what-is-sold.tsx';

const wish = {
  category: 'Chair',
  condition: 'Good',
  year: '2019',
  description: 'A chair.',
  location: 'Portland, Oregon',
  colours: [],
  materials: [],
} as unknown as OrderToPay;

const photosOf = (images: string[]) => {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(<WhatIsSold wish={{ ...wish, images }} />);
  return [...page.querySelectorAll('a img')].map((photo) => photo.getAttribute('src'));
};

it('shows all photos that the buyer pays for, and a single one only once on the page', () => {
  const photos = ['https://a.example/1.webp', 'https://a.example/2.webp', 'https://a.example/3.webp'];
  expect(photosOf(photos)).toEqual(photos);
  expect(photosOf(photos.slice(0, 1))).toEqual([]);
});
