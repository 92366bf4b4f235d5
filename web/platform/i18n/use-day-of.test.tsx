// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { useDayOf } from './use-day-of.ts';

beforeAll(() => {
  vi.stubEnv('TZ', 'America/Los_Angeles');
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterAll(() => void vi.unstubAllEnvs());

const Listed = () => <p>{useDayOf()('2026-11-22T03:00:00.000Z')}</p>;

it('shows the day in the zone of the reader; the server writes one zone', () => {
  expect(renderToStaticMarkup(<Listed />)).toBe('<p>Nov 22, 2026</p>');
  const place = document.createElement('div');
  act(() => createRoot(place).render(<Listed />));
  expect(place.textContent).toBe('Nov 21, 2026');
});
