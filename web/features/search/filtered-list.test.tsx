import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SearchAnswer } from '../../../shared/contract/search.ts';
import { facets } from '../../../shared/domain/search.ts';
import type { SearchAddress } from '../listings/search-address.ts';
import { FilteredList } from './filtered-list.tsx';

type LinkProps = { children: ReactNode; 'aria-label'?: string; onClick?: () => void };
vi.mock('@tanstack/react-router', () => ({
  Link: ({ children, onClick, 'aria-label': label }: LinkProps) => (
    <button type="button" aria-label={label} onClick={onClick}>
      {children}
    </button>
  ),
  useLocation: () => undefined,
  useNavigate: () => () => undefined,
}));

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const counts = { ...Object.fromEntries(facets.map((name) => [name, []])), price: [{ value: '50-100', count: 2 }] };
const answer = { items: [], total: 12, facets: counts } as unknown as SearchAnswer;
const page = document.createElement('main');
let root: ReturnType<typeof createRoot>;

const show = (address: SearchAddress, busy = false, given = answer) =>
  act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <FilteredList address={address} answer={given} busy={busy}>
          {null}
        </FilteredList>
      </QueryClientProvider>,
    ),
  );

const field = (name: string) => page.querySelector<HTMLInputElement>(`input[name=${name}]`) as HTMLInputElement;
const typeInto = (name: string, text: string) =>
  act(async () => {
    field(name).focus();
    field(name).value = text;
    field(name).dispatchEvent(new Event('input', { bubbles: true }));
    field(name).blur();
  });
const press = (name: RegExp) =>
  act(async () =>
    [...page.querySelectorAll('button')]
      .find((button) => name.test(button.getAttribute('aria-label') ?? button.textContent))
      ?.click(),
  );
const refusedFields = () =>
  [...page.querySelectorAll('input[aria-invalid]')].map((input) => input.getAttribute('name'));

beforeEach(() => {
  document.body.append(page);
  root = createRoot(page);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.useRealTimers();
});

it('empties what was refused, and takes its error away, with all filters, its own chip and a price band', async () => {
  const address = { priceMin: 20, width: 80, colour: 'red' };
  for (const [link, left] of [
    [/^Clear all$/, []],
    [/^Remove: (Over|Under|From|.*\$)/, ['depth']],
    [/\$50/, ['depth']],
  ] as const) {
    await show(address);
    await typeInto('priceMax', 'abc');
    await typeInto('depth', 'wide');
    expect(refusedFields()).toEqual(['priceMax', 'depth']);
    await press(link);
    expect(refusedFields()).toEqual(left);
    expect([field('priceMax').value, field('priceMin').value]).toEqual(['', '20']);
    await press(/^Clear all$/);
  }
});

it('counts an empty shop, and speaks of results only where somebody searched', async () => {
  const heading = () => page.querySelector('[role=status]')?.textContent;
  const none = { ...answer, total: 0 };
  await show({}, false, none);
  expect(heading()).toBe('0 items');
  await show({ priceMin: 20 }, false, none);
  expect(heading()).toBe('No results');
});

it('shows no count of the search before while the server is silent', async () => {
  vi.useFakeTimers();
  await show({ priceMin: 20 });
  const heading = () => page.querySelector('[role=status]')?.textContent;
  expect(heading()).toBe('12 items for sale');
  await show({ priceMin: 30 }, true);
  await act(async () => void (await vi.advanceTimersByTimeAsync(1_500)));
  expect(heading()).toBe('Searching…');
  await show({ priceMin: 30 });
  expect(heading()).toBe('12 items for sale');
});
