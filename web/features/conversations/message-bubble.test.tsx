import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Message } from '../../../shared/contract/conversations.ts';
import { MessageBubble } from './message-bubble.tsx';

const sent: Message = { id: '1', kind: 'text', from: 'me', text: 'For programs.', at: '2026-03-02T10:00:00.000Z' };
const show = (message: Partial<Message>) =>
  renderToStaticMarkup(<MessageBubble message={{ ...sent, ...message }} otherName="Sal" isLast={false} />);

it('shows photos without a sentence about them', () => {
  const page = show({ kind: 'photos', images: [{ url: '/a.webp', width: 40, height: 30 }] });
  expect(page).toContain('/a.webp');
  expect(page).not.toContain('For programs.');
});

it('lets each message of the other person be reported, also one before others', () => {
  expect(show({ from: 'them' })).toContain('aria-label="Report: For programs."');
  expect(show({})).not.toContain('Report');
});

it('lists what is hidden as a sentence, with one word for “and”', () => {
  expect(show({ hidden: ['phone', 'email', 'link'] })).toContain('a phone number, an email address, and a link in');
  expect(show({ hidden: ['phone', 'link'] })).toContain('does not see a phone number and a link in');
});

it('says in the words of the screen that a message was removed', () => {
  const page = show({ removed: true });
  expect(page).toContain('This message was removed.');
  expect(page).not.toContain('For programs.');
});
