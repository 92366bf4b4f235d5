import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Listing } from '../../../shared/contract/listings.ts';
import { HiddenContact } from './contact.tsx';

const drawn = (contactHidden?: Listing['contactHidden']) => {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <HiddenContact listing={{ id: '1', contactHidden } as Listing} />
    </QueryClientProvider>,
  );
  return page;
};

const heights = (element: Element | null) =>
  [...(element?.classList ?? [])].filter((name) => /(^|:)min-h-/.test(name)).sort();

test('a line that says why the contact is hidden is as high as the button that takes its place', () => {
  const button = heights(drawn('on_request').querySelector('button'));
  expect(button).toHaveLength(2);
  for (const reason of [undefined, 'confirm_email'] as const)
    expect(heights(drawn(reason).querySelector('p'))).toEqual(button);
});

test('a member is not told to log in before the page knows them', () => {
  expect(drawn().querySelector('p')?.className).toContain('in-data-known:invisible');
  expect(drawn('confirm_email').querySelector('p')?.className).not.toContain('invisible');
});
