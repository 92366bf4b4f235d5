import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { NothingFound } from './nothing-found.tsx';

vi.mock('@tanstack/react-router', () => ({ Link: ({ children }: { children: ReactNode }) => <span>{children}</span> }));
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

async function show(props: Partial<Parameters<typeof NothingFound>[0]>): Promise<HTMLElement> {
  const place = document.createElement('div');
  const root = createRoot(place);
  await act(async () => root.render(<NothingFound typed={undefined} isNarrowed {...props} />));
  return place;
}

it('says when more may be found without a filter than were counted', async () => {
  const count = async (countOrMore?: true) => {
    const nearest = { without: 'price', count: 4000, ...(countOrMore ? { countOrMore } : {}), items: [] };
    return (await show({ nearest })).querySelector('.price')?.textContent;
  };
  expect(await count(true)).toBe('4,000+');
  expect(await count()).toBe('4,000');
});

it('says when only the newest listings were searched', async () => {
  const nearest = { without: 'price', count: 4, items: [] };
  expect((await show({ totalOrMore: true, nearest })).textContent).toContain('None of the newest items match.');
  expect((await show({ totalOrMore: true })).textContent).toContain('None of the newest items match.');
  expect((await show({})).textContent).not.toContain('newest');
});

it('offers to sell where nothing is on sale and nobody searched', async () => {
  expect((await show({ isNarrowed: false })).textContent).toBe('Nothing is for sale right now.Sell');
  expect((await show({})).textContent).toContain('Nothing like that');
});
