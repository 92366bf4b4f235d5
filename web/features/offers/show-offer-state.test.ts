import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { showOfferState } from './show-offer-state.ts';

it('changes the state of an answered offer where its conversation is shown, and of no other', () => {
  const cache = new QueryClient();
  for (const id of ['1', '2']) cache.setQueryData(['conversations', 'one', id], { id, offer: { id, state: 'open' } });
  showOfferState(cache, { offerId: '1', state: 'accepted' });
  expect(cache.getQueryData(['conversations', 'one', '1'])).toEqual({ id: '1', offer: { id: '1', state: 'accepted' } });
  expect(cache.getQueryData(['conversations', 'one', '2'])).toEqual({ id: '2', offer: { id: '2', state: 'open' } });
});
