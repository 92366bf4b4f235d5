import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { NothingFound } from './nothing-found.tsx';

vi.mock('@tanstack/react-router', () => ({ Link: ({ children }: { children: ReactNode }) => <span>{children}</span> }));
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

it('says when more may be found without a filter than were counted', async () => {
  const place = document.createElement('div');
  const root = createRoot(place);
  const show = (countOrMore?: true) =>
    act(async () =>
      root.render(
        <NothingFound
          nearest={{ without: 'price', count: 4000, ...(countOrMore ? { countOrMore } : {}), items: [] }}
          typed={undefined}
          isNarrowed
        />,
      ),
    );
  await show(true);
  expect(place.querySelector('.price')?.textContent).toBe('4,000+');
  await show();
  expect(place.querySelector('.price')?.textContent).toBe('4,000');
});
