import { expect, it } from 'vitest';
import type { Conversation } from '../../../shared/contract/conversations.ts';
import { shownState } from './listing-state-badge.tsx';

const about = (state: Conversation['listing']['state'], fulfillmentId?: string) =>
  shownState({ listing: { state } as Conversation['listing'], fulfillmentId });

it('shows what somebody bought as sold, after its seller and the listing were removed', () => {
  expect(about('removed', '1')).toBe('sold');
  expect(about('withdrawn', '1')).toBe('sold');
  expect(about('removed')).toBe('removed');
  expect(about('available', '1')).toBe('available');
});
