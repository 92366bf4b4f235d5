import { area } from '../area.ts';

export const blocks = area('blocks', {
  title: 'Blocked people',
  lede: 'You and they exchange no messages and offers, and buy nothing from each other. They are not told.',
  none: 'You have blocked nobody.',
  since: (day: string) => `Blocked on ${day}`,
  block: 'Block',
  blockNamed: (name: string) => `Block ${name}`,
  question: (name: string) => `Block ${name}?`,
  consequence:
    'You exchange no messages and offers, and buy nothing from each other. They are not told. You can undo it on your account page.',
  blocked: (name: string) => `${name} is blocked`,
  isBlocked: 'You have blocked this person.',
  unblock: 'Unblock',
  unblocked: (name: string) => `${name} is no longer blocked`,
});
