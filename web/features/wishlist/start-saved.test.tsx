import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { deviceSaved } from './device-saved.ts';
import { toggleSaved } from './start-saved.ts';

it('stores a pressed heart on the device before the session is known', () => {
  const cache = new QueryClient();
  const listing = { id: '00000000-0000-4000-8000-000000000001', title: 'Chair' };
  toggleSaved(cache, listing);
  expect(deviceSaved()).toEqual([listing.id]);
  toggleSaved(cache, listing);
  expect(deviceSaved()).toEqual([]);
});
