import { expect, it } from 'vitest';
import type { Conversation } from '../../../shared/contract/conversations.ts';
import { eventText } from './event-text.ts';

const ended = { text: '', event: { name: 'hold_lapsed', amountCents: 76_000, endedEarly: true } } as const;
const about = (state: Conversation['listing']['state']) =>
  ({ role: 'buyer', other: { name: 'Marta' }, listing: { state } }) as Conversation;

it('does not say of a listing that was taken down that it is available again', () => {
  expect(eventText(ended, about('available'))).toContain('available again');
  for (const state of ['removed', 'withdrawn'] as const)
    expect(eventText(ended, about(state))).toBe('The reservation has ended.');
});
